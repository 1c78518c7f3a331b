"""Rolling attack dice (7.3) and rerolling them with Fortunate (7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import procedures, questions
from oneiros.games.dreamblade.keywords import fortunate
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import FACE_WEIGHTS, FACE_WORTH, FORTUNATE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

# The frame: dice left to roll, the attackers, and who rolls by which rule.
_LEFT: Final = -3
_ATTACKERS: Final = -2
_ROLLER: Final = -1

# Why dice are rolled.
REGULAR: Final = 0
SPECIAL: Final = 1
DEATHBLOW: Final = 2
_AGAIN: Final = 3
_RULES: Final = ("7.3", "10.5", "8.7", "7.4")

SIDES: Final[list[int]] = [opt.FACE | face for face in range(5)]
WEIGHTS: Final[list[int]] = list(FACE_WEIGHTS)
WORTH: Final[list[int]] = list(FACE_WORTH)

_ROLLING: Final = 1


def begin(table: Table, dice: i64, attackers: i64, player: i64, why: i64) -> None:
    """Roll so many dice for the attackers of a player."""
    table.call(procedures.ROLL, dice, attackers, player | why << 1)


def attackers(table: Table) -> i64:
    """Those for whom the dice under way are rolled."""
    return table.stack[_ATTACKERS]


def dice_left(table: Table) -> i64:
    """The dice of the roll under way that chance has still to roll."""
    return table.stack[_LEFT]


def blades_count(table: Table) -> bool:
    """10.5, 8.7: blades are misses in every roll under way but that of a regular attack."""
    return table.stack[_ROLLER] >> 1 == REGULAR


def proceed(table: Table) -> None:
    """Roll the dice one by one; then each attacker with Fortunate may reroll."""
    if table.step() == 0:
        table.go(_ROLLING)
        table.rerolled.clear()
        table.begin_roll(table.stack[_LEFT], _RULES[table.stack[_ROLLER] >> 1])
    if table.stack[_LEFT] > 0:
        table.ask_chance(questions.ATTACK_DIE, SIDES, WEIGHTS)
        return
    rerolls = _rerolls(table, table.stack[_ATTACKERS])
    if rerolls:
        table.ask(table.stack[_ROLLER] & 1, questions.REROLL, rerolls)
    else:
        table.done()


def answer(table: Table, option: i64) -> None:
    """Take a die that chance has rolled, or reroll the chosen dice."""
    what = opt.deed(option)
    if what == opt.FACE:
        table.stack[_LEFT] -= 1
        table.roll_face(option & opt.BELOW, _RULES[table.stack[_ROLLER] >> 1])
    elif what == opt.REROLL:
        creature, slot, faces = opt.rerolled(option)
        table.rerolled.append(creature * SLOTS + slot)
        table.take_up(faces, creature, FORTUNATE)
        table.stack[_LEFT] = sum(faces)
        table.stack[_ROLLER] = table.stack[_ROLLER] & 1 | _AGAIN << 1
    else:
        table.done()


def _rerolls(table: Table, attackers: i64) -> list[int]:
    """7.4: one creature after another; the same die may be rerolled by two of them."""
    if not attackers & table.roster.having[FORTUNATE]:
        return []
    found = fortunate.rerolls(table, attackers)
    if not found:
        return []
    found.append(opt.KEEP_DICE)
    found.sort()
    return found


def damage_rolled(table: Table) -> i64:
    """Add up the numbers rolled; misses and blades are no damage."""
    return damage_of(table.dice)


def damage_of(faces: list[int]) -> i64:
    """Add up the numbers of some dice, given as how many show each face."""
    total: i64 = 0
    for face in range(5):
        total += WORTH[face] * faces[face]
    return total
