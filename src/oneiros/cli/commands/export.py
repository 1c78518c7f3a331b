"""oneiros export: the decisions of many games as rows, for programs that learn from them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import PurePath

from oneiros.cli.files import whole_file
from oneiros.cli.games import all_games
from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.data.columns import FORMATS, write
from oneiros.data.decisions import Row, Wanted, rows
from oneiros.kernel.errors import BadData, Refusal


def equip(parser: Parser) -> None:
    """Take the files, where to write, and what rows have beside the usual."""
    say, file = parser.words.say, parser.words.say("cli-metavar-file")
    parser.add_argument("files", metavar=file, nargs="+", help=say("data-option-files"))
    parser.add_argument(
        "--to", metavar=file, required=True, help=say("data-option-to", ends=", ".join(FORMATS))
    )
    parser.add_argument("--views", action="store_true", help=say("data-option-views"))
    parser.add_argument("--observations", action="store_true", help=say("data-option-observations"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Write a row for each decision of all games, and count them."""
    suffix = PurePath(arguments.to).suffix.lower()
    if suffix not in FORMATS:
        raise BadData("data-suffix", file=arguments.to, known=", ".join(FORMATS))
    wanted = Wanted(arguments.views, arguments.observations)
    counted = _Counted(arguments.files, wanted)
    with whole_file(arguments.to) as file:
        written = write(counted.rows(), file, suffix, wanted)
    shell.say("data-exported", file=arguments.to, rows=written, games=counted.games)
    return FINE


class _Counted:
    """The rows of all games, and how many games there were."""

    def __init__(self, files: Sequence[str], wanted: Wanted) -> None:
        self.files = files
        self.wanted = wanted
        self.games = 0

    def rows(self) -> Iterator[Row]:
        for file in self.files:
            for number, record in enumerate(all_games(file), 1):
                try:
                    yield from rows(self.games, record, self.wanted)
                except Refusal as refusal:
                    raise BadData("data-game", file=file, game=number, reason=refusal) from None
                self.games += 1
