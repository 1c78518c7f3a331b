"""Dice that may be rerolled (7.4): the best of every set of faces, and what rerolls may make of it.

Once nobody may reroll any more, numbers and blades alone count again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.combat import roll
from oneiros.games.dreamblade.keywords import fortunate
from oneiros.games.dreamblade.odds import rolls
from oneiros.games.dreamblade.odds.outlook import Outlook
from oneiros.games.dreamblade.odds.rolls import Roll

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.flow import Dreamblade
    from oneiros.games.dreamblade.odds.search import Search

Kept = tuple[int, ...]


class Rerolling:
    """One roll with its rerolls; each of those says how many dice it may take up."""

    def __init__(
        self, search: Search, before: Dreamblade, thrown: Dreamblade, *, blades: bool
    ) -> None:
        """Ask which rerolls there are of a table after some roll."""
        self.search = search
        self.before = before
        self.blades = blades
        self.sign = search.sign(thrown.seat)
        entries = fortunate.ready(thrown, roll.attackers(thrown))
        self.rerolls: Kept = tuple(sorted([thrown.roster.number[entry] for entry in entries]))
        self.final: dict[int, Outlook] = {}
        self.found: dict[tuple[Kept, Kept], Outlook] = {}
        self.hoped: dict[tuple[Kept, Kept, int], Outlook] = {}

    def look(self, dice: i64) -> Outlook:
        """Tell what may come of so many dice."""
        found = self.search.stakes.nothing()
        for one in rolls.every(dice):
            found.add(self.best(one.faces, self.rerolls), one.chance)
        return found

    def best(self, faces: list[int], rerolls: Kept) -> Outlook:
        """Keep the dice, or make the best reroll of those that are left."""
        if not rerolls:
            return self._kept(faces)
        key = (tuple(faces), rerolls)
        best = self.found.get(key)
        if best is None:
            best = self._kept(faces)
            self.search.spend(2)
            for taken, left in self._choices(faces, rerolls):
                hope = self._hope([faces[at] - taken[at] for at in range(5)], left, sum(taken))
                if self.sign * hope.value > self.sign * best.value:
                    best = hope
            self.found[key] = best
        return best

    def choice(self, faces: list[int], rerolls: Kept) -> tuple[int, list[int]]:
        """Say which reroll is best, by its number, and which dice it takes up; 0 to keep all."""
        highest = self.sign * self._kept(faces).value
        found: tuple[int, list[int]] = (0, [])
        for taken, left in self._choices(faces, rerolls):
            hope = self._hope([faces[at] - taken[at] for at in range(5)], left, sum(taken))
            if self.sign * hope.value > highest:
                highest = self.sign * hope.value
                found = (sum(rerolls) - sum(left), taken)
        return found

    def _choices(self, faces: list[int], rerolls: Kept) -> list[tuple[list[int], Kept]]:
        """List which dice may be taken up, each with the rerolls that are left then."""
        found: list[tuple[list[int], Kept]] = []
        for at, most in enumerate(rerolls):
            if at == 0 or most != rerolls[at - 1]:
                left = rerolls[:at] + rerolls[at + 1 :]
                found += [(taken, left) for taken in fortunate.choices(faces, most)]
        return found

    def _hope(self, kept: list[int], rerolls: Kept, dice: i64) -> Outlook:
        """Tell what may come of rolling some dice again beside those that are kept."""
        lying: Kept = tuple(kept) if rerolls else (rolls.class_of(kept, blades=self.blades),)
        key = (lying, rerolls, dice)
        found = self.hoped.get(key)
        if found is None:
            self.search.spend(1 + dice)
            found = self.search.stakes.nothing()
            for one in (
                rolls.classes(dice, blades=self.blades) if not rerolls else rolls.every(dice)
            ):
                faces = [kept[at] + one.faces[at] for at in range(5)]
                found.add(self.best(faces, rerolls), one.chance)
            self.hoped[key] = found
        return found

    def _kept(self, faces: list[int]) -> Outlook:
        """Tell what may come of dice that stay as they lie."""
        number = rolls.class_of(faces, blades=self.blades)
        found = self.final.get(number)
        if found is None:
            found = self.search.thrown(self.before, Roll(faces, 1.0), keep=True)
            self.final[number] = found
        return found
