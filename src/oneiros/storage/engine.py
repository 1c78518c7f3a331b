"""Connections to a database, which its address names."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import URL, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError

from oneiros.kernel.errors import BadData
from oneiros.storage import postgres, sqlite
from oneiros.storage.faults import opening
from oneiros.storage.revision import is_up_to_date


class Engines(NamedTuple):
    """A database for transactions that read, and for those that write."""

    reader: Engine
    writer: Engine

    def dispose(self) -> None:
        """Let go of it."""
        self.reader.dispose()
        self.writer.dispose()


def open_engines(url: str) -> Engines:
    """Open the database of an address and bring it up to date, or refuse and leave it alone."""
    address = _address(url)
    if not sqlite.is_sqlite(address):
        place = address.render_as_string()
        with opening(place, place):
            return _up_to_date(address)
    file = sqlite.file_of(address)
    with opening(str(file), str(file.parent)):
        sqlite.prepare(file)
        return _up_to_date(address)


def _up_to_date(address: URL) -> Engines:
    engines = bare_engines(address)
    try:
        # It is asked as a writer, so that a database that cannot be written is refused at once.
        if not is_up_to_date(engines.writer):
            # A server starts in half the time without it.
            from oneiros.storage.migrations import migrate  # noqa: PLC0415

            migrate(engines.writer)
        if sqlite.is_sqlite(address):
            sqlite.settle(engines.writer)
    except BaseException:
        engines.dispose()
        raise
    return engines


def bare_engines(address: URL) -> Engines:
    """Open a database as it is."""
    try:
        if postgres.is_postgres(address):
            return Engines(postgres.reading_engine(address), postgres.writing_engine(address))
        engine = create_engine(address)
    except (ArgumentError, ImportError) as error:
        # The kind of database, or what is needed to speak with it, is missing.
        raise BadData("storage-url", came=address.render_as_string()) from error
    if sqlite.is_sqlite(address):
        sqlite.attach(engine)
    return Engines(engine, engine.execution_options(**{sqlite.WRITES: True}))


def _address(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError as error:
        raise BadData("storage-url", came=url) from error
