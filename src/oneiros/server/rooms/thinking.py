"""Bots think in processes of their own, which build a game again from its answers."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

from oneiros.kernel.dice import Dice
from oneiros.kernel.match import Answer, Match
from oneiros.kernel.replay import play_again
from oneiros.kernel.ruleset import Setup
from oneiros.registry.games import game

_MOST_KEPT: Final = 128


class Task(NamedTuple):
    """A question to a bot: the game up to now, as seats and options, and the seed of its dice."""

    table: str
    game: str
    setup: Setup
    bot: str
    seat: int
    answers: tuple[tuple[int, int], ...]
    seed: int


class Thinkers:
    """The processes in which bots think; one that dies is replaced."""

    def __init__(self, processes: int) -> None:
        """Start no process before the first question."""
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, task: Task) -> int:
        """Give the option that a bot chooses, without keeping anybody else waiting."""
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            return await loop.run_in_executor(pool, _think, task)
        except BrokenProcessPool:
            # Somebody ended a process; new ones are asked once more.
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._running(), _think, task)

    def warm_up(self) -> None:
        """Start the processes before they are needed."""
        # They inherit this, so that an interruption while they start is left to the server.
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            for _ in range(self._processes):
                self._running().submit(os.getpid)
        finally:
            signal.signal(signal.SIGINT, before)

    def close(self) -> None:
        """End the processes; what they think about is not needed any more."""
        if self._pool is not None:
            # Python 3.14 has `terminate_workers` for this.
            own = list(self._pool._processes.values())  # noqa: SLF001
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in own:
                process.terminate()
            self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), initializer=_begin
            )
        return self._pool


def _begin() -> None:
    """Leave interruptions to the server, and end when it ends, however that comes about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_follow, args=(server.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def _think(task: Task) -> int:
    """Choose for a seat by what it may know."""
    played = game(task.game)
    match = _match(task)
    state = match.facing(task.seat) or match.state
    return played.bots[task.bot]().choose(played.ruleset.veil(state, task.seat), Dice(task.seed))


_matches: OrderedDict[str, Match] = OrderedDict()


def _match(task: Task) -> Match:
    """Bring the match of a table up to date, or play it again where it went another way."""
    match = _matches.pop(task.table, None)
    known = () if match is None else tuple((one.seat, one.option) for one in match.answers)
    if match is None or known != task.answers[: len(known)]:
        match = Match(game(task.game).ruleset, task.setup, facts=False)
    play_again(match, [Answer(seat, option) for seat, option in task.answers[match.step :]])
    _matches[task.table] = match
    if len(_matches) > _MOST_KEPT:
        _matches.popitem(last=False)
    return match
