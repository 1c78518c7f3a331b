"""Several games of the same players: who has won them all, and when no other follows."""

from __future__ import annotations

import pytest

from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.messages import Rubber
from oneiros.server.rooms import ending, rematches, seating
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.rubbers import Score, begun, next_score, told
from oneiros.server.rooms.shown import rubber
from oneiros.storage import CreateTable, new_guest_id
from tests.server.rooms.sowing import agree


@pytest.mark.parametrize(
    ("score", "winners", "expected"),
    [
        (Score(3, 1, (0, 0)), [1], Rubber(3, 1, [0, 1])),
        (Score(3, 1, (0, 0)), [], Rubber(3, 1, [0, 0], 1)),
        (Score(3, 2, (1, 0)), [0], Rubber(3, 2, [2, 0], 0, over=True, winners=[0])),
        (Score(3, 2, (1, 0)), [1], Rubber(3, 2, [1, 1])),
        (Score(3, 3, (1, 1)), [1], Rubber(3, 3, [1, 2], 0, over=True, winners=[1])),
        (Score(3, 3, (1, 1)), [], Rubber(3, 3, [1, 1], 1, over=True)),
        (Score(3, 3, (1, 0), 1), [], Rubber(3, 3, [1, 0], 2, over=True, winners=[0])),
        (Score(3, 3, (0, 0), 2), [], Rubber(3, 3, [0, 0], 3, over=True)),
        (Score(3, 3, (1, 1, 0)), [2], Rubber(3, 3, [1, 1, 1], 0, over=True)),
        (Score(3, 3, (1, 1, 0)), [], Rubber(3, 3, [1, 1, 0], 1, over=True, winners=[0, 1])),
    ],
)
def test_two_games_decide_or_else_the_last(
    score: Score, winners: list[int], expected: Rubber
) -> None:
    assert told(score, winners, over=True) == expected
    assert told(score, None, over=False) == Rubber(3, score.number, list(score.wins), score.drawn)


def test_what_was_won_goes_with_its_player_to_the_next_seat() -> None:
    assert next_score(Score(3, 1, (0, 0, 0)), [2]) == Score(3, 2, (0, 1, 0))
    assert next_score(Score(3, 2, (1, 0)), [0]) == begun(3, 2)


def test_a_rubber_of_people_goes_on_until_somebody_has_two_also_after_a_restart() -> None:
    ann, bob = new_guest_id(), new_guest_id()
    wish = NewTable("dreamscape", [NewSeat("me"), NewSeat("open")], best_of=3)
    kept = seating.lay(wish, ann)
    room = Room(kept)
    seating.join(room, bob, None, None, room.invite)
    for number, winner in ((1, ann), (2, bob), (3, bob)):
        agree(room, 0, 1)
        loser = bob if winner == ann else ann
        ending.resign(room, room.seats_of(loser)[0])
        shown = rubber(room)
        assert shown is not None
        assert (shown.number, shown.over) == (number, number == 3)
        assert shown.wins[room.seats_of(winner)[0]] == (2 if number == 3 else 1)
        if number < 3:
            rematches.wish_rematch(room, 0)
            made, _ = rematches.wish_rematch(room, 1)
            assert isinstance(made, CreateTable)
            room = Room(made.table)
    last = rubber(room)
    assert last is not None
    assert last.winners == room.seats_of(bob)
    rematches.wish_rematch(room, 0)
    made, _ = rematches.wish_rematch(room, 1)
    assert isinstance(made, CreateTable)
    assert rubber(Room(made.table)) == Rubber(3, 1, [0, 0])


def test_a_game_that_was_closed_counts_for_nobody() -> None:
    ann = new_guest_id()
    wish = NewTable("dreamblade", [NewSeat("me"), NewSeat("me")], best_of=3)
    room = Room(seating.lay(wish, ann))
    agree(room, 0, 1)
    ending.close(room, ann)
    assert room.status == "closed"
    assert rubber(room) == Rubber(3, 1, [0, 0])
