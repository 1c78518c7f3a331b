"""Golden games of Dreamblade.

`python -m tests.games.dreamblade.playthrough` writes the files again; the test compares them.
"""

from __future__ import annotations

from pathlib import Path

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.names import seat_name
from oneiros.kernel.dice import Dice
from oneiros.words import Words
from oneiros.words.dreamblade import log
from tests.playthrough import told

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
    table, words = DREAMBLADE.start(DREAMBLADE.check(setup)), Words("en")
    lines = told(
        DREAMBLADE,
        table,
        Dice(seed),
        lambda asked, dice: dice.choose(asked),
        lambda _, fact: log(words, table.roster, fact),
    )
    won = f"# won by {seat_name(table.winner()) or 'nobody'} after {table.turn} turns"
    return "\n".join([f"# Dreamblade: {name}", *lines, won, ""])


if __name__ == "__main__":
    for one in GAMES:
        (HOME / f"{one}.txt").write_text(text_of(one), "utf-8")
