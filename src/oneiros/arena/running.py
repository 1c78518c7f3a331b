"""Playing what is left of a tournament, over processes or a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Final, TypeVar

from oneiros.arena import cluster
from oneiros.arena.journal import Journal
from oneiros.arena.meeting import Meeting, meet
from oneiros.arena.tournament import Tournament, pairings

_WAITING: Final = 2
"""So many meetings for each process are on their way at a time."""

T = TypeVar("T")
R = TypeVar("R")


def run(
    tournament: Tournament, journal: Journal, *, processes: int = 0, address: str = ""
) -> Iterator[Meeting]:
    """Play every meeting that the journal lacks, and give each when it is kept.

    With an address they are played on the cluster there, otherwise over processes of this machine.
    """
    left = (one for one in pairings(tournament) if one.number not in journal.meetings)
    here = spread(meet, left, processes=processes)
    for meeting in cluster.spread(meet, left, address) if address else here:
        journal.add(meeting)
        yield meeting


def spread(work: Callable[[T], R], tasks: Iterator[T], *, processes: int = 0) -> Iterator[R]:
    """Do all tasks over processes, and give what comes of each as soon as it is done."""
    workers = processes or os.cpu_count() or 1
    yield from map(work, tasks) if workers == 1 else _spread(work, tasks, workers)


def _spread(work: Callable[[T], R], tasks: Iterator[T], workers: int) -> Iterator[R]:
    pool = ProcessPoolExecutor(workers)
    try:
        under_way: set[Future[R]] = set()
        while True:
            under_way |= {
                pool.submit(work, one) for one in islice(tasks, _WAITING * workers - len(under_way))
            }
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in done)
    finally:
        # Whoever interrupts does not wait for games that nobody will count.
        pool.shutdown(wait=False, cancel_futures=True)
