"""oneiros convert: a game as a text that people read, as a record, or as lines of records."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from pathlib import PurePath
from typing import Final

from oneiros.cli.files import whole_file
from oneiros.cli.games import add_game_number, all_games, one_game
from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.data import transcript
from oneiros.kernel.errors import BadData
from oneiros.kernel.record import Record, write_line, write_record

_ALONE: Final = ".json"


def _text(record: Record) -> bytes:
    return transcript.write(record).encode("utf-8")


FORMATS: Final[Mapping[str, Callable[[Record], bytes]]] = {
    ".txt": _text,
    _ALONE: write_record,
    ".jsonl": write_line,
}
"""How games are written, by the ends of the names of files; a record stands alone in its file."""


def equip(parser: Parser) -> None:
    """Take the file, where to write, and which game is meant."""
    say, file = parser.words.say, parser.words.say("cli-metavar-file")
    parser.add_argument("file", metavar=file, help=say("data-option-file"))
    parser.add_argument(
        "--to", metavar=file, help=say("data-option-convert-to", ends=", ".join(FORMATS))
    )
    add_game_number(parser)


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Write one game, or all of them, in the other form; without a file show the text."""
    if arguments.to is None:
        for number, record in enumerate(_games(arguments, alone=False)):
            shell.write("\n" * bool(number) + transcript.write(record))
        return FINE
    suffix = PurePath(arguments.to).suffix.lower()
    if suffix not in FORMATS:
        raise BadData("data-suffix", file=arguments.to, known=", ".join(FORMATS))
    games = 0
    with whole_file(arguments.to) as file:
        for record in _games(arguments, alone=suffix == _ALONE):
            file.write(b"\n" * (games > 0 and suffix == ".txt") + FORMATS[suffix](record))
            games += 1
    shell.say("data-converted", file=arguments.to, games=games)
    return FINE


def _games(arguments: argparse.Namespace, *, alone: bool) -> Iterator[Record]:
    if arguments.game is not None or alone:
        yield one_game(arguments.file, arguments.game)
    else:
        yield from all_games(arguments.file)
