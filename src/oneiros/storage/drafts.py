"""Drafts of packs in the database: read, written whole, found when they are due, and forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, literal, select, tuple_

from oneiros.storage.changes import ForgetDrafts, NoteDraftTable, PutDraft
from oneiros.storage.packing import json
from oneiros.storage.refusals import StorageConflict
from oneiros.storage.rows import PickedFrom, StoredDraft, StoredDrafter
from oneiros.storage.schema import drafters, drafts, tables

MOST_TABLES: Final = 64
"""So many tables of a draft are listed, the last of them."""
_GOING: Final = ("seating", "playing")
_ASKED_AT_ONCE: Final = 1000
"""So many tables are asked about in one question; databases take only so many values."""
_decode_packs = msgspec.json.Decoder(PickedFrom).decode
_decode_texts = msgspec.json.Decoder(tuple[str, ...]).decode
_decode_numbers = msgspec.json.Decoder(tuple[int, ...]).decode


def read_drafts(connection: Connection, wanted: Select[*tuple[Any, ...]]) -> list[StoredDraft]:
    """Read drafts, and the seats of all with one more question."""
    rows = connection.execute(wanted).all()
    sitting = _by_draft(
        connection.execute(
            select(drafters)
            .where(drafters.c.draft_id.in_([row.id for row in rows]))
            .order_by(drafters.c.seat)
        )
    )
    return [_draft(row, sitting.get(row.id, ())) for row in rows]


def of_guest(guest_id: str, limit: int) -> Select[*tuple[Any, ...]]:
    """Ask for the drafts of a guest: first those that are not over, of each the last changed."""
    sits = select(drafters.c.draft_id).where(drafters.c.guest_id == guest_id)
    newest = (drafts.c.status.in_(["over", "closed"]), drafts.c.moved.desc(), drafts.c.id)
    return select(drafts).where(drafts.c.id.in_(sits)).order_by(*newest).limit(limit)


def tables_listed(connection: Connection, draft_id: str) -> tuple[str, ...]:
    """Name the tables of a draft, none where it is forgotten."""
    kept = connection.scalar(select(drafts.c.tables).where(drafts.c.id == draft_id))
    return () if kept is None else _decode_texts(kept)


def due_at(shown: int, limit: int) -> Select[str]:
    """Ask for the drafts in which the time for a pick has run out."""
    late = select(drafts.c.id).where(drafts.c.due.is_not(None), drafts.c.due <= shown)
    return late.order_by(drafts.c.due, drafts.c.id).limit(limit)


def unused_since(
    connection: Connection, moment: int, limit: int, after: tuple[int, str]
) -> list[tuple[int, str, bool]]:
    """Give a page of drafts in which nothing has happened since a moment.

    Each comes with when something last did, its id, and whether tables stand on it.
    """
    mark = tuple_(literal(after[0]), literal(after[1]))
    later = tuple_(drafts.c.moved, drafts.c.id) > mark
    wanted = _unused(moment).where(later).order_by(drafts.c.moved, drafts.c.id).limit(limit)
    page = connection.execute(wanted).all()
    needed = _needed(connection, page, moment)
    return [(row.moved, row.id, row.id in needed) for row in page]


def put_draft(connection: Connection, change: PutDraft) -> None:
    """Write a new draft, or one as it is from now on if nobody has changed it meanwhile."""
    draft = change.draft
    row = {
        "game": draft.game,
        "title": draft.title,
        "status": draft.status,
        "version": draft.version,
        "invite": draft.invite,
        "owner": draft.owner,
        "seconds": draft.seconds,
        "packs": json(draft.packs),
        "due": draft.due,
        "created": draft.created,
        "moved": draft.moved,
    }
    seats = [_packed(draft.id, one) for one in draft.seats]
    if draft.version == 0:
        row |= {"id": draft.id, "tables": json(draft.tables)}
        connection.execute(drafts.insert(), row)
        connection.execute(drafters.insert(), seats)
        return
    before = (drafts.c.id == draft.id, drafts.c.version == draft.version - 1)
    if not connection.execute(drafts.update().where(*before).values(row)).rowcount:
        raise StorageConflict("storage-conflict", why=f"{draft.id}: {draft.version}")
    connection.execute(drafters.delete().where(drafters.c.draft_id == draft.id))
    connection.execute(drafters.insert(), seats)


def note_table(connection: Connection, change: NoteDraftTable) -> None:
    """Note a table of a draft, perhaps in the place of the oldest one whose game is over.

    Where none is, whoever has it made loses one of their own first.
    """
    here = drafts.c.id == change.draft_id
    kept = connection.scalar(select(drafts.c.tables).where(here).with_for_update())
    if kept is None:
        return
    listed = [*_decode_texts(kept), change.table_id]
    if len(listed) > MOST_TABLES:
        known = select(tables.c.id, tables.c.owner).where(tables.c.id.in_(listed))
        rows = connection.execute(known.where(tables.c.status.in_(_GOING)))
        owners = {row.id: row.owner for row in rows}
        maker = owners.get(change.table_id, "")
        over = [one for one in listed[:-1] if one not in owners]
        own = [one for one in listed[:-1] if owners.get(one) == maker]
        listed.remove([*over, *own, *listed][0])
    noted = {"tables": json(tuple(listed)), "moved": change.moved}
    connection.execute(drafts.update().where(here).values(noted))


def forget_drafts(connection: Connection, change: ForgetDrafts) -> None:
    """Remove drafts with their seats, but not those that are used, or have been meanwhile."""
    gone = list(change.draft_ids)
    if change.unused_since is not None:
        found = connection.execute(_unused(change.unused_since).where(drafts.c.id.in_(gone))).all()
        needed = _needed(connection, found, change.unused_since)
        gone = [row.id for row in found if row.id not in needed]
    connection.execute(drafters.delete().where(drafters.c.draft_id.in_(gone)))
    connection.execute(drafts.delete().where(drafts.c.id.in_(gone)))


def count_unused(connection: Connection, moment: int) -> int:
    """Count the drafts in which nothing has happened since a moment, nor at their tables.

    Tables at which no game has begun since then are forgotten before them.
    """
    found = connection.execute(_unused(moment)).all()
    return len(found) - len(_needed(connection, found, moment, going=("playing",)))


def _unused(moment: int) -> Select[*tuple[Any, ...]]:
    return select(drafts.c.moved, drafts.c.id, drafts.c.tables).where(drafts.c.moved < moment)


def _needed(
    connection: Connection,
    found: Sequence[Row[*tuple[Any, ...]]],
    moment: int,
    going: Sequence[str] = _GOING,
) -> set[str]:
    """Name those drafts of which a table is not over, or has changed since a moment."""
    tables_of = {row.id: _decode_texts(row.tables) for row in found}
    asked = sorted({one for listed in tables_of.values() for one in listed})
    standing: set[str] = set()
    for start in range(0, len(asked), _ASKED_AT_ONCE):
        some = tables.c.id.in_(asked[start : start + _ASKED_AT_ONCE])
        used = tables.c.status.in_(going) | (tables.c.moved >= moment)
        standing.update(connection.scalars(select(tables.c.id).where(some, used)))
    return {draft for draft, listed in tables_of.items() if not standing.isdisjoint(listed)}


def _packed(draft_id: str, one: StoredDrafter) -> dict[str, object]:
    return {
        "draft_id": draft_id,
        "seat": one.seat,
        "kind": one.kind,
        "guest_id": one.guest_id,
        "picks": json(one.picks),
        "missed": json(one.missed),
    }


def _by_draft(rows: Iterable[Row[*tuple[Any, ...]]]) -> dict[str, tuple[StoredDrafter, ...]]:
    found: dict[str, tuple[StoredDrafter, ...]] = {}
    for row in rows:
        picks, missed = _decode_texts(row.picks), _decode_numbers(row.missed)
        one = StoredDrafter(row.seat, row.kind, row.guest_id, picks, missed)
        found[row.draft_id] = (*found.get(row.draft_id, ()), one)
    return found


def _draft(row: Row[*tuple[Any, ...]], seats: Sequence[StoredDrafter]) -> StoredDraft:
    return StoredDraft(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        version=row.version,
        invite=row.invite,
        owner=row.owner,
        seconds=row.seconds,
        packs=_decode_packs(row.packs),
        due=row.due,
        tables=_decode_texts(row.tables),
        created=row.created,
        moved=row.moved,
        seats=tuple(seats),
    )
