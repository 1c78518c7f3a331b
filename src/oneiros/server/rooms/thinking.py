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

from oneiros.analysis.judging import Judged, Question, judge
from oneiros.analysis.pacing import spent
from oneiros.analysis.valuing import GROUPS, joined
from oneiros.arena.bouts import Bout, Part, play_part
from oneiros.kernel.errors import BadData
from oneiros.kernel.log import Answer
from oneiros.kernel.ruleset import Setup
from oneiros.puzzles.telling import PuzzleSolution, PuzzleVerdict
from oneiros.registry.named import Odds, Threats
from oneiros.server import metrics
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms import foreseeing
from oneiros.server.rooms.common import common_start
from oneiros.server.rooms.foreseeing import Declined, OddsOrder, ThreatsOrder
from oneiros.server.rooms.hinting import Advised, HintOrder, MotiveOrder, advise
from oneiros.server.rooms.outsiders import Outsiders
from oneiros.server.rooms.puzzles import (
    Desk,
    JudgingOrder,
    PartOrder,
    SolutionOrder,
    VerdictOrder,
    judged,
    judged_at_once,
    played_on,
    solved,
    unfinished,
)
from oneiros.server.rooms.thought import Order, begin, think
from oneiros.server.rooms.turns import Turns, Who

LOG: Final = logging.getLogger("oneiros.server")
TRIES: Final = 4
"""How often a question is asked when the process that thinks about it dies."""
MOST_WAITING: Final = 16
"""With so many addresses waiting for every process, no more odds or hints are worked out.

Nor are they for an address that has so many guests waiting.
"""
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

    def __init__(self, processes: int, outsiders: Outsiders | None = None) -> None:
        """Start no process before the first question."""
        self.outsiders = outsiders or Outsiders()
        self._workers = [_Worker() for _ in range(processes)]
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._verdicts = Desk(self._judge_attempt)
        self._solutions = Desk(self._solve)

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

    async def odds(self, order: OddsOrder, who: Who = ()) -> Odds:
        """Work odds out for somebody; they are refused where too many others wait."""
        return await self._beside(foreseeing.odds, order, who, "server-odds-busy")

    async def threats(self, order: ThreatsOrder, who: Who = ()) -> Threats:
        """Work threats out for somebody, as odds are."""
        return await self._beside(foreseeing.threats, order, who, "server-odds-busy")

    async def advise(self, order: HintOrder | MotiveOrder, who: Who) -> Advised:
        """Think about a hint or a motive for somebody, as odds are worked out."""
        return await self._beside(advise, order, who, "server-hint-busy")

    async def _beside(
        self, work: Callable[[Asked], Found | Declined], order: Asked, who: Who, busy: str
    ) -> Found:
        """Do some work for somebody beside what bots think, or say why there is too much of it."""
        idlest = min(self._workers, key=lambda one: one.among(who))
        if idlest.among(who) >= MOST_WAITING:
            raise TooMuch(busy)
        found = await idlest.run(work, order, who)
        if isinstance(found, Declined):
            raise BadData(found.key, **found.details)
        return found

    async def settle(self, order: VerdictOrder, who: Who) -> PuzzleVerdict:
        """Judge an attempt at a puzzle for somebody, unless it was judged before."""
        if unfinished(order):
            return PuzzleVerdict(whole=False)
        return await self._verdicts.ask(order, who)

    async def solve(self, order: SolutionOrder, who: Who) -> PuzzleSolution:
        """Tell the solution of a puzzle to somebody, which is worked out once."""
        return await self._solutions.ask(order, who)

    async def _judge_attempt(self, order: VerdictOrder, who: Who) -> PuzzleVerdict:
        """Judge an attempt in turns that are short, so that nobody waits long beside it."""
        busy = "server-puzzle-busy"
        found = await self._beside(judged_at_once, order, who, busy)
        if found is not None:
            return found
        # What is certain has one group, and needs no others.
        weighed = await self._beside(played_on, PartOrder(order, range(2)), who, busy)
        for group in range(2, GROUPS) if len(weighed.groups) > 1 else ():
            part = PartOrder(order, range(group, group + 1))
            weighed = joined(weighed, await self._beside(played_on, part, who, busy))
        return await self._beside(judged, JudgingOrder(order, weighed), who, busy)

    async def _solve(self, order: SolutionOrder, who: Who) -> PuzzleSolution:
        return await self._beside(solved, order, who, "server-puzzle-busy")

    async def judge(self, question: Question, who: Who) -> Judged:
        """Judge a part of a game for somebody, in turn with all for whom bots think."""
        idlest = min(self._workers, key=lambda one: one.parties)
        return await idlest.run(judge, question, who)

    async def pace(self, question: Question, who: Who) -> float:
        """Give the seconds that judging a part of a game takes, for somebody."""
        idlest = min(self._workers, key=lambda one: one.parties)
        return await idlest.run(spent, question, who)

    async def play(self, part: Part, who: Who) -> list[Bout]:
        """Play some games between bots for somebody, in turn with all for whom bots think."""
        idlest = min(self._workers, key=lambda one: one.parties)
        return await idlest.run(play_part, part, who)

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
        self.outsiders.close()


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

    def among(self, who: Who) -> int:
        """Count those with whom somebody would share this process."""
        return self._turns.among(who)

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
