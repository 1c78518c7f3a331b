"""What is done to a server in the middle of games, and undone again."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final, NamedTuple

from benchmarks.faults_network import Network
from benchmarks.faults_server import Server
from tests.cluster import Cluster

_DAY: Final = 24 * 3600


class Place(NamedTuple):
    """Everything that a fault can befall."""

    server: Server
    network: Network
    cluster: Cluster | None
    random: Random


Fault = Callable[[Place], Awaitable[None]]


async def kill(place: Place) -> None:
    """Kill the process, as a power failure would, and start it again."""
    await place.server.end(signal.SIGKILL)
    await place.server.start()


async def stop(place: Place) -> None:
    """Ask the process to stop, as a new version needs it, and start it again."""
    status = await place.server.end(signal.SIGTERM)
    if status:
        message = f"SIGTERM ended the server with status {status}"
        raise SystemExit(message)
    await place.server.start()


async def disk_full(place: Place) -> None:
    """Let the disk be full for a while."""
    place.server.fill_disk(full=True)
    try:
        await asyncio.sleep(place.random.uniform(0.3, 1.0))
    finally:
        place.server.fill_disk(full=False)


async def database_gone(place: Place) -> None:
    """Let the database be away for a while."""
    if place.cluster is not None:
        await asyncio.to_thread(place.cluster.stop)
        await asyncio.sleep(place.random.uniform(0.0, 1.0))
        await asyncio.to_thread(place.cluster.start)


async def clock_jumps(place: Place) -> None:
    """Let the wall clock jump days forwards, backwards and to where it was."""
    for days in (3, -7, 0):
        place.server.set_clock(days * _DAY)
        await asyncio.sleep(0.3)


async def bots_killed(place: Place) -> None:
    """Kill the processes in which bots think, as soon as there are any."""
    while not place.server.kill_thinkers():  # noqa: ASYNC110 - processes tell nobody
        await asyncio.sleep(0.05)


async def network_slow(place: Place) -> None:
    """Let only a few kilobytes a second pass on each line."""
    place.network.slow = True
    await asyncio.sleep(place.random.uniform(0.5, 1.5))
    place.network.slow = False


async def network_cut(place: Place) -> None:
    """Break all lines."""
    place.network.cut()


async def network_silent(place: Place) -> None:
    """Let nothing pass for a while, and then break all lines with whatever is on the way."""
    place.network.silent.clear()
    await asyncio.sleep(place.random.uniform(0.2, 0.8))
    place.network.cut()
    place.network.silent.set()


ANYWHERE: Final[dict[str, Fault]] = {
    "killed": kill,
    "stopped by SIGTERM": stop,
    "wall clock jumps": clock_jumps,
    "bots' processes killed": bots_killed,
    "network slow": network_slow,
    "network cut": network_cut,
    "network silent, then cut": network_silent,
}
"""Faults with any database."""
SQLITE: Final[dict[str, Fault]] = {**ANYWHERE, "disk full": disk_full}
POSTGRES: Final[dict[str, Fault]] = {**ANYWHERE, "database gone": database_gone}
