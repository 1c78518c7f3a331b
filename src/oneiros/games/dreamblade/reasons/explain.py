"""Why something may not be done: the rule, and the miniature or cell in the way.

`explain` finds a reason for exactly those attempts that the enumerators do not list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.phases import endings
from oneiros.games.dreamblade.reasons import why_action, why_combat, why_spawn, why_target
from oneiros.games.dreamblade.table.names import seat_name
from oneiros.kernel.ruleset import Reason
from oneiros.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.table import Table

_SPAWN_DEEDS: Final = (opt.SPAWN, opt.ACTIVATE)
_ANSWERS: Final[dict[int, tuple[int, ...]]] = {
    questions.SPAWN_PHASE: (opt.END, *_SPAWN_DEEDS),
    questions.ACTION: (opt.END, opt.MOVE, opt.STRIKE),
    questions.SHIFT: (opt.END, opt.MOVE),
    questions.STRIKE: (opt.END, opt.STRIKE),
    questions.REROLL: (opt.KEEP_DICE, opt.REROLL),
    questions.BLADES: (opt.BLADE,),
    questions.DAMAGE: (opt.DAMAGE,),
    questions.FATE: (opt.DISRUPT, opt.DESTROY),
    questions.DISRUPTION: (opt.PLACE,),
    questions.DEATHBLOW: (opt.DECLINE, opt.DEATHBLOW),
    questions.ABILITY: (opt.DECLINE, opt.TARGET, opt.CARRY, opt.BOMB),
    questions.ORDER: (opt.RESOLVE,),
    questions.UNIQUE: (opt.KEEP,),
    questions.INITIATIVE_DIE: (opt.DIE,),
    questions.ATTACK_DIE: (opt.FACE,),
}
# The rule that says what must be answered before anything else.
_RULE: Final[dict[int, str]] = {
    questions.SPAWN_PHASE: "5.2",
    questions.ACTION: "6.1",
    questions.SHIFT: "6.1",
    questions.STRIKE: "6.1",
    questions.REROLL: "7.4",
    questions.BLADES: "7.5",
    questions.DAMAGE: "7.7",
    questions.FATE: "8.2",
    questions.DISRUPTION: "8.4",
    questions.DEATHBLOW: "8.7",
    questions.ABILITY: "10.7",
    questions.ORDER: "10.7",
    questions.UNIQUE: "11 Unique",
    questions.INITIATIVE_DIE: "4.2",
    questions.ATTACK_DIE: "7.3",
}


def explain(table: Table, seat: int, attempt: int) -> Reason | None:
    """Say why a seat may not do what the attempt says; None if it may."""
    if table.seat == NOBODY:
        return Reason(endings.rule(table), "reason-game-over")
    if seat != table.seat:
        return Reason("10.7" if table.seat == CHANCE else "4.1", "reason-not-asked", _who(table))
    if attempt in table.options:
        return None
    if not opt.well_formed(attempt):
        return Reason("1.8", "reason-no-such-miniature")
    what = opt.deed(attempt)
    if what not in _ANSWERS[table.question]:
        return _other_question(table, what)
    about_whom = about(attempt)
    if about_whom >= 0 and about_whom not in table.roster.miniatures:
        return Reason("1.8", "reason-no-such-miniature")
    if table.question == questions.SPAWN_PHASE:
        return why_spawn.reason(table, attempt)
    if table.question in (questions.ACTION, questions.SHIFT, questions.STRIKE):
        return why_action.reason(table, attempt)
    if table.question == questions.ABILITY:
        return why_target.reason(table, attempt)
    return why_combat.reason(table, attempt)


def about(attempt: int) -> int:
    """The miniature an attempt is about first of all, or -1."""
    what = opt.deed(attempt)
    if what in (opt.SPAWN, opt.MOVE, opt.PLACE, opt.CARRY):
        return opt.miniature_of(attempt)
    if what in (opt.DISRUPT, opt.DESTROY, opt.TARGET, opt.KEEP):
        return attempt & opt.BELOW
    if what == opt.ACTIVATE:
        return opt.activated(attempt)[0]
    if what == opt.REROLL:
        return opt.rerolled(attempt)[0]
    if what == opt.BLADE:
        return opt.assigned_blade(attempt)[0]
    if what == opt.DAMAGE:
        return opt.dealt(attempt)[0]
    if what == opt.RESOLVE:
        return opt.effect_of(attempt)[1]
    return -1


def _who(table: Table) -> dict[str, object]:
    return {"seat": seat_name(table.seat)}


def _other_question(table: Table, what: int) -> Reason:
    """Say that something else is asked now."""
    if table.question == questions.SHIFT and what == opt.STRIKE:
        return Reason("6.1", "reason-shifting")
    if table.question == questions.STRIKE and what == opt.MOVE:
        return Reason("6.1", "reason-striking")
    rule = _RULE[table.question]
    return Reason(rule, "reason-other-question", {"question": questions.NAMES[table.question]})
