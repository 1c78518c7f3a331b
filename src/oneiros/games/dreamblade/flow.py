"""Who runs which procedure, and the loop that goes on until somebody must choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import (
    action,
    combat,
    damage,
    deathblow,
    effect,
    fates,
    initiative,
    procedures,
    roll,
    simultaneous,
    spawn,
    special_attack,
    turn,
)
from oneiros.games.dreamblade.layout import FRAME
from oneiros.games.dreamblade.table import Table
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.format import Format
    from oneiros.games.dreamblade.roster import Roster


class Dreamblade(Table):
    """A table whose game goes on when a question is answered."""

    def __init__(self, roster: Roster, rules: Format) -> None:
        """Lay out the table; `begin` starts the first turn."""
        super().__init__(roster, rules)

    def begin(self) -> None:
        """Start the first turn."""
        self.call(procedures.TURN)
        advance(self)

    def apply(self, option: i64) -> None:
        """Go on with one of the options until the next question."""
        _answer(self, option)
        advance(self)

    def copy(self) -> Dreamblade:
        """Give an equal table that shares nothing that changes."""
        twin = Dreamblade(self.roster, self.format)
        twin.assign(self)
        return twin


def advance(table: Table) -> None:
    """Go on until there is a choice: a question with one answer is answered here."""
    while table.stack:
        table.seat = NOBODY
        _proceed(table)
        if table.seat != NOBODY:
            if len(table.options) > 1:
                return
            _answer(table, table.options[0])
    table.seat = NOBODY
    table.options = []


def _proceed(table: Table) -> None:
    procedure: i64 = table.stack[-FRAME]
    if procedure == procedures.ACTION:
        action.proceed(table)
    elif procedure == procedures.ROLL:
        roll.proceed(table)
    elif procedure == procedures.SPAWN:
        spawn.proceed(table)
    elif procedure == procedures.SETTLE:
        simultaneous.proceed(table)
    elif procedure == procedures.COMBAT:
        combat.proceed(table)
    elif procedure == procedures.ASSIGN:
        damage.proceed(table)
    elif procedure == procedures.EFFECT:
        effect.proceed(table)
    elif procedure == procedures.JUDGE:
        fates.proceed(table)
    elif procedure == procedures.TURN:
        turn.proceed(table)
    elif procedure == procedures.INITIATIVE:
        initiative.proceed(table)
    elif procedure == procedures.SPECIAL_ATTACK:
        special_attack.proceed(table)
    elif procedure == procedures.DEATHBLOW:
        deathblow.proceed(table)
    else:
        raise LookupError(procedure)


def _answer(table: Table, option: i64) -> None:
    procedure: i64 = table.stack[-FRAME]
    if procedure == procedures.ACTION:
        action.answer(table, option)
    elif procedure == procedures.ROLL:
        roll.answer(table, option)
    elif procedure == procedures.SPAWN:
        spawn.answer(table, option)
    elif procedure == procedures.SETTLE:
        simultaneous.answer(table, option)
    elif procedure == procedures.COMBAT:
        combat.answer(table, option)
    elif procedure == procedures.ASSIGN:
        damage.answer(table, option)
    elif procedure == procedures.EFFECT:
        effect.answer(table, option)
    elif procedure == procedures.JUDGE:
        fates.answer(table, option)
    elif procedure == procedures.INITIATIVE:
        initiative.answer(table, option)
    elif procedure == procedures.DEATHBLOW:
        deathblow.answer(table, option)
    else:
        raise LookupError(procedure)
