"""An ability as printed on a miniature, read from and written as text (rule 10)."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

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
from oneiros.games.dreamblade.vocabulary import (
    ACTIVATIONS,
    ALWAYS,
    ASPECTS,
    LINEAGES,
    SPAWN,
)
from oneiros.kernel.errors import BadData

CHOSEN: Final = -1000
"""The number of an ability whose X the controller chooses with the price (10.11)."""

_NAMES: Final = sorted(KEYWORDS, key=lambda keyword: -len(keyword.name))
_NUMBER: Final = re.compile(r"(?:^|\s)(X|[+-]?\d{1,3})$")
_NARROWING: Final = (*ASPECTS, *LINEAGES, "Enemies", "Self")


class Ability:
    """One ability: when it works, what it does, how much, and whom it touches."""

    def __init__(
        self,
        keyword: Keyword,
        *,
        when: int = ALWAYS,
        price: int = 0,
        score: bool = False,
        number: int = 0,
        aspect: str = "",
        lineage: str = "",
        enemies: bool = False,
        self_only: bool = False,
        name: str = "",
    ) -> None:
        """Hold what was printed; `name` narrows to a miniature or is a Unique's own name."""
        self.keyword = keyword
        self.when = when
        self.price = price
        self.score = score
        self.number = number
        self.aspect = aspect
        self.lineage = lineage
        self.enemies = enemies
        self.self_only = self_only
        self.name = name

    def __getnewargs__(self) -> tuple[Keyword]:
        """Begin an unpickled ability with its keyword; its fields follow."""
        return (self.keyword,)

    def words(self) -> str:
        """Write the words that narrow the ability (10.10)."""
        said = [self.aspect, self.lineage, "Enemies" if self.enemies else "", self.name]
        return " ".join(word for word in [*said, "Self" if self.self_only else ""] if word)

    def amount(self) -> str:
        """Write the number as it is printed: 2, +2, -1 or X."""
        if self.keyword.number == UNNUMBERED:
            return ""
        if self.number == CHOSEN:
            return "X"
        return f"{self.number:+d}" if self.keyword.number == SIGNED else str(self.number)

    def activation(self) -> str:
        """Write what must stand before the colon, if anything."""
        said = ["score"] if self.score else []
        if self.when == SPAWN:
            said.append("spawn X" if self.price == CHOSEN else f"spawn {self.price}")
        elif self.when != ALWAYS:
            said.append(ACTIVATIONS[self.when])
        return ", ".join(said)

    def text(self) -> str:
        """Write the whole ability in the form that `read` accepts."""
        said = " ".join(part for part in (self.keyword.name, self.words(), self.amount()) if part)
        return f"{self.activation()}: {said}" if self.activation() else said


def read(text: str, *, location: bool, names: Collection[str] = ()) -> Ability:
    """Read an ability such as `score, spawn 1: Skirmish Janus`, or refuse it saying why.

    Of the names of miniatures those need be known that hold an aspect, a lineage or the like.
    """
    before, colon, after = text.rpartition(":")
    ability = _read_keyword(after.strip(), text, names)
    if colon:
        _read_activations(before, ability, text)
    _check(ability, text, location=location)
    return ability


def _read_keyword(said: str, text: str, names: Collection[str]) -> Ability:
    for keyword in _NAMES:
        if said == keyword.name or said.startswith(keyword.name + " "):
            return _read_words(keyword, said[len(keyword.name) :].strip(), text, names)
    raise BadData("ability-unknown", text=text, came=said)


