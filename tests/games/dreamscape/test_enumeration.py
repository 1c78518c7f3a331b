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


class Turns:
    """3.4: what has stood in the present travel or creation of each player."""

    def __init__(self) -> None:
        """Begin before the first turn."""
        self.turn: dict[int, tuple[int, int]] = {}
        self.stood: dict[int, list[dict[str, Any]]] = {}

    def sight_of(self, table: Dreamscape) -> Sight:
        """Give what the seat sees that is asked, and remember it."""
        seat, turn = table.seat, (table.cycle, table.phase)
        if self.turn.get(seat) != turn:
            self.turn[seat], self.stood[seat] = turn, []
        seen = cast("dict[str, Any]", DREAMSCAPE.view(table, seat))
        own = seen["seats"][seat] | {"links": seen["links"], "points": seen["action_points"]}
        self.stood[seat].append(own)
        powers = {card.name: POWERS[card.power] for card in table.box.cards}
        names, entry = table.box.grid.names, table.box.grid.entry
        peaks = [names[slot] for slot in range(table.area) if table.pays(seat, slot)]
        return Sight(seen, own, powers, names, names[entry], self.stood[seat], peaks)


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
    turns = Turns()
    for _ in range(100):
        if table.seat == NOBODY:
            return
        option = invented.answer(table, dice)
        question = DREAMSCAPE.question(table)
        if table.seat != CHANCE and question not in UNSEEN:
            sight = turns.sight_of(table)
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
