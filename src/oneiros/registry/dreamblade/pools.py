"""A warband built from a pool, with the reasons (3.3)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from oneiros.games.dreamblade.warbands.builder import build
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.games.dreamblade.warbands.warband import MOST_WRITTEN, counted, nearest
from oneiros.kernel.errors import BadData
from oneiros.kernel.nearest import NOTHING_NEAR
from oneiros.kernel.refusals import Refusals
from oneiros.registry.game import Reading
from oneiros.registry.named import Sentence, Strict, Told
from oneiros.words import dreamblade as said
from oneiros.words.portable import PORTABLE

MOST_OPENED: Final = 32
"""So many miniatures may lie in a pool that somebody asks about: more than in any (3.3)."""
_MOST_GUESSED: Final = 8
"""For so many unknown names it is looked for what comes near, which takes a while for each."""
PieceName = Annotated[str, msgspec.Meta(max_length=100)]
PoolCopies = Annotated[
    dict[
        PieceName,
        Annotated[int, msgspec.Meta(ge=1, le=MOST_WRITTEN)],
    ],
    msgspec.Meta(max_length=MOST_OPENED),
]


class WarbandPool(Strict, frozen=True):
    """Miniatures from which a warband is to be built, with their copies."""

    pool: PoolCopies


class BuiltWarband(Told, frozen=True):
    """A warband from a pool, what is left of that, and why."""

    copies: dict[str, int]
    left: dict[str, int]
    reasons: list[Sentence]


def listed(pool: PoolCopies) -> list[Miniature]:
    """Give the miniatures of a pool one by one, or refuse it."""
    refusals = Refusals()
    shelf = catalogue()
    number = sum(pool.values())
    if not 1 <= number <= MOST_OPENED:
        refusals.note(BadData("pool-size", came=number, most=MOST_OPENED))
    unknown = [name for name in pool if name not in shelf]
    for number, name in enumerate(unknown):
        near = nearest(name) if number < _MOST_GUESSED else NOTHING_NEAR
        refusals.note(BadData("miniature-unknown", came=name, near=near))
    refusals.check()
    return [shelf[name] for name, copies in pool.items() for _ in range(copies)]


def _built(sent: WarbandPool) -> BuiltWarband:
    built = build(listed(sent.pool))
    return BuiltWarband(
        _copies(built.chosen),
        _copies(built.left),
        [said.reason(PORTABLE, one) for one in built.reasons],
    )


def _copies(miniatures: list[Miniature]) -> dict[str, int]:
    return dict(counted("", [one.name for one in miniatures]).copies)


BUILD: Final = Reading(
    "sealed/build",
    "Have a warband built from a pool.",
    BuiltWarband,
    _built,
    WarbandPool,
)
