"""Killed at any moment, the server loses nothing that it has acknowledged."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from oneiros.registry import named
from oneiros.server.protocol import messages as told
from tests.cluster import Cluster
from tests.server.browser import Browser
from tests.server.guest import BOT, ME, OPEN, Guest
from tests.server.served import Served, wait_until

GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
ROUNDS = 2
FORMAT = {"turn_limit": 10}


class Witness:
    """Somebody at a table who remembers what was acknowledged, and plays on until all is lost."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        """Remember nothing yet."""
        self.guest = guest
        self.table = table
        self.acknowledged = 0
        self._random = Random(seed)
        self._table: told.Table | None = None
        self._play: told.Play | None = None
        self._events: list[named.Event] = []

    def play(self) -> None:
        """Come back, find everything, and play until the server is gone or the game over."""
        with self.guest.at(self.table) as browser:
            try:
                self._find_everything(browser)
                self._play_on(browser)
            finally:
                self._table = browser.table
                if not browser.story.first:
                    self._play, self._events = browser.play, list(browser.events)

    def play_until_gone(self) -> None:
        """Play on; being cut off is expected."""
        try:
            self.play()
        except GONE:
            return

    def _find_everything(self, browser: Browser) -> None:
        before, play, events = self._table, self._play, self._events
        browser.sow()
        assert browser.table is not None
        if before is not None:
            for old, new in zip(before.seats, browser.table.seats, strict=True):
                assert (old.kind, old.mine, old.name) == (new.kind, new.mine, new.name)
                assert new.sown or not old.sown
            order = ("seating", "playing", "over")
            assert order.index(browser.table.status) >= order.index(before.status)
            if before.ending is not None:
                assert browser.table.ending == before.ending
        browser.until_play()
        browser.until_beginning()
        if play is not None:
            assert browser.step >= play.step
            kept = [one for one in browser.events if one.step < play.step]
            assert kept == events
            if browser.step == play.step:
                assert browser.play is not None
                shown = (msgspec.json.decode(one.view) for one in (browser.play, play))
                assert next(shown) == next(shown)

    def _play_on(self, browser: Browser) -> None:
        while (ask := browser.until_asked()) is not None:
            step = browser.step
            index = self._random.choice(ask.options).index
            browser.say(told.Answer(ask.seat, step, browser.cuts, index))
            browser.until_step(step + 1)
            self.acknowledged += 1


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of a database of each kind; nothing means a file in the test's folder."""
    if request.param == "sqlite":
        return ""
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.url(f"killing-{tmp_path.name}")


def test_nothing_acknowledged_is_lost(tmp_path: Path, database: str) -> None:
    random = Random(22)
    with Served(tmp_path, database=database) as served:
        witnesses = begin(served)
        with ThreadPoolExecutor(len(witnesses)) as threads:
            for _ in range(ROUNDS):
                playing = [threads.submit(one.play_until_gone) for one in witnesses]
                wait_for_answers(witnesses, random.randrange(10, 50))
                served.kill()
                for one in playing:
                    one.result()
                served.start()
            for one in [threads.submit(one.play) for one in witnesses]:
                one.result()
        for witness in witnesses:
            assert witness.guest.summary(witness.table).status == "over"
            witness.guest.verified(witness.table)
        assert served.errors() == ""


def wait_for_answers(witnesses: list[Witness], count: int) -> None:
    """Wait until so many more answers have been acknowledged."""
    goal = sum(one.acknowledged for one in witnesses) + count
    wait_until(lambda: sum(one.acknowledged for one in witnesses) >= goal)


def begin(served: Served) -> list[Witness]:
    """Lay tables of each kind: against a bot, between guests, on one screen."""
    witnesses: list[Witness] = []
    for number in range(2):
        one, two = Guest(served, f"One {number}"), Guest(served, f"Two {number}")
        table = one.lay(ME, OPEN, public=True, format=FORMAT)
        two.join(table)
        witnesses += (Witness(one, table, number), Witness(two, table, 10 + number))
        witnesses.append(Witness(one, one.lay(ME, BOT, format=FORMAT), 20 + number))
        witnesses.append(Witness(two, two.lay(ME, ME, format=FORMAT), 30 + number))
    return witnesses


@pytest.mark.slow
def test_tables_guests_and_names_outlive_the_process(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        ann, bob = Guest(served, "Ann"), Guest(served, "Bob")
        table, other = ann.lay(ME, OPEN), ann.lay(ME, OPEN, public=True)
        invite = ann.summary(table).invite
        bob.join(other)
        served.restart()
        assert ann.summary(table).invite == invite
        bob.join(table, invite=invite)
        for one in (table, other):
            assert [seat.name for seat in bob.summary(one).seats] == ["Ann", "Bob"]
        assert {one.id for one in bob.tables().mine} == {table, other}
        assert served.errors() == ""


@pytest.mark.slow
def test_what_was_taken_back_stays_taken_back(tmp_path: Path) -> None:
    random = Random(23)
    with Served(tmp_path) as served:
        ann = Guest(served, "Ann")
        with ann.playing(ME, ME) as browser:
            assert browser.table is not None
            table = browser.table.id
        for _ in range(2):
            with ann.at(table) as browser:
                browser.play_on(random, 6)
                ask = browser.until_asked()
                assert ask is not None
                step = browser.step
                browser.answer(ask, random.choice(ask.options).index)
                browser.say(told.AskTakeback(ask.seat, step, browser.cuts))
                browser.back_at(step)
                before, events = browser.play, browser.events
                served.restart()
            with ann.at(table) as browser:
                browser.until_play()
                assert browser.events == events
                assert browser.play is not None
                assert before is not None
                assert (browser.play.view, browser.play.asks) == (before.view, before.asks)
        assert served.errors() == ""


@pytest.mark.slow
def test_a_restart_of_the_database_costs_refusals_and_nothing_else(
    tmp_path: Path, cluster: Cluster
) -> None:
    random = Random(24)
    with Served(tmp_path, database=cluster.url("restarted")) as served:
        ann = Guest(served, "Ann")
        with ann.playing(ME, ME) as browser:
            assert browser.table is not None
            browser.play_on(random, 6)
            ask = browser.until_asked()
            assert ask is not None
            step, index = browser.step, random.choice(ask.options).index
            cluster.stop()
            try:
                refused = browser.refusal(told.Answer(ask.seat, step, browser.cuts, index))
            finally:
                cluster.start()
            assert refused.reason == "storage-failed"
            browser.say(told.Resync())
            assert browser.next(told.Play).step == step
            browser.play_on(random, 6)
            assert browser.step >= step + 6
            ann.call("GET", "/api/tables")
