"""The benchmarks' own code works; how fast anything is, no test says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from benchmarks import answering, opponents, ours, playouts, report, searching, soak
from benchmarks.contender import drawn, measure, measure_copy
from benchmarks.doubts import Doubt, check_question
from benchmarks.doubts_dreamblade import DreambladeDoubts
from benchmarks.doubts_dreamscape import DreamscapeDoubts
from benchmarks.engines import ENGINES, HOPED_FOR, NEEDED_COPY, NEEDED_RATIO, NEEDED_SPEED, SEARCHES
from benchmarks.worker import contender, obey
from oneiros.build import Build, build
from oneiros.games.dreamblade import rules
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.vocabulary import ACTIVATIONS
from oneiros.games.dreamblade.warbands import catalogue
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.kernel.bits import count
from oneiros.kernel.dice import Dice, play_out
from oneiros.kernel.state import NOBODY
from oneiros.registry.games import game
from oneiros.registry.play import play
from tests.games.dreamblade import invented
from tests.root import ROOT

PACES = [
    {"games": 2, "decisions": 100, "chances": 10, "seconds": 2.0},
    {"games": 3, "decisions": 150, "chances": 30, "seconds": 1.0},
]


def slow(*cases: str | tuple[str, int]) -> list[object]:
    """Return cases that say little more than the others."""
    return [
        pytest.param(*([one] if isinstance(one, str) else one), marks=pytest.mark.slow)
        for one in cases
    ]


def test_a_row_shows_the_best_of_the_rounds() -> None:
    kept = [{"working": 9.0, "resting": 3.0}, {"working": 8.0, "resting": 4.0}]
    row = report.row("dreamblade-compiled", PACES, [2.5, 1.5], kept)
    assert (row.kept_microseconds, row.resting_microseconds) == (8, 3)
    assert row.rounds == [50, 150]
    assert (row.decisions_per_second, row.chances_per_second) == (150, 30)
    assert (row.decisions_per_game, row.copy_microseconds) == (50, 1.5)


def test_the_table_is_aligned_and_compares_with_chess_driven_from_python() -> None:
    slow = [{"games": 1, "decisions": 50, "chances": 0, "seconds": 1.0}]
    rows = [report.row("dreamblade-compiled", PACES, [1.5]), report.row("chess", slow, [None])]
    lines = report.table(rows).splitlines()
    assert len({len(line) for line in lines}) == 1
    assert "3.00" in lines[1]
    assert lines[2].endswith("–")


def test_opponents_are_timed_by_decision_and_by_turn() -> None:
    played = game("dreamblade")
    timed = opponents.Timed(played.bots["random"](), played)
    ended = play(played, [timed, "random"], seed=1)
    decisions, turns = opponents.times([timed])
    assert decisions.split()[:2] == [str(len(timed.decisions)), "decisions:"]
    assert turns.split()[:2] == [str(len(timed.turns)), "turns:"]
    assert 0 < len(timed.turns) <= played.turns(ended.state)


def test_a_verdict_says_met_or_missed() -> None:
    slow = [{"games": 1, "decisions": 50, "chances": 0, "seconds": 1.0}]
    rows = [report.row("dreamblade-compiled", PACES, [3.5]), report.row("chess", slow, [None])]
    assert [line.split(":")[0] for line in report.verdicts(rows)] == ["met", "missed"]


def test_dreamscape_has_needs_of_its_own() -> None:
    rows = [
        report.row("dreamscape-compiled", PACES, [1.2]),
        report.row("dreamscape-interpreted", PACES, [9.0]),
        report.row("uno", PACES, [None]),
    ]
    assert report.verdicts(rows) == [
        "met: dreamscape-interpreted is 1.00 × uno; needed 1",
        "missed: dreamscape-compiled makes 150 decisions/s; needed 100,000",
        "met: a copy of dreamscape-compiled takes 1.20 µs; needed 1.5",
    ]


def test_whatever_is_needed_is_measured() -> None:
    compared = [key for wanted in (*NEEDED_RATIO, *HOPED_FOR) for key in wanted[:2]]
    assert {*compared, *NEEDED_SPEED, *NEEDED_COPY} <= set(ENGINES)


def test_drawing_follows_the_weights() -> None:
    random = Random(1)
    counts = [0, 0, 0]
    for _ in range(600):
        counts[drawn(random, [1, 0, 2])] += 1
    assert counts[1] == 0
    assert 130 < counts[0] < 270


@pytest.mark.parametrize(
    "engine",
    [
        *("OwnLoop dreamblade", "Busy dreamscape"),
        *slow("FromPython dreamblade", "OwnLoop dreamscape", "FromPython dreamscape"),
        *slow("OwnLoop dreamscape-4", "Busy dreamscape-4"),
    ],
)
def test_our_engine_is_measured_in_the_form_it_has(engine: str, built: Build) -> None:
    assert any(known.contender.startswith(f"ours.{engine} ") for known in ENGINES.values())
    _measure_a_little(f"ours.{engine} {built}")


def _measure_a_little(name: str) -> None:
    engine = contender(name)
    pace = measure(engine, 0.001, seed=1)
    assert pace.games >= 1
    assert pace.decisions > pace.games
    copied = measure_copy(engine, 10, seed=1)
    assert copied is not None
    assert copied > 0
    assert obey(engine, "pace 0.001 1") != {}
    kept = obey(engine, "kept 10 1")
    assert isinstance(kept, dict)
    assert set(kept) == {"working", "resting"}


@pytest.mark.parametrize(
    "search",
    [*slow("Planner dreamblade", "Tree dreamblade", "Planner dreamscape"), "Tree dreamscape"],
)
def test_our_searches_are_measured(
    search: str, built: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert any(known.contender.startswith(f"searching.{search} ") for known in SEARCHES.values())
    monkeypatch.setattr(searching, "PLAYOUTS", 2)
    monkeypatch.setattr(searching, "_EVERY", 40)
    found = obey(contender(f"searching.{search} {built}"), "search 0.001 1")
    assert isinstance(found, dict)
    assert set(found) == {"plans", "playouts", "seconds"}
    assert found["playouts"] >= found["plans"] > 0


def test_searches_stand_beside_each_other_in_their_best_round() -> None:
    rounds = [
        {"plans": 2, "playouts": 320, "seconds": 2.0},
        {"plans": 4, "playouts": 640, "seconds": 2.0},
    ]
    rows = [report.search_row(key, rounds) for key in SEARCHES]
    assert {row.playouts_per_second for row in rows} == {320}
    assert (rows[0].plans_per_second, rows[0].playouts_per_plan) == (2, 160)
    lines = report.search_table(rows).splitlines()
    assert len(lines) == 1 + len(SEARCHES)
    assert sum("MCTS" in line for line in lines) == 2
    assert all("320" in line for line in lines[1:])


def test_one_form_is_never_measured_under_the_name_of_the_other(built: Build) -> None:
    other = "interpreted" if built == "compiled" else "compiled"
    with pytest.raises(SystemExit, match=f"{other} was asked for"):
        ours.assert_form(other)


def test_answers_are_counted_without_a_network(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(answering, "BEFORE", 4)
    answering.run(2, 6)
    assert capsys.readouterr().out.startswith("6 answers: ")


def test_busy_play_fills_the_dreamscape() -> None:
    filled = {ours.FromPython: 0, ours.Busy: 0}
    for driver in filled:
        random = Random(5)
        engine = driver("dreamscape", build())
        for _ in range(10):
            table = engine.start()
            engine.go_on(table, random, ours.ENDLESS)
            assert isinstance(table, Dreamscape)
            assert table.seat == NOBODY
            filled[driver] += sum(map(count, table.filled))
    assert filled[ours.Busy] > 2 * filled[ours.FromPython]


@pytest.mark.slow
@pytest.mark.slow
def test_a_whole_run_prints_a_table_and_writes_its_figures(tmp_path: Path) -> None:
    out = tmp_path / "figures.json"
    keys = ["dreamblade-interpreted", "dreamscape-interpreted"]
    command = [sys.executable, "-m", "benchmarks.run", "--only", *keys]
    done = subprocess.run(
        [*command, "--repeats", "1", "--seconds", "0.01", "--out", str(out)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Dreamblade, interpreted" in done.stdout
    assert "Dreamscape, interpreted" in done.stdout
    figures = json.loads(out.read_text("utf-8"))
    assert [engine["key"] for engine in figures["engines"]] == keys


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "number"),
    [
        ("dreamblade", 0),
        *slow(*(("dreamblade", number) for number in range(1, 4)), ("dreamscape", 35)),
        ("dreamscape", 10),
    ],
)
def test_some_games_pass_every_doubt(game: str, number: int) -> None:
    decided, _, digest = soak.play(game, number, thorough=True)
    assert decided > 0
    assert digest == soak.play(game, number, thorough=False)[2]


def test_a_failure_is_reported_with_the_line_that_doubts() -> None:
    table = rules.DREAMBLADE.start(rules.DREAMBLADE.check({}))
    table.damage[0] = -1
    with pytest.raises(Doubt) as raised:
        DreambladeDoubts().check_table(table)
    failed = soak.failure(7, raised.value)
    assert failed.place.startswith("doubts_dreamblade.py:")
    assert failed.place.endswith("Doubt damage below 0")


def test_24_games_of_dreamscape_have_every_combination_of_players_and_variants() -> None:
    made = [DreamscapeDoubts().setup(number, Dice(number)) for number in range(24)]
    switches = ("nightmare", "simultaneous", "mirrored")
    assert len({(one["players"], *(one[name] for name in switches)) for one in made}) == 24
    sorts = [{key for key in one if key in {"columns", "cards"}} for one in made]
    assert {"columns"} in sorts
    assert {"cards"} in sorts
    assert set() in sorts


def _table_in_mid_game() -> Dreamscape:
    """A table after some answers, checked to be in order."""
    table = DREAMSCAPE.start(DREAMSCAPE.check({"players": 3, "nightmare": True}))
    play_out(table, Dice(1), 160)
    DreamscapeDoubts().check_table(table)
    return table


def _lose_a_shard(table: Dreamscape) -> None:
    table.bag[1] -= 1


def _double_a_card(table: Dreamscape) -> None:
    table.pile[0] = (*table.pile[0], table.open[1][0])


def _forget_a_slot(table: Dreamscape) -> None:
    table.filled[0] ^= 1


def _fell_a_tree(table: Dreamscape) -> None:
    table.pool -= 1


def _lift_the_dreamer(table: Dreamscape) -> None:
    table.dreamer[0] = 24


def _overspend(table: Dreamscape) -> None:
    table.points = -1


@pytest.mark.parametrize(
    ("harm", "doubt"),
    [
        (_lose_a_shard, "shards"),
        (_double_a_card, "cards"),
        (_forget_a_slot, "filled"),
        (_fell_a_tree, "trees"),
        (_lift_the_dreamer, "the Dreamer on nothing"),
        (_overspend, "points"),
    ],
)
def test_whatever_is_wrong_with_a_dreamscape_is_doubted(
    harm: Callable[[Dreamscape], None], doubt: str
) -> None:
    table = _table_in_mid_game()
    harm(table)
    with pytest.raises(Doubt, match=f"^{doubt}:"):
        DreamscapeDoubts().check_table(table)


def test_playouts_are_measured_from_the_first_decision_of_every_turn() -> None:
    found = list(playouts.tables(1, lambda table: int(table.turn)))
    assert [int(table.turn) for table in found] == list(range(1, len(found) + 1))
    assert all(table.seat != NOBODY for table in found)
    assert playouts.milliseconds(found[:2], 1) > 0


def test_unsorted_options_are_doubted() -> None:
    table = _table_in_mid_game()
    table.options = table.options[::-1]
    with pytest.raises(Doubt, match="not sorted"):
        check_question(table, 3)


def test_invented_miniatures_cover_every_keyword_activation_and_word() -> None:
    dice = Dice(3)
    abilities = [
        ability for index in range(900) for ability in invented.miniature(dice, index).abilities
    ]
    assert {ability.keyword.code for ability in abilities} == set(range(len(KEYWORDS)))
    assert {ability.when for ability in abilities} == set(range(len(ACTIVATIONS)))
    for keyword in KEYWORDS:
        mine = [ability for ability in abilities if ability.keyword is keyword]
        assert {ability.when for ability in mine} == set(keyword.activations)
    for word in ("score", "aspect", "lineage", "enemies", "self_only", "name"):
        assert any(getattr(ability, word) for ability in abilities)
        assert not all(getattr(ability, word) for ability in abilities)


def test_invented_warbands_are_lawful() -> None:
    known = 0
    for seed in range(30):
        warband = invented.warband(Dice(seed))
        names = [miniature.name for miniature in warband]
        assert 1 <= len(names) <= 16
        assert max(names.count(name) for name in names) <= 3
        known += any(name in catalogue.catalogue() for name in names)
        rules.DREAMBLADE.check(invented.setup(Dice(seed)))
    assert known > 0
