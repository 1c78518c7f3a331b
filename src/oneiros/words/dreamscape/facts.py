"""The log: one line for each fact, with its cause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.scoring.purpose import has_colour
from oneiros.games.dreamscape.table import dreamworld, facts, shards
from oneiros.games.dreamscape.vocabulary import KINDS, LEVELS, POWERS
from oneiros.kernel.bits import numbers
from oneiros.kernel.fact import NONE, Fact
from oneiros.words.bundle import Words
from oneiros.words.dreamscape.names import card_name, purpose_name, row, seat_name

# Facts that only keep the table in order; what players want to know is told by others.
SILENT: Final = (facts.MOUNTAIN_SEEN, facts.TURNED_TO, facts.EMERGENCE_BEGAN)

# Lines that name the card anyway.
_ABOUT_CARDS: Final = (
    facts.CARD_KEPT,
    facts.SHARD_RESTORED,
    facts.SHARD_STORED,
    facts.COMPLETED,
)


def log(words: Words, table: Dreamscape, fact: Fact) -> str | None:
    """Tell what happened and why; None where there is nothing worth telling."""
    if fact.kind in SILENT or _came_to_nothing(fact):
        return None
    if fact.kind in (facts.TILE_REVEALED, facts.TILE_COLOURED, facts.PURPOSE_PAID):
        return _purpose(words, table, fact)
    cause = _cause(words, table, fact)
    if fact.kind == facts.ROW_REARRANGED:
        player, location, *kinds = fact.about
        shown = row(words, shards.of(kinds))
        seat = seat_name(player)
        return _say(words, "row-rearranged", seat=seat, location=location, row=shown, **cause)
    kind = facts.KINDS[fact.kind]
    key = kind.name
    about = dict(zip(kind.fields, fact.about, strict=True))
    details = {
        name.partition("_")[0]: _SHOWN[stands](words, table, about[name])
        if stands in _SHOWN
        else about[name]
        for name, stands in kind.fields.items()
    }
    if fact.kind == facts.SHIFTED:
        details["level"] = about["height"]
    if NONE in fact.about[1:] and fact.kind in facts.SECRET:
        key = "card-hidden" if fact.kind == facts.CARD_SHOWN else "shard-hidden"
    elif fact.kind == facts.SHARD_STORED and fact.cause.ability != NONE:
        key = "power-paid"
        details["power"] = POWERS[fact.cause.ability]
    elif fact.kind == facts.SCORED and about["points"] < 0:
        key = "lost"
        details["points"] = -about["points"]
    return _say(words, key, **details, **cause)


def _came_to_nothing(fact: Fact) -> bool:
    """Tell whether all cards looked at were kept, so that none is put back."""
    return fact.kind == facts.CARDS_RETURNED and fact.about[2] == 0


def _say(words: Words, key: str, **details: object) -> str:
    return words.say(f"dreamscape-log-{key}", **details)


def _purpose(words: Words, table: Dreamscape, fact: Fact) -> str | None:
    """Name a tile when all of it is known, and say what it pays."""
    player, place = (NONE, fact.about[0]) if fact.kind != facts.PURPOSE_PAID else fact.about[:2]
    kind = table.purposes[place]
    if fact.kind == facts.TILE_REVEALED and has_colour(kind):
        return None
    name = purpose_name(words, kind, table.colours[place])
    cause = _cause(words, table, fact)
    if fact.kind != facts.PURPOSE_PAID:
        return _say(words, "tile", number=place + 1, purpose=name, **cause)
    points = fact.about[2]
    seat = seat_name(player)
    return _say(words, "purpose-paid", seat=seat, purpose=name, points=points, **cause)


def _cause(words: Words, table: Dreamscape, fact: Fact) -> dict[str, object]:
    """Name the rule and, where a card is behind it that the line does not name, the card."""
    rule, card = fact.cause.rule, fact.cause.piece
    said: dict[str, object] = {"rule": rule}
    if card == NONE or fact.kind in _ABOUT_CARDS:
        return {**said, "cause": words.say("cite", rule=rule)}
    name = card_name(words, table.box.cards[card])
    return {**said, "cause": words.say("dreamscape-cause-card", card=name, rule=rule)}


def _card(words: Words, table: Dreamscape, card: int) -> str:
    return "" if card == NONE else card_name(words, table.box.cards[card])


def _kind(_words: Words, _table: Dreamscape, kind: int) -> str:
    return "" if kind == NONE else KINDS[kind]


def _slot(_: Words, table: Dreamscape, slot: int) -> str:
    return table.box.grid.names[slot]


# How a number is shown by what it stands for; other numbers are shown as they are.
_SHOWN: Final[dict[str, Callable[[Words, Dreamscape, int], object]]] = {
    facts.SEAT: lambda _words, _table, seat: seat_name(seat),
    facts.CARD: _card,
    facts.HIDDEN_CARD: _card,
    facts.SHARD: _kind,
    facts.HIDDEN_SHARD: _kind,
    facts.LEVEL: lambda _words, _table, level: LEVELS[level],
    facts.POWER: lambda _words, _table, power: POWERS[power],
    facts.LINK: lambda _words, _table, link: dreamworld.link_name(link),
    facts.SLOT: _slot,
    facts.WINNERS: lambda _words, _table, seats: ", ".join(
        seat_name(one) for one in numbers(seats)
    ),
}
