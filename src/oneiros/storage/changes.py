"""What can be changed, as data: changes wait in a line and are written together."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from oneiros.storage.expiry import Expired
from oneiros.storage.rows import (
    Guest,
    Status,
    StoredAnswer,
    StoredClocks,
    StoredDraft,
    StoredKeepsake,
    StoredLuck,
    StoredSeat,
    StoredSowing,
    StoredStanding,
    StoredTable,
)


class KeepGuest(msgspec.Struct, frozen=True):
    """A new guest, or a new name or time of one who is known."""

    guest: Guest


class RenewCookies(msgspec.Struct, frozen=True):
    """The cookies of a guest who is kept already are of this issue from now on."""

    guest_id: str
    issue: int


class PutKeepsake(msgspec.Struct, frozen=True):
    """A new keepsake, or one of the same guest as it is from now on."""

    keepsake: StoredKeepsake


class ForgetKeepsakes(msgspec.Struct, frozen=True):
    """Some keepsakes of a guest are forgotten, or all of them."""

    guest_id: str
    keepsake_ids: tuple[str, ...] | None = None


class PutDraft(msgspec.Struct, frozen=True):
    """A new draft of version 0, or one as it is from now on: its version follows that kept.

    The tables of one that is kept stay as they are.
    """

    draft: StoredDraft


class NoteDraftTable(msgspec.Struct, frozen=True):
    """At a table drafters play; nothing is noted where their draft is forgotten."""

    draft_id: str
    table_id: str
    moved: int


class ForgetDrafts(msgspec.Struct, frozen=True):
    """Those of some drafts that nobody has used since a moment are forgotten, or all of them.

    One whose tables are used is used, too.
    """

    draft_ids: tuple[str, ...]
    unused_since: int | None = None


class CreateTable(msgspec.Struct, frozen=True):
    """A new table with its seats, and with answers if it already has some."""

    table: StoredTable


class SetTable(msgspec.Struct, frozen=True, kw_only=True):
    """The fields of a table that have changed; the others stay as they are."""

    table_id: str
    status: Status | UnsetType = UNSET
    format: dict[str, Any] | UnsetType = UNSET
    setup: dict[str, Any] | UnsetType | None = UNSET
    server_seed: str | UnsetType = UNSET
    player_seeds: tuple[str | None, ...] | UnsetType = UNSET
    seals: tuple[str | None, ...] | UnsetType = UNSET
    agreed: str | UnsetType | None = UNSET
    renewed: tuple[StoredSowing, ...] | UnsetType = UNSET
    cuts: int | UnsetType = UNSET
    next: str | UnsetType | None = UNSET
    winners: tuple[int, ...] | UnsetType | None = UNSET
    how: str | UnsetType | None = UNSET
    scores: tuple[int, ...] | UnsetType | None = UNSET
    luck: tuple[StoredLuck, ...] | UnsetType | None = UNSET
    standing: StoredStanding | UnsetType | None = UNSET
    rematch: tuple[int, ...] | UnsetType = UNSET
    moved: int | UnsetType = UNSET
    owner: str | UnsetType = UNSET
    rules: int | UnsetType = UNSET
    clocks: StoredClocks | UnsetType | None = UNSET
    due: int | UnsetType | None = UNSET


class SetSeat(msgspec.Struct, frozen=True):
    """A seat as it is from now on."""

    table_id: str
    seat: StoredSeat


class AddAnswers(msgspec.Struct, frozen=True):
    """Answers that follow those already kept, without a gap."""

    table_id: str
    answers: tuple[StoredAnswer, ...]


class CutAnswers(msgspec.Struct, frozen=True):
    """An entry and all later ones never happened, because nobody has learnt anything from them."""

    table_id: str
    entry: int


class ForgetTables(msgspec.Struct, frozen=True):
    """Those of some tables that have expired are forgotten, or without a limit all of them."""

    table_ids: tuple[str, ...]
    expired: Expired | None = None


class ForgetGuests(msgspec.Struct, frozen=True):
    """Guests who have not come since a moment are forgotten, unless there is a table of theirs.

    Without a moment it does not matter when they came.
    """

    guest_ids: tuple[str, ...]
    seen_before: int | None = None


class DeleteGuest(msgspec.Struct, frozen=True):
    """A guest is forgotten unless there is a table of theirs, and leaves a trace until a moment."""

    guest_id: str
    trace: str
    until: int


class ForgetTraces(msgspec.Struct, frozen=True):
    """The traces of deleted guests are forgotten that were to last until before a moment."""

    before: int


class AnswerErrand(msgspec.Struct, frozen=True):
    """An errand is being done, or with an answer is done; it may have been withdrawn."""

    errand_id: str
    answer: str = ""


class PassTime(msgspec.Struct, frozen=True):
    """What the clock of the service shows, in milliseconds."""

    shown: int


Change = (
    KeepGuest
    | RenewCookies
    | PutKeepsake
    | ForgetKeepsakes
    | PutDraft
    | NoteDraftTable
    | ForgetDrafts
    | CreateTable
    | SetTable
    | SetSeat
    | AddAnswers
    | CutAnswers
    | ForgetTables
    | ForgetGuests
    | DeleteGuest
    | ForgetTraces
    | AnswerErrand
    | PassTime
)
