"""The sowings of a table as they are kept, and the roots that follow from them."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.kernel.fair import FIRST, SECOND, THIRD, Scheme, commitment
from oneiros.kernel.root import NOTHING_BEFORE, Agreed, root
from oneiros.storage import StoredSowing


def scheme_of(sown: StoredSowing) -> Scheme:
    """Say by which scheme seeds are drawn from; older games did not note it."""
    if sown.agreed is not None:
        return THIRD
    return FIRST if sown.seals is None else SECOND


def promise_of(sown: StoredSowing) -> str:
    """Give the commitment to the server's seed."""
    return commitment(bytes.fromhex(sown.server_seed))


def came_to_nothing(sown: StoredSowing) -> bool:
    """Tell whether seeds of a sowing were still missing when it was given up."""
    return None in sown.player_seeds


def roots(table: str, names: Sequence[str], sowings: Sequence[StoredSowing]) -> list[str]:
    """Give the root of each sowing in order; one by an older scheme has its commitment instead."""
    found: list[str] = []
    for number, one in enumerate(sowings):
        promise = promise_of(one)
        if one.agreed is None or one.seals is None:
            found.append(promise)
            continue
        before = found[-1] if found else NOTHING_BEFORE
        found.append(root(Agreed(table, one.agreed, promise, number, before, names, one.seals)))
    return found
