"""Names of things in sentences: abilities, miniatures, seats, places and dice."""

from __future__ import annotations

from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table.board import CELLS, cell_name
from oneiros.games.dreamblade.table.names import SEATS, ZONE_NAMES
from oneiros.games.dreamblade.table.roster import Roster
from oneiros.games.dreamblade.vocabulary import FACES
from oneiros.kernel.bits import numbers
from oneiros.words.bundle import Words
from oneiros.words.refusals import NOTHING


def key_of(name: str) -> str:
    """Give the part of a key that stands for a name of the rules, such as hells-fury."""
    return name.lower().replace("'", "").replace(" ", "-")


def ability_name(words: Words, keyword: int) -> str:
    """Name an ability; what is no ability has an empty name."""
    return words.say(f"ability-{key_of(KEYWORDS[keyword].name)}-name") if keyword >= 0 else ""


def seat_name(seat: int) -> str:
    """Name a seat; chance and nobody have none."""
    return SEATS[seat] if seat >= 0 else NOTHING


def place_name(words: Words, place: int) -> str:
    """Name a cell or a zone."""
    return cell_name(place) if place < CELLS else words.say(ZONE_NAMES[place - CELLS])


def group_name(roster: Roster, group: int) -> str:
    """List the miniatures of a set."""
    return ", ".join(roster.labels[one] for one in numbers(group))


def dice_names(words: Words, counts: list[int]) -> str:
    """List the faces of dice, given how many there are of each."""
    faces = [words.say("face", face=face) for face in FACES]
    return ", ".join(face for face, count in zip(faces, counts, strict=True) for _ in range(count))


def signed(number: int) -> str:
    """Write a number with its sign, the minus as typographers draw it."""
    return f"{number:+d}".replace("-", "−")
