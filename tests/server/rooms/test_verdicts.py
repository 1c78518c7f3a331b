"""Verdicts on puzzles are worked out in short turns, and come to what one long one would."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from oneiros.analysis.valuing import GROUPS
from oneiros.puzzles.going import read
from oneiros.puzzles.puzzle import lay
from oneiros.puzzles.shelf import puzzles
from oneiros.puzzles.telling import verdict
from oneiros.registry.games import game
from oneiros.server.rooms.puzzles import VerdictOrder, judged, judged_at_once, played_on
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.turns import Who
from oneiros.words.portable import PORTABLE

GAME = "dreamblade"
NOTHING = ["end"]
ONE = next(
    one
    for one in puzzles(GAME).values()
    if one.kind == "win-turn" and NOTHING not in [tried.answers for tried in one.tries]
)
LAID = lay(game(GAME), ONE.position, ONE.seat)


class Counted(Thinkers):
    """Bots that think at once, and remember what they were asked for."""

    def __init__(self) -> None:
        """Begin with nothing asked."""
        super().__init__(1)
        self.asked: list[object] = []

    async def _beside(self, work: Callable[[Any], Any], order: Any, who: Who, busy: str) -> Any:  # noqa: ANN401 - any work
        del who, busy
        self.asked.append(work)
        return work(order)


@pytest.mark.parametrize("texts", [ONE.solution, ONE.tries[0].answers], ids=["solution", "try"])
def test_what_a_puzzle_knows_takes_no_playout(texts: list[str]) -> None:
    thinkers, attempt = Counted(), read(LAID, texts)
    found = asyncio.run(thinkers.settle(VerdictOrder(GAME, ONE.id, attempt.answers), ()))
    assert found == verdict(PORTABLE, LAID, ONE, attempt)
    assert thinkers.asked == [judged_at_once]


def test_everything_else_is_played_on_group_by_group() -> None:
    thinkers, attempt = Counted(), read(LAID, NOTHING)
    order = VerdictOrder(GAME, ONE.id, attempt.answers)
    assert judged_at_once(order) is None
    found = asyncio.run(thinkers.settle(order, ()))
    assert found == verdict(PORTABLE, LAID, ONE, attempt)
    assert thinkers.asked == [judged_at_once, *[played_on] * (GROUPS - 1), judged]
