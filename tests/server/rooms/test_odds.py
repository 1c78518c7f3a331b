"""Odds are worked out beside the server, for whoever is asked and by what that seat may know."""

from __future__ import annotations

import asyncio
import pickle

import pytest

from oneiros.kernel.errors import BadData, ForeignAnswer, Refusal, StaleAnswer
from oneiros.registry.named import Odds
from oneiros.server.protocol import messages as told
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms import thinking
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.weighing import Weighing, weigh, weighing
from tests.server.guest import BOT, ME, Guest
from tests.server.rooms.test_lessons import begun


def strike_of(room: Room) -> str:
    """Give a strike that may be made, in notation."""
    match, _ = room.playing()
    ask = room.game.ask(match.state, options=True)
    return next(one.text for one in ask.options if one.deed == "strike")


def wish(room: Room, text: str, aim: str = "destroy", step: int = 0, seat: int = 0) -> told.AskOdds:
    return told.AskOdds(seat, step, room.cuts, text, aim)


def test_the_odds_of_a_strike_are_told_in_names() -> None:
    room = begun("strike")
    order = weighing(room, wish(room, strike_of(room)))
    odds = weigh(pickle.loads(pickle.dumps(order)))  # noqa: S301 - our own
    assert isinstance(odds, Odds)
    assert odds.exact
    assert set(odds.chances) == {"cleared"}
    assert set(odds.expected) == {"swing", "points"}
    enemies = [one for one in odds.pieces if not one.own]
    assert enemies
    assert all(set(one.chances) == {"disrupted", "destroyed", "gone"} for one in odds.pieces)
    assert any(one.chances["disrupted"] or one.chances["destroyed"] for one in enemies)


def test_they_are_worked_out_in_another_process() -> None:
    room = begun("strike")
    order = weighing(room, wish(room, strike_of(room)))
    thinkers = Thinkers(1)
    try:
        assert asyncio.run(thinkers.weigh(order)) == weigh(order)
        with pytest.raises(BadData, match="odds-aim"):
            asyncio.run(thinkers.weigh(order._replace(aim="nonsense")))
    finally:
        thinkers.close()


def test_too_many_at_a_time_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    room = begun("strike")
    order = weighing(room, wish(room, strike_of(room)))
    monkeypatch.setattr(thinking, "MOST_WAITING", 0)
    with pytest.raises(TooMuch, match="server-odds-busy"):
        asyncio.run(Thinkers(1).weigh(order))


@pytest.mark.parametrize(("step", "seat", "refusal"), [(7, 0, StaleAnswer), (0, 1, ForeignAnswer)])
def test_only_whoever_is_asked_now_may_ask(step: int, seat: int, refusal: type[Refusal]) -> None:
    room = begun("strike")
    with pytest.raises(refusal):
        weighing(room, wish(room, strike_of(room), step=step, seat=seat))


def test_a_game_without_odds_says_so() -> None:
    room = begun("travel")
    with pytest.raises(BadData, match="odds-none"):
        weighing(room, wish(room, "collect"))


def test_the_table_stays_as_it_is() -> None:
    room = begun("strike")
    match, _ = room.playing()
    before = match.state.frozen()
    order = weighing(room, wish(room, strike_of(room)))
    assert isinstance(order, Weighing)
    weigh(order)
    assert match.state.frozen() == before


def test_what_has_no_odds_is_refused_and_the_next_may_be_asked(ann: Guest) -> None:
    with ann.playing(ME, BOT) as browser:
        ask = browser.until_asked()
        assert ask is not None
        text = ask.options[0].text
        for _ in range(2):
            asked = told.AskOdds(0, browser.step, browser.cuts, text, "destroy")
            assert browser.refusal(asked).reason == "odds-deed"
