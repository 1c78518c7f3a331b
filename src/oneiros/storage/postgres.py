"""Whatever is true of PostgreSQL only."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from oneiros.storage.refusals import StorageInUse

# The number of our lock among those of a database; nobody else's program is likely to have it.
_LOCK: Final = 0x0E31805
_CLAIM: Final = f"SELECT pg_try_advisory_lock({_LOCK})"
_PATIENCE: Final = 5.0
"""Seconds to wait for the lock: the database may not have noticed yet that its owner is gone."""
_AGAIN: Final = 0.1
# Seconds to connect, and milliseconds until a network that swallows everything counts as gone.
_BOUNDS: Final = {"connect_timeout": 5, "tcp_user_timeout": 10_000}


def is_postgres(url: URL) -> bool:
    """Tell whether an address names a database of PostgreSQL."""
    return url.get_backend_name() == "postgresql"


def _engine(url: URL, **settings: Any) -> Engine:  # noqa: ANN401 - SQLAlchemy's own
    """Open a database whose faults show no values, and which cannot keep us waiting for ever."""
    bounds = {name: value for name, value in _BOUNDS.items() if name not in url.query}
    return create_engine(
        url, pool_pre_ping=True, hide_parameters=True, connect_args=bounds, **settings
    )


def reading_engine(url: URL) -> Engine:
    """Open a database for transactions that see everything as of one moment.

    Connections that a restart of the database has ended are replaced before they are used.
    """
    return _engine(url, isolation_level="REPEATABLE READ")


def writing_engine(url: URL) -> Engine:
    """Open a database for transactions that write: over one connection, which owns it.

    The lock is the connection's own. So whoever writes is the owner, and a server that comes back
    after its connection was lost either is the owner again or writes nothing.
    """
    engine = _engine(url, pool_size=1, max_overflow=0)

    def claim(driver: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        until = time.monotonic() + _PATIENCE
        while not _claimed(driver):
            if time.monotonic() > until:
                driver.close()
                raise StorageInUse("storage-in-use-there", database=url.render_as_string())
            time.sleep(_AGAIN)

    event.listen(engine, "connect", claim)
    return engine


def _claimed(driver: DBAPIConnection) -> bool:
    cursor = driver.cursor()
    cursor.execute(_CLAIM)
    row = cursor.fetchone()
    cursor.close()
    driver.commit()
    return row is not None and bool(row[0])
