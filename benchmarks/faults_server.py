"""A server that faults are done to: it is killed, stopped and started again where it was.

Run as a program it is the server itself, with a wall clock that jumps by as many seconds as stand
in the file that `ONEIROS_CLOCK` names. Nothing but a process of its own can have such a clock.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from typing import Final

CLOCK: Final = "ONEIROS_CLOCK"
PATIENCE: Final = 180.0
"""The most seconds until it has started or stopped."""
_OPTIONS: Final = ("--no-browser", "--thinkers", "1", "--trusted-proxy", "127.0.0.1")


class Server:
    """A process on a port of loopback, and the log of all processes that have been there."""

    def __init__(self, database: str, folder: Path) -> None:
        """Choose a port that is free."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._database = database
        self._clock = folder / "clock"
        self._log = bytearray()
        self._process: Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self.set_clock(0)

    @property
    def log(self) -> str:
        """What it has written to its error output."""
        return self._log.decode("utf-8", "replace")

    @property
    def status(self) -> int | None:
        """With which status it has ended by itself; None while it runs, or is not there."""
        return None if self._process is None else self._process.returncode

    async def start(self) -> None:
        """Start it, and wait until it says where it is."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.faults_server", "serve"),
            *("--port", str(self.port), "--database", self._database, *_OPTIONS),
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=PIPE,
            env={**os.environ, CLOCK: str(self._clock), "PYTHONUNBUFFERED": "1"},
        )
        self._process = process
        self._reading = asyncio.create_task(self._read(process))
        async with asyncio.timeout(PATIENCE):
            line = await process.stdout.readline() if process.stdout else b""
        if str(self.port).encode() not in line:
            await self.end(signal.SIGKILL)
            raise SystemExit(self.log or "the server does not start")

    async def end(self, how: signal.Signals) -> int:
        """End it by a signal, and give its status."""
        process, reading = self._process, self._reading
        if process is None or reading is None:
            return 0
        if process.returncode is None:
            process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            status = await process.wait()
            await reading
        self._process = None
        return status

    def set_clock(self, seconds: int) -> None:
        """Let its wall clock differ from ours by so many seconds."""
        part = self._clock.with_suffix(".part")
        part.write_text(str(seconds), "ascii")
        part.replace(self._clock)

    def fill_disk(self, *, full: bool) -> None:
        """Let no file of it grow or change, as if no disk had any room, or let them again."""
        _, hard = resource.prlimit(self._pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (0 if full else hard, hard))

    def kill_thinkers(self) -> int:
        """Kill the processes in which its bots think, and count them."""
        tasks = Path(f"/proc/{self._pid}/task").glob("*/children")
        children = [int(one) for task in tasks for one in task.read_text("ascii").split()]
        thinking = [one for one in children if b"spawn_main" in _command(one)]
        for one in thinking:
            os.kill(one, signal.SIGKILL)
        return len(thinking)

    @property
    def _pid(self) -> int:
        return self._process.pid if self._process is not None else 0

    async def _read(self, process: Process) -> None:
        # A full pipe would hold the server up.
        while process.stderr and (came := await process.stderr.read(65536)):
            self._log += came


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def _jump() -> None:
    """Let everything that is loaded from here on see another wall clock."""
    file, real = Path(os.environ[CLOCK]), time.time

    def jumped() -> float:
        return real() + int(file.read_text("ascii"))

    time.time = jumped


def main() -> int:
    """Run the command with a clock that jumps."""
    _jump()
    from oneiros.cli.command import run  # noqa: PLC0415 - the clock comes first

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
