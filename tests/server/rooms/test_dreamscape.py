"""Dreamscape through the socket: two to four seats of people and bots, in every kind of game."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest

from oneiros.games.dreamscape.cards import catalogue
from oneiros.games.dreamscape.views.typed_view import View
from oneiros.kernel.fair import BOT_SEED, SERVER_SEED_BYTES, FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.state import NOBODY
from oneiros.registry.asking import all_asked
from oneiros.registry.dreamscape.game import DREAMSCAPE as GAME
from oneiros.registry.dreamscape.printed import CardText, LocationText
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from oneiros.server.rooms.views import MOST_TRIED
from tests.server.browser import Browser, begin, play_together
from tests.server.guest import ME, OPEN, Guest

BOT = {"kind": "bot", "bot": "scripted"}
RANDOM = {"kind": "bot", "bot": "random"}
DREAMSCAPE = {"game": "dreamscape"}


def view_of(browser: Browser) -> View:
    assert browser.play is not None
    return msgspec.json.decode(browser.play.view, type=View)


@pytest.mark.parametrize(
    ("seats", "switches"),
    [
        ((ME, BOT), {}),
        ((BOT, ME, RANDOM), {"nightmare": True}),
        ((RANDOM, BOT, ME, BOT), {"simultaneous": True}),
        ((ME, ME, BOT, ME), {"nightmare": True, "simultaneous": True}),
    ],
)
def test_people_and_bots_play_to_the_end(
    ann: Guest, seats: tuple[dict[str, Any], ...], switches: dict[str, bool]
) -> None:
    with ann.playing(*seats, **DREAMSCAPE, format=switches) as browser:
        browser.play_on(Random(len(seats)))
        browser.catch_up()
        assert browser.status == "over"
        view = view_of(browser)
        assert len(view.seats) == len(seats)
        assert view.nightmare_game == switches.get("nightmare", False)
        assert view.simultaneous == switches.get("simultaneous", False)
        assert [one.total for one in view.reckoning] == [one.score for one in view.seats]
        assert browser.table is not None
        ending = browser.table.ending
        assert ending is not None
        assert ["ABCD"[seat] for seat in ending.winners] == view.winners
        assert ann.verified(browser.table.id).answers == browser.step


@pytest.mark.parametrize("simultaneous", [False, True])
def test_three_guests_and_a_bot_play_at_one_table(
    ann: Guest, bob: Guest, eve: Guest, *, simultaneous: bool
) -> None:
    chosen = {"simultaneous": simultaneous, "nightmare": True}
    table = ann.lay(OPEN, ME, BOT, OPEN, **DREAMSCAPE, format=chosen, public=True)
    joined = bob.join(table)
    assert [one.kind for one in joined.seats] == ["guest", "guest", "bot", "open"]
    eve.join(table, seat=3)
    with ExitStack() as stack:
        browsers = [stack.enter_context(one.at(table)) for one in (bob, ann, eve)]
        begin(*browsers)
        play_on_together(browsers, Random(8), 60)
        viewers = [one.play.viewer for one in browsers if one.play is not None]
        assert viewers == [0, 1, 3]
        assert all(view_of(one).seat == "ABCD"[one.seats[0]] for one in browsers)


def play_on_together(browsers: list[Browser], random: Random, steps: int) -> None:
    """Let whoever is asked answer at random, while bots answer in between."""
    for _ in range(steps):
        for one in browsers:
            one.catch_up()
        asked = [one for one in browsers if one.mine() is not None]
        if not asked:
            browsers[0].hear()
            continue
        browser = random.choice(asked)
        ask = browser.mine()
        assert ask is not None
        browser.say(
            told.Answer(ask.seat, browser.step, browser.cuts, random.choice(ask.options).index)
        )
        assert browser.status == "playing"


def test_a_question_is_told_with_the_step_since_which_it_stands_whatever_others_answer() -> None:
    random = Random(3)
    chance = FairChance(bytes(SERVER_SEED_BYTES), [BOT_SEED] * 3)
    match = Match(GAME.ruleset, GAME.ruleset.check({"players": 3, "simultaneous": True}))
    match.roll(chance)
    answered: set[str] = set()
    while match.state.seat != NOBODY:
        before = {ask.seat: ask for ask in all_asked(GAME, match, range(3))}
        seat, ask = random.choice(list(before.items()))
        option = random.choice(ask.options)
        match.say(seat, option.text, ask.since)
        match.roll(chance)
        for after in all_asked(GAME, match, ()):
            if after.seat == seat:
                answered.add(option.deed)
                assert after.since > ask.since
            elif after.seat in before:
                assert after.since == before[after.seat].since
    assert {"rearrange", "next", "decline", "move", "place"} <= answered


def test_two_guests_hear_each_other_to_the_end(ann: Guest, bob: Guest) -> None:
    table = ann.lay(ME, OPEN, **DREAMSCAPE, format={"columns": 3, "rows": 3}, public=True)
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        begin(first, second)
        play_together((first, second), Random(4))
        assert (first.status, second.status) == ("over", "over")
        assert view_of(first).columns == 3


def test_a_game_is_described_with_its_seats_and_what_its_format_may_say(ann: Guest) -> None:
    games = {one.name: one for one in ann.give("GET", "/api/games", list[api.GameDescription])}
    own = games["dreamscape"]
    assert own.seat_names == ["A", "B", "C", "D"]
    assert (own.least_seats, own.most_seats) == (2, 4)
    assert {one.name: one.usual for one in own.fields} == {
        "nightmare": False,
        "simultaneous": False,
        "mirrored": False,
        "columns": 5,
        "rows": 5,
    }
    for one in own.fields:
        assert one.usual in one.values
        for value in one.values:
            ann.lay(ME, ME, **DREAMSCAPE, format={one.name: value})


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"nightmare": 1}, "setup-switch"),
        ({"columns": 4}, "setup-columns"),
        ({"rows": 99}, "setup-rows"),
        ({"colour": "red"}, "setup-unknown"),
        ({"players": 3}, "setup-no-format"),
    ],
)
def test_a_wrong_format_is_refused_with_a_sentence(
    ann: Guest, wrong: dict[str, object], reason: str
) -> None:
    wish = {**DREAMSCAPE, "seats": [ME, BOT], "format": wrong}
    problem = ann.refused("POST", "/api/tables", wish)
    assert problem.reason == reason
    assert problem.sentence.startswith(f"⟦{reason}")


def test_too_few_and_too_many_seats_and_what_is_brought_are_refused(ann: Guest) -> None:
    for seats in ([ME], [ME, BOT, BOT, BOT, BOT]):
        wish = {**DREAMSCAPE, "seats": seats}
        assert ann.refused("POST", "/api/tables", wish).reason == "server-seats"
    wish = {**DREAMSCAPE, "seats": [{**ME, "brings": "sample"}, BOT]}
    assert ann.refused("POST", "/api/tables", wish).reason == "setup-brings"


def test_cards_and_locations_can_be_read_as_they_are_printed(ann: Guest) -> None:
    cards = ann.give("GET", "/api/games/dreamscape/cards", list[CardText])
    printed = catalogue.load()
    assert [one.name for one in cards] == [one.name for one in printed]
    for card, one in zip(cards, printed, strict=True):
        assert (len(card.level), card.points) == (one.level, one.points)
        assert [(two.column, two.row) for two in card.stacks] == [
            (column, row) for column, row, _ in one.structure.stacks
        ]
        assert sum(two.dreamer for two in card.stacks) == 1
        assert sum(two.tree for two in card.stacks) == len(one.structure.trees)
    places = ann.give("GET", "/api/games/dreamscape/locations", list[LocationText])
    assert [(one.number, one.power, one.column, one.row) for one in places] == [
        (1, "muse", 0, 0),
        (2, "harvesters", 1, 0),
        (3, "tower", 2, 0),
        (4, "golem", 0, 1),
        (5, "lake", 1, 1),
        (6, "king", 2, 1),
    ]
    assert [one.links for one in places] == [[2, 4], [1, 3, 5], [2, 6], [1, 5], [2, 4, 6], [3, 5]]


def until(browser: Browser, question: str) -> None:
    """Answer at random until a question is asked."""
    random = Random(1)
    while (ask := browser.until_asked()) is not None and ask.question != question:
        browser.answer(ask, random.choice(ask.options).index)


def test_a_plan_is_tried_and_then_comes_true(ann: Guest) -> None:
    with ann.playing(ME, BOT, **DREAMSCAPE) as browser:
        until(browser, "travel")
        before, random = browser.play, Random(3)
        ask, answers, tried = browser.mine(), list[str](), None
        assert ask is not None
        while len(answers) < 3:
            free = [one for one in ask.options if not one.reveals and not one.ends]
            answers.append(random.choice([one for one in free if one.deed != "end"]).text)
            browser.say(told.Try(0, browser.step, browser.cuts, answers))
            tried = browser.next(told.Tried)
            assert (tried.seat, tried.step, tried.cuts) == (0, browser.step, browser.cuts)
            assert (tried.answers, tried.stop) == (answers, "")
            assert tried.ask is not None
            ask = tried.ask
        browser.catch_up()
        assert browser.play == before
        step = browser.step
        for text in answers:
            asked = browser.mine()
            assert asked is not None
            browser.answer(asked, next(one.index for one in asked.options if one.text == text))
        assert tried is not None
        assert browser.play is not None
        assert msgspec.json.decode(tried.view) == msgspec.json.decode(browser.play.view)
        assert tried.events == [one for one in browser.events if one.step >= step]
        # What was only tried is asked at no step.
        come = [
            msgspec.structs.replace(one, since=-1) for one in browser.play.asks if one.seat == 0
        ]
        assert [tried.ask] == come


def test_what_nobody_can_foresee_stops_a_plan(ann: Guest) -> None:
    with ann.playing(ME, ME, **DREAMSCAPE) as browser:
        until(browser, "first")
        ask = browser.mine()
        assert ask is not None
        assert ask.secret
        seat, keep = ask.seat, ask.options[0].text
        browser.say(told.Try(seat, browser.step, browser.cuts, [keep]))
        tried = browser.next(told.Tried)
        assert (tried.stop, tried.ask) == ("chance", None)
        refused = browser.refusal(told.Try(seat, browser.step, browser.cuts, [keep, keep]))
        assert refused.reason == "answer-untried"
        assert keep in refused.sentence


def test_a_plan_that_cannot_be_tried_is_refused(ann: Guest, bob: Guest) -> None:
    with ann.playing(ME, BOT, **DREAMSCAPE) as browser:
        until(browser, "travel")
        step, cuts = browser.step, browser.cuts
        refused = browser.refusal(told.Try(0, step, cuts, ["place water c1"]))
        assert (refused.reason[:4], bool(refused.rule)) == ("why-", True)
        many = browser.refusal(told.Try(0, step, cuts, ["end"] * (MOST_TRIED + 1)))
        assert many.reason == "server-try-many"
        browser.say(told.Try(0, step, cuts, ["x" * 300] * 20))
        assert browser.next(told.Refused).reason == "server-message-large"
        assert browser.refusal(told.Try(0, step + 1, cuts, [])).reason == "answer-stale"
        assert browser.refusal(told.Try(0, step, cuts + 1, [])).reason == "server-taken-back"
        assert browser.refusal(told.Try(1, step, cuts, [])).reason == "server-seat-foreign"
        assert browser.table is not None
        with bob.at(browser.table.id) as watching:
            watching.until_play()
            assert watching.refusal(told.Try(0, step, cuts, [])).reason == "server-seat-foreign"
