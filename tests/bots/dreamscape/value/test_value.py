"""What a table of Dreamscape is weighed at, what a network sees of it, and what it adds."""

from __future__ import annotations

import pytest

from oneiros.bots.budget import Budget
from oneiros.bots.dreamscape.ground import Ground
from oneiros.bots.dreamscape.planning.planner import PlannerBot
from oneiros.bots.dreamscape.planning.quick import Quick
from oneiros.bots.dreamscape.value import nearness
from oneiros.bots.dreamscape.value.hopes import Hopes, coming_back, final
from oneiros.bots.dreamscape.value.inputs import INPUTS, inputs
from oneiros.bots.dreamscape.value.judge import KIND, UNIT, Judge
from oneiros.bots.value.network import LARGEST, SCALE, Network
from oneiros.bots.value.weights import read
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table.layout import OVER
from oneiros.games.dreamscape.vocabulary import GRASS
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.learn.export import rounded
from oneiros.learn.floats import Floats
from tests.games.dreamscape import invented
from tests.games.dreamscape.tables import laid_out, started
from tests.games.dreamscape.views import test_secrets

VARIANTS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "nightmare": True, "simultaneous": True},
    {"players": 4, "nightmare": True, "columns": 7, "rows": 4},
    {"players": 2, "columns": 3, "rows": 10},
]


def seen(table: Dreamscape, player: int) -> list[int]:
    return inputs(table, player, Hopes(table, player))


def stone(**own: object) -> Dreamscape:
    card = {"name": "Stone", "level": 1, "points": 5, "power": "lake", "structure": ["R@ G"]}
    return laid_out(card=[card], phase="travel B", A=own)


def constant(units: float) -> Network:
    """Make up a network that says the same to everything."""
    numbers = [0.0] * sum(KIND.sizes((4, 4)))
    numbers[-1] = units
    return read(rounded(Floats(KIND, (4, 4), numbers, {})), KIND)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_page_has_the_same_places_and_small_numbers(variant: dict[str, object]) -> None:
    table, dice, quick = started(**variant), Dice(7), Quick()
    pages = 0
    for _ in range(900):
        if table.seat == NOBODY or table.phase == OVER:
            break
        if table.cycle and pages < 200:
            for player in range(table.players):
                page = seen(table, player)
                assert len(page) == INPUTS
                assert 0 <= min(page) <= max(page) <= LARGEST
                pages += 1
        table.apply(dice.choose(table) if table.seat == CHANCE else quick.answer(table))
    assert pages


@pytest.mark.parametrize("variant", VARIANTS[:2], ids=str)
def test_what_is_hidden_changes_no_number(variant: dict[str, object]) -> None:
    table, dice, quick = started(**variant), Dice(3), Quick()
    compared = 0
    while table.cycle < 3:
        if table.seat >= 0 and table.cycle:
            seat = table.seat
            fixed = test_secrets.cards_not_hidden(table, seat)
            twin, _ = test_secrets.shuffle(table, fixed, dice)
            assert seen(DREAMSCAPE.veil(twin, seat), seat) == seen(
                DREAMSCAPE.veil(table, seat), seat
            )
            compared += 1
        table.apply(dice.choose(table) if table.seat == CHANCE else quick.answer(table))
    assert compared > 20


def test_land_cards_and_purposes_change_what_is_seen() -> None:
    pages = [
        seen(table, 0)
        for table in (
            stone(land=[". . L@ . ."]),
            stone(land=[". . R@ . ."]),
            stone(land=[". G R@ . ."]),
            stone(land=[". . L@ . ."], cards=["Stone"]),
        )
    ]
    assert len({tuple(page) for page in pages}) == len(pages)


def test_players_see_the_table_from_their_own_seats() -> None:
    land = {"land": [". G R@ . ."]}
    one = laid_out(phase="travel A", A=land, B=land)
    mine, theirs = seen(one, 0), seen(one, 1)
    differing = [place for place in range(INPUTS) if mine[place] != theirs[place]]
    # Only marker order and where Sleepers lie may differ.
    assert len(differing) < 12


def test_a_network_adds_to_what_is_weighed() -> None:
    table = stone(land=[". G R@ . ."], cards=["Stone"])
    weighed = Judge(None).value(table, 0)
    assert weighed == Hopes(table, 0).worth()
    assert Judge(constant(2.5)).value(table, 0) == weighed + 5 * UNIT // 2
    assert constant(2.5).result([0] * INPUTS) == 5 * SCALE // 2


def test_a_game_that_is_over_is_judged_by_points_and_purposes() -> None:
    table, dice = invented.start(4)
    while table.seat != NOBODY:
        table.apply(invented.answer(table, dice))
    for player in range(table.players):
        assert Judge(constant(9)).value(table, player) == final(table, player)
        assert final(table, player) <= 100 * table.score[player]


def test_the_planner_follows_its_judge() -> None:
    table = started()
    usual, other = PlannerBot(Budget(8), Judge(None)), PlannerBot(Budget(8), Judge(constant(1)))
    quick, dice = Quick(), Dice(2)
    while table.cycle < 2:
        if table.seat == CHANCE:
            table.apply(dice.choose(table))
            continue
        # What is added everywhere changes nothing, but it takes the same draws.
        assert usual.choose(table, Dice(5)) == other.choose(table, Dice(5))
        table.apply(quick.answer(table))


def test_nearness_counts_what_the_best_place_lacks() -> None:
    lacking = []
    for land in ([". . L@ . ."], [". . R@ . ."], [". G R@ . ."]):
        table = stone(land=land)
        named = [card for card, one in enumerate(table.box.cards) if one.name == "Stone"]
        lacking.append(nearness.nearest(table, named[0], Ground(table, 0)))
    assert lacking == [2, 1, 0]


def test_a_dreamscape_nearer_to_the_cards_of_a_deck_is_worth_more() -> None:
    near, far = stone(land=[". G R@ . ."]), stone(land=[". M M@ . ."])
    assert Hopes(near, 0).drawn[1] > Hopes(far, 0).drawn[1]
    assert Judge(None).value(near, 0) > Judge(None).value(far, 0)


def test_3_2_stored_shards_come_back() -> None:
    table = stone(land=[". . L@ . ."], cards=["Stone"])
    table.stored[table.open[0][0]] = GRASS
    assert coming_back(table, 0)[GRASS] == 1
