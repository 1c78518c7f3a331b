"""Tables for tests: begun, laid out from a sheet, and played on."""

from __future__ import annotations

from typing import Any

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.text.scenario import STAGE
from oneiros.kernel.dice import Dice
from tests.games.dreamscape import invented


def started(**setup: object) -> Dreamscape:
    """Begin a game at its first marker."""
    return DREAMSCAPE.start(DREAMSCAPE.check(setup))


def laid_out(**fields: Any) -> Dreamscape:  # noqa: ANN401 - as sheets are written
    """Lay out a position as scenarios do."""
    return STAGE.lay_out(fields, "test").state


def play_to(table: Dreamscape, question: int, dice: Dice) -> None:
    """Answer at random until something is asked."""
    while table.question != question:
        table.apply(invented.answer(table, dice))


def say(table: Dreamscape, *texts: str) -> None:
    """Answer for the player who is asked, in notation."""
    for text in texts:
        table.apply(DREAMSCAPE.read(table, text))
