"""A bot in Python behind the line protocol: `python -m oneiros.registry.bots.host MODULE:BOT`.

So a bot thinks in a process of its own, which can be ended. Whatever it prints goes to standard
error, where it disturbs nobody.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import sys
import threading
import traceback
from collections.abc import Callable
from queue import Queue
from typing import TextIO

from oneiros.kernel.bot import Bot
from oneiros.registry.bots.faults import LONGEST, BotFault, told
from oneiros.registry.bots.outside_bot import chosen
from oneiros.registry.bots.outsider import loaded
from oneiros.registry.bots.process import VERSION


def main(address: str) -> None:
    """Greet, and answer until the engine has enough."""
    # Only we write to what was the standard output.
    copy = os.dup(sys.stdout.fileno())
    output = os.fdopen(copy, "w", encoding="utf-8", errors="backslashreplace")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    lines: Queue[str] = Queue()
    player = _Player(address)
    threading.Thread(target=_listen, args=(lines, player), daemon=True).start()
    while True:
        word, _, rest = lines.get().partition(" ")
        if word == "oneiros":
            _write(output, _tried("fault", f"ready {VERSION}", player.load))
        elif word == "game":
            _write(output, _tried("fault", "ready", player.begin))
        elif word == "ask":
            number, _, question = rest.partition(" ")
            _write(output, player.answer(int(number), question))


def _write(output: TextIO, line: str) -> None:
    output.write(line + "\n")
    output.flush()


def _tried(fault: str, fine: str, work: Callable[[], object]) -> str:
    """Do something that the bot may fail at, and say what came of it."""
    try:
        done = work()
    except BotFault as error:
        why = error.why
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, it is the bot's
        why = told(error)
    else:
        return fine if done is None else f"{fine} {done}"
    return f"{fault} {' '.join(why.split())[:LONGEST]}"


def _listen(lines: Queue[str], player: _Player) -> None:
    """Read on while the bot thinks: it may be stopped, and it ends with whoever started it."""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            break
        if word == "stop":
            player.stop(int(rest))
        else:
            lines.put(line.strip())
    os._exit(0)


class _Player:
    """The bot, made anew for each game."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._make: Callable[[], Bot] | None = None
        self._bot: Bot | None = None
        self._lock = threading.Lock()
        # Numbers of questions: which the bot thinks about, and which it is to answer now.
        self._thinks: int | None = None
        self._stopped: int | None = None

    def load(self) -> None:
        """Load what makes the bot."""
        self._make = loaded(self._address)

    def begin(self) -> None:
        """Begin a game with a new bot."""
        self._bot = None
        if self._make is not None:
            self._bot = self._make()

    def stop(self, number: int) -> None:
        """Ask the bot to answer a question now."""
        with self._lock:
            self._stopped = number
            self._pass_on()

    def answer(self, number: int, question: str) -> str:
        """Let the bot choose, and say which option that is, or what went wrong."""
        return _tried(f"fault {number}", f"answer {number}", lambda: self._index(number, question))

    def _index(self, number: int, question: str) -> int:
        about = json.loads(question[question.index("{") :])
        # Whoever started this process has written it.
        seen, dice = pickle.loads(base64.b64decode(about["state"]))  # noqa: S301
        options = list(seen.options)
        if self._bot is None:
            raise BotFault("raised", "it was asked before a game")
        with self._lock:
            self._thinks = number
            self._pass_on()
        try:
            option = chosen(self._bot.choose(seen, dice))
        finally:
            with self._lock:
                self._thinks = None
        if option not in options:
            raise BotFault("nonsense", f"it chose {option}, which is none of the options")
        return options.index(option)

    def _pass_on(self) -> None:
        """Stop the bot if it thinks about what it is to answer now, once, with the lock held."""
        if self._thinks is None or self._thinks != self._stopped:
            return
        self._stopped = None
        try:
            stop = getattr(self._bot, "stop", None)
            if callable(stop):
                stop()
        except Exception:  # noqa: BLE001 - it goes on thinking, until it is ended
            traceback.print_exc()


if __name__ == "__main__":
    main(sys.argv[1])