def _read_words(keyword: Keyword, rest: str, text: str, names: Collection[str]) -> Ability:
    ability = Ability(keyword)
    if keyword.number != UNNUMBERED:
        found = _NUMBER.search(rest)
        if found is None:
            raise BadData("ability-needs-number", text=text, keyword=keyword.name)
        ability.number = CHOSEN if found[1] == "X" else int(found[1])
        rest = rest[: found.start()].strip()
    if keyword.words == OWN_NAME:
        ability.name = rest
        return ability
    words = rest.split()
    begin, end = _name_among(words, names)
    ability.name = " ".join(words[begin:end])
    unknown: list[str] = []
    for word in [*words[:begin], *words[end:]]:
        if word in ASPECTS and not ability.aspect:
            ability.aspect = word
        elif word in LINEAGES and not ability.lineage:
            ability.lineage = word
        elif word == "Enemies" and not ability.enemies:
            ability.enemies = True
        elif word == "Self" and not ability.self_only:
            ability.self_only = True
        else:
            unknown.append(word)
    if unknown:
        ability.name = " ".join(unknown)
        if not rest.endswith(ability.name) and not rest.startswith(ability.name):
            raise BadData("ability-words", text=text, keyword=keyword.name, came=rest)
    return ability


def _name_among(words: list[str], names: Collection[str]) -> tuple[int, int]:
    """Find the longest name of a miniature that leaves only words which narrow by themselves."""
    longest = max((name.count(" ") + 1 for name in names), default=0)
    for length in range(min(len(words), longest), 0, -1):
        for begin in range(len(words) - length + 1):
            end = begin + length
            name = " ".join(words[begin:end])
            others = [*words[:begin], *words[end:]]
            if name in names and name not in _NARROWING and set(others) <= set(_NARROWING):
                return begin, end
    return 0, 0


def _read_activations(before: str, ability: Ability, text: str) -> None:
    for part in before.split(","):
        said = " ".join(part.split())
        if said == "score" and not ability.score:
            ability.score = True
        elif ability.when != ALWAYS:
            raise _bad_activation(ability.keyword, text, said)
        elif said == "spawn X":
            ability.when, ability.price = SPAWN, CHOSEN
        elif re.fullmatch(r"spawn \d{1,2}", said):
            ability.when, ability.price = SPAWN, int(said[6:])
        elif said in ACTIVATIONS and said not in ("always", "spawn"):
            ability.when = ACTIVATIONS.index(said)
        else:
            raise _bad_activation(ability.keyword, text, said)


def _bad_activation(keyword: Keyword, text: str, came: str) -> BadData:
    """Refuse an activation, saying which ones the keyword takes."""
    forms = [
        keyword.name if when == ALWAYS else f"{ACTIVATIONS[when]}: {keyword.name}"
        for when in keyword.activations
    ]
    return BadData(
        "ability-activation",
        text=text,
        came=came,
        keyword=keyword.name,
        expected=", ".join(forms).replace("spawn:", "spawn N:"),
        score="yes" if keyword.scorable else "no",
    )


def _check(ability: Ability, text: str, *, location: bool) -> None:
    keyword = ability.keyword
    if ability.when not in keyword.activations or (ability.score and not keyword.scorable):
        # 10.2: a score condition alone before a one-shot ability is refused, too.
        raise _bad_activation(keyword, text, ability.activation() or "none")
    if keyword.creatures_only and location:
        raise BadData("ability-creatures-only", text=text, keyword=keyword.name)
    if ability.number == CHOSEN and ability.price != CHOSEN:
        raise BadData("ability-open-number", text=text)
    if ability.price == CHOSEN and ability.number != CHOSEN:
        raise BadData("ability-open-number", text=text)
    if ability.number != CHOSEN and abs(ability.number) > keyword.most:
        raise BadData("ability-number-range", text=text, most=keyword.most)
    _check_words(ability, text)
    if ability.self_only and location:
        # 10.10: every ability that Self can narrow touches creatures only.
        raise BadData("ability-self-location", text=text, keyword=keyword.name)


def _check_words(ability: Ability, text: str) -> None:
    allowed = ability.keyword.words
    kind = bool(ability.aspect or ability.lineage or ability.name)
    if allowed & OWN_NAME:
        fits = bool(ability.name)
    else:
        fits = (
            not (kind and not allowed & (KINDS | KIND_NEEDED))
            and not (ability.enemies and not allowed & ENEMIES)
            and not (ability.self_only and (kind or ability.enemies or not allowed & SELF))
            and not (allowed & KIND_NEEDED and not kind)
        )
    if not fits:
        raise BadData(
            "ability-words", text=text, keyword=ability.keyword.name, came=ability.words()
        )
