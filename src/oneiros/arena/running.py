"""Playing what is left of a tournament, over processes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Final

from oneiros.arena.journal import Journal
from oneiros.arena.meeting import Meeting, meet
from oneiros.arena.tournament import Pairing, Tournament, pairings

_WAITING: Final = 2
"""So many meetings for each process are on their way at a time."""


def run(tournament: Tournament, journal: Journal, *, processes: int = 0) -> Iterator[Meeting]:
    """Play every meeting that the journal lacks, and give each when it is kept."""
    left = (one for one in pairings(tournament) if one.number not in journal.meetings)
    workers = processes or os.cpu_count() or 1
    for meeting in map(meet, left) if workers == 1 else _spread(left, workers):
        journal.add(meeting)
        yield meeting


def _spread(left: Iterator[Pairing], workers: int) -> Iterator[Meeting]:
    pool = ProcessPoolExecutor(workers)
    try:
        under_way: set[Future[Meeting]] = set()
        while True:
            under_way |= {
                pool.submit(meet, one) for one in islice(left, _WAITING * workers - len(under_way))
            }
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in done)
    finally:
        # Whoever interrupts does not wait for games that nobody will count.
        pool.shutdown(wait=False, cancel_futures=True)
