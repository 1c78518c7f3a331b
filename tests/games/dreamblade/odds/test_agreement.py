"""How odds are held to what was played."""

from __future__ import annotations

import pytest

from benchmarks import agreement
from benchmarks.agreement import Figure


def test_a_chance_is_held_to_its_binomial_distribution() -> None:
    assert agreement.of_chance(0.5, 1000, 2000) == pytest.approx(1)
    assert agreement.quantile(agreement.of_chance(0.5, 1067, 2000)) == pytest.approx(3, abs=0.05)
    # Never to see something rare is no wonder.
    assert agreement.of_chance(0.001, 0, 1000) > 0.5


@pytest.mark.parametrize(("said", "came"), [(0.0, 1), (1.0, 99)])
def test_what_is_certain_must_be_so(said: float, came: int) -> None:
    assert agreement.of_chance(said, came, 100) == 0
    assert agreement.of_chance(said, round(100 * said), 100) == 1


def test_two_samples_may_differ_by_both_their_errors() -> None:
    assert agreement.of_sampled_chance(200, 400, 1000, 2000) > 0.9
    assert agreement.of_sampled_chance(240, 400, 1000, 2000) < 0.001
    assert agreement.of_sampled_chance(0, 400, 0, 2000) == 1


def test_a_number_is_held_to_its_spread_and_more_gently_where_it_is_skew() -> None:
    plain = agreement.of_number(0.3, spread=1.0, skew=0.0, reach=5, weight=100)
    assert agreement.quantile(plain) == pytest.approx(3, abs=0.01)
    above, below = (
        agreement.of_number(away, spread=1.0, skew=1.0, reach=5, weight=100) for away in (0.3, -0.3)
    )
    assert below < plain < above
    assert above < agreement.of_number(0.3, spread=1.0, skew=9.0, reach=5, weight=100) < 1
    assert agreement.of_number(0.1, spread=0.0, skew=0.0, reach=1, weight=100) == 0


def test_one_figure_that_chance_does_not_explain_is_named() -> None:
    fine = [[Figure(0.5, "fine", 0.5, 0.5)] for _ in range(99)]
    verdict = agreement.judge([*fine, [Figure(1e-5, "wrong", 0.5, 0.6)]])
    assert not verdict.holds
    assert [one.name for one in verdict.failed] == ["wrong"]
    assert agreement.judge([*fine, [Figure(0.001, "far", 0.5, 0.6)]]).holds


def test_too_many_that_are_a_little_far_are_noticed() -> None:
    far = [[Figure(0.0005, "far", 0.5, 0.6)] for _ in range(6)]
    verdict = agreement.judge(far + [[Figure(0.5, "fine", 0.5, 0.5)] for _ in range(94)])
    assert not verdict.failed
    assert not verdict.holds
