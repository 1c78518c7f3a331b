"""Drafts of packs in the database: read, written whole, found when they are due, and forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, func, literal, select, tuple_

from oneiros.storage.changes import ForgetDrafts, PutDraft
from oneiros.storage.packing import json
from oneiros.storage.refusals import StorageConflict
from oneiros.storage.rows import PickedFrom, StoredDraft, StoredDrafter
from oneiros.storage.schema import drafters, drafts

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


def due_at(shown: int, limit: int) -> Select[str]:
    """Ask for the drafts in which the time for a pick has run out."""
    late = select(drafts.c.id).where(drafts.c.due.is_not(None), drafts.c.due <= shown)
    return late.order_by(drafts.c.due, drafts.c.id).limit(limit)


def unused_since(moment: int, limit: int, after: tuple[int, str]) -> Select[int, str]:
    """Ask for a page of drafts in which nothing has happened since a moment."""
    mark = tuple_(literal(after[0]), literal(after[1]))
    wanted = select(drafts.c.moved, drafts.c.id).where(
        drafts.c.moved < moment, tuple_(drafts.c.moved, drafts.c.id) > mark
    )
    return wanted.order_by(drafts.c.moved, drafts.c.id).limit(limit)


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
        "tables": json(draft.tables),
        "created": draft.created,
        "moved": draft.moved,
    }
    seats = [_packed(draft.id, one) for one in draft.seats]
    if draft.version == 0:
        connection.execute(drafts.insert(), {"id": draft.id, **row})
        connection.execute(drafters.insert(), seats)
        return
    before = (drafts.c.id == draft.id, drafts.c.version == draft.version - 1)
    if not connection.execute(drafts.update().where(*before).values(row)).rowcount:
        raise StorageConflict("storage-conflict", why=f"{draft.id}: {draft.version}")
    connection.execute(drafters.delete().where(drafters.c.draft_id == draft.id))
    connection.execute(drafters.insert(), seats)


def forget_drafts(connection: Connection, change: ForgetDrafts) -> None:
    """Remove drafts with their seats, but not those that have changed meanwhile."""
    wanted = select(drafts.c.id).where(drafts.c.id.in_(change.draft_ids))
    if change.unused_since is not None:
        wanted = wanted.where(drafts.c.moved < change.unused_since)
    gone = list(connection.scalars(wanted))
    connection.execute(drafters.delete().where(drafters.c.draft_id.in_(gone)))
    connection.execute(drafts.delete().where(drafts.c.id.in_(gone)))


def count_unused(connection: Connection, moment: int) -> int:
    """Count the drafts in which nothing has happened since a moment."""
    unused = select(func.count()).select_from(drafts).where(drafts.c.moved < moment)
    return connection.scalar(unused) or 0


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
