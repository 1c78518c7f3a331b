"""Tables that stand before a question of a kind."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from oneiros.kernel.match import Match
from oneiros.registry.dreamscape.game import DREAMSCAPE
from oneiros.registry.named import Ask
from tests.browser import laying

POSITIONS: Final = Path(__file__).with_name("positions.json")
"""What `tests/browser/dreamscape/finding.py` has found."""


class Position(msgspec.Struct, frozen=True):
    """A set-up, and the places of all answers from the start, those of chance included."""

    setup: dict[str, Any]
    places: list[int]

    def match(self) -> Match:
        """Play up to the question."""
        match = Match(DREAMSCAPE.ruleset, DREAMSCAPE.ruleset.check(self.setup))
        for place in self.places:
            laying.go_on(match, place)
        return match

    def after(self, seat: int, place: int) -> Match:
        """Play on with an answer of a seat, after which chance answers as it will on the server."""
        match = self.match()
        chance = laying.chance(match)
        facing = match.facing(seat) or match.state
        match.answer(seat, facing.options[place], match.step)
        match.roll(chance)
        return match


def ask(match: Match, seat: int | None = None) -> Ask:
    """Give what is asked, as the server sends it; where several are asked, of a seat."""
    facing = None if seat is None else match.facing(seat)
    return DREAMSCAPE.ask(facing or match.state, options=True)


def first_asked(match: Match) -> int:
    """Give the seat for which a screen speaks that all share: the first that may answer."""
    return next(seat for seat in range(len(match.seats)) if match.facing(seat))


def names() -> list[str]:
    """Name the positions that are kept."""
    return list(_kept())


def position(name: str) -> Position:
    """Give a position by its name."""
    return _kept()[name]


@cache
def _kept() -> dict[str, Position]:
    return msgspec.json.decode(POSITIONS.read_bytes(), type=dict[str, Position])
