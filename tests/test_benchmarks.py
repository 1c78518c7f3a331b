"""The benchmarks' own code works; how fast anything is, no test says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from benchmarks import doubts, ours, run, soak
from benchmarks.contender import drawn, measure, measure_copy
from benchmarks.worker import contender, obey
from oneiros.build import Build
from oneiros.games.dreamblade import catalogue, rules
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.vocabulary import ACTIVATIONS
from oneiros.kernel.dice import Dice
from tests import invented

ROOT = Path(__file__).parent.parent
PACES = [
    {"games": 2, "decisions": 100, "chances": 10, "seconds": 2.0},
    {"games": 3, "decisions": 150, "chances": 30, "seconds": 1.0},
]


def test_a_row_shows_the_best_of_the_rounds() -> None:
    row = run.row("compiled", PACES, [2.5, 1.5])
    assert row.rounds == [50, 150]
    assert (row.decisions_per_second, row.chances_per_second) == (150, 30)
    assert (row.decisions_per_game, row.copy_microseconds) == (50, 1.5)


def test_the_table_is_aligned_and_compares_with_chess_driven_from_python() -> None:
    slow = [{"games": 1, "decisions": 50, "chances": 0, "seconds": 1.0}]
    rows = [run.row("compiled", PACES, [1.5]), run.row("chess", slow, [None])]
    lines = run.table(rows).splitlines()
    assert len({len(line) for line in lines}) == 1
    assert "3.00" in lines[1]
    assert lines[2].endswith("–")


def test_a_verdict_says_met_or_missed() -> None:
    slow = [{"games": 1, "decisions": 50, "chances": 0, "seconds": 1.0}]
    rows = [run.row("compiled", PACES, [3.5]), run.row("chess", slow, [None])]
    assert [line.split(":")[0] for line in run.verdicts(rows)] == ["met", "missed"]


def test_drawing_follows_the_weights() -> None:
    random = Random(1)
    counts = [0, 0, 0]
    for _ in range(600):
        counts[drawn(random, [1, 0, 2])] += 1
    assert counts[1] == 0
    assert 130 < counts[0] < 270


@pytest.mark.parametrize("driver", ["OwnLoop", "FromPython"])
def test_our_engine_is_measured_in_the_form_it_has(driver: str, form: Build) -> None:
    engine = contender(f"ours.{driver} {form}")
    pace = measure(engine, 0.001, seed=1)
    assert pace.games >= 1
    assert pace.decisions > pace.games
    copied = measure_copy(engine, 10, seed=1)
    assert copied is not None
    assert copied > 0
    assert obey(engine, "pace 0.001 1") != {}


def test_one_form_is_never_measured_under_the_name_of_the_other(form: Build) -> None:
    other = "interpreted" if form == "compiled" else "compiled"
    with pytest.raises(SystemExit, match=f"{other} was asked for"):
        ours.assert_form(other)


def test_a_whole_run_prints_a_table_and_writes_its_figures(tmp_path: Path) -> None:
    out = tmp_path / "figures.json"
    command = [sys.executable, "benchmarks/run.py", "--only", "interpreted", "--repeats", "1"]
    done = subprocess.run(
        [*command, "--seconds", "0.01", "--out", str(out)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Dreamblade, interpreted" in done.stdout
    assert json.loads(out.read_text("utf-8"))["engines"][0]["key"] == "interpreted"


@pytest.mark.parametrize("seed", range(4))
def test_some_games_pass_every_doubt(seed: int) -> None:
    decided, _, digest = soak.play(seed, thorough=True)
    assert decided > 0
    assert digest == soak.play(seed, thorough=True)[2]


def test_a_failure_is_reported_with_the_line_that_doubts() -> None:
    table = rules.DREAMBLADE.start(rules.DREAMBLADE.check({}))
    table.damage[0] = -1
    with pytest.raises(doubts.Doubt) as raised:
        doubts.check_table(table)
    failed = soak.failure(7, raised.value)
    assert failed.place.startswith("doubts.py:")
    assert failed.place.endswith("Doubt damage below 0")


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
