"""Free undo, and what the others must allow."""

from __future__ import annotations

from random import Random

import msgspec

from oneiros.registry import named
from oneiros.server.protocol import messages as told
from tests.server.browser import Browser, begin, play_together
from tests.server.guest import BOT, ME, OPEN, Guest, two


def own_answer(first: Browser, second: Browser, random: Random) -> tuple[int, told.Play]:
    """Let both play until the first has answered and the second is asked; give what it was like."""
    while True:
        first.catch_up()
        before = first.play
        assert before is not None
        mine = first.mine()
        play_together((first, second), random, 1)
        first.catch_up()
        if mine is not None:
            return before.step, before


def asked_again(before: told.Play) -> list[named.Ask]:
    """Give what is asked when somebody has come back to it; nothing is needless then."""
    return [msgspec.structs.replace(one, needless=False) for one in before.asks]


def test_an_answer_is_taken_back_freely_until_something_is_learnt(ann: Guest) -> None:
    random = Random(7)
    undone = 0
    with ann.playing(ME, ME) as browser:
        while undone < 12 and (ask := browser.until_asked()) is not None:
            before, events = browser.play, list(browser.events)
            assert before is not None
            browser.answer(ask, random.choice(ask.options).index)
            assert browser.play is not None
            if browser.play.undo > before.step:
                refused = browser.refusal(told.Undo(ask.seat, browser.step, browser.cuts))
                assert refused.reason.startswith("undo-")
                continue
            stale = browser.refusal(told.Undo(ask.seat, before.step, browser.cuts))
            assert stale.reason == "answer-stale"
            browser.say(told.Undo(ask.seat, browser.step, browser.cuts))
            browser.next(told.Play)
            assert browser.play.since == before.step
            assert (browser.step, browser.events) == (before.step, events)
            assert (browser.play.view, browser.play.asks) == (before.view, asked_again(before))
            undone += 1
            if random.random() < 0.7:
                browser.answer(ask, random.choice(ask.options).index)
    assert undone >= 12


def test_what_was_said_before_something_was_taken_back_does_nothing_after_it(ann: Guest) -> None:
    with ann.playing(ME, ME) as browser:
        ask = browser.until_asked()
        assert ask is not None
        step, seat, option = browser.step, ask.seat, ask.options[-1]
        browser.answer(ask, option.index)
        browser.say(told.Undo(seat, browser.step, 0))
        browser.back_at(step)
        assert browser.cuts == 1
        play = browser.play
        late: list[told.ToServer] = [
            told.Answer(seat, step, 0, option.index),
            told.Say(seat, step, 0, option.text),
            told.Undo(seat, step, 0),
            told.AskTakeback(seat, step, 0),
            told.Answer(seat, step, 2, option.index),
        ]
        for message in late:
            assert browser.refusal(message).reason == "server-taken-back"
        browser.catch_up()
        assert browser.play == play
        browser.say(told.Say(seat, step, 1, option.text))
        browser.until_step(step + 1)
        assert browser.cuts == 1


def test_nobody_undoes_what_another_did(ann: Guest, bob: Guest) -> None:
    with two(ann, bob) as (first, second):
        own_answer(first, second, Random(8))
        second.catch_up()
        play = second.play
        assert (
            second.refusal(told.Undo(0, second.step, second.cuts)).reason == "server-seat-foreign"
        )
        assert second.refusal(told.Undo(1, second.step, second.cuts)).reason.startswith("undo-")
        second.catch_up()
        assert second.play == play


def test_a_takeback_is_allowed_by_the_other(ann: Guest, bob: Guest) -> None:
    random = Random(9)
    with two(ann, bob) as (first, second):
        play_together((first, second), random, 12)
        for _ in range(3):
            step, before = own_answer(first, second, random)
            play_together((first, second), random, 5)
            first.catch_up()
            first.say(told.AskTakeback(0, step, first.cuts))
            second.hear_until(lambda: second.table is not None and second.table.takeback)
            assert second.table is not None
            assert second.table.takeback == told.Takeback(0, step, [1])
            again = first.refusal(told.AskTakeback(0, step, first.cuts))
            assert again.reason == "server-takeback-asked"
            assert first.refusal(told.ReplyTakeback(0, step, allow=True)).reason == (
                "server-takeback-none"
            )
            assert second.refusal(told.ReplyTakeback(1, step + 1, allow=True)).reason == (
                "server-takeback-none"
            )
            second.say(told.ReplyTakeback(1, step, allow=True))
            first.back_at(step)
            first.catch_up()
            second.catch_up()
            assert first.play is not None
            assert first.table is not None
            assert first.table.takeback is None
            assert (first.play.view, first.play.asks) == (before.view, asked_again(before))
            assert first.events == second.events
        play_together((first, second), random)
        assert first.table is not None
        ann.verified(first.table.id)


