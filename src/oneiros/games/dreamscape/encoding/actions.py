"""Answers in small actions: first a deed with what it is about, then what else it names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.table.dreamworld import LINKS
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import LEVELS, LOCATIONS
from oneiros.kernel.encoding import Actions

if TYPE_CHECKING:
    from mypy_extensions import i64

PLACES: Final = 3
"""So many digits write the level of every stack."""

_PLACE_OF_LOCATION: Final = LOCATIONS + 1
_TENS: Final[list[int]] = [1, 10, 100]


class Spelling:
    """Where the actions of each kind begin, for a land of so many slots and so many cards."""

    def __init__(self, slots: int, cards: int) -> None:
        """Lay out the kinds: first actions by deed, then the others."""
        locations = _PLACE_OF_LOCATION
        places = "0 stays empty"
        deeds = (
            Actions("end", 1, "end travel or creation"),
            Actions("decline", 1, "do no more with what may be used"),
            Actions("collect", 1, "collect the rightmost shard"),
            Actions("move", locations, f"go to a location for a point; {places}"),
            Actions("key", locations, f"go to a location with a key; {places}"),
            Actions("power", 1, "use the power of the location"),
            Actions(
                "use", cards, "use the power of a card; `kind` follows for the shard that pays"
            ),
            Actions("store", cards, "store a shard on a card; `kind` follows"),
            Actions("place", KINDS, f"place a shard of a kind; `slot` follows; {places}"),
            Actions("enter", 1, "let the Dreamer enter"),
            Actions("step", slots, "step to a slot"),
            Actions("plant", slots, "plant a tree on a slot"),
            Actions("trade", KINDS, f"give shards of a kind; `kind` follows for one; {places}"),
            Actions("seed", len(LINKS), "put a nightmare shard on a link"),
            Actions("complete", cards, "complete this card first"),
            Actions("keep shard", KINDS, "keep a shard of a kind on the pile"),
            Actions("deck", len(LEVELS), f"draw from the deck of a level; {places}"),
            Actions("keep", cards, "keep a card that was drawn"),
            Actions("put", KINDS, f"put a harvested shard; `location` follows; {places}"),
            Actions("take", slots, "take the top shard of a slot into Hands"),
            Actions("shift", slots, "move shards of a slot; `digit` of the level, `slot` follow"),
            Actions("choose", locations, f"arrange the shards of a location; {places}"),
            Actions("next", KINDS, f"a shard of this kind comes next; {places}"),
        )
        rest = (
            Actions("slot", slots, "where to"),
            Actions("kind", KINDS, f"the shard that pays, is stored or is taken; {places}"),
            Actions("location", locations, f"where a harvested shard is put; {places}"),
            Actions("digit", 10 * PLACES, "a digit of a level: ten for ones, for tens, hundreds"),
        )
        self.kinds: tuple[Actions, ...] = (*deeds, *rest)
        self.start: list[int] = []
        start = 0
        for kind in deeds:
            self.start.append(start)
            start += kind.number
        # The deeds that are left are those of chance.
        self.start += [start] * (opt.DEEDS - len(deeds))
        self.slot: i64 = start
        self.kind: i64 = self.slot + slots
        self.location: i64 = self.kind + KINDS
        self.digit: i64 = self.location + locations

    def action(self, option: i64, depth: i64) -> i64:
        """Give the action that says an option after so many others."""
        what = opt.deed(option)
        if depth == 0:
            return self.start[option >> opt.DEED] + _first(what, option)
        if what == opt.PLACE:
            return self.slot + opt.low(option)
        if what in (opt.USE, opt.STORE, opt.TRADE):
            return self.kind + opt.low(option)
        if what == opt.PUT:
            return self.location + opt.low(option)
        if what == opt.SHIFT:
            _, level, target = opt.shifted(option)
            if depth > PLACES:
                return self.slot + target
            place = PLACES - depth
            return self.digit + 10 * place + level // _TENS[place] % 10
        raise LookupError(option)


def _first(what: i64, option: i64) -> i64:
    """Give what the first action of a deed names."""
    if what in (opt.PLACE, opt.USE, opt.STORE, opt.TRADE, opt.PUT):
        return opt.high(option)
    if what == opt.SHIFT:
        return option >> 14 & 63
    return opt.low(option)
