"""The level to try next: the same rule here and on the page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oneiros.registry.games import game
from oneiros.registry.suited import Suited, next_level, suited
from tests.analysis.games import begun

LEVELS = ["drowsy", "hasty", "scripted", "planner", "merciless"]
CASES = json.loads((Path(__file__).parent / "suited.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_clear_end_leads_one_level_up_or_down(case: dict[str, object]) -> None:
    expected = (case["way"], case["next"]) if case["way"] else None
    assert next_level(LEVELS, *(case[part] for part in ("level", "own", "best"))) == expected  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((36, 62), Suited("down", "hasty")),
        ((60, -5), Suited("up", "planner")),
        ((44, 69), Suited("down", "hasty")),
        ((44, 50), None),
    ],
)
def test_where_a_game_is_about_points_they_count(
    scores: tuple[int, int], expected: Suited | None
) -> None:
    table = begun("dreamscape").state
    table.score[:] = scores  # type: ignore[attr-defined] # it is a table of Dreamscape
    assert suited(game("dreamscape"), table, ["human", "scripted"], 0) == expected


def test_what_is_counted_is_turns_won_by_the_only_person() -> None:
    match = begun("dreamblade")
    table = match.state
    table.wins[:] = [1, 6]  # type: ignore[attr-defined] # it is a table of Dreamblade
    own = game("dreamblade")
    assert suited(own, table, ["planner", "human"], 1) == Suited("up", "merciless")
    assert suited(own, table, ["human", "planner"], 0) == Suited("down", "scripted")
    assert suited(own, table, ["human", "human"], 0) is None
    assert suited(own, table, ["planner", "planner"], 0) is None
