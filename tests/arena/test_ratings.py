"""Ratings say what the games say, with intervals that are honest about few of them."""

from __future__ import annotations

import pytest

from oneiros.arena.meeting import Meeting, Thought
from oneiros.arena.ratings import MIDDLE, ratings
from oneiros.arena.standings import standings
from oneiros.kernel.dice import Dice


def meeting(number: int, one: str, other: str, *points: float) -> Meeting:
    return Meeting(number, (one, other), list(points), {one: Thought(2, 1.0, 0.7)})


def gap(meetings: list[Meeting]) -> float:
    found = {one.bot: one.rating for one in ratings(["a", "b"], meetings)}
    return found["a"] - found["b"]


def test_ten_victories_in_eleven_games_are_400_points() -> None:
    games = [1.0] * 1000 + [0.0] * 100
    assert gap([meeting(0, "a", "b", *games)]) == pytest.approx(400, abs=1)
    assert gap([meeting(0, "b", "a", *games)]) == pytest.approx(-400, abs=1)


def test_half_points_are_as_good_as_half_the_victories() -> None:
    assert gap([meeting(0, "a", "b", 0.5, 0.5)]) == pytest.approx(0)
    assert gap([meeting(0, "a", "b", *[0.75] * 40)]) == pytest.approx(
        gap([meeting(0, "a", "b", *[1.0] * 30, *[0.0] * 10)])
    )


def test_strength_is_passed_on_along_a_ladder() -> None:
    games = [1.0] * 300 + [0.0] * 100
    found = ratings(["a", "b", "c"], [meeting(0, "a", "b", *games), meeting(1, "b", "c", *games)])
    assert [one.bot for one in found] == ["a", "b", "c"]
    assert found[0].rating - found[2].rating == pytest.approx(2 * 190.8, abs=4)
    assert sum(one.rating for one in found) / 3 == pytest.approx(MIDDLE)


def test_a_perfect_record_has_a_rating_and_a_wide_interval() -> None:
    first, last = ratings(["a", "b"], [meeting(0, "a", "b", 1.0, 1.0)])
    assert first.low < MIDDLE < first.rating < first.high
    assert last.low < last.rating < MIDDLE < last.high
    many = ratings(["a", "b"], [meeting(0, "a", "b", *[1.0] * 100)])
    assert many[0].low > MIDDLE


def test_clean_sweeps_among_many_are_rated_to_the_end() -> None:
    bots = list("abcdef")
    pairs = [(one, other) for one in bots for other in bots if one < other]
    meetings = [meeting(place, *pair, *[1.0] * 1000) for place, pair in enumerate(pairs)]
    found = ratings(bots, meetings)
    strength = {one.bot: 10 ** ((one.rating - MIDDLE) / 400) for one in found}
    for bot in bots:
        # At the most likely strengths everybody has made as many points as expected.
        drawn = strength[bot] / (strength[bot] + 1)
        expected = drawn + sum(
            1000 * strength[bot] / (strength[bot] + strength[other])
            for other in bots
            if other != bot
        )
        made = 0.5 + 1000 * sum(bot < other for other in bots)
        assert expected == pytest.approx(made, abs=1e-4)


def test_whoever_met_nobody_is_in_the_middle_of_a_very_wide_interval() -> None:
    found = {one.bot: one for one in ratings(["a", "b"], [])}
    assert found["a"].rating == found["b"].rating == MIDDLE
    assert found["a"].high - found["a"].low > 900


def test_the_interval_holds_the_truth_95_times_of_100() -> None:
    dice, held = Dice(11), 0
    true = 1500 + 400 * 0.4771 / 2
    for _ in range(200):
        games = [float(dice.below(4) > 0) for _ in range(100)]
        found = {one.bot: one for one in ratings(["a", "b"], [meeting(0, "a", "b", *games)])}
        held += found["a"].low <= true <= found["a"].high
    assert 182 <= held <= 198


def test_standings_tell_both_sides_of_every_pair() -> None:
    found = standings(["a", "b"], [meeting(0, "a", "b", 1.0, 0.5), meeting(1, "a", "b", 1.0, 1.0)])
    assert found.against["a", "b"].share == pytest.approx(0.875)
    assert found.against["b", "a"].share == pytest.approx(0.125)
    assert [(one.share.name, one.share.games) for one in found.bots] == [("a", 4), ("b", 4)]
    assert found.bots[0].thought == Thought(4, 2.0, 0.7)
    assert found.bots[1].thought == Thought()
