"""What is worked out for people, beyond what lies on the table; bots need none of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.scoring.reckoning import reckoned
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.views.nearest import Slot, nearest, not_held
from oneiros.games.dreamscape.views.possible import obstacle
from oneiros.games.dreamscape.views.view import veil
from oneiros.games.dreamscape.vocabulary import KINDS, NIGHTMARE

if TYPE_CHECKING:
    from oneiros.games.dreamscape.flow import Dreamscape

_NOWHERE: Final[list[int]] = [0] * (NIGHTMARE + 1)


def worked_out(table: Dreamscape, seat: int) -> dict[str, object]:
    """Work out how near the open cards of a seat are, and how everybody stands, as plain data."""
    seen = veil(table, seat)
    near = [] if seat < 0 else [_near(seen, seat, card) for card in seen.open[seat]]
    reckoning = [
        {
            "purposes": one.purposes,
            "open_cards": one.open_cards,
            "nightmares": one.nightmares,
            "total": one.total,
        }
        for one in reckoned(seen)
    ]
    return {"near": near, "reckoning": reckoning}


def _near(seen: Dreamscape, player: int, card: int) -> dict[str, object]:
    """Say how near a card is: where it would be built, and what that lacks."""
    found = nearest(seen, player, card)
    if found is None:
        return {
            "card": seen.box.cards[card].name,
            "impossible": "",
            "kind": None,
            "slots": [],
            "quarter": 0,
            "mirrored": False,
            "stands": 0,
            "lacks": _counted(_NOWHERE),
            "not_held": _counted(_NOWHERE),
        }
    hindrance = obstacle(seen, player, card, found)
    return {
        "card": seen.box.cards[card].name,
        "impossible": hindrance.lacking,
        "kind": KINDS[hindrance.kind] or None,
        "slots": [_slot(seen, one) for one in found.slots],
        "quarter": found.quarter,
        "mirrored": found.mirrored,
        "stands": sum([1 for one in found.slots if one.stands()]),
        "lacks": _counted(found.lacks),
        "not_held": _counted(not_held(seen, player, found.lacks)),
    }


def _slot(seen: Dreamscape, slot: Slot) -> dict[str, object]:
    state = "stands" if slot.stands() else "in-the-way" if slot.blocked() else "missing"
    return {
        "slot": seen.box.grid.names[slot.number],
        "stack": [KINDS[kind] for kind in shards.listed(slot.stack)],
        "tree": slot.tree,
        "dreamer": slot.dreamer,
        "state": state,
    }


def _counted(numbers: list[int]) -> dict[str, int]:
    return {KINDS[kind]: numbers[kind] for kind in range(1, NIGHTMARE + 1)}
