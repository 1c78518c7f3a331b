"""Travels to compare, the quick player who follows them, and where a playout ends."""

from __future__ import annotations

from oneiros.bots.dreamscape.planning.playout import has_created, play_to_creation
from oneiros.bots.dreamscape.planning.quick import Quick
from oneiros.bots.dreamscape.planning.travels import travels
from oneiros.bots.dreamscape.scripted import ScriptedBot
from oneiros.bots.dreamscape.value.judge import Judge
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table.layout import CREATION, TRAVEL
from oneiros.games.dreamscape.vocabulary import CYCLES
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamscape.tables import laid_out, started


def travelling(**setup: object) -> Dreamscape:
    """Begin a game, up to its first travel."""
    table, dice, bot = started(**setup), Dice(11), ScriptedBot()
    while table.question != questions.TRAVEL:
        table.apply(dice.choose(table) if table.seat == CHANCE else bot.choose(table, dice))
    return table


def test_every_travel_collects_as_it_says_and_ends_where_it_says() -> None:
    table = travelling()
    player = table.seat
    found = [one.itinerary for one in travels(table, 12) if one.itinerary is not None]
    assert len(found) >= 12
    for itinerary in found:
        tried, quick = table.copy(), Quick()
        quick.set_out(tried, player, itinerary)
        collected = []
        while tried.phase == TRAVEL and tried.seat in (player, CHANCE):
            if tried.seat == CHANCE:
                tried.apply(Dice(1).choose(tried))
                continue
            answer = quick.answer(tried)
            if answer == opt.COLLECT:
                collected.append(tried.sleeper[player])
            tried.apply(answer)
        assert collected == itinerary.stops[:-1]
        assert tried.sleeper[player] == itinerary.stops[-1]


def test_travels_differ_and_the_most_promising_comes_first() -> None:
    found = [one.itinerary for one in travels(travelling(), 12) if one.itinerary is not None]
    plans = {(tuple(one.stops), one.power) for one in found}
    assert len(plans) == len(found)
    assert found[0].worth == max(one.worth for one in found)


def test_a_playout_ends_with_the_creation_of_the_player() -> None:
    for player in (0, 1):
        table = travelling()
        play_to_creation(table, player, 1, Quick(), Dice(3), alone=True)
        assert has_created(table, player, 1)
        assert table.cycle == 1
        assert not any(table.hands[player * 7 : player * 7 + 7])


def test_where_all_create_at_the_same_time_a_playout_ends_alike() -> None:
    table = travelling(players=3, simultaneous=True)
    first = table.order[0]
    play_to_creation(table, first, 1, Quick(), Dice(3), alone=False)
    assert has_created(table, first, 1)
    assert not has_created(table, table.order[1], 1)
    assert table.phase == CREATION


def test_a_playout_beyond_the_last_cycle_ends_with_the_game() -> None:
    own = {"hands": "GW", "land": [". L R@ . ."]}
    table = laid_out(phase="last creation A", cycle=6, A=own)
    play_to_creation(table, 0, CYCLES + 1, Quick(), Dice(3), alone=True)
    assert table.seat == NOBODY
    assert Judge(None).value(table, 0) == 100 * table.score[0]
