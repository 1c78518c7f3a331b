"""Play many games of Dreamblade and print one hash over everything that happened."""

from __future__ import annotations

import sys

from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.dice import Dice
from tests import digest as shared
from tests.games.dreamblade import invented


def digest(games: int) -> str:
    """Hash games with sample and invented warbands."""
    return shared.digest(games, _begin, _choose, DREAMBLADE.view)


def _begin(seed: int, dice: Dice) -> Dreamblade:
    return DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice) if seed % 2 else {}))


def _choose(table: Dreamblade, dice: Dice) -> int:
    return dice.choose(table)


if __name__ == "__main__":
    print(digest(int(sys.argv[1])))  # noqa: T201 - the answer
