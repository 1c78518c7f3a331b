"""Over how many processes games are played, as an option of commands."""

from __future__ import annotations

from typing import Final

from oneiros.cli.parser import Parser, whole

MOST_PROCESSES: Final = 1024


def add_processes(parser: Parser) -> None:
    """Take the number of processes; 0, which nobody can say, is as many as there are cores."""
    parser.add_argument(
        "--processes",
        metavar="N",
        default=0,
        type=whole(parser.words, 1, MOST_PROCESSES),
        help=parser.words.say("cli-option-processes"),
    )
