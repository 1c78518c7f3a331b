"""What the set-up of any game may tell beside its rules: where it goes on from, and who played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.kernel.errors import BadData

if TYPE_CHECKING:
    from oneiros.kernel.ruleset import Ruleset, Setup

ORIGIN: Final = "origin"
"""Where a set-up says from which other game it goes on; the rules of a game never see it."""
PLAYED_BY: Final = "played_by"
"""Where a set-up names who plays each seat, with a version; the rules never see that either."""
_PARTS: Final = {"table", "step", "seat"}
_NAMED: Final = {"name", "version"}
_LONGEST: Final = 64
_LONGEST_NAME: Final = 200
_LAST: Final = 100_000


def checked(ruleset: Ruleset, setup: object) -> Setup:
    """Give a set-up in full, with what it tells beside the rules, or refuse it as BadData."""
    if not isinstance(setup, dict):
        return ruleset.check(setup)
    told = {name: setup[name] for name in (ORIGIN, PLAYED_BY) if name in setup}
    if not told:
        return ruleset.check(setup)
    full = ruleset.check({name: value for name, value in setup.items() if name not in told})
    if ORIGIN in told and not _fits(told[ORIGIN]):
        raise BadData("setup-origin", path=ORIGIN, came=str(told[ORIGIN])[:80])
    if PLAYED_BY in told and not _name_players(told[PLAYED_BY], len(ruleset.seats(full))):
        raise BadData("setup-played-by", path=PLAYED_BY, came=str(told[PLAYED_BY])[:80])
    return {**full, **told}


def _fits(origin: object) -> bool:
    """Tell whether it names a table, or none for a file, a step, and the seat that went on."""
    if not isinstance(origin, dict) or set(origin) != _PARTS:
        return False
    step = origin["step"]
    names = [origin["table"], origin["seat"]]
    counted = isinstance(step, int) and not isinstance(step, bool) and 0 <= step <= _LAST
    return counted and all(isinstance(one, str) and len(one) <= _LONGEST for one in names)


def _name_players(players: object, seats: int) -> bool:
    """Tell whether each seat has a name and a version, which may be empty where nobody knows it."""
    if not isinstance(players, list) or len(players) != seats:
        return False
    for one in players:
        if not isinstance(one, dict) or set(one) != _NAMED:
            return False
        name, version = one["name"], one["version"]
        if not isinstance(name, str) or not 0 < len(name) <= _LONGEST_NAME:
            return False
        if not isinstance(version, str) or len(version) > _LONGEST:
            return False
    return True
