"""A game is looked at as closely as a minute has room for, by what a few of its choices took."""

from __future__ import annotations

import pytest

from oneiros.analysis.pacing import PLAYOUTS, PROBES, playouts_for, playouts_within, probes, spent
from oneiros.kernel.dice import Dice
from tests.analysis.games import begun, cut, play_on

COURSE = cut(play_on(begun("dreamblade"), "dreamblade", ("random", "random"), Dice(3), most=60))
"""Some choices; the tests below say how long each is meant to take."""


def seconds_for(playouts: int) -> float:
    """Give what one choice of the fewest playouts takes if so many of them fill a minute."""
    return 60 / COURSE.choices * PLAYOUTS[0] / playouts


@pytest.mark.parametrize("playouts", PLAYOUTS)
def test_there_are_as_many_playouts_as_a_minute_has_room_for(playouts: int) -> None:
    assert playouts_within(COURSE, [seconds_for(playouts) * 0.999]) == playouts
    fewer = max((one for one in PLAYOUTS if one < playouts), default=PLAYOUTS[0])
    assert playouts_within(COURSE, [seconds_for(playouts) * 1.001]) == fewer


def test_a_probe_that_took_far_longer_than_the_others_does_not_count() -> None:
    usual = seconds_for(64)
    assert playouts_within(COURSE, [1000.0, usual, usual, usual * 0.9]) == 64


def test_what_takes_no_time_that_can_be_measured_is_looked_at_most_closely() -> None:
    assert playouts_within(COURSE, [0.0] * PROBES) == PLAYOUTS[-1]
    assert playouts_within(COURSE, []) == PLAYOUTS[-1]


def test_a_few_choices_from_all_over_the_game_are_judged_first() -> None:
    asked = probes(COURSE, "1")
    assert len(asked) == PROBES
    assert all(one.chosen and one.trials.playouts == PLAYOUTS[0] for one in asked)
    steps = [one.seen.frozen() for one in asked]
    own = [one.seen.frozen() for one in COURSE.stretches if one.chosen and one.seen]
    places = [own.index(one) for one in steps]
    assert places == sorted(places)
    assert places[-1] > len(own) / 2


def test_the_time_of_this_thread_is_measured() -> None:
    assert spent(probes(COURSE, "1")[0]) > 0
    assert playouts_for(COURSE, "1") in PLAYOUTS
