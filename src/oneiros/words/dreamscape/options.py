"""Options as phrases for a menu; notation stays beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.phases import creation
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.vocabulary import KINDS, LEVELS, POWERS, SEATS
from oneiros.kernel.bits import BIT, count
from oneiros.words.bundle import Words
from oneiros.words.dreamscape.names import card_name, purpose_name, row, shard

_Phrase = Callable[[Words, Dreamscape, int], str]


def option(words: Words, table: Dreamscape, chosen: int) -> str:
    """Write an option as a phrase."""
    return _PHRASES[opt.deed(chosen)](words, table, chosen)


def moved(table: Dreamscape, player: int, slot: int, level: int) -> str:
    """Write what a Golem's move takes: the shards from a level up, and what stands on them."""
    taken = shards.written(table.stack_at(player, slot))[level - 1 :]
    taken += "*" if table.trees[player] & BIT[slot] else ""
    return taken + ("@" if table.dreamer[player] == slot else "")


def _by_question(key: str) -> _Phrase:
    def phrase(words: Words, table: Dreamscape, _: int) -> str:
        return words.say(key, question=questions.NAMES[table.question])

    return phrase


def _with_kind(key: str) -> _Phrase:
    def phrase(words: Words, _: Dreamscape, chosen: int) -> str:
        return words.say(key, kind=KINDS[opt.low(chosen)])

    return phrase


def _with_card(key: str) -> _Phrase:
    def phrase(words: Words, table: Dreamscape, chosen: int) -> str:
        return words.say(key, card=card_name(words, table.box.cards[opt.low(chosen)]))

    return phrase


def _with_location(key: str) -> _Phrase:
    def phrase(words: Words, _: Dreamscape, chosen: int) -> str:
        location = opt.low(chosen)
        return words.say(key, location=location, name=words.say(f"location-{location}"))

    return phrase


def _with_card_and_kind(key: str) -> _Phrase:
    def phrase(words: Words, table: Dreamscape, chosen: int) -> str:
        card = table.box.cards[opt.high(chosen)]
        return words.say(
            key,
            card=card_name(words, card),
            power=POWERS[card.power],
            kind=KINDS[opt.low(chosen)],
        )

    return phrase


def _collect(words: Words, table: Dreamscape, _: int) -> str:
    taken = shards.last(table.rows[table.sleeper[table.seat]])
    return words.say("dreamscape-option-collect", kind=KINDS[taken])


def _power(words: Words, table: Dreamscape, _: int) -> str:
    return words.say("dreamscape-option-power", power=POWERS[table.sleeper[table.seat]])


def _place(words: Words, table: Dreamscape, chosen: int) -> str:
    slot = table.box.grid.names[opt.low(chosen)]
    return words.say("dreamscape-option-place", kind=KINDS[opt.high(chosen)], slot=slot)


def _enter(words: Words, table: Dreamscape, _: int) -> str:
    return words.say("dreamscape-option-enter", slot=table.box.grid.names[table.box.grid.entry])


def _step(words: Words, table: Dreamscape, chosen: int) -> str:
    free = "yes" if table.free & BIT[table.seat] else "no"
    slot = table.box.grid.names[opt.low(chosen)]
    return words.say("dreamscape-option-step", slot=slot, free=free)


def _plant(words: Words, table: Dreamscape, chosen: int) -> str:
    paid = count(table.trees[table.seat]) + 1
    slot = table.box.grid.names[opt.low(chosen)]
    return words.say("dreamscape-option-plant", slot=slot, points=paid)


def _trade(words: Words, _: Dreamscape, chosen: int) -> str:
    kind = opt.high(chosen)
    given = words.say("shards-counted", count=creation.price(kind), kind=KINDS[kind])
    taken = shard(words, opt.low(chosen))
    return words.say("dreamscape-option-trade", given=given, taken=taken)


def _seed(words: Words, _: Dreamscape, chosen: int) -> str:
    return words.say("dreamscape-option-seed", link=dreamworld.link_name(opt.low(chosen)))


def _deck(words: Words, table: Dreamscape, chosen: int) -> str:
    level = opt.low(chosen)
    left = table.in_deck(level)
    return words.say("dreamscape-option-deck", level=LEVELS[level], cards=left)


def _put(words: Words, _: Dreamscape, chosen: int) -> str:
    kind = KINDS[opt.high(chosen)]
    return words.say("dreamscape-option-put", kind=kind, location=opt.low(chosen))


def _take(words: Words, table: Dreamscape, chosen: int) -> str:
    slot = opt.low(chosen)
    kind = KINDS[shards.last(table.stack_at(table.seat, slot))]
    return words.say("dreamscape-option-take", kind=kind, slot=table.box.grid.names[slot])


def _shift(words: Words, table: Dreamscape, chosen: int) -> str:
    slot, level, target = opt.shifted(chosen)
    names = table.box.grid.names
    stack = moved(table, table.seat, slot, level)
    details = {"stack": stack, "from": names[slot], "slot": names[target]}
    return words.say("dreamscape-option-shift", **details)


def _rearrange(words: Words, table: Dreamscape, chosen: int) -> str:
    location = opt.low(chosen)
    shown = row(words, table.rows[location])
    return words.say("dreamscape-option-rearrange", location=location, row=shown)


def _marker(words: Words, table: Dreamscape, chosen: int) -> str:
    number = len(table.order) + 1
    return words.say("dreamscape-option-marker", number=number, seat=SEATS[opt.low(chosen)])


def _tile(words: Words, _: Dreamscape, chosen: int) -> str:
    return words.say("dreamscape-option-tile", purpose=purpose_name(words, opt.low(chosen), 0))


_PHRASES: Final[dict[int, _Phrase]] = {
    opt.END: _by_question("dreamscape-option-end"),
    opt.DECLINE: _by_question("dreamscape-option-decline"),
    opt.COLLECT: _collect,
    opt.MOVE: _with_location("dreamscape-option-move"),
    opt.KEY: _with_location("dreamscape-option-key"),
    opt.POWER: _power,
    opt.USE: _with_card_and_kind("dreamscape-option-use"),
    opt.STORE: _with_card_and_kind("dreamscape-option-store"),
    opt.PLACE: _place,
    opt.ENTER: _enter,
    opt.STEP: _step,
    opt.PLANT: _plant,
    opt.TRADE: _trade,
    opt.SEED: _seed,
    opt.COMPLETE: _with_card("dreamscape-option-complete"),
    opt.KEEP_SHARD: _with_kind("dreamscape-option-cover"),
    opt.DECK: _deck,
    opt.KEEP: _with_card("dreamscape-option-keep"),
    opt.PUT: _put,
    opt.TAKE: _take,
    opt.SHIFT: _shift,
    opt.CHOOSE: _rearrange,
    opt.NEXT: _with_kind("dreamscape-option-next"),
    opt.MARKER: _marker,
    opt.TILE: _tile,
    opt.COLOUR: _with_kind("dreamscape-option-shard"),
    opt.CARD: _with_card("dreamscape-option-card"),
    opt.SHARD: _with_kind("dreamscape-option-shard"),
}
