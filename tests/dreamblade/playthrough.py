"""Whole games as text that a rules expert can read: every question, every answer, what happened.

`python -m tests.dreamblade.playthrough` writes the files anew; the test compares them.
"""

from __future__ import annotations

from pathlib import Path

from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.view import seat_name
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.words import Words
from oneiros.words.dreamblade import log

HOME = Path(__file__).with_name("playthroughs")
_MENAGERIE_A = (
    *("Spellbound Scissors", "Jack-in-the-Box", "Blind Spikemauler", "Sir Glorious", "Mirrorman"),
    *("Horrid Poltergeist", "Carrion Spiker", "Inspired Samurai", "Faceless Stalker"),
    *("Screambent Lunatic", "Dreadmorph Ogre", "Pearlthorn Castle"),
)
_MENAGERIE_B = (
    *("Night Queen", "Axemorph Demon", "Iron Thug", "Windborne Blademaster", "Saint of Roses"),
    *("Eagle-feather Warrior", "Twilight Scout", "Loyal Scragglemaw", "Noble Dragon"),
    *("Savannah Dreamhunter", "Runetagged Brawler", "Horrid Poltergeist"),
)
GAMES: dict[str, tuple[dict[str, object], int]] = {
    "sample": ({}, 11),
    "menagerie": ({"warbands": [list(_MENAGERIE_A), list(_MENAGERIE_B)]}, 5),
    "tournament": (
        {
            "warbands": [list(_MENAGERIE_B), "sample"],
            "format": {"reroll_ones": True, "turn_limit": 6},
        },
        23,
    ),
}


def text_of(name: str) -> str:
    """Play a game with its dice and write it down."""
    setup, seed = GAMES[name]
    table = DREAMBLADE.start(DREAMBLADE.check(setup))
    table.facts = []
    dice, words = Dice(seed), Words("en")
    lines = [f"# Dreamblade: {name}"]
    while table.seat != NOBODY:
        lines += _step(table, dice, words)
    winner = seat_name(table.winner())
    return "\n".join([*lines, f"# won by {winner or 'nobody'} after {table.turn} turns", ""])


def _step(table: Dreamblade, dice: Dice, words: Words) -> list[str]:
    option = dice.choose(table)
    answer = DREAMBLADE.write(table, option)
    asked = f"{seat_name(table.seat)}, {DREAMBLADE.question(table)}"
    choices = "" if table.seat == CHANCE else f" (1 of {len(table.options)})"
    assert table.facts is not None
    table.facts.clear()
    table.apply(option)
    told = [log(words, table.roster, fact) for fact in table.facts]
    return [f"{asked}{choices}: {answer}", *(f"    {line}" for line in told if line)]


if __name__ == "__main__":
    for one in GAMES:
        (HOME / f"{one}.txt").write_text(text_of(one), "utf-8")
