"""What a game was mostly won or lost by is only said where the numbers carry it."""

from __future__ import annotations

import pytest

from oneiros.analysis.reckoning import decisive
from oneiros.analysis.report import Part, Passage, TurnLoss
from oneiros.analysis.summing import mostly, worst


@pytest.mark.parametrize(
    ("luck", "choices", "others", "gain", "error", "said"),
    [
        (-0.3, 0.3, -0.5, -0.5, 0.03, ["others"]),
        (-0.3, 0.2, -0.4, -0.5, 0.06, ["others", "luck"]),
        (0.6, 0.0, -0.1, 0.5, 0.05, ["luck"]),
        (0.2, 0.2, 0.1, 0.5, 0.2, []),
        (0.04, -0.02, -0.01, 0.01, 0.0, []),
    ],
)
def test_parts_are_named_that_went_the_way_of_the_game_and_are_surely_so_large(  # noqa: PLR0917 - a row
    luck: float, choices: float, others: float, gain: float, error: float, said: list[Part]
) -> None:
    parts: dict[Part, float] = {"luck": luck, "choices": choices, "others": others}
    assert mostly(parts, gain, error) == said


def test_the_turn_in_which_most_was_lost_is_named_from_an_inaccuracy_on() -> None:
    assert worst([(1, 0.2), (2, 0.3), (1, 0.2), (2, -0.1)]) == TurnLoss(1, 0.4)
    assert worst([(1, 0.04), (2, -0.3)]) is None
    assert worst([]) is None


def test_a_costly_choice_decides_a_game_though_a_quick_player_does_no_better() -> None:
    steps = [
        Passage("choice", 0, 0, 1, 1, [-0.01, 0.01], [0.49, 0.51], lost=0.25, grade="blunder"),
        Passage("choice", 0, 1, 2, 1, [-0.01, 0.01], [0.48, 0.52], lost=0.25),
        Passage("chance", -1, 2, 3, 1, [-0.1, 0.1], [0.38, 0.62]),
    ]
    assert decisive(steps) == [0, 2]
