"""A process full of scripted clients: players who choose any listed option, or callers of an echo.

It reads one line with who they are, says when all of them are ready, reads from when to when they
are measured, and answers with what they counted. Both lines and answers are JSON.
"""

from __future__ import annotations

import asyncio
import math
import sys
from random import Random
from time import monotonic
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.server_messages import Refused, Table, read
from benchmarks.server_tables import Chair
from oneiros.kernel.fair import seal

PER_SECOND: Final = 39.0
"""The server refuses a connection that says more than 40 things a second."""
SPREAD: Final = 0.8
"""How much people's times to think differ: two thirds lie between 0.45 and 2.2 of the median."""
PATIENCE: Final = 60.0
"""The most seconds until everybody is connected and every game has begun."""
SMALL: Final = '{"type":"answer","seat":0,"step":100,"cuts":0,"option":10}'


class Orders(msgspec.Struct):
    """Who the clients are; a median of 0 seconds means as fast as they may."""

    address: str
    tables: list[list[Chair]]
    median: float
    seed: int
    echo: bool = False


class Window(msgspec.Struct):
    """From when to when is measured, by the clock that all processes of a machine share."""

    start: float
    end: float


class Count(msgspec.Struct):
    """What clients have counted: answers of anybody, what was heard, and seconds of own answers."""

    answers: int = 0
    plays: int = 0
    bytes: int = 0
    refused: int = 0
    seconds: list[float] = []


class Client:
    """One connection; what happens outside the window is not counted."""

    def __init__(self, orders: Orders, chair: Chair, number: int) -> None:
        """Sit down at a table, or connect to an echo."""
        self.chair = chair
        self.ready = asyncio.Event()
        self.window: asyncio.Future[Window] = asyncio.get_running_loop().create_future()
        self.count = Count(seconds=[])
        self._orders = orders
        self._random = Random(f"{orders.seed}:{number}")
        # People have addresses of their own, and the server counts who connects by them.
        self._address = f"127.0.{1 + number // 250 % 250}.{1 + number % 250}"

    async def run(self) -> None:
        """Go from table to table, until the last game is over or the connection is closed."""
        for table in self.chair.tables:
            async with connect(
                f"{self._orders.address}/ws/{table}",
                additional_headers={"Cookie": self.chair.cookie},
                max_size=None,
                compression=None,
                open_timeout=60,
                local_addr=(self._address, 0),
            ) as socket:
                try:
                    await (self._call(socket) if self._orders.echo else self._play(socket))
                except ConnectionClosed:
                    return

    def _counts(self, window: Window, moment: float) -> bool:
        return window.start <= moment < window.end

    def _hear(self, window: Window, length: int, sent: float) -> None:
        """Count what the own answer brought back."""
        moment = monotonic()
        if self._counts(window, moment):
            self.count.plays += 1
            self.count.bytes += length
            if sent:
                self.count.seconds.append(moment - sent)

    async def _call(self, socket: ClientConnection) -> None:
        """Say something, hear it again, and so on; only the first at each path speaks."""
        self.ready.set()
        window = await self.window
        sent = 0.0
        while True:
            if self.chair.seat == 0:
                sent = monotonic()
                await socket.send(SMALL)
            came = await socket.recv()
            self._hear(window, len(came), sent)
            self.count.answers += self.chair.seat == 0 and self._counts(window, monotonic())

    async def _play(self, socket: ClientConnection) -> None:
        """Sow a seed, and then answer whatever is asked of the own seat."""
        seat, sent, answered = self.chair.seat, 0.0, -1
        step, sown = 0, False
        while True:
            text = await socket.recv(decode=False)
            message = read(text)
            if isinstance(message, Table):
                if message.status == "over":
                    return
                said = _agree(message, seat, sown=sown)
                sown = True
                if said is not None:
                    await socket.send(msgspec.json.encode(said).decode())
                continue
            if isinstance(message, Refused):
                # Seeds may be shown twice, when both come at the same time.
                self.count.refused += message.to == "answer"
                continue
            self.ready.set()
            window = await self.window
            heard = message.step > answered >= 0
            self._hear(window, len(text), sent if heard else 0.0)
            # The first guest hears of every answer once.
            if seat == 0 and message.step > step and self._counts(window, monotonic()):
                self.count.answers += 1
            step = message.step
            for ask in message.asks:
                if ask.seat == seat and ask.options:
                    await self._think(sent)
                    sent, answered = monotonic(), message.step
                    option = self._random.choice(ask.options).index
                    asked = {"seat": seat, "step": answered, "cuts": message.cuts}
                    said = {"type": "answer", **asked, "option": option}
                    await socket.send(msgspec.json.encode(said).decode())
                    break
            else:
                answered = -1

    async def _think(self, last: float) -> None:
        """Take one's time as people do, or no more than the server's limit demands."""
        if self._orders.median:
            drawn = self._random.lognormvariate(math.log(self._orders.median), SPREAD)
            await asyncio.sleep(drawn)
        else:
            await asyncio.sleep(max(0.0, last + 1 / PER_SECOND - monotonic()))


def _agree(table: Table, seat: int, *, sown: bool) -> dict[str, object] | None:
    """Say what a seat has to say about its seed, if anything."""
    if table.status != "seating" or table.seats[seat].revealed:
        return None
    promise, seed = table.fairness.commitment, f"bench-{seat}"
    if not sown:
        sealed = seal(promise, table.names[seat], seed)
        return {"type": "sow", "seat": seat, "promise": promise, "seal": sealed}
    if all(one.sown for one in table.seats):
        return {"type": "reveal", "seat": seat, "seed": seed}
    return None


async def measure(orders: Orders) -> Count:
    """Let all clients of this process run until the window has passed."""
    chairs = [chair for table in orders.tables for chair in table]
    clients = [Client(orders, chair, number) for number, chair in enumerate(chairs)]
    running: list[asyncio.Task[None]] = []
    for client in clients:
        running.append(asyncio.create_task(client.run()))
        # As people do not come all at once.
        await asyncio.sleep(0.002)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(client.ready.wait() for client in clients))
    print('"ready"', flush=True)
    line = await asyncio.to_thread(sys.stdin.readline)
    window = msgspec.json.decode(line, type=Window)
    for client in clients:
        client.window.set_result(window)
    await asyncio.sleep(window.end - monotonic())
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return total([client.count for client in clients])


def total(counts: list[Count]) -> Count:
    """Add up what several have counted."""
    return Count(
        sum(one.answers for one in counts),
        sum(one.plays for one in counts),
        sum(one.bytes for one in counts),
        sum(one.refused for one in counts),
        [seconds for one in counts for seconds in one.seconds],
    )


def main() -> None:
    """Read the orders, and answer with the count."""
    orders = msgspec.json.decode(sys.stdin.readline(), type=Orders)
    print(msgspec.json.encode(asyncio.run(measure(orders))).decode(), flush=True)


if __name__ == "__main__":
    main()
