"""The picture of Dreamscape: it fits, shows what a seat may know, and says what cards lack."""

from __future__ import annotations

import re

import pytest

from oneiros.cli.dreamscape.open_cards import lacking
from oneiros.cli.dreamscape.terminal import DREAMSCAPE as TERMINAL
from oneiros.cli.table.listing import Listing
from oneiros.cli.terminal import Glance, Screen
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.layout import TRAVEL
from oneiros.games.dreamscape.table.matching import is_matched
from oneiros.games.dreamscape.views.nearest import nearest
from oneiros.games.dreamscape.vocabulary import LETTERS, LEVELS
from oneiros.kernel.bits import BIT
from oneiros.kernel.state import NOBODY
from oneiros.words import Words, languages
from tests.cli.dreamscape.tables import A, B, asked, drawn, played

EN = Words("en")
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def busy(players: int = 4) -> Dreamscape:
    """Play into the sixth cycle, with nightmares and a high stack on every kind of slot."""
    for table in played(7, players=players, nightmare=True):
        if table.cycle == 6 and table.phase == TRAVEL:
            table.stacks[table.seat * table.area + 7] = 0o2333412
            table.filled[table.seat] |= BIT[7]
            table.trees[table.seat] |= BIT[7]
            return table
    raise AssertionError


def picture(
    table: Dreamscape, width: int, height: int, language: str = "en", *, full: bool, seat: int = -1
) -> str:
    seat = table.seat if seat < 0 else seat
    glance = Glance(Words(language), table, seat, Screen(width, height))
    return drawn(TERMINAL.draw(glance, full=full), width)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("full", [True, False])
@pytest.mark.parametrize(("width", "height"), [(50, 24), (66, 24), (80, 24), (120, 40), (200, 60)])
def test_a_busy_table_fits_every_screen(
    width: int, height: int, language: str, *, full: bool
) -> None:
    shown = picture(busy(), width, height, language, full=full)
    assert all(len(line) <= width for line in shown.splitlines())
    assert "…" not in shown
    assert "WRRRLGW*" in shown


@pytest.mark.parametrize(
    "players", [pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow), 4]
)
def test_a_low_screen_keeps_room_for_the_question(players: int) -> None:
    for table in played(3, players=players, nightmare=True):
        lines = picture(table, 80, 24, full=False).splitlines()
        assert len(lines) <= 13 + 2 * players


def test_colour_adds_nothing_but_colour() -> None:
    table = busy()
    for screen in (Screen(80, 24), Screen(130, 50)):
        board = TERMINAL.draw(Glance(EN, table, A, screen), full=True)
        plain, coloured = (drawn(board, screen.width, colour=colour) for colour in (False, True))
        assert "\x1b[" in coloured
        assert ESCAPE.sub("", coloured) == plain


def test_a_plain_table_has_plain_letters() -> None:
    glance = Glance(EN, busy(), A, Screen(80, 24, plain=True))
    shown = drawn(TERMINAL.draw(glance, full=False), 80)
    assert shown.isascii()


def test_a_location_shows_its_key_its_sleepers_and_where_shards_are_taken() -> None:
    table = next(played(0))
    table.rows[1:] = [0o1542, 0, 0o3, 0o444, 0o555, 0o222]
    table.sleeper[:] = [2, 2]
    table.lain = (A, B)
    table.phase, table.question = TRAVEL, questions.TRAVEL
    shown = picture(table, 80, 24, full=False)
    assert "[G] M L W◂" in shown
    assert "2 Harvesters B A" in shown
    assert "empty" in shown
    assert "[R]◂" in shown


def test_nightmares_lie_on_links_and_mr_nightmare_stands_somewhere() -> None:
    table = next(played(1, nightmare=True))
    table.phase, table.question = TRAVEL, questions.TRAVEL
    table.nightmare = 5
    table.links = BIT[0] | BIT[4]
    shown = picture(table, 80, 24, full=False)
    assert "─N─" in shown
    assert re.search("5 Lake.* Nightmare", shown)
    assert re.search("^ │ +│ +N", shown, re.MULTILINE)
    narrow = picture(table, 50, 24, full=False)
    assert "Nightmare shards on links: 1-2, 3-6" in narrow


def test_the_whole_picture_holds_bag_decks_trees_and_purposes() -> None:
    table = busy()
    shown = picture(table, 80, 24, full=True)
    bag = " ".join(f"{LETTERS[kind]}{table.bag[kind]}" for kind in range(1, 7))
    assert f"Bag {bag} | trees left {table.pool} | decks I {table.in_deck(1)}" in shown
    assert "(+" in shown
    assert "Slots: stacks from the bottom to the top" in shown


