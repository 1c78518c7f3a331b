"""Agreeing on the dice: nobody picks last, nobody is waited for without need, nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from oneiros.kernel.errors import Refusal
from oneiros.kernel.fair import seal
from oneiros.kernel.record import read_record, write_record
from oneiros.kernel.replay import verify
from oneiros.kernel.state import CHANCE
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms import playing, reveals, seating
from oneiros.server.rooms.recording import recorded
from oneiros.server.rooms.room import Room
from oneiros.storage import (
    CreateTable,
    Guest,
    KeepGuest,
    Storage,
    StoredSowing,
    StoredTable,
    new_guest_id,
)
from tests.server.inside import come, hall, heard, known, laid, said, sown
from tests.server.rooms.sowing import agree, bind

ANN, BOB = "a" * 26, "b" * 26


def table(*seats: NewSeat, game: str = "dreamblade") -> Room:
    return Room(seating.lay(NewTable(game, list(seats)), ANN))


def joined() -> Room:
    room = table(NewSeat("me"), NewSeat("open"))
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
    assert refused(lambda: seating.reveal(room, 0, "seed-0")) == "server-reveal-early"
    assert room.player_seeds == [None, None]
    bind(room, 1, "seed-1")
    assert room.revealing
    seating.reveal(room, 1, "seed-1")
    assert room.sowing
    seating.reveal(room, 0, "seed-0")
    assert room.status == "playing"
    assert room.chance is not None
    assert room.chance.player_seeds == ("seed-0", "seed-1")


def test_nobody_shows_another_seed_than_the_one_they_are_bound_to() -> None:
    room = joined()
    bind(room, 0, "seed-0")
    assert refused(lambda: bind(room, 0, "other")) == "server-sown"
    # The seal of one seat is of no use to another.
    assert room.seals is not None
    seating.sow(room, 1, room.promise, str(room.seals[0]))
    seating.reveal(room, 0, "seed-0")
    assert refused(lambda: seating.reveal(room, 1, "seed-0")) == "server-seed-other"
    assert refused(lambda: seating.reveal(room, 0, "seed-0")) == "server-revealed"


def test_a_seal_is_for_one_promise_of_the_server() -> None:
    room = joined()
    old = room.promise
    room.renew()
    sealed = seal(old, "A", "seed-0")
    assert refused(lambda: seating.sow(room, 0, old, sealed)) == "server-promise-old"


def test_bots_add_nothing_of_their_own() -> None:
    room = table(NewSeat("me"), NewSeat("bot"))
    agree(room, 0)
    assert room.chance is not None
    assert room.chance.player_seeds == ("seed-0", "bot")
    assert room.seals is not None
    assert room.seals[1] is None


def test_one_who_does_not_show_a_seed_in_time_gets_the_seal_in_its_place() -> None:
    room = joined()
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    seating.reveal(room, 0, "seed-0")
    assert seating.lapse(room, [BOB])
    assert room.status == "playing"
    assert room.seals is not None
    assert room.player_seeds == ["seed-0", room.seals[1]]
    playing.resign(room, 1)
    record = recorded(room)
    assert verify(room.game.ruleset, record).proof.held_back == ("B",)


def test_nobody_lapses_while_somebody_is_not_bound() -> None:
    room = joined()
    bind(room, 1, "seed-1")
    assert seating.lapse(room, [ANN, BOB]) == []
    assert room.player_seeds == [None, None]


def test_who_gets_up_when_seeds_may_be_known_makes_all_begin_again() -> None:
    room = joined()
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    promise = room.promise
    seating.reveal(room, 0, "seed-0")
    seating.leave(room, BOB)
    assert room.promise != promise
    assert (room.seals, room.player_seeds) == ([None, None], [None, None])


def test_who_gets_up_earlier_leaves_the_seals_of_the_others() -> None:
    room = table(NewSeat("me"), NewSeat("open"), NewSeat("open"), game="dreamscape")
    seating.join(room, BOB, None, None, room.invite)
    promise = room.promise
    bind(room, 0, "seed-0")
    bind(room, 1, "seed-1")
    seating.leave(room, BOB)
    assert room.promise == promise
    assert room.seals is not None
    assert [one is None for one in room.seals] == [False, True, True]


def stored(room: Room, before: StoredTable) -> StoredTable:
    """Give a table as storage keeps it."""
    match = room.match
    assert match is None
    return StoredTable(
        **{
            **{name: getattr(before, name) for name in StoredTable.__struct_fields__},
            "seats": tuple(room.seats),
            "seals": tuple(room.seals or ()),
            "player_seeds": tuple(room.player_seeds),
        }
    )


def test_a_restart_in_the_middle_loses_nobodys_seal_or_seed() -> None:
    before = seating.lay(NewTable("dreamblade", [NewSeat("me"), NewSeat("open")]), ANN)
    room = Room(before)
    seating.join(room, BOB, None, None, room.invite)
    for seat in range(2):
        bind(room, seat, f"seed-{seat}")
        room = Room(stored(room, before))
    seating.reveal(room, 1, "seed-1")
    room = Room(stored(room, before))
    assert room.revealing
    seating.reveal(room, 0, "seed-0")
    assert room.status == "playing"


def renewed(room: Room) -> None:
    """Let the seeds of a game be renewed, as a restored backup does."""
    match, _ = room.playing()
    seals = None if room.seals is None else tuple(room.seals)
    before = StoredSowing(len(match.log), room.server_seed.hex(), tuple(room.player_seeds), seals)
    room.renew()
    room.renewed = (*room.renewed, before)


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
    playing.resign(room, 0)
    record = recorded(room)
    assert [one.since for one in record.fairness.renewed] == [step]
    checked(room)


def test_a_game_that_is_closed_before_its_new_seeds_are_there_has_a_record() -> None:
    room = table(NewSeat("me"), NewSeat("me"))
    agree(room, 0, 1)
    play_on(room, Random(3), 5)
    renewed(room)
    seating.close(room, ANN, [ANN])
    record = recorded(room)
    assert record.fairness.renewed == []
    assert record.result is not None
    assert record.result.rule == "closed"
    checked(room)


def test_a_resignation_is_in_the_record_with_its_winners() -> None:
    room = joined()
    agree(room, 0, 1)
    play_on(room, Random(5), 8)
    playing.resign(room, 0)
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
            promise = room.room.promise
            for listener, seat in ((first, 0), (Listener(bob), 1)):
                sealed = seal(promise, "AB"[seat], f"seed-{seat}")
                await said(opened, place, listener, told.Sow(seat, promise, sealed))
            await said(opened, place, first, told.Reveal(0, "seed-0"))
            await asyncio.sleep(0.3)
            # Bob is not there, so the game waits for him.
            assert room.room.sowing
            other = Listener(bob)
            await come(opened, place, other)
            for _ in range(100):
                await asyncio.sleep(0.05)
                if room.room.status == "playing":
                    break
            assert room.room.seals is not None
            assert room.room.player_seeds == ["seed-0", room.room.seals[1]]
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
