"""Asking at the terminal what a deck may bring."""

from __future__ import annotations

from oneiros.cli.dreamscape.terminal import DREAMSCAPE as TERMINAL
from oneiros.cli.terminal import Glance, Screen
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.kernel.bits import BIT
from oneiros.words import Words
from tests.cli.dreamscape.tables import asked


def numbered(table: Dreamscape, *names: str) -> tuple[int, ...]:
    by_name = {card.name: number for number, card in enumerate(table.box.cards)}
    return tuple([by_name[name] for name in names])


def told(table: Dreamscape, text: str, language: str = "en") -> list[str]:
    glance = Glance(Words(language), table, table.seat, Screen(80, 40))
    return [str(one) for one in TERMINAL.queries["odds"].answer(glance, text)]


def choosing() -> Dreamscape:
    """A deck is to be chosen; two cards come of three not seen, over two that the seat put back."""
    table = asked(questions.DECK).copy()
    table.stack[-2] = 2
    table.unseen[2] = numbered(table, "Memory Rock", "Watershed", "The Listing Tower")
    table.under[2] = numbered(table, "Moonwater Basin", "The Road That Forgot")
    for card in table.under[2]:
        table.known[table.seat] |= BIT[card]
    return table


def test_cards_that_are_few_are_named_with_their_chances() -> None:
    first, _, named, deeper = told(choosing(), "deck II")
    assert first == "deck II:"
    start, cards = named.split(": ")
    assert start == "    by name"
    assert sorted(cards.split(", ")) == [
        "Memory Rock 67%",
        "The Listing Tower 67%",
        "Watershed 67%",
    ]
    assert deeper == (
        "    not now: Moonwater Basin (under 3 other cards),"
        " The Road That Forgot (under 4 other cards)"
    )


def test_in_polish_cards_are_named_in_polish() -> None:
    named, deeper = told(choosing(), "deck II", "pl")[2:]
    assert "Skała Pamięci 67%" in named
    assert "(pod 3 innymi kartami)" in deeper


def test_a_card_on_top_comes_for_sure() -> None:
    table = choosing()
    table.unseen[2] = ()
    (named,) = told(table, "deck II")[2:]
    assert "Moonwater Basin 100%" in named
    assert "The Road That Forgot 100%" in named


def test_a_deck_of_which_nothing_is_known_names_no_cards() -> None:
    assert len(told(asked(questions.DECK), "deck III")) == 2
