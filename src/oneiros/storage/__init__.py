"""What outlives the process: guests, tables and their answers. SQLAlchemy is used only here."""

from __future__ import annotations

from oneiros.storage.beside import Beside, KnownGuest
from oneiros.storage.changes import (
    AddAnswers,
    AnswerErrand,
    Change,
    CreateTable,
    CutAnswers,
    ForgetGuests,
    ForgetKeepsakes,
    ForgetTables,
    KeepGuest,
    PassTime,
    PutKeepsake,
    RenewCookies,
    SetSeat,
    SetTable,
)
from oneiros.storage.claim import Claim
from oneiros.storage.copying import back_up, restore
from oneiros.storage.expiry import DAY, FOR_EVER, Expired, Keeping
from oneiros.storage.folder import data_folder, default_url
from oneiros.storage.forgetting import BEGINNING, Count, Mark, OldGuest, OldTable
from oneiros.storage.ids import (
    is_table_id,
    new_guest_id,
    new_invite,
    new_keepsake_id,
    new_secret,
    new_table_id,
)
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
    StoredClocks,
    StoredKeepsake,
    StoredPace,
    StoredSeat,
    StoredSowing,
    StoredStanding,
    StoredTable,
    StoredTurn,
)
from oneiros.storage.storage import Storage

__all__ = [
    "BEGINNING",
    "CUT",
    "DAY",
    "FOR_EVER",
    "AddAnswers",
    "AnswerErrand",
    "Beside",
    "Change",
    "Claim",
    "Count",
    "CreateTable",
    "CutAnswers",
    "Expired",
    "ForgetGuests",
    "ForgetKeepsakes",
    "ForgetTables",
    "Guest",
    "KeepGuest",
    "Keeping",
    "KnownGuest",
    "Ledger",
    "Mark",
    "OldGuest",
    "OldTable",
    "PassTime",
    "PutKeepsake",
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
    "StoredClocks",
    "StoredKeepsake",
    "StoredPace",
    "StoredSeat",
    "StoredSowing",
    "StoredStanding",
    "StoredTable",
    "StoredTurn",
    "back_up",
    "data_folder",
    "default_url",
    "is_table_id",
    "new_guest_id",
    "new_invite",
    "new_keepsake_id",
    "new_secret",
    "new_table_id",
    "restore",
]
