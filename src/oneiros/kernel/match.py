"""One game in progress: it numbers its steps, refuses what is not asked for, and takes back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from oneiros.kernel.decision import Decision
from oneiros.kernel.errors import (
    BadData,
    ForeignAnswer,
    IllegalAnswer,
    NothingToUndo,
    Refusal,
    StaleAnswer,
)
from oneiros.kernel.fact import Fact
from oneiros.kernel.ruleset import Ending, Ruleset
from oneiros.kernel.state import CHANCE, NOBODY, State

# States hold options in 64 bits; a larger number can mean nothing to a ruleset.
_LARGEST: Final = 2**63 - 1


class ChanceSeat(Protocol):
    """Answers for chance, such as FairChance."""

    def draw(self, weights: Sequence[int]) -> int:
        """Give the index of one of the weights."""


class Answer(NamedTuple):
    """What was answered at one step: who, which option, and what a record says of it.

    `chosen` is the option's index. A player's answer is written in notation, one of chance as
    `chosen` among `weights`.
    """

    seat: int
    option: int
    text: str = ""
    chosen: int = 0
    weights: tuple[int, ...] = ()


class Cut(NamedTuple):
    """The taking back of an answer, named by its entry in the log, and of everything after it.

    `seats` have agreed to it, first the one whose answer it was.
    """

    entry: int
    seats: tuple[int, ...]


class Outcome(NamedTuple):
    """What chance answered: the entry in the log, and which of the weights."""

    entry: int
    chosen: int
    weights: tuple[int, ...]


class Match:
    """A game in progress, decided by its set-up and its answers, those of chance included.

    Step n is the one that answer n takes, counted from 0, whichever seat gives it. Where
    several seats may answer at once, a seat may name any step since its question stands: what
    others answer does not make it stale. A refusal changes nothing, because each answer is applied
    to a copy; the earlier states are kept while they can be gone back to.

    `answers` are those that stand. `log` holds every answer that somebody may have learnt from,
    also those that were taken back, and each `Cut`; only a free undo leaves nothing in it.
    """

    def __init__(self, ruleset: Ruleset, setup: object, *, facts: bool = True) -> None:
        """Begin a game, or refuse its set-up; without `facts` nobody listens to what happens."""
        self.ruleset = ruleset
        self.setup = ruleset.check(setup)
        self.seats = ruleset.seats(self.setup)
        self.state = ruleset.start(self.setup, facts=facts)
        self.answers: list[Answer] = []
        self.log: list[Answer | Cut] = []
        self.drawn = 0
        """How many outcomes of chance stand."""
        self.takebacks = 0
        """How many cuts there were."""
        # The entry of each answer that stands.
        self._entries: list[int] = []
        # The answers before this step stand: new information appeared just before it.
        self.settled = 0
        self._earlier: list[State] = []
        self._listening = facts
        self._facts: list[list[Fact]] = []
        # Which seats could answer when a player was asked last, and since which step the question
        # of each has stood, whatever the others answered.
        self._able: list[bool] = [False] * len(self.seats)
        self._asked_since: list[int] = [0] * len(self.seats)
        self._note_asked()
        # What happened before the first question.
        self._opening: list[Fact] = self.state.facts or []
        self.state.facts = None

    @property
    def step(self) -> int:
        """The step that waits for an answer."""
        return len(self.answers)

    def decision(self, seat: int | None = None) -> Decision | None:
        """Say what is asked now, or what a seat may answer now; None if that is nothing."""
        asking = self.state if seat is None else self.facing(seat)
        if asking is None or asking.seat == NOBODY:
            return None
        question = self.ruleset.question(asking)
        return Decision(len(self.answers), asking.seat, question, tuple(asking.options))

    def facing(self, seat: int) -> State | None:
        """Give the state as it asks a seat or CHANCE, or None where that one may not answer now."""
        if seat not in (CHANCE, NOBODY):
            self._name(seat)
        return self.state.facing(seat)

    def asking(self, seat: int, step: int) -> State:
        """Give the state as it asks a seat, a copy where another is asked.

        Refuse an answer that comes too late or too early, or from somebody else.
        """
        asked = self.state.seat
        name = self._name(seat)
        if asked == NOBODY:
            raise StaleAnswer("answer-game-over")
        if not self._asked_since[seat] <= step <= len(self.answers):
            raise StaleAnswer("answer-stale", step=step, expected=len(self.answers))
        if asked == CHANCE:
            raise ForeignAnswer("answer-awaits-chance", seat=name)
        if seat != asked and not self.state.may_answer(seat):
            raise ForeignAnswer("answer-foreign", seat=name, asked=self.seats[asked])
        asking = self.state.facing(seat, facts=self._listening)
        if asking is None:
            raise StaleAnswer("answer-by-itself", seat=name)
        return asking

    def ending(self) -> Ending | None:
        """Say how the game ended, or None while it goes on."""
        return self.ruleset.ending(self.state)

    def answer(self, seat: int, option: int, step: int) -> None:
        """Go on with a seat's answer to the question of a step."""
        self._take(self.asking(seat, step), option)

    def answer_at(self, seat: int, index: int, step: int) -> None:
        """Go on with a seat's answer by the index of its option."""
        asking = self.asking(seat, step)
        if not 0 <= index < len(asking.options):
            question = self.ruleset.question(asking)
            raise IllegalAnswer("answer-not-offered", came=index, question=question)
        self._take(asking, asking.options[index])

    def say(self, seat: int, text: str, step: int) -> None:
        """Go on with a seat's answer in notation."""
        asking = self.asking(seat, step)
        self._take(asking, self.ruleset.read(asking, text))

    def answer_chance(self, option: int) -> None:
        """Go on with what chance answers; what came before can no longer be taken back."""
        state = self.state
        if state.seat == NOBODY:
            raise StaleAnswer("answer-game-over")
        if state.seat != CHANCE:
            raise ForeignAnswer("chance-not-asked", asked=self.seats[state.seat])
        if option not in state.options:
            raise IllegalAnswer("chance-not-offered", came=option)
        index = state.options.index(option)
        self._go_on(state, Answer(CHANCE, option, "", index, tuple(state.weights)))
        self.drawn += 1
        self.settle()

    def roll(self, chance: ChanceSeat) -> None:
        """Let chance answer until a player is asked or the game is over."""
        while self.state.seat == CHANCE:
            self.answer_chance(self.state.options[chance.draw(self.state.weights)])

    def facts_since(self, step: int) -> list[Fact]:
        """Tell what happened by the answers from a step on; what was undone never happened."""
        if not 0 <= step <= len(self.answers):
            raise BadData("step-unknown", step=step, last=len(self.answers))
        later = [fact for facts in self._facts[step:] for fact in facts]
        return later if step else [*self._opening, *later]

    def facts_at(self, step: int) -> list[Fact]:
        """Tell what happened by the answer of a step alone."""
        return self._facts[step]

    def heard_since(self, step: int, seat: int) -> list[Fact]:
        """Tell the same as a seat hears it, or NOBODY, who only looks on."""
        if seat != NOBODY:
            self._name(seat)
        return [self.ruleset.hear(fact, seat) for fact in self.facts_since(step)]

    def heard_by_step(self, step: int, seat: int) -> list[tuple[int, Fact]]:
        """Tell the same with the step of each; what happened before the first is told with it."""
        if not 0 <= step <= len(self.answers):
            raise BadData("step-unknown", step=step, last=len(self.answers))
        told = [] if step else [(0, self.ruleset.hear(fact, seat)) for fact in self._opening]
        for number in range(step, len(self._facts)):
            told += [(number, self.ruleset.hear(fact, seat)) for fact in self._facts[number]]
        return told

    def undo_limit(self, seat: int) -> int:
        """Give the step that a seat may freely go back to, which is this step when it may not."""
        limit = len(self.answers)
        if self.state.seat == NOBODY:
            return limit
        while limit > self.settled and self.answers[limit - 1].seat == seat:
            limit -= 1
        return limit

    def undo(self, seat: int) -> Answer:
        """Take back a seat's last answer, if nobody has learnt anything or answered since.

        A finished game stands: its server seed may be known by now.
        """
        if self.undo_limit(seat) == len(self.answers):
            raise self._not_undone(seat)
        self.state = self._earlier.pop()
        if self._listening:
            self._facts.pop()
        taken = self.answers.pop()
        # Nothing is undone past a cut, so the last entry is this answer.
        self.log.pop()
        self._entries.pop()
        self._able = [False] * len(self.seats)
        self._note_asked()
        return taken

    def go_back(self, step: int, seats: Sequence[int]) -> None:
        """Take back the answer of a step and all later ones, as these seats have agreed.

        Everything before it stands: only another agreement goes back further.
        """
        if self.state.seat == NOBODY:
            raise NothingToUndo("undo-game-over")
        if not 0 <= step < len(self.answers):
            raise BadData("step-unknown", step=step, last=len(self.answers) - 1)
        again = Match(self.ruleset, self.setup, facts=self._listening)
        for answer in self.answers[:step]:
            again.repeat(answer)
        self.log.append(Cut(self._entries[step], tuple(seats)))
        self.takebacks += 1
        del self._entries[step:]
        self.state = again.state
        self.answers = again.answers
        self.drawn = again.drawn
        self._facts = again._facts
        self._able = again._able
        self._asked_since = again._asked_since
        self.settle()

    def step_of(self, entry: int) -> int:
        """Give the step of an entry of the log whose answer stands, or refuse."""
        step = bisect_left(self._entries, entry)
        if self._entries[step : step + 1] != [entry]:
            raise BadData("entry-unknown", entry=entry, last=len(self.log) - 1)
        return step

    def repeat(self, answer: Answer) -> None:
        """Go on with an answer that was given before."""
        if answer.seat == CHANCE:
            self.answer_chance(answer.option)
        else:
            self.answer(answer.seat, answer.option, len(self.answers))

    def outcomes_since(self, step: int, seat: int) -> list[Outcome]:
        """Tell the outcomes from a step on of which a seat, or NOBODY, hears everything."""
        found: list[Outcome] = []
        for number in range(step, len(self._facts)):
            answer = self.answers[number]
            told = self._facts[number]
            if answer.seat != CHANCE or not told:
                continue
            if all(self.ruleset.hear(fact, seat) == fact for fact in told):
                found.append(Outcome(self._entries[number], answer.chosen, answer.weights))
        return found

    def _take(self, asking: State, option: int) -> None:
        """Go on with a player's answer, if it is one of the options."""
        if option not in asking.options:
            raise self._illegal(asking, option)
        text = self.ruleset.write(asking, option)
        before = self.state.revealed
        self._go_on(asking, Answer(asking.seat, option, text, asking.options.index(option)))
        if self.state.revealed != before:
            self.settle()

    def _go_on(self, asking: State, answer: Answer) -> None:
        after = asking
        if asking is self.state:
            after = asking.copy()
            after.facts = [] if self._listening else None
        after.apply(answer.option)
        if after.facts is not None:
            self._facts.append(after.facts)
            after.facts = None
        self._earlier.append(self.state)
        self.state = after
        self.answers.append(answer)
        self._entries.append(len(self.log))
        self.log.append(answer)
        if answer.seat >= 0:
            self._able[answer.seat] = False
        self._note_asked()

    def _note_asked(self) -> None:
        """Note who is asked something new; while chance is asked, questions stand."""
        if self.state.seat < 0:
            return
        for seat in range(len(self.seats)):
            able = self.state.may_answer(seat)
            if able and not self._able[seat]:
                self._asked_since[seat] = len(self.answers)
            self._able[seat] = able

    def settle(self) -> None:
        """Let everything stand that has been answered so far."""
        self.settled = len(self.answers)
        self._earlier.clear()

    def _illegal(self, asking: State, option: int) -> IllegalAnswer:
        """Say by which rule an answer is not among the options, and what is in the way."""
        if -_LARGEST <= option <= _LARGEST:
            reason = self.ruleset.explain(asking, asking.seat, option)
            if reason is not None:
                return IllegalAnswer(reason.key, **{**reason.details, "rule": reason.rule})
        question = self.ruleset.question(asking)
        return IllegalAnswer("answer-not-offered", came=option, question=question)

    def _not_undone(self, seat: int) -> Refusal:
        """Say what stands between a seat and its last answer."""
        name = self._name(seat)
        if self.state.seat == NOBODY:
            return NothingToUndo("undo-game-over")
        last = len(self.answers) - 1
        own = last
        while own >= 0 and self.answers[own].seat != seat:
            own -= 1
        if own < 0:
            return NothingToUndo("undo-nothing", seat=name)
        if own < self.settled:
            learnt = self.settled - 1
            if self.answers[learnt].seat == CHANCE:
                return NothingToUndo("undo-chance", seat=name, step=learnt)
            return NothingToUndo("undo-revealed", seat=name, step=learnt)
        other = self.seats[self.answers[last].seat]
        return NothingToUndo("undo-other-seat", seat=name, step=last, other=other)

    def _name(self, seat: int) -> str:
        if not 0 <= seat < len(self.seats):
            raise ForeignAnswer("answer-no-seat", came=seat, seats=len(self.seats))
        return self.seats[seat]
