"""Agreeing on the dice: nobody picks last, nobody is waited for without need, nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from msgspec.structs import replace

from oneiros.kernel.fair import seal
from oneiros.kernel.replay import verify
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.rooms import agreeing, ending, getting_up, seating
from oneiros.server.rooms.recording import recorded
from oneiros.server.rooms.room import Room
from oneiros.storage import (
    SetTable,
)
from tests.server.inside import hall, heard, known, laid, sown
from tests.server.rooms.sowing import (
    ANN,
    BOB,
    GONE,
    agree,
    bind,
    checked,
    joined,
    play_on,
    refused,
    reopened,
    stored,
    table,
)


def test_no_seed_is_shown_before_everybody_is_bound() -> None:
    room = joined()
    bind(room, 0, "seed-0")
    assert refused(lambda: agreeing.reveal(room, 0, "seed-0")) == "server-reveal-early"
    assert room.sowing.player_seeds == [None, None]
    bind(room, 1, "seed-1")
    assert room.revealing
    agreeing.reveal(room, 1, "seed-1")
    assert room.agreeing
    agreeing.reveal(room, 0, "seed-0")
    assert room.status == "playing"
    assert room.chance is not None
    assert room.chance.player_seeds == ("seed-0", "seed-1")


def test_the_last_seed_is_told_before_what_is_rolled_by_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with hall(tmp_path) as (opened, _):
            ann = await known(opened, "Ann")
            table, listener = await laid(opened, ann, NewSeat("me"), NewSeat("bot"))
            await heard(listener)
            await sown(opened, table, (listener, 0))
            *before, last = [
                one for one in await heard(listener) if not isinstance(one, told.Clocks)
            ]
            assert isinstance(last, told.Play)
            assert last.outcomes
            shown = before[-1]
            assert isinstance(shown, told.Table)
            assert shown.status == "playing"
            assert all(shown.fairness.player_seeds)

    asyncio.run(play())


def test_nobody_shows_another_seed_than_the_one_they_are_bound_to() -> None:
    room = joined()
    bind(room, 0, "seed-0")
    assert refused(lambda: bind(room, 0, "other")) == "server-sown"
    # The seal of one seat is of no use to another.
    assert room.sowing.seals is not None
    agreeing.sow(room, 1, room.sowing.promise, str(room.sowing.seals[0]))
    agreeing.reveal(room, 0, "seed-0")
    assert refused(lambda: agreeing.reveal(room, 1, "seed-0")) == "server-seed-other"
    assert refused(lambda: agreeing.reveal(room, 0, "seed-0")) == "server-revealed"


def test_a_seal_is_for_one_promise_of_the_server() -> None:
    room = joined()
    old = room.sowing.promise
    agreeing.renew(room, "left")
    sealed = seal(old, "A", "seed-0")
    assert refused(lambda: agreeing.sow(room, 0, old, sealed)) == "server-promise-old"


def test_bots_add_nothing_of_their_own() -> None:
    room = table(NewSeat("me"), NewSeat("bot"))
    agree(room, 0)
    assert room.chance is not None
    assert room.chance.player_seeds == ("seed-0", "bot")
    assert room.sowing.seals is not None
    assert room.sowing.seals[1] is None


def test_one_who_does_not_show_a_seed_in_time_gets_the_seal_in_its_place() -> None:
    room = joined()
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    agreeing.reveal(room, 0, "seed-0")
    assert agreeing.lapse(room, [BOB])
    # It is said to Bob before anything is rolled, and he may still get up without a loss.
    assert (room.status, room.late()) == ("seating", [1])
    assert refused(lambda: agreeing.accept(room, 0)) == "server-not-late"
    agreeing.accept(room, 1)
    assert room.status == "playing"
    assert room.sowing.seals is not None
    assert room.sowing.player_seeds == ["seed-0", room.sowing.seals[1]]
    ending.resign(room, 1)
    record = recorded(room)
    assert verify(room.game.ruleset, record).proof.held_back == ("B",)


def test_nobody_lapses_while_somebody_is_not_bound() -> None:
    room = joined()
    bind(room, 1, "seed-1")
    assert agreeing.lapse(room, [ANN, BOB]) == []
    assert room.sowing.player_seeds == [None, None]


def test_every_time_that_seeds_were_shown_is_counted() -> None:
    room = joined("dreamscape")
    for number in range(3):
        bind(room, 0, "seed-0")
        bind(room, 1, "seed-1")
        agreeing.reveal(room, 0, "seed-0")
        getting_up.leave(room, BOB)
        seating.join(room, BOB, None, None, room.invite)
        assert len(room.sowing.renewed) == number + 1
    agree(room, 0, 1)
    ending.resign(room, 0)
    assert [one.number for one in recorded(room).fairness.aborted] == [0, 1, 2]
    checked(room)


def test_seeds_that_nobody_can_have_shown_leave_nothing() -> None:
    room = table(NewSeat("me"), NewSeat("open"), NewSeat("open"), game="dreamscape")
    seating.join(room, BOB, None, None, room.invite)
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    getting_up.leave(room, BOB)
    assert room.sowing.renewed == ()


def test_all_that_was_agreed_on_is_fixed_when_everybody_is_bound() -> None:
    room = joined()
    bind(room, 0, "seed-0")
    assert table(NewSeat("me"), NewSeat("open")).sowing.agreed is None
    bind(room, 1, "seed-1")
    assert room.sowing.agreed == room.digest()
    root = room.sowing.root
    agreeing.reveal(room, 1, "seed-1")
    agreeing.reveal(room, 0, "seed-0")
    assert room.chance is not None
    assert (room.chance.scheme, room.chance.root) == ("oneiros-fair-3", root)


def test_a_game_of_which_somebody_has_seen_more_gets_new_seeds() -> None:
    room = joined()
    agree(room, 0, 1)
    play_on(room, Random(2), 10)
    match, _ = room.playing()
    outcomes = [entry for entry in range(len(match.log)) if match.is_outcome(entry)]
    promise = room.sowing.promise
    for entry in outcomes:
        assert agreeing.look_back(room, promise, entry) == []
    assert agreeing.look_back(room, promise, len(match.log)) == [], "while it is being played"
    reopened(room)
    assert agreeing.look_back(room, promise, len(match.log))
    assert room.agreeing
    assert room.sowing.promise != promise
    entries = len(match.log)
    agree(room, 0, 1)
    again = agreeing.look_back(room, promise, 1000) + agreeing.look_back(room, "0" * 64, 0)
    assert again == [], "and once"
    ending.resign(room, 0)
    (renewal,) = recorded(room).fairness.renewed
    assert (renewal.since, renewal.reason) == (entries, "behind")
    checked(room)


def test_a_promise_that_was_replaced_is_known_and_one_that_was_lost_is_not() -> None:
    room = joined()
    agree(room, 0, 1)
    promise = room.sowing.promise
    agreeing.renew(room, "restored")
    agree(room, 0, 1)
    reopened(room)
    assert agreeing.look_back(room, promise, 1000) == []
    assert agreeing.look_back(room, "0" * 64, 0)
    assert room.agreeing


def test_a_restart_in_the_middle_loses_nobodys_seal_or_seed() -> None:
    before = seating.lay(NewTable("dreamblade", [NewSeat("me"), NewSeat("open")]), ANN)
    room = Room(before)
    seating.join(room, BOB, None, None, room.invite)
    for seat in range(2):
        bind(room, seat, f"seed-{seat}")
        room = Room(stored(room, before))
    agreeing.reveal(room, 1, "seed-1")
    room = Room(stored(room, before))
    assert room.revealing
    agreeing.reveal(room, 0, "seed-0")
    assert room.status == "playing"


def test_a_refused_deed_leaves_seals_and_seeds_as_they_were() -> None:
    room = joined()
    bind(room, 0, "seed-0")
    whole, room.format = room.format, GONE
    assert refused(lambda: bind(room, 1, "seed-1")) == "setup-format"
    assert (room.sowing.bound(room.seats[1]), room.sowing.agreed) == (False, None)
    room.format = whole
    bind(room, 1, "seed-1")
    room.format = GONE
    assert refused(lambda: agreeing.reveal(room, 0, "seed-0")) == "setup-format"
    assert room.sowing.player_seeds == [None, None]
    agreeing.lapse(room, [ANN])
    assert refused(lambda: agreeing.accept(room, 0)) == "setup-format"
    assert room.late() == [0]
    room.format = whole
    agreeing.accept(room, 0)
    agreeing.reveal(room, 1, "seed-1")
    assert room.status == "playing"


def test_a_table_of_the_time_before_the_digest_gets_one_when_it_is_opened() -> None:
    before = seating.lay(NewTable("dreamblade", [NewSeat("me"), NewSeat("open")]), ANN)
    room = Room(before)
    seating.join(room, BOB, None, None, room.invite)
    for seat in range(2):
        bind(room, seat, f"seed-{seat}")
    kept = replace(stored(room, before), agreed=None)
    room = Room(kept)
    assert room.note_opened() == [SetTable(table_id=room.id, agreed=room.digest())]
    assert room.note_opened() == []
    for seat in range(2):
        agreeing.reveal(room, seat, f"seed-{seat}")
    assert room.status == "playing"
    # What is not offered any more can be opened all the same, and left.
    room = Room(replace(kept, format=GONE))
    assert (room.revealing, room.note_opened()) == (True, [])
    assert refused(lambda: agreeing.reveal(room, 0, "seed-0")) == "setup-format"
    getting_up.leave(room, BOB)
    getting_up.leave(room, ANN)
    assert room.status == "closed"
