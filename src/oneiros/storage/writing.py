"""Changes as statements: what is alike is written with one statement for all of it.

Changes of different tables do not touch each other, and most changes of one table do not either,
so a stage gathers them by kind and writes the kinds in an order that suits all. Only answers that
are added and then cut need the next stage. Whatever expires is forgotten last, so that anything
that came with it keeps it alive.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from oneiros.storage import statements
from oneiros.storage.bulk import write_rows
from oneiros.storage.changes import (
    AddAnswers,
    AnswerErrand,
    Change,
    CreateTable,
    CutAnswers,
    DeleteGuest,
    ForgetDrafts,
    ForgetGuests,
    ForgetKeepsakes,
    ForgetTables,
    ForgetTraces,
    KeepGuest,
    NoteDraftTable,
    PassTime,
    PutDraft,
    PutKeepsake,
    RenewCookies,
    SetSeat,
    SetTable,
)
from oneiros.storage.drafts import forget_drafts, note_table, put_draft
from oneiros.storage.forgetting import forget_keepsakes, forget_people, forget_tables
from oneiros.storage.packing import (
    Packed,
    json,
    packed_fields,
    packed_seat,
    packed_seats,
    packed_table,
)
from oneiros.storage.refusals import StorageConflict
from oneiros.storage.rows import ENDED, Guest, StoredKeepsake
from oneiros.storage.service import pass_time

Last = (
    PutDraft
    | NoteDraftTable
    | PutKeepsake
    | ForgetTables
    | ForgetDrafts
    | ForgetKeepsakes
    | ForgetGuests
    | DeleteGuest
    | ForgetTraces
    | AnswerErrand
    | PassTime
)
# In JSON a number may be larger than a column of the database.
_LEAST: Final = -(2**63)
_MOST: Final = 2**63 - 1


def write(connection: Connection, changes: Sequence[Change]) -> None:
    """Write changes so that it comes to the same as writing them one after the other."""
    stage = _Stage()
    for change in changes:
        if isinstance(change, CutAnswers) and change.table_id in stage.ends:
            stage.write(connection)
            stage = _Stage()
        stage.take(change)
    stage.write(connection)


class _Stage:
    """Changes that can be written kind by kind."""

    def __init__(self) -> None:
        self.guests: list[Guest] = []
        self.issues: list[Packed] = []
        self.tables: list[Packed] = []
        self.new_seats: list[Packed] = []
        self.seats: list[Packed] = []
        self.cuts: list[Packed] = []
        self.answers: list[tuple[object, ...]] = []
        # The last entry of each table that gets answers.
        self.ends: dict[str, int] = {}
        self.ended: list[Packed] = []
        self.last: list[Last] = []
        self.fields: defaultdict[str, Packed] = defaultdict(dict)

    def take(self, change: Change) -> None:
        """Put a change beside those of its kind."""
        match change:
            case AddAnswers():
                self._add(change)
            case SetTable(table_id=table_id):
                self.fields[table_id].update(packed_fields(change))
                if change.status in ENDED:
                    self.ended.append({"of": table_id})
            case CutAnswers(table_id, entry):
                self.cuts.append({"of": table_id, "first": entry})
            case SetSeat(table_id, seat):
                row = packed_seat(table_id, seat)
                self.seats.append(row | {"of": row.pop("table_id"), "at": row.pop("seat")})
            case KeepGuest(guest):
                self.guests.append(guest)
            case RenewCookies(guest_id, issue):
                self.issues.append({"of": guest_id, "issue": issue})
            case CreateTable(table):
                self.tables.append(packed_table(table))
                self.new_seats += packed_seats(table)
                self._add(AddAnswers(table.id, table.answers))
            case _:
                self.last.append(change)

    def write(self, connection: Connection) -> None:
        """Write everything, what others refer to first."""
        for guest in self.guests:
            _keep(connection, guest)
        for statement, packed in (
            (statements.ISSUE, self.issues),
            (statements.NEW_TABLE, self.tables),
            (statements.NEW_SEAT, self.new_seats),
        ):
            if packed:
                connection.execute(statement, packed)
        for seat in self.seats:
            if not connection.execute(statements.SEAT, seat).rowcount:
                raise StorageConflict("storage-conflict", why=f"{seat['of']}: {seat['at']}")
        if self.cuts:
            connection.execute(statements.CUT, self.cuts)
        write_rows(connection, statements.add_answers, statements.ANSWER, self.answers)
        self._write_fields(connection)
        for one in self.last:
            _write_last(connection, one)

    def _write_fields(self, connection: Connection) -> None:
        """Write the fields of tables, those of the same names together."""
        alike: defaultdict[tuple[str, ...], list[tuple[object, ...]]] = defaultdict(list)
        for table_id, fields in self.fields.items():
            if fields:
                alike[tuple(fields)].append((table_id, *fields.values()))
        for names, rows in alike.items():
            write_rows(connection, statements.set_fields, statements.fields(names), rows)
        if self.ended:
            connection.execute(statements.SEATS_ENDED, self.ended)

    def _add(self, change: AddAnswers) -> None:
        """Take answers; the first one of a table must follow what is kept, the others it."""
        table_id = change.table_id
        end = self.ends.get(table_id)
        for one in change.answers:
            if end is None:
                before = one.entry - 1 if one.entry else None
            elif one.entry == end + 1:
                before = None
            else:
                raise StorageConflict("storage-conflict", why=f"{end} … {one.entry}")
            if not _LEAST <= one.chosen <= _MOST:
                raise OverflowError(one.chosen)
            end = self.ends[table_id] = one.entry
            self.answers.append(
                (table_id, one.entry, one.seat, one.text, one.chosen, json(one.weights), before)
            )


def _write_last(connection: Connection, change: Last) -> None:
    """Write what comes after everything else."""
    match change:
        case PutDraft():
            put_draft(connection, change)
        case NoteDraftTable():
            note_table(connection, change)
        case ForgetDrafts():
            forget_drafts(connection, change)
        case PutKeepsake(keepsake):
            _put(connection, keepsake)
        case ForgetTables():
            forget_tables(connection, change)
        case ForgetKeepsakes():
            forget_keepsakes(connection, change)
        case ForgetGuests() | DeleteGuest() | ForgetTraces():
            forget_people(connection, change)
        case AnswerErrand(errand_id, answer):
            connection.execute(statements.ERRAND, {"of": errand_id, "answer": answer})
        case PassTime(shown):
            pass_time(connection, shown)


def _keep(connection: Connection, guest: Guest) -> None:
    """Write a guest; when somebody came first never changes."""
    known = {"of": guest.id, "name": guest.name, "seen": guest.seen}
    if not connection.execute(statements.GUEST, known).rowcount:
        row = {name: getattr(guest, name) for name in Guest.__struct_fields__}
        connection.execute(statements.NEW_GUEST, row)


def _put(connection: Connection, keepsake: StoredKeepsake) -> None:
    """Write a keepsake; one of somebody else under the same id is left alone, which conflicts."""
    row = {name: getattr(keepsake, name) for name in StoredKeepsake.__struct_fields__}
    changed = {**row, "of": row["id"], "by": row["guest_id"]}
    del changed["id"], changed["guest_id"]
    if not connection.execute(statements.KEEPSAKE, changed).rowcount:
        connection.execute(statements.NEW_KEEPSAKE, row)
