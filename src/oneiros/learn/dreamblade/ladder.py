"""The ladder of Dreamblade: `python -m oneiros.learn.dreamblade.ladder`, see `--help`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from oneiros.kernel.dice import Dice
from oneiros.kernel.ruleset import Setup
from oneiros.learn import ladder
from oneiros.learn.dreamblade.tables import warbands_of_a_kind


def _warbands(kind: str, dice: Dice) -> Setup:
    return {"warbands": [list(one) for one in warbands_of_a_kind(kind, dice)]}


KINDS: Final[Mapping[str, ladder.Draw]] = {
    kind: partial(_warbands, kind) for kind in ("ready", "random", "held-out")
}

if __name__ == "__main__":
    ladder.main("dreamblade", KINDS)
