"""Analyses of everybody: how many at a time, who waits, what is given up, and what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import cast

import msgspec
import pytest

from oneiros.analysis.course import Course
from oneiros.analysis.judging import Judged, Question, judge
from oneiros.analysis.pacing import PLAYOUTS, PROBES
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import Refusal
from oneiros.server.http.api import _refused
from oneiros.server.refusals import Failed, TooMuch, Unknown
from oneiros.server.rooms import pursuits, waiting
from oneiros.server.rooms.reviews import analyses as module
from oneiros.server.rooms.reviews.analyses import Analyses, Progress
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.turns import Who
from tests.analysis.games import begun, cut, play_on
from tests.server.inside import PATIENCE

ANN: Who = ("here", "ann")
EVE: Who = ("there", "eve")


class Slowly:
    """Judges a part whenever it is told to go on, in this process."""

    def __init__(self) -> None:
        """Wait for the first word."""
        self.go = asyncio.Semaphore(0)
        self.fails = False
        self.asked: list[Who] = []
        self.paced: list[Who] = []
        self.seconds = 0.01
        self.playouts: set[int] = set()

    async def pace(self, question: Question, who: Who) -> float:
        assert question.trials.playouts == PLAYOUTS[0]
        self.paced.append(who)
        return self.seconds

    async def judge(self, question: Question, who: Who) -> Judged:
        self.asked.append(who)
        self.playouts.add(question.trials.playouts)
        await self.go.acquire()
        if self.fails:
            raise RuntimeError
        return judge(question._replace(trials=question.trials._replace(playouts=8)))


def course(most: int = 20) -> Course:
    """Give a short game that nobody has ended."""
    match = play_on(begun("dreamblade"), "dreamblade", ("random", "random"), Dice(3), most=most)
    return cut(match)


def settled(test: Callable[[Analyses, Slowly], Awaitable[None]]) -> None:
    """Run a test with thinkers that wait for it."""

    async def run() -> None:
        thinkers = Slowly()
        shelf = Analyses(cast("Thinkers", thinkers))
        await test(shelf, thinkers)
        shelf.close()

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    """Let others work until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - what is waited for tells nobody
            await asyncio.sleep(0.01)


def done(shelf: Analyses, name: str) -> int:
    """Say how many parts are judged."""
    return shelf.progress(name).done


def test_progress_is_told_until_what_was_found_is_kept() -> None:
    async def test(shelf: Analyses, thinkers: Slowly) -> None:
        assert shelf.known("t") is None
        with pytest.raises(Unknown):
            shelf.progress("t")
        total = shelf.begin("t", ANN, course()).total
        assert total > 0
        thinkers.go.release()
        await until(lambda: done(shelf, "t") == 1)
        for _ in range(1000):
            thinkers.go.release()
        await until(lambda: shelf.progress("t").found is not None)
        found = msgspec.json.decode(bytes(shelf.progress("t").found or b""))
        assert found["seats"] == ["A", "B"]
        assert set(thinkers.asked) == {ANN}
        shelf.sweep()
        assert shelf.known("t") is not None

    settled(test)


@pytest.mark.parametrize(("seconds", "playouts"), [(0.0, 40), (1e-6, 40), (1000.0, 16)])
def test_bots_wait_for_a_part_of_few_playouts_and_of_fewer_on_a_slow_machine(
    seconds: float, playouts: int
) -> None:
    async def test(shelf: Analyses, thinkers: Slowly) -> None:
        thinkers.seconds = seconds
        shelf.begin("t", ANN, course())
        await until(lambda: len(thinkers.asked) == 1)
        assert thinkers.playouts == {playouts}
        assert thinkers.paced == [ANN] * PROBES

    settled(test)


def test_a_failed_analysis_of_which_nobody_asks_any_more_is_swept_away() -> None:
    async def test(shelf: Analyses, thinkers: Slowly) -> None:
        thinkers.fails = True
        for name in ("one", "two"):
            shelf.begin(name, ANN, course())
        thinkers.go.release()
        await until(lambda: any(one.failed for one in shelf._under_way.going.values()))
        shelf.sweep()
        # What is still under way stays.
        assert [one.failed for one in shelf._under_way.going.values()] == [False]

    settled(test)


