"""A server keeps its database to itself on systems that lock files in another way."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from oneiros.storage import systems
from oneiros.storage.claim import Claim
from oneiros.storage.refusals import StorageInUse

fcntl = pytest.importorskip("fcntl")


class Windows(ModuleType):
    """Locks a byte of a file as Windows does: nobody else has it while the file is open."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        """Begin without a lock."""
        super().__init__("msvcrt")
        self.where: list[int] = []

    def locking(self, opened: int, mode: int, count: int) -> None:
        """Lock from here, or raise what Windows raises."""
        assert (mode, count) == (self.LK_NBLCK, 1)
        self.where.append(os.lseek(opened, 0, os.SEEK_CUR))
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise PermissionError(13, "Permission denied") from error


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Windows:
    """Hide what POSIX has."""
    found = Windows()
    monkeypatch.setitem(sys.modules, "msvcrt", found)
    for name in ("fcntl", "resource"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delattr(os, "geteuid")
    monkeypatch.setattr(systems, "NO_LINKS", 0)
    return found


def test_a_database_is_claimed_once_and_says_by_whom(tmp_path: Path, windows: Windows) -> None:
    url = f"sqlite:///{tmp_path / 'oneiros.sqlite'}"
    claim = Claim(url)
    claim.announce("http://localhost:1")
    with pytest.raises(StorageInUse) as refused:
        Claim(url)
    assert refused.value.details["address"] == "http://localhost:1"
    claim.close()
    Claim(url).close()
    # What is locked lies behind what others read.
    assert min(windows.where) > 200


def test_an_address_is_written_anew(tmp_path: Path) -> None:
    claim = Claim(f"sqlite:///{tmp_path / 'oneiros.sqlite'}")
    claim.announce("http://somewhere.longer:8420")
    claim.announce("http://here:1")
    assert (tmp_path / "oneiros.sqlite.lock").read_text() == "http://here:1"
    claim.close()


def test_names_in_a_folder_need_no_folder_that_can_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError

    monkeypatch.setattr(os, "open", refuse)
    systems.sync_names(tmp_path)
