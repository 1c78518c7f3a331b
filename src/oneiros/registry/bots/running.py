"""Processes of bots that run: one plays a seat of a game, and then a seat of the next."""

from __future__ import annotations

import os
import threading
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.util import Finalize, register_after_fork
from queue import Empty, SimpleQueue
from typing import Final

from oneiros.registry.bots.process import BotProcess

_AT_THE_END: Final = 10
Command = tuple[str, ...]


class Stable:
    """Holds the processes that play and those that wait for their next game."""

    def __init__(self) -> None:
        """Begin with none."""
        self.forget()

    def forget(self) -> None:
        """Begin anew: a process that was forked must not talk to those of its parent."""
        self._lock = threading.Lock()
        self._playing: set[BotProcess] = set()
        self._waiting: dict[Command, list[BotProcess]] = defaultdict(list)
        # Whoever collects garbage may hold the lock, and waits for nothing here.
        self._returned: SimpleQueue[tuple[Command, BotProcess]] = SimpleQueue()

    def take(self, command: Sequence[str], *, quiet: bool = False) -> BotProcess:
        """Give one that waits, or start one, which is still to be greeted."""
        ended = []
        with self._lock:
            self._let_wait()
            waiting, found = self._waiting[tuple(command)], None
            while waiting and found is None:
                one = waiting.pop()
                if one.alive:
                    found = one
                else:
                    ended.append(one)
        for one in ended:
            one.kill()
        if found is None:
            found = BotProcess(command, quiet=quiet)
        with self._lock:
            self._playing.add(found)
        return found

    def give_back(self, command: Sequence[str], process: BotProcess) -> None:
        """Let one wait for its next game."""
        self._returned.put((tuple(command), process))

    def end(self, process: BotProcess) -> None:
        """End one that is not needed any more."""
        process.close()
        with self._lock:
            self._playing.discard(process)

    def close(self) -> None:
        """End all that wait."""
        with self._lock:
            self._let_wait()
            waiting = [one for some in self._waiting.values() for one in some]
            self._waiting.clear()
        for one in waiting:
            one.quit()
        for one in waiting:
            one.close()

    def end_all(self) -> None:
        """End those that play as well."""
        self.close()
        with self._lock:
            playing = list(self._playing)
            self._playing.clear()
        for one in playing:
            one.kill()

    def _let_wait(self) -> None:
        """Let those wait that were given back, with the lock held."""
        with suppress(Empty):
            while True:
                command, process = self._returned.get_nowait()
                self._playing.discard(process)
                if process.ours:
                    self._waiting[command].append(process)


def _end_with_this_process(stable: Stable) -> None:
    # Unlike atexit this is also heard where many games are played over processes.
    Finalize(None, stable.end_all, exitpriority=_AT_THE_END)


STABLE: Final = Stable()
_end_with_this_process(STABLE)
# Processes that begin otherwise know of no others.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=STABLE.forget)
# Whatever was to be done at the end of the parent is not done at that of the child.
register_after_fork(STABLE, _end_with_this_process)
