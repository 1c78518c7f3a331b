"""What has expired, found by pages, and how it is forgotten."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    exists,
    func,
    literal,
    or_,
    select,
    text,
    tuple_,
)

from oneiros.storage.changes import (
    DeleteGuest,
    ForgetGuests,
    ForgetKeepsakes,
    ForgetTables,
    ForgetTraces,
)
from oneiros.storage.drafts import count_unused
from oneiros.storage.expiry import Expired
from oneiros.storage.schema import (
    HAS_ENDED,
    NEVER_BEGUN,
    answers,
    deleted,
    drafters,
    drafts,
    guests,
    keepsakes,
    seats,
    tables,
)


class Mark(NamedTuple):
    """Where a page ends: the time and the id of its last row."""

    moment: int = -1
    id: str = ""


BEGINNING = Mark()


class OldTable(NamedTuple):
    """A table that has expired, and how many answers it has."""

    mark: Mark
    answers: int


class OldGuest(NamedTuple):
    """A guest who has not come for long, and whether there are tables with this guest."""

    mark: Mark
    has_tables: bool


class OldDraft(NamedTuple):
    """A draft in which nothing has happened for long, and whether its tables are still used."""

    mark: Mark
    needed: bool


class Count(NamedTuple):
    """How much has expired."""

    open: int
    finished: int
    guests: int
    unfinished: int = 0
    drafts: int = 0


def waited(expired: Expired) -> ColumnElement[bool]:
    """Hold for tables that have waited too long for their game to begin."""
    return and_(text(NEVER_BEGUN), tables.c.moved < expired.open)


def outlived(expired: Expired) -> ColumnElement[bool]:
    """Hold for games that ended too long ago."""
    return and_(text(HAS_ENDED), tables.c.moved < expired.finished)


def abandoned(expired: Expired) -> ColumnElement[bool]:
    """Hold for games in which nobody has answered for too long."""
    return and_(tables.c.status == "playing", tables.c.moved < expired.unfinished)


def old_tables(
    connection: Connection, condition: ColumnElement[bool], limit: int, after: Mark
) -> list[OldTable]:
    """Give a page of tables for which a condition holds."""
    last = select(func.max(answers.c.entry)).where(answers.c.table_id == tables.c.id)
    wanted = (
        select(tables.c.moved, tables.c.id, last.scalar_subquery())
        .where(condition, tuple_(tables.c.moved, tables.c.id) > _values(after))
        .order_by(tables.c.moved, tables.c.id)
        .limit(limit)
    )
    return [
        OldTable(Mark(moved, table_id), 0 if entry is None else entry + 1)
        for moved, table_id, entry in connection.execute(wanted)
    ]


def old_guests(connection: Connection, seen_before: int, limit: int, after: Mark) -> list[OldGuest]:
    """Give a page of guests who have not come since a moment."""
    wanted = (
        select(guests.c.seen, guests.c.id, _has_tables())
        .where(guests.c.seen < seen_before, tuple_(guests.c.seen, guests.c.id) > _values(after))
        .order_by(guests.c.seen, guests.c.id)
        .limit(limit)
    )
    return [
        OldGuest(Mark(seen, guest_id), bool(has_tables))
        for seen, guest_id, has_tables in connection.execute(wanted)
    ]


def count_expired(connection: Connection, expired: Expired) -> Count:
    """Count what has expired."""
    old = and_(guests.c.seen < expired.guests, ~_has_tables())
    conditions = (
        (tables, waited(expired)),
        (tables, outlived(expired)),
        (guests, old),
        (tables, abandoned(expired)),
    )
    found = [
        connection.scalar(select(func.count()).select_from(rows).where(condition)) or 0
        for rows, condition in conditions
    ]
    return Count(*found)._replace(drafts=count_unused(connection, expired.open))


def forget_tables(connection: Connection, change: ForgetTables) -> None:
    """Remove tables with their seats and answers, but not those that have changed meanwhile."""
    wanted = select(tables.c.id).where(tables.c.id.in_(change.table_ids))
    if change.expired is not None:
        conditions = (condition(change.expired) for condition in (waited, outlived, abandoned))
        wanted = wanted.where(or_(*conditions))
    gone = list(connection.scalars(wanted))
    connection.execute(answers.delete().where(answers.c.table_id.in_(gone)))
    connection.execute(seats.delete().where(seats.c.table_id.in_(gone)))
    connection.execute(tables.delete().where(tables.c.id.in_(gone)))


def forget_people(
    connection: Connection, change: ForgetGuests | DeleteGuest | ForgetTraces
) -> None:
    """Remove guests, or what was left of those who were deleted."""
    match change:
        case ForgetGuests():
            _forget_guests(connection, change)
        case DeleteGuest():
            _delete_guest(connection, change)
        case ForgetTraces(before):
            connection.execute(deleted.delete().where(deleted.c.until < before))


def _forget_guests(connection: Connection, change: ForgetGuests) -> None:
    """Remove guests with what they kept, but not those who have come or sat down meanwhile."""
    unused = select(guests.c.id).where(guests.c.id.in_(change.guest_ids), ~_has_tables())
    if change.seen_before is not None:
        unused = unused.where(guests.c.seen < change.seen_before)
    gone = list(connection.scalars(unused))
    connection.execute(keepsakes.delete().where(keepsakes.c.guest_id.in_(gone)))
    connection.execute(guests.delete().where(guests.c.id.in_(gone)))


def _delete_guest(connection: Connection, change: DeleteGuest) -> None:
    """Remove a guest, and leave a trace if there is none of them any more."""
    _forget_guests(connection, ForgetGuests((change.guest_id,)))
    if connection.scalar(select(guests.c.id).where(guests.c.id == change.guest_id)) is None:
        connection.execute(deleted.delete().where(deleted.c.trace == change.trace))
        connection.execute(deleted.insert(), {"trace": change.trace, "until": change.until})


def forget_keepsakes(connection: Connection, change: ForgetKeepsakes) -> None:
    """Remove keepsakes of a guest."""
    unwanted = keepsakes.delete().where(keepsakes.c.guest_id == change.guest_id)
    if change.keepsake_ids is not None:
        unwanted = unwanted.where(keepsakes.c.id.in_(change.keepsake_ids))
    connection.execute(unwanted)


def _has_tables() -> ColumnElement[bool]:
    """Hold for guests who sit or sat at a table or a draft, or have one."""
    return or_(
        exists().where(seats.c.guest_id == guests.c.id),
        exists().where(tables.c.owner == guests.c.id),
        exists().where(drafters.c.guest_id == guests.c.id),
        exists().where(drafts.c.owner == guests.c.id),
    )


def _values(mark: Mark) -> ColumnElement[tuple[int, str]]:
    return tuple_(literal(mark.moment), literal(mark.id))
