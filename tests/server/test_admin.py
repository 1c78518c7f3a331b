"""oneiros admin beside a server that runs, and without one."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from oneiros.cli.admin import changing
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import Keepsake
from oneiros.server.rooms.errands import Pruned, Wish
from oneiros.server.rooms.housekeeping import Housekeeping
from oneiros.storage import DAY, Claim, Count, KeepGuest, PassTime, Storage, new_guest_id
from oneiros.storage import Guest as KeptGuest
from tests.cli.command import Ran, quickly
from tests.cluster import Cluster
from tests.server.browser import begin
from tests.server.guest import ME, OPEN, Guest
from tests.server.served import Served


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give an address of each kind of database."""
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        return cluster.url(f"admin-{tmp_path.name}"[:60].lower())
    return f"sqlite:///{tmp_path}/oneiros.sqlite"


@pytest.fixture
def running(tmp_path: Path, database: str) -> Iterator[Served]:
    """Let a server run."""
    with Served(tmp_path, database=database) as served:
        yield served


def admin(database: str, *arguments: object, **changes: str) -> Ran:
    """Run the command, which must work."""
    ran = quickly("admin", *arguments, "--database", database, **changes)
    assert (ran.status, ran.err) == (0, ""), ran
    return ran


def rows(database: str, what: str, *options: object) -> list[list[str]]:
    """List tables or guests as a program reads them."""
    lines = admin(database, "list", what, *options).out.splitlines()
    return [line.split("\t") for line in lines]


def complaint(database: str, *arguments: object, **changes: str) -> str:
    """Run the command, which must refuse."""
    ran = quickly("admin", *arguments, "--database", database, **changes)
    assert (ran.status, ran.out) == (2, ""), ran
    return ran.err


def test_an_operator_looks_at_a_running_server_and_deletes_a_guest(
    running: Served, database: str
) -> None:
    ann, bob = Guest(running, "Ann"), Guest(running, "Bob")
    table = ann.lay(ME, OPEN)
    keepsake = {"game": "dreamblade", "text": "# Mine\n1 Mirrorman"}
    ann.give("POST", "/api/me/keepsakes", Keepsake, keepsake)
    bob.join(table, invite=ann.summary(table).invite)
    with ann.at(table) as first, bob.at(table) as second:
        begin(first, second)
        guests = {row[1]: row[0] for row in rows(database, "guests")}
        assert set(guests) == {"Ann", "Bob"}
        assert [row[:3] for row in rows(database, "tables")] == [[table, "dreamblade", "playing"]]
        assert rows(database, "tables", "--status", "over") == []
        exported = json.loads(admin(database, "export", guests["Ann"]).out)
        assert exported["guest"]["name"] == "Ann"
        assert [one["id"] for one in exported["tables"]] == [table]
        assert [one["seat"] for one in exported["tables"][0]["seats"]] == [0]
        assert [one["name"] for one in exported["keepsakes"]] == ["Mine"]
        assert guests["Bob"] not in json.dumps(exported)
        said = admin(database, "delete", guests["Ann"]).out
        assert "Tables removed: 0; tables of others in which the seat is nobody's now: 1." in said
        assert said.rstrip().endswith("that were kept: 1.")
        second.hear_until(lambda: second.table is not None and second.table.seats[0].name == "")
        assert second.table is not None
        assert second.table.seats[0].kind == "guest"
        second.say(told.Resign(1))
        second.until_status("over")
    assert [row[1] for row in rows(database, "guests")] == ["Bob"]
    assert "There is no guest" in complaint(database, "export", guests["Ann"])
    assert "Nie ma gościa" in complaint(database, "delete", guests["Ann"], "--lang", "pl")
    assert running.errors() == ""


def test_what_has_expired_is_counted_and_then_forgotten_by_the_server(
    running: Served, database: str
) -> None:
    ann = Guest(running, "Ann")
    table = ann.lay(ME, OPEN)
    said = admin(database, "prune", "--dry-run").out
    assert said.startswith("Would be forgotten: tables without a game: 0,")
    assert admin(database, "prune").out.startswith("Forgotten: tables without a game: 0,")
    assert [row[0] for row in rows(database, "tables")] == [table]


