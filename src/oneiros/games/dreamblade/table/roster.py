"""The miniatures of one match, laid out in flat lists and sets so that rules read them at once.

A miniature is a number: 0 to 15 are player A's, 16 to 31 player B's. A set of miniatures is an int.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.vocabulary import (
    ALWAYS,
    ASPECT_COUNT,
    ASPECTS,
    BLADE,
    DEFENSE,
    DOUBLE_MULTIBLADE,
    LIFE,
    MOST_KEYWORDS,
    POWER,
    SPAWN,
    UNIQUE,
)
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.warbands.miniature import Miniature

MOST_MINIATURES: Final = 16
SLOTS: Final = 4
EVERYONE: Final = 0xFFFFFFFF
SIDE: Final[list[int]] = [0x0000FFFF, 0xFFFF0000]
NO_ABILITY: Final = -1


class Roster:
    """Two warbands side by side; nothing here changes during a match."""

    def __init__(self, warbands: tuple[list[Miniature], list[Miniature]]) -> None:
        """Number the miniatures of both warbands in the order given."""
        self.miniatures: dict[int, Miniature] = {}
        for player in (0, 1):
            for index, miniature in enumerate(warbands[player]):
                self.miniatures[player * MOST_MINIATURES + index] = miniature
        self.everyone: i64 = 0
        self.creatures: i64 = 0
        self.cost: list[int] = [0] * 32
        self.power: list[int] = [0] * 32
        self.defense: list[int] = [1] * 32
        self.life: list[int] = [1] * 32
        # The number of symbols of each aspect, four to a miniature.
        self.symbols: list[int] = [0] * (32 * ASPECT_COUNT)
        self.of_aspect: list[int] = [0] * len(ASPECTS)
        # An ability has its entry at miniature * SLOTS + slot.
        self.keyword: list[int] = [NO_ABILITY] * (32 * SLOTS)
        self.number: list[int] = [0] * (32 * SLOTS)
        self.when: list[int] = [ALWAYS] * (32 * SLOTS)
        self.price: list[int] = [0] * (32 * SLOTS)
        self.score: list[int] = [0] * (32 * SLOTS)
        self.kinds: list[int] = [EVERYONE] * (32 * SLOTS)
        self.enemies_only: list[int] = [0] * (32 * SLOTS)
        self.self_only: list[int] = [0] * (32 * SLOTS)
        # Who has a keyword at all times, only while scoring, or in any way.
        self.always: list[int] = [0] * MOST_KEYWORDS
        self.scoring: list[int] = [0] * MOST_KEYWORDS
        self.having: list[int] = [0] * MOST_KEYWORDS
        self.with_blades: i64 = 0
        self.with_spawn_abilities: i64 = 0
        # Copies of one name are numbered through both warbands, A's first.
        self.labels: list[str] = [""] * 32
        copies: dict[str, int] = {}
        for index, miniature in self.miniatures.items():
            copies[miniature.name] = copies.get(miniature.name, 0) + 1
            self.labels[index] = f"{miniature.name}#{copies[miniature.name]}"
            self._enlist(index, miniature)
        # People leave the number out where there is only one of a name.
        self.called: list[str] = [""] * 32
        for index, miniature in self.miniatures.items():
            alone = copies[miniature.name] == 1
            self.called[index] = miniature.name if alone else self.labels[index]
        for index, miniature in self.miniatures.items():
            for slot, ability in enumerate(miniature.abilities):
                entry = index * SLOTS + slot
                self.kinds[entry] = self._kind(ability.aspect, ability.lineage, ability.name)
                if ability.keyword.code == UNIQUE:
                    self.kinds[entry] = self._same_unique(ability.name)
        self.touching_power: i64 = self._touching(POWER)
        self.touching_defense: i64 = self._touching(DEFENSE)
        self.touching_life: i64 = self._touching(LIFE)
        self.touching: i64 = self._touching(POWER | DEFENSE | LIFE)
        self.hellbred: i64 = self._kind("", "Hellbred", "")

    def __reduce__(self) -> tuple[type[Roster], tuple[tuple[list[Miniature], list[Miniature]]]]:
        """Pickle the two warbands, from which the rest follows."""
        sides: tuple[list[Miniature], list[Miniature]] = ([], [])
        for index, miniature in self.miniatures.items():
            sides[index // MOST_MINIATURES].append(miniature)
        return Roster, (sides,)

    def _enlist(self, index: int, miniature: Miniature) -> None:
        bit = BIT[index]
        self.everyone |= bit
        if not miniature.location:
            self.creatures |= bit
        self.cost[index] = miniature.cost
        self.power[index] = miniature.power
        self.defense[index] = miniature.defense
        self.life[index] = miniature.life
        for aspect in miniature.aspects:
            number = ASPECTS.index(aspect)
            self.symbols[index * ASPECT_COUNT + number] += 1
            self.of_aspect[number] |= bit
        for slot, ability in enumerate(miniature.abilities):
            entry, code = index * SLOTS + slot, ability.keyword.code
            self.keyword[entry] = code
            self.number[entry] = ability.number
            self.when[entry] = ability.when
            self.price[entry] = ability.price
            self.score[entry] = 1 if ability.score else 0
            self.enemies_only[entry] = 1 if ability.enemies else 0
            self.self_only[entry] = 1 if ability.self_only else 0
            self.having[code] |= bit
            if ability.when == ALWAYS and ability.score:
                self.scoring[code] |= bit
            elif ability.when == ALWAYS:
                self.always[code] |= bit
            elif ability.when == SPAWN:
                self.with_spawn_abilities |= bit
            elif BLADE <= ability.when <= DOUBLE_MULTIBLADE:
                self.with_blades |= bit

    def _kind(self, aspect: str, lineage: str, name: str) -> int:
        """10.10: an aspect, a lineage or a name says whom an ability touches."""
        found = 0
        for index, miniature in self.miniatures.items():
            if aspect and aspect not in miniature.aspects:
                continue
            if lineage and lineage != miniature.lineage:
                continue
            if name and name != miniature.name:
                continue
            found |= BIT[index]
        return found

    def _same_unique(self, name: str) -> int:
        found = 0
        for index, miniature in self.miniatures.items():
            if any(a.keyword.code == UNIQUE and a.name == name for a in miniature.abilities):
                found |= BIT[index]
        return found

    def _touching(self, value: int) -> int:
        """Give those that have an ability which modifies a value."""
        found = 0
        for index, miniature in self.miniatures.items():
            if any(ability.keyword.touches & value for ability in miniature.abilities):
                found |= BIT[index]
        return found
