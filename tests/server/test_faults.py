"""Everything goes wrong once in the middle of hurried games, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from benchmarks import faults
from benchmarks.faults_kinds import POSTGRES, SQLITE
from benchmarks.faults_lost import lost
from benchmarks.faults_players import Acknowledged, Player
from benchmarks.server_tables import lay_in
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE
from oneiros.registry.dreamblade.game import DREAMBLADE
from oneiros.storage import AddAnswers, SetTable, Storage, StoredAnswer
from tests.cluster import Cluster

GAMES = 3


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_whatever_happens(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/faults.sqlite"
    outcome = asyncio.run(faults.run(database, SQLITE, 1, GAMES, None))
    assert {one.fault for one in outcome.rounds} == set(SQLITE)
    assert outcome.acknowledged >= 6 * len(SQLITE)
    assert outcome.lost == 0, faults.report(outcome)
    assert outcome.out_of_time == []
    # A full disk is in the log; nothing is a surprise.
    assert "the database failed" in outcome.log
    assert "Traceback" not in outcome.log


@pytest.mark.slow
def test_a_database_that_goes_and_comes_takes_nothing_along(cluster: Cluster) -> None:
    kinds = {name: POSTGRES[name] for name in ("database gone", "killed")}
    outcome = asyncio.run(faults.run(cluster.url("faults"), kinds, 1, GAMES, cluster))
    assert outcome.lost == 0, faults.report(outcome)
    assert outcome.out_of_time == []
    assert outcome.acknowledged >= 6 * len(kinds)
    assert "Traceback" not in outcome.log


def test_what_is_lost_would_be_noticed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/faults.sqlite"
    ((chair, _),) = lay_in(database, 1, 0, bots=False)
    (table,) = chair.tables
    match = Match(DREAMBLADE.ruleset, DREAMBLADE.setup({}, ["sample", "mirror-parade"]))
    random = Random(3)
    asked: list[tuple[int, int, list[str]]] = []
    while len(asked) < 3:
        state = match.state
        if state.seat != CHANCE and len(state.options) > 1:
            said = [match.ruleset.write(state, one) for one in state.options]
            asked.append((match.step, state.seat, said))
        match.repeat(Answer(state.seat, random.choice(state.options)))
    answers = [
        StoredAnswer(
            step, one.seat, one.text, one.chosen, one.weights if one.seat == CHANCE else None
        )
        for step, one in enumerate(match.answers)
    ]
    storage = Storage(database)
    begun = SetTable(table_id=table, status="playing", setup=msgspec.to_builtins(match.setup))
    storage.apply([begun, AddAnswers(table, tuple(answers))])
    storage.close()
    player = Player(0, chair, 0)
    step, seat, said = asked[-1]
    right = match.answers[step].text
    wrong = next(one for one in said if one != right)
    player.acknowledged = [Acknowledged(table, step, seat, ("nonsense", right), 0)]
    player.heard = {table: match.step}
    assert lost(database, [player]) == []
    for at, who, text in ((match.step, seat, right), (step, 1 - seat, right), (step, seat, wrong)):
        player.acknowledged = [Acknowledged(table, at, who, (text,), 0)]
        assert lost(database, [player]) == player.acknowledged
    player.acknowledged, player.heard = [], {table: match.step + 1}
    assert len(lost(database, [player])) == 1


def test_the_table_counts_every_kind_of_fault() -> None:
    rounds = [
        faults.Round("killed", 30, 0, 0.5),
        faults.Round("killed", 12, 0, 1.5),
        faults.Round("network cut", 8, 1, 0.1),
    ]
    shown = faults.report(faults.Outcome(rounds, [], [], 20, "")).splitlines()
    assert [line.split()[-7:-4] for line in shown[1:]] == [
        ["2", "42", "0"],
        ["1", "8", "1"],
        ["3", "50", "1"],
    ]
