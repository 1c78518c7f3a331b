"""Where a card is nearest, how it is turned for that, and what it lacks there."""

from __future__ import annotations

from typing import Any, cast

import pytest

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table.matching import is_matched
from oneiros.games.dreamscape.views.nearest import nearest
from oneiros.games.dreamscape.views.worked_out import worked_out
from oneiros.kernel.bits import BIT
from oneiros.kernel.state import NOBODY
from oneiros.registry.dreamscape.game import DREAMSCAPE
from tests.games.dreamscape import invented
from tests.games.dreamscape.stories import card, played


def creating(own: str, shown: str = "W@ . R", world: str = "") -> Dreamscape:
    """Let A create with the card `Test` open."""
    sheet = f'phase = "creation A"\n{world}\n[A]\ncards = ["Test"]\n{own}\n'
    return played(sheet + card("muse", shown))


def near(table: Dreamscape, seat: int = 0) -> dict[str, Any]:
    (found,) = cast("list[dict[str, Any]]", worked_out(table, seat)["near"])
    return found


def states(found: dict[str, Any]) -> dict[str, str]:
    return {one["slot"]: one["state"] for one in found["slots"]}


def shards(counted: dict[str, int]) -> dict[str, int]:
    return {kind: number for kind, number in counted.items() if number}


def test_what_stands_is_missing_or_in_the_way_is_told_slot_by_slot() -> None:
    found = near(creating('hands = "M"\nland = ["W . R . .", ". . W@ G ."]'))
    assert states(found) == {"a2": "missing", "c2": "stands"}
    assert (found["stands"], found["quarter"], found["mirrored"]) == (1, 0, False)
    # The Dreamer must come to the left end; one step of three can be paid.
    assert shards(found["lacks"]) == {"movement": 3}
    assert shards(found["not_held"]) == {"movement": 2}


def test_a_stack_that_must_change_is_in_the_way() -> None:
    land = 'land = ["L L L", "L L L", "L W@ L"]'
    found = near(creating(f'hands = "GG"\n{land}', "W@ R", "columns = 3\nrows = 3"))
    assert sorted(states(found).values()) == ["in-the-way", "stands"]
    assert shards(found["lacks"]) == {"rock": 1}
    assert shards(found["not_held"]) == {"rock": 1}


def test_a_tree_is_in_the_way_where_none_is_wanted() -> None:
    land = 'land = ["R* R* R*", "R* R* R*", "R* W@ R*"]'
    world = "players = 4\ncolumns = 3\nrows = 3"
    table = creating(f'hands = "GG"\n{land}', "W@ R", world)
    assert sorted(states(near(table)).values()) == ["in-the-way", "stands"]


@pytest.mark.parametrize(
    ("land", "quarter", "slots"),
    [
        ('". . . . .", ". . W@ G ."', 0, {"c1", "d1"}),
        ('". . W@ . .", ". . G . ."', 1, {"c1", "c2"}),
        ('". . . . .", ". G W@ . ."', 2, {"b1", "c1"}),
        ('". . G . .", ". . W@ . ."', 3, {"c1", "c2"}),
    ],
)
def test_6_1_the_picture_is_turned_by_quarters_to_the_right(
    land: str, quarter: int, slots: set[str]
) -> None:
    table = creating(f'hands = "GG"\nland = [{land}]', "W@ G")
    found = near(table)
    assert is_matched(table, 0, table.open[0][0])
    assert (found["quarter"], set(states(found))) == (quarter, slots)
    assert set(states(found).values()) == {"stands"}


def test_6_1_where_mirror_images_count_it_is_told_that_it_is_one() -> None:
    shown = '["G . ", "W@ R"]'
    for mirrored in (False, True):
        sheet = f'mirrored = {str(mirrored).lower()}\nphase = "creation A"\n[A]\nhands = "GG"\n'
        sheet += 'cards = ["Test"]\nland = [". . G . .", ". R W@ . ."]\n'
        table = played(sheet + card("muse").replace('["M@ M"]', shown))
        assert near(table)["mirrored"] == mirrored


def test_5_4_a_tree_costs_grass_and_5_3_steps_cost_movement() -> None:
    found = near(creating('hands = "G"\nland = ["R . . . .", "W . W@ G ."]', "W@ G*"))
    assert states(found) == {"c1": "stands", "d1": "missing"}
    assert (shards(found["lacks"]), shards(found["not_held"])) == ({"grass": 1}, {})


