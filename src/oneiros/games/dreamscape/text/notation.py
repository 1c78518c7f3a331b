"""Options as short text (the grammar is in docs/notation-dreamscape.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table import dreamworld
from oneiros.games.dreamscape.vocabulary import KINDS, LEVELS, SEATS

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.standing import Standing

# Deeds about nothing, a location, a slot, a card, a kind of shard; about a kind and something.
PLAIN: Final[dict[int, str]] = {
    opt.END: "end",
    opt.DECLINE: "decline",
    opt.COLLECT: "collect",
    opt.POWER: "power",
    opt.ENTER: "enter",
}
WITH_LOCATION: Final[dict[int, str]] = {
    opt.MOVE: "move",
    opt.KEY: "key",
    opt.CHOOSE: "rearrange",
}
WITH_SLOT: Final[dict[int, str]] = {
    opt.STEP: "step",
    opt.PLANT: "plant",
    opt.TAKE: "take",
}
WITH_CARD: Final[dict[int, str]] = {
    opt.COMPLETE: "complete",
    opt.KEEP: "keep",
    opt.CARD: "card",
}
WITH_KIND: Final[dict[int, str]] = {
    opt.KEEP_SHARD: "cover",
    opt.NEXT: "next",
    opt.COLOUR: "colour",
    opt.SHARD: "draw",
}
WITH_CARD_AND_KIND: Final[dict[int, str]] = {opt.USE: "use", opt.STORE: "store"}
# What chance does is named in the same way.
_CHANCE: Final = (opt.CARD, opt.COLOUR, opt.SHARD)
DEEDS: Final[tuple[str, ...]] = (
    *PLAIN.values(),
    *WITH_LOCATION.values(),
    *WITH_SLOT.values(),
    *[name for what, name in {**WITH_CARD, **WITH_KIND}.items() if what not in _CHANCE],
    *WITH_CARD_AND_KIND.values(),
    *("place", "trade", "put", "shift", "seed", "deck"),
)
"""What the deeds of players are called."""


def write(table: Standing, option: int) -> str:
    """Write an option, self-contained."""
    what = opt.deed(option)
    about = int(opt.low(option))
    if what in PLAIN:
        return PLAIN[what]
    if what in WITH_LOCATION:
        return f"{WITH_LOCATION[what]} {about}"
    if what in WITH_SLOT:
        return f"{WITH_SLOT[what]} {table.box.grid.names[about]}"
    if what in WITH_CARD:
        return f"{WITH_CARD[what]} {table.box.cards[about].name}"
    if what in WITH_KIND:
        return f"{WITH_KIND[what]} {KINDS[about]}"
    if what in WITH_CARD_AND_KIND:
        card = table.box.cards[opt.high(option)].name
        return f"{WITH_CARD_AND_KIND[what]} {card}: {KINDS[about]}"
    return _write_rest(table, option)


def _write_rest(table: Standing, option: int) -> str:
    what = opt.deed(option)
    first, about = int(opt.high(option)), int(opt.low(option))
    names = table.box.grid.names
    if what == opt.PLACE:
        return f"place {KINDS[first]} {names[about]}"
    if what == opt.TRADE:
        return f"trade {KINDS[first]} {KINDS[about]}"
    if what == opt.PUT:
        return f"put {KINDS[first]} {about}"
    if what == opt.SHIFT:
        slot, level, target = opt.shifted(option)
        return f"shift {names[slot]}:{level} {names[target]}"
    if what == opt.SEED:
        return f"seed {dreamworld.link_name(about)}"
    if what == opt.DECK:
        return f"deck {LEVELS[about]}"
    if what == opt.MARKER:
        return f"marker {SEATS[about]}"
    if what == opt.TILE:
        return f"tile {purpose.NAMES[about]}"
    raise LookupError(option)
