"""What is under way besides travel and creation, as plain data for screens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.phases import completion, drawing
from oneiros.games.dreamscape.powers import frame, lake
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import (
    GOLEM,
    HARVESTERS,
    KINDS,
    KING,
    LAKE,
    LEVELS,
    POWER_RULES,
    POWERS,
    TOWER,
)

if TYPE_CHECKING:
    from oneiros.games.dreamscape.flow import Dreamscape

_DRAWS: Final = (questions.DECK, questions.KEEP, questions.FIRST_CARD, questions.CARD)
_POWERS: Final = {
    questions.HARVEST: HARVESTERS,
    questions.TOWER: TOWER,
    questions.GOLEM: GOLEM,
    questions.LAKE: LAKE,
    questions.ARRANGE: LAKE,
}


def shown(table: Dreamscape) -> dict[str, object] | None:
    """Say how far the question that is asked has come, beyond what lies on the table."""
    question = table.question
    if table.seat < 0 and question != questions.CARD:
        return None
    if question in _POWERS:
        power = _POWERS[question]
        return {"rule": POWER_RULES[power], "power": POWERS[power], **_progress(table)}
    if question == questions.ORDER:
        return {"rule": completion.ORDER_RULE, "power": None}
    if question == questions.SHARD_KEPT:
        card = table.box.cards[completion.card_of(table)].name
        return {"rule": completion.RULE, "power": None, "card": card}
    if question in _DRAWS and table.stack:
        level = table.choosing[drawing.player_of(table)]
        return {
            "rule": drawing.rule(table),
            "power": POWERS[KING] if drawing.is_royal(table) else None,
            "cards": drawing.number(table),
            "deck": LEVELS[level] or None,
        }
    return None


def _progress(table: Dreamscape) -> dict[str, object]:
    """Say what is left of a power, or what has been arranged."""
    if table.question in (questions.TOWER, questions.GOLEM):
        return {"left": frame.left(table)}
    if table.question == questions.ARRANGE:
        row = [KINDS[kind] for kind in shards.listed(lake.arranged(table))]
        return {"location": lake.location_of(table), "arranged": row}
    return {}
