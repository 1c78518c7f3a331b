"""Rounding a trained network to whole numbers, with a report of what it knows then."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain
from math import log
from pathlib import Path
from typing import Final, NamedTuple

from oneiros.bots.dreamblade.value import weights
from oneiros.bots.dreamblade.value.inputs import LARGEST
from oneiros.bots.dreamblade.value.network import (
    CERTAIN,
    FIRST_SCALE,
    HALF_LANE,
    SCALE,
    chance_of,
)
from oneiros.kernel.errors import BadData
from oneiros.learn.dreamblade import shards
from oneiros.learn.dreamblade.floats import Floats

MOST_POSITIONS: Final = 20_000
_COMPARED: Final = 300
_BINS: Final = 10
_LOW: Final = 1e-4


class Report(NamedTuple):
    """What a network foretells of held-out games of all players, as many of each as there are.

    `by_source` has for each player whose games they are: positions and AUC. `calibration` has a row
    for each tenth of the chances: positions, mean chance, share won.
    """

    positions: int
    auc: float
    by_source: dict[str, tuple[int, float]]
    loss: float
    calibration: list[tuple[int, float, float]]
    largest_error: float


def rounded(floats: Floats) -> bytes:
    """Give the file of whole weights, or refuse weights too large for their lanes."""
    scales = (FIRST_SCALE, FIRST_SCALE, SCALE, SCALE * SCALE, SCALE, SCALE * SCALE)
    numbers: list[int] = []
    for number, (part, scale) in enumerate(zip(floats.parts(), scales, strict=True)):
        whole = [round(one * scale) for one in part]
        if number == 0 and max(map(abs, whole)) * LARGEST >= HALF_LANE // 4:
            raise BadData("weights-large", came=max(map(abs, part)))
        numbers += whole
    return weights.written(floats.widths, numbers, floats.about)


def report(written: bytes, floats: Floats, files: Sequence[Path]) -> Report:
    """Foretell held-out games with the whole numbers, and compare them with the floats."""
    network = weights.read(written)
    chances: list[tuple[int, float]] = []
    sources: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
    error = 0.0
    for game in _held_out(files):
        if len(chances) >= MOST_POSITIONS:
            break
        for position in game.positions:
            seen = shards.unpacked(position)
            logit = network.logit(seen)
            if len(chances) < _COMPARED:
                error = max(error, abs(logit / SCALE - floats.logit(seen)))
            chances.append((chance_of(logit), float(1 - game.winner)))
            sources[shards.SOURCES[game.source]].append(chances[-1])
    if not chances:
        raise BadData("learn-no-games", expected=1)
    by_source = {name: (len(ones), _auc(ones)) for name, ones in sources.items()}
    return Report(
        len(chances), _auc(chances), by_source, _loss(chances), _calibration(chances), error
    )


def _held_out(files: Sequence[Path]) -> Iterator[shards.Game]:
    """Give a game of each player in turn, since files of one come after those of another."""
    queues: defaultdict[int, list[Iterator[shards.Game]]] = defaultdict(list)
    for file in files:
        found = next(shards.games(file), None)
        if found is not None:
            queues[found.source].append(_foretold(file))
    waiting = [chain.from_iterable(queue) for queue in queues.values()]
    while waiting:
        for one in waiting[:]:
            game = next(one, None)
            if game is None:
                waiting.remove(one)
            else:
                yield game


def _foretold(file: Path) -> Iterator[shards.Game]:
    for game in shards.games(file):
        if game.held_out and game.winner != shards.DRAWN:
            yield game


def _auc(chances: Sequence[tuple[int, float]]) -> float:
    """Give how often a won position is rated above a lost one, ties counted half."""
    ranked = sorted(chances)
    wins = sum(won for _, won in ranked)
    losses = len(ranked) - wins
    below = area = 0.0
    start = 0
    while start < len(ranked):
        end = start
        while end < len(ranked) and ranked[end][0] == ranked[start][0]:
            end += 1
        won = sum(one for _, one in ranked[start:end])
        lost = end - start - won
        area += won * (below + lost / 2)
        below += lost
        start = end
    return area / (wins * losses) if wins and losses else 0.5


def _loss(chances: Sequence[tuple[int, float]]) -> float:
    total = 0.0
    for chance, won in chances:
        share = min(max(chance / CERTAIN, _LOW), 1 - _LOW)
        total -= won * log(share) + (1 - won) * log(1 - share)
    return total / len(chances)


def _calibration(chances: Sequence[tuple[int, float]]) -> list[tuple[int, float, float]]:
    rows: list[tuple[int, float, float]] = []
    for number in range(_BINS):
        inside = [one for one in chances if min(one[0] * _BINS // CERTAIN, _BINS - 1) == number]
        if inside:
            foretold = sum(chance for chance, _ in inside) / len(inside) / CERTAIN
            rows.append((len(inside), foretold, sum(won for _, won in inside) / len(inside)))
    return rows
