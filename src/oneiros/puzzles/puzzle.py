"""What a puzzle is, as it is kept in a file and laid on a table."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from oneiros.kernel.errors import BadData
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.registry.game import Chronicle, Game

_ID_DIGITS: Final = 6


class Try(msgspec.Struct, frozen=True):
    """Something that tempts and is wrong: answers in notation, and the chance that they leave."""

    answers: list[str]
    chance: float


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, what is to be found there, and what was found."""

    id: str
    kind: str
    """What is asked for, as `kinds` names it."""
    seat: int
    position: str
    grade: int
    """The lowest level of the game's bots that finds it reliably, counted from 1."""
    solution: list[str]
    """Answers in notation."""
    chance: float
    """The chance of winning with the solution."""
    gap: float
    """How much less everything has that does not solve it."""
    seed: int
    """The dice by which chances are compared."""
    tries: list[Try]
    """What tempts, the most natural first."""


class Laid(NamedTuple):
    """A position on a table: its set-up, and the state as the seat asked knows it."""

    game: Game
    setup: Setup
    start: State
    chronicle: Chronicle


def lay(game: Game, position: str, seat: int) -> Laid:
    """Lay a position exactly as it was written, and turn to the seat that is asked."""
    match = Match(game.ruleset, {"position": position}, facts=False)
    asking = match.facing(seat)
    if asking is None:
        raise BadData("puzzle-nobody-asked", seat=match.seats[seat])
    return Laid(game, match.setup, game.ruleset.veil(asking, seat), game.chronicle(match))


def puzzle_id(position: str) -> str:
    """Name a puzzle by its position, so that it keeps its name wherever it stands in a file."""
    return sha256(position.encode()).hexdigest()[:_ID_DIGITS]
