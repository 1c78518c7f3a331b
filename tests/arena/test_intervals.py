"""Intervals, compared with values that others have published."""

from __future__ import annotations

from math import inf

import pytest

from oneiros.arena.intervals import Mean, Share, mean, share

# Points, games, and Wilson's interval without continuity correction, as in Newcombe (1998).
KNOWN = [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0000, 0.1611),
    (1, 29, 0.0061, 0.1718),
    (10, 10, 0.7225, 1.0000),
]


@pytest.mark.parametrize(("points", "games", "low", "high"), KNOWN)
def test_wilsons_interval_is_the_known_one(
    points: int, games: int, low: float, high: float
) -> None:
    found = share("a", points, games)
    assert found.share == points / games
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_no_games_say_nothing() -> None:
    assert share("a", 0, 0) == Share("a", 0, 0.5, 0.0, 1.0)


def test_a_mean_has_the_normal_interval() -> None:
    found = mean("a", [2, 4, 4, 4, 5, 5, 7, 9])
    assert found.mean == 5
    # The deviation of a sample is the root of 32 / 7, and that of the mean a root of 8 smaller.
    reach = 1.96 * (32 / 7) ** 0.5 / 8**0.5
    assert (found.low, found.high) == pytest.approx((5 - reach, 5 + reach))


def test_one_value_says_nothing_about_how_far_others_are() -> None:
    assert mean("a", [3]) == Mean("a", 1, 3, -inf, inf)


def test_no_share_is_below_nothing_or_above_all() -> None:
    for games in range(1, 200):
        assert f"{share('nobody', 0, games).low:.1f}" == "0.0"
        assert share("everybody", games, games).high <= 1
