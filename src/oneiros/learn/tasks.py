"""Learning a value from the command line.

generate FOLDER   play games to learn from; called again, it goes on where it was
train OUT FOLDER… train a network on the games of some folders (needs PyTorch and numpy)
export IN OUT …   round it to the file that is shipped, with a report on held-out games
match ONE OTHER   play two players against each other, seats exchanged, with the interval

Players are the levels of the game, its quick player, or `planner:playouts=80,weights=FILE`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path

from oneiros.learn import export, floats
from oneiros.learn.contest import Contest, contest_options, hold, orders
from oneiros.learn.generate import generate, shard_files
from oneiros.learn.report import report
from oneiros.learn.subject import Subject

Result = dict[str, object]


def main(subject: Subject, contest: Contest, arguments: Sequence[str] | None = None) -> None:
    """Do what the command line asks for."""
    asked = _parser(subject, contest).parse_args(arguments)
    tasks: dict[str, Callable[[], Result]] = {
        "generate": lambda: _generate(subject, asked),
        "train": lambda: _train(subject, asked),
        "export": lambda: _export(subject, asked),
        "match": lambda: _match(contest, asked),
    }
    told = json.dumps(tasks[asked.task]())
    print(told, flush=True)  # noqa: T201 - the result is the output
    if asked.note is not None:
        with asked.note.open("a") as stream:
            stream.write(told + "\n")


def _parser(subject: Subject, contest: Contest) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    tasks = parser.add_subparsers(dest="task", required=True)
    one = tasks.add_parser("generate")
    one.add_argument("folder", type=Path)
    one.add_argument("--player", default=subject.player)
    one.add_argument(
        "--noise", type=int, default=subject.noise, help="random answers in a thousand, at most"
    )
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
    one.add_argument("--start", type=Path, help="go on from these rounded weights")
    one = tasks.add_parser("export")
    one.add_argument("floats", type=Path)
    one.add_argument("out", type=Path)
    one.add_argument("folders", type=Path, nargs="+")
    one = tasks.add_parser("match")
    one.add_argument("one")
    one.add_argument("other")
    contest_options(one, contest)
    for task in tasks.choices.values():
        task.add_argument("--note", type=Path, help="add a line with the result to this file, too")
    return parser


def _generate(subject: Subject, asked: argparse.Namespace) -> Result:
    games = generate(
        subject,
        asked.folder,
        asked.player,
        noise=asked.noise,
        games=asked.games,
        seconds=asked.seconds,
        seed=asked.seed,
        processes=asked.processes,
    )
    return {"games": games}


def _train(subject: Subject, asked: argparse.Namespace) -> Result:
    from oneiros.learn import data, train  # noqa: PLC0415 - only this task needs PyTorch

    how = train.Training(
        widths=(asked.widths[0], asked.widths[1]),
        epochs=asked.epochs,
        batch=asked.batch,
        rate=asked.rate,
        decay=asked.decay,
        far=asked.far,
        seconds=asked.seconds,
        start=asked.start and floats.unrounded(asked.start.read_bytes(), subject.kind),
    )
    found, _ = train.train(subject, data.load(subject, shard_files(asked.folders)), how)
    floats.write(asked.out, found)
    return found.about


def _export(subject: Subject, asked: argparse.Namespace) -> Result:
    trained = floats.read(asked.floats, subject.kind)
    written = export.rounded(trained)
    asked.out.write_bytes(written)
    found, error = export.foretold(written, trained, shard_files(asked.folders))
    return {"bytes": len(written), **report(subject, found, error)}


def _match(contest: Contest, asked: argparse.Namespace) -> Result:
    meetings = orders(contest, asked.kinds, (asked.one, asked.other), asked.games, asked.seed)
    return hold(contest, meetings, seconds=asked.seconds, processes=asked.processes)
