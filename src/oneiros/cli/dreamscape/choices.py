"""Options for people: what differs only in a slot, a location or a shard stands together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from oneiros.cli.game import Choice
from oneiros.games.dreamscape import creation, shards
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.vocabulary import KINDS, LETTERS, LEVELS, MOVEMENT, POWERS
from oneiros.kernel.bits import BIT, count
from oneiros.words import Words
from oneiros.words import dreamscape as said
from oneiros.words.dreamscape.options import moved

_Chosen = Callable[[Words, Dreamscape, int], Choice]

# What is done all the time comes before what is done with cards.
_LATE: Final = (opt.USE, opt.STORE)


def arrange(options: Sequence[int]) -> list[int]:
    """Put what is done with cards behind everything else."""
    return sorted(options, key=lambda option: (opt.deed(option) in _LATE, option))


def choice(words: Words, table: Dreamscape, option: int) -> Choice:
    """Say an option so that those with the same heading and item can stand together."""
    what = opt.deed(option)
    if what in _CHOICES:
        return _CHOICES[what](words, table, option)
    return Choice(said.option(words, table, option))


def _heading(words: Words, key: str, **details: object) -> str:
    return words.say(f"dreamscape-choice-{key}", **details)


def _kind(words: Words, kind: int) -> str:
    return words.say(f"shard-{KINDS[kind]}")


def _go(key: str) -> _Chosen:
    def made(words: Words, _: Dreamscape, option: int) -> Choice:
        location = opt.low(option)
        name = words.say(f"location-{location}")
        return Choice(f"{location} {name}", _heading(words, key), short=f"{location}")

    return made


def _on_card(key: str) -> _Chosen:
    def made(words: Words, table: Dreamscape, option: int) -> Choice:
        card = table.box.cards[opt.high(option)]
        item = said.card_name(words, card)
        if opt.deed(option) == opt.USE:
            item = f"{item} ({words.say(f'power-{POWERS[card.power]}-short')})"
        return Choice(_kind(words, opt.low(option)), _heading(words, key), item, item)

    return made


def _place(words: Words, table: Dreamscape, option: int) -> Choice:
    kind = opt.high(option)
    number = table.held(table.seat, kind)
    item = f"{_kind(words, kind)} ({number})"
    slot = table.box.grid.names[opt.low(option)]
    return Choice(slot, _heading(words, "place"), item, f"{LETTERS[kind]} ({number})")


def _step(words: Words, table: Dreamscape, option: int) -> Choice:
    slot = table.box.grid.names[opt.low(option)]
    free = "yes" if table.free & BIT[table.seat] else "no"
    whites = table.held(table.seat, MOVEMENT)
    return Choice(slot, _heading(words, "step", free=free, whites=whites))


def _plant(words: Words, table: Dreamscape, option: int) -> Choice:
    slot = table.box.grid.names[opt.low(option)]
    paid = count(table.trees[table.seat]) + 1
    return Choice(slot, _heading(words, "plant", points=paid))


def _trade(words: Words, _: Dreamscape, option: int) -> Choice:
    given = opt.high(option)
    item = f"{creation.price(given)} × {_kind(words, given)}"
    short = f"{creation.price(given)} {LETTERS[given]}"
    return Choice(_kind(words, opt.low(option)), _heading(words, "trade"), item, short)


def _put(words: Words, _: Dreamscape, option: int) -> Choice:
    item = _kind(words, opt.high(option))
    return Choice(str(opt.low(option)), _heading(words, "put"), item, item)


def _take(words: Words, table: Dreamscape, option: int) -> Choice:
    slot = opt.low(option)
    top = LETTERS[shards.last(table.stack_at(table.seat, slot))]
    return Choice(f"{top} {table.box.grid.names[slot]}", _heading(words, "take"))


def _shift(words: Words, table: Dreamscape, option: int) -> Choice:
    slot, level, target = opt.shifted(option)
    names = table.box.grid.names
    item = f"{moved(table, table.seat, slot, level)} {names[slot]}:{level}"
    return Choice(names[target], _heading(words, "shift"), item, item)


def _keep(words: Words, table: Dreamscape, option: int) -> Choice:
    card = table.box.cards[opt.low(option)]
    power = words.say(f"power-{POWERS[card.power]}-short")
    name = said.card_name(words, card)
    listed = words.say(
        "dreamscape-choice-card",
        card=name,
        level=LEVELS[card.level],
        points=card.points,
        power=power,
    )
    return Choice(listed, _heading(words, "keep"), short=name)


def _next(words: Words, _: Dreamscape, option: int) -> Choice:
    return Choice(_kind(words, opt.low(option)), _heading(words, "next"))


_CHOICES: Final[dict[int, _Chosen]] = {
    opt.MOVE: _go("move"),
    opt.KEY: _go("key"),
    opt.USE: _on_card("use"),
    opt.STORE: _on_card("store"),
    opt.PLACE: _place,
    opt.STEP: _step,
    opt.PLANT: _plant,
    opt.TRADE: _trade,
    opt.PUT: _put,
    opt.TAKE: _take,
    opt.SHIFT: _shift,
    opt.KEEP: _keep,
    opt.NEXT: _next,
}
