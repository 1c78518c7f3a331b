"""A backup is made while somebody writes, and takes the place of a database that nobody has."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, nullcontext
from pathlib import Path
from threading import Event, Thread

import pytest

from oneiros.kernel.errors import BadData
from oneiros.storage import (
    AddAnswers,
    Claim,
    SetTable,
    Storage,
    StorageInUse,
    back_up,
    restore,
)
from tests.storage.samples import create, opened, said, table, url


def answers_of(storage: Storage) -> int:
    kept = storage.load("t1")
    assert kept is not None
    return len(kept.answers)


def database(file: Path) -> str:
    return f"sqlite:///{file}"


def test_a_backup_is_whole_however_much_is_written_meanwhile(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    create(storage, table())
    storage.apply([AddAnswers("t1", (said(0),))])
    begun, over = Event(), Event()

    def write() -> None:
        step = 1
        while not over.is_set():
            storage.apply([AddAnswers("t1", (said(step),))])
            begun.set()
            step += 1

    writing = Thread(target=write)
    writing.start()
    begun.wait()
    copies = [tmp_path / f"copy-{number}" for number in range(5)]
    for copy in copies:
        back_up(url(tmp_path), copy)
    over.set()
    writing.join()
    found = []
    for copy in copies:
        assert copy.stat().st_mode & 0o777 == 0o600
        assert not Path(f"{copy}-wal").exists()
        kept = Storage(database(copy))
        found.append(answers_of(kept))
        kept.close()
    assert found[0] > 1
    assert found == sorted(found)
    assert found[-1] <= answers_of(storage)
    storage.close()


def test_a_backup_takes_the_place_of_no_file(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    other = tmp_path / "other"
    other.write_text("mine")
    with pytest.raises(BadData, match="storage-copy-there"):
        back_up(url(tmp_path), other)
    assert other.read_text() == "mine"
    with pytest.raises(BadData, match="storage-copy-failed"):
        back_up(url(tmp_path), tmp_path / "nowhere" / "copy")
    storage.close()


def test_a_backup_comes_back_with_new_seeds_and_what_was_there_stays_aside(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    create(storage, table())
    copy = tmp_path / "copy"
    back_up(url(tmp_path), copy)
    storage.apply([SetTable(table_id="t1", status="over", moved=999)])
    storage.close()
    renewed, before = restore(url(tmp_path), copy)
    assert renewed == 1
    assert before is not None
    storage = Storage(url(tmp_path))
    kept = storage.load("t1")
    assert kept is not None
    assert kept.status == "seating"
    assert kept.server_seed != table().server_seed
    storage.close()
    old = Storage(database(before))
    ended = old.load("t1")
    assert ended is not None
    assert ended.status == "over"
    old.close()
    assert copy.exists()
    assert not [one.name for one in tmp_path.iterdir() if "restoring" in one.name]


def test_two_restores_follow_on_one_that_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = opened(tmp_path)
    create(storage, table())
    copy = tmp_path / "copy"
    back_up(url(tmp_path), copy)
    storage.close()
    for ending in ("", "-wal", "-shm"):
        (tmp_path / f"oneiros.sqlite.restoring{ending}").write_text("half a database")
    # Both in the same second.
    monkeypatch.setattr("oneiros.storage.copying.time.strftime", lambda _form: "20260101-000000")
    aside = {restore(url(tmp_path), copy)[1] for _ in range(2)}
    assert {one.name for one in aside if one is not None} == {
        "oneiros.sqlite.20260101-000000",
        "oneiros.sqlite.20260101-000000-2",
    }
    assert not list(tmp_path.glob("*.restoring*"))
    again = Storage(url(tmp_path))
    assert again.load("t1") is not None
    again.close()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files for others")
@pytest.mark.parametrize("there", [True, False])
def test_what_root_restores_belongs_to_whom_the_database_belongs(
    tmp_path: Path, *, there: bool
) -> None:
    storage = opened(tmp_path)
    create(storage, table())
    copy = tmp_path / "copy"
    back_up(url(tmp_path), copy)
    storage.close()
    folder = tmp_path / "state"
    folder.mkdir()
    target = folder / "oneiros.sqlite"
    if there:
        Storage(database(target)).close()
        for one in folder.iterdir():
            os.chown(one, 61_001, 61_002)
    else:
        os.chown(folder, 61_001, 61_002)
    restore(database(target), copy)
    ends = Storage(database(target))
    ends.apply([SetTable(table_id="t1", status="over")])
    ends.close()
    found = {one.name: (one.stat().st_uid, one.stat().st_gid) for one in folder.iterdir()}
    assert set(found) >= {f"oneiros.sqlite{ending}" for ending in ("", ".published", ".lock")}
    assert set(found.values()) == {(61_001, 61_002)}


@pytest.mark.parametrize("ending", [".lock", ".published.part", ".restoring", ""])
def test_no_link_leads_whoever_restores_to_other_files(tmp_path: Path, ending: str) -> None:
    storage = opened(tmp_path)
    copy = tmp_path / "copy"
    back_up(url(tmp_path), copy)
    storage.close()
    folder = tmp_path / "state"
    folder.mkdir()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("of somebody else")
    Path(f"{folder}/oneiros.sqlite{ending}").symlink_to(elsewhere)
    # What is left of a restoring that was killed is put away; anything else stands in the way.
    with nullcontext() if ending in (".published.part", ".restoring") else pytest.raises(BadData):
        restore(database(folder / "oneiros.sqlite"), copy)
    assert elsewhere.read_text() == "of somebody else"
    assert not elsewhere.is_symlink()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_root_gives_no_file_away_that_was_there(tmp_path: Path) -> None:
    opened(tmp_path).close()
    lock = tmp_path / "oneiros.sqlite.lock"
    lock.touch()
    os.chown(tmp_path / "oneiros.sqlite", 61_001, 61_002)
    Claim(url(tmp_path)).close()
    assert lock.stat().st_uid == 0


def test_a_backup_comes_back_where_nothing_is(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    copy = tmp_path / "copy"
    back_up(url(tmp_path), copy)
    storage.close()
    elsewhere = database(tmp_path / "new" / "oneiros.sqlite")
    assert restore(elsewhere, copy) == (0, None)
    again = Storage(elsewhere)
    assert again.guest("anna") is not None
    again.close()


def test_nothing_is_restored_under_a_server(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    copy = tmp_path / "copy"
    back_up(url(tmp_path), copy)
    with closing(Claim(url(tmp_path))), pytest.raises(StorageInUse):
        restore(url(tmp_path), copy)
    storage.close()
    assert restore(url(tmp_path), copy)[0] == 0


def other_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE recipes (soup TEXT)")
        made.commit()


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (other_program, "storage-foreign"),
        (lambda file: file.write_bytes(b"no database" * 1000), "storage-broken"),
        (lambda _file: None, "storage-missing"),
    ],
)
def test_what_is_no_backup_changes_nothing(tmp_path: Path, make: object, reason: str) -> None:
    storage = opened(tmp_path)
    create(storage, table())
    storage.close()
    assert callable(make)
    make(tmp_path / "copy")
    before = {one.name for one in tmp_path.iterdir()}
    with pytest.raises(BadData, match=reason):
        restore(url(tmp_path), tmp_path / "copy")
    assert {one.name for one in tmp_path.iterdir()} - before <= {"oneiros.sqlite.lock"}
    storage = Storage(url(tmp_path))
    assert answers_of(storage) == 0
    storage.close()
