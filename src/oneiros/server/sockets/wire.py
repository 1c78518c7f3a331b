"""The WebSocket protocol of uvicorn, cutting off clients that do not read or talk too much."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_UNREAD: Final = 8 * 1024 * 1024
"""So many bytes may wait for a peer."""


class Wire(WebSocketsSansIOProtocol):
    """Closing waits until everything is read, so a peer that never reads is not closed but cut."""

    def keepalive_timeout(self) -> None:
        """End a connection whose other side does not answer, without waiting for it to read."""
        super().keepalive_timeout()
        self._cut()

    def shutdown(self) -> None:
        """End with the server."""
        super().shutdown()
        if not self.writable.is_set():
            self._cut()

    def handle_ping(self) -> None:
        """Answer a ping, unless too many answers wait to be read already."""
        transport = self.transport
        if transport.get_write_buffer_size() > MOST_UNREAD:
            self._cut()
        else:
            super().handle_ping()

    def _cut(self) -> None:
        transport = self.transport
        if isinstance(transport, asyncio.Transport):
            transport.abort()
