"""Somebody who is connected to a table: what waits to be sent, and what was sent last."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from oneiros.server.protocol.messages import AskHint, ToBrowser

MOST_WAITING: Final = 64
MOST_BYTES: Final = 256 * 1024
"""So many bytes may wait for a slow reader: a whole game, and much that happens after it."""
_ENCODER: Final = msgspec.json.Encoder()


class _Play(bytes):
    """A play, or news of one, that is written already."""

    __slots__ = ()


class Listener:
    """A bounded queue of messages; a slow reader is cut off, and comes back in sync."""

    def __init__(self, guest: str | None, sender: str = "") -> None:
        """Begin with nothing sent to a guest who is connected from an address."""
        self.guest = guest
        self.sender = sender
        self.met = False
        """Whether this browser has been shown the table, and the match if there was one."""
        self.sent = 0
        """The step that this browser knows."""
        self.view: dict[str, object] | None = None
        """The view that this browser knows, which nobody changes."""
        self.table = b""
        """The table as this browser knows it."""
        self.slow = False
        self.ended = False
        """Whether this browser is not to be told anything any more."""
        self.weighing: asyncio.Task[None] | None = None
        """The odds that this browser waits for."""
        self.fearing: asyncio.Task[None] | None = None
        """The threats that this browser waits for."""
        self.advising: asyncio.Task[None] | None = None
        """The hint or motive that this browser waits for."""
        self.wished: AskHint | None = None
        """The question of that hint, if it is one."""
        self.write: Callable[[bytes], bool] | None = None
        """Sends at once what need not wait, where a connection can; the rest waits here."""
        # Whether somebody has taken a message from here and has not come back for the next.
        self._taken = False
        # Only the newest table is sent, in place of the None in the queue.
        self._table: bytes | None = None
        self._waiting: deque[bytes | None] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()

    @property
    def who(self) -> tuple[str, ...]:
        """Who asks, from the widest to the narrowest: an address, and a guest there."""
        return (self.sender,) if self.guest is None else (self.sender, self.guest)

    @property
    def waiting(self) -> int:
        """How many messages wait."""
        return len(self._waiting)

    def tell(self, message: ToBrowser) -> None:
        """Send a message after those that wait."""
        self.tell_bytes(encode(message))

    def take_leave(self) -> None:
        """Tell what waits, and then that this server goes and comes back."""
        self._wait(b"")

    def end(self) -> None:
        """Tell nothing more, not even what waits."""
        self.ended = True
        self._waiting.clear()
        self._bytes = 0
        self._wait(b"")

    def tell_table(self, table: bytes) -> None:
        """Send a table instead of one that still waits."""
        self.table = table
        if self._table is not None:
            self._table = table
        elif not self._written(table):
            self._table = table
            self._wait(None)

    def tell_bytes(self, message: bytes) -> None:
        """Send a message that is written already."""
        if not self._written(message):
            self._wait(message)

    def _written(self, message: bytes) -> bool:
        """Send a message at once, if none waits before it."""
        if self.write is None or self._waiting or self._taken or self.ended:
            return False
        return self.write(message)

    def _wait(self, message: bytes | None) -> None:
        size = self._bytes + len(message or b"")
        if len(self._waiting) >= MOST_WAITING or size > MOST_BYTES:
            self.slow = True
            return
        self._bytes = size
        self._waiting.append(message)
        self._ready.set()

    def tell_play(self, play: bytes, view: dict[str, object], step: int) -> None:
        """Send what happened, after which this browser knows a view and a step."""
        self.tell_bytes(_Play(play))
        self.view, self.sent = view, step

    def forget_plays(self) -> None:
        """Drop the plays that wait, because everything will be told again."""
        kept = [one for one in self._waiting if not isinstance(one, _Play)]
        self._waiting = deque(kept)
        self._bytes = sum(len(one or b"") for one in kept)

    async def next(self) -> bytes:
        """Wait for the next message."""
        self._taken = False
        while True:
            while not self._waiting:
                self._ready.clear()
                await self._ready.wait()
            message = self._waiting.popleft()
            self._bytes -= len(message or b"")
            if message is None:
                message, self._table = self._table, None
            if message is not None:
                self._taken = True
                return message


def encode(message: ToBrowser) -> bytes:
    """Write a message."""
    return _ENCODER.encode(message)
