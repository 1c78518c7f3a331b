"""Connections to a database, which its address names."""

from __future__ import annotations

from sqlalchemy import URL, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError

from oneiros.kernel.errors import BadData
from oneiros.storage import sqlite
from oneiros.storage.faults import opening
from oneiros.storage.revision import is_up_to_date


def open_engine(url: str) -> Engine:
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


def writing(engine: Engine) -> Engine:
    """Give the same engine for transactions that write."""
    return engine.execution_options(**{sqlite.WRITES: True})


def _up_to_date(address: URL) -> Engine:
    engine = bare_engine(address)
    try:
        # It is asked as a writer, so that a database that cannot be written is refused at once.
        if not is_up_to_date(writing(engine)):
            # A server starts in half the time without it.
            from oneiros.storage.migrations import migrate  # noqa: PLC0415

            migrate(writing(engine))
        if sqlite.is_sqlite(address):
            sqlite.settle(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def bare_engine(address: URL) -> Engine:
    """Open a database as it is."""
    try:
        engine = create_engine(address)
    except (ArgumentError, ImportError) as error:
        # The kind of database, or what is needed to speak with it, is missing.
        raise BadData("storage-url", came=address.render_as_string()) from error
    if sqlite.is_sqlite(address):
        sqlite.attach(engine)
    return engine


def _address(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError as error:
        raise BadData("storage-url", came=url) from error
