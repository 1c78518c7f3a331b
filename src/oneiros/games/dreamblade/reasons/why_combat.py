"""Why dice, blades, damage, fates and deathblows may not go as attempted (7.4 to 8.7, 10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import blades, damage, deathblow, fates, roll
from oneiros.games.dreamblade.keywords import bodyguard, nullify
from oneiros.games.dreamblade.reasons import why_action
from oneiros.games.dreamblade.table.board import CELLS, PORTAL, cell_name
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import FORTUNATE
from oneiros.kernel.bits import BIT, lowest, numbers
from oneiros.kernel.ruleset import Reason

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.table import Table


def reason(table: Table, attempt: int) -> Reason | None:
    """Say why an answer to a question of a combat is not listed."""
    if table.question == questions.REROLL:
        return _why_not_rerolled(table, attempt)
    if table.question == questions.BLADES:
        return _why_no_blade(table, attempt)
    if table.question == questions.DAMAGE:
        return _why_not_damaged(table, *opt.dealt(attempt))
    if table.question == questions.FATE:
        other = table.roster.called[table.subject]
        return Reason("8.2", "reason-other-fate", {"miniature": other})
    if table.question == questions.DISRUPTION:
        return _why_not_placed(table, opt.miniature_of(attempt), opt.cell_of(attempt))
    if table.question == questions.DEATHBLOW:
        return _why_no_deathblow(table, opt.group_cell_of(attempt), opt.group_of(attempt))
    if table.question == questions.ORDER:
        return Reason("10.6", "reason-effect-not-waiting")
    if table.question == questions.UNIQUE:
        named = {"miniature": table.roster.called[attempt & 31]}
        return Reason("11 Unique", "reason-not-among-uniques", named)
    return Reason("7.3", "reason-no-such-face")


def _why_not_rerolled(table: Table, attempt: int) -> Reason | None:
    creature, slot, faces = opt.rerolled(attempt)
    named = {"miniature": table.roster.called[creature]}
    entry = creature * SLOTS + slot
    if not roll.attackers(table) & BIT[creature]:
        return Reason("7.4", "reason-not-attacking", named)
    if slot >= SLOTS or table.roster.keyword[entry] != FORTUNATE:
        return Reason("11 Fortunate", "reason-not-fortunate", named)
    if not table.active_at(entry):
        return Reason("10.2", "reason-not-scoring", named)
    if entry in table.rerolled:
        return Reason("7.4", "reason-rerolled-already", named)
    if sum(faces) == 0:
        return Reason("7.4", "reason-rerolls-nothing", named)
    if any(faces[face] > table.dice[face] for face in range(5)):
        return Reason("7.4", "reason-no-such-dice", named)
    most = table.roster.number[entry]
    if sum(faces) > most:
        return Reason("11 Fortunate", "reason-too-many-dice", {**named, "most": most})
    return None


def _why_no_blade(table: Table, attempt: int) -> Reason | None:
    user, bearer, entry = opt.assigned_blade(attempt)
    roster = table.roster
    named = {"miniature": roster.called[user]}
    if not table.in_play & BIT[user]:
        return Reason("7.6", "reason-left-the-dreamscape", named)
    if user >> 4 != table.active:
        return Reason("7.5", "reason-not-yours", named)
    local_location = table.at[table.combat_cell] & ~roster.creatures & BIT[user]
    if not table.attackers & BIT[user] and not local_location:
        return Reason("7.5", "reason-not-attacking", named)
    for one in (user, bearer):
        silencers = nullify.silencers(table, one)
        if silencers:
            by = roster.called[lowest(silencers)]
            return Reason("11 Nullify", "reason-nullified", {**named, "by": by})
    if attempt not in blades.abilities_of(table, user):
        return Reason("10.12", "reason-no-blade-ability", named)
    if attempt in table.used_blades and not blades.takes_many(table, entry):
        return Reason("7.5", "reason-blade-used", named)
    cost = blades.cost_of(table, entry)
    if cost > table.blades:
        return Reason("7.5", "reason-few-blades", {**named, "needs": cost, "left": table.blades})
    return Reason("10.2", "reason-not-scoring", named)


def _why_not_damaged(table: Table, target: int, amount: int) -> Reason | None:
    asked = table.subject
    left, defenders = damage.left_to_assign(table), damage.waiting_defenders(table)
    called = table.roster.called
    details: dict[str, object] = {"miniature": called[target], "left": left}
    if not defenders & BIT[target]:
        return Reason("7.7", "reason-no-defender", details)
    if target != asked:
        covering = damage.unsatisfied_guards(table, target)
        if covering:
            guard = called[lowest(covering)]
            return Reason("7.8", "reason-bodyguard", {**details, "guard": guard})
        return Reason("7.7", "reason-damage-order", {**details, "first": called[asked]})
    if amount > left:
        return Reason("7.7", "reason-too-much-damage", {**details, "amount": amount})
    others = defenders & ~BIT[target]
    if not others:
        return Reason("7.7", "reason-damage-held-back", details)
    if not bodyguard.guards(table, BIT[target]):
        return Reason("7.7", "reason-damage-held-back", details)
    covered = others & ~bodyguard.guards(table, others)
    lacking = max(damage.lacking(table, target), 0)
    return Reason(
        "7.8",
        "reason-bodyguard-lacks",
        {**details, "guard": called[target], "lacks": lacking, "other": called[lowest(covered)]},
    )


def _why_not_placed(table: Table, creature: int, cell: int) -> Reason | None:
    details: dict[str, object] = {
        "miniature": table.roster.called[creature],
        "cell": cell_name(cell % CELLS),
    }
    if not fates.disrupted(table) & BIT[creature]:
        return Reason("8.4", "reason-not-disrupted", details)
    if creature >> 4 == table.seat:
        return Reason("8.4", "reason-own-disrupted", details)
    if cell >= CELLS:
        return Reason("8.4", "reason-off-the-map", details)
    if table.at[cell]:
        other = table.roster.called[lowest(table.at[cell])]
        return Reason("1.9", "reason-not-empty", {**details, "other": other})
    if cell == PORTAL[table.seat]:
        return Reason("8.4", "reason-own-portal", details)
    return None


def _why_no_deathblow(table: Table, cell: int, group: int) -> Reason | None:
    if cell >= CELLS:
        return Reason("1.1", "reason-off-the-map", {"cell": "?"})
    dying = table.at[cell] & deathblow.dying(table)
    for creature in numbers(group & ~dying & table.roster.everyone):
        named = {"miniature": table.roster.called[creature], "cell": cell_name(cell)}
        return Reason("8.7", "reason-not-dying-there", named)
    if not table.enemies_in(cell, table.seat):
        return Reason("8.7", "reason-no-enemy-there", {"cell": cell_name(cell)})
    return why_action.why_not_together(table, cell, group, dying, "8.7")
