"""Warbands (3.1): what a player brings."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import catalogue
from oneiros.games.dreamblade.roster import MOST_MINIATURES
from oneiros.kernel.errors import BadData

if TYPE_CHECKING:
    from oneiros.games.dreamblade.miniature import Miniature

MOST_COPIES: Final = 3


def muster(names: list[str], invented: dict[str, Miniature] | None = None) -> list[Miniature]:
    """3.1: 1 to 16 miniatures, at most three copies of the same one; refuse anything else."""
    if not 1 <= len(names) <= MOST_MINIATURES:
        raise BadData("warband-size", came=len(names), most=MOST_MINIATURES)
    for name in names:
        if names.count(name) > MOST_COPIES:
            raise BadData("warband-copies", name=name, came=names.count(name), most=MOST_COPIES)
    own = invented or {}
    return [own[name] if name in own else catalogue.find(name) for name in names]


@cache
def ready_warbands() -> dict[str, tuple[str, ...]]:
    """The warbands that come with the game: for each name, its miniatures one by one."""
    text = files("oneiros.games.dreamblade").joinpath("warbands.toml").read_text("utf-8")
    found: dict[str, tuple[str, ...]] = {}
    for name, counted in tomllib.loads(text).items():
        found[name] = tuple(one for one, copies in counted.items() for _ in range(copies))
    return found
