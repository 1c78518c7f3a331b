"""Time runs out in rooms that are in use and in others, through the hall and its disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewPace, NewSeat, NewTable
from oneiros.server.protocol.listener import Listener
from oneiros.server.refusals import Untimely
from oneiros.server.rooms import hall as halls
from oneiros.server.rooms import seating
from oneiros.server.rooms.archive import SLOW
from oneiros.server.rooms.chores import forever
from oneiros.server.rooms.ending import run_out
from oneiros.server.rooms.hall import MOST_DUE, Hall
from oneiros.server.rooms.service_clock import ServiceClock
from oneiros.server.watching import LOOKS_APART, Watch
from oneiros.storage import (
    BEGINNING,
    CreateTable,
    SetTable,
    Storage,
    StorageBusy,
    StorageFailed,
    StorageInUse,
    StorageRefusal,
)
from tests.server.inside import PATIENCE, Slow, come, hall, heard, known, said, sown
from tests.server.rooms.timing import Given

FIVE_MINUTES = 300_000


async def begun(opened: Hall, archive: Slow, clock: Given) -> tuple[str, Listener]:
    """Begin a game on one screen by a clock that a test tells."""
    archive.time = ServiceClock(archive.storage.passed_time(), clock, 0)
    ann = await known(opened, "Ann")
    wish = NewTable("dreamblade", [NewSeat("me"), NewSeat("me")], pace=NewPace(minutes=5))
    table = seating.lay(wish, ann)
    await archive.keep([CreateTable(table)])
    listener = Listener(ann)
    await come(opened, table.id, listener)
    await sown(opened, table.id, (listener, 0), (listener, 1))
    return table.id, listener


async def ended(listener: Listener) -> told.Table:
    """Wait until the table tells its end."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for message in await heard(listener):
                if isinstance(message, told.Table) and message.ending is not None:
                    return message
            await asyncio.sleep(0)


def test_the_clocks_are_told_with_every_play_and_at_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, archive):
            clock = Given()
            table, listener = await begun(opened, archive, clock)
            first = [one for one in await heard(listener) if isinstance(one, told.Clocks)]
            assert first[-1].left == [FIVE_MINUTES, FIVE_MINUTES]
            (seat,) = first[-1].running
            clock.pass_by(FIVE_MINUTES)
            opening = await opened.room(table)
            await opening.act(run_out)
            messages = await heard(listener)
            over = [one for one in messages if isinstance(one, told.Table)][-1]
            assert over.ending is not None
            assert (over.ending.winners, over.ending.how) == ([1 - seat], "time")
            last = [one for one in messages if isinstance(one, told.Clocks)][-1]
            assert (last.left[seat], last.running) == (0, [])

    asyncio.run(story())


def test_the_game_ends_at_once_in_a_room_that_is_in_use(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, archive):
            clock = Given()
            table, listener = await begun(opened, archive, clock)
            room = (await opened.room(table)).room
            # The wait is real, so almost all of the time is over when it begins.
            clock.pass_by(FIVE_MINUTES - 10)
            stranger = Listener(None)
            opening = await opened.room(table)
            opening._flags.stop()
            clock.pass_by(10)
            await opening.welcome(stranger)
            over = await ended(listener)
            assert over.ending is not None
            assert over.ending.how == "time"
            assert room.status == "over"

    asyncio.run(story())


def test_the_game_ends_in_a_room_that_nobody_uses(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Given()
        async with hall(tmp_path) as (opened, archive):
            table, listener = await begun(opened, archive, clock)
            clock.pass_by(FIVE_MINUTES - 1)
            await opened.end_due()
            kept = archive.storage.load(table)
            assert kept is not None
            assert kept.status == "playing"
            opening = await opened.room(table)
            await opening.part(listener)
            opening.close()
            del opened._rooms[table]
            clock.pass_by(1)
            await opened.end_due()
            kept = archive.storage.load(table)
            assert kept is not None
            assert (kept.status, kept.how, kept.due) == ("over", "time", None)

    asyncio.run(story())


def test_the_time_of_the_service_is_kept_and_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Given()
        async with hall(tmp_path) as (opened, archive):
            table, _ = await begun(opened, archive, clock)
            clock.pass_by(60_000)
            archive.waiting.clear()
            minding = asyncio.create_task(forever("keep the time", archive.keep_time, 0))
            async with asyncio.timeout(PATIENCE):
                await archive.waiting.wait()
                await archive.keep([])
            assert archive.storage.passed_time() == 60_000
            minding.cancel()
            clock.pass_by(1_000)
        storage = Storage(f"sqlite:///{tmp_path}/x.sqlite")
        assert storage.passed_time() == 61_000
        storage.close()
        # A day later, by every clock but that of the service.
        clock.pass_by(86_400_000)
        async with hall(tmp_path) as (opened, archive):
            archive.time = ServiceClock(archive.storage.passed_time(), clock, 0)
            room = (await opened.room(table)).room
            assert min(room.countdown.left_to(seat) for seat in range(2)) == FIVE_MINUTES - 61_000

    asyncio.run(story())


def test_a_disk_that_fails_when_time_runs_out_is_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, archive):
            clock = Given()
            table, listener = await begun(opened, archive, clock)
            opening = await opened.room(table)
            archive.broken = True
            clock.pass_by(FIVE_MINUTES)
            opening._flags.stop()
            archive.waiting.clear()
            opening._flags.go_on(opening.room, opening.act)
            await archive.waiting.wait()
            kept = archive.storage.load(table)
            assert kept is not None
            assert kept.status == "playing"
            archive.broken = False
            assert (await ended(listener)).ending is not None

    asyncio.run(story())


