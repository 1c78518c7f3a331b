"""Many games between bots, spread over processes; the same seeds give the same results."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from oneiros.bots.dreamblade.scripted import ScriptedBot
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY

_CHUNK: Final = 16


class Pairing(NamedTuple):
    """One game to play: the warband of A, that of B, and the seed of its dice."""

    a: tuple[str, ...]
    b: tuple[str, ...]
    seed: int


class Result(NamedTuple):
    """How a game between two warbands went: 1 for a win of A, 0 for one of B, a half for a draw."""

    pairing: Pairing
    score: float
    turns: int


def play(pairing: Pairing) -> Result:
    """Let the scripted opponent play both sides of one game."""
    setup = DREAMBLADE.check({"warbands": [list(pairing.a), list(pairing.b)]})
    table, dice, bot = DREAMBLADE.start(setup), Dice(pairing.seed), ScriptedBot()
    while table.seat != NOBODY:
        if table.seat == CHANCE:
            table.apply(dice.choose(table))
        else:
            table.apply(bot.choose(DREAMBLADE.veil(table, table.seat), dice))
    score = 0.5 if table.winner() == NOBODY else float(table.winner() == 0)
    return Result(pairing, score, int(table.turn))


def play_all(
    pairings: Iterable[Pairing], *, processes: int = 0, told: Callable[[], None] | None = None
) -> Iterator[Result]:
    """Play all pairings, in their order; `told` is called after each game."""
    workers = processes or os.cpu_count() or 1
    with ProcessPoolExecutor(workers) as pool:
        for result in pool.map(play, pairings, chunksize=_CHUNK):
            if told is not None:
                told()
            yield result
