"""Who runs which procedure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamscape import procedures
from oneiros.games.dreamscape.phases import (
    completion,
    creation,
    cycle,
    drawing,
    filling,
    opening,
    together,
    travel,
)
from oneiros.games.dreamscape.powers import golem, harvesters, lake, muse, tower
from oneiros.games.dreamscape.table.table import Table
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.box import Box
    from oneiros.games.dreamscape.table.layout import Layout


class Dreamscape(Table):
    """A table whose game goes on when a question is answered."""

    def __init__(self, box: Box, other: Layout | None = None) -> None:
        """Lay out the table; `begin` starts the set-up."""
        super().__init__(box, other)

    def begin(self) -> None:
        """Start the set-up."""
        self.call(procedures.SET_UP)
        self.advance()

    def proceed(self, procedure: i64) -> None:
        """Let the procedure on top go on."""
        if procedure == procedures.CREATION:
            creation.proceed(self)
        elif procedure == procedures.TRAVEL:
            travel.proceed(self)
        elif procedure == procedures.FILL:
            filling.proceed(self)
        elif procedure == procedures.GOLEM:
            golem.proceed(self)
        elif procedure == procedures.TOWER:
            tower.proceed(self)
        elif procedure == procedures.DRAW:
            drawing.proceed(self)
        elif procedure == procedures.CHECK:
            completion.proceed_check(self)
        elif procedure == procedures.COMPLETE:
            completion.proceed(self)
        elif procedure == procedures.MUSE:
            muse.proceed(self)
        elif procedure == procedures.HARVEST:
            harvesters.proceed(self)
        elif procedure == procedures.LAKE:
            lake.proceed(self)
        elif procedure == procedures.CYCLE:
            cycle.proceed(self)
        elif procedure == procedures.SET_UP:
            opening.proceed(self)
        elif procedure == procedures.TOGETHER:
            together.proceed(self)
        else:
            raise LookupError(procedure)

    def resume(self, procedure: i64, option: i64) -> None:
        """Give the procedure on top its answer."""
        if procedure == procedures.CREATION:
            creation.answer(self, option)
        elif procedure == procedures.TRAVEL:
            travel.answer(self, option)
        elif procedure == procedures.FILL:
            filling.answer(self, option)
        elif procedure == procedures.GOLEM:
            golem.answer(self, option)
        elif procedure == procedures.TOWER:
            tower.answer(self, option)
        elif procedure == procedures.DRAW:
            drawing.answer(self, option)
        elif procedure == procedures.CHECK:
            completion.answer_check(self, option)
        elif procedure == procedures.COMPLETE:
            completion.answer(self, option)
        elif procedure == procedures.MUSE:
            muse.answer(self, option)
        elif procedure == procedures.HARVEST:
            harvesters.answer(self, option)
        elif procedure == procedures.LAKE:
            lake.answer(self, option)
        elif procedure == procedures.SET_UP:
            opening.answer(self, option)
        else:
            raise LookupError(procedure)

    def copy(self) -> Dreamscape:
        """Give an equal table that shares nothing that changes."""
        return Dreamscape(self.box, self)

    def advance(self) -> None:
        """Go on until there is a choice; 5.11: for everybody who creates at the same time."""
        super().advance()
        while self.parked:
            shown, player = self.seat, together.idle(self)
            if player == NOBODY:
                return
            together.attend(self, player)
            super().advance()
            if self.seat >= 0 and self.seat != shown and together.may_answer(self, shown):
                together.attend(self, shown)
                super().advance()

    def may_answer(self, seat: i64) -> bool:
        """5.11: tell whether a seat may answer now."""
        return seat == self.seat or together.may_answer(self, seat)

    def attend(self, seat: i64) -> None:
        """5.11: turn to the question of another seat that creates at the same time."""
        if seat != self.seat:
            together.attend(self, seat)
            self.advance()
