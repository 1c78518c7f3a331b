"""oneiros puzzle: one puzzle after another, at the table's own prompt."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Final

from oneiros.cli.parser import Parser, whole
from oneiros.cli.puzzles import progress
from oneiros.cli.puzzles.solving import Solving, grade_name
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE, INTERRUPTED
from oneiros.cli.table.prompt import Leaving
from oneiros.cli.terminals import default_game, find
from oneiros.kernel.errors import BadData
from oneiros.puzzles.puzzle import Puzzle
from oneiros.puzzles.shelf import puzzle, puzzles
from oneiros.registry.game import levels
from oneiros.registry.games import all_games

HARDEST: Final = 5


def equip(parser: Parser) -> None:
    """Take a puzzle or a game, and how hard it may be."""
    say = parser.words.say
    parser.add_argument(
        "which", nargs="?", metavar=say("puzzle-metavar"), help=say("puzzle-option-which")
    )
    parser.add_argument(
        "--grade",
        metavar="N",
        default=0,
        type=whole(parser.words, 1, HARDEST),
        help=say("puzzle-option-grade"),
    )


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Solve the puzzle that was named, or the next one, and go on for as long as one likes."""
    name, wanted = _meant(arguments.which or default_game())
    terminal = find(shell, name)
    try:
        while wanted is not None or (wanted := _next(name, arguments.grade)) is not None:
            level = grade_name(shell.words, levels(terminal.game)[wanted.grade - 1])
            kind = shell.words.say("puzzle-kind", kind=wanted.kind)
            title = shell.words.say("puzzle-title", id=wanted.id, kind=kind, level=level)
            shell.print(title, style="bold")
            if not Solving(shell, terminal, wanted).solve():
                return FINE
            wanted = None
    except Leaving:
        return FINE
    except KeyboardInterrupt:
        shell.print()
        return INTERRUPTED
    shell.say("puzzle-all-solved", grade=arguments.grade)
    return FINE


def _meant(said: str) -> tuple[str, Puzzle | None]:
    """Give the game, and the puzzle where one was named."""
    if said in all_games():
        if not puzzles(said):
            raise BadData("puzzle-none", game=said)
        return said, None
    for name in all_games():
        if said in puzzles(name):
            return name, puzzle(name, said)
    raise BadData("puzzle-which", came=said[:40], games=", ".join(all_games()))


def _next(game: str, grade: int) -> Puzzle | None:
    """Give the first puzzle that is not solved, of a grade or of any."""
    known: Mapping[str, Puzzle] = puzzles(game)
    solved = progress.solved()
    fitting = (one for one in known.values() if grade in (0, one.grade))
    return next((one for one in fitting if one.id not in solved), None)
