"""Warbands that dice put together are lawful."""

from __future__ import annotations

from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.drawn import drawn_warbands, random_warband, shelf
from oneiros.games.dreamblade.warbands.warband import problems, ready_warbands
from oneiros.kernel.dice import Dice

SET = "first-sleep"


def test_random_warbands_are_allowed() -> None:
    dice = Dice(5)
    for _ in range(30):
        names = random_warband(shelf(SET), dice)
        assert problems(list(names)) == []
        assert len(names) == 16
        aspects = {aspect for name in names for aspect in catalogue()[name].aspects}
        assert len(aspects) <= 2


def test_half_of_the_pairs_are_ready_and_none_of_those_kept_out() -> None:
    names = {members: name for name, members in ready_warbands().items()}
    kept_out = tuple(names.values())[:3]
    dice = Dice(6)
    pairs = [drawn_warbands(shelf(SET), dice, kept_out) for _ in range(200)]
    ready = [[names[one] for one in pair] for pair in pairs if all(one in names for one in pair)]
    assert 70 < len(ready) < 130
    assert {one for pair in ready for one in pair} == set(names.values()) - set(kept_out)
