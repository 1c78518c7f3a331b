"""Creation at the same time for all, beside two players of the computer."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser import laying
from tests.browser.dreamscape import hands
from tests.browser.dreamscape.hands import say
from tests.browser.dreamscape.positions import Position
from tests.browser.settling import comes_to
from tests.browser.visitor import Visitor
from tests.server.served import Served

pytestmark = pytest.mark.slow

AT_THE_LAKE: Final = (
    "players 3; simultaneous; cycle 2; phase travel A; order B C A; points 4;"
    "row.1 GWR; row.2 WLM; row.3 RGW; row.4 LLM; row.5 RWG; row.6 MGL;"
    "A.sleeper 5; A.hands G3 W1; A.land . . . . ., . G W@ . .;"
    "A.cards Doorstep of Grass, Well of Small Hours;"
    "B.sleeper 2; B.hands W2 R2 G2; B.cards Mirror Pool; B.land . . . . ., . L G@ W .;"
    "C.sleeper 3; C.hands W2 R2 G2; C.cards Hermit's Tree; C.land . . . . ., . L G@ W ."
)
"""The last who travels is at the Lake and has its power on a card; another card has the Golem's."""
ANSWERS: Final = (
    *(("use Doorstep of Grass: grass", "lake"), ("decline", "travel")),
    *(("power", "lake"), ("rearrange 5", "arrange")),
    *(("next grass", "arrange"), ("next rock", "travel"), ("end", "creation")),
    *(("use Well of Small Hours: grass", "golem"), ("decline", "creation")),
)
"""What is answered, and what is asked then; of most of it nothing is told to anybody."""


def test_answers_that_tell_nothing_lead_to_the_next_question(ann: Visitor, served: Served) -> None:
    match = Position({"position": AT_THE_LAKE}, []).match()
    page = ann.goto(laying.lay(served.database, match, [ann.guest, laying.BOT, laying.BOT]))
    for text, question in ANSWERS:
        assert hands.until_asked(page)
        page.keyboard.press("/")
        typed = page.get_by_role("combobox", name=say("web-asking-typed"))
        typed.fill(text)
        typed.press("Enter")
        comes_to(page, lambda: _asked(ann), question)


def _asked(visitor: Visitor) -> str:
    """Give the question of the first seat that came last, where the page lets it be answered."""
    asks = [one["question"] for one in visitor.plays[-1]["asks"] if one["seat"] == 0]
    return str(asks[0]) if asks and hands.asked(visitor.page).count() else ""
