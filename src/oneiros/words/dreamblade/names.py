"""Names of things in sentences: abilities, miniatures, seats, places and dice."""

from __future__ import annotations

from functools import cache, lru_cache

from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table.board import CELLS, cell_name
from oneiros.games.dreamblade.table.names import SEATS, ZONE_NAMES
from oneiros.games.dreamblade.table.roster import Roster
from oneiros.games.dreamblade.vocabulary import FACES
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.kernel.bits import numbers
from oneiros.words.bundle import Words
from oneiros.words.called import Called
from oneiros.words.folding import fold
from oneiros.words.refusals import NOTHING
from oneiros.words.shelf import languages


def key_of(name: str) -> str:
    """Give the part of a key that stands for a name of the rules, such as hells-fury."""
    return name.lower().replace("'", "").replace(" ", "-")


def ability_name(words: Words, keyword: int) -> str:
    """Name an ability; what is no ability has an empty name."""
    return words.say(f"ability-{key_of(KEYWORDS[keyword].name)}-name") if keyword >= 0 else ""


def figure_name(words: Words, name: str) -> str:
    """Name a miniature; one that somebody made up is called the same in every language."""
    key = f"figure-{key_of(name)}"
    return words.say(key) if words.knows(key) else name


@lru_cache(maxsize=4096)
def label_name(words: Words, label: str) -> str:
    """Name one copy of a miniature, such as Mirrorman#2."""
    name, mark, number = label.partition("#")
    return f"{figure_name(words, name)}{mark}{number}"


@cache
def names_of_figures() -> dict[str, list[str]]:
    """Give the names of each miniature in all languages, by the English one."""
    spoken = [Words(language) for language in languages()]
    return {name: [figure_name(one, name) for one in spoken] for name in catalogue()}


@cache
def figures() -> Called:
    """Know the names of all miniatures in all languages."""
    return Called(names_of_figures())


def warband_name(words: Words, name: str) -> str:
    """Name a ready warband; any other has the name that its maker gave it."""
    return words.say(f"web-warband-{name}") if name in ready_warbands() else name


def warband_plan(words: Words, name: str) -> str:
    """Say what a ready warband is called, and how it is played."""
    title, plan = warband_name(words, name), words.say(f"warband-{name}")
    return words.say("warband-titled", title=title, plan=plan)


@cache
def warbands_by_name() -> dict[str, str]:
    """Give the ready warbands by their names in all languages, without marks."""
    spoken = [Words(language) for language in languages()]
    return {fold(warband_name(words, name)): name for words in spoken for name in ready_warbands()}


def seat_name(seat: int) -> str:
    """Name a seat; chance and nobody have none."""
    return SEATS[seat] if seat >= 0 else NOTHING


def place_name(words: Words, place: int) -> str:
    """Name a cell or a zone."""
    return cell_name(place) if place < CELLS else words.say(ZONE_NAMES[place - CELLS])


def group_name(words: Words, roster: Roster, group: int) -> str:
    """List the miniatures of a set."""
    return ", ".join(label_name(words, roster.called[one]) for one in numbers(group))


def dice_names(words: Words, counts: list[int]) -> str:
    """List the faces of dice, given how many there are of each."""
    faces = [words.say("face", face=face) for face in FACES]
    return ", ".join(face for face, count in zip(faces, counts, strict=True) for _ in range(count))


def signed(number: int) -> str:
    """Write a number with its sign, the minus as typographers draw it."""
    return f"{number:+d}".replace("-", "−")
