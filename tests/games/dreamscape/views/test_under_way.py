"""What a view says of a question that has come half the way, to each seat that may answer."""

from __future__ import annotations

from typing import Any, cast

import pytest

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.reasons.explain import explain
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.text import position
from oneiros.kernel.errors import BadData
from tests.games.dreamscape.stories import STORIES, card, played, using

LAND = 'land = [". W WR W ."]'
ROW = 'row = {4 = "GWRR"}'
DECKS = 'decks = {II = ["Memory Rock", "Salt Marsh Choir"]}'
USE = "use Test: grass"
HARVESTERS = {"rule": "7.4", "power": "harvesters"}
TOWER = {"rule": "7.6", "power": "tower"}
GOLEM = {"rule": "7.7", "power": "golem"}
LAKE = {"rule": "7.5", "power": "lake"}
KING = {"rule": "7.3", "power": "king"}
COMPLETION = {"rule": "6.2", "power": None}
DRAW = {"rule": "6.3", "power": None}


@pytest.mark.parametrize(
    ("sheet", "answers", "shown"),
    [
        (using("tower", LAND), [USE], {**TOWER, "left": 2}),
        (using("tower", LAND), [USE, "take b1"], {**TOWER, "left": 1}),
        (using("golem", LAND), [USE, "shift c1:2 c2"], {**GOLEM, "left": 2}),
        (using("lake", world=ROW), [USE], LAKE),
        (
            using("lake", world=ROW),
            [USE, "rearrange 4", "next rock", "next grass"],
            {**LAKE, "location": 4, "arranged": ["rock", "grass"]},
        ),
        (using("harvesters"), [USE, "draw water", "draw rock"], HARVESTERS),
        (using("king"), [USE], {**KING, "cards": 6, "deck": None}),
        (using("king"), [USE, "deck II"], {**KING, "cards": 6, "deck": "II"}),
        (using("king", world=DECKS), [USE, "deck II"], {**KING, "cards": 0, "deck": "II"}),
        (STORIES["a completion"][0], ["step d1"], {**COMPLETION, "card": "Test"}),
        (
            STORIES["a completion"][0],
            ["step d1", "cover rock"],
            {**DRAW, "cards": 1, "deck": None},
        ),
        (using("king"), [], None),
    ],
)
def test_a_view_says_how_far_a_power_or_a_draw_has_come(
    sheet: str, answers: list[str], shown: object
) -> None:
    table = played(sheet, *answers)
    for seat in (0, 1):
        assert DREAMSCAPE.view(table, seat)["under_way"] == shown


def test_1_5_a_view_says_how_large_the_dreamscapes_are() -> None:
    view = DREAMSCAPE.view(played('columns = 7\nrows = 3\n[A]\nhands = "G"\n'), 0)
    assert (view["columns"], view["rows"], view["entry"]) == (7, 3, "d1")


BOTH_CREATE = 'simultaneous = true\nphase = "creation A"\n[A]\nhands = "GM"\n[B]\nhands = "WM"\n'


def test_5_11_everybody_who_creates_sees_an_own_question_and_gets_own_reasons() -> None:
    table = played(BOTH_CREATE)
    for seat, kind in enumerate(("grass", "water")):
        view = cast("dict[str, Any]", DREAMSCAPE.view(table, seat))
        assert f"place {kind} c1" in view["options"]
        assert explain(table, seat, opt.END) is None
        reason = explain(table, seat, opt.PLACE | 3 << 6 | 2)
        assert reason is not None
        assert (reason.rule, reason.key) == ("5.1", "why-not-held")


