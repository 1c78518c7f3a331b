"""A tournament on a cluster of two nodes: the same results as on one machine, whatever dies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from ray.cluster_utils import Cluster

from oneiros.arena.cluster import LOCAL
from oneiros.arena.journal import Journal
from oneiros.arena.meeting import Meeting
from oneiros.arena.running import run
from oneiros.arena.tournament import Tournament
from oneiros.kernel.errors import BadData
from oneiros.registry.games import game

NODES = 2


def tournament(rounds: int) -> Tournament:
    rules = game("dreamblade").ruleset
    return Tournament(
        game="dreamblade",
        rules=rules.version,
        setup=rules.check({}),
        varied=True,
        kind="round-robin",
        bots=["scripted", "random"],
        rounds=rounds,
        seed="1",
    )


def told(meetings: Iterator[Meeting]) -> dict[int, list[float]]:
    return {one.number: one.points for one in meetings}


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    found.add_node(num_cpus=1)
    found.wait_for_nodes()
    yield found
    found.shutdown()


def test_a_cluster_of_one_machine_plays_what_processes_play() -> None:
    played = tournament(3)
    alone = told(run(played, Journal(played), processes=1))
    assert told(run(played, Journal(played), address=LOCAL)) == alone


def test_meetings_of_a_node_that_is_killed_are_played_elsewhere(cluster: Cluster) -> None:
    played = tournament(40)
    meetings = run(played, Journal(played), address=cluster.address)
    found = [next(meetings) for _ in range(NODES)]
    (lost,) = cluster.worker_nodes
    cluster.remove_node(lost, allow_graceful=False)
    found += meetings
    assert sorted(one.number for one in found) == list(range(40))
    again = tournament(40)
    assert told(iter(found)) == told(run(again, Journal(again), processes=1))


def test_a_cluster_that_does_not_answer_is_refused_in_words() -> None:
    played = tournament(1)
    with pytest.raises(BadData, match="arena-cluster-away"):
        list(run(played, Journal(played), address="127.0.0.1:1"))
