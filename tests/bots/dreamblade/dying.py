"""A table at which a deathblow may be struck."""

from __future__ import annotations

from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.text import position
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE


def doomed() -> Dreamblade:
    """Let A, who is first, choose between disrupting and destroying a Brawler of B."""
    line = (
        "turn 6; first A; phase first action A; initiative 5-3; wins 2-2; bonus 0-0; points 0-0; "
        "question action; A: Noble Dragon @c3, Noble Dragon @c3; B: Runetagged Brawler @c3"
    )
    for seed in range(100):
        table, dice = position.read(line, Format()), Dice(seed)
        table.apply(table.options[-1])
        while table.seat == CHANCE or table.question == questions.DAMAGE:
            table.apply(dice.choose(table) if table.seat == CHANCE else table.options[-1])
        if table.question == questions.FATE:
            return table
    raise AssertionError(line)


def dying() -> Dreamblade:
    """Let A destroy it, which may strike once more."""
    table = doomed()
    while table.question == questions.FATE:
        table.apply(table.options[-1])
    assert table.question == questions.DEATHBLOW
    return table
