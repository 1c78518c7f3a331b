"""Games that were begun by other rules are kept, and do not disturb the others."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from oneiros.kernel.errors import BadData
from oneiros.kernel.record import Said, read_record
from oneiros.kernel.replay import verify
from oneiros.registry.games import game
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from oneiros.server.rooms import ending, seating
from oneiros.server.rooms.room import Room
from tests.server.guest import BOT, ME, Guest, two
from tests.server.portable import in_both
from tests.server.rooms.sowing import agree
from tests.server.rooms.timing import Sitting
from tests.server.served import Served

OLDER = 1


def aged(served: Served, *tables: str) -> None:
    """Let a server find that some games were begun by older rules."""
    served.kill()
    with closing(sqlite3.connect(served.database)) as database, database:
        for table in tables:
            database.execute("update tables set rules = ? where id = ?", (OLDER, table))
    served.start()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Served]:
    """A server that may be stopped."""
    with Served(tmp_path) as served:
        yield served
        assert served.errors() == ""


def test_a_game_of_older_rules_is_listed_shown_closed_and_read(own: Served) -> None:
    ann = Guest(own)
    tables: list[str] = []
    for _ in range(3):
        with ann.playing(ME, BOT) as browser:
            assert browser.table is not None
            ask = browser.until_asked()
            assert ask is not None
            browser.answer(ask, ask.options[0].index)
            tables.append(browser.table.id)
    aged(own, tables[0])
    listed = {one.id: one for one in ann.tables().mine}
    assert set(listed) == set(tables)
    assert listed[tables[0]].other_rules == OLDER
    assert not listed[tables[0]].waits_for_me
    assert ann.summary(tables[0]).other_rules == OLDER
    path = f"/api/tables/{tables[0]}"
    with ann.at(tables[0]) as browser:
        browser.until_table()
        assert browser.table is not None
        assert (browser.status, browser.table.other_rules) == ("playing", OLDER)
        for message in (told.Answer(0, 0, 0, 0), told.Undo(0, 0, 0), told.Why(0, "end")):
            refused = browser.refusal(message)
            assert refused.reason == "server-other-rules"
            assert all(in_both(refused.sentence).values())
        browser.say(told.Resync())
        browser.catch_up()
        assert browser.play is None
        assert ann.refused("GET", f"{path}/record").reason == "server-record-early"
        assert ann.give("POST", f"{path}/close", api.TableSummary).status == "closed"
        browser.until_status("closed")
    record = read_record(ann.call("GET", f"{path}/record").content)
    assert record.rules == OLDER
    assert record.result is not None
    assert record.result.rule == "closed"
    assert any(isinstance(one, Said) for one in record.answers)
    assert record.fairness.server_seed is not None
    with pytest.raises(BadData, match="record-other-rules"):
        verify(game(record.game).ruleset, record)
    with ann.at(tables[1]) as browser:
        assert browser.until_asked() is not None


@pytest.mark.slow
def test_a_finished_game_of_older_rules_can_be_looked_at_and_read(own: Served) -> None:
    ann, bob = Guest(own, "Ann"), Guest(own, "Bob")
    with two(ann, bob) as (first, _):
        assert first.table is not None
        table = first.table.id
        first.say(told.Resign(0))
        first.until_status("over")
    aged(own, table)
    with ann.at(table) as browser:
        browser.until_table()
        assert browser.table is not None
        assert browser.table.ending is not None
        assert (browser.table.ending.winners, browser.table.ending.how) == ([1], "resigned")
    (mine,) = ann.tables().mine
    assert (mine.winners, mine.how) == ([1], "resigned")
    record = read_record(ann.call("GET", f"/api/tables/{table}/record").content)
    assert record.result is not None
    assert (record.result.winners, record.result.rule) == (["B"], "resigned")


def test_nobody_needs_the_others_to_close_what_nobody_can_play() -> None:
    sitting = Sitting(None)
    sitting.answer()
    sitting.kept = msgspec.structs.replace(sitting.kept, rules=OLDER)
    sitting.restart()
    sitting.keep(ending.close(sitting.room, sitting.guests[1]))
    assert sitting.kept.status == "closed"


def test_a_player_may_resign_a_game_of_older_rules() -> None:
    sitting = Sitting(None)
    sitting.answer()
    sitting.kept = msgspec.structs.replace(sitting.kept, rules=OLDER)
    sitting.restart()
    sitting.keep(ending.resign(sitting.room, 1))
    assert (sitting.kept.status, sitting.kept.winners) == ("over", (0,))


def test_a_table_of_older_rules_at_which_nobody_has_begun_is_played_by_ours() -> None:
    wish = api.NewTable("dreamblade", [api.NewSeat("me"), api.NewSeat("me")])
    before = msgspec.structs.replace(seating.lay(wish, "ann"), rules=OLDER)
    room = Room(before)
    (kept,) = [one for one in agree(room, 0, 1) if getattr(one, "status", None) == "playing"]
    assert getattr(kept, "rules", None) == room.game.ruleset.version != OLDER
