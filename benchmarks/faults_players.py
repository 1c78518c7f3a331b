"""Players in a hurry who remember what was acknowledged, and come back whatever happens."""

from __future__ import annotations

import asyncio
from random import Random
from time import monotonic
from typing import Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.server_messages import Play, Refused, Table, read
from benchmarks.server_tables import Chair
from oneiros.kernel.fair import seal

PER_SECOND: Final = 30.0
"""How often a player answers at most; the server refuses more than 40 messages a second."""
_PAUSE: Final = 0.2
"""Seconds before a player asks or comes again."""
_SILENCE: Final = 3.0
"""Seconds after which a silent line counts as broken."""
_GONE: Final = (WebSocketException, OSError, EOFError, TimeoutError)


class Acknowledged(NamedTuple):
    """An answer that a player has seen taken: where, what, and in which round of faults.

    A player whose line broke may have given more than one answer by then, of which any may have
    been taken. Where the seat is missing, it is the answer of anybody.
    """

    table: str
    step: int
    seat: int | None
    texts: tuple[str, ...]
    round: int


class Player:
    """Somebody who plays at one table after the other."""

    round = 0
    """The round of faults that everybody is in."""

    def __init__(self, port: int, chair: Chair, number: int) -> None:
        """Sit down."""
        self.acknowledged: list[Acknowledged] = []
        self.heard: dict[str, int] = {}
        """The last step that was heard of at each table."""
        self.lines = 0
        """How many connections there have been."""
        self._address = f"ws://localhost:{port}/ws/"
        self._chair = chair
        self._random = Random(number)
        # Behind the network everybody has an address of their own, as far as limits go.
        self._headers = {
            "Cookie": chair.cookie,
            "X-Forwarded-For": f"198.51.{number // 250}.{number % 250 + 1}",
        }
        # The step whose answer is not acknowledged yet, and all that was answered at the last one.
        self._asked: int | None = None
        self._last = ("", -1)
        self._said: list[str] = []
        self._sent = 0.0

    async def run(self) -> None:
        """Play to the end of the last game, coming back as often as it takes."""
        for table in self._chair.tables:
            over = False
            while not over:
                try:
                    over = await self._visit(table)
                except _GONE:
                    # What was sent and not acknowledged may have been taken, or not.
                    self._asked = None
                await asyncio.sleep(_PAUSE * self._random.random())

    async def _visit(self, table: str) -> bool:
        async with connect(
            self._address + table,
            additional_headers=self._headers,
            max_size=None,
            compression=None,
            open_timeout=_SILENCE,
            ping_interval=_SILENCE,
            ping_timeout=_SILENCE,
            close_timeout=0.1,
            proxy=None,
        ) as line:
            self.lines += 1
            self._asked = None
            sown = False
            async for came in line:
                message = read(came)
                if isinstance(message, Table):
                    if message.status not in ("seating", "playing"):
                        return True
                    sown = await self._agree(line, message, sown=sown)
                elif isinstance(message, Play):
                    await self._hear(line, table, message)
                elif isinstance(message, Refused) and not await self._bear(line, message):
                    return False
        return False

    async def _hear(self, line: ClientConnection, table: str, play: Play) -> None:
        """Note what is acknowledged, and answer what is asked."""
        seat = self._chair.seat
        self.heard[table] = max(self.heard.get(table, 0), play.step)
        if self._asked is not None and play.step > self._asked:
            self.acknowledged.append(
                Acknowledged(table, self._asked, seat, tuple(self._said), Player.round)
            )
            self._asked = None
        options = [one for ask in play.asks if ask.seat == seat for one in ask.options]
        if not options or self._asked is not None:
            return
        await asyncio.sleep(max(0.0, self._sent + 1 / PER_SECOND - monotonic()))
        # In notation, in which it is found again: an index may stand for several options in one.
        text = self._random.choice(options).text
        self._sent = monotonic()
        self._said = [*self._said, text] if self._last == (table, play.step) else [text]
        self._last, self._asked = (table, play.step), play.step
        said = {"type": "say", "seat": seat, "step": play.step, "cuts": play.cuts}
        await _say(line, {**said, "text": text})

    async def _bear(self, line: ClientConnection, refused: Refused) -> bool:
        """Ask again for what is true, or tell that only coming again helps."""
        self._asked = None
        if refused.reason == "server-bot-failed":
            return False
        await asyncio.sleep(_PAUSE)
        await _say(line, {"type": "resync"})
        return True

    async def _agree(self, line: ClientConnection, table: Table, *, sown: bool) -> bool:
        """Say what a seat has to say about its seed, and tell whether it has."""
        seat = self._chair.seat
        promise, seed = table.fairness.commitment, f"seed-{seat}"
        if not table.seats[seat].sown and not sown:
            sealed = seal(promise, table.names[seat], seed)
            await _say(line, {"type": "sow", "seat": seat, "promise": promise, "seal": sealed})
            return True
        if all(one.sown for one in table.seats) and not table.seats[seat].revealed:
            await _say(line, {"type": "reveal", "seat": seat, "seed": seed})
        return sown


async def _say(line: ClientConnection, said: dict[str, object]) -> None:
    await line.send(msgspec.json.encode(said).decode())
