"""Matches of Dreamscape: deals with exchanged seats, players by a word, and their time."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oneiros.bots.dreamscape.planning.planner import PlannerBot
from oneiros.kernel.errors import BadData
from oneiros.learn.dreamscape import match
from oneiros.learn.dreamscape.players import player


def test_a_deal_is_played_with_the_first_player_in_each_seat() -> None:
    found = match.deal(match.Order("scripted", "random", {"players": 3}, "test", 0))
    assert len(found.leads) == 3
    assert found.points == 3
    assert all(lead > 0 for lead in found.leads)


def test_a_deal_of_equal_players_is_shared_between_them() -> None:
    found = match.deal(match.Order("scripted", "scripted", {"players": 2}, "test", 1))
    assert found.points == 1
    assert sum(found.leads) == 0


def test_a_match_tells_share_lead_and_time(capsys: pytest.CaptureFixture[str]) -> None:
    match.main(["scripted", "random", "--deals", "1", "--processes", "1", "--nightmare"])
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert told["share"]["games"] == told["lead"]["games"] == 2
    assert told["share"]["share"] == 1
    assert told["lead"]["mean"] > 0
    assert 0 <= told["decision_ms"][0] <= told["decision_ms"][1]


def test_a_match_without_time_is_refused() -> None:
    with pytest.raises(BadData):
        match.match(
            "random", "random", setup={"players": 2}, deals=1, seed=1, seconds=-1, processes=1
        )


def test_a_planner_is_given_its_budget() -> None:
    bot = player("planner:playouts=7,turn=20,milliseconds=50")
    assert isinstance(bot, PlannerBot)
    assert (bot.budget.playouts, bot.budget.a_turn, bot.budget.milliseconds) == (7, 20, 50)


@pytest.mark.parametrize("said", ["nobody", "scripted:x", "planner:playouts=many", "planner:x=1"])
def test_an_unknown_player_is_refused(said: str) -> None:
    with pytest.raises(BadData):
        player(said)
