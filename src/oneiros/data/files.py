"""Files of games: one record, a record in each line, or texts; which of them is seen by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO, Final

from oneiros.data import transcript
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.record import LARGEST_FILE, Record, read_record

_BLANK: Final = b" \t\r\n"
_TEXT: Final = transcript.BEGIN.encode("ascii")
_REMARK: Final = b"#"


def read_games(file: BinaryIO) -> Iterator[Record]:
    """Read every game of a file, one after the other; what is wrong is refused with its line.

    Only one game is in memory at a time.
    """
    first = file.readline(LARGEST_FILE + 1)
    if first.startswith((_TEXT, _REMARK)):
        yield from _texts(first, file)
    elif first.rstrip(_BLANK).endswith(b"}"):
        yield from _lines(first, file)
    else:
        yield read_record(first + file.read(LARGEST_FILE + 1 - len(first)))


def _lines(line: bytes, file: BinaryIO) -> Iterator[Record]:
    number = 1
    while line:
        if line.strip(_BLANK):
            try:
                record = read_record(line)
            except Refusal as refusal:
                following = file.readline(1)
                if number == 1 and not following:
                    # There is no other line, so it is a record that stands alone.
                    raise
                raise BadData("data-line", line=number, reason=refusal) from None
            yield record
        line = file.readline(LARGEST_FILE + 1)
        number += 1


def _texts(line: bytes, file: BinaryIO) -> Iterator[Record]:
    """Cut a text where the next game begins."""
    number, begun, gathered, size = 1, 1, list[bytes](), 0
    named = False
    while line:
        if line.startswith(_TEXT):
            if named:
                yield _text(gathered, begun)
                begun, gathered, size = number, [], 0
            named = True
        gathered.append(line)
        size += len(line)
        if size > LARGEST_FILE:
            raise BadData("record-too-large", came=size, limit=LARGEST_FILE)
        line = file.readline(LARGEST_FILE + 1)
        number += 1
    yield _text(gathered, begun)


def _text(lines: list[bytes], begun: int) -> Record:
    try:
        text = b"".join(lines).decode("utf-8")
    except UnicodeDecodeError as error:
        before = b"".join(lines)[: error.start].decode("utf-8")
        place = {"line": begun + before.count("\n"), "column": len(before) - before.rfind("\n")}
        raise BadData("record-not-text", **place) from None
    return transcript.read(text, begun)
