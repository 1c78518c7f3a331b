"""The database of every version, brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

from oneiros.kernel.errors import BadData
from oneiros.storage.revision import revision_of

HEAD: Final = "head"


def migrate(engine: Engine, to: str = HEAD) -> None:
    """Bring a database to a revision in one transaction, or refuse it and change nothing."""
    with engine.begin() as connection:
        check_origin(connection)
        command.upgrade(settings(connection), to)


def settings(connection: Connection) -> Config:
    """Give what Alembic has to know; it works on this connection, within its transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def revisions() -> list[str]:
    """Name all revisions, the first one first."""
    scripts = ScriptDirectory(str(Path(__file__).parent))
    return [script.revision for script in scripts.walk_revisions()][::-1]


def check_origin(connection: Connection) -> None:
    """Refuse a database that a newer version or another program has made."""
    place = connection.engine.url.database
    came = revision_of(connection)
    known = revisions()
    if came is not None and came not in known:
        raise BadData("storage-newer", file=place, came=came, known=known[-1])
    if came is None and inspect(connection).get_table_names():
        raise BadData("storage-foreign", file=place)
