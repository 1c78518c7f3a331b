"""Hurried games while everything goes wrong: no answer that was acknowledged may be lost.

Run it as `make faults`, or as `python -m benchmarks.faults` with options. Scripted players play on
loopback through a network of our own against a real server, with SQLite and then with PostgreSQL.
Again and again something is done to it at a moment that nobody has chosen. In the end, all that
players have seen acknowledged is looked for in the database.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Final, NamedTuple

from benchmarks.faults_kinds import POSTGRES, SQLITE, Fault, Place
from benchmarks.faults_lost import lost, out_of_time
from benchmarks.faults_network import Network
from benchmarks.faults_players import Acknowledged, Player
from benchmarks.faults_server import Server
from benchmarks.server_tables import lay_in
from oneiros.server.protocol.api_types import NewPace
from tests.cluster import Cluster, programs

SPARE: Final = 20
"""So many further tables are laid for every game, to be played when it is over."""
PACE: Final = NewPace(minutes=5)
"""Far more than players in a hurry need for a game, however slow the machine is."""
PATIENCE: Final = 180.0
"""The most seconds until games go on after a fault."""
_HEAD: Final = (
    f"{'fault':<26}{'injected':>9}{'acknowledged':>14}{'lost':>6}{'back after':>12}{'most':>8}"
)


class Round(NamedTuple):
    """A fault, how many answers were acknowledged since the one before, and how many are lost."""

    fault: str
    acknowledged: int
    lost: int
    seconds: float
    """From when the fault was over until the next answer was acknowledged."""


class Outcome(NamedTuple):
    """What came of a run."""

    rounds: list[Round]
    missed: list[Acknowledged]
    """What was acknowledged and is not kept."""
    out_of_time: list[str]
    """The tables at which the clock has ended a game, though everybody hurried."""
    lines: int
    """How many connections players have made."""
    log: str
    """What the server has written."""

    @property
    def acknowledged(self) -> int:
        """Count the answers that players have seen acknowledged."""
        return sum(one.acknowledged for one in self.rounds)

    @property
    def lost(self) -> int:
        """Count those of them that are not in the database."""
        return sum(one.lost for one in self.rounds)


async def run(
    database: str, kinds: Mapping[str, Fault], rounds: int, games: int, cluster: Cluster | None
) -> Outcome:
    """Play so many games of people, and one more with a bot, through rounds of all faults.

    Another pair plays by the clock, and nobody may run out of time because of a fault.
    """
    random = Random(os.urandom(8))
    chairs = [
        chair
        for bots, count, pace in ((False, games, None), (True, 1, None), (False, 1, PACE))
        for group in lay_in(database, count, SPARE, bots=bots, pace=pace)
        for chair in group
    ]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database, Path(folder))
        network = Network(server.port)
        await server.start()
        await network.open()
        players = [Player(network.port, chair, number) for number, chair in enumerate(chairs)]
        playing = [asyncio.create_task(one.run()) for one in players]
        try:
            place = Place(server, network, cluster, random)
            befallen = await _befall(place, kinds, rounds, players)
        except TimeoutError as error:
            error.add_note(f"status of the server: {server.status}; its log: {server.log[-5000:]}")
            raise
        finally:
            for task in playing:
                task.cancel()
            faults = await asyncio.gather(*playing, return_exceptions=True)
            await network.close()
            await server.end(signal.SIGTERM)
    for fault in faults:
        if isinstance(fault, Exception):
            raise fault
    missed = lost(database, players)
    counted = [
        Round(
            fault,
            sum(one.round == number for player in players for one in player.acknowledged),
            sum(one.round == number for one in missed),
            seconds,
        )
        for number, (fault, seconds) in enumerate(befallen)
    ]
    late = out_of_time(database, players)
    return Outcome(counted, missed, late, sum(one.lines for one in players), server.log)


async def _befall(
    place: Place, kinds: Mapping[str, Fault], rounds: int, players: Sequence[Player]
) -> list[tuple[str, float]]:
    """Let every fault happen so many times, and games go on before and after each."""
    names = [name for _ in range(rounds) for name in kinds]
    place.random.shuffle(names)
    befallen: list[tuple[str, float]] = []
    for number, name in enumerate(names):
        Player.round = number
        await _answers(players, place.random.randrange(20, 60))
        await asyncio.sleep(place.random.uniform(0.0, 0.05))
        try:
            await kinds[name](place)
            over = monotonic()
            await _answers(players, 1)
        except TimeoutError as error:
            error.add_note(f"games did not go on after: {name}")
            raise
        befallen.append((name, monotonic() - over))
    await _answers(players, 5)
    return befallen


async def _answers(players: Sequence[Player], count: int) -> None:
    """Wait until so many more answers are acknowledged."""
    goal = sum(len(one.acknowledged) for one in players) + count
    async with asyncio.timeout(PATIENCE):
        while sum(len(one.acknowledged) for one in players) < goal:  # noqa: ASYNC110 - of many tasks
            await asyncio.sleep(0.01)


def report(outcome: Outcome) -> str:
    """Write a table of faults, answers and losses."""
    by_name = {
        name: [one for one in outcome.rounds if one.fault == name]
        for name in sorted({one.fault for one in outcome.rounds})
    }
    lines = [_line(name, rounds) for name, rounds in by_name.items()]
    return "\n".join([_HEAD, *lines, _line("all", outcome.rounds)])


def _line(name: str, rounds: Sequence[Round]) -> str:
    acknowledged, lost = sum(one.acknowledged for one in rounds), sum(one.lost for one in rounds)
    seconds = [one.seconds for one in rounds]
    counts = f"{len(rounds):>9,}{acknowledged:>14,}{lost:>6,}"
    return f"{name:<26}{counts}{median(seconds):>10.1f} s{max(seconds):>6.1f} s"


def main() -> int:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10, help="how often each fault happens")
    parser.add_argument("--games", type=int, default=10, help="games of people at once")
    parser.add_argument("--only", choices=("sqlite", "postgres"), help="one database only")
    options = parser.parse_args()
    missed = 0
    for name, kinds in (("sqlite", SQLITE), ("postgres", POSTGRES)):
        if options.only not in (None, name):
            continue
        with ExitStack() as stack:
            cluster = None
            if name == "postgres":
                found = programs()
                if found is None:
                    print("PostgreSQL is not here, so nothing is done to it")
                    continue
                cluster = Cluster(found)
                stack.callback(cluster.remove)
                database = cluster.url("faults")
            else:
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                database = f"sqlite:///{folder}/faults.sqlite"
            outcome = asyncio.run(run(database, kinds, options.rounds, options.games, cluster))
        print(f"{name}, {options.games} games of people, one with a bot and one by the clock")
        print(report(outcome))
        for one in outcome.missed:
            print("lost:", one)
        for table in outcome.out_of_time:
            print("ended by the clock:", table)
        print(f"connections: {outcome.lines:,}; tracebacks in the log: ", end="")
        print(outcome.log.count("Traceback"), end="\n\n", flush=True)
        missed += outcome.lost + len(outcome.out_of_time)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
