"""What of the table a deed is about, and where a look is worthwhile first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.phases.conquest import claims
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import CELLS, RESERVES, WORTH, cell_name
from oneiros.kernel.bits import numbers
from oneiros.registry.accounts import Found
from oneiros.registry.named import Look
from oneiros.registry.planned import Played
from oneiros.words import Words
from oneiros.words import dreamblade as said
from oneiros.words.dreamblade.names import label_name

_WITH_CELL: Final = (opt.SPAWN, opt.MOVE, opt.PLACE, opt.CARRY)
_WITH_GROUP: Final = (opt.STRIKE, opt.DEATHBLOW)
_ALONE: Final = (opt.DISRUPT, opt.DESTROY, opt.TARGET, opt.KEEP)


def about(table: Dreamblade, option: int) -> tuple[list[str], list[str]]:
    """Name the pieces and cells that a deed is about."""
    what, labels = opt.deed(option), table.roster.labels
    if what in _WITH_CELL:
        return [labels[opt.miniature_of(option)]], [cell_name(opt.cell_of(option))]
    if what in _WITH_GROUP:
        group = [labels[one] for one in numbers(opt.group_of(option))]
        return group, [cell_name(opt.group_cell_of(option))]
    piece = _piece(option)
    return ([] if piece < 0 else [labels[piece]]), []


def look(words: Words, table: Dreamblade, steps: Sequence[Played], _found: Sequence[Found]) -> Look:
    """Name what a plan turns on, but not what is to be done with it."""
    deeds = [one.option for one in steps if opt.deed(one.option) != opt.END]
    if not deeds:
        return Look(words.say("advice-look-end"))
    first = deeds[0]
    what = opt.deed(first)
    if what in _WITH_GROUP:
        cell = cell_name(opt.group_cell_of(first))
        return Look(words.say("advice-look-cell", cell=cell), cells=[cell])
    piece = _telling(steps) if what in (opt.MOVE, opt.SPAWN) else _piece(first)
    if what in (opt.PLACE, opt.CARRY):
        piece = int(opt.miniature_of(first))
    if piece < 0:
        return Look(words.say("advice-look-question"))
    label = table.roster.labels[piece]
    place = int(table.where[piece])
    if place == RESERVES and table.question == questions.SPAWN_PHASE:
        name, price = label_name(words, label), int(values.price(table, piece))
        sentence = words.say("advice-look-reserve", miniature=name, price=price, pool=table.pool)
        return Look(sentence, pieces=[label])
    sentence = said.look_at(words, label, place if place < CELLS else -1)
    return Look(sentence, pieces=[label])


def _telling(steps: Sequence[Played]) -> int:
    """Give the piece whose new cell brings most to its side; of equals the first."""
    table = cast("Dreamblade", steps[-1].before)
    best, found = -1, -1
    for step in steps:
        if opt.deed(step.option) not in (opt.MOVE, opt.SPAWN):
            continue
        piece, cell = opt.miniature_of(step.option), opt.cell_of(step.option)
        player = piece >> 4
        brings = WORTH[player][cell] if claims(table, player, cell) else 0
        if table.enemies_in(cell, player):
            brings += WORTH[1 - player][cell]
        if brings > best:
            best, found = int(brings), int(piece)
    return found


def _piece(option: int) -> int:
    """Give the one piece that a deed is about, or -1."""
    unpack = _UNPACKED.get(opt.deed(option))
    return -1 if unpack is None else int(unpack(option))


_UNPACKED: Final[dict[int, Callable[[int], int]]] = {
    **dict.fromkeys(_ALONE, lambda option: option & 31),
    opt.DAMAGE: lambda option: opt.dealt(option)[0],
    opt.ACTIVATE: lambda option: opt.activated(option)[0],
    opt.BLADE: lambda option: opt.assigned_blade(option)[0],
    opt.REROLL: lambda option: opt.rerolled(option)[0],
    opt.RESOLVE: opt.user_of,
}
