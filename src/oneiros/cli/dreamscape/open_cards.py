"""Open cards: drawn where they would fit best or told in a line, with what they lack there."""

from __future__ import annotations

from rich.text import Text

from oneiros.cli.dreamscape import colours
from oneiros.cli.dreamscape.landscape import Landscape
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.views import possible
from oneiros.games.dreamscape.views.nearest import Nearest, Slot, nearest, not_held
from oneiros.games.dreamscape.vocabulary import LETTERS, LEVELS, POWERS
from oneiros.words import Words
from oneiros.words.dreamscape import card_name


def title(words: Words, table: Dreamscape, card: int) -> Text:
    """Name a card with its level, its points and its power, and the shard that lies on it."""
    printed = table.box.cards[card]
    text = Text().append(card_name(words, printed), "bold")
    text.append(f" {LEVELS[printed.level]} +{printed.points} ")
    text.append(words.say(f"power-{POWERS[printed.power]}-short"))
    return text.append_text(colours.stored(table.stored[card]))


def in_line(words: Words, table: Dreamscape, player: int, card: int) -> Text:
    """Say what a card lacks, without a picture."""
    found = nearest(table, player, card)
    state = _state(words, table, player, card, found)
    return title(words, table, card).append(" | ").append_text(state)


def pictured(words: Words, table: Dreamscape, player: int, card: int, *, plain: bool) -> Text:
    """Draw a card as it would fit best into the dreamscape, and say what that lacks."""
    found = nearest(table, player, card)
    lines = [title(words, table, card)]
    if found is not None:
        lines += Landscape(table, player, plain=plain).part(found.slots)
    return Text("\n").join([*lines, _state(words, table, player, card, found)])


def lacking(table: Dreamscape, found: Nearest) -> list[str]:
    """List in short what is still to be done: + place, * plant, @ go there, ! change."""
    return [
        deed for slot in found.slots for deed in _deeds(table.box.grid.names[slot.number], slot)
    ]


def _deeds(name: str, slot: Slot) -> list[str]:
    deeds: list[str] = []
    if slot.buried:
        deeds.append(f"!{name} {shards.written(slot.stack)}")
    elif slot.missing():
        deeds.append(f"+{shards.written(shards.of(slot.missing()))} {name}")
    if slot.stuck:
        deeds.append(f"!{name} *")
    elif slot.tree and not slot.planted:
        deeds.append(f"*{name}")
    if slot.comes:
        deeds.append(f"@{name}")
    return deeds


def _state(words: Words, table: Dreamscape, player: int, card: int, found: Nearest | None) -> Text:
    """Say what a card lacks, or that it can no longer be completed."""
    if found is None:
        return Text(words.say("dreamscape-card-nowhere"), "dim")
    why = possible.obstacle(table, player, card, found)
    if not why.lacking:
        return _lacks(words, table, player, found)
    kind = LETTERS[why.kind] if why.kind else ""
    lacking = why.lacking if kind or why.lacking != possible.SHARD else "all"
    return Text(words.say("dreamscape-card-impossible", lacking=lacking, kind=kind), "dim")


def _lacks(words: Words, table: Dreamscape, player: int, found: Nearest) -> Text:
    """Say what is still to be done, and which shards for it the player does not hold."""
    deeds = ", ".join(lacking(table, found))
    lacks = Text(words.say("dreamscape-card-lacks", lacking=deeds), colours.LACKING)
    sought = [
        kind
        for kind, number in enumerate(not_held(table, player, found.lacks))
        for _ in range(number)
    ]
    if sought:
        lacks.append(" (").append(words.say("dreamscape-card-get")).append(" ")
        lacks.append_text(colours.apart(shards.of(sought))).append(")")
    if sum(slot.tree and not slot.planted for slot in found.slots) > table.pool:
        lacks.append("; ").append(words.say("dreamscape-card-golem"))
    return lacks
