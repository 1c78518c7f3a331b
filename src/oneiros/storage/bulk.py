"""One statement for many rows.

SQLite takes all rows as one JSON text, because its driver otherwise gives way to other threads
after every single row, and a busy server would keep it waiting each time. Every other database
gets the rows in the usual way, one set of parameters each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Text, UpdateBase, bindparam, func
from sqlalchemy.types import TypeEngine

from oneiros.storage.refusals import StorageConflict
from oneiros.storage.sqlite import speaks_sqlite

Columns = Mapping[str, ColumnElement[Any]]
Shape = tuple[tuple[str, TypeEngine[Any]], ...]
"""The names and types of what a row holds."""
Build = Callable[[Columns], UpdateBase]
"""Makes a statement that writes the values of these columns."""

# A text ends there when SQLite takes it out of JSON.
_NUL: Final = r"\u0000"
_encode = msgspec.json.Encoder().encode


def write_rows(
    connection: Connection, build: Build, shape: Shape, rows: Sequence[tuple[object, ...]]
) -> None:
    """Write all rows, or refuse because one of them does not fit what is kept."""
    if not rows:
        return
    together = _encode(rows).decode() if speaks_sqlite(connection) else None
    if together is not None and _NUL not in together:
        given = connection.execute(_together(build, shape), {"rows": together})
    else:
        names = [name for name, _ in shape]
        parameters = [dict(zip(names, row, strict=True)) for row in rows]
        given = connection.execute(_one_by_one(build, shape), parameters)
    if given.rowcount != len(rows):
        raise StorageConflict("storage-conflict", why=f"{given.rowcount} / {len(rows)}")


@cache
def _together(build: Build, shape: Shape) -> UpdateBase:
    """Let the columns be the elements of each row of a JSON text."""
    row = func.json_each(bindparam("rows", type_=Text)).table_valued("value", name="given")
    columns = {
        name: func.json_extract(row.c.value, f"$[{index}]", type_=kind)
        for index, (name, kind) in enumerate(shape)
    }
    return build(columns).execution_options(preserve_rowcount=True)


@cache
def _one_by_one(build: Build, shape: Shape) -> UpdateBase:
    """Let the columns be parameters."""
    columns = {name: bindparam(name, type_=kind) for name, kind in shape}
    return build(columns).execution_options(preserve_rowcount=True)
