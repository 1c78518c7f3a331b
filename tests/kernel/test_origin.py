"""Where a game came from is kept with its set-up, and no rule sees it."""

from __future__ import annotations

import pytest

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.errors import BadData
from oneiros.kernel.match import Match

ORIGIN = {"table": "t", "step": 3, "seat": "A"}


def test_a_match_keeps_where_it_came_from_and_is_the_same_otherwise() -> None:
    match, plain = Match(DREAMBLADE, {"origin": ORIGIN}), Match(DREAMBLADE, {})
    assert match.setup == {**plain.setup, "origin": ORIGIN}
    assert match.state.frozen() == plain.state.frozen()


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "t",
        {},
        {**ORIGIN, "more": 1},
        {**ORIGIN, "step": -1},
        {**ORIGIN, "step": True},
        {**ORIGIN, "step": 100_001},
        {**ORIGIN, "table": 5},
        {**ORIGIN, "seat": "A" * 65},
    ],
)
def test_anything_else_is_refused(origin: object) -> None:
    with pytest.raises(BadData, match="setup-origin"):
        Match(DREAMBLADE, {"origin": origin})
