"""Games to learn from, over all cores: each process has a file of its own and goes on with it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from oneiros.bots.dreamblade.playout import turn_begins
from oneiros.bots.dreamblade.value.inputs import inputs
from oneiros.games.dreamblade import questions
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.learn.dreamblade import shards
from oneiros.learn.dreamblade.players import player
from oneiros.learn.dreamblade.tables import begun, drawn_warbands

_PHASES: Final = (questions.SPAWN_PHASE, questions.ACTION, questions.SHIFT, questions.STRIKE)
_THOUSAND: Final = 1000


class Order(NamedTuple):
    """What one process plays: who, how often at random (in thousandths), how long, and from what.

    In each game answers are random up to `noise` times in a thousand, some games without any. It
    stops after so many games in its file or so many seconds, whichever comes first.
    """

    file: Path
    said: str
    noise: int
    games: int
    seconds: float
    seed: str


def generate(
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
    number = shards.resumed(order.file)
    while number < order.games and monotonic() < end:
        shards.append(order.file, played(order.said, order.noise, order.seed, number))
        number += 1
    return number


def played(said: str, noise: int, seed: object, number: int) -> shards.Game:
    """Play one game, which depends on nothing but these, and note each turn that begins."""
    dice = Dice(derived_seed(seed, "learn", number))
    table = begun(drawn_warbands(dice, held_out=False))
    bots = (player(said), player(said))
    slips = dice.below(noise + 1) if dice.below(4) else 0
    positions = []
    turn = 0
    while table.seat != NOBODY:
        if table.seat == CHANCE:
            if turn_begins(table) and table.turn != turn:
                turn = table.turn
                positions.append(shards.packed(inputs(table, 0)))
            table.apply(dice.choose(table))
        elif slips and table.question in _PHASES and dice.below(_THOUSAND) < slips:
            table.apply(table.options[dice.below(len(table.options))])
        else:
            table.apply(bots[table.seat].choose(table.copy(), dice))
    winner = table.winner()
    source = shards.SOURCES.index(said.partition(":")[0])
    return shards.Game(number, source, shards.DRAWN if winner == NOBODY else winner, positions)


def shard_files(folders: Sequence[Path]) -> list[Path]:
    """Name all files of games in some folders, in one order."""
    return sorted(file for folder in folders for file in folder.glob("*.shard"))
