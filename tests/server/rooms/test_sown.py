"""Games by seeds that all agreed on: renewed, recorded, kept and told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from oneiros.kernel.fair import seal
from oneiros.kernel.root import setup_digest
from oneiros.kernel.state import CHANCE
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms import agreeing, ending, playing, reveals, seating
from oneiros.server.rooms.recording import recorded
from oneiros.server.rooms.room import Room
from oneiros.storage import (
    CreateTable,
    Guest,
    KeepGuest,
    SetTable,
    Storage,
    new_guest_id,
)
from tests.server.inside import PATIENCE, come, hall, heard, known, laid, said, sown
from tests.server.rooms.sowing import (
    ANN,
    agree,
    bind,
    checked,
    joined,
    play_on,
    refused,
    renewed,
    stored_at_play,
    table,
    told_of,
)


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
    monkeypatch.setattr(reveals, "_OFTEN", 0.01)

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
            monkeypatch.setattr(reveals, "REVEAL_WITHIN", 0.0)
            # Bob is not there, so the game waits for him without a limit: nobody looks at a clock.
            async with asyncio.timeout(PATIENCE):
                assert room._reveals._waiting is not None
                await room._reveals._waiting
            assert room.room.agreeing
            other = Listener(bob)
            await come(opened, place, other)
            async with asyncio.timeout(PATIENCE):
                # Looking waits until what is done is kept and told.
                while not await room.look(lambda room: room.late()):  # noqa: ASYNC110 - a clock ends it
                    await asyncio.sleep(0.01)
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
