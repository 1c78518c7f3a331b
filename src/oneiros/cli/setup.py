"""What several commands ask for before a game: what the seats bring, and the seed."""

from __future__ import annotations

import argparse
from typing import Final

from oneiros.cli.game import Game
from oneiros.cli.parser import Parser
from oneiros.kernel.match import Match

DEFAULT_BROUGHT: Final = "sample"


def add_setup(parser: Parser) -> None:
    """Take what the seats bring."""
    say = parser.words.say
    for seat in "ab":
        parser.add_argument(
            f"--warband-{seat}",
            metavar=say("cli-metavar-warband"),
            default=DEFAULT_BROUGHT,
            help=say("cli-option-warband", seat=seat.upper()),
        )


def add_seed(parser: Parser, means: str) -> None:
    """Take the seed that everything else follows from, and say what it means here."""
    parser.add_argument("--seed", metavar=parser.words.say("cli-metavar-seed"), help=means)


def begin(arguments: argparse.Namespace, game: Game, *, facts: bool) -> Match:
    """Set up the match that the arguments describe."""
    setup = game.setup([arguments.warband_a, arguments.warband_b])
    return Match(game.ruleset, setup, facts=facts)
