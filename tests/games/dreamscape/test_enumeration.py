"""The options that are listed are those that the rules allow, as written a second time."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.vocabulary import POWERS
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamscape import enumeration, invented
from tests.games.dreamscape.enumeration import Sight

# They depend on what is under way, which no view shows.
UNSEEN = ("order", "stored", "arrange", "first")


def sight_of(table: Dreamscape) -> Sight:
    seen = cast("dict[str, Any]", DREAMSCAPE.view(table, table.seat))
    powers = {card.name: POWERS[card.power] for card in table.box.cards}
    grid = table.box.grid
    return Sight(seen, seen["seats"][table.seat], powers, grid.names, grid.names[grid.entry])


def allowed(sight: Sight, question: str) -> set[str]:
    if question == "travel":
        return set(enumeration.travel(sight))
    if question == "creation":
        return set(enumeration.creation(sight))
    if question == "cross":
        return set(enumeration.steps(sight))
    if question == "golem":
        return set(enumeration.golem(sight))
    return enumeration.other(sight, question)


@settings(max_examples=60)
@given(st.integers(0, 2**40))
def test_exactly_what_the_rules_allow_is_listed(seed: int) -> None:
    table, dice = invented.start(seed)
    for _ in range(100):
        if table.seat == NOBODY:
            return
        option = invented.answer(table, dice)
        question = DREAMSCAPE.question(table)
        if table.seat != CHANCE and question not in UNSEEN:
            sight = sight_of(table)
            assert set(sight.view["options"]) == allowed(sight, question)
        table.apply(option)


def test_made_up_games_ask_every_question() -> None:
    asked: Counter[str] = Counter()
    for seed in range(30):
        table, dice = invented.start(seed)
        for _ in range(150):
            if table.seat != NOBODY:
                option = invented.answer(table, dice)
                asked[DREAMSCAPE.question(table)] += 1
                table.apply(option)
    assert set(questions.NAMES) - {"stored"} <= {name for name in asked if asked[name] > 2}
