"""oneiros puzzles: the puzzles of a game, how hard they are, and which are solved."""

from __future__ import annotations

import argparse

from rich.table import Table

from oneiros.cli.parser import Parser
from oneiros.cli.puzzles import progress
from oneiros.cli.puzzles.solving import grade_name
from oneiros.cli.shell import Shell, program
from oneiros.cli.status import FINE
from oneiros.cli.terminals import add_game, default_game
from oneiros.kernel.errors import BadData
from oneiros.puzzles.shelf import puzzles
from oneiros.registry.game import levels
from oneiros.registry.games import game


def equip(parser: Parser) -> None:
    """Take the game."""
    add_game(parser)


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """List the puzzles of a game, the easiest first."""
    name = arguments.game or default_game()
    found = puzzles(name)
    if not found:
        raise BadData("puzzle-none", game=name)
    words, solved = shell.words, progress.solved()
    known = levels(game(name))
    grid = Table(box=None, pad_edge=False, show_header=False)
    for one in found.values():
        mark = "✓" if one.id in solved else ""
        level = grade_name(words, known[one.grade - 1])
        grid.add_row(one.id, mark, f"{one.grade} {level}", words.say("puzzle-kind", kind=one.kind))
    shell.draw(grid)
    done = sum(one in solved for one in found)
    shell.say("puzzle-count", count=len(found), solved=done, program=program(), game=name)
    return FINE
