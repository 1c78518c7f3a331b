"""Somebody who is connected to a table: what waits to be sent, and what was sent last."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from oneiros.server.messages import ToBrowser

MOST_WAITING: Final = 64
_ENCODER: Final = msgspec.json.Encoder()


class Listener:
    """A bounded line of messages; whoever does not keep up is cut off, and comes back in sync."""

    def __init__(self, guest: str | None) -> None:
        """Begin with nothing sent."""
        self.guest = guest
        self.sent = 0
        """The step that this browser knows."""
        self.table = b""
        """The table as this browser knows it."""
        self.slow = False
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)

    def tell(self, message: ToBrowser) -> None:
        """Send a message after those that wait."""
        self.tell_bytes(encode(message))

    def tell_bytes(self, message: bytes) -> None:
        """Send a message that is written already."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.slow = True

    def forget(self) -> None:
        """Drop what waits, because everything will be told anew."""
        while not self._waiting.empty():
            self._waiting.get_nowait()

    async def next(self) -> bytes:
        """Wait for the next message."""
        return await self._waiting.get()


def encode(message: ToBrowser) -> bytes:
    """Write a message."""
    return _ENCODER.encode(message)
