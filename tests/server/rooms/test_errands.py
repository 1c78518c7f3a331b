"""A server does what an operator leaves for it in its database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from oneiros.server.protocol.api_types import NewSeat
from oneiros.server.rooms.errands import (
    Deleted,
    Erase,
    Errands,
    Failed,
    Prune,
    Pruned,
    read_answer,
    written,
)
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.housekeeping import Erased, Housekeeping
from oneiros.storage import Beside, Count, Keeping
from tests.server.inside import PATIENCE, Slow, hall, known, laid


def done(folder: Path, story: Callable[[Hall, Slow, Errands, Beside], Awaitable[None]]) -> None:
    """Tell a story of a hall and of somebody beside it."""

    async def told() -> None:
        async with hall(folder) as (opened, archive):
            errands = Errands(archive, Housekeeping(opened, Keeping(), pause=0))
            with closing(Beside(f"sqlite:///{folder}/x.sqlite")) as beside:
                await story(opened, archive, errands, beside)

    asyncio.run(asyncio.wait_for(told(), PATIENCE))


def test_errands_are_done_in_their_order_and_answered(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow, errands: Errands, beside: Beside) -> None:
        ann = await known(opened, "Ann")
        table, listener = await laid(opened, ann, NewSeat("me"), NewSeat("open"))
        assert not await errands.step()
        pruning = beside.ask(written(Prune(Keeping())), 1)
        erasing = beside.ask(written(Erase(ann)), 2)
        assert await errands.step()
        assert await errands.step()
        assert not await errands.step()
        assert read_answer(beside.answer_to(pruning)) == Pruned(Count(0, 0, 0))
        assert read_answer(beside.answer_to(erasing)) == Deleted(Erased(1, 0, gone=True))
        assert listener.ended
        assert archive.storage.load(table) is None

    done(tmp_path, story)


def test_an_errand_that_meets_any_fault_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def odd(_housekeeping: Housekeeping, _guest: str) -> None:
        raise ValueError("odd")

    monkeypatch.setattr(Housekeeping, "erase", odd)

    async def story(_opened: Hall, _archive: Slow, errands: Errands, beside: Beside) -> None:
        bad, good = beside.ask(written(Erase("x")), 1), beside.ask(written(Prune(Keeping())), 2)
        with caplog.at_level(logging.CRITICAL):
            await errands.do_all()
        assert read_answer(beside.answer_to(bad)) == Failed("odd")
        assert read_answer(beside.answer_to(good)) == Pruned(Count(0, 0, 0))

    done(tmp_path, story)


def test_an_errand_that_cannot_be_done_is_answered_and_does_not_stop_the_next(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(_opened: Hall, _archive: Slow, errands: Errands, beside: Beside) -> None:
        strange, good = beside.ask("{}", 1), beside.ask(written(Erase("nobody")), 2)
        with caplog.at_level(logging.CRITICAL):
            assert await errands.step()
        assert await errands.step()
        assert isinstance(read_answer(beside.answer_to(strange)), Failed)
        assert read_answer(beside.answer_to(good)) == Deleted(Erased(0, 0, gone=True))

    done(tmp_path, story)
