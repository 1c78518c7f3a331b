"""Who runs which procedure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import procedures
from oneiros.games.dreamblade.combat import (
    combat,
    damage,
    deathblow,
    effect,
    fates,
    roll,
    simultaneous,
    special_attack,
)
from oneiros.games.dreamblade.phases import action, initiative, spawn, turn
from oneiros.games.dreamblade.table.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.format import Format
    from oneiros.games.dreamblade.table.layout import Layout
    from oneiros.games.dreamblade.table.roster import Roster


class Dreamblade(Table):
    """A table whose game goes on when a question is answered."""

    def __init__(self, roster: Roster, agreed: Format, other: Layout | None = None) -> None:
        """Lay out the table; `begin` starts the first turn."""
        super().__init__(roster, agreed, other)

    def begin(self) -> None:
        """Start the first turn."""
        self.call(procedures.TURN)
        self.advance()

    def proceed(self, procedure: i64) -> None:
        """Let the procedure on top go on."""
        if procedure == procedures.ACTION:
            action.proceed(self)
        elif procedure == procedures.ROLL:
            roll.proceed(self)
        elif procedure == procedures.SPAWN:
            spawn.proceed(self)
        elif procedure == procedures.SETTLE:
            simultaneous.proceed(self)
        elif procedure == procedures.COMBAT:
            combat.proceed(self)
        elif procedure == procedures.ASSIGN:
            damage.proceed(self)
        elif procedure == procedures.EFFECT:
            effect.proceed(self)
        elif procedure == procedures.JUDGE:
            fates.proceed(self)
        elif procedure == procedures.TURN:
            turn.proceed(self)
        elif procedure == procedures.INITIATIVE:
            initiative.proceed(self)
        elif procedure == procedures.SPECIAL_ATTACK:
            special_attack.proceed(self)
        elif procedure == procedures.DEATHBLOW:
            deathblow.proceed(self)
        else:
            raise LookupError(procedure)

    def resume(self, procedure: i64, option: i64) -> None:
        """Give the procedure on top its answer."""
        if procedure == procedures.ACTION:
            action.answer(self, option)
        elif procedure == procedures.ROLL:
            roll.answer(self, option)
        elif procedure == procedures.SPAWN:
            spawn.answer(self, option)
        elif procedure == procedures.SETTLE:
            simultaneous.answer(self, option)
        elif procedure == procedures.COMBAT:
            combat.answer(self, option)
        elif procedure == procedures.ASSIGN:
            damage.answer(self, option)
        elif procedure == procedures.EFFECT:
            effect.answer(self, option)
        elif procedure == procedures.JUDGE:
            fates.answer(self, option)
        elif procedure == procedures.INITIATIVE:
            initiative.answer(self, option)
        elif procedure == procedures.DEATHBLOW:
            deathblow.answer(self, option)
        else:
            raise LookupError(procedure)

    def copy(self) -> Dreamblade:
        """Give an equal table that shares nothing that changes."""
        return Dreamblade(self.roster, self.format, self)
