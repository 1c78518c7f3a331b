from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import wait
from pathlib import Path

import pytest

from oneiros.storage import (
    AddAnswers,
    Change,
    CutAnswers,
    Ledger,
    SetTable,
    Storage,
    StorageBusy,
    StorageClosed,
    StorageConflict,
    StorageFailed,
    StoredAnswer,
)
from tests.storage.samples import PATIENCE, create, opened, said, submit, table

pytestmark = pytest.mark.usefixtures("database")


class Gate:
    """Holds the writer back, so that submissions gather, and remembers the sizes of batches."""

    def __init__(self, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
        """Wrap a storage."""
        self.open = threading.Event()
        self.reached = threading.Event()
        self.sizes: list[int] = []
        self._apply = storage.apply
        monkeypatch.setattr(storage, "apply", self.apply)

    def apply(self, changes: Sequence[Change]) -> None:
        self.reached.set()
        assert self.open.wait(PATIENCE)
        self.sizes.append(len(changes))
        self._apply(changes)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = opened(tmp_path)
    create(storage, table("t1"), table("t2"))
    yield storage
    storage.close()


@pytest.fixture
def gate(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> Gate:
    return Gate(storage, monkeypatch)


def steps(storage: Storage, table_id: str = "t1") -> list[StoredAnswer]:
    loaded = storage.load(table_id)
    assert loaded is not None
    return list(loaded.answers)


def test_what_is_done_can_be_read(storage: Storage) -> None:
    ledger = Ledger(storage)
    for step in range(20):
        submit(ledger, [AddAnswers("t1", (said(step),))]).result(PATIENCE)
        assert steps(storage) == [said(n) for n in range(step + 1)]
    ledger.close()


def test_what_gathers_while_the_disk_works_is_written_together(
    storage: Storage, gate: Gate
) -> None:
    ledger = Ledger(storage)
    done = [submit(ledger, [SetTable(table_id="t1", moved=1)])]
    assert gate.reached.wait(PATIENCE)
    done += [submit(ledger, [AddAnswers("t1", (said(step),))]) for step in range(100)]
    assert not any(one.done() for one in done)
    gate.open.set()
    wait(done, PATIENCE)
    assert gate.sizes == [1, 100]
    assert len(steps(storage)) == 100
    ledger.close()


def test_only_the_faulty_one_of_a_batch_is_refused(storage: Storage, gate: Gate) -> None:
    ledger = Ledger(storage)
    submit(ledger, [])
    assert gate.reached.wait(PATIENCE)
    first = submit(ledger, [AddAnswers("t1", (said(0),))])
    faulty = submit(ledger, [AddAnswers("t2", (said(0),)), AddAnswers("t1", (said(5),))])
    strange = submit(ledger, [SetTable(table_id="t1", setup={"what": object()})])
    last = submit(ledger, [AddAnswers("t1", (said(1),))])
    gate.open.set()
    assert first.result(PATIENCE) is None
    with pytest.raises(StorageConflict):
        faulty.result(PATIENCE)
    with pytest.raises(TypeError):
        strange.result(PATIENCE)
    assert last.result(PATIENCE) is None
    assert steps(storage) == [said(0), said(1)]
    assert steps(storage, "t2") == []
    ledger.close()


def test_the_order_is_kept(storage: Storage, gate: Gate) -> None:
    ledger = Ledger(storage)
    for step in range(10):
        submit(ledger, [AddAnswers("t1", (said(step),)), SetTable(table_id="t1", moved=step)])
    submit(ledger, [CutAnswers("t1", 4)])
    submit(ledger, [AddAnswers("t1", (said(4),))])
    gate.open.set()
    ledger.close()
    assert steps(storage) == [said(step) for step in range(5)]


def test_a_database_that_fails_is_not_asked_again_for_each(
    storage: Storage, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def fail(changes: Sequence[Change]) -> None:
        asked.append(len(changes))
        raise StorageFailed("storage-failed", why="fire")

    ledger = Ledger(storage)
    submit(ledger, [])
    assert gate.reached.wait(PATIENCE)
    monkeypatch.setattr(gate, "_apply", fail)
    done = [submit(ledger, [AddAnswers("t1", (said(step),))]) for step in range(5)]
    gate.open.set()
    for one in done:
        with pytest.raises(StorageFailed):
            one.result(PATIENCE)
    assert asked[-1] == 5
    monkeypatch.undo()
    submit(ledger, [AddAnswers("t1", (said(0),))]).result(PATIENCE)
    ledger.close()


def test_more_than_may_wait_is_refused(storage: Storage, gate: Gate) -> None:
    ledger = Ledger(storage, most_waiting=3)
    submit(ledger, [])
    assert gate.reached.wait(PATIENCE)
    done = [submit(ledger, [AddAnswers("t1", (said(step),))]) for step in range(3)]
    with pytest.raises(StorageBusy, match="storage-busy"):
        submit(ledger, [AddAnswers("t1", (said(3),))])
    gate.open.set()
    wait(done, PATIENCE)
    submit(ledger, [AddAnswers("t1", (said(3),))]).result(PATIENCE)
    ledger.close()
    assert len(steps(storage)) == 4


def test_closing_writes_what_waits_and_refuses_what_comes_later(storage: Storage) -> None:
    ledger = Ledger(storage)
    done = [submit(ledger, [AddAnswers("t1", (said(step),))]) for step in range(50)]
    ledger.close()
    assert all(one.done() for one in done)
    assert len(steps(storage)) == 50
    with pytest.raises(StorageClosed, match="storage-closed"):
        submit(ledger, [])
    ledger.close()


def test_closing_waits_only_so_long(storage: Storage, gate: Gate) -> None:
    ledger = Ledger(storage)
    first = submit(ledger, [AddAnswers("t1", (said(0),))])
    assert gate.reached.wait(PATIENCE)
    second = submit(ledger, [AddAnswers("t1", (said(1),))])
    assert ledger.close(0.05) == 2
    assert ledger.waiting == 1
    gate.open.set()
    assert ledger.close() == 0
    wait([first, second], PATIENCE)
    assert len(steps(storage)) == 2


def test_a_caller_who_stops_waiting_does_not_stop_the_writing(storage: Storage, gate: Gate) -> None:
    ledger = Ledger(storage)

    async def impatient() -> None:
        submitted = submit(ledger, [AddAnswers("t1", (said(0),))])
        asyncio.wrap_future(submitted).cancel()
        assert not submitted.cancel()
        gate.open.set()
        await asyncio.wrap_future(submit(ledger, [AddAnswers("t1", (said(1),))]))

    asyncio.run(impatient())
    ledger.close()
    assert steps(storage) == [said(0), said(1)]


def test_an_event_loop_is_woken_once_for_all_that_was_written_together(
    storage: Storage, gate: Gate
) -> None:
    calls: list[Callable[[], None]] = []

    async def play() -> None:
        loop = asyncio.get_running_loop()

        def call(deed: Callable[[], None]) -> None:
            calls.append(deed)
            loop.call_soon_threadsafe(deed)

        ledger = Ledger(storage, call=call)
        submit(ledger, [])
        assert gate.reached.wait(PATIENCE)
        promises = [loop.create_future() for _ in range(50)]
        for step, promise in enumerate(promises):
            ledger.enter([AddAnswers("t1", (said(step),))], promise)
        promises[7].cancel()
        gate.open.set()
        await asyncio.gather(*promises[:7], *promises[8:])
        faulty = loop.create_future()
        ledger.enter([AddAnswers("t1", (said(99),))], faulty)
        with pytest.raises(StorageConflict):
            await faulty
        ledger.close()

    asyncio.run(play())
    assert len(calls) == 3
    assert len(steps(storage)) == 50


def test_the_writer_outlives_the_loop_that_it_told(storage: Storage) -> None:
    loop = asyncio.new_event_loop()
    loop.close()
    ledger = Ledger(storage, call=loop.call_soon_threadsafe)
    submit(ledger, [AddAnswers("t1", (said(0),))])
    ledger.close()
    assert steps(storage) == [said(0)]


def test_many_threads_may_submit(storage: Storage) -> None:
    tables = [f"many{n}" for n in range(4)]
    for name in tables:
        create(storage, table(name))
    ledger = Ledger(storage)

    def play(name: str) -> None:
        for step in range(50):
            submit(ledger, [AddAnswers(name, (said(step),))])

    threads = [threading.Thread(target=play, args=(name,)) for name in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    ledger.close()
    assert [len(steps(storage, name)) for name in tables] == [50] * 4
