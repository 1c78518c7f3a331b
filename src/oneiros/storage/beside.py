"""A database beside its owner: looked at, and asked for errands, while a server has it."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import func, select

from oneiros.storage import packing
from oneiros.storage.engine import open_beside
from oneiros.storage.expiry import DAY, Expired
from oneiros.storage.forgetting import Count, count_expired
from oneiros.storage.ids import new_secret
from oneiros.storage.reading import Reader, read_tables
from oneiros.storage.rows import Guest, Status, StoredTable
from oneiros.storage.schema import errands, guests, seats, tables

_KEPT: Final = DAY
"""Seconds after which an errand whose answer nobody has fetched is forgotten."""


class KnownGuest(NamedTuple):
    """A guest, and at how many tables the guest sits or sat."""

    guest: Guest
    tables: int


class Beside(Reader):
    """A database of which somebody else may be the owner; nothing is changed here but errands.

    SQLite and PostgreSQL both let others read while the owner writes.
    """

    def __init__(self, url: str) -> None:
        """Open a database that is up to date, or refuse it as BadData."""
        super().__init__(open_beside(url))

    def newest_tables(self, limit: int, status: Status | None = None) -> list[StoredTable]:
        """Give the tables that changed last, perhaps only those of a status, without answers."""
        wanted = (
            select(tables) if status is None else select(tables).where(tables.c.status == status)
        )
        with self._engines.reading() as connection:
            order = wanted.order_by(tables.c.moved.desc(), tables.c.id)
            return read_tables(connection, order.limit(limit))

    def newest_guests(self, limit: int) -> list[KnownGuest]:
        """Give the guests who came last."""
        sat = select(func.count(seats.c.table_id.distinct())).where(seats.c.guest_id == guests.c.id)
        wanted = select(guests, sat.scalar_subquery().label("sat"))
        with self._engines.reading() as connection:
            found = connection.execute(
                wanted.order_by(guests.c.seen.desc(), guests.c.id).limit(limit)
            )
            return [KnownGuest(packing.guest(row), row.sat) for row in found]

    def count_expired(self, expired: Expired) -> Count:
        """Count what has expired."""
        with self._engines.reading() as connection:
            return count_expired(connection, expired)

    def ask(self, wish: str, moment: int) -> str:
        """Leave an errand for whoever serves the database; give its id."""
        errand = new_secret()
        row = {"id": errand, "wish": wish, "created": moment}
        with self._engines.writing() as connection:
            connection.execute(errands.delete().where(errands.c.created < moment - _KEPT))
            connection.execute(errands.insert(), row)
        return errand

    def answer_to(self, errand: str) -> str:
        """Fetch the answer to an errand, which is empty until there is one."""
        with self._engines.reading() as connection:
            answer = connection.scalar(select(errands.c.answer).where(errands.c.id == errand))
        if answer:
            with self._engines.writing() as connection:
                connection.execute(errands.delete().where(errands.c.id == errand))
        return answer or ""

    def withdraw(self, errand: str) -> bool:
        """Take an errand back, unless somebody has begun with it."""
        unbegun = errands.delete().where(errands.c.id == errand, errands.c.answer.is_(None))
        with self._engines.writing() as connection:
            return bool(connection.execute(unbegun).rowcount)
