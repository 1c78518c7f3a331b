"""One game in progress: it numbers its steps, refuses what is not asked for, and takes back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Protocol

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
from oneiros.kernel.illegal import illegal
from oneiros.kernel.log import UNKNOWN, Answer, Cut, Outcome
from oneiros.kernel.origin import checked
from oneiros.kernel.past import Moment, Past
from oneiros.kernel.ruleset import Ending, Ruleset, Setup
from oneiros.kernel.state import CHANCE, NOBODY, State


class ChanceSeat(Protocol):
    """Answers for chance, such as FairChance."""

    def draw(self, weights: Sequence[int]) -> int:
        """Give the index of one of the weights."""


class Match:
    """A game in progress, decided by its set-up and its answers, those of chance included.

    Step n is the one that answer n takes, counted from 0, whichever seat gives it. Where
    several seats may answer at once, a seat may name any step since its question stands: what
    others answer does not make it stale. A refusal changes nothing, because each answer is applied
    to a copy; enough of the earlier states are kept to go back in bounded time.

    `answers` are those that stand. `log` holds every answer that somebody may have learnt from,
    also those that were taken back, and each `Cut`; only a free undo leaves nothing in it.
    """

    def __init__(self, ruleset: Ruleset, setup: object, *, facts: bool = True) -> None:
        """Begin a game, or refuse its set-up; without `facts` nobody listens to what happens."""
        self.ruleset = ruleset
        self.setup = checked(ruleset, setup)
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
        self._past = Past()
        self._listening = facts
        self._facts: list[list[Fact]] = []
        # For each answer of chance, who knew what it could be.
        self._foreseen: list[tuple[int, ...]] = []
        # Which seats could answer when a player was asked last.
        self._able: list[bool] = [False] * len(self.seats)
        self.asked_since: list[int] = [0] * len(self.seats)
        """Since which step the question of each seat has stood, whatever the others answered."""
        self._note_asked(0)
        # What each seat is asked again because its answer was taken back.
        self._brought_back: dict[int, str] = {}
        # What happened before the first question.
        self._opening: list[Fact] = self.state.facts or []
        self.state.facts = None
        self._keep(0)

    def __getnewargs__(self) -> tuple[Ruleset, Setup]:
        """Begin an unpickled match with its set-up; all that has happened follows."""
        return self.ruleset, self.setup

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
        if not self.asked_since[seat] <= step <= len(self.answers):
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

    def heard_by_step(
        self, step: int, seat: int, until: int | None = None
    ) -> list[tuple[int, Fact]]:
        """Tell the same with the step of each, perhaps only up to another step.

        What happened before the first answer is told with it.
        """
        if not 0 <= step <= len(self.answers):
            raise BadData("step-unknown", step=step, last=len(self.answers))
        told = [] if step else [(0, self.ruleset.hear(fact, seat)) for fact in self._opening]
        for number in range(step, len(self._facts) if until is None else until):
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
        taken = self.answers[-1]
        self._rewind(len(self.answers) - 1)
        # Nothing is undone past a cut, so the last entry is this answer.
        self.log.pop()
        self._able = [False] * len(self.seats)
        self._note_asked(len(self.answers))
        self._bring_back(seat)
        return taken

    def go_back(self, step: int, seats: Sequence[int]) -> None:
        """Take back the answer of a step and all later ones, as these seats have agreed.

        Everything before it stands: only another agreement goes back further.
        """
        if self.state.seat == NOBODY:
            raise NothingToUndo("undo-game-over")
        if not 0 <= step < len(self.answers):
            raise BadData("step-unknown", step=step, last=len(self.answers) - 1)
        self.log.append(Cut(self._entries[step], tuple(seats)))
        self.takebacks += 1
        taken = self.answers[step]
        self._rewind(step)
        self.settle()
        self._brought_back = {}
        self._bring_back(taken.seat)

    def is_brought_back(self, seat: int) -> bool:
        """Tell whether a seat is asked what it has answered before, as that was taken back.

        While the same goes on to be asked, such as damage of one defender after another, it is.
        """
        return seat in self._brought_back

    def bring_back(self) -> None:
        """Take everybody to be asked again: of what was freely taken back, nothing else tells."""
        for seat in range(len(self.seats)):
            self._bring_back(seat)

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

    def outcomes_since(self, step: int, seat: int, until: int | None = None) -> list[Outcome]:
        """Tell the outcomes from a step on; that there was one is told of each.

        The rest only where a seat, or NOBODY, knows everything of it: whoever hears what was drawn,
        but did not know what could be, would learn that from them.
        """
        found: list[Outcome] = []
        for number in range(step, len(self._facts) if until is None else until):
            answer = self.answers[number]
            told = self._facts[number]
            if answer.seat != CHANCE:
                continue
            entry = self._entries[number]
            heard = told and all(self.ruleset.hear(fact, seat) == fact for fact in told)
            if heard and seat in self._foreseen[number]:
                found.append(Outcome(entry, answer.chosen, answer.weights))
            else:
                found.append(Outcome(entry, UNKNOWN, ()))
        return found

    def is_outcome(self, entry: int) -> bool:
        """Tell whether chance answered at an entry of the log, even if that was taken back."""
        if not 0 <= entry < len(self.log):
            return False
        found = self.log[entry]
        return isinstance(found, Answer) and found.seat == CHANCE

    def _take(self, asking: State, option: int) -> None:
        """Go on with a player's answer, if it is one of the options."""
        if option not in asking.options:
            raise illegal(self.ruleset, asking, option)
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
            self._foreseen.append(self._foreseeing(asking) if answer.seat == CHANCE else ())
            after.facts = None
        self.answers.append(answer)
        self._entries.append(len(self.log))
        self.log.append(answer)
        self._arrive(after, answer.seat, len(self.answers))
        if answer.seat in self._brought_back:
            before = self._brought_back.pop(answer.seat)
            self._bring_back(answer.seat, before)

    def _foreseeing(self, asking: State) -> tuple[int, ...]:
        """Name the seats, and NOBODY, that know what chance may answer."""
        everybody = (NOBODY, *range(len(self.seats)))
        return tuple([seat for seat in everybody if self.ruleset.foresees(asking, seat)])

    def _rewind(self, step: int) -> None:
        """Stand before the answer of an earlier step; what came before it is as it was."""
        begun = self._past.latest(step)
        moment = self._past.at(begun)
        self._past.cut(begun)
        self.state = moment.state
        self._able = list(moment.able)
        self.asked_since = list(moment.asked_since)
        self.drawn -= len([one for one in self.answers[step:] if one.seat == CHANCE])
        del self.answers[step:]
        del self._entries[step:]
        del self._facts[step:]
        del self._foreseen[step:]
        for number in range(begun, step):
            answer = self.answers[number]
            after = self.state.facing(answer.seat)
            if after is None:
                raise StaleAnswer("answer-by-itself", seat=self._name(answer.seat))
            if after is self.state:
                after = after.copy()
            after.apply(answer.option)
            self._arrive(after, answer.seat, number + 1)

    def _arrive(self, state: State, answered: int, step: int) -> None:
        """Stand before the answer of a step, after that of a seat or of chance."""
        self.state = state
        if answered >= 0:
            self._able[answered] = False
        self._note_asked(step)
        self._keep(step)

    def _note_asked(self, step: int) -> None:
        """Note who is asked something new; while chance is asked, questions stand."""
        if self.state.seat < 0:
            return
        for seat in range(len(self.seats)):
            able = self.state.may_answer(seat)
            if able and not self._able[seat]:
                self.asked_since[seat] = step
            self._able[seat] = able

    def _bring_back(self, seat: int, before: str | None = None) -> None:
        """Note what a seat is asked again, perhaps only if it is what was asked before."""
        asked = None if seat == CHANCE else self.decision(seat)
        if asked is not None and before in (None, asked.question):
            self._brought_back[seat] = asked.question

    def _keep(self, step: int) -> None:
        self._past.keep(step, Moment(self.state, tuple(self._able), tuple(self.asked_since)))

    def settle(self) -> None:
        """Let everything stand that has been answered so far."""
        self.settled = len(self.answers)

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
