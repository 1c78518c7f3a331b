"""What bots play can be written down, and anybody can verify it."""

from __future__ import annotations

import json

import pytest

import oneiros
from oneiros.data.recording import play_recorded
from oneiros.kernel.record import read_record
from oneiros.kernel.replay import verify
from oneiros.registry.game import Game
from tests.data.games import fixtures
from tests.games.every import EVERY
from tests.thirdgame.game import added

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


@every_game
def test_a_line_is_a_record_that_is_verified(game: Game) -> None:
    with added():
        for fixture in fixtures(game, 3):
            result, line = play_recorded(fixture)
            record = read_record(line)
            verified = verify(game.ruleset, record)
            assert line.count(b"\n") == 1
            assert verified.outcomes == result.rolls
            assert verified.answers == result.rolls + result.decisions
            assert verified.ending is not None
            assert verified.ending.winners == result.winners


@every_game
def test_bots_are_named_with_their_versions(game: Game) -> None:
    with added():
        (fixture,) = fixtures(game, 1)
        setup = json.loads(play_recorded(fixture).line)["setup"]
    named = {"name": list(game.bots)[-1], "version": oneiros.__version__}
    assert setup["played_by"] == [named] * game.least_seats


def test_a_bot_that_nobody_offers_has_no_version() -> None:
    (fixture,) = fixtures(EVERY["dreamscape"], 1)
    bot = "tests.registry.bots.strangers:Last"
    line = play_recorded(fixture._replace(bots=(bot, "random"))).line
    assert json.loads(line)["setup"]["played_by"][0] == {"name": bot, "version": ""}


def test_the_versions_of_bots_do_not_change_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    (fixture,) = fixtures(EVERY["dreamscape"], 1)
    now = read_record(play_recorded(fixture).line)
    monkeypatch.setattr("oneiros.registry.bots.names.__version__", "99")
    later = read_record(play_recorded(fixture).line)
    assert later.setup != now.setup
    assert (later.answers, later.final) == (now.answers, now.final)


def test_the_same_seeds_give_the_same_line_and_others_another() -> None:
    one, other = fixtures(EVERY["dreamscape"], 2)
    assert play_recorded(one).line == play_recorded(one).line
    assert play_recorded(one).line != play_recorded(other).line
