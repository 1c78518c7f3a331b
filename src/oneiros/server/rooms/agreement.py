"""Whether hints are given at a table, as its players agreed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oneiros.server.protocol.messages import Barred
from oneiros.server.rooms.leavers import LEFT
from oneiros.server.rooms.packs import PACKS
from oneiros.server.rooms.rubbers import RUBBER
from oneiros.storage import StoredPace, StoredSeat

HINTS: Final = "hints"
"""Where the format of a table says whether hints are given; without it they are as is usual."""
OF_ORIGIN: Final = "origin"
"""What it says there where the game goes on from another one that gave none and was not over."""


def barred(
    kept: Mapping[str, object], pace: StoredPace | None, seats: Sequence[StoredSeat]
) -> Barred:
    """Say why no hints are given.

    Usually they are, against bots and without clocks. Between people the table must say so.
    """
    agreed = kept.get(HINTS)
    if agreed is False:
        return "agreed"
    if agreed == OF_ORIGIN:
        return "origin"
    if pace is not None:
        return "clock"
    if agreed is True or sum(one.kind != "bot" for one in seats) <= 1:
        return ""
    return "people"


def of_game(kept: Mapping[str, object]) -> dict[str, object]:
    """Give what of a format the game itself knows."""
    besides = (HINTS, PACKS, RUBBER, LEFT)
    return {name: value for name, value in kept.items() if name not in besides}
