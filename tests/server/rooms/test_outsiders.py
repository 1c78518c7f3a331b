"""Bots from outside at the server's tables: they think apart, and their faults harm nobody."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from oneiros.kernel.errors import BadData
from oneiros.registry.bots import installed
from oneiros.registry.bots.asking import ProcessMind
from oneiros.registry.bots.outside_bot import MOST_IN_A_ROW
from oneiros.registry.games import game
from oneiros.server import metrics
from oneiros.server.http.library import _described
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.outsiders import AT_ONCE, MOST_KEPT, Outsiders, Question
from oneiros.server.rooms.thinking import Thinkers
from tests.registry.bots.test_faults import HERE, begun
from tests.root import ROOT
from tests.server.inside import PATIENCE, hall, heard, known, laid, said, sown

LONG = 180.0


@pytest.fixture(autouse=True)
def strangers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Offer bots from outside."""
    bots = ("Last", "Raising", "Hanging", "Dying", "Odd", "Choosy", "Drawing", "Sleepy")
    monkeypatch.setenv(installed.VARIABLE, ",".join(f"{HERE}:{bot}" for bot in bots))
    installed.offered.cache_clear()
    yield
    installed.offered.cache_clear()


def lost(kind: str) -> float:
    name = "oneiros_bot_moves_lost_total"
    return metrics.REGISTRY.get_sample_value(name, {"fault": kind}) or 0.0


async def answered(
    opened: Hall, table: str, listener: Listener, times: int
) -> list[told.ToBrowser]:
    """Answer for the person until the bot has answered so often, and give what was heard."""
    room = await opened.room(table)
    found: list[told.ToBrowser] = []
    async with asyncio.timeout(PATIENCE):
        while True:
            found += await heard(listener)
            match = room.room.match
            assert match is not None
            if sum(one.seat == 1 for one in match.answers) >= times or match.ending():
                return found + await heard(listener)
            if match.state.seat == 0:
                await said(opened, table, listener, told.Answer(0, match.step, room.room.cuts, 0))
            else:
                await asyncio.sleep(0.01)


async def seated(opened: Hall, bot: str, name: str = "dreamblade") -> tuple[str, Listener]:
    """Let Ann play against a bot."""
    ann = await known(opened, "Ann")
    table, listener = await laid(opened, ann, NewSeat("me"), NewSeat("bot", bot), game=name)
    await sown(opened, table, (listener, 0))
    return table, listener


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_a_bot_from_outside_plays_at_a_table(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with hall(tmp_path, Thinkers(1, Outsiders(LONG))) as (opened, _):
            table, listener = await seated(opened, "last", name)
            words = await answered(opened, table, listener, 5)
            match = (await opened.room(table)).room.match
            assert match is not None
            assert sum(one.seat == 1 for one in match.answers) >= 5
            assert not [one for one in words if isinstance(one, told.Refused)]

    before = lost("raised")
    asyncio.run(story())
    assert lost("raised") == before


@pytest.mark.parametrize(
    ("bot", "kind", "why"),
    [
        ("raising", "raised", "ValueError: no idea"),
        ("dying", "ended", "status 3"),
        ("hanging", "late", "did not answer"),
        ("odd", "raised", "none of the options"),
    ],
)
def test_a_fault_costs_a_move_and_is_told_to_everybody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, bot: str, kind: str, why: str
) -> None:
    async def story() -> None:
        outsiders = Outsiders(0.2 if kind == "late" else LONG)
        async with hall(tmp_path, Thinkers(1, outsiders)) as (opened, _):
            table, listener = await seated(opened, bot)
            words = await answered(opened, table, listener, 6)
            refused = [one for one in words if isinstance(one, told.Refused)]
            # From the third fault in a row on it is not asked, and nobody is told again.
            assert [one.reason for one in refused] == ["server-bot-lost"] * 3
            assert bot in refused[0].sentence
            assert (await opened.room(table)).room.status == "playing"

    before = lost(kind)
    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert lost(kind) == before + 3
    assert f"the bot {bot} has lost a move at table" in caplog.text
    assert why in caplog.text


def test_a_bot_that_hangs_keeps_no_other_bot_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, Thinkers(1, Outsiders(600.0))) as (opened, _):
            hanging, alone = await seated(opened, "hanging")
            room = await opened.room(hanging)
            async with asyncio.timeout(PATIENCE):
                while room._bots.thinker(room.room) != 1:
                    match = room.room.match
                    if match is not None and match.state.seat == 0:
                        answer = told.Answer(0, match.step, room.room.cuts, 0)
                        await said(opened, hanging, alone, answer)
                    await asyncio.sleep(0.01)
            for bot in ("last", "scripted"):
                table, listener = await seated(opened, bot)
                await answered(opened, table, listener, 3)
            await said(opened, hanging, alone, told.Resign(0))
            assert room.room.status == "over"
            assert hanging not in {table for table, _, _ in opened.thinkers.outsiders._bots}

    asyncio.run(story())


def test_a_bot_ends_with_its_game_whoever_ends_that(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, Thinkers(1, Outsiders(LONG))) as (opened, _):
            table, listener = await seated(opened, "last", "dreamscape")
            await answered(opened, table, listener, 1000)
            room = (await opened.room(table)).room
            assert room.status == "over"
            outsiders = opened.thinkers.outsiders
            async with asyncio.timeout(PATIENCE):
                while outsiders._bots or outsiders._tallies:  # noqa: ASYNC110 - its task ends it
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_a_takeback_while_a_bot_thinks_ends_its_thought() -> None:
    async def story() -> None:
        outsiders = Outsiders(600.0)
        asked = question("t", "hanging")
        thinking = asyncio.create_task(outsiders.choose(asked))
        async with asyncio.timeout(PATIENCE):
            while not outsiders._bots or _pid(outsiders) is None:  # noqa: ASYNC110 - a thread begins it
                await asyncio.sleep(0.01)
            thinking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thinking
            assert not outsiders._bots
            again = asked._replace(bot="last", cuts=1)
            chosen = await outsiders.choose(again)
        assert chosen.option == again.seen.options[-1]
        outsiders.close()

    asyncio.run(story())


