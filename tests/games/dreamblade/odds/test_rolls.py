"""Every way in which attack dice may fall."""

from __future__ import annotations

import pytest

from oneiros.games.dreamblade.combat import roll
from oneiros.games.dreamblade.odds import rolls


@pytest.mark.parametrize(("dice", "classes", "sets"), [(0, 1, 1), (1, 5, 5), (6, 70, 210)])
def test_7_3_rolls_fall_into_classes_of_numbers_and_blades(
    dice: int, classes: int, sets: int
) -> None:
    assert len(rolls.classes(dice, blades=True)) == classes
    assert len(rolls.every(dice)) == sets
    for found in (rolls.classes(dice, blades=True), rolls.every(dice)):
        assert sum(one.chance for one in found) == pytest.approx(1)


def test_7_3_many_dice_still_have_few_classes() -> None:
    assert [len(rolls.classes(dice, blades=True)) for dice in (12, 20)] == [247, 651]
    assert len(rolls.every(12)) == 1820


def test_10_5_where_blades_are_misses_only_the_numbers_count() -> None:
    found = rolls.classes(6, blades=False)
    assert len({roll.damage_of(one.faces) for one in found}) == len(found) == 19


def test_7_3_a_die_shows_a_miss_twice_as_often_as_any_other_face() -> None:
    assert [one.chance for one in rolls.every(1)] == pytest.approx([1 / 6] * 4 + [1 / 3])
