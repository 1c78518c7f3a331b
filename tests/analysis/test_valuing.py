"""Values with their errors, compared with the same dice; and grades that exceed them."""

from __future__ import annotations

import pytest

from oneiros.analysis.grades import grade
from oneiros.analysis.valuing import Valued, certain, difference, joined


def test_what_differs_by_dice_alone_cancels_in_a_comparison() -> None:
    one = Valued(((0.1, 0.9), (0.5, 0.5), (0.9, 0.1)))
    other = Valued(((0.0, 1.0), (0.4, 0.6), (0.8, 0.2)))
    gap, error = difference(one, other, 0)
    assert gap == pytest.approx(0.1)
    assert error == pytest.approx(0, abs=1e-9)
    assert one.errors[0] == pytest.approx(0.4 / 3**0.5)


def test_what_is_certain_is_compared_with_every_group() -> None:
    other = Valued(((0.0, 1.0), (0.4, 0.6)))
    gap, error = difference(certain((1.0, 0.0)), other, 0)
    assert gap == pytest.approx(0.8)
    assert error == pytest.approx(0.2)
    assert certain((1.0, 0.0)).errors == (0.0, 0.0)
    assert joined(certain((1.0, 0.0)), other) == certain((1.0, 0.0))
    assert len(joined(other, other).groups) == 4


def test_playouts_that_are_all_alike_do_not_prove_that_the_next_one_is() -> None:
    one, other = (Valued(((share, 1 - share),) * 8, 240) for share in (0.7, 0.5))
    gap, error = difference(one, other, 0)
    assert gap == pytest.approx(0.2)
    assert error == pytest.approx(1 / 240)
    assert difference(joined(one, one), joined(other, other), 0)[1] == pytest.approx(1 / 480)
    assert difference(certain((1.0, 0.0)), other, 0)[1] == pytest.approx(1 / 240)
    assert difference(certain((1.0, 0.0)), certain((0.0, 1.0)), 0) == (1.0, 0.0)
    few = difference(one._replace(playouts=8), other._replace(playouts=8), 0)
    assert grade(*few) == ""


@pytest.mark.parametrize(
    ("lost", "error", "expected"),
    [
        (0.049, 0, ""),
        (0.05, 0.02, "inaccuracy"),
        (0.05, 0.03, ""),
        (0.10, 0.02, "mistake"),
        (0.15, 0.02, "blunder"),
        (0.9, 0.5, ""),
        (1.0, 0, "blunder"),
    ],
)
def test_a_loss_is_graded_by_its_size_if_it_is_no_error(
    lost: float, error: float, expected: str
) -> None:
    assert grade(lost, error) == expected
