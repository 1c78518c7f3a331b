"""Triggered effects: waves of simultaneous ones, before anything else (10.6, 10.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import procedures, questions
from oneiros.games.dreamblade.combat import fates
from oneiros.games.dreamblade.keywords import unique
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.keywords.kinds.use import Use
from oneiros.games.dreamblade.options import BELOW, KEEP, effect_of, user_of, waiting_effect
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import UNIQUE
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
    """11 Unique: a player with two of a name sacrifices all but one of his choice, at once."""
    for player in (table.active, 1 - table.active):
        surplus = unique.surplus(table, player)
        if surplus:
            table.go(_KEEP_UNIQUE)
            table.ask(player, questions.UNIQUE, [KEEP | one for one in numbers(surplus)])
            return True
    return False


def answer(table: Table, option: i64) -> None:
    """Carry out the chosen effect unless its source has left (10.6), or keep the chosen one."""
    if table.step() == _KEEP_UNIQUE:
        kept = option & BELOW
        for other in numbers(unique.surplus(table, kept >> 4) & ~BIT[kept]):
            table.sacrifice(other, "11", other, UNIQUE)
        return
    table.triggers.remove(option)
    keyword, user, slot, target = effect_of(option)
    triggered = KEYWORDS[keyword]
    if triggered.placeless or table.in_play >> user & 1:
        entry: i64 = user * SLOTS + slot
        triggered.take_effect(table, Use(user, entry, table.roster.number[entry]), target)
