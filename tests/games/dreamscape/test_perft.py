"""Counts of what may follow, from openings and from the middle of games."""

from __future__ import annotations

import pytest

from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.kernel.perft import perft as count
from tests.games.dreamscape import perft

_KNOWN = perft.known()


def test_2_1_2_2_the_opening_deals_markers_and_tiles() -> None:
    opening = DREAMSCAPE.start(DREAMSCAPE.check({}))
    # Two ways to deal the markers; then nine kinds of tiles, five of which have a twin.
    assert [count(opening, depth) for depth in (1, 2, 3)] == [2, 2 * 9, 2 * (4 * 8 + 5 * 9)]
    nightmare = DREAMSCAPE.start(DREAMSCAPE.check({"players": 4, "nightmare": True}))
    assert [count(nightmare, depth) for depth in (1, 2, 3, 4)] == [4, 12, 24, 24 * 11]


@pytest.mark.parametrize("known", _KNOWN, ids=range(len(_KNOWN)))
def test_positions_from_the_middle_of_games(known: dict[str, object]) -> None:
    assert perft.counts(str(known["line"])) == known["counts"]
