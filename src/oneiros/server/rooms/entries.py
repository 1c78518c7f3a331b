"""Entries of a match's log, as storage keeps them and as records have them."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.kernel.log import Answer, Cut
from oneiros.kernel.record import Rolled, Said, TakenBack
from oneiros.kernel.state import CHANCE
from oneiros.storage import CUT, StoredAnswer


def stored_entry(entry: int, one: Answer | Cut) -> StoredAnswer:
    """Give an entry of the log as it is kept."""
    if isinstance(one, Cut):
        return StoredAnswer(entry, CUT, "", one.entry, one.seats)
    weights = one.weights if one.seat == CHANCE else None
    return StoredAnswer(entry, one.seat, one.text, one.chosen, weights)


def written(names: Sequence[str], one: StoredAnswer) -> Said | Rolled | TakenBack:
    """Give an entry of the log as records have it."""
    if one.seat == CUT:
        return TakenBack(one.chosen, [names[seat] for seat in one.weights or ()])
    if one.weights is not None:
        return Rolled(one.chosen, list(one.weights))
    return Said(names[one.seat], one.text)
