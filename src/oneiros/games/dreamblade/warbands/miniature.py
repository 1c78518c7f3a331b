"""A miniature as printed (rule 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oneiros.games.dreamblade.warbands.ability import Ability


class Miniature:
    """2.1: a creature or a location with its name, cost, aspects and abilities."""

    def __init__(
        self,
        name: str,
        *,
        cost: int,
        aspects: list[str],
        location: bool = False,
        lineage: str = "",
        power: int = 0,
        defense: int = 1,
        life: int = 1,
        abilities: list[Ability] | None = None,
        set_name: str = "",
        number: int = 0,
        rarity: str = "",
    ) -> None:
        """Hold what is printed; a location has no power, defense or life."""
        self.name = name
        self.cost = cost
        self.aspects = aspects
        self.location = location
        self.lineage = lineage
        self.power = power
        self.defense = defense
        self.life = life
        self.abilities: list[Ability] = [] if abilities is None else abilities
        self.texts: list[str] = [ability.text() for ability in self.abilities]
        self.set_name = set_name
        self.number = number
        self.rarity = rarity

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        """Begin an unpickled miniature with what it cannot be without; its fields follow."""
        return (self.name,), {"cost": self.cost, "aspects": self.aspects}
