"""What is asked, in plain words."""

from __future__ import annotations

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.phases import drawing
from oneiros.games.dreamscape.powers import frame, lake
from oneiros.kernel.state import NOBODY
from oneiros.words.bundle import Words
from oneiros.words.dreamscape.names import listed, row


def question(words: Words, table: Dreamscape) -> str:
    """Ask what the table asks."""
    if table.seat == NOBODY:
        return words.say("dreamscape-question-over")
    details: dict[str, object] = {}
    asked = table.question
    if asked == questions.TRAVEL:
        details["points"] = table.points
    elif asked == questions.DECK:
        details["cards"] = drawing.number(table)
    elif asked in (questions.TOWER, questions.GOLEM):
        details["left"] = frame.left(table)
    elif asked == questions.HARVEST:
        details["shards"] = listed(words, table.harvested)
    elif asked == questions.ARRANGE:
        details["location"] = lake.location_of(table)
        details["row"] = f"{row(words, lake.arranged(table))} …".strip()
    return words.say(f"dreamscape-question-{questions.NAMES[asked]}", **details)