def test_5_11_who_has_nothing_to_choose_ends_at_once_and_nobody_else_is_shown_for_it() -> None:
    crowd = '[A]\nhands = "G"\n[B]\nsleeper = 2\n[C]\nhands = "G"\n'
    table = played(f'simultaneous = true\nplayers = 3\nphase = "creation A"\n{crowd}')
    assert [seat for seat in range(3) if table.may_answer(seat)] == [0, 2]
    assert (table.seat, table.active) == (0, 0)
    table = played(f'simultaneous = true\nplayers = 3\nphase = "creation C"\nended = ""\n{crowd}')
    assert [seat for seat in range(3) if table.may_answer(seat)] == [0, 2]
    assert (table.seat, table.active) == (2, 2)


def test_5_11_3_3_a_player_waiting_for_a_deck_that_another_empties_waits_no_longer() -> None:
    decks = 'decks = {I = [], II = ["Memory Rock"], III = []}\n'
    crowns = "".join(
        card("king").replace('"Test"', f'"{name}"') for name in ("Low Crown", "High Crown")
    )
    own = '[A]\nhands = "GM"\ncards = ["Low Crown"]\n[B]\nhands = "G"\ncards = ["High Crown"]\n'
    sheet = f'simultaneous = true\nphase = "creation A"\n{decks}{own}{crowns}'
    waits = played(sheet, "B", "use High Crown: grass", "A", "use Low Crown: grass")
    assert [waits.may_answer(seat) for seat in (0, 1)] == [True, True]
    waits.apply(DREAMSCAPE.read(waits, "deck II"))
    assert waits.question == questions.KEEP
    assert [waits.may_answer(seat) for seat in (0, 1)] == [True, False]


def test_a_drawn_deck_is_forgotten_when_the_draw_is_over() -> None:
    table = played(using("king", world=DECKS), USE, "deck II", "decline")
    assert (table.question, table.choosing, table.looked) == (questions.CREATION, [0, 0], [(), ()])
    table = played(using("king", world=DECKS), USE, "decline")
    assert (table.question, table.choosing) == (questions.CREATION, [0, 0])
    assert not any(fact for fact in table.facts or [] if len(fact.about) == 3)


def test_3_2_nobody_is_active_while_the_locations_are_filled() -> None:
    view = DREAMSCAPE.view(played(STORIES["an emergence"][0], "end"), 0)
    assert (view["phase"], view["active"], view["question"]) == ("emergence", None, "shard")


def test_what_all_see_at_last_has_come_to_light() -> None:
    table = played(using("king", world=DECKS), USE, "deck II")
    before = table.revealed
    table.apply(DREAMSCAPE.read(table, "keep Memory Rock"))
    assert table.revealed == before + 1
    table = played(using("harvesters"), USE, "draw water", "draw rock")
    before = table.revealed
    table.apply(DREAMSCAPE.read(table, "put water 1"))
    assert table.revealed > before


def test_a_line_may_hide_cards_but_not_invent_any() -> None:
    with pytest.raises(BadData, match="position-cards"):
        position.write(played(using("king")))
    table = played('under = {II = ["Memory Rock", "Salt Marsh Choir"]}\n[A]\nhands = "GM"\n')
    line = position.write(DREAMSCAPE.veil(table, 1))
    assert "under.II ?, ?;" in line
    assert position.write(position.read(line)) == line


@pytest.mark.parametrize(
    "own",
    [
        'cards = ["Memory Rock=nightmare"]',
        'pile = ["Memory Rock"]\ncovered = "nightmare"',
        "free_step = true",
    ],
)
def test_a_position_against_the_rules_of_cards_and_steps_is_refused(own: str) -> None:
    with pytest.raises(BadData, match="scenario-field"):
        played(f'nightmare = true\nphase = "creation A"\n[A]\nhands = "G"\n{own}\n')


def test_6_4_a_later_card_of_those_drawn_may_be_kept() -> None:
    table, heard = (
        played(using("king", world=DECKS), *answers)
        for answers in ([USE, "deck II", "keep Salt Marsh Choir"], [])
    )
    for fact in table.facts or []:
        DREAMSCAPE.retell(heard, fact)
    assert heard.shown() == table.shown()
    assert len(table.under[2]) == 1
