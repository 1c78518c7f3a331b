"""Runs server and pages while you work on them; what you save takes effect at once.

Vite shows the pages and hands on to the server what they ask for. The server runs the sources as
they are and starts again when one of them is saved. Ctrl-C ends both.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
DATABASE: Final = ROOT / "build" / "dev" / "oneiros.sqlite"
"""Tables outlive the server, and do not mix with those at which somebody plays."""
PORT: Final = 5173
SOURCES: Final = frozenset({".py", ".toml", ".md"})
"""What the server has read; words for people are put into sentences by the pages, as Vite sees."""
LOOK_EVERY: Final = 0.3
PATIENCE: Final = 60.0
LAST_SECONDS: Final = 5.0
"""So long a process may take to end before it is killed."""


class Child:
    """A process with all that it starts, in a group of its own, so that Ctrl-C is ours alone."""

    def __init__(self, command: Sequence[str | Path], port: int, **settings: str) -> None:
        """Start it."""
        self._command, self.port, self._settings = command, port, settings
        self.start()

    def start(self) -> None:
        """Start it with what is saved now; it says only what goes wrong."""
        self._process = subprocess.Popen(
            self._command,
            cwd=WEB,
            env=os.environ | self._settings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            process_group=0,
        )

    def stop(self) -> None:
        """End it, and whatever it has started."""
        self._tell_group(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_SECONDS)
        self._tell_group(signal.SIGKILL)
        self._process.wait()

    def ended(self) -> bool:
        """Tell whether it has ended by itself."""
        return self._process.poll() is not None

    def answers(self) -> bool:
        """Wait until it answers on its port; tell whether it does."""
        until = time.monotonic() + PATIENCE
        while not self.ended() and time.monotonic() < until:
            with contextlib.suppress(OSError), socket.create_connection(("localhost", self.port)):
                return True
            time.sleep(0.05)
        return False

    def _tell_group(self, what: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, what)


def saved(folder: Path) -> dict[Path, int]:
    """Say when each source below a folder was saved."""
    found: dict[Path, int] = {}
    for file in folder.rglob("*"):
        if file.suffix in SOURCES:
            # An editor may just have removed the file, to put another in its place.
            with contextlib.suppress(FileNotFoundError):
                found[file] = file.stat().st_mtime_ns
    return found


def changes(folder: Path, before: dict[Path, int]) -> Iterator[list[Path]]:
    """Look at the sources again and again; give those that were saved, came or went."""
    while True:
        time.sleep(LOOK_EVERY)
        now = saved(folder)
        yield sorted({file for file, _ in before.items() ^ now.items()})
        before = now


def free(port: int = 0) -> int:
    """Give a port if it is free, or else another that is."""
    with socket.socket() as taken:
        try:
            taken.bind(("127.0.0.1", port))
        except OSError:
            taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def run(folder: Path, port: int) -> int:
    """Run both until somebody interrupts, or the pages cannot be shown."""
    DATABASE.parent.mkdir(parents=True, exist_ok=True)
    behind = free()
    before = saved(folder)
    with contextlib.ExitStack() as stack:
        server = Child(
            [
                *(Path(sys.executable).with_name("oneiros"), "serve", "--no-browser"),
                *("--port", str(behind), "--database", f"sqlite:///{DATABASE}"),
            ],
            behind,
            ONEIROS_PURE="1",
        )
        stack.callback(server.stop)
        pages = Child(
            [
                *(WEB / "node_modules" / ".bin" / "vite", "--logLevel", "warn"),
                *("--port", str(port), "--strictPort"),
            ],
            port,
            ONEIROS_SERVER=f"127.0.0.1:{behind}",
        )
        stack.callback(pages.stop)
        # Pressing Ctrl-C twice must not leave half of it behind.
        stack.callback(_hear, signal.SIG_IGN)
        if not (pages.answers() and server.answers()):
            say("one of them does not start; what it said stands above")
            return 1
        say(f"open http://localhost:{port}/ and press Ctrl-C here when you are done")
        _watch(changes(folder, before), server, pages)
    return 1


def _watch(watched: Iterator[list[Path]], server: Child, pages: Child) -> None:
    """Start the server again whenever a source is saved, as long as there are pages."""
    running = True
    for changed in watched:
        if pages.ended():
            say("the pages have ended; what they said stands above")
            return
        if changed:
            server.stop()
            server.start()
            running = server.answers()
            how = "runs again" if running else "does not start"
            say(f"the server {how} after a change of {changed[0].name}")
        elif running and server.ended():
            running = False
            say("the server has ended; save a source to start it again")


def say(what: str) -> None:
    """Print a line at once."""
    print(f"dev: {what}", flush=True)


def _leave(number: int, _: object) -> None:
    raise SystemExit(0 if number == signal.SIGINT else 128 + number)


def _hear(how: Callable[[int, object], None] | signal.Handlers) -> None:
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, how)


def main() -> int:
    """Read the options; end well however somebody ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, help=f"of the pages; usually {PORT} if it is free")
    parser.add_argument("--watch", type=Path, default=ROOT / "src" / "oneiros", metavar="FOLDER")
    chosen = parser.parse_args()
    _hear(_leave)
    return run(chosen.watch, free(PORT) if chosen.port is None else chosen.port)


if __name__ == "__main__":
    sys.exit(main())
