"""A restored backup is noticed, and no game goes on with seeds that somebody may know."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec

from oneiros.storage import AddAnswers, CreateTable, SetTable, Storage, StoredSowing, StoredTable
from oneiros.storage.renewing import renewals
from tests.storage.samples import opened, said, table, url

SEEDS = ("seed-0", "seed-1")
SEALS = ("ab" * 32, "cd" * 32)


def playing(name: str) -> StoredTable:
    return msgspec.structs.replace(
        table(name), status="playing", setup={}, player_seeds=SEEDS, seals=SEALS
    )


def laid(folder: Path) -> Storage:
    """Open a database as a server does, with two games that go on and a table that waits."""
    storage = opened(folder)
    assert storage.renew_seeds() == 0
    waiting = msgspec.structs.replace(table("t3"), seals=("ef" * 32, None))
    storage.apply([CreateTable(one) for one in (playing("t1"), playing("t2"), waiting)])
    storage.apply([AddAnswers("t1", (said(0), said(1)))])
    return storage


def backed_up(folder: Path, storage: Storage) -> Path:
    """Copy the database, while nobody has it."""
    storage.close()
    return Path(shutil.copy(folder / "oneiros.sqlite", folder / "backup.sqlite"))


def restore(folder: Path, backup: Path) -> Storage:
    for ending in ("", "-wal", "-shm"):
        (folder / f"oneiros.sqlite{ending}").unlink(missing_ok=True)
    shutil.copy(backup, folder / "oneiros.sqlite")
    return Storage(url(folder))


def loaded(storage: Storage, name: str) -> StoredTable:
    found = storage.load(name)
    assert found is not None
    return found


def test_a_database_that_went_on_keeps_its_seeds(tmp_path: Path) -> None:
    laid(tmp_path).close()
    for _ in range(3):
        storage = Storage(url(tmp_path))
        assert storage.renew_seeds() == 0
        storage.apply([SetTable(table_id="t2", status="over")])
        assert loaded(storage, "t1").player_seeds == SEEDS
        storage.close()


def test_a_backup_from_before_the_end_of_a_game_gets_new_seeds(tmp_path: Path) -> None:
    backup = backed_up(tmp_path, laid(tmp_path))
    storage = Storage(url(tmp_path))
    assert storage.renew_seeds() == 0
    storage.apply([SetTable(table_id="t2", status="over")])
    storage.close()
    storage = restore(tmp_path, backup)
    assert storage.renew_seeds() == 3
    first, waiting = loaded(storage, "t1"), loaded(storage, "t3")
    assert first.renewed == (StoredSowing(2, "ab" * 32, SEEDS, SEALS, reason="restored"),)
    assert loaded(storage, "t2").renewed == (
        StoredSowing(0, "ab" * 32, SEEDS, SEALS, reason="restored"),
    )
    assert waiting.renewed == ()
    for one in (first, waiting):
        assert one.server_seed != "ab" * 32
        assert one.player_seeds == one.seals == (None, None)
    storage.close()
    assert Storage(url(tmp_path)).renew_seeds() == 0


def test_a_backup_of_the_same_run_is_noticed_by_a_single_game_that_ended(tmp_path: Path) -> None:
    storage = laid(tmp_path)
    backup = backed_up(tmp_path, storage)
    storage = Storage(url(tmp_path))
    storage.apply([SetTable(table_id="t1", status="closed")])
    storage.close()
    assert restore(tmp_path, backup).renew_seeds() == 3


def test_a_database_at_another_place_gets_new_seeds(tmp_path: Path) -> None:
    backup = backed_up(tmp_path, laid(tmp_path))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert restore(elsewhere, backup).renew_seeds() == 3


def test_new_seeds_may_be_wished_for(tmp_path: Path) -> None:
    storage = laid(tmp_path)
    assert storage.renew_seeds(restored=True) == 3
    assert storage.renew_seeds(restored=True) == 3
    # Nothing came from seeds that nobody had agreed on.
    assert len(loaded(storage, "t1").renewed) == 1


def test_seals_that_wait_for_a_yes_have_not_counted() -> None:
    pending = msgspec.structs.replace(
        playing("t9"), status="seating", seals=("1" * 64, "2" * 64), player_seeds=("a", "2" * 64)
    )
    pending = msgspec.structs.replace(pending, agreed="3" * 64)
    (renewed,) = renewals([(pending, 0)], 0)
    assert isinstance(renewed, SetTable)
    assert isinstance(renewed.renewed, tuple)
    assert renewed.renewed[-1].player_seeds == ("a", None)
