"""Tempers of gentle opponents: the scripted one, who sees the table as somebody absent would.

What is not seen is not planned with. They never play at random.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from oneiros.bots.dreamscape.scripted import ScriptedBot
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.vocabulary import LEVELS
from oneiros.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.kernel.dice import Dice


class Temper:
    """What somebody overlooks.

    In a travel they see ways for `sight` action points. Of their open cards they have `cards` in
    mind, the newest ones. Unless `purposes`, they do not think of these. The `dearest` card of the
    easiest deck tempts them, whatever it takes to complete it.
    """

    def __init__(self, *, sight: int, cards: int, purposes: bool, dearest: bool) -> None:
        """Take how far they see, and what they think of."""
        self.sight: i64 = sight
        self.cards: i64 = cards
        self.purposes = purposes
        self.dearest = dearest

    def seen(self, table: Dreamscape) -> Dreamscape:
        """Give the table as they see it."""
        found = table.copy()
        if not self.purposes:
            found.purposes = found.colours = ()
        found.points = min(found.points, self.sight)
        own = found.open[found.seat]
        if len(own) > self.cards:
            found.open[found.seat] = own[len(own) - self.cards :]
        return found


DROWSY: Final = Temper(sight=1, cards=2, purposes=False, dearest=True)
"""Takes the next shard and the dearest of easy cards, whatever it takes to complete them."""
HASTY: Final = Temper(sight=1, cards=2, purposes=False, dearest=False)
"""Looks no farther than the next shard, and forgets its older cards and the purposes."""


class TemperedBot:
    """Plays every seat alike, as its temper lets it."""

    def __init__(self, temper: Temper) -> None:
        """Take a temper."""
        self.temper = temper
        self.scripted = ScriptedBot()

    def choose(self, seen: State, dice: Dice) -> int:
        """Give the answer that serves what they see best."""
        table = cast("Dreamscape", seen)
        if self.temper.dearest:
            tempting = _dearest(table)
            if tempting >= 0:
                return tempting
        return self.scripted.choose(self.temper.seen(table), dice)


def _dearest(table: Dreamscape) -> i64:
    """Give the card of most points, or the deck of the lowest level, or -1 where none is asked."""
    best: i64 = -1
    highest: i64 = -1
    for option in table.options:
        what = opt.deed(option)
        value: i64 = -1
        if what == opt.KEEP:
            value = table.box.points[opt.low(option)]
        elif what == opt.DECK and table.question == questions.DECK:
            value = len(LEVELS) - opt.low(option)
        if value > highest:
            best, highest = option, value
    return best
