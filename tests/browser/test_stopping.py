"""A server that dies, stops or is started again while people play: one of its own for each file."""

from __future__ import annotations

import json
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.dreamblade import friends, hands
from tests.browser.dreamblade.friends import sit_down
from tests.browser.dreamblade.hands import ended, say
from tests.browser.lodging import Lodgings
from tests.browser.looks import CUT
from tests.browser.settling import comes_to, nothing
from tests.browser.test_clocks import BRISK
from tests.browser.visitor import BOT, GONE, ME, Visitor
from tests.server.served import Served, Steady

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that may be stopped, since no other test needs it."""
    with Steady(tmp_path_factory.mktemp("stopped")) as one:
        yield one


@pytest.fixture(scope="module")
def lodgings(chromium: Browser, served: Served) -> Iterator[Lodgings]:
    """The browsers of all who come to that server."""
    with Lodgings(chromium, served.url) as browsers:
        yield browsers


def test_a_server_that_dies_comes_back_with_every_game(
    ann: Visitor, bob: Visitor, served: Served
) -> None:
    sit_down(ann, bob)
    random = Random(7)
    page, friend = ann.page, bob.page
    ann.forgive(GONE)
    bob.forgive(GONE)
    for _ in range(3):
        hands.play_together([page, friend], random, 3)
        before = hands.expect_same(page, friend)
        served.restart()
        assert hands.expect_same(page, friend) == before
    served.kill()
    expect(page.get_by_text(say("web-table-connection-bad"))).to_be_visible()
    served.start()
    expect(page.get_by_text(say("web-table-connection-bad"))).to_be_hidden()
    hands.play_together([page, friend], random, 4)
    hands.expect_same(page, friend)


def test_a_server_that_is_restarted_in_order_finds_everybody_again(
    ann: Visitor, bob: Visitor, served: Served
) -> None:
    sit_down(ann, bob)
    random = Random(8)
    page, friend = ann.page, bob.page
    ann.forgive(GONE)
    bob.forgive(GONE)
    for _ in range(2):
        hands.play_together([page, friend], random, 3)
        before = hands.expect_same(page, friend)
        assert served.stop(signal.SIGTERM).status == 0
        for screen in (page, friend):
            expect(screen.get_by_text(say("web-table-connection-bad"))).to_be_visible()
        served.start()
        for screen in (page, friend):
            expect(screen.get_by_text(say("web-table-connection-bad"))).to_be_hidden()
        assert hands.expect_same(page, friend) == before
    hands.play_together([page, friend], random, 4)
    hands.expect_same(page, friend)


def test_a_game_ends_when_the_time_of_a_player_runs_out(
    ann: Visitor, bob: Visitor, served: Served
) -> None:
    path = friends.sit_down(ann, bob, pace=BRISK)
    expect(ann.page.get_by_role("timer")).to_have_count(2)
    for one in (ann, bob):
        one.page.wait_for_load_state("networkidle")
        one.forgive(GONE)
    # A stop costs nobody time, but almost none is left to anybody.
    served.kill()
    with closing(sqlite3.connect(served.database)) as database, database:
        (kept,) = database.execute(
            "select clocks from tables where id = ?", [path.rpartition("/")[2]]
        ).fetchone()
        clocks = json.loads(kept) | {"left": [500, 500]}
        database.execute(
            "update tables set clocks = ? where id = ?",
            [json.dumps(clocks), path.rpartition("/")[2]],
        )
    served.start()
    for one in (ann, bob):
        expect(ended(one.page)).to_contain_text(say("web-table-ended-time"), timeout=60_000)
    titles = {say("web-table-ended-won"), say("web-table-ended-lost")}
    heads = [ended(one.page).get_by_role("heading").first for one in (ann, bob)]
    comes_to(ann.page, lambda: {one.inner_text() for one in heads}, titles)
    log = ann.page.get_by_role("log")
    expect(log).to_contain_text("time ran out")
    lobby = ann.goto("/").get_by_role("region", name=say("web-lobby-finished"))
    expect(lobby).to_contain_text(say("web-lobby-reason", how="time"))


def test_a_game_of_older_rules_is_closed_and_read(ann: Visitor, served: Served) -> None:
    path = ann.lay(ME, BOT)
    page = ann.goto(path)
    expect(page.locator('[data-hint="question"]')).to_be_visible()
    page.goto("about:blank")
    served.kill()
    with closing(sqlite3.connect(served.database)) as database, database:
        database.execute("update tables set rules = 1 where id = ?", [path.rpartition("/")[2]])
    served.start()
    ann.goto(path)
    expect(page.get_by_role("heading", name=say("web-table-outdated-title"))).to_be_visible()
    nothing(page, CUT)
    page.get_by_role("button", name=say("web-table-close")).click()
    dialog = page.get_by_role("dialog", name=say("web-table-close-title"))
    dialog.get_by_role("button", name=say("web-table-close")).click()
    record = page.get_by_role("link", name=say("web-table-record")).first
    expect(record).to_be_visible()
    expect(record).to_have_attribute("href", f"/api/tables/{path.rpartition('/')[2]}/record")