def test_an_answer_that_comes_too_late_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, archive):
            clock = Given()
            table, listener = await begun(opened, archive, clock)
            room = (await opened.room(table)).room
            clock.pass_by(FIVE_MINUTES)
            answer = told.Answer(room.asked()[0], room.playing()[0].step, room.cuts, 0)
            with pytest.raises(Untimely, match="server-time-out"):
                await said(opened, table, listener, answer)

    asyncio.run(story())


def test_one_game_that_cannot_be_opened_does_not_keep_others_from_their_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        clock = Given()
        async with hall(tmp_path) as (opened, archive):
            broken, _ = await begun(opened, archive, clock)
            clock.pass_by(1)
            table, _ = await begun(opened, archive, clock)
            for one in (broken, table):
                (await opened.room(one)).close()
                del opened._rooms[one]
            await archive.keep([SetTable(table_id=broken, setup={"nonsense": 1})])
            clock.pass_by(FIVE_MINUTES)
            await opened.end_due()
            found = [archive.storage.load(one) for one in (broken, table)]
            assert [one and one.status for one in found] == ["playing", "over"]
            assert broken in caplog.text
            # It is told once.
            caplog.clear()
            await opened.end_due()
            assert broken not in caplog.text

    asyncio.run(story())


def test_games_by_older_rules_keep_no_other_from_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Given()
        async with hall(tmp_path) as (opened, archive):
            table, _ = await begun(opened, archive, clock)
            (await opened.room(table)).close()
            del opened._rooms[table]
            due = archive.storage.load(table)
            assert due is not None
            older = [
                msgspec.structs.replace(due, id=f"old{n}", invite=f"old{n}", rules=-1, due=1)
                for n in range(MOST_DUE + 1)
            ]
            await archive.keep([CreateTable(one) for one in older])
            clock.pass_by(FIVE_MINUTES)
            await opened.end_due()
            kept = archive.storage.load(table)
            assert kept is not None
            assert (kept.status, kept.how) == ("over", "time")
            # Nobody looks at the others again, though they go on by rules of their own.
            assert archive.storage.due_tables(clock.shown, 1, BEGINNING) == []
            first = archive.storage.load(older[0].id)
            assert first is not None
            assert first.status == "playing"

    asyncio.run(story())


