"""The attack dice on the table and the damage of a combat, followed through the facts."""

from __future__ import annotations

from oneiros.games.dreamblade.table import facts as kinds
from oneiros.games.dreamblade.vocabulary import FACES
from oneiros.kernel.fact import Fact
from oneiros.words.bundle import Words

_HURTS = (kinds.DAMAGED, kinds.DAMAGE_HELD, kinds.DAMAGE_LOST)


class Rolls:
    """What lies on the table now: rerolled dice stay together with those that were kept."""

    def __init__(self) -> None:
        """Begin with an empty table."""
        self.dice = [0] * len(FACES)
        self.harmless = False

    def copy(self) -> Rolls:
        """Give the same dice on another table."""
        twin = Rolls()
        twin.dice, twin.harmless = self.dice[:], self.harmless
        return twin

    def follow(self, fact: Fact) -> None:
        """Take note of one fact."""
        if fact.kind == kinds.ROLL_BEGAN:
            self.dice = [0] * len(FACES)
        elif fact.kind == kinds.FACE_ROLLED:
            self.dice[fact.about[0]] += 1
        elif fact.kind == kinds.DICE_TAKEN_UP:
            self.dice = [now - up for now, up in zip(self.dice, fact.about, strict=True)]
        elif fact.kind == kinds.STRUCK:
            self.harmless = True
        elif fact.kind in _HURTS:
            self.harmless = False

    def line(self, words: Words, rule: str) -> str:
        """Say what all dice show, in one order, and what that amounts to."""
        faces = [words.say("face", face=face) for face in FACES]
        shown = [face for face, count in zip(faces, self.dice, strict=True) for _ in range(count)]
        _, ones, twos, threes, blades = self.dice
        damage = ones + 2 * twos + 3 * threes
        return words.say("log-roll", dice=", ".join(shown), damage=damage, blades=blades, rule=rule)
