"""How the games of a guest are counted."""

from __future__ import annotations

from collections import Counter

import pytest

from oneiros.server.rooms.results import Opponent, counts, longest, luckiest, reckon
from oneiros.storage import Status, StoredLuck, StoredSeat, StoredTable

ME = StoredSeat(0, "guest", "ann")
BOB = StoredSeat(1, "guest", "bob")
NOBODY = StoredSeat(1, "guest")
BOT = StoredSeat(1, "bot", bot="planner")


def table(
    *seats: StoredSeat,
    won: tuple[int, ...] = (),
    name: str = "one",
    luck: tuple[StoredLuck, ...] | None = None,
    **more: object,
) -> StoredTable:
    """Give a finished table."""
    status: Status = "over"
    return StoredTable(
        id=name,
        game="dreamscape",
        rules=1,
        status=status,
        public=False,
        invite="",
        format=more,
        server_seed="",
        player_seeds=(),
        winners=won,
        luck=luck,
        created=0,
        moved=0,
        owner="ann",
        seats=seats,
    )


def test_who_shares_a_victory_has_won_and_without_a_winner_it_is_a_draw() -> None:
    found = reckon([table(ME, BOB, won=(0, 1)), table(ME, BOB), table(ME, BOB, won=(1,))], "ann")
    assert found.games == {"dreamscape": Counter(won=1, drawn=1, lost=1)}


def test_a_game_counts_once_and_once_for_each_opponent() -> None:
    others = (BOT, StoredSeat(2, "bot", bot="planner"), StoredSeat(3, "bot", bot="drowsy"))
    found = reckon([table(ME, *others, won=(0,))], "ann")
    assert found.games == {"dreamscape": Counter(won=1)}
    assert {one.bot: each for (_, one), each in found.opponents.items()} == {
        "planner": Counter(won=1),
        "drowsy": Counter(won=1),
    }


def test_all_who_are_forgotten_are_one_opponent() -> None:
    found = reckon([table(ME, NOBODY), table(ME, NOBODY, won=(0,))], "ann")
    assert found.opponents == {
        ("dreamscape", Opponent(None, None)): Counter(drawn=1, won=1),
    }


@pytest.mark.parametrize(
    ("one", "whole"),
    [
        (table(ME, BOB), True),
        (table(ME, StoredSeat(1, "guest", "ann"), BOT), False),
        (table(ME, BOB, lesson="strike"), False),
        (table(ME, BOB, puzzle="e4c097"), False),
        (table(ME, BOB, example="lure"), False),
    ],
)
def test_only_a_whole_game_of_one_seat_counts(one: StoredTable, *, whole: bool) -> None:
    assert counts(one, "ann") == whole


def test_the_longest_is_the_one_with_the_most_entries() -> None:
    games = [table(ME, BOB, name="one"), table(ME, BOB, name="two"), table(ME, BOB, name="three")]
    assert [one.id for one in longest(games, {"one": 3, "two": 9, "three": 5})] == ["two"]


def test_a_table_that_was_forgotten_meanwhile_is_not_the_longest() -> None:
    games = [table(ME, BOB, name="gone"), table(ME, BOB, name="one"), table(ME, BOB, name="lost")]
    assert [one.id for one in longest(games, {"one": 3})] == ["one"]
    assert longest(games, {}) == []


def test_the_luckiest_is_the_one_in_which_chance_gave_me_most_beyond_the_average() -> None:
    poor, rich = StoredLuck(2, 4.0), StoredLuck(30, 20.0)
    games = [
        table(ME, BOB, name="mine", luck=(StoredLuck(8, 7.0), poor)),
        table(ME, BOB, name="theirs", luck=(poor, rich)),
        table(StoredSeat(0, "guest", "bob"), StoredSeat(1, "guest", "ann"), luck=(rich, poor)),
        table(ME, BOB, name="best", luck=(StoredLuck(5, 2.5), rich)),
        table(ME, BOB, name="old"),
    ]
    assert [(one.id, luck) for one, luck in luckiest(games, "ann")] == [
        ("best", StoredLuck(5, 2.5))
    ]


def test_nobody_was_lucky_whom_chance_gave_less_than_usual() -> None:
    assert luckiest([table(ME, BOB, luck=(StoredLuck(3, 3.5), StoredLuck(9, 2.0)))], "ann") == []
