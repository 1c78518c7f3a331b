"""Rolling attack dice (7.3) and rerolling them with Fortunate (7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.keywords import fortunate
from oneiros.games.dreamblade.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import FACE_WEIGHTS, FORTUNATE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table

SIDES: Final[list[int]] = [opt.FACE | face for face in range(5)]
WEIGHTS: Final[list[int]] = list(FACE_WEIGHTS)

_ROLLING: Final = 1


def proceed(table: Table) -> None:
    """Roll the dice one by one; then each attacker with Fortunate may reroll.

    The frame's arguments: dice left to roll, the attackers, who rolls.
    """
    if table.step() == 0:
        table.go(_ROLLING)
        table.rerolled.clear()
        for face in range(5):
            table.dice[face] = 0
    if table.stack[-3] > 0:
        table.ask_chance(questions.ATTACK_DIE, SIDES, WEIGHTS)
        return
    rerolls = _rerolls(table, table.stack[-2])
    if rerolls:
        table.ask(table.stack[-1], questions.REROLL, rerolls)
    else:
        table.done()


def answer(table: Table, option: i64) -> None:
    """Take a die that chance has rolled, or reroll the chosen dice."""
    what = opt.deed(option)
    if what == opt.FACE:
        table.stack[-3] -= 1
        table.roll_face(option & opt.BELOW, "7.3")
    elif what == opt.REROLL:
        creature, slot, faces = opt.rerolled(option)
        table.rerolled.append(creature * SLOTS + slot)
        table.take_up(faces, creature, FORTUNATE)
        table.stack[-3] = sum(faces)
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
    return table.dice[1] + 2 * table.dice[2] + 3 * table.dice[3]
