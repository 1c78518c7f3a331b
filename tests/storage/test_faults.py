"""What goes wrong in a database is in the log with its cause, and without what is kept there."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from sqlalchemy.exc import DataError, DBAPIError, OperationalError, ProgrammingError

from oneiros.kernel.errors import BadData
from oneiros.storage import CreateTable, StorageConflict, StorageFailed
from oneiros.storage.faults import spoken
from tests.storage.samples import create, opened, table

pytestmark = pytest.mark.usefixtures("database")


def test_what_does_not_fit_is_logged_without_what_it_was(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    storage = opened(tmp_path)
    secret = table("a-table-of-ours")
    create(storage, secret)
    with pytest.raises(StorageConflict) as refused:
        storage.apply([CreateTable(secret)])
    storage.close()
    (record,) = [one for one in caplog.records if one.name == "oneiros.storage"]
    assert record.levelno == logging.ERROR
    assert "does not fit: " in record.getMessage()
    for told in (record.getMessage(), str(refused.value)):
        assert secret.id not in told
        assert secret.server_seed not in told
    # Nothing behind the refusal could be printed with a traceback.
    assert refused.value.__suppress_context__


def test_a_system_that_fails_is_logged_with_its_cause(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(StorageFailed), spoken():
        raise OSError(28, "No space left on device")
    assert "the database failed: OSError: [Errno 28] No space left on device" in caplog.text


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        (OperationalError, "storage-why-gone"),
        (ProgrammingError, "storage-why-other"),
        (DataError, "storage-why-other"),
    ],
)
def test_where_the_database_is_stands_in_the_log_alone(
    kind: type[DBAPIError], key: str, caplog: pytest.LogCaptureFixture
) -> None:
    said = 'connection to server at "10.1.2.3", port 5432 failed'
    error = kind("select 1", None, Exception(said))
    with pytest.raises(StorageFailed) as refused, spoken():
        raise error
    why = refused.value.details["why"]
    assert isinstance(why, BadData)
    assert why.key == key
    assert "10.1.2.3" not in str(refused.value)
    assert said in caplog.text


def test_what_does_not_fit_tells_only_the_log_what_the_database_said(
    caplog: pytest.LogCaptureFixture,
) -> None:
    error = DataError("insert", None, Exception('a column of "tables"'))
    with pytest.raises(StorageConflict) as refused, spoken(writing=True):
        raise error
    assert "column" not in str(refused.value)
    assert 'does not fit: Exception: a column of "tables"' in caplog.text
