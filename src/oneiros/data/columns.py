"""Rows in files that other programs read: Parquet, CSV and JSON lines, by the name of the file."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, BinaryIO, Final, Protocol

import msgspec

from oneiros.data.decisions import Row

if TYPE_CHECKING:
    import pyarrow as pa
    import pyarrow.parquet as pq

_VIEW: Final = "view"
# A group of rows is kept in memory until so many options, or rows, have come together.
_MOST_ROWS: Final = 10_000
_MOST_OPTIONS: Final = 200_000


class Writer(Protocol):
    """Writes rows one after the other, and what is left at the end."""

    def add(self, row: Row, /) -> None:
        """Write a row, perhaps later."""

    def finish(self) -> None:
        """Write what waits."""


class _JsonLines:
    """A JSON object in each line."""

    def __init__(self, file: BinaryIO, *, views: bool) -> None:
        self.file = file
        self.names = _names(views=views)

    def add(self, row: Row) -> None:
        self.file.write(msgspec.json.encode({one: getattr(row, one) for one in self.names}) + b"\n")

    def finish(self) -> None:
        pass


class _Csv:
    """Comma-separated values with a line of names; the options are a JSON list."""

    def __init__(self, file: BinaryIO, *, views: bool) -> None:
        self.names = _names(views=views)
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

    def __init__(self, file: BinaryIO, *, views: bool) -> None:
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
            _VIEW: pa.string(),
        }
        self.names = _names(views=views)
        self.schema: pa.Schema = pa.schema([(name, types[name]) for name in self.names])
        self.batch: Callable[..., pa.RecordBatch] = pa.RecordBatch.from_pylist
        self.writer: pq.ParquetWriter = pq.ParquetWriter(file, self.schema)
        self.waiting: list[Row] = []
        self.options = 0

    def add(self, row: Row) -> None:
        self.waiting.append(row)
        self.options += len(row.options)
        if len(self.waiting) >= _MOST_ROWS or self.options >= _MOST_OPTIONS:
            self._write()

    def finish(self) -> None:
        self._write()
        self.writer.close()

    def _write(self) -> None:
        if self.waiting:
            rows = [{one: getattr(row, one) for one in self.names} for row in self.waiting]
            self.writer.write_batch(self.batch(rows, schema=self.schema))
        self.waiting, self.options = [], 0


FORMATS: Final[Mapping[str, Callable[..., Writer]]] = {
    ".parquet": _Parquet,
    ".csv": _Csv,
    ".jsonl": _JsonLines,
}
"""How files are written, by the ends of their names."""


def write(rows: Iterable[Row], file: BinaryIO, suffix: str, *, views: bool) -> int:
    """Write all rows, of which only few are in memory at a time; count them."""
    writer = FORMATS[suffix](file, views=views)
    count = 0
    for row in rows:
        writer.add(row)
        count += 1
    writer.finish()
    return count


def _names(*, views: bool) -> list[str]:
    return [name for name in Row.__struct_fields__ if views or name != _VIEW]


def _cell(value: object) -> object:
    return msgspec.json.encode(value).decode() if isinstance(value, list) else value