def _pid(outsiders: Outsiders) -> int | None:
    mind = next(iter(outsiders._bots.values())).bot.mind
    assert isinstance(mind, ProcessMind)
    return None if mind._process is None else mind._process.pid


def test_only_so_many_processes_are_kept() -> None:
    async def story() -> None:
        outsiders = Outsiders(LONG)
        for number in range(MOST_KEPT + 2):
            assert (await outsiders.choose(question(f"t{number}", "last"))).fault is None
        assert len(outsiders._bots) == MOST_KEPT
        outsiders.close()

    asyncio.run(story())


def question(table: str, bot: str, cuts: int = 0) -> Question:
    played = game("dreamblade")
    return Question(table, played, bot, begun(played), cuts, 1, ())


def test_many_tables_at_the_same_time_cost_nobody_a_move() -> None:
    async def story() -> None:
        outsiders = Outsiders(LONG)
        asked = [question(f"t{number}", "sleepy") for number in range(MOST_KEPT + AT_ONCE)]
        for _ in range(2):
            chosen = await asyncio.gather(*map(outsiders.choose, asked))
            assert [one.fault for one in chosen] == [None] * len(asked)
            assert {one.option for one in chosen} == {asked[0].seen.options[-1]}
        assert len(outsiders._bots) == MOST_KEPT
        outsiders.close()

    asyncio.run(story())


def test_one_that_thinks_makes_no_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr("oneiros.server.rooms.outsiders.MOST_KEPT", 1)
        outsiders = Outsiders(LONG)
        asked = [question(f"t{number}", "sleepy") for number in range(AT_ONCE)]
        chosen = await asyncio.gather(*map(outsiders.choose, asked))
        assert [one.fault for one in chosen] == [None] * AT_ONCE
        outsiders.close()

    asyncio.run(story())


def test_a_bot_that_is_not_asked_any_more_stays_so_without_its_process() -> None:
    async def story() -> None:
        outsiders = Outsiders(LONG)
        for _ in range(MOST_IN_A_ROW):
            assert (await outsiders.choose(question("t", "raising"))).fault is not None
        for number in range(MOST_KEPT):
            await outsiders.choose(question(f"t{number}", "last"))
        assert "t" not in {table for table, _, _ in outsiders._bots}
        for cuts in (0, 1):
            assert (await outsiders.choose(question("t", "raising", cuts))).fault is None
        outsiders.forget("t")
        assert (await outsiders.choose(question("t", "raising"))).fault is not None
        outsiders.close()

    asyncio.run(story())


def test_the_end_waits_for_no_answer() -> None:
    async def story() -> None:
        outsiders = Outsiders(600.0)
        thinking = asyncio.create_task(outsiders.choose(question("t", "hanging")))
        async with asyncio.timeout(PATIENCE):
            while not outsiders._bots or _pid(outsiders) is None:  # noqa: ASYNC110 - a thread begins it
                await asyncio.sleep(0.01)
            outsiders.close()
            chosen = await thinking
        assert chosen.fault is not None
        assert chosen.fault.kind == "ended"

    asyncio.run(story())


@pytest.mark.parametrize("bot", [f"{HERE}:Last", "cmd:true", "choosy", "nobody"])
def test_guests_choose_offered_bots_only(tmp_path: Path, bot: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, _):
            ann = await known(opened, "Ann")
            with pytest.raises(BadData, match="server-bot-unknown"):
                await laid(opened, ann, NewSeat("me"), NewSeat("bot", bot))

    asyncio.run(story())


@pytest.mark.parametrize("offered", ["", "last=cmd:./program"])
def test_a_bot_that_is_gone_loses_its_moves_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, offered: str
) -> None:
    program = tmp_path / "program"
    shutil.copy(ROOT / "examples" / "bots" / "eager.py", program)
    monkeypatch.chdir(tmp_path)

    async def story() -> None:
        async with hall(tmp_path) as (opened, _):
            ann = await known(opened, "Ann")
            table, listener = await laid(opened, ann, NewSeat("me"), NewSeat("bot", "last"))
            monkeypatch.setenv(installed.VARIABLE, offered)
            installed.offered.cache_clear()
            assert set(installed.offered().bots) == ({"last"} if offered else set())
            program.unlink()
            await sown(opened, table, (listener, 0))
            words = await answered(opened, table, listener, 6)
            refused = [one.reason for one in words if isinstance(one, told.Refused)]
            assert refused == ["server-bot-lost"] * MOST_IN_A_ROW
            assert (await opened.room(table)).room.status == "playing"

    before = lost("ended")
    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert lost("ended") == before + MOST_IN_A_ROW
    assert ("it is gone: bot-command-missing" if offered else "not offered any more") in caplog.text


def test_the_lobby_is_told_who_plays() -> None:
    found = {one.name: one for one in _described(game("dreamblade")).outside}
    assert set(found) == {"last", "raising", "hanging", "dying", "odd", "drawing", "sleepy"}
    assert (found["last"].author, found["last"].about) == ("Ann", "Takes the last option.")
    assert "choosy" in {one.name for one in _described(game("dreamscape")).outside}
