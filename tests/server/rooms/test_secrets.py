"""What nobody may know is told to nobody."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from random import Random

from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from tests.server.browser import play_together
from tests.server.guest import ME, OPEN, Guest, two
from tests.server.served import Served


def kept(served: Served, table: str) -> tuple[str, str]:
    """Read the seed and the invitation of a table from the database."""
    with closing(sqlite3.connect(f"file:{served.database}?mode=ro", uri=True)) as database:
        row = database.execute("select server_seed, invite from tables where id = ?", (table,))
        seed, invite = row.fetchone()
        return seed, invite


def cookies_secret(served: Served) -> str:
    with closing(sqlite3.connect(f"file:{served.database}?mode=ro", uri=True)) as database:
        return str(database.execute("select value from keys where name = 'cookies'").fetchone()[0])


def test_seeds_invitations_and_guests_stay_secret(
    served: Served, ann: Guest, bob: Guest, eve: Guest
) -> None:
    with two(ann, bob) as (first, second):
        assert first.table is not None
        table = first.table.id
        seed, invite = kept(served, table)
        with eve.at(table) as watching:
            watching.until_play()
            play_together((first, second), Random(24), 15)
            assert first.status == "playing"
            for one in (first, second, watching):
                one.say(told.Resync())
                one.say(told.Why(0, "end"))
                one.catch_up()
        said = "".join((*first.raw, *second.raw, *watching.raw))
        for guest in (ann, bob, eve):
            for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/health"):
                said += guest.call("GET", path).text
            problem = guest.refused("GET", f"/api/tables/{table}/record")
            assert problem.reason == "server-record-early"
            said += problem.sentence
        people = [one.cookie.partition(".") for one in (ann, bob, eve)]
        for secret in (
            seed,
            cookies_secret(served),
            *(part for one in people for part in one[::2]),
        ):
            assert secret not in said
        assert invite not in "".join(watching.raw)
        first.say(told.Resign(0))
        first.until_status("over")
        assert first.table.fairness.server_seed == seed


def test_an_invitation_is_told_to_those_who_sit_here(
    served: Served, ann: Guest, bob: Guest, eve: Guest
) -> None:
    for public in (False, True):
        table = ann.lay(ME, OPEN, public=public)
        invite = kept(served, table)[1]
        with ann.at(table) as mine, eve.at(table) as watching:
            mine.until_table()
            watching.until_table()
            mine.catch_up()
            watching.catch_up()
            assert invite in mine.raw[0]
            assert invite not in "".join(watching.raw)
        assert ann.summary(table).invite == invite
        for guest in (bob, eve, Guest(served, known=False)):
            for path in ("/api/tables", f"/api/tables/{table}"):
                assert invite not in guest.call("GET", path).text


def test_the_next_table_is_told_to_the_players_only(ann: Guest, bob: Guest, eve: Guest) -> None:
    with two(ann, bob) as (first, second):
        assert first.table is not None
        with eve.at(first.table.id) as watching:
            second.say(told.Resign(1))
            first.until_status("over")
            first.say(told.Rematch(0))
            second.say(told.Rematch(1))
            first.hear_until(lambda: first.table is not None and first.table.next)
            watching.catch_up()
            assert first.table.next not in "".join(watching.raw)


def test_records_hold_no_guests(ann: Guest, bob: Guest) -> None:
    with two(ann, bob) as (first, _):
        assert first.table is not None
        first.say(told.Resign(0))
        first.until_status("over")
        answer = bob.call("GET", f"/api/tables/{first.table.id}/record")
        for guest in (ann, bob):
            for part in guest.cookie.split("."):
                assert part not in answer.text
        assert json.loads(answer.text)["game"] == "dreamblade"
        assert "attachment" in answer.headers["content-disposition"]


def test_refusals_of_the_database_tell_nothing_of_it(ann: Guest) -> None:
    answer = ann.call("GET", "/api/tables/nothing")
    assert "sqlite" not in answer.text
    assert ann.give("GET", "/api/ready", api.Health) == ann.give("GET", "/api/health", api.Health)
