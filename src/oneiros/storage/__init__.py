"""What outlives the process: guests, tables and their answers. SQLAlchemy is used only here."""

from __future__ import annotations

from oneiros.storage.changes import (
    AddAnswers,
    Change,
    CreateTable,
    CutAnswers,
    KeepGuest,
    RenewCookies,
    SetSeat,
    SetTable,
)
from oneiros.storage.claim import Claim
from oneiros.storage.folder import data_folder, default_url
from oneiros.storage.ids import new_guest_id, new_invite, new_table_id
from oneiros.storage.ledger import Ledger
from oneiros.storage.refusals import (
    StorageBusy,
    StorageClosed,
    StorageConflict,
    StorageFailed,
    StorageInUse,
    StorageRefusal,
)
from oneiros.storage.rows import (
    CUT,
    Guest,
    SeatKind,
    Status,
    StoredAnswer,
    StoredSeat,
    StoredSowing,
    StoredTable,
)
from oneiros.storage.storage import Storage

__all__ = [
    "CUT",
    "AddAnswers",
    "Change",
    "Claim",
    "CreateTable",
    "CutAnswers",
    "Guest",
    "KeepGuest",
    "Ledger",
    "RenewCookies",
    "SeatKind",
    "SetSeat",
    "SetTable",
    "Status",
    "Storage",
    "StorageBusy",
    "StorageClosed",
    "StorageConflict",
    "StorageFailed",
    "StorageInUse",
    "StorageRefusal",
    "StoredAnswer",
    "StoredSeat",
    "StoredSowing",
    "StoredTable",
    "data_folder",
    "default_url",
    "new_guest_id",
    "new_invite",
    "new_table_id",
]
