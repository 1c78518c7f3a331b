"""How long the database has been in service, which is what the clocks of games go by.

Only time during which a server ran counts. So neither a stop of the server nor a changed clock of
the computer costs anybody time.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from oneiros.storage.schema import keys

_KEY: Final = "service-time"


def passed_time(connection: Connection) -> int:
    """Give the milliseconds that were kept last."""
    return int(connection.scalar(select(keys.c.value).where(keys.c.name == _KEY)) or 0)


def pass_time(connection: Connection, shown: int) -> None:
    """Keep so many milliseconds."""
    row = {"name": _KEY, "value": str(shown)}
    known = keys.update().where(keys.c.name == _KEY).values(value=row["value"])
    if not connection.execute(known).rowcount:
        connection.execute(keys.insert(), row)
