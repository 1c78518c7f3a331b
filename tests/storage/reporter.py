"""A process that writes answers for ever and prints the number of each one that is kept."""

from __future__ import annotations

import os
import sys
from collections import deque
from concurrent.futures import Future

from oneiros.storage import AddAnswers, Ledger, Storage
from tests.storage.samples import said, submit

AT_ONCE = 16


def main(address: str) -> None:
    """Go on where the last process was stopped."""
    storage = Storage(address)
    kept = storage.load("t1")
    step = len(kept.answers) if kept else 0
    ledger = Ledger(storage)
    waiting: deque[tuple[int, Future[None]]] = deque()
    os.write(1, b"ready\n")
    while True:
        waiting.append((step, submit(ledger, [AddAnswers("t1", (said(step),))])))
        step += 1
        if len(waiting) == AT_ONCE:
            number, done = waiting.popleft()
            done.result()
            os.write(1, b"%d\n" % number)


if __name__ == "__main__":
    main(sys.argv[1])
