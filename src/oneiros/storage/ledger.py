"""One writer for everybody: whatever waits is written in one transaction, then all are told."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic, sleep
from typing import Final, NamedTuple, Protocol

from oneiros.storage.changes import Change
from oneiros.storage.refusals import StorageBusy, StorageClosed, StorageFailed
from oneiros.storage.storage import Storage

MOST_WAITING: Final = 4096
"""As many submissions may wait; the next one is refused."""
MOST_TOGETHER: Final = 512
"""As many submissions are written in one transaction."""
APART: Final = 0.012
"""Seconds from the beginning of a transaction to that of the next."""


class Promise(Protocol):
    """What is told the outcome, such as a future of any library."""

    def done(self) -> bool:
        """Tell whether nobody needs to be told any more."""

    def set_result(self, result: None, /) -> None:
        """Hear that everything is kept."""

    def set_exception(self, exception: Exception, /) -> None:
        """Hear why nothing is kept."""


class Submission(NamedTuple):
    """Changes that belong together, and who is told what became of them."""

    changes: Sequence[Change]
    promise: Promise


Call = Callable[[Callable[[], None]], object]
"""Lets something be done, here or in another thread."""


def at_once(deed: Callable[[], None]) -> None:
    """Do it here."""
    deed()


class Ledger:
    """Takes changes from any thread and writes them, in order, in a thread of its own.

    While one transaction is on its way to the disk the next submissions gather, and all of them
    share the next one: so the more there is to write, the less each costs. A transaction costs as
    much as several answers, so there are not more than one in `APART` seconds. `call` decides in
    which thread outcomes are told: an event loop's `call_soon_threadsafe` is woken once for all
    that were written together, where futures of its own are handed to `enter`.
    """

    def __init__(
        self, storage: Storage, most_waiting: int = MOST_WAITING, call: Call = at_once
    ) -> None:
        """Start the writer."""
        self._storage = storage
        self._most_waiting = most_waiting
        self._call = call
        self._waiting: deque[Submission] = deque()
        self._changed = threading.Condition(threading.Lock())
        self._closing = False
        self._begun = -APART
        self._thread = threading.Thread(target=self._run, name="ledger", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many submissions wait to be written."""
        return len(self._waiting)

    def enter(self, changes: Sequence[Change], promise: Promise) -> None:
        """Hand in changes and say who is told when they are on the disk, or why they are not.

        They are written in the order in which they are handed in, also if nobody waits for them:
        a gap would make later changes of a table useless.
        """
        with self._changed:
            if self._closing:
                raise StorageClosed("storage-closed")
            if len(self._waiting) >= self._most_waiting:
                raise StorageBusy("storage-busy", limit=self._most_waiting)
            self._waiting.append(Submission(changes, promise))
            self._changed.notify()

    def close(self, within: float | None = None) -> int:
        """Write what waits, then stop; whatever comes later is refused.

        Give how many submissions still wait after so many seconds, if that is not all the time.
        """
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join(within)
        return self.waiting + self._thread.is_alive()

    def _run(self) -> None:
        while batch := self._take():
            self._write(batch)

    def _take(self) -> list[Submission]:
        """Wait for submissions and take as many as fit; nothing means that all is written."""
        with self._changed:
            while not self._waiting and not self._closing:
                self._changed.wait()
        sleep(max(0.0, self._begun + APART - monotonic()))
        self._begun = monotonic()
        with self._changed:
            count = min(len(self._waiting), MOST_TOGETHER)
            return [self._waiting.popleft() for _ in range(count)]

    def _write(self, batch: list[Submission]) -> None:
        fault: Exception | None = None
        try:
            self._storage.apply([change for one in batch for change in one.changes])
        except StorageFailed as failure:
            # The database refuses everybody; asking again for each would only make them wait.
            fault = failure
        except Exception as one_of_them:  # noqa: BLE001 - those who wait must hear of anything
            if len(batch) > 1:
                for one in batch:
                    self._write([one])
                return
            fault = one_of_them
        # Where the loop has been closed nobody is left to be told.
        with suppress(RuntimeError):
            self._call(partial(_tell, batch, fault))


def _tell(batch: list[Submission], fault: Exception | None) -> None:
    for one in batch:
        if one.promise.done():
            continue
        if fault is None:
            one.promise.set_result(None)
        else:
            one.promise.set_exception(fault)