def test_a_takeback_is_asked_for_by_the_seat_that_answered_there(ann: Guest, bob: Guest) -> None:
    random = Random(15)
    table = ann.lay(ME, ME, OPEN, game="dreamscape")
    bob.join(table, invite=ann.summary(table).invite)
    answered: dict[int, int] = {}
    with ann.at(table) as first, bob.at(table) as second:
        begin(first, second)
        while set(answered) != {0, 1}:
            for one in (first, second):
                one.catch_up()
            mine = first.mine()
            if mine is not None:
                answered[mine.seat] = first.step
            play_together((first, second), random, 1)
        for seat, step in answered.items():
            first.catch_up()
            first.say(told.AskTakeback(1 - seat, step, first.cuts))
            second.hear_until(lambda: second.table is not None and second.table.takeback)
            assert second.table is not None
            assert second.table.takeback == told.Takeback(seat, step, [2])
            second.say(told.ReplyTakeback(2, step, allow=False))
            second.hear_until(lambda: second.table is not None and second.table.takeback is None)


def test_a_takeback_may_be_refused(ann: Guest, bob: Guest) -> None:
    with two(ann, bob) as (first, second):
        step, _ = own_answer(first, second, Random(10))
        play = first.play
        first.say(told.AskTakeback(0, step, first.cuts))
        second.hear_until(lambda: second.table is not None and second.table.takeback)
        second.say(told.ReplyTakeback(1, step, allow=False))
        second.hear_until(lambda: second.table is not None and second.table.takeback is None)
        first.catch_up()
        assert first.play is not None
        assert play is not None
        assert (first.play.step, first.play.view) == (play.step, play.view)
        late = second.refusal(told.ReplyTakeback(1, step, allow=True))
        assert late.reason == "server-takeback-none"


def test_a_takeback_lapses_when_the_game_goes_on(ann: Guest, bob: Guest) -> None:
    random = Random(11)
    with two(ann, bob) as (first, second):
        step, _ = own_answer(first, second, random)
        first.say(told.AskTakeback(0, step, first.cuts))
        second.hear_until(lambda: second.table is not None and second.table.takeback)
        play_together((first, second), random, 1)
        second.catch_up()
        assert second.table is not None
        assert second.table.takeback is None
        late = second.refusal(told.ReplyTakeback(1, step, allow=True))
        assert late.reason == "server-takeback-none"


def test_only_own_answers_that_were_given_are_taken_back(ann: Guest, bob: Guest) -> None:
    with two(ann, bob) as (first, second):
        step, _ = own_answer(first, second, Random(12))
        for wrong in (first.step, first.step + 5, 100_000):
            assert (
                first.refusal(told.AskTakeback(0, wrong, first.cuts)).reason
                == "server-takeback-foreign"
            )
        assert (
            second.refusal(told.AskTakeback(0, step, second.cuts)).reason == "server-seat-foreign"
        )
        assert first.table is not None
        assert first.table.takeback is None


def drawn(browser: Browser, ask: named.Ask) -> tuple[int, ...]:
    """Answer, and give what chance answers until I am asked again."""
    before = len(browser.heard)
    browser.answer(ask, ask.options[0].index)
    browser.until_asked()
    browser.catch_up()
    plays = [one for one in browser.heard[before:] if isinstance(one, told.Play)]
    return tuple(one.chosen for play in plays for one in play.outcomes)


def test_a_bot_lets_everything_be_taken_back_and_dice_fall_afresh(ann: Guest) -> None:
    random = Random(13)
    times = 12
    with ann.playing(ME, BOT) as browser:
        browser.play_on(random, 8)
        # Ending one phase after another comes to the initiative of the next turn.
        while True:
            ask, play = browser.until_asked(), browser.play
            assert ask is not None
            assert play is not None
            outcomes = {drawn(browser, ask)}
            if outcomes != {()}:
                break
        for cuts in range(1, times + 1):
            browser.say(told.AskTakeback(0, play.step, browser.cuts))
            browser.back_at(play.step)
            assert browser.cuts == cuts
            assert browser.play is not None
            assert (browser.play.view, browser.play.asks) == (play.view, play.asks)
            outcomes.add(drawn(browser, ask))
        assert len(outcomes) > 1
        browser.say(told.Resign(0))
        browser.until_status("over")
        assert browser.table is not None
        assert ann.verified(browser.table.id).proof.takebacks == times
