"""A server and pages with the same seeds in every run.

Dice, bots and seats follow from the seeds, so a game that is played alike takes the same course.
"""

from __future__ import annotations

import json
import sys
from typing import Final

from tests.root import ROOT
from tests.server.served import Served

_COMMAND: Final = ROOT / "tests" / "browser" / "seeded_serve.py"
_SEEDED: Final = """(name) => {
  let state = [...name].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) >>> 0, 7);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let drawn = Math.imul(state ^ (state >>> 15), state | 1);
    drawn ^= drawn + Math.imul(drawn ^ (drawn >>> 7), drawn | 61);
    return ((drawn ^ (drawn >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = next;
  crypto.getRandomValues = (array) => {
    for (let at = 0; at < array.length; at += 1) array[at] = next() * 2 ** 32;
    return array;
  };
}"""


class SeededServer(Served):
    """A server whose tables all begin with one seed."""

    def start(self) -> None:
        """Start it in the program that knows the seed."""
        self._before = (sys.executable, str(_COMMAND))  # type: ignore[assignment]
        super().start()


def seeded(name: str) -> str:
    """Return a script that makes the pages of a visitor draw the same numbers each time."""
    return f"({_SEEDED})({json.dumps(name)})"
