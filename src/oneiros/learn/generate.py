"""Games to learn from, over all cores: each process has a file of its own and goes on with it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from oneiros.learn import shards
from oneiros.learn.subject import Subject


class Order(NamedTuple):
    """What one process plays: into which file, who, with how much noise, how long, and from what.

    It stops after so many games in its file or so many seconds, whichever comes first.
    """

    subject: Subject
    file: Path
    said: str
    noise: int
    games: int
    seconds: float
    seed: str

    def settings(self) -> shards.Settings:
        """Say all that the games depend on."""
        return {
            **self.subject.kind._asdict(),
            "player": self.said,
            "noise": self.noise,
            "seed": self.seed,
        }


def generate(
    subject: Subject,
    folder: Path,
    said: str,
    *,
    noise: int,
    games: int,
    seconds: float,
    seed: object,
    processes: int = 0,
) -> int:
    """Let players play in all processes, and tell how many games there are then."""
    folder.mkdir(parents=True, exist_ok=True)
    workers = processes or os.cpu_count() or 1
    orders = [
        Order(
            subject,
            folder / f"{said.partition(':')[0]}-{worker:03}.shard",
            said,
            noise,
            -(-games // workers),
            seconds,
            f"{seed} {worker}",
        )
        for worker in range(workers)
    ]
    if workers == 1:
        return sum(map(fill, orders))
    with ProcessPoolExecutor(workers) as pool:
        return sum(pool.map(fill, orders))


def fill(order: Order) -> int:
    """Play games into a file until there are enough or time is up, and tell how many there are."""
    end = monotonic() + order.seconds
    number = shards.begin(order.file, order.settings())
    while number < order.games and monotonic() < end:
        game = order.subject.play(order.said, order.noise, order.seed, number)
        shards.append(order.file, game)
        number += 1
    return number


def shard_files(folders: Sequence[Path]) -> list[Path]:
    """Name all files of games in some folders, in one order."""
    return sorted(file for folder in folders for file in folder.glob("*.shard"))
