"""What kind of ability a keyword is: its number, activations and narrowing words (rule 10)."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade.vocabulary import (
    ALWAYS,
    BLADE,
    COMES_INTO_PLAY,
    DOUBLE_BLADE,
    DOUBLE_MULTIBLADE,
    MULTIBLADE,
    SPAWN,
)

# How a keyword carries its number.
UNNUMBERED: Final = 0
NUMBERED: Final = 1
SIGNED: Final = 2

# What may stand before it.
CONTINUOUS: Final = (ALWAYS,)
BLADES: Final = (BLADE, MULTIBLADE, DOUBLE_BLADE, DOUBLE_MULTIBLADE)
ONE_SHOT: Final = (*BLADES, SPAWN, COMES_INTO_PLAY)

# Which words may narrow it (10.10): an aspect, lineage or name; Enemies; Self; its own name.
NO_WORDS: Final = 0
KINDS: Final = 1
ENEMIES: Final = 2
SELF: Final = 4
KIND_NEEDED: Final = 8
OWN_NAME: Final = 16


# What carrying it out asks for.
NOTHING: Final = 0
A_MOVE: Final = 1
A_TARGET: Final = 2
AN_ATTACK: Final = 3
AN_AURA: Final = 4


class Keyword:
    """One entry of rule 11 as data: what a miniature's text may say with it."""

    def __init__(
        self,
        code: int,
        name: str,
        activations: tuple[int, ...],
        *,
        number: int = UNNUMBERED,
        words: int = NO_WORDS,
        creatures_only: bool = False,
        scorable: bool = True,
        asks: int = NOTHING,
        optional: bool = False,
        placeless: bool = False,
    ) -> None:
        """Describe a keyword.

        `scorable` says that a score condition makes sense before it, `optional` that it may be
        declined after activation (10.3), and `placeless` that it happens though its source has
        left, because it needs no position (10.6).
        """
        self.code = code
        self.name = name
        self.activations = activations
        self.number = number
        self.words = words
        self.creatures_only = creatures_only
        self.scorable = scorable
        self.asks = asks
        self.optional = optional
        self.placeless = placeless
