"""The builds that the solver found are played move by move on the real table."""

from __future__ import annotations

import pytest

from oneiros.games.dreamscape import setups
from oneiros.games.dreamscape.cards import catalogue
from oneiros.games.dreamscape.cards.card import Card
from oneiros.games.dreamscape.cards.difficulty import ENTER, PLACE, PLANT, Step, measure
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.text import laying
from oneiros.games.dreamscape.text.sheet import Sheet
from oneiros.games.dreamscape.vocabulary import KINDS, LETTERS

BOX = setups.box(setups.check({}))


def deed(step: Step) -> str:
    """Write a step of a build in notation."""
    slot = BOX.grid.names[step.slot]
    if step.deed == PLACE:
        return f"place {KINDS[step.kind]} {slot}"
    return "enter" if step.deed == ENTER else f"{step.deed} {slot}"


def with_hands(card: Card, hands: str) -> Dreamscape:
    """Let A create with these shards and one card, the Sleeper where one card is drawn."""
    own = {"hands": hands, "cards": [card.name], "sleeper": 1}
    fields: dict[str, object] = {"phase": "creation A", "A": own}
    sheet = Sheet(fields, "", (*laying.GAME_FIELDS, "A", "B"))
    table = laying.lay_out(BOX, sheet)
    laying.begin(table, sheet)
    return table


@pytest.mark.parametrize("card", catalogue.load(), ids=lambda card: card.name)
def test_6_1_every_card_is_completed_by_its_measured_build(card: Card) -> None:
    measured = measure(card.structure)
    placed = [LETTERS[step.kind] for step in measured.steps if step.deed == PLACE]
    planted = ["G" for step in measured.steps if step.deed == PLANT]
    # One grass more, so that there is still something to do after the last deed.
    table = with_hands(card, "".join([*placed, *planted, "M" * measured.whites, "G"]))
    for number, step in enumerate(measured.steps):
        assert not table.pile[0], f"complete before step {number}"
        table.apply(DREAMSCAPE.read(table, deed(step)))
    assert [table.box.cards[one] for one in table.pile[0]] == [card]
    assert table.score[0] >= card.points
