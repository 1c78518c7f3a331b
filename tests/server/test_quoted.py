"""What somebody sent is repeated in a refusal, but never more of it than people read."""

from __future__ import annotations

import json
import re

import pytest

from oneiros.server.protocol import messages as told
from oneiros.words.refusals import LONGEST
from tests.server.guest import BOT, ME, Guest

LONG = "x" * 5000
DETAIL = re.compile("[¦][a-z]+[=#]([^¦⟧]*)")


def longest(sentence: str) -> int:
    """Give the length of the longest detail of a portable sentence."""
    return max(map(len, DETAIL.findall(sentence)), default=0)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", {"game": LONG, "seats": [ME, BOT]}),
        ("POST", "/api/tables", {"game": "dreamblade", "lesson": LONG}),
        ("POST", "/api/tables", {"game": "dreamblade", "seats": [ME, {**BOT, "bot": LONG}]}),
        ("POST", "/api/tables", {"game": "dreamblade", "seats": [{**ME, "brings": LONG}, BOT]}),
        ("POST", "/api/tables", {"game": "dreamblade", "seats": [{**ME, "brings": [LONG]}, BOT]}),
        ("POST", "/api/tables", {"game": "dreamblade", "seats": [], LONG: 1}),
        ("POST", "/api/reviews", {"text": json.dumps({"format": "oneiros-record", LONG: 1})}),
        (
            "POST",
            "/api/reviews",
            {"text": '{"format": "oneiros-record", "schema": 1' + "0" * 4000 + "}"},
        ),
        ("POST", "/api/games/dreamblade/warbands/check", {"text": LONG}),
        ("GET", f"/api/tables/{LONG}", None),
        ("GET", f"/api/me/tables?before={LONG}", None),
        ("GET", f"/api/rules/{LONG}", None),
        ("GET", f"/api/rules/dreamblade?lang={LONG}", None),
    ],
)
def test_a_refused_request_is_told_at_most_200_letters_of_a_detail(
    ann: Guest, method: str, path: str, body: object
) -> None:
    problem = ann.refused(method, path, body)
    assert longest(problem.sentence) <= LONGEST


def test_a_refused_message_is_told_at_most_200_letters_of_a_detail(ann: Guest) -> None:
    with ann.playing(ME, ME) as browser:
        browser.until_asked()
        seat = browser.seats[0]
        for text in ("x" * 400, "spawn " + "y" * 390, "strike " + "x, " * 130):
            refused = browser.refusal(told.Say(seat, browser.step, browser.cuts, text))
            assert longest(refused.sentence) <= LONGEST
