"""Set-ups and components: rules that no scenario shows, by their numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.cards import catalogue
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.table.grid import Grid
from oneiros.kernel.bits import numbers
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from tests.games.dreamscape.tables import laid_out, play_to, started

ROW = {"name": "Test Pool", "level": 1, "points": 5, "power": "tower", "structure": ["W@ G"]}
# Notation could not read such names again, or not tell them from something else.
UNREADABLE = (
    "",
    " Pool",
    "Pool ",
    "Old  Pool",
    "Pool\n",
    "Pool: water",
    "Pool 2",
    "P" * 41,
    "Pool,",
)


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        *((setup, "setup-shape") for setup in (None, [3], "dreamscape", 3)),
        *(({name: 1}, "setup-unknown") for name in ("player", "seats", "Nightmare", "", 3)),
        *(({"players": came}, "setup-players") for came in (1, 5, 0, -2, True, "2", 2.0, None)),
        *(({"nightmare": came}, "setup-switch") for came in (0, 1, "yes", None)),
        *(({"simultaneous": came}, "setup-switch") for came in (1, "no", [1])),
        *(({"mirrored": came}, "setup-switch") for came in (1, "no", {1: 1})),
        *(({"columns": came}, "setup-columns") for came in (1, 2, 4, 6, 8, 9, -5, True, "5", 5.0)),
        *(({"rows": came}, "setup-rows") for came in (0, 2, 7, -5, True, "5", 5.0)),
        *(({"columns": 7, "rows": came}, "setup-rows") for came in (2, 5)),
        *(({"columns": 3, "rows": came}, "setup-rows") for came in (2, 11)),
        *(({"cards": came}, "setup-cards") for came in (3, {1: 1}, "Test Pool", [3], [ROW, None])),
        ({"cards": [{}]}, "dreamcard-shape"),
        ({"cards": [{**ROW, "level": 4}]}, "dreamcard-shape"),
        ({"cards": [{**ROW, "speed": 4}]}, "dreamcard-shape"),
        ({"cards": [{**ROW, "power": "nap"}]}, "dreamcard-power"),
        ({"cards": [{**ROW, "structure": ["W G"]}]}, "structure-dreamers"),
        ({"cards": [ROW, ROW]}, "dreamcard-twice"),
        ({"cards": [{**ROW, "name": "Hermit's Tree"}]}, "dreamcard-twice"),
        ({"cards": [{**ROW, "name": "hermit's TREE"}]}, "dreamcard-twice"),
        ({"cards": [ROW, {**ROW, "name": "TEST pool"}]}, "dreamcard-twice"),
        *(({"cards": [{**ROW, "name": name}]}, "dreamcard-shape") for name in UNREADABLE),
        ({"cards": [{**ROW, "name": "Pool " + "I" * n} for n in range(1, 14)]}, "setup-cards-many"),
    ],
)
def test_a_bad_set_up_is_refused(setup: object, key: str) -> None:
    with pytest.raises(BadData) as refusal:
        DREAMSCAPE.check(setup)
    assert refusal.value.key == key


def test_a_set_up_is_given_in_full_and_checks_again() -> None:
    full = DREAMSCAPE.check({})
    plain = {"nightmare": False, "simultaneous": False, "mirrored": False, "cards": []}
    assert full == {"players": 2, "columns": 5, "rows": 5, **plain}
    for setup in ({"players": 4, "cards": [ROW]}, {"columns": 3, "rows": 10}, {"nightmare": True}):
        checked = DREAMSCAPE.check(setup)
        assert DREAMSCAPE.check(checked) == checked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_1_two_to_four_players_have_seats(players: int) -> None:
    seats = DREAMSCAPE.seats(DREAMSCAPE.check({"players": players}))
    assert seats == ("A", "B", "C", "D")[:players]


def test_1_2_there_are_50_cards_16_tiles_and_12_trees() -> None:
    assert Counter(card.level for card in catalogue.load()) == {1: 18, 2: 18, 3: 14}
    assert sum(purpose.tiles(nightmare=True)) == 16
    assert sum(purpose.tiles(nightmare=False)) == 14
    assert max(started(players=players).pool for players in (2, 3, 4)) == 12


def test_1_3_the_locations_are_linked_as_the_two_rows_lie() -> None:
    linked = {frozenset(link) for link in dreamworld.LINKS}
    beside = {(1, 2), (2, 3), (4, 5), (5, 6), (1, 4), (2, 5), (3, 6)}
    assert linked == {frozenset(link) for link in beside}
    for here in range(1, 7):
        near = [there for there in range(1, 7) if frozenset((here, there)) in linked]
        assert dreamworld.NEIGHBOURS[here] == near
        for there in range(1, 7):
            link = dreamworld.link_between(here, there)
            assert (link >= 0) == (there in near)
            assert link < 0 or dreamworld.link_name(link) in (f"{here}-{there}", f"{there}-{here}")
            assert dreamworld.link_named(f"{here}-{there}") == link


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_4_locations_are_filled_with_one_shard_more_than_players(players: int) -> None:
    table, dice = started(players=players), Dice(players)
    play_to(table, questions.TRAVEL, dice)
    assert [shards.height(row) for row in table.rows[1:]] == [players + 1] * 6


@pytest.mark.parametrize(("columns", "rows", "entry"), [(5, 5, "c1"), (3, 10, "b1"), (7, 4, "d1")])
def test_1_5_the_entry_slot_is_in_the_middle_of_the_bottom_row(
    columns: int, rows: int, entry: str
) -> None:
    grid = Grid(columns, rows)
    assert grid.names[grid.entry] == entry
    assert len(set(grid.names)) == grid.area == columns * rows
    table = laid_out(phase="creation A", columns=columns, rows=rows, A={"hands": "GW"})
    places = [DREAMSCAPE.write(table, option) for option in table.options[1:]]
    assert places == [f"place grass {entry}", f"place water {entry}"]


@pytest.mark.parametrize("size", [(5, 5), (3, 3), (7, 4), (3, 10)])
def test_1_6_slots_are_adjacent_if_they_share_a_side(size: tuple[int, int]) -> None:
    columns, rows = size
    grid = Grid(columns, rows)
    places = [(x, y) for y in range(rows) for x in range(columns)]
    for slot, (x, y) in enumerate(places):
        near = [n for n, (a, b) in enumerate(places) if abs(a - x) + abs(b - y) == 1]
        assert grid.neighbours[slot] == near == numbers(grid.beside[slot])
        assert numbers(grid.around(1 << slot)) == near
        assert grid.distance[slot] == abs(x - columns // 2) + y
    everything = sum(1 << slot for slot in range(len(places)))
    assert grid.around(everything) == everything
