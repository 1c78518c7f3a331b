"""Bots think in processes of their own, each of which is told what it does not know of a game."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar

from oneiros.kernel.errors import BadData
from oneiros.kernel.log import Answer
from oneiros.kernel.ruleset import Setup
from oneiros.registry.named import Odds
from oneiros.server import metrics
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms.common import common_start
from oneiros.server.rooms.thought import Order, begin, think
from oneiros.server.rooms.turns import Turns, Who
from oneiros.server.rooms.weighing import Declined, Weighing, weigh

LOG: Final = logging.getLogger("oneiros.server")
TRIES: Final = 4
"""How often a question is asked when the process that thinks about it dies."""
MOST_WAITING: Final = 16
"""With so many guests waiting for every process, no more odds are worked out."""
_MOST_KNOWN: Final = 512
_TOO_BUSY: Final = 2
"""If so many more wait for it than for another, a process is spared the next question."""


Asked = TypeVar("Asked")
Found = TypeVar("Found")


class Task(NamedTuple):
    """A question to a bot: the game up to now, how often answers were taken back, and its dice."""

    table: str
    game: str
    setup: Setup
    bot: str
    seat: int
    answers: tuple[Answer, ...]
    cuts: int
    seed: int
    who: Who = ()
    """For whom the bot thinks, in turn with all others."""


class _Known(NamedTuple):
    """The process that has thought about a table, and the answers that it knows."""

    worker: _Worker
    answers: tuple[Answer, ...]


class Thinkers:
    """The processes in which bots think; one that dies is replaced.

    The questions of a table mostly go to the same process, which knows the game already: it is told
    what to forget and what is new. One that does not know it, because it was replaced or had to
    remember too many, says so and is told everything.

    Those for whom bots think take turns, so nobody waits long because somebody else plays at many
    tables, or against bots that think for long.
    """

    def __init__(self, processes: int) -> None:
        """Start no process before the first question."""
        self._workers = [_Worker() for _ in range(processes)]
        self._known: OrderedDict[str, _Known] = OrderedDict()

    async def choose(self, task: Task) -> int:
        """Give the option that a bot chooses, without keeping anybody else waiting."""
        # Whatever interrupts the thought, nobody knows then what the process knows.
        known = self._known.pop(task.table, None)
        idlest = min(self._workers, key=lambda one: one.parties)
        if known is None or known.worker.parties >= idlest.parties + _TOO_BUSY:
            known = _Known(idlest, ())
        worker, who = known.worker, task.who
        chosen = await worker.ask(_order(task, known.answers), who) if known.answers else None
        if chosen is None:
            chosen = await worker.ask(_order(task, ()), who)
        if chosen is None:
            raise LookupError(task.table)
        self._known[task.table] = _Known(worker, task.answers)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)
        return chosen

    async def weigh(self, order: Weighing, who: Who = ()) -> Odds:
        """Work odds out for somebody; they are refused where too many others wait."""
        idlest = min(self._workers, key=lambda one: one.parties)
        if idlest.parties >= MOST_WAITING:
            raise TooMuch("server-odds-busy")
        found = await idlest.run(weigh, order, who)
        if isinstance(found, Declined):
            raise BadData(found.key, **found.details)
        return found

    def warm_up(self) -> None:
        """Start the processes before they are needed."""
        # They inherit this, so that an interruption while they start is left to the server.
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            for worker in self._workers:
                worker.pool().submit(os.getpid)
        finally:
            signal.signal(signal.SIGINT, before)

    def close(self) -> None:
        """End the processes; what they think about is not needed any more."""
        for worker in self._workers:
            worker.close()


class _Worker:
    """One process, and those who wait for it or for whom a bot thinks there."""

    def __init__(self) -> None:
        self._turns = Turns()
        self._thought: asyncio.Task[Any] | None = None
        self._pool: ProcessPoolExecutor | None = None

    @property
    def parties(self) -> int:
        """How many different guests want something thought about here."""
        return self._turns.parties

    async def ask(self, order: Order, who: Who) -> int | None:
        """Give the option that is chosen, or None where the process does not know the game."""
        return await self.run(think, order, who)

    async def run(self, work: Callable[[Asked], Found], order: Asked, who: Who) -> Found:
        """Let the process do some work for somebody, when it is their turn.

        Whoever does not want it any more does not wait; but the process thinks to the end.
        """
        await self._turns.take(who)
        thought = self._thought = asyncio.create_task(self._do(work, order))
        thought.add_done_callback(lambda _: self._turns.end(who))
        return await asyncio.shield(thought)

    async def _do(self, work: Callable[[Asked], Found], order: Asked) -> Found:
        """Do it, and again where the process dies."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            pool = self.pool()
            try:
                return await loop.run_in_executor(pool, work, order)
            except BrokenProcessPool:
                # Somebody ended the process; a new one is asked.
                if self._pool is pool:
                    LOG.warning("a process in which bots think has died and is replaced")
                    metrics.THINKERS_LOST.inc()
                    self._pool = None
        return await loop.run_in_executor(self.pool(), work, order)

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=begin)
        return self._pool

    def close(self) -> None:
        if self._thought is not None:
            # Otherwise it would be thought about anew, in another process.
            self._thought.cancel()
        if self._pool is not None:
            # Python 3.14 has `terminate_workers` for this.
            own = list(self._pool._processes.values())  # noqa: SLF001
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in own:
                process.terminate()
            self._pool = None


def _order(task: Task, known: tuple[Answer, ...]) -> Order:
    """Say what a process needs that knows some answers of a game, or nothing of it."""
    stands = common_start(known, task.answers)
    return Order(
        table=task.table,
        game=task.game,
        setup=None if known else task.setup,
        bot=task.bot,
        seat=task.seat,
        known=len(known),
        stands=stands,
        answers=tuple((one.seat, one.option) for one in task.answers[stands:]),
        seed=task.seed,
    )
