"""What others read and leave in a database while its owner writes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from oneiros.kernel.errors import BadData
from oneiros.storage import (
    DAY,
    AnswerErrand,
    Beside,
    Count,
    Expired,
    KnownGuest,
    SetTable,
    Storage,
    StoredSeat,
)
from tests.storage.samples import ANNA, ZUZA, create, opened, table, url

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = opened(tmp_path)
    yield storage
    storage.close()


@pytest.fixture
def beside(storage: Storage, tmp_path: Path) -> Iterator[Beside]:  # noqa: ARG001 - it is made first
    with closing(Beside(url(tmp_path))) as beside:
        yield beside


def test_tables_and_guests_are_listed_the_newest_first(storage: Storage, beside: Beside) -> None:
    both = (StoredSeat(0, "guest", "anna"), StoredSeat(1, "guest", "anna"))
    create(storage, table("old", moved=1), msgspec.structs.replace(table("new"), seats=both))
    storage.apply([SetTable(table_id="old", status="closed")])
    assert [one.id for one in beside.newest_tables(10)] == ["new", "old"]
    assert [one.id for one in beside.newest_tables(1)] == ["new"]
    assert [one.id for one in beside.newest_tables(10, "closed")] == ["old"]
    assert beside.newest_guests(10) == [KnownGuest(ZUZA, 0), KnownGuest(ANNA, 2)]


def test_what_has_expired_is_counted(storage: Storage, beside: Beside) -> None:
    over = msgspec.structs.replace(table("over", moved=5), status="over", setup={})
    create(storage, over, table("t1"), table("t2", moved=400))
    assert beside.count_expired(Expired(350, 6, 500)) == Count(1, 1, 1)
    assert beside.count_expired(Expired(0, 0, 0)) == Count(0, 0, 0)
    storage.apply([SetTable(table_id="t1", status="playing", moved=700, setup={})])
    assert beside.count_expired(Expired(0, 0, 0, 700)) == Count(0, 0, 0)
    assert beside.count_expired(Expired(0, 0, 0, 701)) == Count(0, 0, 0, 1)


def test_an_errand_is_answered_once_and_can_be_withdrawn_before_it_is_begun(
    storage: Storage, beside: Beside
) -> None:
    assert storage.next_errand() is None
    first, second = beside.ask("one", 100), beside.ask("two", 101)
    assert storage.next_errand() == (first, "one")
    assert beside.withdraw(first)
    assert storage.next_errand() == (second, "two")
    storage.apply([AnswerErrand(second)])
    assert beside.answer_to(second) == ""
    assert not beside.withdraw(second)
    # A server that ended while it was at it begins again.
    assert storage.next_errand() == (second, "two")
    storage.apply([AnswerErrand(second, "done")])
    assert storage.next_errand() is None
    assert beside.answer_to(second) == "done"
    assert beside.answer_to(second) == ""
    storage.apply([AnswerErrand(first, "too late")])


def test_errands_whose_answer_nobody_fetches_are_forgotten(
    storage: Storage, beside: Beside
) -> None:
    old = beside.ask("one", 100)
    storage.apply([AnswerErrand(old, "done")])
    beside.ask("two", 101 + DAY)
    assert beside.answer_to(old) == ""


def test_a_database_that_is_not_up_to_date_is_left_as_it_is(
    storage: Storage, tmp_path: Path
) -> None:
    with storage._engines.writer.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0004'"))
    with pytest.raises(BadData, match="storage-other-form"):
        Beside(url(tmp_path))
    with storage._engines.reader.begin() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "0004"


def test_no_database_is_made_by_looking_for_one(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="storage-missing"):
        Beside(f"sqlite:///{tmp_path}/none.sqlite")
    assert not list(tmp_path.iterdir())