def test_a_card_lacks_nothing_exactly_when_it_is_matched() -> None:
    matched = 0
    for seed in range(12):
        for table in played(seed, players=2 + seed % 3, nightmare=seed % 2 == 1):
            player = table.seat
            for card in (*table.open[player], *table.pile[player]):
                found = nearest(table, player, card)
                assert found is not None
                assert (not lacking(table, found)) == is_matched(table, player, card)
                matched += not lacking(table, found)
    assert matched > 10


def test_what_is_lacking_is_a_list_of_deeds() -> None:
    table = next(played(0))
    grid = table.box.grid
    card = next(n for n, one in enumerate(table.box.cards) if one.name == "Crooked Footpath")
    table.open[A] = (card,)
    found = nearest(table, A, card)
    assert found is not None
    assert lacking(table, found) == ["+G c1", "@c1", "+L d2"]
    table.stacks[A * table.area + grid.named("c1")] = shards.of([1])
    table.filled[A] = BIT[grid.named("c1")]
    table.dreamer[A] = grid.named("c1")
    found = nearest(table, A, card)
    assert found is not None
    assert lacking(table, found) == ["+L d2"]
    assert "lacks +L d2" in picture(table, 80, 24, full=False, seat=A)
    # Where every slot holds something else, stacks must change.
    table.stacks[A * table.area : (A + 1) * table.area] = [shards.of([5])] * table.area
    table.stacks[A * table.area + grid.named("c1")] = shards.of([1])
    table.filled[A] = BIT[table.area] - 1
    found = nearest(table, A, card)
    assert found is not None
    (change,) = lacking(table, found)
    assert change in {"!b2 L", "!d2 L"}


def test_cards_that_somebody_looks_at_are_for_nobody_else() -> None:
    table = asked(questions.FIRST_CARD)
    names = [table.box.cards[card].name for card in table.looked[table.seat]]
    own = Glance(EN, table, table.seat, Screen(80, 24))
    (shown,) = TERMINAL.exhibits(own)
    assert all(name in " ".join(drawn(shown, 200).split()) for name in names)
    for seat in (1 - table.seat, NOBODY):
        other = Glance(EN, table, seat, Screen(80, 24))
        assert TERMINAL.exhibits(other) == []
        seen = drawn(TERMINAL.draw(other, full=True), 120)
        assert not any(name in seen for name in names)


def test_an_onlooker_sees_the_first_dreamscape() -> None:
    table = asked(questions.TRAVEL)
    glance = Glance(EN, table, NOBODY, Screen(80, 24))
    assert "A Hands" in drawn(TERMINAL.draw(glance, full=False), 80)


@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.slow), 3])
@pytest.mark.parametrize("language", languages())
def test_question_and_table_fit_a_low_screen(language: str, players: int) -> None:
    words, screen = Words(language), Screen(80, 24)
    higher = questioned = 0
    for table in played(5, players=players, nightmare=players > 2):
        glance = Glance(words, table, table.seat, screen)
        shown = [TERMINAL.draw(glance, full=False), *TERMINAL.exhibits(glance)]
        taken = sum(len(drawn(one, 80).splitlines()) for one in shown)
        choices = [
            TERMINAL.choice(words, table, one) for one in TERMINAL.arrange(table, table.options)
        ]
        listed = drawn(Listing(choices, screen.height - taken - 3), 80).splitlines()
        question = drawn(TERMINAL.question(words, table), 80).splitlines()
        higher += taken + len(question) + len(listed) + 1 > screen.height
        questioned += 1
    assert questioned > 60
    assert higher <= questioned // 20


def test_cards_are_drawn_where_there_is_room_and_told_where_there_is_not() -> None:
    table = next(one for one in played(2) if one.phase == TRAVEL and one.open[one.seat])
    card = table.box.cards[table.open[table.seat][0]]
    low = picture(table, 80, 24, full=False)
    assert f"{card.name} {LEVELS[card.level]} +{card.points}" in low
    assert " | lacks " in low
    for shown in (picture(table, 80, 34, full=False), picture(table, 80, 24, full=True)):
        assert " | lacks " not in shown
        assert "lacks " in shown


def test_others_share_a_line_on_a_low_screen() -> None:
    table = asked(questions.TRAVEL, players=3)
    low = picture(table, 80, 24, full=False).splitlines()
    others = [seat for seat in "ABC" if "ABC".index(seat) != table.seat]
    assert all(f"{seat} Hands" in low[-1] for seat in others)
    assert " | open 1" in low[-1]
    high = picture(table, 120, 40, full=False)
    assert all(table.box.cards[cards[0]].name in high for cards in table.open if cards)
