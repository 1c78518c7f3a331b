"""Where a game that goes on from another one came from: a part of the set-up of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.kernel.errors import BadData

if TYPE_CHECKING:
    from oneiros.kernel.ruleset import Ruleset, Setup

ORIGIN: Final = "origin"
"""Where a set-up says it; the rules of a game never see it."""
_PARTS: Final = {"table", "step", "seat"}
_LONGEST: Final = 64
_LAST: Final = 100_000


def checked(ruleset: Ruleset, setup: object) -> Setup:
    """Give a set-up in full, with where it came from if it says so, or refuse it as BadData."""
    if not isinstance(setup, dict) or ORIGIN not in setup:
        return ruleset.check(setup)
    rest = {name: value for name, value in setup.items() if name != ORIGIN}
    origin = setup[ORIGIN]
    if not _fits(origin):
        raise BadData("setup-origin", path=ORIGIN, came=str(origin)[:80])
    return {**ruleset.check(rest), ORIGIN: origin}


def _fits(origin: object) -> bool:
    """Tell whether it names a table, or none for a file, a step, and the seat that went on."""
    if not isinstance(origin, dict) or set(origin) != _PARTS:
        return False
    step = origin["step"]
    names = [origin["table"], origin["seat"]]
    counted = isinstance(step, int) and not isinstance(step, bool) and 0 <= step <= _LAST
    return counted and all(isinstance(one, str) and len(one) <= _LONGEST for one in names)
