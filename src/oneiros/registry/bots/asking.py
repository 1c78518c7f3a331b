"""What a process is told: the game, and each question as a line with data at its end."""

from __future__ import annotations

import base64
import os
import pickle
import threading
import weakref
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.state import State
from oneiros.registry.bots.faults import BotFault
from oneiros.registry.bots.outside_bot import Thought
from oneiros.registry.bots.process import BotProcess
from oneiros.registry.bots.running import STABLE
from oneiros.registry.game import Game

VARIABLE: Final = "ONEIROS_BOT_SECONDS"
USUAL_SECONDS: Final = 5.0
_A_SECOND: Final = 1000


def seconds_allowed() -> float:
    """Give the seconds that a bot in a process of its own has for an answer."""
    came = os.environ.get(VARIABLE, "").strip()
    if not came:
        return USUAL_SECONDS
    try:
        seconds = float(came)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 24 * 60 * 60:
        raise BadData("bot-seconds", came=came[:80], variable=VARIABLE)
    return seconds


class ProcessMind:
    """Thinks in a process of its own, for as long as it may.

    The process of one that has to be ended is replaced at the next question.
    """

    def __init__(
        self, game: Game, command: Sequence[str], seconds: float, *, state: bool, quiet: bool
    ) -> None:
        """Start nothing before the first question; `state` sends a state instead of a view."""
        self._game = game
        self._command = tuple(command)
        self._seconds = seconds
        self._state = state
        self._quiet = quiet
        # Only who takes or closes a process holds it, nobody who waits for an answer.
        self._lock = threading.Lock()
        self._closed = False
        self._process: BotProcess | None = None
        self._rest: weakref.finalize[[tuple[str, ...], BotProcess], ProcessMind] | None = None

    def prepare(self, seen: State, dice: Dice) -> Thought:
        """Write the question down; only asking takes time."""
        about = _pickled(seen, dice) if self._state else _shown(self._game, seen, dice)
        milliseconds = round(self._seconds * _A_SECOND)
        question = f"{milliseconds} {len(seen.options)} {msgspec.json.encode(about).decode()}"
        return partial(self._ask, _begun(self._game, seen), question)

    def close(self) -> None:
        """End the process for good; a thought under way comes to nothing."""
        with self._lock:
            self._closed = True
            process = self._left()
        if process is not None:
            STABLE.end(process)

    def _ask(self, game: str, question: str) -> str:
        process, new = self._taken()
        if new:
            process.greet()
            process.begin(game)
        return process.ask(question, self._seconds)

    def _taken(self) -> tuple[BotProcess, bool]:
        """Give the process, and whether it is another one than before."""
        with self._lock:
            if self._closed:
                raise BotFault("ended", "it was ended")
            if self._process is not None and self._process.alive:
                return self._process, False
            ended = self._left()
            if ended is not None:
                STABLE.end(ended)
            process = self._process = STABLE.take(self._command, quiet=self._quiet)
            # When nobody plays with it any more, the process waits for the next game.
            self._rest = weakref.finalize(self, STABLE.give_back, self._command, process)
            return process, True

    def _left(self) -> BotProcess | None:
        """Leave the process to whoever ends it, with the lock held."""
        process, self._process = self._process, None
        if self._rest is not None:
            self._rest.detach()
        return process


def _begun(game: Game, seen: State) -> str:
    seats = len(game.returns(seen))
    ruleset = game.ruleset
    about = {"rules": ruleset.version, "names": list(game.seat_names[:seats])}
    return f"{ruleset.name} {seen.seat} {seats} {msgspec.json.encode(about).decode()}"


def _shown(game: Game, seen: State, dice: Dice) -> dict[str, object]:
    """Show what the seat may know, as people at a table of the server are shown it."""
    view = game.view(seen, seen.seat)
    return {"seed": dice.word(), "ask": game.ask(seen, options=True), "view": view}


def _pickled(seen: State, dice: Dice) -> dict[str, object]:
    """Give the veiled state itself to a bot of ours: made of Python, and of the same rules."""
    own = Dice(dice.word())
    return {"state": base64.b64encode(pickle.dumps((seen, own))).decode()}