def test_somebody_waits_for_one_analysis_and_all_for_so_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(waiting, "MOST_AT_ONCE", 2)
    monkeypatch.setattr(waiting, "MOST_EACH", 1)

    async def test(shelf: Analyses, _thinkers: Slowly) -> None:
        game = course()
        shelf.begin("one", ANN, game)
        for who in (ANN, ("here", "bob"), ("elsewhere", "ann")):
            with pytest.raises(TooMuch) as refused:
                shelf.begin("two", who, game)
            assert refused.value.key == "server-analysis-busy"
        shelf.begin("two", EVE, game)
        with pytest.raises(TooMuch) as refused:
            shelf.begin("three", ("far", "dan"), game)
        assert refused.value.key == "server-analysis-full"
        # Whoever asks for one that is under way only hears of it.
        assert shelf.known("one") == Progress(0, shelf.progress("one").total)

    settled(test)


def test_what_nobody_asks_for_any_more_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pursuits, "GIVE_UP_AFTER", -1.0)

    async def test(shelf: Analyses, thinkers: Slowly) -> None:
        shelf.begin("t", ANN, course())
        thinkers.go.release()
        await until(lambda: "t" not in shelf._under_way.going)
        assert len(thinkers.asked) == 1
        shelf.check(ANN)

    settled(test)


def test_what_was_finished_while_nobody_asked_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(shelf: Analyses, thinkers: Slowly) -> None:
        shelf.begin("t", ANN, course())
        await until(lambda: len(thinkers.asked) == 1)
        one = shelf._under_way.going["t"]
        for _ in range(one.total - 1):
            thinkers.go.release()
        await until(lambda: len(thinkers.asked) == one.total)
        monkeypatch.setattr(pursuits, "GIVE_UP_AFTER", -1.0)
        thinkers.go.release()
        await until(lambda: "t" not in shelf._under_way.going)
        assert shelf.progress("t").found is not None

    settled(test)


def test_a_fault_is_told_once_and_then_it_may_be_tried_again() -> None:
    async def test(shelf: Analyses, thinkers: Slowly) -> None:
        thinkers.fails = True
        shelf.begin("t", ANN, course())
        thinkers.go.release()
        await until(lambda: shelf._under_way.going["t"].failed)
        with pytest.raises(Failed) as refused:
            shelf.progress("t")
        assert refused.value.key == "server-analysis-failed"
        # It is nobody's fault but the server's, and programs are told so, too.
        assert _refused(refused.value).status_code == HTTPStatus.INTERNAL_SERVER_ERROR
        assert shelf.known("t") is None
        shelf.begin("t", ANN, course())

    settled(test)


def test_closing_ends_what_is_under_way() -> None:
    async def test(shelf: Analyses, thinkers: Slowly) -> None:
        shelf.begin("t", ANN, course())
        await until(lambda: len(thinkers.asked) == 1)
        task = shelf._under_way.going["t"].task
        assert task is not None
        shelf.close()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert len(thinkers.asked) == 1

    settled(test)


@pytest.mark.parametrize(
    ("most", "key"), [(0, "server-analysis-nothing"), (20, "server-analysis-long")]
)
def test_a_game_with_no_choices_or_too_many_is_refused(
    most: int, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_PARTS", 2)

    async def test(shelf: Analyses, _thinkers: Slowly) -> None:
        with pytest.raises(Refusal) as refused:
            shelf.begin("t", ANN, course(most))
        assert refused.value.key == key

    settled(test)


def test_the_oldest_analyses_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 1)

    async def test(shelf: Analyses, thinkers: Slowly) -> None:
        for _ in range(1000):
            thinkers.go.release()
        for name in ("one", "two"):
            shelf.begin(name, ANN, course(8))
            await until(lambda name=name: shelf.progress(name).found is not None)  # type: ignore[misc]
        assert shelf.known("one") is None

    settled(test)
