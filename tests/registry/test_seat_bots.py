"""Levels at tables: all their playouts with a compiled engine, fewer where it is too slow."""

from __future__ import annotations

import pytest

from oneiros.bots.budget import Budget
from oneiros.build import Build
from oneiros.registry import seat_bots
from oneiros.registry.game import Game, levels
from oneiros.registry.seat_bots import new_seat_bot, weakened
from tests.games.every import EVERY

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


def limits(bot: object) -> tuple[int, ...] | None:
    """Give what a bot may spend: playouts for a decision and a turn, and time; None without any."""
    budget = getattr(bot, "budget", None)
    if not isinstance(budget, Budget):
        return None
    return budget.playouts, budget.a_turn, budget.milliseconds, budget.milliseconds_a_turn


def run_in(monkeypatch: pytest.MonkeyPatch, build: Build) -> None:
    monkeypatch.setattr(seat_bots, "RUNNING", build)


@every_game
def test_a_compiled_engine_gives_every_level_its_whole_budget(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_in(monkeypatch, "compiled")
    assert weakened(game) == []
    for name in game.bots:
        assert limits(new_seat_bot(game, name)) == limits(game.bots[name]())


@every_game
def test_an_interpreted_engine_gives_slow_levels_fewer_playouts_in_the_same_time(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_in(monkeypatch, "interpreted")
    for name, entry in game.bots.items():
        whole, given = limits(entry()), limits(new_seat_bot(game, name))
        if name not in weakened(game):
            assert given == whole
            continue
        assert whole is not None
        assert given is not None
        playouts, a_turn, *time = whole
        assert given == (playouts // entry.interpreted, a_turn // entry.interpreted, *time)
        assert 0 < given[0] < playouts


def test_merciless_is_weaker_where_it_is_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    run_in(monkeypatch, "interpreted")
    for name in ("dreamblade", "dreamscape"):
        found = weakened(EVERY[name])
        assert found == [one for one in levels(EVERY[name]) if one in found]
        assert "merciless" in found
