"""Warbands (3.1): what a player brings."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.table.roster import MOST_MINIATURES
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.nearest import NOTHING_NEAR

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from oneiros.games.dreamblade.warbands.miniature import Miniature

MOST_COPIES: Final = 3
MOST_WRITTEN: Final = 99
"""So many copies of a miniature are the most that can be written down, allowed or not."""
_NEAR: Final = 3
_MOST_GUESSED: Final = MOST_MINIATURES
"""For so many unknown names it is looked for what comes near, which takes a while for each."""
_UNKNOWN_COST: Final = 1000


class Warband:
    """A named list of miniatures with their copies, in the one order that every warband has.

    `about` is what its maker says about it, in a line.
    """

    def __init__(self, name: str, copies: Mapping[str, int], about: str = "") -> None:
        """Order the miniatures by cost, then by name; names that nobody knows come last."""
        self.name = name
        self.about = about
        self.copies = {one: copies[one] for one in sorted(copies, key=_place)}

    def names(self) -> list[str]:
        """Name the miniatures one by one."""
        return [name for name, copies in self.copies.items() for _ in range(copies)]


def counted(name: str, names: Iterable[str]) -> Warband:
    """Make a warband of miniatures that are named one by one."""
    return Warband(name, _count(names))


def muster(names: list[str], invented: dict[str, Miniature] | None = None) -> list[Miniature]:
    """3.1: 1 to 16 miniatures, at most three copies of the same one; refuse anything else."""
    for problem in _problems(names, invented or {}):
        raise problem
    own = invented or {}
    return [own[name] if name in own else catalogue()[name] for name in names]


def problems(names: list[str], invented: dict[str, Miniature] | None = None) -> list[Refusal]:
    """List everything that 3.1 has against a warband: its size, copies, and unknown names."""
    return list(_problems(names, invented or {}))


def _problems(names: list[str], own: dict[str, Miniature]) -> Iterator[Refusal]:
    if not 1 <= len(names) <= MOST_MINIATURES:
        yield BadData("warband-size", came=len(names), most=MOST_MINIATURES)
    copies = _count(names)
    for name, came in copies.items():
        if came > MOST_COPIES:
            yield BadData("warband-copies", name=name, came=came, most=MOST_COPIES)
    unknown = [name for name in copies if name not in own and name not in catalogue()]
    for number, name in enumerate(unknown):
        near = nearest(name, own) if number < _MOST_GUESSED else NOTHING_NEAR
        yield BadData("miniature-unknown", came=name, near=near)


def nearest(name: str, own: Iterable[str] = ()) -> str:
    """Give the names that come nearest to an unknown one, whatever the size of its letters."""
    known = {one.casefold(): one for one in (*catalogue(), *own)}
    found = get_close_matches(name.casefold(), known, _NEAR)
    return ", ".join(known[one] for one in found) or NOTHING_NEAR


def _count(names: Iterable[str]) -> dict[str, int]:
    copies: dict[str, int] = {}
    for name in names:
        copies[name] = copies.get(name, 0) + 1
    return copies


def _place(name: str) -> tuple[int, str]:
    shelf = catalogue()
    return (shelf[name].cost if name in shelf else _UNKNOWN_COST, name)


@cache
def ready_warbands() -> dict[str, tuple[str, ...]]:
    """The warbands that come with the game: for each name, its miniatures one by one."""
    text = files("oneiros.games.dreamblade.warbands").joinpath("ready.toml").read_text("utf-8")
    found: dict[str, tuple[str, ...]] = {}
    for name, counts in tomllib.loads(text).items():
        found[name] = tuple(one for one, copies in counts.items() for _ in range(copies))
    return found
