"""Getting up before a game: nobody sits down again knowing more than the others."""

from __future__ import annotations

from msgspec.structs import replace

from oneiros.kernel.fair import commitment
from oneiros.registry.dreamblade.packs import PACKS
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.packs import NewSealed, Pool
from oneiros.server.rooms import agreeing, bringing, ending, getting_up, rematches, seating
from oneiros.server.rooms.leavers import LEFT, MOST_LEFT, Left, left_of, noted
from oneiros.server.rooms.packs import without_secret
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
    stored,
    table,
)

CAT = "c" * 26


def test_who_gets_up_when_seeds_may_be_known_makes_all_begin_again() -> None:
    room = joined("dreamscape")
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    promise = room.sowing.promise
    agreeing.reveal(room, 0, "seed-0")
    getting_up.leave(room, BOB)
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
    assert (room.revealing, getting_up.leave(room, BOB) != []) == (False, True)
    seating.join(room, BOB, None, "mirror-parade", room.invite)
    bind(room, 1, "seed-1")
    assert room.revealing
    promise = room.sowing.promise
    getting_up.leave(room, BOB)
    assert refused(lambda: seating.join(room, BOB, None, None, room.invite)) == "server-got-up"
    # Nobody else has to pay for it, and nobody is told what Bob has seen.
    assert (room.status, room.sowing.promise == promise) == ("seating", False)
    assert brought(room) == [["", ""]] * 3
    seating.join(room, CAT, None, "mirror-parade", room.invite)
    assert closes(room) == bars(room) == [False] * 3
    # What Bob knows of Ann is worth nothing: she brings something anew before she is bound.
    assert told_to(room, ANN).lacks == [0]
    assert refused(lambda: bind(room, 0, "seed-0")) == "server-sow-lacking"
    bringing.bring(room, ANN, 0, "red-ribbons")
    assert brought(room) == [["red-ribbons", "hidden"], ["hidden", "hidden"], ["hidden", "hidden"]]
    agree(room, 0, 1)
    assert room.status == "playing"
    ending.resign(room, 1)
    checked(room)
    assert LEFT not in rematches.again(room).format


def test_who_is_not_to_come_back_is_known_after_a_restart_and_nowhere_by_name() -> None:
    before = seating.lay(NewTable("dreamblade", [NewSeat("me"), NewSeat("open")]), ANN)
    room = Room(before)
    seating.join(room, BOB, None, None, room.invite)
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    getting_up.leave(room, BOB)
    kept = replace(stored(room, before), format=room.format, renewed=room.sowing.renewed)
    room = Room(kept)
    assert refused(lambda: seating.join(room, BOB, None, None, room.invite)) == "server-got-up"
    assert not room.has_told
    assert BOB not in str(room.format)
    assert LEFT not in without_secret(room.format)
    wish = NewTable("dreamblade", [NewSeat("me"), NewSeat("open")], format={LEFT: {}})
    assert refused(lambda: seating.lay(wish, ANN)) == "server-sealed-format"


def test_only_so_many_who_got_up_are_remembered() -> None:
    left = Left()
    for number in range(MOST_LEFT + 1):
        left = left_of(noted(left, f"{number}", number))
    assert left == Left(tuple(str(one) for one in range(1, MOST_LEFT + 1)), MOST_LEFT)


def test_own_packs_are_opened_anew_for_everybody_when_somebody_who_saw_theirs_gets_up() -> None:
    sealed = NewSealed(way="boosters", pools="own")
    wish = NewTable("dreamblade", [NewSeat("me"), NewSeat("open")], sealed=sealed, public=True)
    room = Room(seating.lay(wish, ANN))
    seen: list[list[str]] = []
    for guest in (BOB, CAT):
        seating.join(room, guest, None, None, "")
        mine, theirs = (names(bringing.pool(room, one, None)) for one in (ANN, guest))
        # Neither Ann nor whoever comes has packs that anybody has seen.
        assert all(one not in seen for one in (mine, theirs))
        seen += [mine, theirs]
        assert bars(room) == [True, guest == BOB, False]
        bringing.bring(room, ANN, 0, PACKS.built(mine))
        bind(room, 0, "seed-0")
        if guest == BOB:
            getting_up.leave(room, BOB)
            assert (room.status, room.lacking, room.sowing.seals) == ("seating", [0, 1], [None] * 2)
            early = refused(lambda: bringing.pool(room, ANN, 0))
            assert early == "server-packs-shut"
            assert refused(lambda: seating.join(room, BOB, None, None, "")) == "server-got-up"
    bringing.bring(room, CAT, 1, PACKS.built(seen[-1]))
    bind(room, 1, "seed-1")
    for seat in range(2):
        agreeing.reveal(room, seat, f"seed-{seat}")
    assert room.status == "playing"


