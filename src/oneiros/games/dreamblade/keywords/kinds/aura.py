"""Abilities that work by themselves, or from a blade on until the end of combat (10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.keywords.keyword import (
    BLADES,
    CONTINUOUS,
    KINDS,
    NUMBERED,
    SELF,
    Keyword,
)

if TYPE_CHECKING:
    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Aura(Keyword):
    """`values` and `relentless` look at what a blade has switched on."""

    def resolve(self, table: Table, use: Use) -> None:
        """A blade switches it on for this combat."""
        table.light(use.user, use.entry, self.code)


def on_allies(name: str, value: int, number: int) -> Aura:
    """Lend X of a value to allies local or adjacent; the word Self lends it to the user alone."""
    return Aura(
        name,
        (*CONTINUOUS, *BLADES),
        number=number,
        words=KINDS | SELF,
        touches=value,
        for_friends=True,
    )


def on_local_enemies(name: str, value: int, *, drawback: bool = False) -> Aura:
    """Change a value of local enemies by X; one that serves them is a drawback."""
    return Aura(
        name,
        (*CONTINUOUS, *BLADES),
        number=NUMBERED,
        words=KINDS,
        touches=value,
        drawback=drawback,
    )
