"""Rows are replaced, never changed, so copies of a table share them."""

from __future__ import annotations

import pytest

from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table.rows import replaced, without
from oneiros.kernel.dice import Dice


def test_the_first_of_several_alike_is_left_out() -> None:
    row = (3, 5, 3)
    assert without(row, 3) == (5, 3)
    assert row == (3, 5, 3)
    with pytest.raises(ValueError, match="not in tuple"):
        without(row, 4)


def test_one_place_holds_something_else() -> None:
    assert replaced((3, 5, 3), 1, 9) == (3, 9, 3)
    assert replaced((3, 5, 3), 2, 9) == (3, 5, 9)


def test_a_copy_shares_rows_and_its_course_changes_nothing_of_the_other() -> None:
    table, dice = DREAMSCAPE.start(DREAMSCAPE.check({})), Dice(7)
    for _ in range(60):
        table.apply(dice.choose(table))
    twin, before = table.copy(), table.frozen()
    assert all(one is other for one, other in zip(twin.unseen, table.unseen, strict=True))
    for _ in range(60):
        twin.apply(dice.choose(twin))
    assert table.frozen() == before
