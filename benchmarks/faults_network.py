"""A network between players and the server that is slow, falls silent or breaks when it is told."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from typing import Final

_SLOW_BYTES: Final = 600
_SLOW_PAUSE: Final = 0.05


class Network:
    """Passes everything on between a port of its own and that of the server."""

    def __init__(self, to: int) -> None:
        """Lead to a port."""
        self._to = to
        self._listening: asyncio.Server | None = None
        self._lines: set[StreamWriter] = set()
        self.slow = False
        """Whether only a few bytes pass at a time."""
        self.silent = asyncio.Event()
        """Whether anything passes; what does not is lost with its connection."""
        self.silent.set()

    @property
    def port(self) -> int:
        """Where players connect."""
        listening = self._listening
        return listening.sockets[0].getsockname()[1] if listening is not None else 0

    async def open(self) -> None:
        """Begin."""
        self._listening = await asyncio.start_server(self._join, "127.0.0.1", 0)

    async def close(self) -> None:
        """End with all connections."""
        if self._listening is not None:
            self._listening.close()
        self.cut()

    def cut(self) -> int:
        """Break all connections, without a word to either side, and count them."""
        lines = list(self._lines)
        for line in lines:
            line.transport.abort()
        return len(lines)

    async def _join(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            there, here = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer, here}
        try:
            await asyncio.gather(self._pass(reader, here), self._pass(there, writer))
        finally:
            for one in (writer, here):
                self._lines.discard(one)
                one.transport.abort()

    async def _pass(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError):
            while came := await reader.read(_SLOW_BYTES if self.slow else 65536):
                await self.silent.wait()
                if self.slow:
                    await asyncio.sleep(_SLOW_PAUSE)
                writer.write(came)
                await writer.drain()
            if writer.can_write_eof():
                writer.write_eof()
