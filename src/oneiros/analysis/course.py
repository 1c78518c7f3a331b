"""A game cut into stretches: what a seat did in one go, and what chance answered in between."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.record import CLAIMED, RESIGNED, TIMED, Record, Result, Rolled, Said
from oneiros.kernel.replay import play_again, replay
from oneiros.kernel.ruleset import Ending, Setup, shares
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.game import Game

_DECIDED: Final = (RESIGNED, TIMED, CLAIMED)
"""How people end a game so that somebody has won it, or nobody has; a closed one stays open."""


class Stretch(NamedTuple):
    """Answers that belong together: those of a seat within a phase, or of chance in one turn."""

    seat: int
    first: int
    """The step of the first answer, and that after the last one."""
    until: int
    turn: int
    answers: tuple[int, ...]
    texts: tuple[str, ...]
    """The answers in notation."""
    seen: State | None
    """Before the first answer, as the seat that gave it knew it. Before a roll, only where it is
    the first of a turn, and with everything that is true."""
    asked: State
    """Before the first answer, with everything that is true."""

    @property
    def chosen(self) -> bool:
        """Whether a seat chose it, not chance."""
        return self.seat != CHANCE


class Course(NamedTuple):
    """A game from its opening to where it ended, with what everybody got out of it."""

    game: Game
    seats: tuple[str, ...]
    opening: State
    stretches: list[Stretch]
    last: State
    ending: Ending | None
    """How the rules have ended the game, if they have."""
    agreed: Ending | None
    """How people have, in any of their ways but closing the table."""

    @property
    def over(self) -> tuple[float, ...] | None:
        """The part of the victory of each seat, where the rules have ended the game."""
        return None if self.ending is None else shares(self.ending, len(self.seats))

    @property
    def choices(self) -> int:
        """How often somebody chose."""
        return sum(one.chosen for one in self.stretches)

    @property
    def how(self) -> str:
        """The rule that ended it, or how people did; empty where it is open."""
        ending = self.ending or self.agreed
        return "" if ending is None else ending.rule


def gone_on(course: Course, number: int) -> tuple[int, ...]:
    """Give what a seat answered after a choice in the same phase, where only chance cut it off."""
    stretches, phase = course.stretches, course.game.phase
    one = stretches[number]
    answers: tuple[int, ...] = ()
    for other in stretches[number + 1 :]:
        if not other.chosen:
            continue
        here = (other.seat, other.turn, phase(other.asked))
        if here != (one.seat, one.turn, phase(one.asked)):
            break
        answers += other.answers
    return answers


def course_of_record(game: Game, record: Record) -> Course:
    """Cut the game of a record, or refuse the record with the first answer that does not fit."""
    match = replay(game.ruleset, record, facts=False)
    return course(game, match.setup, match.answers, record.result)


def course(
    game: Game,
    setup: Setup,
    answers: Iterable[Answer | Said | Rolled],
    result: Result | None,
) -> Course:
    """Cut a game that is given by its set-up and the answers that stand."""
    match = Match(game.ruleset, setup, facts=False)
    opening = match.state
    stretches = _Stretches(game, game.turns(opening))
    for answer in answers:
        before = match.state
        step = match.step
        try:
            play_again(match, [answer])
        except Refusal as refusal:
            place = f"$.answers[{step}]"
            raise BadData("record-answer", place=place, number=step, reason=refusal) from refusal
        stretches.add(before, match.answers[-1], step)
    ending = match.ending()
    agreed = result if result is not None and result.rule in _DECIDED else None
    return Course(
        game,
        match.seats,
        opening,
        stretches.done(),
        match.state,
        ending,
        _by_people(match, agreed) if ending is None and agreed is not None else None,
    )


def _by_people(match: Match, result: Result) -> Ending:
    return Ending(tuple(match.seats.index(one) for one in result.winners), result.rule)


class _Stretches:
    """Collects answers until those of another seat or phase come, or chance opens another turn."""

    def __init__(self, game: Game, turn: int) -> None:
        self._game = game
        self._found: list[Stretch] = []
        self._seat = NOBODY
        self._phase: object = None
        self._first = 0
        self._turn = turn
        self._seen: State | None = None
        self._asked: State | None = None
        self._answers: list[int] = []
        self._texts: list[str] = []

    def add(self, before: State, answer: Answer, step: int) -> None:
        """Take an answer to a state."""
        game = self._game
        asked = before.facing(answer.seat) or before
        phase = game.turns(asked) if answer.seat == CHANCE else game.phase(asked)
        if answer.seat != self._seat or phase != self._phase:
            self._close()
            self._seat, self._phase, self._first = answer.seat, phase, step
            self._seen, self._asked = self._known(asked, answer.seat), asked
            self._turn = game.turns(before)
        self._answers.append(answer.option)
        self._texts.append(game.ruleset.write(asked, answer.option))

    def _known(self, asked: State, seat: int) -> State | None:
        if seat != CHANCE:
            return self._game.ruleset.veil(asked, seat)
        return asked if self._game.turns(asked) != self._turn else None

    def done(self) -> list[Stretch]:
        """Give all stretches."""
        self._close()
        return self._found

    def _close(self) -> None:
        if self._asked is not None and self._answers:
            self._found.append(
                Stretch(
                    self._seat,
                    self._first,
                    self._first + len(self._answers),
                    self._turn,
                    tuple(self._answers),
                    tuple(self._texts),
                    self._seen,
                    self._asked,
                )
            )
        self._answers, self._texts = [], []
