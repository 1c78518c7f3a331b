"""Puzzles over HTTP: listed, judged, told and gone back to, and none of it without a limit."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oneiros.puzzles.shelf import puzzles as shipped
from oneiros.puzzles.telling import PuzzleSolution, PuzzleVerdict
from oneiros.server.http import puzzles, tables
from oneiros.server.http.endpoint import Call
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import Made, NewTable, PuzzleOutline
from oneiros.server.protocol.listener import Listener
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.puzzles import SolutionOrder, VerdictOrder
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.turns import Who
from tests.server.guest import Guest
from tests.server.inside import PATIENCE, come, hall, known, said, sown

GAME = "dreamblade"
FIRST, SECOND, THIRD, *_ = shipped(GAME).values()


def test_the_puzzles_of_a_game_are_listed(ann: Guest) -> None:
    listed = ann.give("GET", f"/api/games/{GAME}/puzzles", list[PuzzleOutline])
    assert [one.id for one in listed] == list(shipped(GAME))
    assert listed[0] == PuzzleOutline(FIRST.id, FIRST.kind, FIRST.grade, "AB"[FIRST.seat])
    assert ann.refused("GET", "/api/games/none/puzzles").reason == "server-game-unknown"


def test_an_attempt_is_judged_when_it_is_whole(ann: Guest, eve: Guest) -> None:
    with ann.at(begun(ann, FIRST.id)) as browser:
        browser.sow()
        browser.until_play()
        assert browser.table is not None
        path = f"/api/tables/{browser.table.id}/verdict"
        for text in FIRST.solution:
            assert ann.give("GET", path, PuzzleVerdict) == PuzzleVerdict(whole=False)
            browser.say(told.Say(FIRST.seat, browser.step, browser.cuts, text))
            browser.until_step(browser.step + 1)
        for _ in range(2):
            found = ann.give("GET", path, PuzzleVerdict)
            assert (found.whole, found.solved, found.same) == (True, True, True)
        assert eve.refused("GET", path).reason == "server-seat-foreign"


def test_a_solution_is_told(ann: Guest) -> None:
    path = f"/api/games/{GAME}/puzzles/{FIRST.id}/solution"
    for _ in range(2):
        found = ann.give("GET", path, PuzzleSolution)
        assert [deed.text for deed in found.plan.deeds] == FIRST.solution
    path = f"/api/games/{GAME}/puzzles/none/solution"
    assert ann.refused("GET", path).reason == "puzzle-unknown"


def test_a_puzzle_is_gone_back_to_and_another_one_closes_it(ann: Guest, eve: Guest) -> None:
    first = begun(ann, FIRST.id)
    assert begun(ann, FIRST.id) == first
    assert begun(eve, FIRST.id) != first
    second = begun(ann, SECOND.id)
    assert (ann.summary(first).status, ann.summary(second).status) == ("closed", "seating")
    assert begun(ann, FIRST.id) not in (first, second)


def test_whoever_looks_at_puzzles_can_still_make_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(tables, "MOST_UNFINISHED", 2)
        async with hall(tmp_path) as (opened, _):
            ann = await known(opened, "Ann")
            for one in (FIRST, SECOND, THIRD):
                await started(opened, ann, one.id)
            wish = NewTable(GAME, lesson="score")
            made = await tables.make(Call(opened, ann, True, {}, {}, wish))  # noqa: FBT003 - as it comes
            assert (await opened.room(made.id)).room.lesson == "score"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


class Held(Thinkers):
    """Bots whose thoughts about puzzles come when they are let."""

    def __init__(self) -> None:
        """Begin with thoughts that do not come."""
        super().__init__(1)
        self.gate = asyncio.Event()
        self.thoughts: list[VerdictOrder | SolutionOrder] = []

    async def _judge_attempt(self, order: VerdictOrder, who: Who) -> PuzzleVerdict:
        self.thoughts.append(order)
        await self.gate.wait()
        return PuzzleVerdict(whole=True, solved=bool(who))


def test_a_guest_waits_for_two_verdicts_at_most_and_none_is_worked_out_twice(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        thinkers = Held()
        async with hall(tmp_path, thinkers) as (opened, _):
            ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
            waiting = [
                asyncio.create_task(puzzles.verdict(await whole(opened, ann, one)))
                for one in (FIRST.id, SECOND.id)
            ]
            await asyncio.sleep(0.01)
            third = await whole(opened, ann, THIRD.id)
            with pytest.raises(TooMuch, match="server-puzzle-busy"):
                await puzzles.verdict(third)
            # Somebody else who wants the same waits with them, and others are not in the way.
            waiting.append(asyncio.create_task(puzzles.verdict(await whole(opened, bob, FIRST.id))))
            waiting.append(asyncio.create_task(puzzles.verdict(await whole(opened, bob, THIRD.id))))
            thinkers.gate.set()
            found = await asyncio.gather(*waiting)
            assert all(one.solved for one in found)
            assert await puzzles.verdict(third) == found[-1]
            assert [one.puzzle for one in thinkers.thoughts] == [FIRST.id, SECOND.id, THIRD.id]

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def begun(guest: Guest, puzzle: str) -> str:
    """Begin a puzzle."""
    return guest.give("POST", "/api/tables", Made, {"game": GAME, "puzzle": puzzle}).id


async def started(opened: Hall, guest: str, puzzle: str) -> str:
    """Begin a puzzle in a hall without a network."""
    wish = NewTable(GAME, puzzle=puzzle)
    made = await tables.make(Call(opened, guest, True, {}, {}, wish))  # noqa: FBT003 - as it comes
    return made.id


async def whole(opened: Hall, guest: str, puzzle: str) -> Call:
    """Solve a puzzle, and give the call that asks what became of it."""
    one = shipped(GAME)[puzzle]
    table, listener = await started(opened, guest, puzzle), Listener(guest)
    await come(opened, table, listener)
    await sown(opened, table, (listener, one.seat))
    for step, text in enumerate(one.solution):
        await said(opened, table, listener, told.Say(one.seat, step, 0, text))
    return Call(opened, guest, True, {"table": table}, {}, None, ("here", guest))  # noqa: FBT003 - as it comes
