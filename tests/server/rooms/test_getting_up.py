"""Getting up before a game: nobody sits down again knowing more than the others."""

from __future__ import annotations

from oneiros.kernel.fair import commitment
from oneiros.registry.dreamblade.packs import PACKS
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.packs import NewSealed
from oneiros.server.rooms import agreeing, bringing, ending, seating
from oneiros.server.rooms.recording import recorded
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Views
from tests.server.rooms.sowing import (
    ANN,
    BOB,
    agree,
    bind,
    checked,
    joined,
    refused,
    table,
)


def test_who_gets_up_when_seeds_may_be_known_makes_all_begin_again() -> None:
    room = joined("dreamscape")
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    promise = room.sowing.promise
    agreeing.reveal(room, 0, "seed-0")
    seating.leave(room, BOB)
    assert room.sowing.promise != promise
    assert (room.sowing.seals, room.sowing.player_seeds) == ([None, None], [None, None])
    # What was shown stays in the record, with the seed of the server.
    seating.join(room, BOB, None, None, room.invite)
    agree(room, 0, 1)
    ending.resign(room, 1)
    (aborted,) = recorded(room).fairness.aborted
    assert (aborted.number, aborted.since, aborted.reason) == (0, 0, "left")
    assert (aborted.commitment, aborted.player_seeds) == (promise, ["seed-0", None])
    assert commitment(bytes.fromhex(str(aborted.server_seed))) == promise
    checked(room)


def test_who_has_seen_what_others_bring_sits_down_with_nothing_else() -> None:
    room = joined()
    bind(room, 0, "seed-0")
    assert (room.revealing, seating.leave(room, BOB) != []) == (False, True)
    seating.join(room, BOB, None, "mirror-parade", room.invite)
    bind(room, 1, "seed-1")
    assert room.revealing
    seating.leave(room, BOB)
    assert room.status == "closed"
    assert refused(lambda: seating.join(room, BOB, None, None, room.invite)) == "server-not-seating"


def test_who_was_late_and_gets_up_leaves_no_seeds_that_counted() -> None:
    room = joined("dreamscape")
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    agreeing.reveal(room, 0, "seed-0")
    agreeing.lapse(room, [BOB])
    seating.leave(room, BOB)
    seating.join(room, BOB, None, None, room.invite)
    agree(room, 0, 1)
    ending.resign(room, 0)
    (aborted,) = recorded(room).fairness.aborted
    assert aborted.player_seeds == ["seed-0", None]
    checked(room)


def test_who_gets_up_earlier_leaves_the_seals_of_the_others() -> None:
    room = table(NewSeat("me"), NewSeat("open"), NewSeat("open"), game="dreamscape")
    seating.join(room, BOB, None, None, room.invite)
    promise = room.sowing.promise
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    seating.leave(room, BOB)
    assert room.sowing.promise == promise
    assert room.sowing.seals is not None
    assert [one is None for one in room.sowing.seals] == [False, True, True]


def test_what_was_told_once_still_counts_when_the_seeds_are_renewed() -> None:
    room = joined()
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    agreeing.renew(room, "rules")
    assert not room.revealing
    seating.leave(room, BOB)
    assert room.status == "closed"


def test_what_was_told_once_is_not_brought_anew_from_packs() -> None:
    seats, sealed = (
        [NewSeat("me"), NewSeat("me")],
        NewSealed(way="boosters", seed="amber-otter-quill"),
    )
    room = Room(seating.lay(NewTable("dreamblade", seats, sealed=sealed), ANN))
    pool = bringing.pool(room, ANN, 0)
    chosen = PACKS.built([one.name for pack in pool.packs for one in pack.contents])
    for seat in range(2):
        bringing.bring(room, ANN, seat, chosen)
        bind(room, seat, f"seed-{seat}")
    agreeing.renew(room, "rules")
    assert refused(lambda: bringing.bring(room, ANN, 1, chosen)) == "server-brought"


def test_what_others_bring_is_hidden_until_nobody_can_choose_any_more() -> None:
    room = joined()
    assert brought(room) == [["sample", "hidden"], ["hidden", "sample"], ["hidden"] * 2]
    bind(room, 0, "seed-0")
    assert brought(room)[1] == ["hidden", "sample"]
    bind(room, 1, "seed-1")
    assert brought(room) == [["sample", "sample"]] * 3


def test_what_a_bot_brings_is_no_secret() -> None:
    room = table(NewSeat("me"), NewSeat("bot"))
    assert brought(room)[2] == ["hidden", "sample"]


def test_everybody_is_told_whether_getting_up_closes_the_table() -> None:
    room = table(NewSeat("me"), NewSeat("open"))
    assert closes(room) == [True, False, False]
    seating.join(room, BOB, None, None, room.invite)
    bind(room, 0, "seed-0")
    assert closes(room) == [False] * 3
    bind(room, 1, "seed-1")
    assert closes(room) == [True, True, False]
    for seat in range(2):
        agreeing.reveal(room, seat, f"seed-{seat}")
    assert closes(room) == [False] * 3


def test_where_nobody_brings_anything_getting_up_closes_no_table() -> None:
    room = joined("dreamscape")
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    assert closes(room) == [False] * 3


def brought(room: Room) -> list[list[str]]:
    """Give what Ann, Bob and an onlooker are told that the seats bring."""
    return [[seat.brings for seat in told_to(room, one).seats] for one in (ANN, BOB, None)]


def closes(room: Room) -> list[bool]:
    """Give what Ann, Bob and an onlooker are told about getting up."""
    return [told_to(room, one).leaving_closes for one in (ANN, BOB, None)]


def told_to(room: Room, guest: str | None) -> told.Table:
    return Views(room, lambda _: None).table(guest, {}, (), 0)
