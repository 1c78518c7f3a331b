"""Everybody is told what is new, and nobody what they know."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest

from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms import seating
from oneiros.server.rooms.thinking import Task, Thinkers
from tests.server.inside import PATIENCE, come, hall, heard, known, laid, said, sown


class Stumbling(Thinkers):
    """Bots that think until they are let go, and then fail."""

    def __init__(self) -> None:
        """Begin with bots that think."""
        super().__init__(1)
        self.let_go = asyncio.Event()

    async def choose(self, task: Task) -> int:
        await self.let_go.wait()
        raise RuntimeError(task.bot)


def plays(messages: list[told.ToBrowser]) -> list[told.Play]:
    return [one for one in messages if isinstance(one, told.Play)]


def test_a_bot_that_has_failed_does_not_think(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "oneiros.server")

    async def story() -> None:
        thinkers = Stumbling()
        async with hall(tmp_path, thinkers) as (opened, _):
            ann = await known(opened, "Ann")
            table, listener = await laid(opened, ann, NewSeat("me"), NewSeat("bot", "random"))
            await sown(opened, table, (listener, 0))
            while True:
                last = plays(await heard(listener))[-1]
                if last.thinking:
                    break
                await said(opened, table, listener, told.Answer(0, last.step, last.cuts, 0))
            assert last.thinking == [1]
            onlooker = Listener(None)
            await come(opened, table, onlooker)
            assert plays(await heard(onlooker))[-1].thinking == [1]
            await heard(listener)
            thinkers.let_go.set()
            for one in (listener, onlooker):
                refused, play = await heard(one)
                assert isinstance(refused, told.Refused)
                assert refused.reason == "server-bot-failed"
                assert isinstance(play, told.Play)
                assert play.thinking == []
                assert [ask.seat for ask in play.asks] == [1]
            # Whoever asks for everything lets it think anew, which all of them see.
            thinkers.let_go.clear()
            await said(opened, table, onlooker, told.Resync())
            for one in (listener, onlooker):
                assert [play.thinking for play in plays(await heard(one))] == [[1]]

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_deed_that_leaves_the_match_alone_tells_only_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, _):
            ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
            table, listener = await laid(opened, ann, NewSeat("me"), NewSeat("open"))
            room = await opened.room(table)
            await room.act(lambda room: seating.join(room, bob, None, None, room.invite))
            other = Listener(bob)
            await come(opened, table, other)
            await sown(opened, table, (listener, 0), (other, 1))
            first = plays(await heard(listener))[-1]
            await heard(other)
            mover = first.asks[0].seat
            asker, replier = (listener, other) if mover == 0 else (other, listener)
            await said(opened, table, asker, told.Answer(mover, first.step, 0, 0))
            assert plays(await heard(asker))
            assert plays(await heard(replier))
            for speaker, message in (
                (asker, told.AskTakeback(mover, first.step, 0)),
                (replier, told.ReplyTakeback(1 - mover, first.step, allow=False)),
            ):
                await said(opened, table, speaker, message)
                for one in (listener, other):
                    (shown,) = await heard(one)
                    assert isinstance(shown, told.Table)
            await said(opened, table, asker, told.Resign(mover))
            assert plays(await heard(asker))
            assert plays(await heard(replier))
            await said(opened, table, replier, told.Rematch(1 - mover))
            for one in (listener, other):
                (shown,) = await heard(one)
                assert isinstance(shown, told.Table)
                assert shown.rematch == [1 - mover]

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_of_onlookers_who_come_and_go_everybody_hears_in_bunches(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, _):
            ann = await known(opened, "Ann")
            table, listener = await laid(opened, ann, NewSeat("me"), NewSeat("open"))
            room = await opened.room(table)
            onlookers = [Listener(None) for _ in range(50)]
            for one in onlookers:
                await come(opened, table, one)
            for one in onlookers[:20]:
                await room.part(one)
            shown: list[int] = []
            while shown[-1:] != [30]:
                message = msgspec.json.decode(await listener.next(), type=told.Table)
                shown.append(message.onlookers)
            # One for Ann, and one for each second or a part of it.
            assert len(shown) < 10
            # Whoever comes knows at once how many there are.
            (first, *_) = await heard(onlookers[40])
            assert isinstance(first, told.Table)
            assert first.onlookers in range(30, 42)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
