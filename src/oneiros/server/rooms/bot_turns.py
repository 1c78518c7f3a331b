"""Who drives the bots of a room: one thought at a time, answered like any other deed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from oneiros.registry.bots.faults import BotFault
from oneiros.server import metrics
from oneiros.server.rooms.bots import asked_bot, question_outside, question_to_bot
from oneiros.server.rooms.ending import run_out
from oneiros.server.rooms.outsiders import Chosen
from oneiros.server.rooms.playing import choose
from oneiros.server.rooms.room import Act, Deed, Room
from oneiros.server.rooms.thinking import Task, Thinkers
from oneiros.server.rooms.turns import Who
from oneiros.storage import Change, StorageBusy, StorageFailed

LOG: Final = logging.getLogger("oneiros.server")
AGAIN_AFTER: Final = 0.5
"""Seconds until a bot tries again to answer when nothing can be kept; each time twice as long."""
AGAIN_WITHIN: Final = 30.0
"""The most seconds until it tries again."""


class Reports(NamedTuple):
    """Who is told that a bot thinks no more, and that one has lost a move."""

    failed: Callable[[], Awaitable[None]]
    lost: Callable[[str], None]


class BotTurns:
    """Lets the bots of a room think when they are asked, and answers for them."""

    def __init__(self, thinkers: Thinkers) -> None:
        """Begin with nobody thinking."""
        self._thinkers = thinkers
        self._thinking: asyncio.Task[None] | None = None
        # Whether a bot answers just now, and looks itself at what comes of it.
        self._acting = False

    @property
    def idle(self) -> bool:
        """Whether no bot thinks."""
        return self._thinking is None or self._thinking.done()

    def thinker(self, room: Room) -> int | None:
        """Give the seat of the bot that thinks now."""
        asked = None if self.idle else asked_bot(room)
        return None if asked is None else asked.seat

    def go_on(self, room: Room, act: Act, reports: Reports, who: Callable[[], Who]) -> None:
        """Let a bot think that is asked, if none does, for those who play there.

        With the game the thinking ends.
        """
        if room.status != "playing" and not self._acting:
            self.stop()
            self._thinkers.outsiders.forget(room.id)
        if self.idle and asked_bot(room) is not None:
            self._thinking = asyncio.create_task(self._think(room, act, reports, who()))

    def stop(self) -> None:
        """End the thought under way."""
        if self._thinking is not None:
            self._thinking.cancel()
        # A task that was cancelled keeps what it knew, and that is the room.
        self._thinking = None

    async def _think(self, room: Room, act: Act, reports: Reports, who: Who) -> None:
        try:
            while (task := question_to_bot(room, who)) is not None:
                with metrics.BOTS_THINKING.track_inprogress(), metrics.THOUGHT_SECONDS.time():
                    chosen = await self._chosen(room, task)
                room = await self._keep(_answer(task, chosen.option), act)
                metrics.ANSWERS_OF_BOTS.inc()
                if chosen.fault is not None:
                    _note(room, task, chosen.fault)
                    reports.lost(task.bot)
            if room.status != "playing":
                self._thinkers.outsiders.forget(room.id)
        except Exception:
            LOG.exception("a bot failed at table %s", room.id)
            metrics.BOTS_FAILED.inc()
            # From here on nobody thinks, and whoever comes may let a bot think anew.
            self._thinking = None
            await reports.failed()

    async def _chosen(self, room: Room, task: Task) -> Chosen:
        outside = question_outside(room, task)
        if outside is None:
            return Chosen(await self._thinkers.choose(task))
        return await self._thinkers.outsiders.choose(outside)

    async def _keep(self, deed: Deed, act: Act) -> Room:
        """Do something as soon as it can be kept: a bot has nobody who would try again for it."""
        wait = AGAIN_AFTER
        while True:
            self._acting = True
            try:
                return await act(deed)
            except (StorageBusy, StorageFailed):
                await asyncio.sleep(wait)
                wait = min(2 * wait, AGAIN_WITHIN)
            finally:
                self._acting = False


def _note(room: Room, task: Task, fault: BotFault) -> None:
    """Tell the operator what a bot from outside did wrong."""
    metrics.MOVES_LOST.labels(fault.kind).inc()
    LOG.warning(
        "the bot %s has lost a move at table %s (%s): %s", task.bot, room.id, fault.kind, fault.why
    )


def _answer(task: Task, option: int) -> Deed:
    """Answer for a bot, unless the question was taken back while it thought."""

    def answered(room: Room) -> list[Change]:
        asked, step = asked_bot(room), len(task.answers)
        stands = room.match is not None and (room.cuts, room.match.step) == (task.cuts, step)
        if not stands or asked is None or asked.seat != task.seat:
            return []
        if room.fallen is not None:
            return run_out(room)
        return choose(room, task.seat, step, option)

    return answered
