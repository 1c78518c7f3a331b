from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest

from oneiros.kernel.errors import BadData, Refusal
from oneiros.storage import Storage, StorageFailed, data_folder, default_url, sqlite
from oneiros.words import Words, languages
from oneiros.words.refusals import refusal
from tests.storage.samples import ANNA, create, opened, table, url


def refused(address: str) -> Refusal:
    """Give the refusal to open an address; it can be said in every language."""
    with pytest.raises(BadData) as caught:
        Storage(address)
    for language in languages():
        assert refusal(Words(language), caught.value)
    return caught.value


def test_data_lies_where_the_user_has_data_of_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "a b%c?"))
    assert data_folder() == tmp_path / "a b%c?" / "oneiros"
    Storage(default_url()).close()
    assert (data_folder() / "oneiros.sqlite").is_file()
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "oneiros"


def test_only_the_user_may_look(tmp_path: Path) -> None:
    storage = opened(tmp_path / "new" / "folder")
    for file in (tmp_path / "new" / "folder").iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "new" / "folder").stat().st_mode) == 0o700
    storage.close()


def test_every_connection_writes_through_to_the_disk(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    with storage._engines.reader.connect() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
    assert found == ["wal", 2, 1, sqlite._PATIENCE]
    storage.close()
    assert [one.name for one in tmp_path.iterdir()] == ["oneiros.sqlite"]


def test_a_link_to_nothing_makes_no_file_elsewhere(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    (tmp_path / "oneiros.sqlite").symlink_to(elsewhere)
    assert refused(url(tmp_path)).key == "storage-unwritable"
    assert not elsewhere.exists()


def test_a_link_to_a_database_is_as_good_as_the_database(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    opened(tmp_path / "disk").close()
    (tmp_path / "oneiros.sqlite").symlink_to(tmp_path / "disk" / "oneiros.sqlite")
    opened(tmp_path).close()


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "oneiros.sqlite"
    file.write_text("Dear diary, " * 200)
    before = file.read_bytes()
    assert refused(url(tmp_path)).key == "storage-broken"
    assert file.read_bytes() == before


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    opened(tmp_path).close()
    file = tmp_path / "oneiros.sqlite"
    data = file.read_bytes()
    file.write_bytes(data[:100] + b"\xff" * (len(data) - 100))
    assert refused(url(tmp_path)).key == "storage-broken"


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    caught = refused(url(tmp_path / "file" / "folder"))
    assert caught.key == "storage-unwritable"
    assert caught.details["folder"] == str(tmp_path / "file" / "folder")
    assert "storage-why-no-folder" in str(caught)


def test_a_folder_without_permission_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbid(*_arguments: object, **_names: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "mkdir", forbid)
    caught = refused(url(tmp_path / "folder"))
    assert caught.key == "storage-unwritable"
    assert "storage-why-forbidden" in str(caught)


def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "oneiros.sqlite").mkdir()
    assert refused(url(tmp_path)).key == "storage-unwritable"


@pytest.mark.parametrize(
    "address",
    ["", "sqlite", "sqlite://", "sqlite:///:memory:", "abacus:///beads", "sqlite:///file:x"],
)
def test_an_address_that_names_no_lasting_database_is_refused(address: str) -> None:
    assert refused(address).key == "storage-url"


def test_the_password_of_an_address_is_not_told() -> None:
    assert "secret" not in str(refused("abacus://me:secret@somewhere/beads"))


def test_a_database_that_another_program_holds_refuses_to_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_SETTINGS", ("PRAGMA busy_timeout=10",))
    storage = opened(tmp_path)
    other = sqlite3.connect(tmp_path / "oneiros.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageFailed, match="storage-why-locked"):
        create(storage, table())
    assert storage.guest("anna") == ANNA
    assert refused(url(tmp_path)).key == "storage-unwritable"
    other.execute("ROLLBACK")
    other.close()
    create(storage, table())
    storage.close()


def test_what_can_no_longer_be_read_is_refused(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    create(storage, table())
    with storage._engines.writing() as connection:
        connection.exec_driver_sql("UPDATE tables SET format = '{'")
    with pytest.raises(StorageFailed, match="storage-why-broken"):
        storage.load("t1")
    storage.close()
