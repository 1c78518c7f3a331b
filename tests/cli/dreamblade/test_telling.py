"""What happened, briefly: the dice of initiative stand in one line, ties and all."""

from __future__ import annotations

from oneiros.cli.dreamblade.telling import brief
from oneiros.cli.terminal import Told
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.words import Words


def test_4_4_rerolled_initiative_dice_are_all_shown() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    table.facts = []
    for number in (1, 4, 4, 5, 2):
        table.apply(table.options[number - 1])
    lines = brief(Words("en"), table.roster, Told(table.facts))
    assert "Initiative dice: A 1, B 4, A 4, A 5, B 2." in lines
