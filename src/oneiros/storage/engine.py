"""Connections to a database, which its address names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy import URL, Connection, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError

from oneiros.kernel.errors import BadData
from oneiros.storage import postgres, sqlite
from oneiros.storage.faults import opening, spoken
from oneiros.storage.revision import is_up_to_date, newest, revision_of


class Engines(NamedTuple):
    """A database for transactions that read, and for those that write."""

    reader: Engine
    writer: Engine

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Begin a transaction that reads; what the database refuses is said in our words."""
        with spoken(), self.reader.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Begin a transaction that writes, which is on the disk when it ends well."""
        with spoken(writing=True), self.writer.begin() as connection:
            yield connection

    def dispose(self) -> None:
        """Let go of it."""
        self.reader.dispose()
        self.writer.dispose()


def open_engines(url: str) -> Engines:
    """Open the database of an address and bring it up to date, or refuse and leave it alone."""
    address = _address(url)
    if not sqlite.is_sqlite(address):
        shown = address.render_as_string()
        with opening(shown):
            return _up_to_date(address)
    file = sqlite.file_of(address)
    with opening(str(file), str(file.parent)):
        sqlite.prepare(file)
        return _up_to_date(address)


def open_beside(url: str) -> Engines:
    """Open a database beside its owner, or refuse one that is not up to date."""
    address = _address(url)
    shown = address.render_as_string()
    if sqlite.is_sqlite(address):
        file = sqlite.file_of(address)
        if not file.is_file():
            raise BadData("storage-missing", file=str(file))
        shown = str(file)
    with opening(shown):
        engines = bare_engines(address, owned=False)
        try:
            _check_form(engines, shown)
        except BaseException:
            engines.dispose()
            raise
        return engines


def _check_form(engines: Engines, shown: str) -> None:
    with engines.reader.connect() as connection:
        came = revision_of(connection)
    if came != newest():
        raise BadData("storage-other-form", file=shown, came=came or "–", known=newest())


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


def bare_engines(address: URL, *, owned: bool = True) -> Engines:
    """Open a database as it is."""
    try:
        if postgres.is_postgres(address):
            reader = postgres.reading_engine(address)
            return Engines(reader, postgres.writing_engine(address) if owned else reader)
        engine = create_engine(address, hide_parameters=True)
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
