"""A view that follows another shows the same as one that is made anew."""

from __future__ import annotations

from typing import Any

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.views.view import view
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY
from tests.games.dreamblade import invented


def test_a_miniature_that_is_as_it_was_is_the_same_object_and_any_other_a_new_one() -> None:
    same = other = 0
    for seed in range(12):
        dice = Dice(seed)
        table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
        before: dict[str, Any] = view(table, NOBODY)
        while table.seat != NOBODY:
            table.apply(dice.choose(table))
            kept = repr(before)
            now: dict[str, Any] = view(table, NOBODY, before)
            assert repr(before) == kept
            assert now == DREAMBLADE.view(table, NOBODY)
            for was, shown in zip(before["miniatures"], now["miniatures"], strict=True):
                assert (was is shown) == (was == shown)
                same += was is shown
                other += was is not shown
            before = now
    assert same > 10 * other > 1000
