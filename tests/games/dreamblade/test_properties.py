"""What holds in every game of Dreamblade: random warbands, invented miniatures among them."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.board import (
    CELLS,
    GRAVEYARD,
    PORTAL,
    REMOVED,
    RESERVES,
    cell_named,
)
from oneiros.games.dreamblade.table.layout import SPAWNING
from oneiros.games.dreamblade.text import position
from oneiros.kernel.bits import count
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamblade import invented

SEEDS = st.integers(0, 2**40)
MOST_ANSWERS = 20_000


@settings(max_examples=40)
@given(SEEDS)
def test_every_game_ends_and_stays_lawful_on_the_way(seed: int) -> None:
    table, dice = invented.start(seed)
    answers = 0
    while table.seat != NOBODY:
        check_lawful(table)
        table.apply(dice.choose(table))
        answers += 1
        assert answers < MOST_ANSWERS
    ending = DREAMBLADE.ending(table)
    assert ending is not None
    assert ending.rule in ("9.3", "3.5")


def check_lawful(table: Dreamblade) -> None:
    options = table.options
    assert len(options) > 1
    assert all(one < other for one, other in pairwise(options))
    assert len(table.weights) == len(options) or table.seat != CHANCE
    everyone = 0
    for place in (*range(CELLS), RESERVES, GRAVEYARD, REMOVED):
        assert everyone & table.at[place] == 0
        everyone |= table.at[place]
    assert everyone == table.roster.everyone
    for cell in range(CELLS):
        assert count(table.at[cell] & ~table.roster.creatures) <= 1
        for player in (0, 1):
            crowd = table.creatures_in(cell, player)
            # 1.7: only spawning into one's own portal goes past four.
            assert count(crowd) <= 4 or cell == PORTAL[player]
    assert min(table.damage) >= 0
    assert min(table.wins) >= 0
    assert max(table.wins) < 6
    assert min(table.bonus) >= 0
    assert min(table.points) >= 0
    assert table.at[GRAVEYARD] & table.in_play == 0


@settings(max_examples=25)
@given(SEEDS)
def test_the_same_answers_and_the_facts_alone_rebuild_the_same_table(seed: int) -> None:
    table, dice = invented.start(seed)
    again = DREAMBLADE.start(DREAMBLADE.check(invented.setup(Dice(seed))))
    heard = DREAMBLADE.start(DREAMBLADE.check(invented.setup(Dice(seed))))
    table.facts = []
    while table.seat != NOBODY:
        option = dice.choose(table)
        table.apply(option)
        again.apply(option)
        for fact in table.facts:
            assert fact.cause.rule
            DREAMBLADE.retell(heard, fact)
        table.facts.clear()
        assert heard.shown() == table.shown()
        assert told(heard) == told(table)
    assert again.frozen() == table.frozen()


def told(table: Dreamblade) -> dict[str, object]:
    """What players see without what is unfinished, which is no matter of facts."""
    seen = DREAMBLADE.view(table, 0)
    unfinished = ("asked", "question", "options", "combat")
    return {key: seen[key] for key in seen if key not in unfinished}


@settings(max_examples=20)
@given(SEEDS)
def test_both_players_see_the_same_table_and_only_the_asked_one_his_options(seed: int) -> None:
    table, dice = invented.start(seed)
    for _ in range(60):
        if table.seat == NOBODY:
            return
        views = [DREAMBLADE.view(table, player) for player in (0, 1)]
        for player in (0, 1):
            offered = views[player].pop("options")
            assert bool(offered) == (table.seat == player)
            views[player].pop("seat")
        assert views[0] == views[1]
        table.apply(dice.choose(table))


def test_a_large_pool_offers_every_open_number_once_and_in_order() -> None:
    row = {"name": "Deep Well", "kind": "location", "cost": 1, "aspects": ["Fear"]}
    setup = {
        "warbands": [["Deep Well", "Mirrorman"], ["Mirrorman"]],
        "miniatures": [{**row, "abilities": ["spawn X: Warpstrike X", "spawn 1: Raise"]}],
    }
    table = DREAMBLADE.start(DREAMBLADE.check(setup))
    for miniature, cell in ((0, "c3"), (1, "c3"), (16, "a5")):
        position.put(table, miniature, cell_named(cell))
    table.turn = 2
    position.begin_at(table, SPAWNING, 0, pool=900)
    check_lawful(table)
    texts = [DREAMBLADE.write(table, option) for option in table.options]
    assert "activate Deep Well#1: Warpstrike X=900" in texts
    assert [DREAMBLADE.read(table, text) for text in texts] == table.options


def test_one_creature_that_enters_twice_in_a_wave_is_offered_once() -> None:
    plain = {"cost": 1, "aspects": ["Fear"], "power": 1, "defense": 9, "life": 9}
    setup = {
        "warbands": [["Windmill", "Horn"], ["Mirrorman", "Iron Thug"]],
        "miniatures": [
            {**plain, "name": "Windmill", "abilities": ["comes into play: Teleport"] * 2},
            {**plain, "name": "Horn", "abilities": ["Charge 0"]},
        ],
    }
    table = DREAMBLADE.start(DREAMBLADE.check(setup))
    for miniature, cell in ((1, "c1"), (16, "c3"), (17, "c4")):
        position.put(table, miniature, cell_named(cell))
    table.turn = 2
    position.begin_at(table, SPAWNING, 0, pool=9)
    for text in (
        "spawn Windmill e1",
        "resolve Teleport/1: Windmill",
        "carry Horn c3",
        "carry Horn c4",
    ):
        check_lawful(table)
        table.apply(DREAMBLADE.read(table, text))
    # Both Charges wait; they are alike, so that nobody is asked which comes first.
    assert DREAMBLADE.question(table) != "order"
    assert table.where[1] == cell_named("c4")
