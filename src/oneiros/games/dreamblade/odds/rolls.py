"""Every way in which some attack dice may fall, with its chance (7.3).

What follows a roll depends on its numbers and blades alone, so a class of rolls has one
representative; where dice may be rerolled, every set of faces is a class of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.combat import roll
from oneiros.games.dreamblade.vocabulary import BLADE_FACE, FACE_WEIGHTS

if TYPE_CHECKING:
    from mypy_extensions import i64

_FACES: Final = 5
_BLADES: Final = 64
"""More than the blades of any roll: a class is a sum and blades in one number."""


class Roll:
    """So many dice of each face, and how likely they are."""

    def __init__(self, faces: list[int], chance: float) -> None:
        """Note what lies on the table."""
        self.faces = faces
        self.chance = chance


_ALL: Final[dict[int, list[Roll]]] = {}
_CLASSES: Final[dict[int, list[Roll]]] = {}


def class_of(faces: list[int], *, blades: bool) -> i64:
    """Give the number of a class: the damage rolled, and the blades where they count."""
    return roll.damage_of(faces) * _BLADES + (faces[BLADE_FACE] if blades else 0)


def every(dice: i64) -> list[Roll]:
    """List every set of faces that so many dice may show."""
    found = _ALL.get(dice)
    if found is None:
        found = _every(dice)
        _ALL[dice] = found
    return found


def classes(dice: i64, *, blades: bool) -> list[Roll]:
    """List one representative of each class, with the chance of the class."""
    number: i64 = dice * 2 + (1 if blades else 0)
    found = _CLASSES.get(number)
    if found is None:
        found = _gathered(dice, blades=blades)
        _CLASSES[number] = found
    return found


def _every(dice: i64) -> list[Roll]:
    """Share the dice out face by face: what is left shows the last one."""
    total = float(sum(FACE_WEIGHTS))
    shared: list[Roll] = [Roll([], 1.0)]
    for face in range(_FACES):
        chance = FACE_WEIGHTS[face] / total
        longer: list[Roll] = []
        for start in shared:
            left: i64 = dice - sum(start.faces)
            fewest = left if face == _FACES - 1 else 0
            for taken in range(fewest, left + 1):
                ways = _ways(left, taken) * chance**taken
                longer.append(Roll([*start.faces, taken], start.chance * ways))
        shared = longer
    return shared


def _ways(dice: i64, taken: int) -> float:
    """In how many ways some of the dice can be picked."""
    found = 1.0
    for at in range(taken):
        left: i64 = dice - at
        found = found * float(left) / float(at + 1)
    return found


def _gathered(dice: i64, *, blades: bool) -> list[Roll]:
    found: dict[int, Roll] = {}
    for one in every(dice):
        number = class_of(one.faces, blades=blades)
        known = found.get(number)
        if known is None:
            found[number] = Roll(one.faces, one.chance)
        else:
            known.chance += one.chance
    return list(found.values())
