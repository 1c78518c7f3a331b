"""All positions of some games in memory, for training; needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from oneiros.bots.value.network import LARGEST
from oneiros.kernel.errors import BadData
from oneiros.learn import shards
from oneiros.learn.export import source_of
from oneiros.learn.subject import Subject


class Data(NamedTuple):
    """All positions: inputs, what came of them and what they were weighed at, in units of a result.

    `track` numbers the seats of all games; positions of one stand together, in their order.
    Training stops by those `held_out`; those that show what is kept out of training are in neither.
    """

    inputs: Any
    outcome: Any
    weighed: Any
    track: Any
    weight: Any
    learnt: Any
    held_out: Any
    games: int


def load(subject: Subject, files: Sequence[Path]) -> Data:
    """Read all games into memory."""
    dense: list[Any] = []
    rows: list[tuple[float, float, int, float, bool, bool]] = []
    track = games = 0
    for file in files:
        _check(subject, file)
        weight = subject.emphasis.get(source_of(file), 1.0)
        positions: list[Any] = []
        for game in shards.games(file):
            games += 1
            for seat in game.tracks:
                track += 1
                for position in seat.positions:
                    positions.append(np.frombuffer(position.seen, np.uint16))
                    rows.append(
                        (
                            seat.outcome / subject.unit,
                            position.weighed / subject.unit,
                            track,
                            weight,
                            not game.held_out,
                            game.held_out and not game.unknown,
                        )
                    )
        dense += [_dense(positions, subject.kind.inputs)] if positions else []
    if not any(row[-1] for row in rows):
        raise BadData("learn-no-games", expected=1)
    kinds = (np.float32, np.float32, np.int64, np.float32, bool, bool)
    outcome, weighed, tracks, weights, learnt, held_out = (
        np.array(one, kind) for one, kind in zip(zip(*rows, strict=True), kinds, strict=True)
    )
    inputs = np.concatenate(dense)
    return Data(inputs, outcome, weighed, tracks, weights, learnt, held_out, games)


def _check(subject: Subject, file: Path) -> None:
    """Refuse games that show something else."""
    settings = shards.settings_of(file)
    for name, wanted in subject.kind._asdict().items():
        if settings.get(name) != wanted:
            came = settings.get(name)
            raise BadData(
                "learn-games-other", file=str(file), part=name, came=came, expected=wanted
            )


def _dense(positions: list[Any], inputs: int) -> Any:  # noqa: ANN401 - an array
    """Lay positions out with all their inputs, a row for each."""
    found = np.zeros((len(positions), inputs), np.uint8)
    entries = np.concatenate(positions)
    rows = np.repeat(np.arange(len(positions)), [len(one) for one in positions])
    found[rows, entries >> shards.AMOUNT_BITS] = entries & LARGEST
    return found
