"""Golden games of Dreamscape.

`python -m tests.games.dreamscape.playthrough` writes the files again; the test compares them.
"""

from __future__ import annotations

from pathlib import Path

from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.kernel.bits import numbers
from oneiros.kernel.dice import Dice
from oneiros.words import Words
from oneiros.words.dreamscape import log
from tests.games.dreamscape import invented
from tests.playthrough import told

HOME = Path(__file__).with_name("playthroughs")
# Cards so easy that even players who answer at random complete some.
_EASY = [
    {"name": name, "level": 1, "points": points, "power": power, "structure": picture}
    for name, points, power, picture in (
        ("Puddle", 2, "muse", ["W@"]),
        ("Pebble", 2, "king", ["R@"]),
        ("Meadow", 2, "golem", ["G@"]),
        ("Clearing", 2, "tower", ["L@"]),
        ("Well", 3, "lake", ["RW@"]),
        ("Garden Path", 4, "harvesters", ["L@ G"]),
    )
]
GAMES: dict[str, tuple[dict[str, object], int]] = {
    "two": ({}, 58),
    "three": ({"players": 3, "cards": _EASY}, 3),
    "four": ({"players": 4, "mirrored": True, "cards": _EASY}, 119),
    "nightmare": ({"players": 3, "nightmare": True, "cards": _EASY}, 113),
    "simultaneous": ({"simultaneous": True, "nightmare": True, "cards": _EASY}, 139),
}


def text_of(name: str) -> str:
    """Play a game with its dice and write it down."""
    setup, seed = GAMES[name]
    table, words = DREAMSCAPE.start(DREAMSCAPE.check(setup)), Words("en")
    lines = told(
        DREAMSCAPE,
        table,
        Dice(seed),
        invented.answer,
        lambda after, fact: log(words, after, fact),
    )
    winners = " and ".join(SEATS[seat] for seat in numbers(table.champions))
    scores = ", ".join(f"{SEATS[seat]} {points}" for seat, points in enumerate(table.score))
    return "\n".join([f"# Dreamscape: {name}", *lines, f"# won by {winners}: {scores}", ""])


if __name__ == "__main__":
    for one in GAMES:
        (HOME / f"{one}.txt").write_text(text_of(one), "utf-8")
