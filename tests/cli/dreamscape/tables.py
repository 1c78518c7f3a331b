"""Tables of Dreamscape that several tests look at."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, RenderableType

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY

A, B = range(2)


def begun(**setup: object) -> Dreamscape:
    """Open a box."""
    return DREAMSCAPE.start(DREAMSCAPE.check(setup))


def played(seed: int, **setup: object) -> Iterator[Dreamscape]:
    """Play a game at random and stop at every question to a player."""
    table, dice = begun(**setup), Dice(seed)
    while table.seat != NOBODY:
        if table.seat != CHANCE:
            yield table
        table.apply(dice.choose(table))


def asked(question: int, least: int = 2, **setup: object) -> Dreamscape:
    """Play at random until a question with some options is asked."""
    for seed in range(200):
        for table in played(seed, **setup):
            if table.question == question and len(table.options) >= least:
                return table
    raise AssertionError(questions.NAMES[question])


def drawn(picture: RenderableType, width: int, *, colour: bool = False) -> str:
    """Draw a picture for a screen of some width."""
    console = Console(width=width, color_system=None)
    if colour:
        console = Console(width=width, force_terminal=True, color_system="standard", no_color=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()
