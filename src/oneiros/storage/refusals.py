"""Why something cannot be kept; after any of these, nothing was written."""

from __future__ import annotations

from oneiros.kernel.errors import Refusal


class StorageRefusal(Refusal):
    """Nothing of what was handed in together is kept."""


class StorageBusy(StorageRefusal):
    """More is waiting to be written than may wait."""


class StorageClosed(StorageRefusal):
    """Nothing is written any more."""


class StorageConflict(StorageRefusal):
    """A change that does not fit what is kept: something is missing or already there."""


class StorageFailed(StorageRefusal):
    """The database itself does not write or read now: it is full, locked or broken."""


class StorageInUse(StorageFailed):
    """Another process serves this database; where it is refused to open it, `details` say where."""
