"""Dreamcards as they are printed: found by words, in a row of a table, in full, and as data."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from typing import Final

from oneiros.games.dreamscape.cards import catalogue, difficulty
from oneiros.games.dreamscape.cards.card import Card
from oneiros.games.dreamscape.cards.difficulty import Measure
from oneiros.games.dreamscape.cards.structure import Structure
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import GRASS, KINDS, LEVELS, MOVEMENT, POWERS
from oneiros.kernel.errors import BadData
from oneiros.words import Words
from oneiros.words.dreamscape import card_name
from oneiros.words.folding import fold

SHOWN: Final = range(GRASS, MOVEMENT)
"""The kinds of shards on our cards."""
COLUMNS: Final = (
    "name",
    "level",
    "points",
    "power",
    *(KINDS[kind] for kind in SHOWN),
    "trees",
    "shards",
    "whites",
    "turns",
    "difficulty",
)


def called(words: Words, card: Card) -> str:
    """Give a card's name."""
    return card_name(words, card)


@cache
def measured(card: Card) -> Measure:
    """Measure how hard a card is, once."""
    return difficulty.measure(card.structure)


def needed(card: Card) -> list[int]:
    """Count the shards of each kind that a card needs, with a grass shard for each tree."""
    counted = card.structure.counted()
    counted[GRASS] += len(card.structure.trees)
    return counted


def search(words: Words, sought: str, level: int = 0) -> list[Card]:
    """Find the card of a name, or all that mention a text; refuse what none mentions."""
    shelf = [card for card in catalogue.load() if level in {0, card.level}]
    wanted = fold(sought)
    known = {fold(name): name for card in shelf for name in (card.name, called(words, card))}
    named = [card for card in shelf if wanted in {fold(card.name), fold(called(words, card))}]
    found = named or [card for card in shelf if wanted in _mentioned(words, card)]
    if found:
        return found
    near = [known[one] for one in get_close_matches(wanted, known, 3)]
    if near:
        raise BadData("cards-near", came=sought, near=", ".join(near))
    raise BadData("cards-unknown", came=sought)


def row(words: Words, card: Card) -> list[str]:
    """Give the columns of one card; grass counts without that for trees."""
    counted, measure = card.structure.counted(), measured(card)
    return [
        called(words, card),
        LEVELS[card.level],
        str(card.points),
        words.say(f"power-{POWERS[card.power]}-short"),
        *(str(counted[kind]) for kind in SHOWN),
        str(len(card.structure.trees)),
        str(measure.shards),
        str(measure.whites),
        str(measure.turns),
        str(measure.difficulty()),
    ]


def in_full(words: Words, card: Card, *, plain: bool) -> list[str]:
    """Say everything about one card, with its structure as a picture of letters."""
    measure = measured(card)
    level = words.say("level", level=LEVELS[card.level])
    points = words.say("cards-points", points=card.points)
    power = words.say(f"power-{POWERS[card.power]}")
    return [
        words.say("cards-heading", name=called(words, card), level=level, points=points),
        words.say("cards-power", power=power, text=words.say(f"power-{POWERS[card.power]}-text")),
        "",
        *(f"  {line}" for line in elevation(card.structure, plain=plain)),
        "",
        words.say("cards-picture-meaning"),
        words.say(
            "cards-measured",
            shards=measure.shards,
            whites=measure.whites,
            turns=measure.turns,
            difficulty=measure.difficulty(),
        ),
    ]


def elevation(structure: Structure, *, plain: bool) -> list[str]:
    """Draw each row of stacks from the side, the farthest row first, each stack on its slot."""
    base, gap = ("---" if plain else "───"), "   "
    lines: list[str] = []
    for row in reversed(range(structure.height())):
        stacks = [""] * structure.width()
        for x, y, stack in structure.stacks:
            if y == row:
                stacks[x] = shards.written(stack)
                stacks[x] += "*" if (x, y) in structure.trees else ""
                stacks[x] += "@" if (x, y) == structure.dreamer else ""
        for level in reversed(range(max(map(len, stacks)))):
            letters = [one[level] if level < len(one) else " " for one in stacks]
            lines.append(" ".join(f" {letter} " for letter in letters).rstrip())
        lines.append(" ".join(base if one else gap for one in stacks).rstrip())
    return lines


def as_data(card: Card) -> dict[str, object]:
    """Give a card as plain data, in the words of the files of cards, with its measures."""
    measure = measured(card)
    return {
        "name": card.name,
        "level": card.level,
        "points": card.points,
        "power": POWERS[card.power],
        "structure": card.structure.picture(),
        "shards": measure.shards,
        "whites": measure.whites,
        "turns": measure.turns,
        "difficulty": measure.difficulty(),
    }


def _mentioned(words: Words, card: Card) -> str:
    """Everything by which a card can be found, in English and in the language spoken."""
    power = POWERS[card.power]
    said = [card.name, called(words, card), power, words.say(f"power-{power}")]
    said += [KINDS[kind] for kind in SHOWN if card.structure.counted()[kind]]
    said += [words.say(f"shard-{KINDS[kind]}") for kind in SHOWN if card.structure.counted()[kind]]
    return "\n".join(map(fold, said))
