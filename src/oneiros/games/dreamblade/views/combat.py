"""The attack under way: who attacks, what it comes to, and whom its damage may go to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import procedures
from oneiros.games.dreamblade.combat import damage, fates, roll
from oneiros.games.dreamblade.keywords import bodyguard
from oneiros.games.dreamblade.table.board import cell_name
from oneiros.games.dreamblade.views.shares import usual_shares
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.fact import NONE
from oneiros.kernel.procedures import FRAME

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.table import Table

EFFECTS: Final = {
    fates.NOTHING: "",
    fates.DISRUPTION: "disrupt",
    fates.DESTRUCTION: "destroy",
    fates.EITHER: "either",
}
"""What damage is enough for, in a word."""

_ROLLING: Final = 1
"""Up to this step of a combat its dice lie on the table and are not counted yet."""


def combat(table: Table) -> dict[str, object] | None:
    """Show the innermost attack: a special one or a deathblow within a combat has its own total."""
    shown = _innermost(table)
    if shown is None:
        return None
    asked = table.stack[-FRAME] == procedures.ASSIGN
    shown["left"] = damage.left_to_assign(table) if asked else 0
    shown["defenders"] = _defenders(table) if asked else []
    return shown


def total(table: Table, rolled: int, change: int = 0) -> int:
    """7.7: what was rolled with all modifiers, and perhaps one more; not below 0 in all."""
    return max(rolled + table.modifier + change, 0)


def _innermost(table: Table) -> dict[str, object] | None:
    stack = table.stack
    top = len(stack) - FRAME
    for at in range(top, -1, -FRAME):
        procedure, step, first, second, third = stack[at : at + FRAME]
        if procedure == procedures.SPECIAL_ATTACK:
            rolled = roll.damage_rolled(table)
            return _attack(table, "special", table.where[second], BIT[first], rolled, second)
        if procedure == procedures.DEATHBLOW and at < top and third:
            return _attack(table, "deathblow", second, third, roll.damage_rolled(table))
        if procedure == procedures.COMBAT:
            rolled = roll.damage_rolled(table) if step <= _ROLLING else table.rolled
            return _attack(table, "strike", first, table.attackers, total(table, rolled))
    return None


def _attack(
    table: Table, attack: str, cell: int, attackers: int, rolled: int, target: int = NONE
) -> dict[str, object]:
    labels = table.roster.labels
    return {
        "attack": attack,
        "cell": cell_name(cell),
        "attackers": [labels[one] for one in numbers(attackers)],
        "target": "" if target == NONE else labels[target],
        "damage": rolled,
    }


def _defenders(table: Table) -> list[object]:
    """List those who wait for their share, Bodyguards first, as they will be asked about."""
    waiting = damage.waiting_defenders(table)
    guards = bodyguard.guards(table, waiting)
    order = [*numbers(guards), *numbers(waiting & ~guards)]
    shares = usual_shares(table)
    return [_defender(table, one, shares[one]) for one in order]


def _defender(table: Table, one: int, share: int) -> dict[str, object]:
    before = damage.unsatisfied_guards(table, one)
    return {
        "label": table.roster.labels[one],
        "needs": [_need(table, guard) for guard in numbers(before)],
        "fates": _fates(table, one, before),
        "usual": share,
    }


def _need(table: Table, guard: int) -> dict[str, object]:
    return {
        "label": table.roster.labels[guard],
        "amount": damage.lacking(table, guard),
        "ability": bodyguard.KEYWORD.name,
    }


def _fates(table: Table, one: int, guards: int) -> list[object]:
    """From which amount on it has enough for what, once its Bodyguards have enough."""
    found: list[object] = []
    last = -1
    for amount in range(damage.left_to_assign(table) + 1):
        fate = damage.fate_with(table, one, amount, guards)
        if fate != last:
            found.append({"amount": amount, "effect": EFFECTS[fate]})
            last = fate
    return found
