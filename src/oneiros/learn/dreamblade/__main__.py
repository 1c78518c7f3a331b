"""Learn a value for Dreamblade: `python -m oneiros.learn.dreamblade generate|train|export|match`.

generate FOLDER   play games to learn from; called again, it goes on where it was
train OUT FOLDER… train a network on the games of some folders (needs PyTorch and numpy)
export IN OUT …   round it to the file that is shipped, with a report on held-out games
match ONE OTHER   play two players against each other, seats exchanged, with the interval

Players are the levels of the game, `brisk`, or `planner:playouts=80,weights=FILE`; `weights=worth`
judges by the scripted player's considerations. Each level is played against the one below by
`python -m oneiros.learn.dreamblade.ladder`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from oneiros.learn.dreamblade import export, floats, match
from oneiros.learn.dreamblade.generate import generate, shard_files


def main(arguments: Sequence[str] | None = None) -> None:
    """Do what the command line asks for."""
    asked = _parser().parse_args(arguments)
    print(json.dumps(_TASKS[asked.task](asked)))  # noqa: T201 - the result is the output


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    tasks = parser.add_subparsers(dest="task", required=True)
    one = tasks.add_parser("generate")
    one.add_argument("folder", type=Path)
    one.add_argument("--player", default="brisk")
    one.add_argument("--noise", type=int, default=150, help="random answers in a thousand, at most")
    one.add_argument("--games", type=int, default=1_000_000)
    one.add_argument("--seconds", type=float, default=60.0)
    one.add_argument("--seed", default="1")
    one.add_argument("--processes", type=int, default=0)
    one = tasks.add_parser("train")
    one.add_argument("out", type=Path)
    one.add_argument("folders", type=Path, nargs="+")
    one.add_argument("--epochs", type=int, default=12)
    one.add_argument("--batch", type=int, default=8192)
    one.add_argument("--rate", type=float, default=2e-3)
    one.add_argument("--decay", type=float, default=0.02)
    one.add_argument("--far", type=float, default=0.7)
    one.add_argument("--widths", type=int, nargs=2, default=(64, 32))
    one.add_argument("--seconds", type=float, default=600.0)
    one = tasks.add_parser("export")
    one.add_argument("floats", type=Path)
    one.add_argument("out", type=Path)
    one.add_argument("folders", type=Path, nargs="+")
    one = tasks.add_parser("match")
    one.add_argument("one")
    one.add_argument("other")
    one.add_argument("--games", type=int, default=400)
    one.add_argument("--seconds", type=float, default=float("inf"))
    one.add_argument("--seed", default="1")
    one.add_argument("--processes", type=int, default=0)
    return parser


def _generate(asked: argparse.Namespace) -> dict[str, object]:
    games = generate(
        asked.folder,
        asked.player,
        noise=asked.noise,
        games=asked.games,
        seconds=asked.seconds,
        seed=asked.seed,
        processes=asked.processes,
    )
    return {"games": games}


def _train(asked: argparse.Namespace) -> dict[str, object]:
    from oneiros.learn.dreamblade import train  # noqa: PLC0415 - only this task needs PyTorch

    how = train.Training(
        widths=(asked.widths[0], asked.widths[1]),
        epochs=asked.epochs,
        batch=asked.batch,
        rate=asked.rate,
        decay=asked.decay,
        far=asked.far,
        seconds=asked.seconds,
    )
    found, _ = train.train(train.load(shard_files(asked.folders)), how)
    floats.write(asked.out, found)
    return found.about


def _export(asked: argparse.Namespace) -> dict[str, object]:
    trained = floats.read(asked.floats)
    written = export.rounded(trained)
    asked.out.write_bytes(written)
    return export.report(written, trained, shard_files(asked.folders))._asdict()


def _match(asked: argparse.Namespace) -> dict[str, object]:
    found = match.match(
        asked.one,
        asked.other,
        games=asked.games,
        seconds=asked.seconds,
        seed=asked.seed,
        processes=asked.processes,
    )
    return found._asdict() | {"share": found.share._asdict(), "other": asked.other}


_TASKS = {"generate": _generate, "train": _train, "export": _export, "match": _match}


if __name__ == "__main__":
    main()