def test_nobodys_time_runs_while_nothing_can_be_kept(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Given()
        async with hall(tmp_path) as (opened, archive):
            table, listener = await begun(opened, archive, clock)
            archive.time = ServiceClock(archive.time.now(), clock, 20)
            (await opened.room(table)).close()
            del opened._rooms[table]
            await come(opened, table, listener)
            clock.pass_by(20_000 + 60_000)
            room = (await opened.room(table)).room
            (seat,) = room.asked()
            assert room.countdown.left_to(seat) == FIVE_MINUTES - 60_000
            archive.broken = True
            for _ in range(3):
                room = (await opened.room(table)).room
                answer = told.Answer(seat, room.playing()[0].step, room.cuts, 0)
                with pytest.raises(StorageFailed):
                    await said(opened, table, listener, answer)
                clock.pass_by(FIVE_MINUTES)
            archive.broken = False
            assert archive.time.waits == 20_000
            await archive.keep_time()
            room = (await opened.room(table)).room
            assert room.countdown.left_to(seat) == FIVE_MINUTES - 60_000
            # Everybody has a moment to come back before time goes on.
            clock.pass_by(20_000)
            assert room.countdown.left_to(seat) == FIVE_MINUTES - 60_000
            again = told.Answer(seat, room.playing()[0].step, room.cuts, 0)
            clock.pass_by(1_000)
            assert room.countdown.left_to(seat) == FIVE_MINUTES - 61_000
            await said(opened, table, listener, again)
            assert room.status == "playing"

    asyncio.run(story())


def test_everybody_is_told_that_clocks_stand_and_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Given()
        async with hall(tmp_path) as (opened, archive):
            table, listener = await begun(opened, archive, clock)
            archive.time = ServiceClock(archive.time.now(), clock, 20)
            (await opened.room(table)).close()
            del opened._rooms[table]
            await come(opened, table, listener)
            clock.pass_by(20_000)
            await heard(listener)
            await opened.keep_time()
            assert await heard(listener) == []
            archive.broken = True
            for _ in range(2):
                clock.pass_by(10_000)
                with pytest.raises(StorageFailed):
                    await opened.keep_time()
                (shown,) = await heard(listener)
                assert isinstance(shown, told.Clocks)
                assert (min(shown.left), shown.waits) == (FIVE_MINUTES - 10_000, 20_000)
            archive.broken = False
            await opened.keep_time()
            clock.pass_by(5_000)
            await opened.keep_time()
            shown = (await heard(listener))[-1]
            assert isinstance(shown, told.Clocks)
            assert (min(shown.left), shown.waits) == (FIVE_MINUTES - 10_000, 15_000)

    asyncio.run(story())


def test_time_that_passes_until_a_write_fails_counts_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Given()
        async with hall(tmp_path) as (opened, archive):
            table, listener = await begun(opened, archive, clock)
            room = (await opened.room(table)).room
            (seat,) = room.asked()
            clock.pass_by(1_000)
            archive.disk.clear()
            archive.broken = True
            answer = told.Answer(seat, room.playing()[0].step, room.cuts, 0)
            waiting = asyncio.create_task(said(opened, table, listener, answer))
            await asyncio.sleep(0)
            clock.pass_by(FIVE_MINUTES)
            archive.disk.set()
            with pytest.raises(StorageFailed):
                await waiting
            room = (await opened.room(table)).room
            assert room.countdown.left_to(seat) == FIVE_MINUTES - 1_000
            archive.broken = False

    asyncio.run(story())


def test_hardly_any_time_passes_while_a_disk_is_slow(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Given()
        async with hall(tmp_path) as (opened, archive):
            table, listener = await begun(opened, archive, clock)
            room = (await opened.room(table)).room
            match, _ = room.playing()
            before = [room.countdown.left_to(seat) for seat in range(2)]
            for _ in range(3):
                archive.disk.clear()
                archive.waiting.clear()
                (seat,) = room.asked()
                answer = told.Answer(seat, match.step, room.cuts, 0)
                waiting = asyncio.create_task(said(opened, table, listener, answer))
                await archive.waiting.wait()
                clock.pass_by(2 * FIVE_MINUTES)
                assert room.fallen is None
                archive.disk.set()
                await waiting
            passed = sum(before) - sum(room.countdown.left_to(seat) for seat in range(2))
            assert (room.status, passed) == ("playing", 3 * SLOW)
            # From here on it goes as ever.
            clock.pass_by(1_000)
            passed = sum(before) - sum(room.countdown.left_to(seat) for seat in range(2))
            assert passed == 3 * SLOW + 1_000

    asyncio.run(story())


def test_a_server_that_stood_still_costs_nobody_time(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Given()
        async with hall(tmp_path) as (opened, archive):
            table, _ = await begun(opened, archive, clock)
            room = (await opened.room(table)).room
            (seat,) = room.asked()
            watch = Watch(opened)
            for _ in range(10):
                await watch.look()
                clock.pass_by(1_000)
            assert room.countdown.left_to(seat) == FIVE_MINUTES - 10_000
            await watch.look()
            # As when the process is suspended.
            clock.pass_by(2 * FIVE_MINUTES)
            assert room.fallen is None
            await watch.look()
            clock.pass_by(1_000)
            assert room.countdown.left_to(seat) == FIVE_MINUTES - 11_000 - LOOKS_APART

    asyncio.run(story())


@pytest.mark.parametrize("fault", [StorageInUse, StorageBusy, StorageFailed])
def test_nobodys_time_runs_whatever_keeps_the_database_from_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: type[StorageRefusal]
) -> None:
    async def story() -> None:
        clock = Given()
        async with hall(tmp_path) as (opened, archive):
            table, listener = await begun(opened, archive, clock)
            room = (await opened.room(table)).room
            (seat,) = room.asked()

            async def refuse(_: object) -> None:
                raise fault("storage-failed", why="in use")

            monkeypatch.setattr(archive, "_keep", refuse)
            answer = told.Answer(seat, room.playing()[0].step, room.cuts, 0)
            with pytest.raises(fault):
                await said(opened, table, listener, answer)
            clock.pass_by(2 * FIVE_MINUTES)
            monkeypatch.undo()
            room = (await opened.room(table)).room
            assert room.countdown.left_to(seat) == FIVE_MINUTES

    asyncio.run(story())


def test_nobodys_time_runs_while_the_server_stops(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Given()
        async with hall(tmp_path) as (opened, archive):
            await begun(opened, archive, clock)
            clock.pass_by(60_000)
            await opened.drain()
            await archive.keep([])
            clock.pass_by(60_000)
        storage = Storage(f"sqlite:///{tmp_path}/x.sqlite")
        assert storage.passed_time() == 60_000
        storage.close()

    asyncio.run(story())


def test_a_room_that_is_put_away_looks_at_no_clock_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Given()
        async with hall(tmp_path) as (opened, archive):
            table, listener = await begun(opened, archive, clock)
            opening = await opened.room(table)
            await opening.part(listener)
            opening._used = 0
            with opened.shut([table]) as unused:
                assert unused == [table]
                assert opening._flags._waiting is None

    asyncio.run(story())


def test_a_disk_that_keeps_nothing_does_not_keep_the_server_from_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "DRAIN_WITHIN", 0.01)

    async def story() -> None:
        async with asyncio.timeout(PATIENCE), hall(tmp_path) as (opened, archive):
            archive.disk.clear()
            await opened.close()

    asyncio.run(story())
