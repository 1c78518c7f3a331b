"""The words of the game as small numbers: kinds of shards, powers, levels."""

from __future__ import annotations

from typing import Final

# 1.1: the kinds of shards, each the octal digit that stands for it in a stack or a row.
GRASS: Final = 1
WATER: Final = 2
ROCK: Final = 3
LAND: Final = 4
MOVEMENT: Final = 5
NIGHTMARE: Final = 6

KINDS: Final = ("", "grass", "water", "rock", "land", "movement", "nightmare")
COLOURS: Final = ("", "green", "blue", "gray", "brown", "white", "red")
LETTERS: Final = ".GWRLMN"

SHARDS: Final = (0, 20, 28, 23, 23, 15, 25)
"""1.1: how many shards of each kind there are; the nightmare shards only in the Nightmare game."""

# 1.3, 7: the powers bear the numbers of their locations.
MUSE: Final = 1
HARVESTERS: Final = 2
TOWER: Final = 3
GOLEM: Final = 4
LAKE: Final = 5
KING: Final = 6

POWERS: Final = ("", "muse", "harvesters", "tower", "golem", "lake", "king")
POWER_RULES: Final = ("", "7.2", "7.4", "7.6", "7.7", "7.5", "7.3")
"""The rule that says what each power does."""
LOCATIONS: Final = 6

LEVELS: Final = ("", "I", "II", "III")
"""1.2: the levels of the dreamcards."""
CYCLES: Final = 6
"""1.2: so many cycles make a game."""
VERSION: Final = 2
"""The version of the rules: games begun by another one cannot go on."""
SEATS: Final = ("A", "B", "C", "D")
