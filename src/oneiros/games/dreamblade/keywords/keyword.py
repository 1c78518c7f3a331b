"""What a keyword is: what a miniature's text may say with it, and how it is carried out (10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import procedures
from oneiros.games.dreamblade.keywords.kinds.destination import Destination
from oneiros.games.dreamblade.keywords.kinds.target import Target
from oneiros.games.dreamblade.vocabulary import (
    ALWAYS,
    BLADE,
    COMES_INTO_PLAY,
    DOUBLE_BLADE,
    DOUBLE_MULTIBLADE,
    MULTIBLADE,
    SPAWN,
)
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.condition import Condition
    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table

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

LARGEST: Final = 20
"""The largest number that may be printed with a keyword."""

NOBODY: Final = Target()
NOWHERE: Final = Destination()


class Keyword:
    """One entry of rule 11; its module says what it does by overriding these verbs."""

    def __init__(
        self,
        name: str,
        activations: tuple[int, ...],
        *,
        number: int = UNNUMBERED,
        most: int = LARGEST,
        words: int = NO_WORDS,
        creatures_only: bool = False,
        scorable: bool = True,
        target: Target = NOBODY,
        to: Destination = NOWHERE,
        optional: bool = False,
        placeless: bool = False,
        touches: int = 0,
        aimed: bool = False,
        aftermath: bool = False,
        drawback: bool = False,
        for_friends: bool = False,
    ) -> None:
        """Describe a keyword.

        `scorable` says that a score condition makes sense before it, `optional` that it may be
        declined after activation (10.3), `placeless` that it happens though its source has left,
        because it needs no position (10.6), `touches` which values it modifies (10.8), `aimed`
        that what triggers it is its target, and `aftermath` that it is due at the end of a combat
        (7.10). The builder of warbands asks whether it is a `drawback`, and whether its
        words narrow which of your own miniatures gain by it.
        """
        self.code: i64 = NONE
        self.name = name
        self.activations = activations
        self.number = number
        self.most = most
        self.words = words
        self.creatures_only = creatures_only
        self.scorable = scorable
        self.target = target
        self.to = to
        self.optional = optional
        self.placeless = placeless
        self.touches = touches
        self.aimed = aimed
        self.aftermath = aftermath
        self.drawback = drawback
        self.for_friends = for_friends

    def __reduce__(self) -> tuple[Callable[[int], Keyword], tuple[int]]:
        """Pickle the number: there is one of each keyword."""
        # The index imports every keyword.
        from oneiros.games.dreamblade.keywords.index import numbered  # noqa: PLC0415

        return numbered, (self.code,)

    def proceed(self, table: Table, use: Use) -> None:
        """Carry it out until somebody must choose; without a choice that is all of it."""
        table.done()
        self.resolve(table, use)

    def resolve(self, table: Table, use: Use) -> None:
        """Do what it does without a choice."""
        raise NotImplementedError

    def answer(self, table: Table, use: Use, option: i64) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def take_effect(self, table: Table, use: Use, target: i64) -> None:
        """Carry it out once it was triggered and its turn has come (10.6)."""
        table.call(procedures.EFFECT, use.user, use.entry, use.number)

    def deed(self) -> i64:
        """Give the deed that answers its question; one that offers no choice has none."""
        return NONE

    def unmet(self, table: Table, use: Use, option: i64) -> Condition | None:
        """Give what an answer to its question lacks."""
        return None
