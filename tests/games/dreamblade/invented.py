"""Miniatures and warbands made up at random: every keyword, activation and word turns up."""

from __future__ import annotations

from typing import Any, Final

from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.keywords.keyword import (
    ENEMIES,
    KIND_NEEDED,
    KINDS,
    OWN_NAME,
    SELF,
    SIGNED,
    UNNUMBERED,
    Keyword,
)
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES, SLOTS
from oneiros.games.dreamblade.vocabulary import (
    ACTIVATIONS,
    ALWAYS,
    ASPECTS,
    LINEAGES,
    SPAWN,
    THANATOMANCY,
)
from oneiros.games.dreamblade.warbands import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.games.dreamblade.warbands.warband import MOST_COPIES
from oneiros.kernel.dice import Dice

# Some of the words stand in notation, too, and some names hold keywords and marks.
_FIRST: Final = ("Raised", "Pale", "O'Malley", "Wolf", "Pack", "Sleep-walker", "Night", "Old")
_MIDDLE: Final = ("from", "by", "on", "with", "of", "the", "under", "and")
_LAST: Final = ("Ash", "Dawn", "Stilts", "Chains", "Crit", "All", "King’s Hill", "Glass-eye")
NAMES: Final = len(_FIRST) * len(_MIDDLE) * len(_LAST)
_UNIQUE_NAMES: Final = ("Glorious", "Twins of Rust")
_NUMBERS: Final = (0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, -1, -2, -3, 20, -20)


def _one(dice: Dice, among: tuple[Any, ...]) -> Any:  # noqa: ANN401 - whatever is listed
    return among[dice.below(len(among))]


def _often(dice: Dice, chances: int, out_of: int) -> bool:
    return dice.below(out_of) < chances


def name(index: int) -> str:
    """Make up a name; different below NAMES."""
    rest, last = divmod(index % NAMES, len(_LAST))
    return f"{_FIRST[rest % 8]} {_MIDDLE[rest // 8 % 8]} {_LAST[last]}"


def text(dice: Dice, keyword: Keyword, *, near: int = 0) -> str:
    """Write an ability with a keyword; names that narrow it are those of the 32 from `near` on."""
    when = _one(dice, keyword.activations)
    before = ["score"] if keyword.scorable and _often(dice, 1, 4) else []
    number = str(max(-keyword.most, min(keyword.most, _one(dice, _NUMBERS))))
    if keyword.number == SIGNED and not number.startswith("-"):
        number = f"+{number}"
    if when == SPAWN and keyword.number != UNNUMBERED and _often(dice, 1, 4):
        before.append("spawn X")
        number = "X"
    elif when == SPAWN:
        before.append(f"spawn {dice.below(5)}")
    elif when != ALWAYS:
        before.append(ACTIVATIONS[when])
    said = " ".join(
        part
        for part in (
            keyword.name,
            _words(dice, keyword.words, near),
            number if keyword.number != UNNUMBERED else "",
        )
        if part
    )
    return f"{', '.join(before)}: {said}" if before else said


def _words(dice: Dice, allowed: int, near: int) -> str:
    """Choose words that narrow an ability (10.10)."""
    if allowed & OWN_NAME:
        return str(_one(dice, _UNIQUE_NAMES))
    said: list[str] = []
    if allowed & KIND_NEEDED or (allowed & KINDS and _often(dice, 1, 3)):
        kind = dice.below(5)
        said.extend([str(_one(dice, ASPECTS))] if kind in (0, 1, 4) else [])
        said.extend([str(_one(dice, LINEAGES))] if kind in (2, 4) else [])
        said.extend([name(near + dice.below(2 * MOST_MINIATURES))] if kind == 3 else [])
    if allowed & ENEMIES and _often(dice, 1, 4):
        said.append("Enemies")
    if allowed & SELF and not said and _often(dice, 1, 3):
        said.append("Self")
    return " ".join(said)


def row(dice: Dice, index: int, *, near: int = 0) -> dict[str, Any]:
    """Write a miniature as a row of a file; in a row of them every keyword has its turn."""
    location = _often(dice, 1, 8)
    usable = [one for one in KEYWORDS if not (location and one.creatures_only)]
    first = KEYWORDS[index % len(KEYWORDS)]
    keywords = [first if first in usable else _one(dice, tuple(usable))]
    keywords += [_one(dice, tuple(usable)) for _ in range(dice.below(SLOTS))]
    made: dict[str, Any] = {
        "name": name(index),
        "cost": dice.below(13),
        "aspects": [_one(dice, ASPECTS) for _ in range(1 + dice.below(3))],
        "lineage": _one(dice, ("", *LINEAGES)),
        "kind": "location" if location else "creature",
        "abilities": [text(dice, keyword, near=near) for keyword in keywords],
    }
    if location:
        # Self is refused on a location (10.10); by its name it touches nobody, too.
        texts = [one.replace(" Self", f" {name(index)}") for one in made["abilities"]]
        made["abilities"] = texts
    else:
        counts_graves = any(keyword.code == THANATOMANCY for keyword in keywords)
        made["power"] = "*" if counts_graves and _often(dice, 1, 2) else dice.below(8)
        made["defense"] = 1 + dice.below(12)
        made["life"] = 1 + dice.below(16)
    return made


def miniature(dice: Dice, index: int) -> Miniature:
    """Make up a miniature; its name goes by its index."""
    return catalogue.read_entry(row(dice, index), "invented")


def warband(dice: Dice) -> list[Miniature]:
    """Make up a warband of known and invented miniatures, with up to three copies of one."""
    made = setup(dice)
    rows = {str(one["name"]): one for one in made["miniatures"]}
    return [
        catalogue.read_entry(rows[called], "invented") if called in rows else catalogue.find(called)
        for called in made["warbands"][0]
    ]


def setup(dice: Dice) -> dict[str, Any]:
    """Make up a whole set-up: two warbands, the miniatures invented for it, and the format."""
    near = dice.below(NAMES)
    invented = [row(dice, near + index, near=near) for index in range(2 * MOST_MINIATURES)]
    known = tuple(catalogue.catalogue())
    sides: list[list[str]] = []
    for side in range(2):
        size = MOST_MINIATURES if _often(dice, 3, 4) else 1 + dice.below(MOST_MINIATURES)
        share = dice.below(5)
        names: list[str] = []
        while len(names) < size:
            own = invented[side * MOST_MINIATURES + dice.below(MOST_MINIATURES)]["name"]
            chosen = own if _often(dice, share, 4) else _one(dice, known)
            copies = min(1 + dice.below(2), size - len(names), MOST_COPIES - names.count(chosen))
            names += [chosen] * copies
        sides.append(names)
    rules = {"reroll_ones": _often(dice, 1, 4), "turn_limit": _one(dice, (5, 15, 30, 60))}
    return {"warbands": sides, "miniatures": invented, "format": rules}


def start(seed: int) -> tuple[Dreamblade, Dice]:
    """Begin a game and give the dice it is played with."""
    dice = Dice(seed)
    return DREAMBLADE.start(DREAMBLADE.check(setup(dice))), dice


def answer(table: Dreamblade, dice: Dice) -> int:
    """Answer at random."""
    return dice.choose(table)
