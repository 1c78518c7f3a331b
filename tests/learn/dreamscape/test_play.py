"""Games of Dreamscape to learn from: what is noted, who strays, and which cards are dealt."""

from __future__ import annotations

from pathlib import Path

import pytest

from oneiros.bots.dreamscape.planning.planner import PlannerBot
from oneiros.bots.dreamscape.value.judge import KIND
from oneiros.games.dreamscape.cards import catalogue
from oneiros.games.dreamscape.vocabulary import CYCLES
from oneiros.learn.dreamscape import play
from oneiros.learn.dreamscape.players import HANDMADE, player
from oneiros.learn.export import rounded
from oneiros.learn.floats import Floats


def test_every_seat_is_noted_from_some_cycle_on() -> None:
    noted = set()
    for number in range(1, 12):
        game = play.played("quick", 100, "x", number)
        counts = {len(track.positions) for track in game.tracks}
        assert len(counts) == 1
        noted |= counts
        assert 2 <= len(game.tracks) <= 4
    assert max(noted) == CYCLES
    assert min(noted) < CYCLES


def test_what_is_noted_is_weighed_near_what_comes_of_it_in_the_end() -> None:
    errors = [
        abs(track.outcome - track.positions[-1].weighed)
        for number in range(6)
        for track in play.played("quick", 0, "x", number).tracks
    ]
    assert sum(errors) / len(errors) < 1500


def test_the_cards_kept_out_are_dealt_only_where_they_may_be() -> None:
    names = {card.name for card in catalogue.load()}
    assert set(play.HELD_OUT) < names
    for unknown in (False, True):
        box = play._box(2, nightmare=False, simultaneous=False, unknown=unknown)
        dealt = {card.name for card in box.cards}
        assert dealt == (names if unknown else names - set(play.HELD_OUT))


def test_a_planner_is_given_its_budget_and_its_judge(tmp_path: Path) -> None:
    bot = player("planner:playouts=7,turn=20,milliseconds=50")
    assert isinstance(bot, PlannerBot)
    assert (bot.budget.playouts, bot.budget.a_turn, bot.budget.milliseconds) == (7, 20, 50)
    handmade = player(f"planner:weights={HANDMADE}")
    assert isinstance(handmade, PlannerBot)
    assert handmade.judge.network is None
    file = tmp_path / "a.weights"
    file.write_bytes(rounded(Floats(KIND, (4, 4), [0.0] * sum(KIND.sizes((4, 4))), {})))
    learnt = player(f"planner:weights={file},playouts=3")
    assert isinstance(learnt, PlannerBot)
    assert learnt.judge.network is not None


@pytest.mark.parametrize("said", ["planner:x=1", "planner:weights="])
def test_a_planner_with_something_else_is_refused(said: str) -> None:
    with pytest.raises(Exception, match="play-bot-unknown"):
        player(said)
