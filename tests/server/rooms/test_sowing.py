"""Agreeing on the dice: nobody picks last, nobody is waited for without need, nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from oneiros.kernel.errors import Refusal
from oneiros.kernel.fair import commitment, seal
from oneiros.kernel.record import read_record, write_record
from oneiros.kernel.replay import verify
from oneiros.kernel.root import setup_digest
from oneiros.kernel.state import CHANCE
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms import agreeing, ending, playing, reveals, seating
from oneiros.server.rooms.entries import stored_entry
from oneiros.server.rooms.recording import recorded
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Views
from oneiros.storage import (
    CreateTable,
    Guest,
    KeepGuest,
    SetTable,
    Storage,
    StoredTable,
    new_guest_id,
)
from tests.server.inside import come, hall, heard, known, laid, said, sown
from tests.server.rooms.sowing import agree, bind

ANN, BOB = "a" * 26, "b" * 26


def table(*seats: NewSeat, game: str = "dreamblade") -> Room:
    return Room(seating.lay(NewTable(game, list(seats)), ANN))


def joined(game: str = "dreamblade") -> Room:
    room = table(NewSeat("me"), NewSeat("open"), game=game)
    seating.join(room, BOB, None, None, room.invite)
    return room


def refused(deed: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as caught:
        deed()
    return caught.value.key


def play_on(room: Room, random: Random, answers: int) -> None:
    for _ in range(answers):
        if room.status != "playing":
            return
        match, _ = room.playing()
        option = random.choice(match.state.options)
        playing.choose(room, match.state.seat, match.step, option)


def checked(room: Room) -> None:
    """The record of a game that has ended is verified as somebody reads it."""
    record = read_record(write_record(recorded(room)))
    verify(room.game.ruleset, record)


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


def test_every_time_that_seeds_were_shown_is_counted() -> None:
    room = joined("dreamscape")
    for number in range(3):
        bind(room, 0, "seed-0")
        bind(room, 1, "seed-1")
        agreeing.reveal(room, 0, "seed-0")
        seating.leave(room, BOB)
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
    seating.leave(room, BOB)
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


def reopened(room: Room) -> None:
    """Let a room be as if it had just been read from the disk."""
    room.opened_at = room.entries


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


def stored(room: Room, before: StoredTable) -> StoredTable:
    """Give a table as storage keeps it."""
    match = room.match
    assert match is None
    return StoredTable(
        **{
            **{name: getattr(before, name) for name in StoredTable.__struct_fields__},
            "seats": tuple(room.seats),
            "seals": tuple(room.sowing.seals or ()),
            "player_seeds": tuple(room.sowing.player_seeds),
            "agreed": room.sowing.agreed,
        }
    )


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


GONE = {"of-earlier-versions": True}
"""A format that no game offers."""


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
    seating.leave(room, BOB)
    assert room.status == "closed"


def renewed(room: Room) -> None:
    """Let the seeds of a game be renewed, as a restored backup does."""
    agreeing.renew(room, "restored")


@pytest.mark.parametrize("game", ["dreamblade", "dreamscape"])
def test_a_game_goes_on_by_new_seeds_when_all_have_agreed(game: str) -> None:
    room = table(NewSeat("me"), NewSeat("me"), game=game)
    agree(room, 0, 1)
    play_on(room, Random(3), 12)
    renewed(room)
    match = room.match
    assert match is not None
    step = match.step
    seat, option = match.state.seat, match.state.options[0]
    assert refused(lambda: playing.choose(room, seat, step, option)) == "server-sowing"
    agree(room, 0, 1)
    play_on(room, Random(4), 12)
    ending.resign(room, 0)
    record = recorded(room)
    assert [one.since for one in record.fairness.renewed] == [step]
    checked(room)


def test_a_game_that_is_closed_before_its_new_seeds_are_there_has_a_record() -> None:
    room = table(NewSeat("me"), NewSeat("me"))
    agree(room, 0, 1)
    play_on(room, Random(3), 5)
    renewed(room)
    ending.close(room, ANN)
    record = recorded(room)
    assert record.fairness.renewed == []
    assert record.result is not None
    assert record.result.rule == "closed"
    checked(room)


def test_what_was_answered_before_new_seeds_is_not_freely_undone() -> None:
    before = seating.lay(NewTable("dreamblade", [NewSeat("me"), NewSeat("me")]), ANN)
    room = Room(before)
    agree(room, 0, 1)
    random = Random(3)
    match, _ = room.playing()
    while match.undo_limit(match.answers[-1].seat) == match.step:
        play_on(room, random, 1)
    seat = match.answers[-1].seat
    renewed(room)
    agree(room, 0, 1)
    assert refused(lambda: playing.undo(room, seat, match.step, room.cuts)).startswith("undo-")
    again = Room(replace(stored_at_play(room, before), renewed=room.sowing.renewed))
    assert again.match is not None
    assert again.match.undo_limit(seat) == again.match.step
    play_on(room, random, 8)
    ending.resign(room, 0)
    checked(room)


def test_new_seeds_that_came_too_late_wait_for_a_yes_also_after_a_restart() -> None:
    before = seating.lay(NewTable("dreamblade", [NewSeat("me"), NewSeat("me")]), ANN)
    room = Room(before)
    agree(room, 0, 1)
    play_on(room, Random(3), 5)
    renewed(room)
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    agreeing.reveal(room, 0, "seed-0")
    (lapsed,) = agreeing.lapse(room, [ANN])
    assert isinstance(lapsed, SetTable)
    assert lapsed.player_seeds == ("seed-0", None)
    kept = replace(
        stored_at_play(room, before), player_seeds=lapsed.player_seeds, agreed=room.sowing.agreed
    )
    again = Room(replace(kept, renewed=room.sowing.renewed))
    assert again.agreeing
    assert again.revealing
    ending.close(room, ANN)
    (aborted,) = recorded(room).fairness.aborted
    assert aborted.player_seeds == ["seed-0", None]
    checked(room)


def test_what_is_to_be_played_is_told_with_its_digest_before_a_seed_is_shown() -> None:
    room = joined()
    assert told_of(room).fairness.played is None
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    fairness = told_of(room).fairness
    assert fairness.played is not None
    played = fairness.played
    assert fairness.setup == setup_digest("dreamblade", played.rules, played.setup)
    agreeing.reveal(room, 0, "seed-0")
    agreeing.reveal(room, 1, "seed-1")
    assert told_of(room).fairness.played == played
    assert room.setup == played.setup


def test_other_rules_make_everybody_agree_anew_when_the_table_is_opened() -> None:
    room = joined()
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    assert agreeing.renew_after_change(room) == []
    room.sowing.agreed = "0" * 64
    assert agreeing.renew_after_change(room)
    assert (room.revealing, room.sowing.renewed[-1].reason) == (False, "rules")


def told_of(room: Room) -> told.Table:
    return Views(room, lambda _: None).table(ANN, {}, [], 0)


def stored_at_play(room: Room, before: StoredTable) -> StoredTable:
    """Give a table in the middle of its game as storage keeps it."""
    assert room.match is not None
    entries = enumerate(room.match.log)
    return replace(
        before,
        status="playing",
        setup=room.setup,
        seats=tuple(room.seats),
        server_seed=room.sowing.server_seed.hex(),
        seals=tuple(room.sowing.seals or ()),
        player_seeds=tuple(room.sowing.player_seeds),
        agreed=room.sowing.agreed,
        answers=tuple([stored_entry(number, one) for number, one in entries]),
    )


def test_a_resignation_is_in_the_record_with_its_winners() -> None:
    room = joined()
    agree(room, 0, 1)
    play_on(room, Random(5), 8)
    ending.resign(room, 0)
    record = recorded(room)
    assert record.result is not None
    assert (record.result.winners, record.result.rule) == (["B"], "resigned")
    assert record.fairness.server_seed is not None
    checked(room)


def test_takebacks_past_chance_are_kept_and_drawn_afresh_also_after_a_restart() -> None:
    room = joined()
    agree(room, 0, 1)
    random = Random(6)
    for backs in range(1, 9):
        play_on(room, random, 6)
        if room.status != "playing":
            break
        match, chance = room.playing()
        own = [at for at, one in enumerate(match.answers) if one.seat != CHANCE]
        step = random.choice(own)
        seat = match.answers[step].seat
        playing.ask_takeback(room, seat, step, room.cuts)
        playing.reply_takeback(room, 1 - seat, step, allow=True)
        assert (chance.takebacks, chance.drawn) == (backs, match.drawn)
        assert match.step == step
    room.end((), "closed", "closed")
    assert recorded(room).fairness.seals.count(None) == 0
    checked(room)


def test_what_is_kept_is_played_again_with_its_takebacks(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path}/x.sqlite")
    laid_out = seating.lay(NewTable("dreamblade", [NewSeat("me"), NewSeat("me")]), new_guest_id())
    storage.apply([KeepGuest(Guest(laid_out.owner, "", 0, 0)), CreateTable(laid_out)])
    room = Room(laid_out)
    storage.apply(agree(room, 0, 1))
    random = Random(7)
    for _ in range(40):
        match, _ = room.playing()
        seat, step = match.state.seat, match.step
        option = random.choice(match.state.options)
        storage.apply(playing.choose(room, seat, step, option))
        if room.status != "playing":
            break
        if random.random() < 0.2:
            storage.apply(playing.ask_takeback(room, seat, step, room.cuts))
        elif match.undo_limit(seat) < match.step and random.random() < 0.5:
            storage.apply(playing.undo(room, seat, match.step, room.cuts))
    kept = storage.load(room.id)
    assert kept is not None
    again = Room(kept)
    assert again.match is not None
    assert room.match is not None
    assert again.match.log == room.match.log
    assert again.match.takebacks > 2
    assert again.match.settled == room.match.settled
    assert again.cuts == room.cuts
    assert again.match.state.frozen() == room.match.state.frozen()
    if again.chance is not None and room.chance is not None:
        assert again.chance.draw([1] * 6) == room.chance.draw([1] * 6)


def test_a_connected_browser_is_waited_for_only_so_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reveals, "REVEAL_WITHIN", 0.05)

    async def story() -> None:
        async with hall(tmp_path) as (opened, _):
            ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
            place, first = await laid(opened, ann, NewSeat("me"), NewSeat("open"))
            room = await opened.room(place)
            await room.act(lambda room: seating.join(room, bob, None, None, room.invite))
            promise = room.room.sowing.promise
            for listener, seat in ((first, 0), (Listener(bob), 1)):
                sealed = seal(promise, "AB"[seat], f"seed-{seat}")
                await said(opened, place, listener, told.Sow(seat, promise, sealed))
            await said(opened, place, first, told.Reveal(0, "seed-0"))
            await asyncio.sleep(0.3)
            # Bob is not there, so the game waits for him.
            assert room.room.agreeing
            other = Listener(bob)
            await come(opened, place, other)
            for _ in range(100):
                await asyncio.sleep(0.05)
                # Looking waits until what is done is kept and told.
                if await room.look(lambda room: room.late()):
                    break
            assert await room.look(lambda room: room.status) == "seating"
            await said(opened, place, other, told.Accept(1))
            assert await room.look(lambda room: room.status) == "playing"
            assert room.room.sowing.seals is not None
            assert room.room.sowing.player_seeds == ["seed-0", room.room.sowing.seals[1]]
            assert any(isinstance(one, told.Play) for one in await heard(other))

    asyncio.run(story())


def test_what_chance_answered_is_told_by_its_entry_and_never_what_is_hidden(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, _):
            ann = await known(opened, "Ann")
            place, listener = await laid(opened, ann, NewSeat("me"), NewSeat("me"))
            await sown(opened, place, (listener, 0), (listener, 1))
            plays = [one for one in await heard(listener) if isinstance(one, told.Play)]
            room = (await opened.room(place)).room
            assert room.match is not None
            rolled = [
                told.Outcome(entry, one.chosen, list(one.weights))
                for entry, one in enumerate(room.match.answers)
                if one.seat == CHANCE
            ]
            assert rolled
            assert plays[-1].outcomes == rolled

    asyncio.run(story())
