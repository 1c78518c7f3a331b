"""Processes of the server's benchmark: what is measured, its clients, and what the system knows."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from benchmarks.server_clients import Count, Orders, Window, total
from benchmarks.server_tables import address

ROOT: Final = Path(__file__).resolve().parent.parent
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_PORT: Final = re.compile(r":(\d+)/")


class Served:
    """A server in a process of its own, on a free port of loopback."""

    def __init__(self, command: list[str]) -> None:
        """Start it, and wait until it says where it is."""
        begun = monotonic()
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        line = self._process.stdout.readline() if self._process.stdout else ""
        self.start_seconds = monotonic() - begun
        port = _PORT.search(line)
        if port is None:
            message = f"{' '.join(command)} does not start"
            raise SystemExit(message)
        self.address = f"ws://127.0.0.1:{port[1]}"

    def cpu(self) -> float:
        """Give the seconds of all its threads, in user and system; bots think elsewhere."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def memory(self) -> int:
        """Give the bytes that lie in memory."""
        return int(self._proc("statm").split()[1]) * _PAGE

    def end(self) -> None:
        """Stop it as Ctrl-C does."""
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()

    def _proc(self, what: str) -> str:
        return Path(f"/proc/{self._process.pid}/{what}").read_text("ascii")


def oneiros(folder: Path) -> Served:
    """Start our server with the database of a folder."""
    command = str(Path(sys.executable).with_name("oneiros"))
    options = ["--port", "0", "--no-browser", "--database", address(folder)]
    return Served([command, "serve", *options])


def echo(size: int) -> Served:
    """Start a bare echo that answers with so many bytes, or with what came."""
    return Served([sys.executable, "-m", "benchmarks.server_echo", str(size)])


class Clients:
    """Some processes full of clients, among which the tables are dealt out."""

    def __init__(self, orders: Orders, processes: int) -> None:
        """Start them, and wait until everybody is connected and every game has begun."""
        self._processes = [_client() for _ in range(processes)]
        for number, process in enumerate(self._processes):
            part = msgspec.structs.replace(
                orders, tables=orders.tables[number::processes], seed=orders.seed + number
            )
            _tell(process, part)
        for process in self._processes:
            _hear(process)

    def go(self, window: Window) -> None:
        """Let them play."""
        for process in self._processes:
            _tell(process, window)

    def count(self) -> Count:
        """Wait for what they have counted, and add it up."""
        counts = [msgspec.json.decode(_hear(process), type=Count) for process in self._processes]
        for process in self._processes:
            process.communicate()
        return total(counts)


def _client() -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "benchmarks.server_clients"]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)


def _tell(process: subprocess.Popen[str], what: msgspec.Struct) -> None:
    if process.stdin:
        print(msgspec.json.encode(what).decode(), file=process.stdin, flush=True)


def _hear(process: subprocess.Popen[str]) -> str:
    line = process.stdout.readline() if process.stdout else ""
    if not line:
        message = "a process of clients has ended"
        raise SystemExit(message)
    return line
