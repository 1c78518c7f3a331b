"""What is true of PostgreSQL only: one owner, and restarts that are survived."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from oneiros.kernel.errors import BadData
from oneiros.storage import (
    AddAnswers,
    Ledger,
    Storage,
    StorageFailed,
    StorageInUse,
    postgres,
)
from oneiros.words import Words, languages
from oneiros.words.refusals import refusal
from tests.cluster import Cluster
from tests.storage import samples
from tests.storage.samples import PATIENCE, create, opened, said, submit, table, url

Impatient = Callable[[], AbstractContextManager[None]]


@pytest.fixture(autouse=True)
def _kept_there(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(samples, "cluster", cluster)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Impatient:
    """Give a way to be refused at once by a database that another storage has.

    A lock that was given up is waited for as usual: the database notices that a little later.
    """

    @contextmanager
    def refused_at_once() -> Iterator[None]:
        with monkeypatch.context() as patch:
            patch.setattr(postgres, "_PATIENCE", 0.0)
            yield

    return refused_at_once


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = opened(tmp_path)
    create(storage, table())
    yield storage
    storage.close()


def answers_of(storage: Storage) -> int:
    """Say how many answers the table has."""
    kept = storage.load("t1")
    assert kept is not None
    return len(kept.answers)


def end_connections(address: str) -> None:
    """Let the database end everybody's connections to it."""
    place = make_url(address)
    with psycopg.connect(
        host=place.host, port=place.port, user=place.username, dbname=place.database
    ) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid != pg_backend_pid()"
        )


def test_a_database_has_one_owner(storage: Storage, tmp_path: Path, impatient: Impatient) -> None:
    with impatient(), pytest.raises(StorageInUse) as caught:
        Storage(url(tmp_path))
    for language in languages():
        assert refusal(Words(language), caught.value)
    storage.apply([AddAnswers("t1", (said(0),))])
    storage.close()
    again = Storage(url(tmp_path))
    assert answers_of(again) == 1
    again.close()


def test_a_restart_of_the_database_is_survived(storage: Storage, cluster: Cluster) -> None:
    storage.apply([AddAnswers("t1", (said(0),))])
    assert answers_of(storage) == 1
    cluster.restart()
    assert answers_of(storage) == 1
    storage.apply([AddAnswers("t1", (said(1),))])
    assert answers_of(storage) == 2


def test_while_the_database_is_gone_everything_is_refused(
    storage: Storage, cluster: Cluster
) -> None:
    ledger = Ledger(storage)
    submit(ledger, [AddAnswers("t1", (said(0),))]).result(PATIENCE)
    cluster.stop()
    with pytest.raises(StorageFailed):
        submit(ledger, [AddAnswers("t1", (said(1),))]).result(PATIENCE)
    with pytest.raises(StorageFailed):
        storage.load("t1")
    cluster.start()
    submit(ledger, [AddAnswers("t1", (said(1),))]).result(PATIENCE)
    assert answers_of(storage) == 2
    ledger.close()


def test_who_has_lost_the_database_to_another_writes_nothing(
    storage: Storage, tmp_path: Path, impatient: Impatient
) -> None:
    end_connections(url(tmp_path))
    other = Storage(url(tmp_path))
    with impatient(), pytest.raises(StorageInUse) as caught:
        storage.apply([AddAnswers("t1", (said(0),))])
    for language in languages():
        # Players are told why, but not where the database is.
        told = refusal(Words(language), caught.value)
        assert "postgresql" not in told
    assert answers_of(storage) == 0
    other.close()
    storage.apply([AddAnswers("t1", (said(0),))])
    assert answers_of(storage) == 1


def test_a_database_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData) as caught:
        Storage(url(tmp_path).rpartition("/")[0] + "/nothing")
    assert caught.value.key == "storage-unopened"
    for language in languages():
        assert "nothing" in refusal(Words(language), caught.value)
