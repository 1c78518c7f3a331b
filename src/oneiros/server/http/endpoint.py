"""One call of the HTTP API, as data: its route and its page of the documentation come from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from oneiros.server.refusals import Forbidden
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.open_room import OpenRoom
from oneiros.server.rooms.turns import Who


class Call(NamedTuple):
    """What a call knows: who calls, the parts of the path, the query, and what was sent.

    A guest who is not `known` has been made for this call. For what takes turns, `who` calls is an
    address, and the guest where there is one.
    """

    hall: Hall
    guest: str | None
    known: bool
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    who: Who = ()

    def caller(self) -> str:
        """Give the guest who calls; refuse somebody without a cookie."""
        if self.guest is None:
            raise Forbidden("server-no-guest")
        return self.guest

    async def opened(self, *, use: bool = True) -> OpenRoom:
        """Give the room of the table that the path names, to be used or only looked at."""
        return await self.hall.room(self.path["table"], self.who, use=use)


class File(NamedTuple):
    """An answer that is a file, whole or in parts; those are made in a thread, one by one."""

    name: str
    content: bytes | Iterator[str]


class KnownAs(NamedTuple):
    """An answer with which the browser of the caller is known as another guest, or as nobody."""

    guest: str | None
    told: msgspec.Struct


Given = msgspec.Struct | Sequence[msgspec.Struct] | File | KnownAs
Handler = Callable[[Call], Awaitable[Given]]


class Endpoint(NamedTuple):
    """A call: what it takes, what it gives, and who does it."""

    method: str
    path: str
    summary: str
    handler: Handler
    gives: Any
    """The type of the answer; None for a file."""
    takes: type[msgspec.Struct] | None = None
    query: tuple[str, ...] = ()
    welcomes: bool = False
    """Whether somebody without a cookie becomes a guest here, and every caller gets a new one."""
    largest: int | None = None
    """The most bytes that may be sent, where they are not as many as usual."""
    cost: int = 1
    """As how many calls it counts, where it does more than others or should be tried less often."""
    lasting: bool = False
    """Whether its answer stays the same while the server runs, so that browsers may keep it."""
