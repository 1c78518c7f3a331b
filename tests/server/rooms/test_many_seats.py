"""Tables of more than two: sitting down, the lists of the lobby, giving up, and playing again."""

from __future__ import annotations

from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.rooms import ending, rematches, seating
from oneiros.server.rooms.room import Room
from oneiros.storage import CreateTable, SetTable, new_guest_id
from tests.server.guest import BOT, ME, OPEN, Guest
from tests.server.rooms.sowing import agree


def room_of_four() -> tuple[Room, list[str]]:
    """Let three people and a bot begin a game of Dreamscape."""
    guests = [new_guest_id() for _ in range(3)]
    seats = [NewSeat("me"), NewSeat("bot", "scripted"), NewSeat("open"), NewSeat("open")]
    room = Room(seating.lay(NewTable("dreamscape", seats), guests[0]))
    seating.join(room, guests[1], 3, None, room.invite)
    seating.join(room, guests[2], None, None, room.invite)
    agree(room, 0, 2, 3)
    assert room.status == "playing"
    return room, guests


def test_everybody_sits_where_they_chose() -> None:
    room, guests = room_of_four()
    assert [room.seats_of(guest) for guest in guests] == [[0], [3], [2]]


def test_when_one_gives_up_all_the_others_have_won() -> None:
    room, _ = room_of_four()
    ending.resign(room, 2)
    assert room.winners == (0, 1, 3)


def test_a_rematch_waits_for_every_guest_and_moves_everybody_to_the_next_seat() -> None:
    room, guests = room_of_four()
    ending.resign(room, 0)
    assert rematches.wish_rematch(room, 0) == [SetTable(table_id=room.id, rematch=(0,))]
    assert rematches.wish_rematch(room, 3) == [SetTable(table_id=room.id, rematch=(0, 3))]
    made, _ = rematches.wish_rematch(room, 2)
    assert isinstance(made, CreateTable)
    again = [seat.guest_id or seat.bot for seat in made.table.seats]
    assert again == ["scripted", guests[2], guests[1], guests[0]]


def test_lists_tell_how_a_game_of_points_stands_and_how_it_ended(ann: Guest) -> None:
    table = ann.lay(ME, ME, BOT, game="dreamscape")
    assert ann.tables().mine[0].scores == []
    with ann.at(table) as browser:
        browser.sow()
        browser.until_status("playing")
        assert ann.tables().mine[0].scores == [0, 0, 0]
        browser.say(told.Resign(0))
        browser.until_status("over")
    assert ann.tables().mine[0].scores == [0, 0, 0]


def test_a_game_of_turns_has_no_points_to_list(ann: Guest) -> None:
    with ann.playing(ME, BOT):
        assert ann.tables().mine[0].scores == []


def test_a_table_is_open_until_its_last_seat_is_taken(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = ann.lay(ME, OPEN, OPEN, game="dreamscape", public=True)
    bob.join(table)
    assert table in [one.id for one in eve.tables().open]
    bob.join(table)
    assert table not in [one.id for one in eve.tables().open]
