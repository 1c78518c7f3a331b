"""Measure the server: how many games at once, answers a second, and what an answer costs.

It starts the real server on loopback, with a database on the disk, and lets scripted clients in
other processes play. Beside it stands a bare WebSocket echo on the same ASGI server. The rounds go
through everything in turn. Run it from the root of the project as `python -m benchmarks.server`; it
reads /proc, so it needs Linux.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Final, NamedTuple

from benchmarks.server_clients import SMALL, Orders, Window
from benchmarks.server_process import ROOT, Clients, Served, echo, oneiros
from benchmarks.server_report import ECHO, ECHO_BOTH, ECHOES, Measured, best, report, write
from benchmarks.server_tables import Chair, lay

SEED: Final = 20
MEDIAN: Final = 2.0
"""The median seconds that people think about an answer."""
HURRY: Final = 5
"""How many times faster scripted people think, so that a short run has enough answers."""
LONGEST: Final = 250.0
"""Seconds after which no row begins, and no round that would last longer."""
WARM_UP: Final = 1.0
FSYNCS: Final = 30
# Who answers as fast as the server allows may come to the end of a game.
SPARE: Final = {1: 4, 10: 4}


class Row(NamedTuple):
    """What is measured: so many games, the pace of their players, and who plays against them."""

    key: str
    games: int
    median: float
    bots: bool = False


ROWS: Final = (
    *(Row(f"fast {games}", games, 0.0) for games in (1, 10, 50, 200)),
    *(Row(f"people {games}", games, MEDIAN / HURRY) for games in (10, 50, 100, 200, 500)),
    Row("bots 20", 20, MEDIAN / HURRY, bots=True),
)
ECHO_ROWS: Final = tuple(Row(key, 50, 0.0) for key in ECHOES)
KEYS: Final = tuple(row.key for row in ROWS)
DOCUMENT: Final = ROOT / "docs" / "server.md"


def measure(row: Row, seconds: float, processes: int) -> Measured:
    """Measure our server with the games of one row."""
    # Not in memory: what is kept must reach a disk.
    with TemporaryDirectory(dir=_folder()) as folder:
        groups = lay(Path(folder), row.games, SPARE.get(row.games, 0), bots=row.bots)
        served = oneiros(Path(folder))
        orders = Orders(served.address, groups, row.median, SEED)
        return _watch(row, served, orders, seconds, processes)


def measure_echo(row: Row, size: int, seconds: float, processes: int) -> Measured:
    """Measure a bare echo; where two share a path, one speaks and both hear it."""
    shared = row.key == ECHO_BOTH
    groups = [
        [Chair([f"{pair}-{0 if shared else seat}"], seat if shared else 0, "") for seat in (0, 1)]
        for pair in range(row.games)
    ]
    served = echo(size)
    orders = Orders(served.address, groups, 0.0, SEED, echo=True)
    return _watch(row, served, orders, seconds, processes)


def _watch(row: Row, served: Served, orders: Orders, seconds: float, processes: int) -> Measured:
    """Let clients go, and look at the server when their window opens and when it closes."""
    try:
        memory = served.memory()
        clients = Clients(orders, processes)
        start = monotonic() + WARM_UP
        clients.go(Window(start, start + seconds))
        sleep(start - monotonic())
        cpu = served.cpu()
        sleep(start + seconds - monotonic())
        cpu = served.cpu() - cpu
        grown = served.memory() - memory
        count = clients.count()
    finally:
        served.end()
    return Measured(row.key, row.games, seconds, cpu, grown, served.start_seconds, count)


def _folder() -> Path:
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    return folder


def fsync_seconds() -> float:
    """Give the median time in which this disk keeps a page."""
    with TemporaryDirectory(dir=_folder()) as folder, (Path(folder) / "page").open("wb") as file:
        taken: list[float] = []
        for _ in range(FSYNCS):
            file.write(bytes(4096))
            file.flush()
            begun = monotonic()
            os.fsync(file.fileno())
            taken.append(monotonic() - begun)
        return median(taken)


def rounds(repeats: int, seconds: float, processes: int, rows: list[Row]) -> list[Measured]:
    """Go through all rows and echoes, again and again until the time is up."""
    begun = monotonic()
    found: list[Measured] = []
    size = len(SMALL)
    # Clients that do not think come first, so that echoes run close to what they are compared with.
    in_turn = sorted([*rows, *ECHO_ROWS], key=lambda row: row.median)
    for number in range(repeats):
        for row in in_turn:
            if row in ECHO_ROWS:
                one = measure_echo(row, 0 if row.key == ECHO else size, seconds, processes)
            else:
                one = measure(row, seconds, processes)
                size = one.play_size
            found.append(one)
            spent = monotonic() - begun
            print(f"{spent:5.0f} s  {one.key}", file=sys.stderr)
            if spent > LONGEST:
                return found
        # The next round would not come to its end.
        if spent * (number + 2) / (number + 1) > LONGEST:
            break
    return found


def main() -> None:
    """Read the options, measure, print the tables and write them down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=3, help="rounds through everything")
    parser.add_argument("--seconds", type=float, default=3.0, help="for one row in one round")
    parser.add_argument("--clients", type=int, default=2, help="processes full of clients")
    parser.add_argument("--only", nargs="*", metavar="ROW", help=", ".join(KEYS))
    parser.add_argument(
        "--write", action="store_true", help=f"put the figures into {DOCUMENT.name}"
    )
    options = parser.parse_args()
    # Servers and clients inherit it; the usual limit is just about 500 games.
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    rows = [row for row in ROWS if options.only is None or row.key in options.only]
    load = os.getloadavg()[0]
    found = rounds(options.repeats, options.seconds, options.clients, rows)
    told = report(best(found), people=MEDIAN, hurry=HURRY, fsync=fsync_seconds())
    least = min(sum(one.key == key for one in found) for key in {one.key for one in found})
    told += f"\n{os.cpu_count()} cores, load {load:.1f} before the run, rounds: {least}"
    print(told)
    if options.write:
        write(DOCUMENT, told)
        print(f"written to {DOCUMENT}")


if __name__ == "__main__":
    main()