def test_5_7_land_on_the_way_makes_steps_free() -> None:
    plain = near(creating('hands = "G"\nland = ["R W W@ . ."]', "R@ W W"))
    assert shards(plain["lacks"]) == {"movement": 2}
    # From the land at b1 the last step is free.
    found = near(creating('hands = "G"\nland = ["R L W@ . ."]', "R@ L W"))
    assert shards(found["lacks"]) == {"movement": 1}


def test_5_2_entering_is_free() -> None:
    found = near(creating('hands = "G"\nland = [". . W R ."]', "W@ R"))
    assert (states(found), shards(found["lacks"])) == ({"c1": "missing", "d1": "stands"}, {})


def test_who_has_to_build_under_the_dreamer_goes_away_and_comes_back() -> None:
    found = near(creating('hands = "RMM"\nland = [". . W@ G ."]', "WR@ G"))
    assert shards(found["lacks"]) == {"rock": 1, "movement": 2}
    assert shards(found["not_held"]) == {}


def test_5_7_building_loses_the_free_step() -> None:
    free = 'free_step = true\nland = [". . L@ G ."]'
    # The goal must be built before the Dreamer can come, and then the free step is gone.
    found = near(creating(f'hands = "RM"\n{free}', "L R@"))
    assert shards(found["lacks"]) == {"rock": 1, "movement": 1}
    # What stands is reached by the free step first, and the rest is built then.
    found = near(creating(f'hands = "R"\n{free}', "L G@ R"))
    assert shards(found["lacks"]) == {"rock": 1}
    # Nothing is to be built.
    found = near(creating(f'hands = "R"\n{free}', "L G@"))
    assert shards(found["lacks"]) == {}


def test_5_7_who_goes_away_to_build_does_not_come_back_by_a_free_step() -> None:
    found = near(creating('hands = "RMM"\nland = [". . W@ L ."]', "WR@ L"))
    assert shards(found["lacks"]) == {"rock": 1, "movement": 2}
    table = creating('hands = "RM"\nfree_step = true\nland = [". . L@ L ."]', "LR@ L")
    assert shards(near(table)["lacks"]) == {"rock": 1, "movement": 1}


def test_5_7_a_free_step_does_not_lead_over_a_bridge() -> None:
    # Whatever is put on b1 loses the free step.
    found = near(creating('hands = "GMM"\nfree_step = true\nland = ["L@ . R R ."]', "R@ R"))
    assert states(found) == {"c1": "missing", "d1": "stands"}
    assert shards(found["lacks"]) == {"movement": 2}


def test_a_card_that_fits_nowhere_has_no_slots() -> None:
    sheet = 'columns = 3\nrows = 3\nphase = "creation A"\n[A]\nhands = "GG"\ncards = ["Test"]\n'
    found = near(played(sheet + card("muse", "W@ . . G")))
    assert (found["slots"], found["impossible"], found["stands"]) == ([], "", 0)


def test_only_the_own_cards_are_worked_out() -> None:
    table = creating('hands = "GG"')
    assert worked_out(table, 1)["near"] == worked_out(table, NOBODY)["near"] == []
    assert near(table)["card"] == "Test"


# 5.4, 1.1, 8.1: what can no longer be completed.


def hindrance(table: Dreamscape) -> tuple[str, str | None]:
    found = near(table)
    return found["impossible"], found["kind"]


def test_5_4_a_card_with_more_trees_than_there_are_is_impossible() -> None:
    own = 'hands = "GG"\nland = [". . W@ G ."]'
    assert hindrance(creating(own, "W@ G*", "trees = 0")) == ("tree", None)
    assert hindrance(creating(own, "W@ G*", "trees = 1")) == ("", None)


def test_7_7_a_tree_that_stands_might_be_brought_by_a_golem() -> None:
    own = 'hands = "GG"\nland = [". . W@ R* ."]'
    assert hindrance(creating(own, "W@ G*", "trees = 0")) == ("", None)
    assert hindrance(creating(own, "W@ G* G*", "trees = 0")) == ("tree", None)


def test_1_1_a_card_with_more_shards_than_the_game_has_is_impossible() -> None:
    low, high = "R" * 11, "R" * 12
    assert hindrance(creating('hands = "GG"', f"{low}@ {low}")) == ("", None)
    assert hindrance(creating('hands = "GG"', f"{high}@ {high}")) == ("shard", "rock")


