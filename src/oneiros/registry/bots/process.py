"""A process that is asked over its standard input and answers over its standard output.

docs/bot-protocol.md says what both write. Reading and writing have threads of their own, so that a
process that neither reads nor writes keeps nobody waiting for longer than it may.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from time import monotonic, sleep
from typing import IO, Any, Final

from oneiros.registry.bots.faults import BotFault, Kind

VERSION: Final = 1
"""The version of the protocol."""
START_WITHIN: Final = 30.0
"""Seconds until a process must have said that it is ready, at its start and for a game."""
GRACE: Final = 1.0
"""Seconds that it has after `stop`, before it is ended."""
QUIT_WITHIN: Final = 2.0
"""Seconds that it has to end by itself."""
LONGEST_LINE: Final = 65536
"""The most bytes of a line that is read."""
_MOST_LINES: Final = 64
"""So many lines may wait to be read; who writes more waits itself."""
_LOOK_EVERY: Final = 0.01


class BotProcess:
    """A running bot; all faults but those that it tells of a question end it."""

    def __init__(self, command: Sequence[str], *, quiet: bool = False) -> None:
        """Start it; with `quiet`, what it writes to standard error goes nowhere."""
        try:
            # A session of its own keeps an interruption from it, and lets it be ended as a whole.
            self._process = subprocess.Popen(  # noqa: S603 - whoever runs Oneiros has named it
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL if quiet else None,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFault("ended", f"it cannot be started: {error.strerror or error}") from None
        self._owner = os.getpid()
        self._heard: Queue[bytes | None] = Queue(_MOST_LINES)
        self._said: Queue[bytes | None] = Queue()
        self._closed = threading.Event()
        self._ending = threading.Lock()
        self._greeted = False
        self._number = 0
        self._passed = ""
        self.about: dict[str, Any] = {}
        """What it says about itself, once it is greeted."""
        for work, stream in ((self._hear, self._process.stdout), (self._say, self._process.stdin)):
            threading.Thread(target=work, args=(stream,), daemon=True).start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it can still be asked; by a forked process it cannot."""
        return self.ours and not self._closed.is_set() and self._status() is None

    @property
    def ours(self) -> bool:
        """Whether this process has started it, and not one that forked this one."""
        return self._owner == os.getpid()

    def greet(self) -> None:
        """Say hello, and wait until it is ready, unless it has been greeted before."""
        if self._greeted:
            return
        version, _, about = self._ready(f"oneiros {VERSION}").partition(" ")
        if version != str(VERSION):
            came = f"“{version}”" if version else "none"
            raise self._ended("nonsense", f"expected version {VERSION} of the protocol, got {came}")
        try:
            self.about = json.loads(about or "{}")
        except (ValueError, RecursionError):
            raise self._ended("nonsense", "what it says about itself is no JSON") from None
        if not isinstance(self.about, dict):
            raise self._ended("nonsense", "what it says about itself is no object")
        self._greeted = True

    def begin(self, game: str) -> None:
        """Tell it which game it plays, and wait until it is ready for that."""
        self._ready(f"game {game}")

    def ask(self, question: str, seconds: float) -> str:
        """Ask something, and give what it answers to that in time."""
        self._number += 1
        self._passed = ""
        self._tell(f"ask {self._number} {question}")
        answer = self._answer(seconds)
        if answer is None:
            self._tell(f"stop {self._number}")
            answer = self._answer(GRACE)
        if answer is not None:
            return answer
        why = f"it had {seconds:g} s and did not answer"
        if self._passed:
            why += f" question {self._number}, but wrote “{self._passed}”"
        raise self._ended("late", why)

    def quit(self) -> None:
        """Ask it to end."""
        self._tell("quit")
        self._said.put(None)

    def close(self) -> None:
        """Ask it to end, and end it if it does not."""
        if self.ours and not self._closed.is_set():
            self.quit()
            self._wait(QUIT_WITHIN)
        self.kill()

    def kill(self) -> None:
        """End it, with whatever it has started; who waits for its answer hears of it."""
        if not self.ours:
            return
        self._closed.set()
        self._said.put(None)
        # Where there is no room, nobody waits for a line.
        with suppress(Full):
            self._heard.put_nowait(None)
        with self._ending:
            # Later its number may be that of another.
            if self._process.returncode is None:
                with suppress(ProcessLookupError, PermissionError):
                    if hasattr(os, "killpg"):
                        os.killpg(self._process.pid, signal.SIGKILL)
                    else:
                        self._process.kill()
                self._process.wait()

    def _tell(self, line: str) -> None:
        self._said.put(line.encode() + b"\n")

    def _ready(self, line: str) -> str:
        """Tell it something, and give what it says when it is ready."""
        self._tell(line)
        for word, rest in self._lines(START_WITHIN):
            if word == "ready":
                return rest
            if word == "fault":
                raise self._ended("raised", rest or "it said that it cannot play")
        raise self._ended("late", "it did not say that it is ready")

    def _answer(self, seconds: float) -> str | None:
        """Wait for the answer to the last question; those to others are passed over."""
        for word, rest in self._lines(seconds):
            if word in {"answer", "fault"}:
                number, _, text = rest.partition(" ")
                if number != str(self._number):
                    self._passed = f"{word} {rest}"
                elif word == "answer":
                    return text.strip()
                else:
                    raise BotFault("raised", text.strip() or "it said that it cannot answer")
        return None

    def _lines(self, seconds: float) -> Iterator[tuple[str, str]]:
        """Give lines, each as its first word and the rest, until the time is up."""
        deadline = monotonic() + seconds
        while (left := deadline - monotonic()) > 0:
            try:
                line = None if self._closed.is_set() else self._heard.get(timeout=left)
            except Empty:
                break
            if line is None:
                raise self._ended("ended", self._how())
            if len(line) > LONGEST_LINE:
                raise self._ended("nonsense", f"it wrote a line of more than {LONGEST_LINE} bytes")
            word, _, rest = line.decode("utf-8", "replace").strip().partition(" ")
            yield word, rest.strip()

    def _ended(self, kind: Kind, why: str) -> BotFault:
        self.kill()
        return BotFault(kind, why)

    def _how(self) -> str:
        """Say how it has ended; its output may be closed a moment before that."""
        if self._closed.is_set():
            return "it was ended"
        status = self._wait(GRACE)
        if status is None:
            return "it closed its output"
        return f"its process ended with status {status}"

    def _wait(self, seconds: float) -> int | None:
        """Give how it has ended as soon as it has, at most so many seconds later."""
        deadline = monotonic() + seconds
        while (status := self._status()) is None and monotonic() < deadline:
            sleep(_LOOK_EVERY)
        return status

    def _status(self) -> int | None:
        """Give how it has ended; its number is kept, so that what it has started can be ended."""
        if self._process.returncode is None and hasattr(os, "waitid"):
            look = os.WEXITED | os.WNOHANG | os.WNOWAIT
            with suppress(ChildProcessError):
                found = os.waitid(os.P_PID, self._process.pid, look)
                if found is None:
                    return None
                return found.si_status if found.si_code == os.CLD_EXITED else -found.si_status
        return self._process.poll()

    def _hear(self, stream: IO[bytes]) -> None:
        with stream:
            while not self._closed.is_set():
                line = stream.readline(LONGEST_LINE + 1)
                if not self._hand_on(line or None) or not line:
                    break

    def _hand_on(self, line: bytes | None) -> bool:
        """Give a line to whoever asks, unless nobody does any more."""
        while not self._closed.is_set():
            try:
                self._heard.put(line, timeout=GRACE)
            except Full:
                continue
            return True
        return False

    def _say(self, stream: IO[bytes]) -> None:
        try:
            with stream:
                while (line := self._said.get()) is not None:
                    stream.write(line)
                    stream.flush()
        except OSError:
            # It has ended or closed its input; whoever waits for its answer hears of it.
            pass
