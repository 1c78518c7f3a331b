"""The third game on the server: made, joined, played with a bot over the WebSocket, recorded."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from oneiros.kernel.fact import NONE
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from tests.root import ROOT
from tests.server.guest import ME, OPEN, Guest
from tests.server.served import Served
from tests.thirdgame.game import CardText, added

RANDOM = {"kind": "bot", "bot": "random"}
USUAL = {"kind": "bot"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server, and processes in which its bots think, to which the environment adds the game."""
    with added(), pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT))
        with Served(tmp_path_factory.mktemp("served")) as one:
            yield one


def test_the_game_is_described_with_what_can_be_read_about_it(served: Served) -> None:
    guest = Guest(served)
    described = guest.give("GET", "/api/games", list[api.GameDescription])
    own = described[-1]
    assert (own.name, own.least_seats, own.most_seats) == ("envelopes", 2, 4)
    assert own.bots == ["random"]
    cards = guest.give("GET", "/api/games/envelopes/cards", list[CardText])
    assert [card.points for card in cards] == list(range(1, 10))


def test_a_guest_and_bots_play_to_the_end(served: Served) -> None:
    ann = Guest(served, "Ann")
    form = {"heap": 2}
    with ann.playing(RANDOM, ME, USUAL, game="envelopes", format=form) as browser:
        assert browser.table is not None
        assert [one.bot for one in browser.table.seats] == ["random", "", "random"]
        browser.play_on(Random(1))
        browser.catch_up()
        assert browser.status == "over"
        assert browser.table is not None
        ending = browser.table.ending
        assert ending is not None
        assert ending.how == "3.1"
        assert [event.kind for event in browser.events][-3:] == ["shown"] * 3
        hidden = [one.about["card"] for one in browser.events if one.kind == "dealt"]
        # Only one's own card is seen while it is dealt.
        assert [card is None for card in hidden[:3]] == [True, False, True]
        verified = ann.verified(browser.table.id)
        assert verified.ending is not None
        assert list(verified.ending.winners) == ending.winners
        # In this game nothing is counted that could be told afterwards.
        path = f"/api/tables/{browser.table.id}/lookback"
        assert ann.give("GET", path, api.LookedBack).seats == []


def test_what_would_happen_is_tried_as_far_as_a_guest_can_know(served: Served) -> None:
    ann = Guest(served, "Ann")
    with ann.playing(ME, RANDOM, game="envelopes", format={"heap": 2}) as browser:
        assert browser.until_asked() is not None
        browser.say(told.Try(0, browser.step, browser.cuts, ["take"]))
        tried = browser.next(told.Tried)
        assert (tried.stop, [one.kind for one in tried.events]) == ("", ["taken"])
        assert tried.ask is not None
        assert tried.ask.secret
        browser.say(told.Try(0, browser.step, browser.cuts, ["peek"]))
        tried = browser.next(told.Tried)
        assert (tried.stop, tried.ask) == ("chance", None)
        # Nobody is told the card before really looking at it.
        assert [one.about["card"] for one in tried.events] == [None]


def test_a_list_of_tables_tells_no_points_that_nobody_sees(served: Served) -> None:
    ann, eve = Guest(served, "Ann"), Guest(served, "Eve")
    with ann.playing(ME, ME, game="envelopes", format={"heap": 0}) as browser:
        assert browser.until_asked() is not None
        assert browser.table is not None
        # Cards are worth points, and lie face down.
        assert eve.summary(browser.table.id).scores == [NONE, NONE]
        browser.play_on(Random(2))
        browser.catch_up()
        assert min(eve.summary(browser.table.id).scores) > 0


def test_another_guest_joins_and_a_bot_too_many_is_refused(served: Served) -> None:
    ann, bob = Guest(served, "Ann"), Guest(served, "Bob")
    table = ann.lay(ME, OPEN, game="envelopes", public=True)
    assert [one.kind for one in bob.join(table).seats] == ["guest", "guest"]
    scripted = {"kind": "bot", "bot": "scripted"}
    wish: dict[str, object] = {"game": "envelopes", "seats": [ME, scripted]}
    assert ann.refused("POST", "/api/tables", wish).reason == "server-bot-unknown"
    wish = {"game": "envelopes", "seats": [ME], "format": {}}
    assert ann.refused("POST", "/api/tables", wish).reason == "server-seats"
    wish = {"game": "envelopes", "seats": [ME, ME], "format": {"size": 3}}
    assert ann.refused("POST", "/api/tables", wish).reason == "toy-setup"
    assert ann.refused("POST", "/api/tables", {**wish, "game": "chess"}).reason == (
        "server-game-unknown"
    )
