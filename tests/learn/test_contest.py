"""Contests: every set-up in every seating, over all kinds, within their time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oneiros.arena.series import Result
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.learn import ladder, tasks
from oneiros.learn.contest import Contest, Crowd, crowd, hold, meeting, orders
from oneiros.learn.dreamblade.contest import CONTEST as BLADE
from oneiros.learn.dreamblade.tables import HELD_OUT, warbands_of_a_kind
from oneiros.learn.dreamscape.contest import CONTEST as SCAPE
from oneiros.learn.dreamscape.play import SUBJECT

KINDS = ["ready", "random", "held-out"]


def figures(contest: Contest, kinds: list[str], pair: tuple[str, str], games: int) -> Any:  # noqa: ANN401 - as told
    return hold(contest, orders(contest, kinds, pair, games, "x"), processes=1)


def test_a_contest_counts_both_seats_and_every_kind() -> None:
    meetings = list(orders(BLADE, KINDS, ("brisk", "random"), 6, "x"))
    assert [one.kind for one in meetings] == KINDS
    for one in meetings:
        assert [game.bots for game in one.pairing.fixtures] == [
            ("brisk", "random"),
            ("random", "brisk"),
        ]
    found = figures(BLADE, KINDS, ("brisk", "random"), 6)
    assert found["share"]["games"] == 6
    assert found["share"]["share"] == 1
    assert found["kinds"] == dict.fromkeys(KINDS, (2.0, 2))
    assert "lead" not in found
    assert 0 <= found["decision_ms"][0] <= found["decision_ms"][1]


def test_by_three_each_is_alone_among_the_others_in_every_seat() -> None:
    [one] = orders(SCAPE, ["three"], ("scripted", "random"), 6, "x")
    outcome = meeting(SCAPE.make, one)
    assert outcome.points == [1.0] * 6
    assert min(outcome.leads) > 0
    alone, among = outcome.crowd[:3], outcome.crowd[3:]
    assert [(one.own, one.alone) for one in alone] == [([1.0], 1.0)] * 3
    assert [(one.others, one.alone) for one in among] == [([3.0], None)] * 3


def test_by_three_the_places_of_both_and_wins_alone_are_told() -> None:
    found = figures(SCAPE, ["three"], ("scripted", "random"), 6)
    assert found["places"] == [1.33, 2.67]
    assert found["alone"] == [3.0, 3]
    assert "places" not in figures(SCAPE, ["usual"], ("quick", "random"), 2)


def test_equal_players_share_their_places() -> None:
    [one] = orders(SCAPE, ["four"], ("first", "other"), 8, "x")
    seats = one.pairing.fixtures[0]._replace(bots=("first", "other", "other", "other"))
    result = Result(seats, (0, 1), (0.5, 0.5, 0.0, 0.0), (40, 40, 30, 20), 6, 0, 0, 0.0)
    assert crowd(result, "first") == Crowd([1.5], [1.5, 3.0, 4.0], 0.5)


def test_what_both_have_adds_up() -> None:
    found = [
        figures(SCAPE, ["usual"], pair, 2) for pair in (("quick", "hasty"), ("hasty", "quick"))
    ]
    assert sum(one["share"]["share"] for one in found) == pytest.approx(1)
    assert sum(one["lead"]["mean"] for one in found) == pytest.approx(0)


def test_the_same_seed_gives_the_same_games() -> None:
    one, again, other = (list(orders(BLADE, KINDS, ("a", "b"), 4, seed)) for seed in "xxy")
    assert one == again != other


def test_no_game_is_begun_when_time_is_up() -> None:
    meetings = orders(SCAPE, ["usual"], ("quick", "random"), 2, "x")
    with pytest.raises(BadData, match="learn-no-games"):
        hold(SCAPE, meetings, seconds=-1, processes=1)


def test_nobody_meets_themselves() -> None:
    with pytest.raises(BadData, match="learn-same-player"):
        next(orders(SCAPE, ["usual"], ("quick", "quick"), 2, "x"))


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(BadData, match="learn-kind-unknown"):
        next(orders(SCAPE, ["seven"], ("quick", "random"), 2, "x"))


def test_a_match_tells_its_figures_and_notes_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = tmp_path / "notes"
    asked = ["match", "scripted", "random", "--games", "2", "--processes", "1"]
    tasks.main(SUBJECT, SCAPE, [*asked, "--kinds", "nightmare", "--note", str(notes)])
    told = capsys.readouterr().out
    assert notes.read_text() == told
    found = json.loads(told)
    assert found["share"]["games"] == found["lead"]["games"] == 2
    assert found["lead"]["mean"] > 0
    assert found["other"] == "random"


def test_a_ladder_prints_a_line_for_each_step_it_is_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ladder.main(SCAPE, ["--level", "hasty", "--games", "2", "--processes", "1"])
    [line] = capsys.readouterr().out.splitlines()
    told = json.loads(line)
    assert (told["share"]["name"], told["other"]) == ("hasty", "drowsy")
    assert told["share"]["games"] == 2


def test_meetings_are_spread_over_processes() -> None:
    meetings = orders(BLADE, KINDS, ("brisk", "random"), 6, "x")
    found: Any = hold(BLADE, meetings, processes=2)
    assert found["share"] == figures(BLADE, KINDS, ("brisk", "random"), 6)["share"]


def test_warbands_are_of_the_kind_that_is_asked_for() -> None:
    kept_out = {ready_warbands()[name] for name in HELD_OUT}
    for seed in range(20):
        assert kept_out.isdisjoint(warbands_of_a_kind("ready", Dice(seed)))
        assert not kept_out.isdisjoint(warbands_of_a_kind("held-out", Dice(seed)))


def test_a_level_may_meet_another_than_the_one_below(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--level", "scripted", "--against", "drowsy", "--games", "2", "--processes", "1"]
    ladder.main(SCAPE, asked)
    told = json.loads(capsys.readouterr().out)
    assert (told["share"]["name"], told["other"]) == ("scripted", "drowsy")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--level", "sleepless"], "sleepless"),
        (["--level", "drowsy"], "drowsy"),
        (["--against", "drowsy"], "name both"),
        (["--level", "hasty", "--against", "hasty"], "two different levels"),
    ],
)
def test_a_step_that_is_none_is_refused(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        ladder.main(SCAPE, asked)
    assert said in capsys.readouterr().err
