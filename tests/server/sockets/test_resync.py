"""Coming back shows everything: the same as staying would have shown."""

from __future__ import annotations

from random import Random

import pytest

from oneiros.server.protocol import messages as told
from tests.server.browser import Browser, play_together
from tests.server.guest import BOT, ME, OPEN, Guest, two


def assert_same(came_back: Browser, stayed: Browser) -> None:
    """Find that both know the same."""
    came_back.until_play()
    came_back.catch_up()
    stayed.catch_up()
    assert came_back.story.known() == stayed.story.known()
    assert came_back.table == stayed.table


def go_somewhere(browser: Browser, random: Random) -> None:
    """Answer a few questions, undo some, take some back."""
    for _ in range(random.randrange(1, 6)):
        ask = browser.until_asked()
        if ask is None:
            return
        seat, step = ask.seat, browser.step
        browser.answer(ask, random.choice(ask.options).index)
        if browser.until_asked() is None:
            return
        if random.random() < 0.3:
            browser.say(told.Undo(seat, browser.step, browser.cuts))
            browser.catch_up()
        if random.random() < 0.2:
            browser.say(told.AskTakeback(seat, step, browser.cuts))
            browser.catch_up()


@pytest.mark.parametrize("other", [BOT, ME])
def test_a_guest_who_comes_back_knows_what_staying_would_have_told(
    ann: Guest, other: dict[str, str]
) -> None:
    random = Random(14)
    with ann.playing(ME, other) as stayed:
        assert stayed.table is not None
        for _ in range(20):
            go_somewhere(stayed, random)
            stayed.until_asked()
            with ann.at(stayed.table.id) as back:
                assert_same(back, stayed)
            if stayed.status != "playing":
                break


def test_players_and_onlookers_come_back_to_the_same_game(
    ann: Guest, bob: Guest, eve: Guest
) -> None:
    random = Random(15)
    with two(ann, bob) as (first, second):
        assert first.table is not None
        table = first.table.id
        with eve.at(table) as watching:
            watching.until_play()
            for _ in range(12):
                play_together((first, second), random, random.randrange(1, 12))
                for guest, stayed in ((ann, first), (bob, second), (eve, watching)):
                    stayed.catch_up()
                    onlookers = watching.table.onlookers if watching.table is not None else 0
                    assert onlookers == 1
                    with guest.at(table) as back:
                        if guest is eve:
                            back.until_play()
                            back.catch_up()
                            watching.catch_up()
                            assert back.play is not None
                            assert back.events == watching.events
                        else:
                            assert_same(back, stayed)
                    watching.hear_until(lambda: watching.table and watching.table.onlookers == 1)


def test_everything_is_told_again_when_asked_for(ann: Guest) -> None:
    random = Random(16)
    with ann.playing(ME, BOT) as browser:
        for _ in range(6):
            go_somewhere(browser, random)
            if browser.until_asked() is None:
                break
            browser.catch_up()
            known, table = browser.story.known(), browser.table
            browser.say(told.Resync())
            browser.next(told.Play)
            browser.catch_up()
            assert (browser.story.known(), browser.table) == (known, table)


def test_a_game_that_is_over_is_shown_whole(ann: Guest) -> None:
    with ann.playing(ME, BOT) as browser:
        browser.play_on(Random(17))
        browser.catch_up()
        assert browser.table is not None
        with ann.at(browser.table.id) as back:
            assert_same(back, browser)
            assert back.play is not None
            assert back.play.asks == []


def test_a_table_that_waits_is_shown_without_a_game(ann: Guest) -> None:
    with ann.at(ann.lay(ME, OPEN)) as browser:
        browser.say(told.Resync())
        browser.catch_up()
        browser.catch_up()
        assert browser.status == "seating"
        assert browser.play is None