def test_the_owner_who_gets_up_leaves_the_table_to_the_others_and_stays_away() -> None:
    sealed = NewSealed(way="boosters", pools="own")
    wish = NewTable("dreamblade", [NewSeat("me"), NewSeat("open")], sealed=sealed, public=True)
    room = Room(seating.lay(wish, ANN))
    seating.join(room, BOB, None, None, "")
    getting_up.leave(room, ANN)
    assert (room.status, room.owner) == ("seating", BOB)
    assert refused(lambda: seating.join(room, ANN, None, None, "")) == "server-got-up"
    assert closes(room) == [False, True, False]


def test_what_was_seen_of_the_same_pool_may_be_changed_when_somebody_gets_up() -> None:
    sealed = NewSealed(way="boosters", seed="amber-otter-quill")
    wish = NewTable("dreamblade", [NewSeat("me"), NewSeat("open")], sealed=sealed, public=True)
    room = Room(seating.lay(wish, ANN))
    seating.join(room, BOB, None, None, "")
    warband = PACKS.built(names(bringing.pool(room, ANN, 0)))
    assert isinstance(warband, list)
    for seat, guest in enumerate((ANN, BOB)):
        bringing.bring(room, guest, seat, warband)
        assert bars(room) == [False] * 3
        bind(room, seat, f"seed-{seat}")
    assert bars(room) == [True, True, False]
    getting_up.leave(room, BOB)
    assert room.lacking == [0, 1]
    bringing.bring(room, ANN, 0, warband[:9])
    seating.join(room, CAT, None, warband, "")
    agree(room, 0, 1)
    assert room.status == "playing"


def test_who_was_late_and_gets_up_leaves_no_seeds_that_counted() -> None:
    room = joined("dreamscape")
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    agreeing.reveal(room, 0, "seed-0")
    agreeing.lapse(room, [BOB])
    getting_up.leave(room, BOB)
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
    getting_up.leave(room, BOB)
    assert room.sowing.promise == promise
    assert room.sowing.seals is not None
    assert [one is None for one in room.sowing.seals] == [False, True, True]


def test_what_was_told_once_still_counts_when_the_seeds_are_renewed() -> None:
    room = joined()
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    agreeing.renew(room, "rules")
    assert not room.revealing
    getting_up.leave(room, BOB)
    assert refused(lambda: seating.join(room, BOB, None, None, room.invite)) == "server-got-up"
    assert not room.has_told


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


def test_everybody_is_told_what_getting_up_closes_and_from_where_nobody_comes_back() -> None:
    room = table(NewSeat("me"), NewSeat("open"))
    assert closes(room) == [True, False, False]
    seating.join(room, BOB, None, None, room.invite)
    bind(room, 0, "seed-0")
    assert closes(room) == [False] * 3
    assert bars(room) == [False] * 3
    bind(room, 1, "seed-1")
    assert closes(room) == [False] * 3
    assert bars(room) == [True, True, False]
    for seat in range(2):
        agreeing.reveal(room, seat, f"seed-{seat}")
    assert closes(room) == bars(room) == [False] * 3


def test_where_nobody_brings_anything_everybody_may_come_back() -> None:
    room = joined("dreamscape")
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    assert closes(room) == bars(room) == [False] * 3


def brought(room: Room) -> list[list[str]]:
    """Give what Ann, Bob and an onlooker are told that the seats bring."""
    return [[seat.brings for seat in told_to(room, one).seats] for one in (ANN, BOB, None)]


def names(pool: Pool) -> list[str]:
    """Name everything that lay in a pool."""
    return [one.name for pack in pool.packs for one in pack.contents]


def bars(room: Room) -> list[bool]:
    """Give whether Ann, Bob and an onlooker are told that they could not come back."""
    return [told_to(room, one).leaving_bars for one in (ANN, BOB, None)]


def closes(room: Room) -> list[bool]:
    """Give what Ann, Bob and an onlooker are told about getting up."""
    return [told_to(room, one).leaving_closes for one in (ANN, BOB, None)]


def told_to(room: Room, guest: str | None) -> told.Table:
    return Views(room, lambda _: None).table(guest, {}, (), 0)
