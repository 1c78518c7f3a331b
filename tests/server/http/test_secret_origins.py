"""A game that goes on without hints cannot be asked about by playing on from it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from oneiros.kernel.record import Said, read_record
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import Analysed, Reviewed
from tests.server.browser import Browser
from tests.server.guest import BOT, ME, SHORT, Guest, two
from tests.server.http.test_analyses import analysed


@contextmanager
def begun(guest: Guest, origin: dict[str, object], **more: object) -> Iterator[Browser]:
    """Go on from a moment against the computer, until the guest is asked something."""
    wish = {"game": "dreamblade", "seats": [ME, BOT], "origin": origin, **more}
    with guest.at(guest.give("POST", "/api/tables", api.Made, wish).id) as browser:
        browser.sow()
        browser.until_status("playing")
        yield browser


def given_up(browser: Browser) -> str:
    """Play a little and resign; give the table."""
    assert browser.table is not None
    browser.play_on(Random(1), 12)
    if browser.status == "playing":
        browser.say(told.Resign(0))
        browser.until_status("over")
    return browser.table.id


def chosen_by_bot(guest: Guest, table: str) -> int:
    """Give the last step of a finished game at which the computer chose something."""
    record = read_record(guest.call("GET", f"/api/tables/{table}/record").content)
    steps = enumerate(record.answers)
    return [step for step, one in steps if isinstance(one, Said) and one.seat == "B"][-1]


def at(browser: Browser, step: int) -> dict[str, object]:
    """Name a moment of a game."""
    assert browser.table is not None
    return {"table": browser.table.id, "step": step}


def test_a_game_that_goes_on_from_one_without_hints_gives_none(ann: Guest, bob: Guest) -> None:
    with two(ann, bob) as (first, _):
        origin = at(first, first.step)
        with begun(ann, origin) as branch:
            assert branch.table is not None
            assert branch.table.hints == "origin"
            assert branch.until_asked() is not None
            refused = branch.refusal(told.AskHint(0, branch.step, branch.cuts))
            assert refused.reason == "advice-off"
            table, step = given_up(branch), branch.step
            # After any other game everybody may ask.
            why = told.AskMotive(0, chosen_by_bot(ann, table), branch.cuts)
            assert branch.refusal(why).reason == "advice-off"
        wish = {"game": "dreamblade", "seats": [ME, BOT], "origin": origin, "hints": True}
        assert ann.refused("POST", "/api/tables", wish).reason == "server-hints-origin"
        # Nor by going on from that once more, or from what is written of it.
        text = ann.call("GET", f"/api/tables/{table}/record").text
        opened = ann.give("POST", "/api/reviews", Reviewed, {"text": text})
        for again in ({"table": table, "step": step}, {"review": opened.id, "step": step}):
            with begun(ann, again) as branch:
                assert branch.table is not None
                assert branch.table.hints == "origin"


def test_a_game_that_goes_on_from_one_without_hints_is_analysed_when_that_is_over(
    ann: Guest, bob: Guest
) -> None:
    with two(ann, bob) as (first, _):
        with begun(ann, at(first, first.step)) as branch:
            table = given_up(branch)
        text = ann.call("GET", f"/api/tables/{table}/record").text
        opened = ann.give("POST", "/api/reviews", Reviewed, {"text": text})
        for path in (f"/api/tables/{table}/analysis", f"/api/reviews/{opened.id}/analysis"):
            for method in ("POST", "GET"):
                assert ann.refused(method, path).reason == "server-analysis-origin"
        first.say(told.Resign(0))
        first.until_status("over")
    assert analysed(ann, f"/api/tables/{table}").analysis is not None
    with ann.at(table) as browser:
        browser.until_play()
        browser.say(told.AskMotive(0, chosen_by_bot(ann, table), browser.cuts))
        assert browser.next(told.Motive).advice.plan.look.sentence


def test_a_game_that_goes_on_from_one_with_hints_has_them(ann: Guest) -> None:
    with ann.playing(ME, BOT, format=SHORT) as browser:
        assert browser.until_asked() is not None
        with begun(ann, at(browser, browser.step)) as branch:
            assert branch.table is not None
            assert branch.table.hints == ""
            path = f"/api/tables/{given_up(branch)}/analysis"
        assert ann.give("POST", path, Analysed).total > 0


def test_a_game_that_goes_on_from_one_that_is_over_has_hints(ann: Guest, bob: Guest) -> None:
    with two(ann, bob) as (first, _):
        first.say(told.Resign(0))
        first.until_status("over")
        with begun(ann, at(first, first.step)) as branch:
            assert branch.table is not None
            assert branch.table.hints == ""
