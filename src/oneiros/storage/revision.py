"""Which revision a database has, told without loading what migrates one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

# Alembic keeps its mark here.
_TABLE: Final = "alembic_version"
_VERSIONS: Final = Path(__file__).parent / "migrations" / "versions"


def newest() -> str:
    """Name the newest revision there is, which the name of its module begins with."""
    return max(file.stem for file in _VERSIONS.glob("v*_*.py")).partition("_")[0][1:]


def revision_of(connection: Connection) -> str | None:
    """Name the revision of a database, or nothing where it has no mark."""
    if not inspect(connection).has_table(_TABLE):
        return None
    return connection.execute(text(f"SELECT version_num FROM {_TABLE}")).scalar()  # noqa: S608 - our own name


def is_up_to_date(engine: Engine) -> bool:
    """Tell whether there is nothing to migrate."""
    with engine.begin() as connection:
        return revision_of(connection) == newest()
