"""Games that were begun by other rules are kept, and do not disturb the others."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from oneiros.server.protocol import messages as told
from tests.server.guest import BOT, ME, Guest
from tests.server.portable import in_both
from tests.server.served import Served


def test_a_game_of_other_rules_is_listed_and_refused(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        ann = Guest(served)
        tables: list[str] = []
        for _ in range(3):
            with ann.playing(ME, BOT) as browser:
                assert browser.table is not None
                tables.append(browser.table.id)
        served.kill()
        with closing(sqlite3.connect(served.database)) as database, database:
            database.execute("update tables set rules = 999 where id = ?", tables[:1])
        served.start()
        assert {one.id for one in ann.tables().mine} == set(tables)
        assert ann.refused("GET", f"/api/tables/{tables[0]}").reason == "server-other-rules"
        with ann.at(tables[0]) as browser:
            refused = browser.next(told.Refused)
            assert refused.reason == "server-other-rules"
            assert all(in_both(refused.sentence).values())
        with ann.at(tables[1]) as browser:
            assert browser.until_asked() is not None
        assert served.errors() == ""
