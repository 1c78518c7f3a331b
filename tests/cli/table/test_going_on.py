"""Bots at a table in the terminal have the budget of a seat, as in the browser."""

from __future__ import annotations

import pytest

from oneiros.cli.dreamscape.terminal import DREAMSCAPE as TERMINAL
from oneiros.cli.seeds import repeatable_chance
from oneiros.cli.table.going_on import GoingOn
from oneiros.cli.table.seating import Seating
from oneiros.kernel.match import Match
from oneiros.registry import seat_bots
from oneiros.registry.bots.faults import BotFault
from oneiros.registry.bots.installed import HUMAN
from tests.registry.test_seat_bots import limits


def lost(name: str, fault: BotFault) -> None:
    raise AssertionError(name, fault)


@pytest.mark.parametrize("build", ["compiled", "interpreted"])
def test_bots_sit_down_with_the_playouts_of_their_build(
    build: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_bots, "RUNNING", build)
    match = Match(TERMINAL.game.ruleset, TERMINAL.setup({}))
    names = [HUMAN, *["merciless"] * (len(match.seats) - 1)]
    going_on = GoingOn(
        TERMINAL, match, repeatable_chance("1", match.seats), Seating(names, "1"), lost
    )
    expected = limits(seat_bots.new_seat_bot(TERMINAL.game, "merciless"))
    assert expected is not None
    assert [limits(one) for one in going_on._bots] == [None, *[expected] * (len(names) - 1)]
    whole = limits(TERMINAL.game.bots["merciless"]())
    assert (expected == whole) is (build == "compiled")
