"""Rooms are opened once, forgotten while somebody uses them, and give one record of a game."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref
from pathlib import Path

import pytest

from oneiros.kernel.errors import Refusal
from oneiros.kernel.record import Record, write_record
from oneiros.server import metrics
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat
from oneiros.server.rooms import open_room
from oneiros.server.rooms.archive import MOST_OPENING
from oneiros.server.rooms.bots import asked_bot
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.thinking import Task, Thinkers
from oneiros.storage import Change, StorageClosed
from tests.server.inside import PATIENCE, game, hall, heard, known, laid, said, sown

ME_AND_BOT = (NewSeat("me"), NewSeat("bot"))


class Held(Thinkers):
    """Bots that choose the first option when they are let."""

    def __init__(self) -> None:
        """Begin with nobody thinking."""
        super().__init__(1)
        self.thinking = asyncio.Event()
        self.let = asyncio.Event()
        self.option = 0

    async def choose(self, task: Task) -> int:
        assert task.bot
        self.thinking.set()
        await self.let.wait()
        return self.option


def counted(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(f"oneiros_{name}_total", labels) or 0.0


def test_a_table_is_forgotten_while_a_deed_is_written_and_a_bot_thinks(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        thinkers = Held()
        async with hall(tmp_path, thinkers) as (opened, archive):
            ann = await known(opened, "Ann")
            table, listener = await laid(opened, ann, *ME_AND_BOT)
            await sown(opened, table, (listener, 0))
            room = await opened.room(table)
            async with asyncio.timeout(PATIENCE):
                while not thinkers.thinking.is_set():
                    step = room.room.playing()[0].step
                    await said(opened, table, listener, told.Answer(0, step, room.room.cuts, 0))
                    await asyncio.sleep(0)
            archive.disk.clear()
            archive.waiting.clear()
            resigning = asyncio.create_task(said(opened, table, listener, told.Resign(0)))
            await asyncio.wait_for(archive.waiting.wait(), PATIENCE)
            removing = asyncio.create_task(opened.remove(table))
            await asyncio.sleep(0)
            thinkers.let.set()
            coming = asyncio.create_task(opened.room(table))
            archive.disk.set()
            async with asyncio.timeout(PATIENCE):
                await resigning
                await removing
                with pytest.raises(Refusal, match="server-table-unknown"):
                    await coming
                with pytest.raises(StorageClosed):
                    await room.act(lambda _: [])
            assert listener.ended
            assert archive.storage.load(table) is None
            assert opened.tables == 0

    before = counted("bots_failed")
    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert counted("bots_failed") == before
    assert caplog.text == ""


@pytest.mark.parametrize("came", ["\0", "x\0y", "", "0123456789a", "A" * 10])
def test_what_is_no_id_of_a_table_never_reaches_the_database(tmp_path: Path, came: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, archive):
            archive.unreadable = True
            with pytest.raises(Refusal, match="server-table-unknown"):
                await opened.room(came)

    asyncio.run(story())


def test_who_waits_for_a_room_that_is_forgotten_does_not_bring_it_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with game(tmp_path) as (opened, archive, table, _ann, listener):
            room = await opened.room(table)
            await room.part(listener)
            room.close()
            del opened._rooms[table]
            first = asyncio.create_task(opened.room(table))
            await asyncio.sleep(0)
            removing = asyncio.create_task(opened.remove(table))
            others = [asyncio.create_task(opened.room(table)) for _ in range(2)]
            async with asyncio.timeout(PATIENCE):
                await removing
                found = await asyncio.gather(first, *others, return_exceptions=True)
            assert all(isinstance(one, Refusal | open_room.OpenRoom) for one in found)
            assert opened.tables == 0
            assert archive.storage.load(table) is None

    asyncio.run(story())


def test_the_record_of_a_game_is_written_once_and_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Record] = []
    usual = write_record
    threads: list[bool] = []

    def write(record: Record) -> bytes:
        written.append(record)
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            threads.append(True)
        return usual(record)

    monkeypatch.setattr(open_room, "write_record", write)

    async def story() -> None:
        async with game(tmp_path) as (opened, _archive, table, _ann, listener):
            room = await opened.room(table)
            with pytest.raises(Refusal, match="server-record-early"):
                await room.record()
            await said(opened, table, listener, told.Resign(0))
            first, second = await asyncio.gather(room.record(), room.record())
            assert first is second
            assert b'"resigned"' in first

    asyncio.run(story())
    # In a thread of its own there is no event loop to keep waiting.
    assert (len(written), threads) == (1, [True])


def test_the_last_answer_of_a_bot_counts_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ends(room: Room) -> list[Change]:
        return [room.end([1], "8.1")]

    monkeypatch.setattr("oneiros.server.rooms.bot_turns._answer", lambda *_: ends)

    async def story() -> None:
        thinkers = Held()
        thinkers.let.set()
        async with hall(tmp_path, thinkers) as (opened, _):
            ann = await known(opened, "Ann")
            table, listener = await laid(opened, ann, *ME_AND_BOT)
            await sown(opened, table, (listener, 0))
            room = await opened.room(table)
            async with asyncio.timeout(PATIENCE):
                while room.room.status == "playing":
                    if asked_bot(room.room) is None:
                        step = room.room.playing()[0].step
                        answer = told.Answer(0, step, room.room.cuts, 0)
                        await said(opened, table, listener, answer)
                    await asyncio.sleep(0)
                assert room._bots._thinking is not None
                await room._bots._thinking

    before = counted("answers", by="bot")
    asyncio.run(story())
    assert counted("answers", by="bot") == before + 1


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("dreamblade", ME_AND_BOT),
        ("dreamblade", (NewSeat("me"), NewSeat("me"))),
        ("dreamscape", (NewSeat("me"), NewSeat("me"))),
    ],
)
def test_a_room_that_is_put_away_leaves_the_memory_at_once(
    tmp_path: Path, name: str, seats: tuple[NewSeat, NewSeat]
) -> None:
    async def story() -> None:
        thinkers = Held()
        thinkers.let.set()
        async with hall(tmp_path, thinkers) as (opened, _):
            ann = await known(opened, "Ann")
            table, listener = await laid(opened, ann, *seats, game=name)
            people = [seat for seat, one in enumerate(seats) if one.kind == "me"]
            await sown(opened, table, *((listener, seat) for seat in people))
            room = await opened.room(table)
            for _ in range(5):
                match, _ = room.room.playing()
                if match.facing(0) is not None:
                    await said(
                        opened, table, listener, told.Answer(0, match.step, room.room.cuts, 0)
                    )
                await heard(listener)
            await room.part(listener)
            gone: list[weakref.ref[object]] = [weakref.ref(room), weakref.ref(room.room)]
            room._used = 0
            async with asyncio.timeout(PATIENCE):
                while not room.idle:  # noqa: ASYNC110 - nobody tells when a bot is done
                    await asyncio.sleep(0)
            del room, match, listener
            await opened.sweep()
            async with asyncio.timeout(PATIENCE):
                while any(one() is not None for one in gone):  # noqa: ASYNC110 - no one says so
                    await asyncio.sleep(0.01)

    gc.collect()
    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()


def test_whoever_wants_many_tables_opened_lets_others_have_their_turn(tmp_path: Path) -> None:
    async def open_all() -> list[str]:
        async with hall(tmp_path) as (opened, archive):
            eve = await known(opened, "Eve")
            tables = [(await laid(opened, eve, NewSeat("me"), NewSeat("open")))[0] for _ in "1234"]
            opened._rooms.clear()
            order: list[str] = []

            async def come_in(name: str, table: str, *who: str) -> None:
                await opened.room(table, who)
                order.append(name)

            for _ in range(MOST_OPENING):
                await archive._opening.take(("before",))
            names = ["eve", "eve", "eve", "ann"]
            coming = [
                asyncio.create_task(come_in(name, table, f"address of {name}", name))
                for name, table in zip(names, tables, strict=True)
            ]
            while archive._opening.wanted_by("ann") == 0:  # noqa: ASYNC110 - nobody says who waits
                await asyncio.sleep(0.01)
            archive._opening.end(("before",))
            await asyncio.gather(*coming)
            return order

    assert asyncio.run(open_all()) == ["eve", "ann", "eve", "eve"]