def test_the_same_without_a_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/oneiros.sqlite"
    storage = Storage(database)
    old, new = new_guest_id(), new_guest_id()
    now = int(time.time())
    storage.apply(
        [
            KeepGuest(KeptGuest(old, "Old\tname", now - 99 * DAY, now - 91 * DAY)),
            KeepGuest(KeptGuest(new, "New", now, now)),
        ]
    )
    storage.close()
    assert [row[1] for row in rows(database, "guests")] == ["New", "Old name"]
    assert "guests: 1." in admin(database, "prune", "--dry-run").out
    assert "guests: 0." in admin(database, "prune", "--keep-guests", 0).out
    settings = tmp_path / "settings.toml"
    settings.write_text("port = 9000\nkeep-guests = 92\n")
    assert "guests: 0." in admin(database, "prune", "--settings", settings).out
    assert "guests: 0." in admin(database, "prune", ONEIROS_SERVE_KEEP_GUESTS="0").out
    assert "goście: 1." in admin(database, "prune", "--lang", "pl").out
    assert [row[1] for row in rows(database, "guests")] == ["New"]
    admin(database, "delete", new)
    assert rows(database, "guests") == []


def test_what_is_done_without_a_server_costs_nobody_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/oneiros.sqlite"
    storage = Storage(database)
    storage.apply([PassTime(5_000)])
    shown: list[tuple[int, int]] = []

    async def looked(housekeeping: Housekeeping, _wish: Wish) -> Pruned:
        time = housekeeping._hall.archive.time
        shown.append((time.now(), time.waits))
        return Pruned(Count(0, 0, 0))

    monkeypatch.setattr(changing, "do", looked)
    assert "Forgotten" in admin(database, "prune").out
    # It shows what was kept, and does not even wait to go on.
    assert shown == [(5_000, 0)]
    assert storage.passed_time() == 5_000
    storage.close()


@pytest.mark.slow
def test_a_backup_of_a_running_server_comes_back_when_it_has_stopped(tmp_path: Path) -> None:
    backup, database = tmp_path / "backup.sqlite", f"sqlite:///{tmp_path}/oneiros.sqlite"
    with Served(tmp_path) as served:
        ann = Guest(served, "Ann")
        table = ann.lay(ME, ME)
        with ann.at(table) as browser:
            browser.sow()
            browser.until_play()
            admin(database, "backup", backup)
            step = browser.step
            browser.say(told.Resign(0))
            browser.until_status("over")
        assert "is in use" in complaint(database, "restore", backup)
        assert "already" in complaint(database, "backup", backup)
        served.stop()
        said = admin(database, "restore", backup).out
        assert "Unfinished games with new seeds: 1." in said
        assert "What was there before is in" in said
        served.start()
        with ann.at(table) as browser:
            browser.sow()
            browser.until_status("playing")
            browser.hear_until(lambda: browser.step >= step)
            browser.until_asked()
        assert served.errors() == ""


def test_postgres_is_backed_up_by_its_own_tools(cluster: Cluster) -> None:
    database = cluster.url("admin-tools").replace("postgres@", "postgres:secret@")
    assert "pg_dump --format=custom --file=x.dump postgresql://" in complaint(
        database, "backup", "x.dump"
    )
    said = complaint(database, "restore", "x.dump", "--lang", "pl")
    assert "pg_restore" in said
    assert "--restored" in said
    assert "secret" not in said


def test_a_server_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/oneiros.sqlite"
    Storage(database).close()
    monkeypatch.setattr(changing, "PATIENCE", 0.0)
    with closing(Claim(database)):
        assert "has not begun" in complaint(database, "prune")
    with closing(sqlite3.connect(tmp_path / "oneiros.sqlite")) as kept:
        assert kept.execute("SELECT count(*) FROM errands").fetchone() == (0,)
    assert "Forgotten" in admin(database, "prune").out


def test_what_is_exported_to_a_file_takes_the_place_of_none(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/oneiros.sqlite"
    storage = Storage(database)
    guest = new_guest_id()
    storage.apply([KeepGuest(KeptGuest(guest, "Żuża", 1, 1))])
    storage.close()
    file = tmp_path / "data.json"
    admin(database, "export", guest, "--output", file)
    assert json.loads(file.read_text("utf-8"))["guest"]["name"] == "Żuża"
    assert file.stat().st_mode & 0o777 == 0o600
    assert "already exists" in complaint(database, "export", guest, "--output", file)


@pytest.mark.parametrize("deed", [("list", "tables"), ("prune",), ("backup", "/nowhere/x")])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, deed: tuple[str, ...]) -> None:
    missing = f"sqlite:///{tmp_path}/none.sqlite"
    assert "none.sqlite" in complaint(missing, *deed)
    assert not list(tmp_path.iterdir())
