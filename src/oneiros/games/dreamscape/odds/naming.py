"""The cards of a deck that are worth naming before it is chosen, each with its chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from oneiros.games.dreamscape.table.matching import is_matched
from oneiros.games.dreamscape.views.nearest import nearest, not_held
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.flow import Dreamscape
    from oneiros.games.dreamscape.odds.draws import CardDraw

FEW: Final = 6
"""Of more cards whose place is not known only those are named that could be built at once."""
_BLOCKED: Final = 10
"""What is in the way of a card counts for more than any shards that it lacks."""


class NamedCard(NamedTuple):
    """A card that lies in a deck, or may."""

    trouble: int
    """What it lacks besides what Hands hold; nothing for one that is ready, less for a match."""
    card: int
    comes: float
    """That it is among the cards drawn."""
    over: int
    """How many cards lie over it, where its place is known and it does not come."""

    def matched(self) -> bool:
        """6.3: tell whether it shows what is built already."""
        return self.trouble < 0

    def ready(self) -> bool:
        """Tell whether Hands hold everything that it lacks, with nothing in its way."""
        return self.trouble <= 0


def of_cards(table: Dreamscape, player: i64, draw: CardDraw) -> list[NamedCard]:
    """Name the cards that may come and are few, or could be built at once, and all known places.

    First come those that may be drawn, of these the nearest ones; then the others as they lie.
    """
    found = [NamedCard(trouble(table, player, card), card, 1.0, 0) for card in draw.sure]
    if draw.number:
        share = float(draw.number) / float(len(draw.unseen))
        for card in draw.unseen:
            one = NamedCard(trouble(table, player, card), card, share, 0)
            if one.ready() or len(draw.unseen) <= FEW:
                found.append(one)
    found.sort()
    over: i64 = draw.over
    for card in draw.left:
        if card != NONE:
            found.append(NamedCard(trouble(table, player, card), card, 0.0, over))
        over += 1
    return found


def trouble(table: Dreamscape, player: i64, card: i64) -> i64:
    """Count what the nearest way to a card lacks besides what Hands hold; -1 if it is matched."""
    if is_matched(table, player, card):
        return -1
    near = nearest(table, player, card)
    if near is None:
        return _BLOCKED * _BLOCKED
    blocked = len([slot for slot in near.slots if slot.blocked()])
    return sum(not_held(table, player, near.lacks)) + _BLOCKED * blocked
