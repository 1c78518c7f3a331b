"""The dreamcards as a page of Markdown: a table of all, and what they need of the bag."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.cli.dreamscape.printed import cards
from oneiros.cli.dreamscape.printed.cards import SHOWN, called, measured
from oneiros.games.dreamscape.cards.card import Card
from oneiros.games.dreamscape.vocabulary import KINDS, LEVELS, POWERS, SHARDS
from oneiros.words import Words


def page(words: Words, found: Sequence[Card]) -> str:
    """Write the whole page."""
    return (
        "\n\n".join(
            [
                f"# {words.say('cards-page-title')}",
                words.say("cards-page-about"),
                words.say("cards-page-measures"),
                _list(words, found),
                f"## {words.say('cards-page-shards')}",
                words.say("cards-page-shards-about"),
                _shards(words, found),
            ]
        )
        + "\n"
    )


def _list(words: Words, found: Sequence[Card]) -> str:
    columns = ("name", "level", "points", "power", "structure", "shards", "whites", "turns")
    rows = [[words.say(f"cards-column-{one}") for one in (*columns, "difficulty")]]
    for card in found:
        measure = measured(card)
        power = words.say(f"power-{POWERS[card.power]}")
        numbers = (measure.shards, measure.whites, measure.turns, measure.difficulty())
        picture = " / ".join(" ".join(line.split()) for line in card.structure.picture())
        name = called(words, card)
        rows.append([name, LEVELS[card.level], str(card.points), power, f"`{picture}`"])
        rows[-1] += map(str, numbers)
    return _table(rows)


def _shards(words: Words, found: Sequence[Card]) -> str:
    """Count by level what structures show, with a grass shard for each tree."""
    heads = [words.say(f"shard-{KINDS[kind]}") for kind in SHOWN]
    rows = [[words.say("cards-column-level"), *heads]]
    whole = [0] * len(KINDS)
    for level in range(1, len(LEVELS)):
        needed = [0] * len(KINDS)
        for card in found:
            if card.level == level:
                needed = [old + new for old, new in zip(needed, cards.needed(card), strict=True)]
        whole = [old + new for old, new in zip(whole, needed, strict=True)]
        rows.append([LEVELS[level], *(str(needed[kind]) for kind in SHOWN)])
    most = [max(cards.needed(card)[kind] for card in found) for kind in SHOWN]
    rows.append([words.say("cards-row-all"), *(str(whole[kind]) for kind in SHOWN)])
    rows.append([words.say("cards-row-most"), *map(str, most)])
    rows.append([words.say("cards-row-bag"), *(str(SHARDS[kind]) for kind in SHOWN)])
    return _table(rows)


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *rest = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([head, "| " + " | ".join(["---"] * len(rows[0])) + " |", *rest])
