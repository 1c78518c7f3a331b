"""Bots think beside the server: visibly, and without keeping anybody waiting."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from oneiros.server.protocol import messages as told
from tests.server.browser import Browser
from tests.server.guest import BOT, ME, Guest
from tests.server.served import Served, alive, wait_until


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose processes are stopped and killed."""
    with Served(tmp_path_factory.mktemp("alone")) as served:
        yield served
        for line in served.errors().splitlines():
            assert line.endswith("a process in which bots think has died and is replaced")


@contextmanager
def stopped(served: Served) -> Iterator[list[int]]:
    """Let the bots come to no end while this lasts."""
    wait_until(served.thinkers)
    thinkers = served.thinkers()
    for one in thinkers:
        os.kill(one, signal.SIGSTOP)
    try:
        yield thinkers
    finally:
        for one in served.thinkers():
            os.kill(one, signal.SIGCONT)


def hand_over(browser: Browser) -> None:
    """Play until the bot is asked and thinks."""
    random = Random(25)
    while browser.play is None or not browser.play.thinking:
        ask = browser.mine()
        if ask is None:
            browser.hear()
        else:
            browser.answer(ask, random.choice(ask.options).index)


def test_thinking_is_shown(alone: Served) -> None:
    ann = Guest(alone)
    with stopped(alone), ann.playing(ME, BOT) as browser:
        hand_over(browser)
        assert browser.play is not None
        assert browser.play.thinking == [1]
        assert [one.seat for one in browser.play.asks] == [1]
    with ann.playing(ME, BOT) as browser:
        browser.until_asked()
        assert browser.play is not None
        assert browser.play.thinking == []


def test_everybody_is_answered_while_a_bot_thinks(alone: Served) -> None:
    ann, bob = Guest(alone), Guest(alone)
    with stopped(alone), ann.playing(ME, BOT) as browser, bob.playing(ME, ME) as other:
        hand_over(browser)
        step = browser.step
        for _ in range(20):
            browser.catch_up()
            other.play_on(Random(26), 1)
        assert browser.step == step
        assert [one.id for one in ann.tables().mine if one.status == "playing"]


def test_resigning_ends_the_thinking(alone: Served) -> None:
    ann = Guest(alone)
    with ann.playing(ME, BOT) as browser:
        with stopped(alone):
            hand_over(browser)
            browser.say(told.Resign(0))
            browser.until_status("over")
            browser.catch_up()
            assert browser.play is not None
            assert browser.play.thinking == []
            step = browser.step
        with ann.playing(ME, BOT) as later:
            later.play_on(Random(27), 5)
        browser.catch_up()
        assert browser.step == step
        assert browser.table is not None
        ann.verified(browser.table.id)


def test_taking_back_while_a_bot_thinks_lets_it_think_again(alone: Served) -> None:
    ann = Guest(alone)
    with ann.playing(ME, BOT) as browser:
        # No matter who goes first, the bot thinks after an answer of ours.
        assert browser.until_asked() is not None
        with stopped(alone):
            before: list[int] = []
            random = Random(28)
            while browser.play is None or not browser.play.thinking:
                ask = browser.mine()
                if ask is None:
                    browser.hear()
                else:
                    before.append(browser.step)
                    browser.answer(ask, random.choice(ask.options).index)
            assert before
            browser.say(told.AskTakeback(0, before[-1], browser.cuts))
            browser.back_at(before[-1])
        browser.play_on(Random(29))
        assert browser.table is not None
        ann.verified(browser.table.id)


@pytest.mark.slow
def test_a_bot_whose_process_is_killed_thinks_again(alone: Served) -> None:
    ann = Guest(alone)
    with ann.playing(ME, BOT) as browser:
        with stopped(alone) as thinkers:
            hand_over(browser)
            for one in thinkers:
                os.kill(one, signal.SIGKILL)
        browser.play_on(Random(30), 5)
        assert browser.step > 0
        assert not set(alone.thinkers()) & set(thinkers)
        # The same when it is killed while nobody is asked anything.
        browser.until_asked()
        for one in alone.thinkers():
            os.kill(one, signal.SIGKILL)
        browser.play_on(Random(31))
        browser.catch_up()
        assert browser.status == "over"
        assert browser.table is not None
        ann.verified(browser.table.id)


@pytest.mark.slow
def test_a_bot_goes_on_when_somebody_looks_after_a_restart(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        ann = Guest(served)
        with ann.playing(ME, BOT) as browser:
            assert browser.table is not None
            table = browser.table.id
            with stopped(served) as thinkers:
                hand_over(browser)
                step = browser.step
                served.kill()
            for one in thinkers:
                # A stopped process does not hear that the server has ended.
                os.kill(one, signal.SIGCONT)
            wait_until(lambda: not any(map(alive, thinkers)))
        served.start()
        with ann.at(table) as browser:
            browser.until_asked()
            assert browser.step >= step
            browser.play_on(Random(32))
        ann.verified(table)
        assert served.errors() == ""
