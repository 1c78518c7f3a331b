"""The HTTP of uvicorn, with a deadline for every request, and strict about where one ends."""

from __future__ import annotations

import asyncio
import contextlib
from http import HTTPStatus
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from oneiros.server.crowd import LINGER, PATIENCE, Crowd, Timed
from oneiros.server.http import head
from oneiros.server.metrics import TURNED_AWAY

UNREAD: Final = 20.0
"""The most seconds until somebody goes on reading an answer."""


class Line(H11Protocol, Timed):
    """One connection, on which requests come one after the other.

    A request that comes before the last one is answered is not read: nobody can then be made to
    take a part of one request for another.
    """

    def __init__(
        self,
        config: Config,
        server_state: Crowd,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Begin with nothing read."""
        super().__init__(config, server_state, app_state, _loop)
        self._crowd = server_state
        self._host = ""
        self._head = bytearray()
        # When it has waited long enough, if it waits for anything.
        self._due: float | None = None
        # Whether nothing more is read from it.
        self._deaf = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, or say that there is no room."""
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self._crowd.enter(self._host)
        self._due = self.loop.time() + PATIENCE
        if self._crowd.overrun:
            self.transport.abort()
        elif self._crowd.full:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        elif self._crowd.crowded(self._host):
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let somebody go."""
        super().connection_lost(exc)
        self._crowd.leave(self._host)

    def data_received(self, data: bytes) -> None:
        """Read on, in heads only when they are there as a whole."""
        if self._deaf:
            return
        reading = self.conn.their_state
        if reading is h11.IDLE:
            self._unset_keepalive_if_required()
            if self._due is None:
                self._due = self.loop.time() + PATIENCE
            self._head += data
            # Where no line ends, there is nothing new to judge.
            judged = b"\n" in data or len(self._head) > head.LARGEST
            fault = head.fault(bytes(self._head)) if judged else None
            if fault is not None:
                self._refuse(fault)
            if fault is not None or not head.whole(bytes(self._head)):
                return
            data = bytes(self._head)
            self._head.clear()
        elif reading is not h11.SEND_BODY:
            self._end_after_this()
            return
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY) and not self._deaf:
            self._due = None
            if self.conn.trailing_data[0]:
                self._end_after_this()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over; it is counted there."""
        super().handle_websocket_upgrade(event)
        self._crowd.leave(self._host)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - what it says is always the same
        """Refuse what is no HTTP."""
        self._refuse(HTTPStatus.BAD_REQUEST)

    def on_response_complete(self) -> None:
        """Wait for the next request, unless this one has not even come as a whole."""
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY and not self.transport.is_closing():
            self._hang_up()

    def pause_writing(self) -> None:
        """Note since when nobody reads."""
        super().pause_writing()
        self._due = self.loop.time() + UNREAD

    def resume_writing(self) -> None:
        """Note that somebody reads again."""
        super().resume_writing()
        self._due = None

    def shutdown(self) -> None:
        """End with the server."""
        if self._deaf:
            self.transport.close()
        else:
            super().shutdown()

    def check(self, moment: float) -> None:
        """End what waits too long, and what is closed but not read."""
        if self._due is None:
            if self.transport.is_closing():
                self._due = moment + LINGER
        elif moment < self._due:
            return
        elif self._deaf or self.transport.is_closing():
            self.transport.abort()
        elif self._request() is None and not self._head:
            # A browser may hold a connection ready that it does not need after all.
            self.transport.close()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _request(self) -> RequestResponseCycle | None:
        """Give the last request and its answer, if there has been one."""
        return self.cycle

    def _end_after_this(self) -> None:
        self._deaf = True
        self.cycle.keep_alive = False

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer in the place of the application, if nothing is answered yet, and hang up."""
        request = self._request()
        under_way = request is not None and not request.response_complete
        if request is not None and under_way and request.response_started:
            self.transport.abort()
            return
        TURNED_AWAY.labels(str(status.value)).inc()
        said = f"{status.phrase}.".encode()
        self.transport.write(
            b"HTTP/1.1 %d %b\r\nContent-Type: text/plain; charset=utf-8\r\n"
            b"Content-Length: %d\r\nConnection: close\r\n\r\n%b"
            % (status, status.phrase.encode(), len(said), said)
        )
        if request is not None and under_way:
            request.disconnected = True
            request.message_event.set()
        self._hang_up()

    def _hang_up(self) -> None:
        """Say that nothing more follows; whoever still sends can read the answer all the same."""
        self._deaf = True
        self._unset_keepalive_if_required()
        self._due = self.loop.time() + LINGER
        self.flow.resume_reading()
        # Somebody who is gone already reads nothing.
        with contextlib.suppress(OSError):
            self.transport.write_eof()
