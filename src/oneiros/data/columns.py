"""Rows in files that other programs read: Parquet, CSV and JSON lines, by the name of the file."""

from __future__ import annotations

import csv
import io
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, BinaryIO, Final, Protocol

import msgspec

from oneiros.data.decisions import Row, Wanted

if TYPE_CHECKING:
    import pyarrow as pa
    import pyarrow.parquet as pq

_VIEWS: Final = ("view",)
_OBSERVATIONS: Final = ("encoding", "observation", "actions")
# A group of rows is kept in memory until so many rows, options, or bytes of observations are there.
_MOST_ROWS: Final = 10_000
_MOST_OPTIONS: Final = 200_000
_MOST_BYTES: Final = 16_000_000


class Writer(Protocol):
    """Writes rows one after the other, and what is left at the end."""

    def add(self, row: Row, /) -> None:
        """Write a row, perhaps later."""

    def finish(self) -> None:
        """Write what waits."""


class _JsonLines:
    """A JSON object in each line."""

    def __init__(self, file: BinaryIO, wanted: Wanted) -> None:
        self.file = file
        self.names = _names(wanted)

    def add(self, row: Row) -> None:
        self.file.write(msgspec.json.encode({one: getattr(row, one) for one in self.names}) + b"\n")

    def finish(self) -> None:
        pass


class _Csv:
    """Comma-separated values with a line of names; the options are a JSON list."""

    def __init__(self, file: BinaryIO, wanted: Wanted) -> None:
        self.names = _names(wanted)
        self.text = io.TextIOWrapper(file, "utf-8", newline="", write_through=True)
        self.sheet = csv.writer(self.text)
        self.sheet.writerow(self.names)

    def add(self, row: Row) -> None:
        self.sheet.writerow([_cell(getattr(row, one)) for one in self.names])

    def finish(self) -> None:
        # Whoever opened the file closes it.
        self.text.detach()


class _Parquet:
    """Columns with types, compressed, in groups of rows."""

    def __init__(self, file: BinaryIO, wanted: Wanted) -> None:
        import pyarrow as pa  # noqa: PLC0415 - an extra brings it
        import pyarrow.parquet as pq  # noqa: PLC0415 - the same

        few = pa.dictionary(pa.int32(), pa.string())
        types = {
            "record": pa.int64(),
            "game": few,
            "rules": pa.int32(),
            "step": pa.int32(),
            "turn": pa.int32(),
            "seat": few,
            "player": few,
            "question": few,
            "options": pa.list_(pa.string()),
            "choice": pa.int32(),
            "answer": pa.string(),
            "outcome": pa.float64(),
            "score": pa.int32(),
            "view": pa.string(),
            "encoding": pa.int32(),
            "observation": pa.binary(),
            "actions": pa.list_(pa.int32()),
        }
        self.names = _names(wanted)
        self.schema: pa.Schema = pa.schema([(name, types[name]) for name in self.names])
        self.batch: Callable[..., pa.RecordBatch] = pa.RecordBatch.from_pylist
        self.writer: pq.ParquetWriter = pq.ParquetWriter(file, self.schema)
        self.waiting: list[Row] = []
        self.options, self.octets = 0, 0

    def add(self, row: Row) -> None:
        self.waiting.append(row)
        self.options += len(row.options)
        self.octets += len(row.observation or b"")
        many = len(self.waiting) >= _MOST_ROWS or self.options >= _MOST_OPTIONS
        if many or self.octets >= _MOST_BYTES:
            self._write()

    def finish(self) -> None:
        self._write()
        self.writer.close()

    def _write(self) -> None:
        if self.waiting:
            rows = [{one: getattr(row, one) for one in self.names} for row in self.waiting]
            self.writer.write_batch(self.batch(rows, schema=self.schema))
        self.waiting, self.options, self.octets = [], 0, 0


FORMATS: Final[Mapping[str, Callable[..., Writer]]] = {
    ".parquet": _Parquet,
    ".csv": _Csv,
    ".jsonl": _JsonLines,
}
"""How files are written, by the ends of their names."""


def write(rows: Iterable[Row], file: BinaryIO, suffix: str, wanted: Wanted) -> int:
    """Write all rows, of which only few are in memory at a time; count them."""
    writer = FORMATS[suffix](file, wanted)
    count = 0
    for row in rows:
        writer.add(row)
        count += 1
    writer.finish()
    return count


def _names(wanted: Wanted) -> list[str]:
    absent = () if wanted.views else _VIEWS
    unencoded = () if wanted.observations else _OBSERVATIONS
    return [name for name in Row.__struct_fields__ if name not in (*absent, *unencoded)]


def _cell(value: object) -> object:
    if isinstance(value, bytes):
        return b64encode(value).decode()
    return msgspec.json.encode(value).decode() if isinstance(value, list) else value
