"""What chance deals, how likely each outcome is, and how a game begins and ends."""

from __future__ import annotations

import pytest

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table import facts, shards
from oneiros.games.dreamscape.vocabulary import KINDS
from oneiros.kernel.dice import Dice
from oneiros.kernel.fact import Fact
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamscape import invented
from tests.games.dreamscape.tables import laid_out, play_to, started


def test_2_1_every_order_of_markers_is_equally_likely() -> None:
    table = started(players=4)
    for left in (4, 3, 2):
        assert (table.seat, table.weights) == (CHANCE, [1] * left)
        table.apply(table.options[-1])
    assert table.order == (3, 2, 1, 0)


def test_3_2_who_spoils_the_options_of_one_game_spoils_no_other() -> None:
    tables = [started(), started()]
    for table in tables:
        while table.question != questions.SHARD:
            table.apply(table.options[0])
    one, other = tables
    assert one.options == other.options
    before = list(other.options)
    one.options.reverse()
    assert other.options == before


def test_2_2_twin_tiles_are_twice_as_likely() -> None:
    table = started()
    table.apply(table.options[0])
    assert table.question == questions.TILE
    assert table.weights == [1] * 4 + [2] * 5
    # One of the twins is gone, the other may come with it.
    table.apply(opt.TILE | purpose.MOST_OF)
    assert table.weights == [1] * 4 + [1] + [2] * 4
    table.apply(opt.TILE | purpose.MOST_OF)
    assert table.weights == [1] * 4 + [2] * 4
    assert opt.TILE | purpose.MOST_OF not in table.options
    table.apply(opt.TILE | purpose.MOST_CARDS)
    assert table.weights == [1] * 3 + [2] * 4


def test_2_2_nightmare_tiles_come_in_the_nightmare_game_only() -> None:
    kinds = {}
    for nightmare in (False, True):
        table = started(nightmare=nightmare)
        table.apply(table.options[0])
        kinds[nightmare] = [int(opt.low(option)) for option in table.options]
    assert kinds[True] == list(range(11))
    assert set(kinds[True]) - set(kinds[False]) == {purpose.NO_NIGHTMARE, purpose.LEAST_EMPTY}


def test_2_2_colours_are_dealt_from_left_to_right_and_none_comes_twice() -> None:
    table = started()
    table.apply(table.options[0])
    for kind in (purpose.COUNT_OF, purpose.MOST_CARDS, purpose.COUNT_OF, purpose.LONGEST_PATH):
        table.apply(opt.TILE | kind)
    before = list(table.bag)
    assert (table.question, table.weights) == (questions.COLOUR, [1] * 4)
    for kind, left in ((3, 4), (1, 3), (4, 2)):
        assert len(table.options) == left
        table.apply(opt.COLOUR | kind)
    assert table.colours == (3, 0, 1, 4)
    assert [left - now for left, now in zip(before, table.bag, strict=True)] == [
        0,
        1,
        0,
        1,
        1,
        0,
        0,
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_3_each_player_draws_as_many_cards_as_the_marker_says(players: int) -> None:
    table, dice = started(players=players), Dice(players)
    table.facts = []
    play_to(table, questions.SHARD, dice)
    for number, player in enumerate(table.order, 1):
        shown = [fact.about[1] for fact in table.facts if is_shown(fact, player)]
        assert len(shown) == number
        assert all(table.box.level[card] == 1 for card in shown)
        (kept,) = table.open[player]
        others = [card for card in shown if card != kept]
        assert kept in shown
        places = [table.under[1].index(card) for card in others]
        assert places == sorted(places)
    assert table.in_deck(1) == 18 - players


def is_shown(fact: Fact, player: int) -> bool:
    return fact.kind == facts.CARD_SHOWN and fact.about[0] == player


def test_2_3_every_card_of_a_shuffled_deck_is_equally_likely() -> None:
    table, dice = started(), Dice(1)
    play_to(table, questions.CARD, dice)
    assert table.weights == [1] * 18
    table.apply(table.options[0])
    assert table.weights == [1] * 17


@pytest.mark.parametrize(("players", "trees"), [(2, 6), (3, 9), (4, 12)])
def test_2_4_the_game_starts_with_nothing_but_trees(players: int, trees: int) -> None:
    table, dice = started(players=players), Dice(players)
    play_to(table, questions.TRAVEL, dice)
    assert table.score == [0] * players
    assert [table.sleeper[player] for player in table.order] == list(range(1, players + 1))
    assert table.pool == trees


def test_2_5_chance_is_asked_in_the_order_of_the_set_up() -> None:
    table, dice = started(players=3), Dice(2)
    asked: list[str] = []
    while table.seat == CHANCE or table.question == questions.FIRST_CARD:
        asked.append(DREAMSCAPE.question(table))
        table.apply(invented.answer(table, dice))
    phases = [name for n, name in enumerate(asked) if n == 0 or asked[n - 1] != name]
    drawn = [name for name in phases if name not in ("first", "card")]
    assert drawn == ["marker", "tile", "colour", "shard"]
    assert table.cycle == 1


def test_2_5_3_2_a_shard_is_as_likely_as_there_are_of_its_kind() -> None:
    table = laid_out(phase="emergence", bag="G3 W1 M7", nightmare=True)
    assert [DREAMSCAPE.write(table, option) for option in table.options] == [
        f"draw {KINDS[kind]}" for kind in (1, 2, 5)
    ]
    assert table.weights == [3, 1, 7]
    table.apply(table.options[1])
    assert table.weights == [3, 7]
    assert table.rows[1] == 2


def test_3_3_what_is_left_is_drawn_where_the_bag_is_short() -> None:
    table = laid_out(phase="emergence", bag="GGWW", row={"1": "RRR", "2": "R"}, A={"hands": "GG"})
    for drawn, row in (("water", "RW"), ("grass", "RWG")):
        table.apply(DREAMSCAPE.read(table, drawn))
        assert shards.written(table.rows[2]) == row
    table.apply(DREAMSCAPE.read(table, "water"))
    # The last one is drawn by itself, and the other locations stay empty.
    assert [shards.written(row) for row in table.rows[1:]] == ["RRR", "RWG", "WG", "", "", ""]
    assert table.question == questions.TRAVEL


def test_8_2_a_victory_may_be_shared_and_is_then_nobodys_alone() -> None:
    table = laid_out(phase="scoring", A={"score": 5}, B={"score": 5})
    assert table.seat == NOBODY
    ending = DREAMSCAPE.ending(table)
    assert ending is not None
    assert ending.winners == (0, 1)
    assert table.winner() == NOBODY
    alone = laid_out(phase="scoring", A={"score": 5}, B={"score": 6})
    assert alone.winner() == 1