def test_7_6_what_lies_before_others_may_come_back() -> None:
    towers = '[B]\nland = [". . ' + "RRRRRRRRRR RRRRRRRRRR" + ' ."]\n'
    table = played(
        f'phase = "creation A"\nbag = "G3"\n[A]\nhands = "GG"\ncards = ["Test"]\n{towers}'
        + card("muse", "RR@ RR")
    )
    assert hindrance(table) == ("", None)


def last(own: str, shown: str = "W@ R", world: str = "") -> Dreamscape:
    sheet = f'{world}\nphase = "last creation A"\n[A]\ncards = ["Test"]\n{own}\n'
    return played(sheet + card("muse", shown))


def test_8_1_in_the_last_creation_hands_are_all_there_is() -> None:
    land = 'land = [". . W@ . ."]'
    assert hindrance(last(f'hands = "RG"\n{land}')) == ("", None)
    assert hindrance(last(f'hands = "GL"\n{land}')) == ("shard", "rock")
    # 5.5: two of a colour may be traded.
    assert hindrance(last(f'hands = "GG"\n{land}')) == ("", None)


def test_8_1_in_the_last_creation_nothing_is_taken_away_again() -> None:
    full = '"' + " ".join(["L"] * 3) + '"'
    world = "columns = 3\nrows = 3"
    land = f'land = [{full}, {full}, "L LL@ L"]'
    assert hindrance(last(f'hands = "RRWW"\n{land}', "W@ R", world)) == ("shard", None)


def test_8_1_in_the_last_creation_no_tree_is_brought() -> None:
    # There are two trees, but the one on water stays where it is.
    land = 'land = ["W* W@ G", "W W G", "W W W"]'
    world = "trees = 1\ncolumns = 3\nrows = 3"
    assert hindrance(last(f'hands = "GGG"\n{land}', "W@ G* G*", world)) == ("tree", None)


def test_whatever_is_completed_was_possible_until_then() -> None:
    completed = 0
    for seed in range(60):
        table, dice = invented.start(seed)
        for _ in range(80):
            if table.seat == NOBODY:
                break
            chosen = invented.answer(table, dice)
            seat, impossible = table.seat, set[int]()
            if seat >= 0:
                found = cast("list[dict[str, Any]]", worked_out(table, seat)["near"])
                impossible = {
                    one
                    for one, told in zip(table.open[seat], found, strict=True)
                    if told["impossible"]
                }
            table.apply(chosen)
            if seat >= 0:
                completed += len(table.pile[seat])
                assert not impossible & set(table.pile[seat])
    assert completed > 100


def test_a_card_stands_wholly_exactly_when_it_is_matched() -> None:
    matched = 0
    for seed in range(60):
        table, dice = invented.start(seed)
        for _ in range(40):
            if table.seat == NOBODY:
                break
            for player in range(table.players):
                for one in (*table.open[player], *table.pile[player]):
                    found = nearest(table, player, one)
                    if found is not None:
                        stands = all(slot.stands() for slot in found.slots)
                        assert stands == is_matched(table, player, one)
                        assert not stands or not any(found.lacks)
                        matched += stands
            table.apply(invented.answer(table, dice))
    assert matched > 10


def test_8_2_everybody_stands_as_the_end_would_count() -> None:
    for seed in range(12):
        table, dice = invented.start(seed)
        while table.seat != NOBODY:
            view = cast("dict[str, Any]", DREAMSCAPE.view(table, NOBODY))
            for player, found in enumerate(view["reckoning"]):
                paid = sum(tile["points"][player] for tile in view["purposes"])
                rest = found["purposes"] + found["open_cards"] + found["nightmares"]
                assert found["purposes"] == paid
                assert found["open_cards"] == -5 * len(table.open[player])
                assert found["total"] == table.score[player] + rest
                assert all(tile["points"][player] <= tile["worth"] for tile in view["purposes"])
            standing = [one["total"] for one in view["reckoning"]]
            table.apply(invented.answer(table, dice))
        view = cast("dict[str, Any]", DREAMSCAPE.view(table, NOBODY))
        assert [one["total"] for one in view["reckoning"]] == table.score
        assert len(standing) == table.players


def test_5_8_a_mountain_that_has_paid_is_told() -> None:
    table = played('phase = "creation A"\n[A]\nhands = "MMM"\nland = [". . W@ RR ."]\n', "step d1")
    view = cast("dict[str, Any]", DREAMSCAPE.view(table, 1))
    assert [one["paid"] for one in view["seats"]] == [["d1"], []]
    assert table.dreamer[0] == table.box.grid.named("d1")
    assert table.filled[0] & BIT[table.dreamer[0]]
