"""Odds are worked out beside the server, for whoever is asked and by what that seat may know."""

from __future__ import annotations

import asyncio
import pickle
from types import SimpleNamespace
from typing import cast

import pytest

from oneiros.kernel.errors import BadData, ForeignAnswer, Refusal, StaleAnswer
from oneiros.registry.named import Odds, Threats
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.listener import Listener
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms import foreseeing, thinking
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.foreseeing import (
    Declined,
    OddsOrder,
    ThreatsOrder,
    odds_order,
    threats_order,
)
from oneiros.server.rooms.open_room import OpenRoom
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.thinking import Thinkers
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
    order = odds_order(room, wish(room, strike_of(room)))
    odds = foreseeing.odds(pickle.loads(pickle.dumps(order)))  # noqa: S301 - our own
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
    order = odds_order(room, wish(room, strike_of(room)))
    thinkers = Thinkers(1)
    try:
        assert asyncio.run(thinkers.odds(order)) == foreseeing.odds(order)
        with pytest.raises(BadData, match="odds-aim"):
            asyncio.run(thinkers.odds(order._replace(aim="nonsense")))
    finally:
        thinkers.close()


def test_too_many_at_a_time_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    room = begun("strike")
    order = odds_order(room, wish(room, strike_of(room)))
    monkeypatch.setattr(thinking, "MOST_WAITING", 0)
    with pytest.raises(TooMuch, match="server-odds-busy"):
        asyncio.run(Thinkers(1).odds(order))


@pytest.mark.parametrize(("step", "seat", "refusal"), [(7, 0, StaleAnswer), (0, 1, ForeignAnswer)])
def test_only_whoever_is_asked_now_may_ask(step: int, seat: int, refusal: type[Refusal]) -> None:
    room = begun("strike")
    with pytest.raises(refusal):
        odds_order(room, wish(room, strike_of(room), step=step, seat=seat))


def test_refills_of_dreamscape_are_told_in_names() -> None:
    room = begun("travel")
    seat = room.playing()[0].state.seat
    odds = foreseeing.odds(odds_order(room, wish(room, "end", "refill", seat=seat)))
    assert isinstance(odds, Odds)
    assert odds.exact
    assert all(one.piece in "123456" for one in odds.pieces)
    assert foreseeing.odds(odds_order(room, wish(room, "end", "draw", seat=seat))) == Declined(
        "odds-no-draw", {}
    )


def threats_of(room: Room, step: int = 0) -> told.AskThreats:
    return told.AskThreats(0, step, room.cuts)


def test_threats_are_told_in_names_and_leave_the_table_as_it_is() -> None:
    room = begun("strike")
    match, _ = room.playing()
    before = match.state.frozen()
    found = foreseeing.threats(pickle.loads(pickle.dumps(threats_order(room, threats_of(room)))))  # noqa: S301 - ours
    assert isinstance(found, Threats)
    assert found.threats
    assert all(set(one.chances) == {"disrupted", "destroyed", "gone"} for one in found.threats)
    assert match.state.frozen() == before


def test_threats_of_another_moment_are_refused() -> None:
    room = begun("strike")
    with pytest.raises(StaleAnswer):
        threats_order(room, threats_of(room, step=7))


def test_a_game_without_threats_says_so() -> None:
    room = begun("travel")
    assert foreseeing.threats(threats_order(room, threats_of(room))) == Declined("threats-none", {})


class CountingThinkers(Thinkers):
    """Tells no threats, and counts how often it is asked, and for whom."""

    def __init__(self) -> None:
        """Begin with no question."""
        super().__init__(1)
        self.asked: list[tuple[str, ...]] = []

    async def threats(self, order: ThreatsOrder, who: tuple[str, ...] = ()) -> Threats:
        assert order.seat == 0
        self.asked.append(who)
        await asyncio.sleep(0)
        return Threats([])


def test_threats_are_worked_out_once_for_each_moment() -> None:
    room, thinkers = begun("strike"), CountingThinkers()
    opened = OpenRoom(room, cast("Archive", SimpleNamespace(names={})), thinkers)
    listener = Listener(room.seats[0].guest_id, "address")

    async def ask() -> told.ThreatsOf:
        return await opened.counsel.threats(opened.look, listener, threats_of(room))

    async def ask_often() -> None:
        # Two tabs ask at the same time, and one of them once more.
        found = [*await asyncio.gather(ask(), ask()), await ask()]
        assert [one.threats for one in found] == [[], [], []]

    asyncio.run(ask_often())
    assert thinkers.asked == [("address", listener.guest)]


def test_threats_that_could_not_be_worked_out_are_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, thinkers = begun("strike"), CountingThinkers()
    opened = OpenRoom(room, cast("Archive", SimpleNamespace(names={})), thinkers)
    listener = Listener(room.seats[0].guest_id, "address")

    async def busy(*_: object) -> Threats:
        raise TooMuch("server-odds-busy")

    async def ask() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(thinkers, "threats", busy)
            with pytest.raises(TooMuch):
                await opened.counsel.threats(opened.look, listener, threats_of(room))
        found = await opened.counsel.threats(opened.look, listener, threats_of(room))
        assert found.threats == []

    asyncio.run(ask())
    assert len(thinkers.asked) == 1


def test_the_table_stays_as_it_is() -> None:
    room = begun("strike")
    match, _ = room.playing()
    before = match.state.frozen()
    order = odds_order(room, wish(room, strike_of(room)))
    assert isinstance(order, OddsOrder)
    foreseeing.odds(order)
    assert match.state.frozen() == before


def test_what_has_no_odds_is_refused_and_the_next_may_be_asked(ann: Guest) -> None:
    with ann.playing(ME, BOT) as browser:
        ask = browser.until_asked()
        assert ask is not None
        text = ask.options[0].text
        for _ in range(2):
            asked = told.AskOdds(0, browser.step, browser.cuts, text, "destroy")
            assert browser.refusal(asked).reason == "odds-deed"


def test_they_take_turns_by_address_and_guest() -> None:
    room = begun("strike")
    asked_for: list[tuple[str, ...]] = []

    class Busy(Thinkers):
        async def odds(self, order: OddsOrder, who: tuple[str, ...] = ()) -> Odds:
            asked_for.append(who)
            return await super().odds(order, who)

    guest = room.seats[0].guest_id
    thinkers = Busy(1)

    async def ask() -> None:
        opened = OpenRoom(room, cast("Archive", SimpleNamespace(names={})), thinkers)
        await opened.counsel.odds(
            opened.look, Listener(guest, "192.0.2.7"), wish(room, strike_of(room))
        )

    try:
        asyncio.run(ask())
    finally:
        thinkers.close()
    assert asked_for == [("192.0.2.7", guest)]
