"""The real server: a process of its own with a database of its own, to be stopped or killed."""

from __future__ import annotations

import re
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Self
from urllib.request import urlopen

from oneiros.server.guests import Deleted, Signature
from oneiros.storage import Storage
from tests.cli.command import COMMAND, Ran, environment
from tests.ports import free_port

_ADDRESS = re.compile(r"Oneiros is at http://\S+:([0-9]+)/")
PATIENCE = 180.0
"""So many seconds may anything take on a slow machine before it counts as stuck."""
STARTING = 240.0
"""A start takes the longest of all, and with it fail all tests that share the server."""


class Served:
    """A server and what it said; it may be started again on the same database."""

    def __init__(
        self, folder: Path, *options: str, database: str = "", files: int | None = None
    ) -> None:
        """Start it, on a database in the folder or elsewhere, and wait until it answers.

        It may have few open files.
        """
        self.folder = folder
        self.database = folder / "oneiros.sqlite"
        self._address = database or f"sqlite:///{self.database}"
        self._options = options
        self._before = () if files is None else ("sh", "-c", f'ulimit -n {files}; exec "$0" "$@"')
        self._out, self._errors = folder / "out", folder / "errors"
        self.start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://localhost:{self.port}"

    @cached_property
    def signature(self) -> Signature:
        """How it signs cookies."""
        storage = Storage(f"sqlite:///{self.database}")
        secure = "--https" in self._options
        secret = storage.secret("cookies")
        deleted = Deleted(secret, storage.traces())
        signature = Signature(secret, storage.issues(), deleted, secure=secure)
        storage.close()
        return signature

    @cached_property
    def cookie_name(self) -> str:
        """How its cookie is called."""
        with urlopen(f"{self.url}/api/me") as answer:  # noqa: S310 - it is our own
            return str(answer.headers["Set-Cookie"]).partition("=")[0]

    @property
    def pid(self) -> int:
        """The id of its process."""
        return self._process.pid

    def start(self) -> None:
        """Start it, on any free port."""
        with self._out.open("wb") as out, self._errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [
                    *self._before,
                    *(COMMAND, "serve", "--port", "0", "--no-browser", "--thinkers", "1"),
                    *("--database", self._address, *self._options),
                ],
                stdout=out,
                stderr=errors,
                env=environment(PYTHONUNBUFFERED="1"),
            )
        try:
            wait_until(lambda: self.said() or self._process.poll() is not None, STARTING)
        except AssertionError:
            self.kill()
            raise
        found = _ADDRESS.search(self.said())
        assert found is not None, self.errors()
        self.port = int(found[1])

    def stop(self, how: signal.Signals = signal.SIGINT) -> Ran:
        """Ask it to stop, and give what it left behind."""
        self._process.send_signal(how)
        return self._ended()

    def kill(self) -> None:
        """End it at once, as a power failure would."""
        self._process.kill()
        self._ended()

    def restart(self) -> None:
        """Kill it and start it again."""
        self.kill()
        self.start()

    def errors(self) -> str:
        """Give what it complained about."""
        return self._errors.read_text("utf-8")

    def children(self) -> list[int]:
        """Give the processes that it has started and that are not dead."""
        return [one for one in children_of(self.pid) if alive(one)]

    def thinkers(self) -> list[int]:
        """Give the processes in which bots think; the one that minds resources is none."""
        return [one for one in self.children() if b"spawn_main" in command_line(one)]

    def __enter__(self) -> Self:
        """Be there."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave no process behind."""
        if self._process.poll() is None:
            self.stop()

    def said(self) -> str:
        """Give the lines that it has said."""
        return "".join(
            one
            for one in self._out.read_text("utf-8").splitlines(keepends=True)
            if one.endswith("\n")
        )

    def _ended(self) -> Ran:
        try:
            status = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise
        return Ran(status, self.said(), self.errors())


class Steady(Served):
    """A server that comes back where it was."""

    def __init__(self, folder: Path, *options: str) -> None:
        """Start it on a port that no one else takes while it is down."""
        super().__init__(folder, *options, "--port", str(free_port()))


def children_of(pid: int) -> list[int]:
    """Return the processes that a process has started; its threads may end meanwhile."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):
            found += map(int, task.read_text().split())
    return found


def alive(pid: int) -> bool:
    """Tell whether a process runs; one that is dead but not yet buried does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in "ZX"


def command_line(pid: int) -> bytes:
    """Give how a process was started, nothing if it has ended by now."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def wait_until(true: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait for something that takes as long as it takes."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, "it did not happen"
        # Whoever asks more than thirty times a second is refused.
        time.sleep(0.05)
