"""Somebody who is connected to a table: what waits to be sent, and what was sent last."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from oneiros.server.protocol.messages import ToBrowser

MOST_WAITING: Final = 64
_ENCODER: Final = msgspec.json.Encoder()


class _Play(bytes):
    """A play that is written already."""

    __slots__ = ()


class Listener:
    """A bounded queue of messages; a slow reader is cut off, and comes back in sync."""

    def __init__(self, guest: str | None) -> None:
        """Begin with nothing sent."""
        self.guest = guest
        self.sent = 0
        """The step that this browser knows."""
        self.table = b""
        """The table as this browser knows it."""
        self.slow = False
        self.ended = False
        """Whether this browser is not to be told anything any more."""
        # Only the newest table is sent, in place of the None in the queue.
        self._table: bytes | None = None
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def tell(self, message: ToBrowser) -> None:
        """Send a message after those that wait."""
        self.tell_bytes(encode(message))

    def end(self) -> None:
        """Tell nothing more, not even what waits."""
        self.ended = True
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self.tell_bytes(b"")

    def tell_table(self, table: bytes) -> None:
        """Send a table instead of one that still waits."""
        self.table = table
        if self._table is None:
            self.tell_bytes(None)
        self._table = table

    def tell_bytes(self, message: bytes | None) -> None:
        """Send a message that is written already."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.slow = True

    def tell_play(self, play: bytes) -> None:
        """Send what happened."""
        self.tell_bytes(_Play(play))

    def forget_plays(self) -> None:
        """Drop the plays that wait, because everything will be told again."""
        waiting = [self._waiting.get_nowait() for _ in range(self._waiting.qsize())]
        for message in waiting:
            if not isinstance(message, _Play):
                self._waiting.put_nowait(message)

    async def next(self) -> bytes:
        """Wait for the next message."""
        while True:
            message = await self._waiting.get()
            if message is None:
                message, self._table = self._table, None
            if message is not None:
                return message


def encode(message: ToBrowser) -> bytes:
    """Write a message."""
    return _ENCODER.encode(message)
