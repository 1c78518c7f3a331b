"""The collector rests while something is searched, and works again however that ends."""

from __future__ import annotations

import asyncio
import gc

import pytest

from oneiros.kernel.collector import CollectorRests


def test_the_collector_works_again_after_the_outermost_rest() -> None:
    assert gc.isenabled()
    with CollectorRests():
        assert not gc.isenabled()
        with CollectorRests():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


@pytest.mark.parametrize("fault", [RuntimeError, KeyboardInterrupt, asyncio.CancelledError])
def test_it_works_again_after_a_fault(fault: type[BaseException]) -> None:
    with pytest.raises(fault), CollectorRests(), CollectorRests():
        raise fault
    assert gc.isenabled()


def test_it_works_again_when_a_task_is_cancelled() -> None:
    async def search() -> None:
        with CollectorRests():
            await asyncio.sleep(60)

    async def cancel() -> None:
        task = asyncio.create_task(search())
        await asyncio.sleep(0)
        assert not gc.isenabled()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert gc.isenabled()

    asyncio.run(cancel())


def test_one_that_rested_before_goes_on_resting() -> None:
    gc.disable()
    try:
        with CollectorRests():
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()
