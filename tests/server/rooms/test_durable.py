"""Nobody hears of anything before it is on the disk, and nothing that is not written stays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oneiros.kernel.errors import Refusal
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms import bot_turns
from oneiros.server.rooms.bots import asked_bot
from oneiros.server.rooms.thinking import Task, Thinkers, _order
from oneiros.server.rooms.thought import think
from tests.server.inside import (
    PATIENCE,
    come,
    game,
    hall,
    heard,
    known,
    laid,
    said,
    sown,
    steps,
)


def test_those_who_come_or_ask_during_a_write_are_told_only_what_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with game(tmp_path) as (hall, archive, table, ann, listener):
            (before,) = set(steps(await heard(listener))[-1:])
            opened = await hall.room(table)
            match = opened.room.match
            assert match is not None
            seat = match.state.seat
            archive.disk.clear()
            archive.waiting.clear()
            answer = told.Answer(seat, before, 0, 0)
            answering = asyncio.create_task(said(hall, table, listener, answer))
            await asyncio.wait_for(archive.waiting.wait(), PATIENCE)
            other, third = Listener(ann), Listener(None)
            coming = [
                asyncio.create_task(come(hall, table, other)),
                asyncio.create_task(come(hall, table, third)),
                asyncio.create_task(said(hall, table, listener, told.Resync())),
            ]
            early = [await heard(one) for one in (listener, other, third)]
            assert all(step <= before for one in early for step in steps(one))
            archive.disk.set()
            await asyncio.wait_for(asyncio.gather(answering, *coming), PATIENCE)
            for one in (listener, other, third):
                assert max(steps(await heard(one))) > before

    asyncio.run(story())


def test_the_seed_is_told_when_the_end_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with game(tmp_path) as (hall, archive, table, ann, listener):
            opened = await hall.room(table)
            seed = opened.room.sowing.server_seed.hex()
            archive.disk.clear()
            archive.waiting.clear()
            resigning = asyncio.create_task(said(hall, table, listener, told.Resign(0)))
            await asyncio.wait_for(archive.waiting.wait(), PATIENCE)
            other = Listener(ann)
            coming = asyncio.create_task(come(hall, table, other))
            early = [*await heard(listener), *await heard(other)]
            tables = [one for one in early if isinstance(one, told.Table)]
            assert all(one.fairness.server_seed == "" for one in tables)
            archive.disk.set()
            await asyncio.wait_for(asyncio.gather(resigning, coming), PATIENCE)
            late = [one for one in await heard(other) if isinstance(one, told.Table)]
            assert late[-1].fairness.server_seed == seed

    asyncio.run(story())


def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with game(tmp_path) as (hall, archive, table, _, listener):
            before = (await heard(listener))[-2:]
            opened = await hall.room(table)
            assert opened.room.match is not None
            step, seat = opened.room.match.step, opened.room.match.state.seat
            archive.broken = True
            with pytest.raises(Refusal) as caught:
                await said(hall, table, listener, told.Answer(seat, step, 0, 0))
            assert caught.value.key == "storage-failed"
            again = [one for one in await heard(listener) if isinstance(one, told.Play)]
            shown = [one for one in before if isinstance(one, told.Play)]
            assert again[-1].view == shown[-1].view
            assert again[-1].asks == shown[-1].asks
            archive.broken = False
            await said(hall, table, listener, told.Answer(seat, step, again[-1].cuts, 0))
            assert steps(await heard(listener))[-1] > step

    asyncio.run(story())


def test_a_question_that_is_asked_again_after_a_failed_write_is_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with game(tmp_path) as (hall, archive, table, _, listener):
            opened = await hall.room(table)
            assert opened.room.match is not None
            seat = opened.room.match.state.seat
            for cuts in range(3):
                before = opened.room.match.step
                await said(hall, table, listener, told.Answer(seat, before, 2 * cuts, 0))
                step = opened.room.match.step
                await said(hall, table, listener, told.Undo(seat, step, 2 * cuts))
                archive.broken = True
                answer = told.Answer(seat, before, 2 * cuts + 1, 0)
                with pytest.raises(Refusal):
                    await said(hall, table, listener, answer)
                archive.broken = False
                with pytest.raises(Refusal) as caught:
                    await said(hall, table, listener, answer)
                assert caught.value.key == "server-taken-back"
                plays = [one for one in await heard(listener) if isinstance(one, told.Play)]
                assert (plays[-1].step, plays[-1].cuts) == (before, 2 * cuts + 2)

    asyncio.run(story())


def test_a_new_name_does_not_show_what_could_not_be_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with game(tmp_path) as (hall, archive, table, ann, listener):
            opened = await hall.room(table)
            archive.broken = archive.unreadable = True
            with pytest.raises(Refusal):
                await said(hall, table, listener, told.Resign(0))
            await heard(listener)
            archive.broken = False
            await opened.show_names()
            assert await heard(listener) == []
            archive.unreadable = False
            await hall.know(ann, "Anna")
            tables = [one for one in await heard(listener) if isinstance(one, told.Table)]
            assert [one.status for one in tables] == ["playing"]
            assert tables[0].seats[0].name == "Anna"

    asyncio.run(story())


def test_a_deed_is_refused_before_it_is_kept_or_told_to_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with game(tmp_path) as (hall, archive, table, _, listener):
            opened = await hall.room(table)
            assert opened.room.match is not None
            step, seat = opened.room.match.step, opened.room.match.state.seat
            await heard(listener)
            archive.names.clear()
            archive.unreadable = True
            with pytest.raises(Refusal) as caught:
                await said(hall, table, listener, told.Answer(seat, step, 0, 0))
            assert caught.value.key == "storage-failed"
            assert await heard(listener) == []
            archive.unreadable = False
            kept = archive.storage.load(table)
            assert kept is not None
            assert len(kept.answers) == step
            await said(hall, table, listener, told.Resync())
            cuts = opened.room.cuts
            await said(hall, table, listener, told.Answer(seat, step, cuts, 0))
            assert steps(await heard(listener))[-1] > step

    asyncio.run(story())


class Here(Thinkers):
    """Bots think in this process, as soon as they are let."""

    def __init__(self) -> None:
        """Let nobody think yet."""
        super().__init__(1)
        self.let_go = asyncio.Event()

    async def choose(self, task: Task) -> int:
        await self.let_go.wait()
        chosen = think(_order(task, ()))
        assert chosen is not None
        return chosen


def test_a_bot_answers_when_the_disk_works_again_although_nobody_asks_it_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "AGAIN_AFTER", 0.01)

    async def story() -> None:
        thinkers = Here()
        async with hall(tmp_path, thinkers) as (opened, archive):
            ann = await known(opened, "Ann")
            table, listener = await laid(opened, ann, NewSeat("me"), NewSeat("bot", "random"))
            await sown(opened, table, (listener, 0))
            (*_, step) = steps(await heard(listener))
            room = await opened.room(table)
            while asked_bot(room.room) is None:
                await said(opened, table, listener, told.Answer(0, step, 0, 0))
                (*_, step) = steps(await heard(listener))
            archive.broken = True
            archive.waiting.clear()
            thinkers.let_go.set()
            await archive.waiting.wait()
            assert all(one <= step for one in steps(await heard(listener)))
            archive.broken = False
            last = step
            while last == step:
                last = max([step, *steps(await heard(listener))])

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
