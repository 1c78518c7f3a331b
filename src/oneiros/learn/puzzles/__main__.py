"""Puzzles from games of bots: `python -m oneiros.learn.puzzles mine|choose|trim`.

mine GAME OUT      look at games for puzzles; called again, it goes on where it was
choose GAME OUT IN…  choose what is shipped from files that were mined, and from what was before
trim GAME FILE     leave out of solutions what their goals do not need, in what was chosen before
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import time

import msgspec

from oneiros.learn.puzzles.choosing import choose
from oneiros.learn.puzzles.finding import THINKS
from oneiros.learn.puzzles.mining import Order, mine, mined
from oneiros.learn.puzzles.trimming import trimmed
from oneiros.puzzles.kinds import KINDS
from oneiros.puzzles.puzzle import Puzzle, lay
from oneiros.puzzles.shelf import read_puzzles
from oneiros.registry.games import game

_LEAST_GAP = 0.05


def main() -> None:
    """Do what the command line asks for."""
    asked = _parser().parse_args()
    told = {"mine": _mine, "choose": _choose, "trim": _trim}[asked.task](asked)
    print(told, flush=True)  # noqa: T201 - the result is the output


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    tasks = parser.add_subparsers(dest="task", required=True)
    one = tasks.add_parser("mine")
    one.add_argument("game")
    one.add_argument("out", type=Path)
    one.add_argument("--games", type=int, default=1_000_000)
    one.add_argument("--seconds", type=float, default=300.0)
    one.add_argument("--processes", type=int, default=0)
    one.add_argument("--seed", default="1")
    one.add_argument("--gap", type=float, default=_LEAST_GAP, help="chance that all else loses")
    one.add_argument("--from-grade", type=int, default=1)
    one.add_argument("--to-grade", type=int, default=5)
    one.add_argument(
        "--thinks", type=int, default=THINKS, help="one position in so many is planned"
    )
    one.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="these alone")
    one = tasks.add_parser("choose")
    one.add_argument("game")
    one.add_argument("out", type=Path)
    one.add_argument("files", type=Path, nargs="+")
    one.add_argument("--most", type=int, default=100)
    one.add_argument("--kept", type=Path, help="what was chosen before may be chosen again")
    one = tasks.add_parser("trim")
    one.add_argument("game")
    one.add_argument("file", type=Path)
    return parser


def _mine(asked: argparse.Namespace) -> str:
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    grades = (asked.from_grade, asked.to_grade)
    end = time() + asked.seconds
    kinds = tuple(asked.kinds)
    order = Order(asked.game, asked.seed, asked.gap, end, grades, asked.thinks, kinds)
    games = puzzles = 0
    for found in mine(order, asked.out, asked.games, asked.processes):
        games += found.whole
        puzzles += len(found.puzzles)
    return f"{games} games, {puzzles} puzzles"


def _choose(asked: argparse.Namespace) -> str:
    games: list[list[Puzzle]] = [one.puzzles for file in asked.files for one in mined(file)]
    known = game(asked.game)
    if asked.kept is not None:
        # From which game each came is not known any more.
        kept = read_puzzles(asked.kept.read_bytes())
        games += [[trimmed(lay(known, one.position, one.seat), one)] for one in kept]
    chosen = choose(known, games, asked.most)
    _write(asked.out, [trimmed(lay(known, one.position, one.seat), one) for one in chosen])
    return f"{len(chosen)} of {sum(map(len, games))} puzzles"


def _trim(asked: argparse.Namespace) -> str:
    known = game(asked.game)
    found = read_puzzles(asked.file.read_bytes())
    left = [trimmed(lay(known, one.position, one.seat), one) for one in found]
    _write(asked.file, left)
    return f"{sum(one != other for one, other in zip(found, left, strict=True))} puzzles trimmed"


def _write(file: Path, puzzles: list[Puzzle]) -> None:
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in puzzles))


if __name__ == "__main__":
    main()
