"""Examples over HTTP: whoever tries one after another leaves no tables behind."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from oneiros.server.http.endpoint import Call
from oneiros.server.rooms import ending
from oneiros.server.rooms.lessons import EXAMPLE
from oneiros.storage import StoredTable


async def clear(call: Call, mine: Iterable[StoredTable]) -> None:
    """Close the tables at which the guest who asks has tried an example."""
    guest = call.caller()
    for one in mine:
        if EXAMPLE in one.format and one.owner == guest:
            await call.hall.alter(one, partial(ending.close, guest=guest))
