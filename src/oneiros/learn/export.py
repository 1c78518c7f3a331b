"""Rounding a trained network to whole numbers, and letting it foretell held-out games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from oneiros.bots.value import weights
from oneiros.bots.value.network import HALF_LANE, LARGEST, SCALE
from oneiros.kernel.errors import BadData
from oneiros.learn import shards
from oneiros.learn.floats import SCALES, Floats

MOST_POSITIONS: Final = 20_000
_COMPARED: Final = 300


class Foretold(NamedTuple):
    """A position of a held-out game: the network's result in units of SCALE, and what came of it.

    Whose game it was, whether it shows what is kept out of training, what it was weighed at, and
    how many positions of the same seat follow.
    """

    result: int
    outcome: int
    weighed: int
    source: str
    unknown: bool
    later: int


def rounded(floats: Floats) -> bytes:
    """Give the file of whole weights, or refuse weights too large for their lanes."""
    numbers: list[int] = []
    for number, (part, scale) in enumerate(zip(floats.parts(), SCALES, strict=True)):
        whole = [round(one * scale) for one in part]
        if number == 0 and max(map(abs, whole)) * LARGEST >= HALF_LANE // 4:
            raise BadData("weights-large", came=max(map(abs, part)))
        numbers += whole
    return weights.written(floats.kind, floats.widths, numbers, floats.about)


def foretold(written: bytes, floats: Floats, files: Sequence[Path]) -> tuple[list[Foretold], float]:
    """Foretell held-out games with the whole numbers; tell by how much floats differ at most."""
    network = weights.read(written, floats.kind)
    found: list[Foretold] = []
    error = 0.0
    for source, game in _held_out(files):
        if len(found) >= MOST_POSITIONS:
            break
        for track in game.tracks:
            for place, position in enumerate(track.positions):
                seen = shards.unpacked(position.seen, floats.kind.inputs)
                result = int(network.result(seen))
                if len(found) < _COMPARED:
                    error = max(error, abs(result / SCALE - floats.result(seen)))
                later = len(track.positions) - place - 1
                told = (track.outcome, position.weighed, source, game.unknown, later)
                found.append(Foretold(result, *told))
    if not found:
        raise BadData("learn-no-games", expected=1)
    return found, error


def _held_out(files: Sequence[Path]) -> Iterator[tuple[str, shards.Game]]:
    """Give a game of each player in turn, since files of one come after those of another."""
    queues: defaultdict[str, list[Iterator[shards.Game]]] = defaultdict(list)
    for file in files:
        queues[source_of(file)].append(game for game in shards.games(file) if game.held_out)
    waiting = {source: chain.from_iterable(queue) for source, queue in queues.items()}
    while waiting:
        for source, games in list(waiting.items()):
            game = next(games, None)
            if game is None:
                del waiting[source]
            else:
                yield source, game


def source_of(file: Path) -> str:
    """Name the player whose games a file holds."""
    return str(shards.settings_of(file)["player"]).partition(":")[0]
