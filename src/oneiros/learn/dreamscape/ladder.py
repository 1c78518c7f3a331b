"""The ladder of Dreamscape: `python -m oneiros.learn.dreamscape.ladder`, see `--help`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oneiros.kernel.dice import Dice
from oneiros.kernel.ruleset import Setup
from oneiros.learn import ladder


def _usual(_dice: Dice) -> Setup:
    return {"players": 2}


def _nightmare(_dice: Dice) -> Setup:
    return {"players": 2, "nightmare": True}


KINDS: Final[Mapping[str, ladder.Draw]] = {"usual": _usual, "nightmare": _nightmare}

if __name__ == "__main__":
    ladder.main("dreamscape", KINDS)
