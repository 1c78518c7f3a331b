"""Answers in small actions: first a deed with whom or where, then what else it names.

Miniatures and cells are those of the seat that answers: its own miniatures are 0 to 15, and cell 0
is its bottom left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.encoding.sides import seen_cell, seen_miniature
from oneiros.games.dreamblade.table.board import CELLS
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES, SLOTS
from oneiros.games.dreamblade.vocabulary import FACES
from oneiros.kernel.bits import count, lowest
from oneiros.kernel.encoding import Actions

if TYPE_CHECKING:
    from mypy_extensions import i64

KEYWORDS: Final = 64
"""Room for so many keywords, of which some are not there yet."""
PLACES: Final = 5
"""So many digits write every amount of damage and every X."""

_OWN: Final = MOST_MINIATURES
_ALL: Final = 2 * MOST_MINIATURES
_THEIRS: Final = MOST_MINIATURES

# By deed, in the order of `options`: the name, how many first actions, what each says.
_DEEDS: Final = (
    Actions("end", 1, "end the phase, or strike no more"),
    Actions("decline", 1, "do not use what may be used"),
    Actions("keep dice", 1, "reroll nothing"),
    Actions("spawn", _OWN, "spawn an own miniature; `cell` follows"),
    Actions("activate", _OWN, "use a spawn ability of an own miniature; `slot`, `digit` follow"),
    Actions("move", _OWN, "shift an own creature; `cell` follows"),
    Actions("strike", CELLS, "strike in a cell; `miniature` for each attacker and `done` follow"),
    Actions("reroll", _OWN, "reroll with an own creature; `slot`, `face` for each die, `done`"),
    Actions("blade", _OWN, "an own miniature uses a blade ability; `miniature`, `ability` follow"),
    Actions("damage", _THEIRS, "damage for an enemy creature; `digit` follows"),
    Actions("disrupt", _THEIRS, "an enemy creature is disrupted rather than destroyed"),
    Actions("destroy", _THEIRS, "an enemy creature is destroyed rather than disrupted"),
    Actions("place", _THEIRS, "put a disrupted enemy creature elsewhere; `cell` follows"),
    Actions("deathblow", CELLS, "deathblows in a cell; `miniature` for each and `done` follow"),
    Actions("target", _ALL, "choose a miniature for an ability"),
    Actions("carry", _ALL, "move a miniature by an ability; `cell` follows"),
    Actions("resolve", _OWN, "an own effect is next; `slot`, `keyword`, `miniature` follow"),
    Actions("keep", _OWN, "keep this one of a Unique name"),
    Actions("face", 0, "chance alone answers so"),
    Actions("die", 0, "chance alone answers so"),
    Actions("bomb", 1, "go off"),
)
_REST: Final = (
    Actions("cell", CELLS, "where to, a1 to e5 as the seat sees the board"),
    Actions("miniature", _ALL, "one of the attackers, the bearer of a blade ability, a target"),
    Actions("slot", SLOTS, "which ability of a miniature"),
    Actions("ability", _ALL * SLOTS, "which ability of which miniature, four to a miniature"),
    Actions("keyword", KEYWORDS, "the keyword of an effect"),
    Actions("face taken", len(FACES), "a die that shows this face is rerolled; in rising order"),
    Actions("digit", 10 * PLACES, "a digit of an amount: ten for ones, then for tens and so on"),
    Actions("done", 1, "no more attackers or dice"),
)
ACTIONS: Final = tuple(kind for kind in (*_DEEDS, *_REST) if kind.number)


def _starts() -> list[int]:
    """Give the first number of each kind, by deed and then the rest."""
    found: list[int] = []
    start = 0
    for kind in (*_DEEDS, *_REST):
        found.append(start)
        start += kind.number
    return found


_START: Final[list[int]] = _starts()


def _start(name: str) -> int:
    """Give the first number of a kind that follows a deed."""
    return _START[len(_DEEDS) + [kind.name for kind in _REST].index(name)]


_CELL: Final = _start("cell")
_MINIATURE: Final = _start("miniature")
_SLOT: Final = _start("slot")
_ABILITY: Final = _start("ability")
_KEYWORD: Final = _start("keyword")
_FACE: Final = _start("face taken")
_DIGIT: Final = _start("digit")
_DONE: Final = _start("done")
_TENS: Final[list[int]] = [1, 10, 100, 1000, 10000]


def action(seat: i64, option: i64, depth: i64) -> i64:
    """Give the action that says an option after so many others."""
    what = opt.deed(option)
    if depth == 0:
        return _START[option >> opt.DEED] + _first(seat, what, option)
    if what in (opt.MOVE, opt.SPAWN, opt.PLACE, opt.CARRY):
        return _CELL + seen_cell(seat, opt.cell_of(option))
    if what in (opt.STRIKE, opt.DEATHBLOW):
        return _attacker(seat, opt.group_of(option), depth - 1)
    if what == opt.DAMAGE:
        return _digit(option & 0xFFFF, depth - 1)
    if what == opt.BLADE:
        return _of_blade(seat, option, depth)
    if what == opt.ACTIVATE:
        return _SLOT + (option >> 16 & 15) if depth == 1 else _digit(option & 0xFFFF, depth - 2)
    if what == opt.REROLL:
        return _SLOT + (option >> 20 & 15) if depth == 1 else _face(option, depth - 2)
    if what == opt.RESOLVE:
        return _of_effect(seat, option, depth)
    raise LookupError(option)


def _first(seat: i64, what: i64, option: i64) -> i64:
    """Give whom or where the first action of a deed names."""
    if what in (opt.MOVE, opt.SPAWN):
        return opt.miniature_of(option) & 15
    if what in (opt.END, opt.DECLINE, opt.KEEP_DICE, opt.BOMB):
        return 0
    if what in (opt.STRIKE, opt.DEATHBLOW):
        return seen_cell(seat, opt.group_cell_of(option))
    if what in (opt.DISRUPT, opt.DESTROY, opt.KEEP):
        return option & 15
    if what == opt.PLACE:
        return opt.miniature_of(option) & 15
    if what == opt.TARGET:
        return seen_miniature(seat, option & 31)
    if what == opt.CARRY:
        return seen_miniature(seat, opt.miniature_of(option))
    if what in (opt.DAMAGE, opt.RESOLVE):
        return option >> 16 & 15
    if what == opt.ACTIVATE:
        return option >> 20 & 15
    if what == opt.REROLL:
        return option >> 24 & 15
    return option >> 12 & 15


def _attacker(seat: i64, group: i64, index: i64) -> i64:
    """Give one of a group in rising order, then that it is done."""
    if index == count(group):
        return _DONE
    while index:
        group &= group - 1
        index -= 1
    return _MINIATURE + seen_miniature(seat, lowest(group))


def _digit(amount: i64, index: i64) -> i64:
    """Give a digit of an amount, the highest first."""
    place = PLACES - 1 - index
    return _DIGIT + 10 * place + amount // _TENS[place] % 10


def _face(option: i64, index: i64) -> i64:
    """Give the face of one of the dice taken up, in rising order, then that it is done."""
    for face in range(5):
        number = option >> (4 * (4 - face)) & 15
        if index < number:
            return _FACE + face
        index -= number
    return _DONE


def _of_blade(seat: i64, option: i64, depth: i64) -> i64:
    _, bearer, entry = opt.assigned_blade(option)
    if depth == 1:
        return _MINIATURE + seen_miniature(seat, bearer)
    return _ABILITY + seen_miniature(seat, entry // SLOTS) * SLOTS + entry % SLOTS


def _of_effect(seat: i64, option: i64, depth: i64) -> i64:
    keyword, _, slot, target = opt.effect_of(option)
    if depth == 1:
        return _SLOT + slot
    if depth == 2:
        return _KEYWORD + keyword
    return _MINIATURE + seen_miniature(seat, target)
