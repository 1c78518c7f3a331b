"""Triggered effects: waves of simultaneous ones, before anything else (10.6, 10.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import procedures, questions
from oneiros.games.dreamblade.combat import fates, special_attack
from oneiros.games.dreamblade.keywords import unique
from oneiros.games.dreamblade.options import BELOW, KEEP, effect_of, user_of, waiting_effect
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import (
    AMBUSH,
    BLOODTHIRSTY,
    DETONATE,
    DISSIPATE,
    FADE,
    UNIQUE,
)
from oneiros.kernel.bits import BIT, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

_RESOLVE = 0
_KEEP_UNIQUE = 1


def queue(table: Table, keyword: i64, user: i64, slot: i64, target: i64) -> None:
    """Let an effect wait for the next wave."""
    table.coming.append(waiting_effect(keyword, user, slot, target))


def settle(table: Table) -> None:
    """Resolve what waits before the procedure on top goes on."""
    table.call(procedures.SETTLE)


def unsettled(table: Table) -> bool:
    """Tell whether anything waits at all."""
    if table.coming or table.triggers or (table.hurt and not table.holding):
        return True
    return table.in_play & table.roster.having[UNIQUE] != 0


def proceed(table: Table) -> None:
    """10.6: a whole wave, then judge its damage, then the next wave; then Unique is enforced."""
    if table.triggers:
        _next_effect(table)
    elif table.hurt and not table.holding:
        fates.judge_hurt(table)
    elif table.coming:
        table.triggers = table.coming
        table.coming = []
    elif not _ask_unique(table):
        table.done()


def _next_effect(table: Table) -> None:
    """10.6: the active player's effects first; among one player's own, that player chooses."""
    for player in (table.active, 1 - table.active):
        own = {effect for effect in table.triggers if user_of(effect) >> 4 == player}
        if own:
            table.go(_RESOLVE)
            table.ask(player, questions.ORDER, sorted(own))
            return


def _ask_unique(table: Table) -> bool:
    """11 Unique: whoever controls two of a name sacrifices all but one of his choice, at once."""
    for player in (table.active, 1 - table.active):
        surplus = unique.surplus(table, player)
        if surplus:
            table.go(_KEEP_UNIQUE)
            table.ask(player, questions.UNIQUE, [KEEP | one for one in numbers(surplus)])
            return True
    return False


def answer(table: Table, option: i64) -> None:
    """Resolve the chosen effect, or keep the chosen miniature."""
    if table.step() == _KEEP_UNIQUE:
        kept = option & BELOW
        for other in numbers(unique.surplus(table, kept >> 4) & ~BIT[kept]):
            table.sacrifice(other, "11", other, UNIQUE)
        return
    table.triggers.remove(option)
    keyword, user, slot, target = effect_of(option)
    _resolve(table, keyword, user, slot, target)


def _resolve(table: Table, keyword: i64, user: i64, slot: i64, target: i64) -> None:
    """Carry out one effect; those of the end of combat pass whoever has left (7.10)."""
    here = table.in_play >> user & 1
    if keyword in (FADE, DISSIPATE):
        if here:
            table.banish(user, "7.10", user, keyword)
    elif keyword in (DETONATE, BLOODTHIRSTY):
        if here:
            table.sacrifice(user, "7.10", user, keyword)
    elif keyword == AMBUSH:
        if here and table.where[user] == table.where[target]:
            place: i64 = user * SLOTS + slot
            special_attack.begin(table, user, target, place, table.roster.number[place])
    else:
        place = user * SLOTS + slot
        table.call(procedures.EFFECT, user, place, table.roster.number[place])
