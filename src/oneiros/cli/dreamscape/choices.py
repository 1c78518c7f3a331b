"""Options for people: what differs only in a slot, a location or a shard stands together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from oneiros.cli.dreamscape.gains import signed
from oneiros.cli.terminal import Choice
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.phases import creation, returning
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.views.foresight import gain
from oneiros.games.dreamscape.vocabulary import KINDS, LETTERS, LEVELS, MOVEMENT, NIGHTMARE, POWERS
from oneiros.kernel.bits import BIT, count
from oneiros.words import Words
from oneiros.words import dreamscape as said
from oneiros.words.dreamscape.names import row
from oneiros.words.dreamscape.options import moved

_Chosen = Callable[[Words, Dreamscape, int], Choice]

# What is free comes before what costs a point, what is done with cards later, the end last.
_ORDER: Final = (opt.COLLECT, opt.KEY, opt.MOVE, opt.POWER)
_LATE: Final = (opt.USE, opt.STORE, opt.DECLINE, opt.END)


def arrange(options: Sequence[int]) -> list[int]:
    """Put what is done all the time first, what is done with cards behind it, and the end last.

    Nobody pays for a move that is free.
    """
    wanted = [option for option in options if cheaper(options, option) == option]
    return sorted(wanted, key=lambda option: (_rank(opt.deed(option)), option))


def cheaper(options: Sequence[int], option: int) -> int:
    """Give the move with a key that leads where one for an action point does, if there is any."""
    free = opt.KEY | opt.low(option)
    return free if opt.deed(option) == opt.MOVE and free in options else option


def _rank(deed: int) -> int:
    if deed in _ORDER:
        return _ORDER.index(deed)
    return len(_ORDER) + (_LATE.index(deed) + 1 if deed in _LATE else 0)


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


def _worth(table: Dreamscape, option: int, expected: int = 0) -> str:
    """Write what an option brings at once, unless it is what one expects."""
    points = gain(table, option)
    return "" if points == expected else f" ({signed(points)})"


def _slot(table: Dreamscape, option: int, expected: int = 0) -> str:
    return table.box.grid.names[opt.low(option)] + _worth(table, option, expected)


def _go(words: Words, table: Dreamscape, option: int) -> Choice:
    location = opt.low(option)
    name = words.say(f"location-{location}")
    marks = [LETTERS[NIGHTMARE]] if returning.takes_link(table, table.seat, location) else []
    short = f"{location}{_marked(marks)}"
    if opt.deed(option) == opt.MOVE:
        return Choice(f"{location} {name}{_marked(marks)}", _heading(words, "move"), short=short)
    if not table.rows[location]:
        marks = [_heading(words, "with-nothing-there"), *marks]
    return Choice(f"{location} {name}{_marked(marks)}", _heading(words, "key"), short=short)


def _marked(marks: list[str]) -> str:
    return f" ({', '.join(marks)})" if marks else ""


def _power(words: Words, table: Dreamscape, _: int) -> Choice:
    return Choice(_heading(words, "power", power=POWERS[table.sleeper[table.seat]]))


def _on_card(key: str) -> _Chosen:
    def made(words: Words, table: Dreamscape, option: int) -> Choice:
        card = table.box.cards[opt.high(option)]
        item = said.card_name(words, card)
        if opt.deed(option) == opt.USE:
            item = f"{item} ({words.say(f'power-{POWERS[card.power]}-short')})"
        letter = LETTERS[opt.low(option)]
        example = f"{key} {said.card_name(words, card)}: {letter}"
        written = _heading(words, f"{key}-written", example=example)
        return Choice(letter, _heading(words, key), item, item, written=written)

    return made


def _place(words: Words, table: Dreamscape, option: int) -> Choice:
    kind = opt.high(option)
    number = table.held(table.seat, kind)
    item, short = f"{_kind(words, kind)} ({number})", f"{LETTERS[kind]} ({number})"
    example = f"place {LETTERS[kind]} {table.box.grid.names[opt.low(option)]}"
    written = _heading(words, "place-written", example=example)
    return Choice(_slot(table, option), _heading(words, "place"), item, short, written=written)


def _enter(words: Words, table: Dreamscape, option: int) -> Choice:
    return Choice(said.option(words, table, option) + _worth(table, option))


def _step(words: Words, table: Dreamscape, option: int) -> Choice:
    free = "yes" if table.free & BIT[table.seat] else "no"
    whites = table.held(table.seat, MOVEMENT)
    own, slot = _slot(table, option), table.box.grid.names[opt.low(option)]
    if table.trees[table.seat] & BIT[opt.low(option)]:
        # 5.3: from there the Dreamer must go on.
        own = own.replace(slot, _heading(words, "over-tree", slot=slot), 1)
    return Choice(own, _heading(words, "step", free=free, whites=whites))


def _plant(words: Words, table: Dreamscape, option: int) -> Choice:
    paid = count(table.trees[table.seat]) + 1
    return Choice(_slot(table, option, paid), _heading(words, "plant", points=paid))


def _trade(words: Words, _: Dreamscape, option: int) -> Choice:
    given = f"{creation.price(opt.high(option))} {LETTERS[opt.high(option)]}"
    return Choice(LETTERS[opt.low(option)], _heading(words, "trade", given=given))


def _put(words: Words, _: Dreamscape, option: int) -> Choice:
    item = _kind(words, opt.high(option))
    return Choice(str(opt.low(option)), _heading(words, "put"), item, item)


def _take(words: Words, table: Dreamscape, option: int) -> Choice:
    top = LETTERS[shards.last(table.stack_at(table.seat, opt.low(option)))]
    return Choice(f"{top} {_slot(table, option)}", _heading(words, "take"))


def _shift(words: Words, table: Dreamscape, option: int) -> Choice:
    slot, level, target = opt.shifted(option)
    names = table.box.grid.names
    item = f"{moved(table, table.seat, slot, level)} {names[slot]}:{level}"
    own = names[target] + _worth(table, option)
    example = f"shift {names[slot]}:{level} {names[target]}"
    written = _heading(words, "shift-written", example=example)
    return Choice(own, _heading(words, "shift"), item, item, written=written)


def _deck(words: Words, table: Dreamscape, option: int) -> Choice:
    level = opt.low(option)
    points = [card.points for card in table.box.cards if card.level == level]
    return Choice(
        _heading(
            words,
            "deck",
            level=LEVELS[level],
            cards=table.in_deck(level),
            least=min(points),
            most=max(points),
        )
    )


def _keep(words: Words, table: Dreamscape, option: int) -> Choice:
    name = said.card_name(words, table.box.cards[opt.low(option)])
    return Choice(name + _worth(table, option), _heading(words, "keep"))


def _rearrange(words: Words, table: Dreamscape, option: int) -> Choice:
    location = opt.low(option)
    return Choice(f"{location} ({row(words, table.rows[location])})", _heading(words, "rearrange"))


def _next(words: Words, _: Dreamscape, option: int) -> Choice:
    return Choice(_kind(words, opt.low(option)), _heading(words, "next"))


_CHOICES: Final[dict[int, _Chosen]] = {
    opt.MOVE: _go,
    opt.KEY: _go,
    opt.POWER: _power,
    opt.USE: _on_card("use"),
    opt.STORE: _on_card("store"),
    opt.PLACE: _place,
    opt.ENTER: _enter,
    opt.STEP: _step,
    opt.PLANT: _plant,
    opt.TRADE: _trade,
    opt.PUT: _put,
    opt.TAKE: _take,
    opt.SHIFT: _shift,
    opt.DECK: _deck,
    opt.KEEP: _keep,
    opt.CHOOSE: _rearrange,
    opt.NEXT: _next,
}
