"""The ladder: each level against the one below, over every kind of set-up, with both seats."""

from __future__ import annotations

import json

import pytest

from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.learn import ladder
from oneiros.learn.dreamblade.ladder import KINDS as WARBANDS
from oneiros.learn.dreamblade.tables import HELD_OUT, warbands_of_a_kind
from oneiros.learn.dreamscape.ladder import KINDS as VARIANTS


def test_a_step_counts_both_seats_and_every_kind() -> None:
    games = list(ladder.orders("dreamblade", WARBANDS, ("drowsy", "random"), 6, "x"))
    assert [one.kind for one in games] == ["ready", "random", "held-out"]
    found = ladder.step(games, seconds=1000, processes=1)
    assert found["games"] == 6
    assert found["kinds"].keys() == WARBANDS.keys()  # type: ignore[attr-defined]
    assert found["level"] == "drowsy"


def test_the_same_seed_gives_the_same_games() -> None:
    one, again, other = (
        list(ladder.orders("dreamblade", WARBANDS, ("hasty", "drowsy"), 4, seed)) for seed in "xxy"
    )
    assert one == again != other


def test_a_ladder_prints_a_line_for_each_step_it_is_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ["--level", "hasty", "--games", "2", "--processes", "1"]
    ladder.main("dreamscape", VARIANTS, arguments)
    [line] = capsys.readouterr().out.splitlines()
    told = json.loads(line)
    assert (told["level"], told["against"], told["games"]) == ("hasty", "drowsy", 2)
    assert 0 <= told["low"] <= told["won"] / 2 <= told["high"] <= 1


def test_no_game_is_begun_when_time_is_up() -> None:
    games = list(ladder.orders("dreamscape", VARIANTS, ("hasty", "drowsy"), 2, "x"))
    with pytest.raises(BadData, match="learn-no-games"):
        ladder.step(games, seconds=0, processes=1)


def test_warbands_are_of_the_kind_that_is_asked_for() -> None:
    kept_out = {ready_warbands()[name] for name in HELD_OUT}
    for seed in range(20):
        assert kept_out.isdisjoint(warbands_of_a_kind("ready", Dice(seed)))
        assert not kept_out.isdisjoint(warbands_of_a_kind("held-out", Dice(seed)))
