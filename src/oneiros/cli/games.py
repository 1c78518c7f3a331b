"""The games of a file, for commands that read records: one of them, or all of them in turn."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import islice
from typing import TYPE_CHECKING, BinaryIO, Final

from oneiros.cli.files import path_of, why
from oneiros.cli.parser import Parser, whole
from oneiros.data.files import read_games
from oneiros.kernel.errors import BadData
from oneiros.kernel.record import Record

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

_MOST: Final = 1_000_000_000


def add_game_number(parser: Parser) -> None:
    """Take which game of a file is meant."""
    parser.add_argument(
        "--game",
        metavar="N",
        type=whole(parser.words, 1, _MOST),
        help=parser.words.say("data-option-game"),
    )


def all_games(path: str) -> Iterator[Record]:
    """Read every game of a file, one at a time."""
    with opened(path) as file:
        yield from read_games(file)


def one_game(path: str, number: int | None = None) -> Record:
    """Read one game of a file: the one of a number from 1, or the only one."""
    wanted = 1 if number is None else number
    # Where nothing says which is meant, there may not be another.
    found = list(islice(all_games(path), wanted - 1, wanted + (number is None)))
    if not found:
        raise BadData("data-no-game", file=path, came=wanted)
    if len(found) > 1:
        raise BadData("data-several", file=path)
    return found[0]


@contextmanager
def opened(path: str) -> Iterator[BinaryIO]:
    """Open a file to read, or say why it cannot be read."""
    try:
        with path_of(path).open("rb") as file:
            yield file
    except (OSError, ValueError) as error:
        raise BadData("cli-file-unreadable", file=path, why=why(error)) from None


class Hashing(io.RawIOBase):
    """A file that hashes whatever is read of it."""

    def __init__(self, file: BinaryIO) -> None:
        """Hash nothing yet."""
        super().__init__()
        self.file = file
        self.sha256 = sha256()

    def readable(self) -> bool:
        """Say that it can be read."""
        return True

    def readinto(self, buffer: WriteableBuffer) -> int:
        """Read as much as there is room for."""
        view = memoryview(buffer)
        data = self.file.read(len(view))
        view[: len(data)] = data
        self.sha256.update(data)
        return len(data)
