"""Who drives the bots of a room: one thought at a time, answered like any other deed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from oneiros.server.rooms.bots import asked_bot, question_to_bot
from oneiros.server.rooms.playing import choose
from oneiros.server.rooms.room import Deed, Room
from oneiros.server.rooms.thinking import Task, Thinkers
from oneiros.storage import Change

LOG: Final = logging.getLogger("oneiros.server")


class BotTurns:
    """Lets the bots of a room think when they are asked, and answers for them."""

    def __init__(
        self,
        thinkers: Thinkers,
        act: Callable[[Deed], Awaitable[Room]],
        failed: Callable[[], Awaitable[None]],
    ) -> None:
        """Begin with nobody thinking; a deed that is done gives the room as it is then."""
        self._thinkers = thinkers
        self._act = act
        self._failed = failed
        self._thinking: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether no bot thinks."""
        return self._thinking is None or self._thinking.done()

    def thinker(self, room: Room) -> int | None:
        """Give the seat of the bot that thinks now."""
        asked = None if self.idle else asked_bot(room)
        return None if asked is None else asked.seat

    def go_on(self, room: Room) -> None:
        """Let a bot think that is asked, if none does; with the game the thinking ends."""
        over = room.status != "playing"
        if over and self._thinking is not asyncio.current_task():
            self.stop()
        if self.idle and asked_bot(room) is not None:
            self._thinking = asyncio.create_task(self._think(room))

    def stop(self) -> None:
        """End the thought under way."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def _think(self, room: Room) -> None:
        try:
            while (task := question_to_bot(room)) is not None:
                option = await self._thinkers.choose(task)
                room = await self._act(_answer(task, option))
        except Exception:
            LOG.exception("a bot failed at table %s", room.id)
            # From here on nobody thinks, and whoever comes may let a bot think anew.
            self._thinking = None
            await self._failed()


def _answer(task: Task, option: int) -> Deed:
    """Answer for a bot, unless the question was taken back while it thought."""

    def answered(room: Room) -> list[Change]:
        asked = question_to_bot(room) == task
        return choose(room, task.seat, len(task.answers), option) if asked else []

    return answered
