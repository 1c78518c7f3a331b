"""The WebSocket of a table: what is said there, and what was heard last."""

from __future__ import annotations

import time
import urllib.parse
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from oneiros.kernel.errors import BadData
from oneiros.mcp.sower import Sower
from oneiros.mcp.visit import LARGEST, Visit
from oneiros.registry.named import Ask, Event
from oneiros.server.protocol import messages as told

PATIENCE: Final = 60.0
"""The most seconds until the server replies."""
OTHERS: Final = 60.0
"""How many seconds others are waited for; a player who looks again waits again."""
PAUSE: Final = 1.0
"""Seconds to wait when something was sent too fast."""
_TOO_FAST: Final = "server-too-fast"
_PING: Final = str(told.Ping.__struct_config__.tag)
_OVER: Final = ("over", "closed")
# A message of another shape, or news of a view that is not the one that was told.
_UNREADABLE: Final = (msgspec.MsgspecError, ValueError, RecursionError, LookupError, TypeError)
_DECODER: Final[msgspec.json.Decoder[told.ToBrowser]] = msgspec.json.Decoder(told.ToBrowser)


class Connection:
    """A guest's connection to a table; messages are heard whenever somebody waits for one."""

    def __init__(self, visit: Visit, table: str, seeds: dict[str, str]) -> None:
        """Connect; the seeds are those by which the guest is bound at this table already."""
        self.id = table
        self.table: told.Table | None = None
        self.play: told.Play | told.News | None = None
        self.view: Any = {}
        self.events: list[Event] = []
        self.because: told.Because | None = None
        # Whether packs, or what was brought, went back since somebody was last told so.
        self.went_back = False
        self._visit = visit
        self._sower = Sower(seeds)
        # The type of what was said last, and its refusal if it is refused.
        self._said = ""
        self._refused: told.Refused | None = None
        # How many pings were sent, and the number of the last that was replied to.
        self._pings = self._pong = 0
        self._connected = ExitStack()
        try:
            connecting = connect(
                f"ws{visit.server.removeprefix('http')}/ws/{urllib.parse.quote(table, safe='')}",
                additional_headers={"Cookie": visit.cookie},
                max_size=LARGEST,
                open_timeout=PATIENCE,
                proxy=None,
            )
            self._socket = self._connected.enter_context(connecting)
        except (OSError, WebSocketException) as error:
            raise visit.unreachable(error) from None

    @property
    def seat(self) -> int:
        """The first seat of the guest; -1 before it is told, or where there is none."""
        seats = [] if self.table is None else self.table.seats
        return next((number for number, one in enumerate(seats) if one.mine), -1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.status in _OVER

    @property
    def _is_closed(self) -> bool:
        return self.table is not None and self.table.status == "closed"

    @property
    def builds(self) -> bool:
        """Whether the seat has yet to bring something, and may: own packs may still be shut."""
        table = self.table
        if table is None or table.status != "seating" or self.seat not in table.lacks:
            return False
        return table.sealed is None or table.sealed.opened

    def asked(self) -> Ask | None:
        """Give what the seat is asked, if it is."""
        if self.play is None or self.table is None or self.table.status != "playing":
            return None
        asks = (one for one in self.play.asks if one.seat == self.seat and one.options)
        return next(asks, None)

    def wait_for_others(self, true: Callable[[], bool]) -> None:
        """Hear messages until others have done something, or have taken too long."""
        self.hear_until(true, OTHERS)

    def hear_until(self, true: Callable[[], bool], within: float | None = None) -> None:
        """Hear messages until something is so, or patience is at its end."""
        end = time.monotonic() + (PATIENCE if within is None else within)
        while not true() and time.monotonic() < end:
            try:
                text = self._socket.recv(timeout=max(0.0, end - time.monotonic()))
            except TimeoutError:
                return
            except ConnectionClosed:
                raise BadData("mcp-hung-up", table=self.id) from None
            try:
                self._hear(_DECODER.decode(text))
            except _UNREADABLE as error:
                # What comes after it cannot be understood either.
                self.close()
                raise self._visit.unreadable(error) from None

    def say(self, message: told.ToServer, done: Callable[[], bool]) -> told.Refused | None:
        """Send a message and listen until it is done; return the refusal if it is refused.

        A model answers faster than the server allows now and then: it waits and sends it again.
        """
        end = time.monotonic() + PATIENCE
        while True:
            refused = self._say(message, done)
            if refused is None or refused.reason != _TOO_FAST or time.monotonic() > end:
                return refused
            time.sleep(PAUSE)

    def _say(self, message: told.ToServer, done: Callable[[], bool]) -> told.Refused | None:
        self._refused = self.because = None
        self._said = str(message.__struct_config__.tag)
        before = self.play

        def ended() -> bool:
            return self._refused is not None or done()

        def moved() -> bool:
            return self.over or self.play is not before

        self._tell(message)
        self.hear_until(lambda: ended() or moved())
        if moved() and not ended():
            # Somebody else did something; what was said may still be taken or refused.
            self.catch_up()
        return self._refused

    def catch_up(self) -> None:
        """Hear what the server says to everything before now: it replies in order.

        It may not reply any more at a table that is closed.
        """
        self._pings += 1
        number = self._pings
        self._tell(told.Ping(number))
        self.hear_until(lambda: self._pong >= number or self._is_closed)

    def close(self) -> None:
        """Hang up; the seat stays the guest's."""
        self._connected.close()

    def _tell(self, message: told.ToServer) -> None:
        try:
            self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            raise BadData("mcp-hung-up", table=self.id) from None

    def _hear(self, message: told.ToBrowser) -> None:
        if isinstance(message, told.Table):
            self.went_back |= _went_back(self.table, message, self.seat)
            self.table = message
            self._agree(message)
        elif isinstance(message, told.Play):
            self.play, self.view = message, msgspec.json.decode(message.view)
            self.events = list(message.events)
        elif isinstance(message, told.News):
            self.play = message
            self.events = [one for one in self.events if one.step < message.since]
            self.events += message.events
            self.view = _changed(self.view, message)
        elif isinstance(message, told.Because):
            self.because = message
        elif isinstance(message, told.Refused) and message.to == self._said:
            self._refused = message
        elif isinstance(message, told.Refused) and message.to == _PING:
            self._pong = self._pings
        elif isinstance(message, told.Pong):
            self._pong = message.number

    def _agree(self, table: told.Table) -> None:
        if self.seat >= 0 and not self.over:
            reply = self._sower.reply(table, self.seat)
            if reply is not None:
                self._tell(reply)


def _went_back(before: told.Table | None, table: told.Table, seat: int) -> bool:
    """Tell whether packs are shut again, or what a seat brought counts no more."""
    if before is None:
        return False
    is_open, was_open = (one.sealed is None or one.sealed.opened for one in (table, before))
    return (was_open and not is_open) or (seat in table.lacks and seat not in before.lacks)


def _changed(view: Any, news: told.News) -> Any:  # noqa: ANN401 - plain data of any shape
    """Change a view as news say: first what is removed, then what is different."""
    for path in news.removed:
        inner = _inside(view, path[:-1])
        del inner[path[-1]]
    for path, value in news.changes:
        if not path:
            view = value
        else:
            _inside(view, path[:-1])[path[-1]] = value
    return view


def _inside(view: Any, path: list[str | int]) -> Any:  # noqa: ANN401 - plain data of any shape
    for part in path:
        view = view[part]
    return view
