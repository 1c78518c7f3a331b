"""oneiros serve: what it refuses before it starts, and how it says so."""

from __future__ import annotations

import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from oneiros.storage import Claim, Storage, default_url
from tests.cli.command import oneiros
from tests.cli.command import refused as quickly_refused


def refused(*options: object) -> str:
    """Run it with something that it cannot use; give its complaint."""
    ran = oneiros("serve", "--no-browser", *options)
    assert (ran.status, ran.out) == (2, ""), ran
    return ran.err


def database(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "cannot be used"), ("pl", "Nie można użyć")],
)
def test_a_port_that_is_taken(tmp_path: Path, language: str, sentence: str) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        options = ("--port", port, "--database", database(tmp_path / "x.sqlite"))
        complaint = refused(*options, "--lang", language)
        assert str(port) in complaint
        assert sentence in complaint
    assert not (tmp_path / "x.sqlite").exists()


@pytest.mark.parametrize("port", ["-1", "65536", "x", "1.5", ""])
def test_a_port_that_is_none(port: str) -> None:
    assert f"--port: “{port}”" in quickly_refused("serve", f"--port={port}")


@pytest.mark.parametrize("host", ["nowhere.invalid", "", "::zz", "203.0.113.7"])
def test_a_host_that_is_not_here(tmp_path: Path, host: str) -> None:
    options = ("--port", 0, "--database", database(tmp_path / "x.sqlite"))
    complaint = refused("--host", host, *options)
    assert host in complaint
    assert not (tmp_path / "x.sqlite").exists()


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    complaint = refused("--port", 0, "--database", database(file / "x.sqlite"))
    assert str(file) in complaint


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 1000)
    complaint = refused("--port", 0, "--database", database(file))
    assert str(file) in complaint
    assert file.read_text() == "Dear Ann, " * 1000


@pytest.mark.parametrize("address", ["nonsense", "http://x"])
def test_an_address_that_is_none(address: str) -> None:
    assert address.partition(":")[0] in refused("--port", 0, "--database", address)


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite"
    Storage(database(file)).close()
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("update alembic_version set version_num = '9999'")
    before = file.read_bytes()
    complaint = refused("--port", 0, "--database", database(file))
    assert "newer version" in complaint
    assert file.read_bytes() == before


@pytest.mark.parametrize("thinkers", ["0", "-1", "65", "x"])
def test_a_number_of_processes_that_is_none(thinkers: str) -> None:
    assert f"--thinkers: “{thinkers}”" in quickly_refused("serve", f"--thinkers={thinkers}")


@pytest.mark.parametrize("option", ["--https", "--name=games.example", "--metrics=0"])
def test_a_server_that_runs_is_named_only_where_it_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "oneiros").mkdir()
    with closing(Claim(default_url())) as claim:
        claim.announce("http://localhost:1/")
        ran = oneiros("serve", "--no-browser")
        assert (ran.status, ran.out) == (0, "Oneiros is already at http://localhost:1/\n")
        assert "http://localhost:1/" in refused(option)
