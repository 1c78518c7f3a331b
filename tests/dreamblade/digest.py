"""Play many games and print one hash over everything that happened, for comparing two builds."""

from __future__ import annotations

import hashlib
import sys

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY
from tests import invented


def digest(games: int) -> str:
    """Hash the options, answers, facts and ends of games with sample and invented warbands."""
    seen = hashlib.sha256()
    for seed in range(games):
        dice = Dice(seed)
        setup = invented.setup(dice) if seed % 2 else {}
        table = DREAMBLADE.start(DREAMBLADE.check(setup))
        table.facts = []
        while table.seat != NOBODY:
            seen.update(repr((table.seat, table.question, table.options)).encode())
            table.apply(dice.choose(table))
        seen.update(repr((table.frozen(), table.facts)).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    print(digest(int(sys.argv[1])))  # noqa: T201 - the answer
