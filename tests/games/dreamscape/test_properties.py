"""What holds in every game of Dreamscape: eager play with random set-ups, positions and cards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table import facts, shards
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.text import position
from oneiros.games.dreamscape.vocabulary import NIGHTMARE, SHARDS
from oneiros.kernel.bits import BIT, count
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.fact import NONE
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamscape import invented
from tests.games.dreamscape.tables import laid_out

SEEDS = st.integers(0, 2**40)
MOST_ANSWERS = 5000
QUIET = (questions.TRAVEL, questions.CREATION)
WALKING = (*QUIET, questions.CROSS)


@settings(max_examples=50)
@given(SEEDS)
def test_every_game_ends_and_stays_lawful_on_the_way(seed: int) -> None:
    table, dice = invented.start(seed)
    total = components(table)
    answers = 0
    while table.seat != NOBODY:
        option = invented.answer(table, dice)
        check_lawful(table)
        assert components(table) == total
        table.apply(option)
        answers += 1
        assert answers < MOST_ANSWERS
    assert components(table) == total
    assert table.options == []
    check_ending(table)


@settings(max_examples=60)
@given(SEEDS)
def test_3_4_whoever_does_only_what_is_free_comes_to_an_end(seed: int) -> None:
    table, dice = invented.start(seed)
    for _ in range(60):
        if table.seat == NOBODY:
            return
        option = invented.answer(table, dice)
        if table.question in WALKING:
            wander(table.copy(), dice)
        table.apply(option)


@pytest.mark.parametrize("seed", range(10))
def test_3_4_on_land_everywhere_no_slot_is_come_to_twice(seed: int) -> None:
    land = [*["L L L L L"] * 3, "L L L@ L L"]
    table = laid_out(phase="creation A", A={"hands": "MG", "land": land})
    table.apply(table.options[[opt.deed(one) for one in table.options].index(opt.STEP)])
    assert wander(table, Dice(seed)) <= table.area


def wander(table: Dreamscape, dice: Dice) -> int:
    """Do what is free as long as anything is, and count it."""
    player, deeds = table.seat, 0
    # Each mountain that pays, each card that is completed and each red shard opens all again.
    most = (int(table.area) + 6) * 20
    while table.seat == player and table.question in WALKING:
        free = table.free & BIT[player]
        going = (opt.KEY, opt.STEP) if free else (opt.KEY,)
        ways = [one for one in table.options if opt.deed(one) in going]
        if not ways:
            break
        table.apply(ways[dice.below(len(ways))])
        deeds += 1
        assert deeds < most
    return deeds


def components(table: Dreamscape) -> tuple[Counter[int], int, Counter[int]]:
    """Find every shard, tree and card wherever it is."""
    found = Counter({kind: table.bag[kind] for kind in range(1, KINDS)})
    for row in [*table.stacks, *table.rows]:
        found.update(shards.listed(row))
    found.update(kind for kind in [*table.stored, *table.covered, *table.colours] if kind)
    found.update(table.harvested)
    for player in range(table.players):
        held = table.hands[player * KINDS : (player + 1) * KINDS]
        found.update({kind: held[kind] for kind in range(1, KINDS)})
    found[NIGHTMARE] += sum(table.aside) + int(count(table.links)) + int(table.reserve)
    trees = int(table.pool) + sum(int(count(trees)) for trees in table.trees)
    lists = [*table.open, *table.pile, *table.unseen, *table.under, *table.looked]
    return found, trees, Counter(card for cards in lists for card in cards)


def check_lawful(table: Dreamscape) -> None:
    options = table.options
    assert len(options) > 1
    assert all(one < other for one, other in pairwise(options))
    assert len(table.weights) == len(options) or table.seat != CHANCE
    assert min(*table.hands, *table.bag, table.pool, table.reserve, table.points) >= 0
    for player in range(table.players):
        check_land(table, player)
        assert all(table.stored[card] != NIGHTMARE for card in table.open[player])
        assert table.covered[player] == 0 or table.pile[player]
    for level, cards in enumerate(table.unseen):
        assert list(cards) == sorted(cards)
        assert all(table.box.level[card] == level for card in [*cards, *table.under[level]])


def check_land(table: Dreamscape, player: int) -> None:
    """1.6, 10.5: the sets agree with the stacks; nothing but the Dreamer is on red."""
    stacks = [table.stack_at(player, slot) for slot in range(table.area)]
    at = table.dreamer[player]
    for slot, stack in enumerate(stacks):
        kinds = shards.listed(stack)
        assert bool(kinds) == bool(table.filled[player] & BIT[slot])
        assert (kinds == [NIGHTMARE]) == bool(table.reds[player] & BIT[slot])
        assert NIGHTMARE not in kinds or len(kinds) == 1
    assert table.trees[player] & ~(table.filled[player] & ~table.reds[player]) == 0
    assert at == NONE or stacks[at]
    # 5.3: only on its way the Dreamer stands where a tree is, and who creates may wait there.
    crossing = table.question == questions.CROSS or table.parked
    assert crossing or at == NONE or not table.trees[player] & BIT[at]


def check_ending(table: Dreamscape) -> None:
    """8.2, 10.8: the winners have more points, fewer red shards, more completed cards."""
    ending = DREAMSCAPE.ending(table)
    assert ending is not None
    ranks = [
        (table.score[player], -table.nightmares(player), len(table.pile[player]))
        for player in range(table.players)
    ]
    assert [ranks[player] for player in ending.winners] == [max(ranks)] * ranks.count(max(ranks))
    assert ending.rule == ("10.8" if table.box.format.nightmare else "8.2")


@pytest.mark.parametrize("nightmare", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_1_a_whole_game_has_all_its_components(players: int, *, nightmare: bool) -> None:
    setup = DREAMSCAPE.check({"players": players, "nightmare": nightmare})
    found, trees, cards = components(DREAMSCAPE.start(setup))
    assert [found[kind] for kind in range(1, 6)] == [20, 28, 23, 23, 15]
    assert found.total() == (134 if nightmare else 109)
    assert found[NIGHTMARE] == (SHARDS[NIGHTMARE] if nightmare else 0)
    assert trees == 3 * players
    assert len(cards) == cards.total() == 50


@settings(max_examples=40)
@given(SEEDS)
def test_the_same_answers_and_the_facts_alone_rebuild_the_same_table(seed: int) -> None:
    table, dice = invented.start(seed)
    again, heard = table.copy(), table.copy()
    scores = list(table.score)
    table.facts = []
    while table.seat != NOBODY:
        option = invented.answer(table, dice)
        if again.seat != table.seat:
            again.attend(table.seat)
        table.apply(option)
        again.apply(option)
        for fact in table.facts:
            assert fact.cause.rule[0].isdigit()
            if fact.kind == facts.SCORED:
                scores[fact.about[0]] += fact.about[1]
            elif fact.kind == facts.PURPOSE_PAID:
                scores[fact.about[0]] += fact.about[2]
            DREAMSCAPE.retell(heard, fact)
        table.facts.clear()
        assert heard.shown() == table.shown()
        assert scores == table.score
    assert again.frozen() == table.frozen()


@settings(max_examples=30)
@given(SEEDS)
def test_a_position_is_written_and_read_back_whenever_nothing_is_under_way(seed: int) -> None:
    table, dice = invented.start(seed, own_cards=False)
    for _ in range(150):
        if table.seat == NOBODY:
            return
        option = invented.answer(table, dice)
        if is_quiet(table):
            line = position.write(table)
            again = position.read(line)
            assert position.write(again) == line
            assert again.frozen() == table.frozen()
        else:
            with pytest.raises(BadData, match="position-under-way"):
                position.write(table)
        table.apply(option)


def is_quiet(table: Dreamscape) -> bool:
    """Tell whether everybody who may answer is about to travel or to create."""
    asking = [table.facing(seat) for seat in range(table.players) if table.may_answer(seat)]
    return bool(asking) and all(one is None or one.question in QUIET for one in asking)


@settings(max_examples=30)
@given(SEEDS)
def test_3_1_8_1_each_player_travels_and_creates_in_the_order_of_the_markers(seed: int) -> None:
    table, dice = invented.start(3 * seed)
    table.facts = []
    while table.seat != NOBODY:
        table.apply(invented.answer(table, dice))
    order: list[int] = []
    turns: list[tuple[int, int]] = []
    for fact in table.facts:
        if fact.kind == facts.MARKER_DEALT:
            order = [*order[: fact.about[1] - 1], fact.about[0]]
        elif fact.kind in (facts.TRAVEL_BEGAN, facts.CREATION_BEGAN):
            turns.append((fact.kind, order.index(fact.about[0])))
    markers = range(table.players)
    rounds = [turns[n : n + len(markers)] for n in range(0, len(turns), len(markers))]
    if table.box.format.simultaneous:
        # 5.11: those who create at the same time begin in any order.
        rounds = [sorted(one) for one in rounds]
    travel, creation = (
        [(kind, marker) for marker in markers]
        for kind in (facts.TRAVEL_BEGAN, facts.CREATION_BEGAN)
    )
    assert rounds == [travel, creation] * 6 + [creation]
    assert sum(fact.kind == facts.CYCLE_BEGAN for fact in table.facts) == 6
