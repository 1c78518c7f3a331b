"""Whole games: against a bot, between two guests, on one screen."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from oneiros.server.protocol import messages as told
from tests.server.browser import play_together
from tests.server.guest import BOT, ME, SHORT, Guest, two


def without_seat(play: told.Play) -> dict[str, object]:
    """Give a view without the seat for which it is made."""
    return {**msgspec.json.decode(play.view), "seat": ""}


def test_a_whole_game_against_a_bot_is_kept_and_verifies(ann: Guest) -> None:
    with ann.playing(ME, {**BOT, "brings": "mirror-parade"}) as browser:
        browser.play_on(Random(1))
        browser.catch_up()
        assert browser.table is not None
        ending = browser.table.ending
        assert ending is not None
        assert ending.winners in ([0], [1], [])
        verified = ann.verified(browser.table.id)
        assert verified.answers == browser.step
        assert verified.ending is not None
        assert list(verified.ending.winners) == ending.winners
        assert browser.table.fairness.server_seed
        assert [one.id for one in ann.tables().mine] == [browser.table.id]


@pytest.mark.parametrize("bot", ["scripted", "random"])
def test_a_bot_may_have_the_first_seat(ann: Guest, bot: str) -> None:
    with ann.playing({"kind": "bot", "bot": bot}, ME) as browser:
        assert browser.seats == [1]
        browser.play_on(Random(2), 10)
        assert browser.play is not None
        assert browser.play.viewer == 1


def test_two_guests_play_by_an_invite_link(ann: Guest, bob: Guest) -> None:
    with two(ann, bob) as (first, second):
        play_together((first, second), Random(3))
        for one in (first, second):
            one.catch_up()
            assert one.status == "over"
        assert first.events == second.events
        assert first.play is not None
        assert second.play is not None
        assert (first.play.viewer, second.play.viewer) == (0, 1)
        assert first.table is not None
        assert ann.verified(first.table.id) == bob.verified(first.table.id)


def test_only_who_is_asked_hears_the_options(ann: Guest, bob: Guest) -> None:
    with two(ann, bob) as (first, second):
        for _ in range(20):
            first.catch_up()
            second.catch_up()
            for one in (first, second):
                assert one.play is not None
                for ask in one.play.asks:
                    assert bool(ask.options) == (ask.seat in one.seats)
                    assert ask.sentence
            play_together((first, second), Random(4), 1)


def test_on_one_screen_both_seats_are_mine(ann: Guest) -> None:
    with ann.playing(ME, ME, format=SHORT) as browser:
        assert browser.seats == [0, 1]
        browser.play_on(Random(5))
        browser.catch_up()
        assert browser.status == "over"
        assert browser.table is not None
        assert ann.verified(browser.table.id).answers == browser.step
        seats = {one.viewer for one in browser.heard if isinstance(one, told.Play)}
        assert seats == {0, 1}


def test_an_onlooker_sees_the_same_game_and_no_options(ann: Guest, bob: Guest, eve: Guest) -> None:
    stranger = Guest(eve.served, known=False)
    with two(ann, bob) as (first, second):
        assert first.table is not None
        table = first.table.id
        with eve.at(table) as watching, stranger.at(table) as unknown:
            watching.until_play()
            first.hear_until(lambda: first.table is not None and first.table.onlookers == 2)
            play_together((first, second), Random(6), 30)
            first.catch_up()
            for one in (watching, unknown):
                one.catch_up()
                assert one.events == first.events
                assert one.play is not None
                assert first.play is not None
                assert one.play.viewer == -1
                assert one.play.undo == one.play.step
                assert not any(ask.options for ask in one.play.asks)
                assert without_seat(one.play) == without_seat(first.play)
                refused = one.refusal(told.Answer(0, one.step, 0, 0))
                assert refused.reason == "server-seat-foreign"
        first.hear_until(lambda: first.table is not None and not first.table.onlookers)


def test_a_game_may_be_said_in_notation(ann: Guest) -> None:
    with ann.playing(ME, BOT) as browser:
        ask = browser.until_asked()
        assert ask is not None
        spawn = next(one for one in ask.options if one.deed == "spawn")
        text = f"spawn {spawn.piece} {spawn.cell}"
        browser.say(told.Why(0, text))
        because = browser.next(told.Because)
        assert (because.may, because.sentence) == (True, "")
        step = browser.step
        browser.say(told.Say(0, step, 0, text))
        browser.until_step(step + 1)
        spawned = next(one for one in browser.events if one.step == step and one.kind == "spawned")
        assert spawned.about["miniature"] == spawn.piece
        assert spawned.about["cell"] == spawn.cell


def test_what_would_happen_can_be_tried_before_it_is_done(ann: Guest) -> None:
    with ann.playing(ME, BOT) as browser:
        ask = browser.until_asked()
        assert ask is not None
        spawn = next(one for one in ask.options if one.deed == "spawn")
        browser.say(told.Try(0, browser.step, browser.cuts, [spawn.text]))
        tried = browser.next(told.Tried)
        step = browser.step
        browser.answer(ask, spawn.index)
        assert browser.play is not None
        assert tried.events == [one for one in browser.events if one.step == step]
        assert msgspec.json.decode(tried.view) == msgspec.json.decode(browser.play.view)
        # A spawn that takes all points leaves nothing to be asked.
        # What was only tried is asked at no step.
        own = (one for one in browser.play.asks if one.seat == 0)
        asked = next((msgspec.structs.replace(one, since=-1) for one in own), None)
        assert tried.ask == asked


def test_why_gives_the_rule(ann: Guest) -> None:
    with ann.playing(ME, BOT) as browser:
        assert browser.until_asked() is not None
        before = browser.play
        browser.say(told.Why(0, "gibberish of no meaning"))
        because = browser.next(told.Because)
        assert (because.may, because.text) == (False, "gibberish of no meaning")
        assert because.sentence.startswith("⟦")
        assert browser.refusal(told.Why(1, "pass")).reason == "server-seat-foreign"
        browser.catch_up()
        assert browser.play == before


def test_an_answer_is_taken_once(ann: Guest) -> None:
    with ann.playing(ME, ME) as browser:
        ask = browser.until_asked()
        assert ask is not None
        step = browser.step
        browser.answer(ask, ask.options[0].index)
        refused = browser.refusal(told.Answer(ask.seat, step, 0, ask.options[0].index))
        assert refused.reason in ("answer-stale", "answer-foreign")


def test_resigning_ends_the_game_for_both(ann: Guest, bob: Guest) -> None:
    with two(ann, bob) as (first, second):
        second.say(told.Resign(1))
        for one in (first, second):
            one.until_status("over")
            assert one.table is not None
            assert one.table.ending is not None
            assert (one.table.ending.winners, one.table.ending.how) == ([0], "resigned")
        assert second.refusal(told.Resign(1)).reason == "server-table-over"
        assert first.refusal(told.Answer(0, 0, 0, 0)).reason == "server-table-over"
        assert first.table is not None
        assert ann.verified(first.table.id).ending is None
        assert ann.summary(first.table.id).winners == [0]
