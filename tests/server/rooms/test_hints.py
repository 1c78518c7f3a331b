"""Hints are thought about beside the server, where a table allows them."""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

import pytest

from oneiros.kernel.errors import BadData, ForeignAnswer, Refusal, StaleAnswer
from oneiros.registry import advice
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewPace, NewSeat, NewTable
from oneiros.server.refusals import Forbidden, TooMuch
from oneiros.server.rooms import playing, rematches, seating, thinking
from oneiros.server.rooms.hinting import Advised, advise, hint_order, motive_order, stands
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.thinking import Thinkers
from oneiros.storage import new_guest_id
from tests.server.guest import BOT, ME, Guest
from tests.server.rooms.sowing import agree
from tests.server.rooms.test_lessons import begun

_DEEDS = ("spawned", "shifted")
SELF, COMPUTER, OPEN = NewSeat("me"), NewSeat("bot"), NewSeat("open")


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare a few playouts, and by no clock."""
    monkeypatch.setattr(advice, "PLAYOUTS", 8)
    monkeypatch.setattr(advice, "MILLISECONDS", 0)


def laid(*seats: NewSeat, **more: Any) -> Room:  # noqa: ANN401 - what a table may be made with
    return Room(seating.lay(NewTable("dreamblade", list(seats), **more), new_guest_id()))


@pytest.mark.parametrize(
    ("seats", "more", "why"),
    [
        ((SELF, COMPUTER), {}, ""),
        ((SELF, COMPUTER), {"hints": False}, "agreed"),
        ((SELF, COMPUTER), {"pace": NewPace(minutes=5)}, "clock"),
        ((SELF, OPEN), {}, "people"),
        ((SELF, SELF), {}, "people"),
        ((SELF, OPEN), {"hints": True}, ""),
        ((SELF, OPEN), {"hints": False}, "agreed"),
    ],
)
def test_hints_are_given_against_bots_or_where_all_agreed(
    seats: tuple[NewSeat, ...], more: dict[str, Any], why: str
) -> None:
    assert laid(*seats, **more).barred == why


def test_what_was_agreed_about_hints_is_no_part_of_the_set_up_and_stays_in_a_rematch() -> None:
    room = laid(SELF, COMPUTER, hints=False)
    assert room.to_play() == laid(SELF, COMPUTER).to_play()
    assert Room(rematches.again(room)).barred == "agreed"


def test_clocks_and_hints_do_not_go_together() -> None:
    with pytest.raises(BadData, match="server-hints-clock"):
        laid(SELF, COMPUTER, hints=True, pace=NewPace(minutes=5))
    with pytest.raises(BadData, match="server-hints-format"):
        laid(SELF, COMPUTER, format={"hints": True})


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("lesson", ["strike", "travel"])
def test_a_hint_is_thought_about_by_what_the_seat_may_know(lesson: str) -> None:
    room = begun(lesson)
    match, _ = room.playing()
    before = match.state.frozen()
    order = hint_order(room, told.AskHint(0, 0, room.cuts))
    assert order.state.frozen() == room.game.ruleset.veil(match.state, 0).frozen()
    found = advise(pickle.loads(pickle.dumps(order)))  # noqa: S301 - our own
    assert isinstance(found, Advised)
    assert found == advise(order)
    assert found.advice.plan.deeds
    assert match.state.frozen() == before


@pytest.mark.parametrize(("step", "seat", "refusal"), [(7, 0, StaleAnswer), (0, 1, ForeignAnswer)])
def test_only_whoever_is_asked_now_may_ask(step: int, seat: int, refusal: type[Refusal]) -> None:
    room = begun("strike")
    with pytest.raises(refusal):
        hint_order(room, told.AskHint(seat, step, room.cuts))


def test_where_none_are_given_the_refusal_says_why() -> None:
    room = laid(SELF, COMPUTER, hints=False)
    agree(room, 0)
    with pytest.raises(Forbidden, match="advice-off") as refusal:
        hint_order(room, told.AskHint(0, 0, room.cuts))
    assert refusal.value.details["why"] == "agreed"


def test_a_hint_is_not_needed_when_the_game_has_gone_on() -> None:
    room = begun("travel")
    wish = told.AskHint(0, 0, room.cuts)
    assert stands(room, wish)
    playing.answer(room, 0, 0, 0, room.cuts)
    assert not stands(room, wish)


def test_what_people_did_is_not_explained() -> None:
    room = begun("travel")
    playing.answer(room, 0, 0, 0, room.cuts)
    with pytest.raises(Forbidden, match="advice-not-a-bot"):
        motive_order(room, told.AskMotive(0, 0, room.cuts))
    with pytest.raises(BadData, match="advice-no-step"):
        motive_order(room, told.AskMotive(0, 99, room.cuts))


def test_what_was_taken_back_since_is_not_explained() -> None:
    room = begun("travel")
    playing.answer(room, 0, 0, 0, room.cuts)
    before = room.cuts
    playing.undo(room, 0, 1, room.cuts)
    playing.answer(room, 0, 0, 1, room.cuts)
    assert room.cuts > before
    with pytest.raises(StaleAnswer):
        motive_order(room, told.AskMotive(0, 0, before))
    with pytest.raises(Forbidden, match="advice-not-a-bot"):
        motive_order(room, told.AskMotive(0, 0, room.cuts))


def test_too_many_at_a_time_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    order = hint_order(begun("strike"), told.AskHint(0, 0, 0))
    monkeypatch.setattr(thinking, "MOST_WAITING", 0)
    with pytest.raises(TooMuch, match="server-hint-busy"):
        asyncio.run(Thinkers(1).advise(order, ()))


def test_a_browser_is_told_a_hint_and_why_the_bot_did_something(ann: Guest) -> None:
    own: list[int] = []
    with ann.playing(ME, BOT) as browser:
        while (ask := browser.until_asked()) is not None:
            done = [one.step for one in browser.events if one.kind in _DEEDS]
            bots = [step for step in done if step not in own]
            if bots:
                break
            own.append(browser.step)
            browser.answer(ask, 0)
        browser.say(told.AskHint(0, browser.step, browser.cuts))
        hint = browser.next(told.Hint)
        assert (hint.seat, hint.step) == (0, browser.step)
        assert hint.advice.plan.look.sentence
        browser.say(told.AskMotive(0, bots[-1], browser.cuts))
        motive = browser.next(told.Motive)
        assert (motive.seat, motive.asked) == (1, bots[-1])
        assert motive.advice.plan.deeds
        assert motive.advice.plan.look.sentence
