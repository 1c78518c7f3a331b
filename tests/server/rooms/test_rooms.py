"""A room by itself, without network and disk: what goes back how far, and what is kept when."""

from __future__ import annotations

from random import Random

import pytest

from oneiros.kernel.errors import IllegalAnswer
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.refusals import Untimely
from oneiros.server.rooms import playing, seating
from oneiros.server.rooms import room as rooms
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.service_clock import ServiceClock
from oneiros.storage import SetTable, new_guest_id
from tests.server.rooms.sowing import agree
from tests.server.rooms.timing import Given


def begun(*, together: bool = False) -> Room:
    """Begin a game of two guests, or of one who sits in both seats."""
    seats = [NewSeat("me"), NewSeat("me" if together else "open")]
    room = Room(seating.lay(NewTable("dreamblade", seats), new_guest_id()))
    # The same dice every time: by others a game could be over before a test is.
    room.sowing.server_seed = bytes(32)
    if not together:
        seating.join(room, new_guest_id(), None, None, room.invite)
    agree(room, 0, 1)
    return room


def play_on(room: Room, random: Random, answers: int) -> None:
    for _ in range(answers):
        match, _ = room.playing()
        option = random.choice(match.state.options)
        playing.choose(room, match.state.seat, match.step, option)


def test_a_takeback_goes_to_ones_own_last_answer_up_to_a_step() -> None:
    room = begun()
    play_on(room, Random(4), 40)
    match, _ = room.playing()
    seats = [answer.seat for answer in match.answers]
    for seat in range(2):
        for step in range(seats.index(seat), match.step):
            playing.ask_takeback(room, seat, step, room.cuts)
            assert room.wishes.takeback is not None
            back = room.wishes.takeback.step
            assert back == max(at for at in range(step + 1) if seats[at] == seat)
            playing.reply_takeback(room, 1 - seat, back, allow=False)


def test_a_guest_in_both_seats_undoes_whichever_answered_last() -> None:
    room = begun(together=True)
    random = Random(5)
    for _ in range(60):
        play_on(room, random, 1)
        match, _ = room.playing()
        last = match.answers[-1].seat
        if last >= 0 and match.undo_limit(last) < match.step:
            step = match.step
            playing.undo(room, 1 - last, step, room.cuts)
            assert match.step == step - 1
            return
    pytest.fail("nothing could be undone")


def test_an_index_that_is_not_listed_is_refused_as_such() -> None:
    room = begun()
    match, _ = room.playing()
    seat, step = match.state.seat, match.step
    for index in (len(match.state.options), 10**9):
        with pytest.raises(IllegalAnswer) as caught:
            playing.answer(room, seat, step, index, room.cuts)
        assert caught.value.key == "answer-not-offered"
        assert caught.value.details["came"] == index
    assert match.step == step


@pytest.mark.interpreted
def test_why_without_a_reason_is_a_refusal_and_noted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room = begun()
    match, _ = room.playing()
    other = 1 - match.state.seat
    assert playing.why(room, other, "end").sentence
    monkeypatch.setattr(type(match.ruleset), "explain", lambda *_: None)
    with pytest.raises(Untimely) as caught:
        playing.why(room, other, "end")
    assert caught.value.key == "server-why-unknown"
    assert room.id in caplog.text


def test_answers_keep_the_time_of_a_table_to_the_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    room = begun()
    moment, clock = room.moved, Given()
    room.time = ServiceClock(0, clock, 0)
    kept: list[object] = []
    # Twice as many answers have come to the turn limit, where the dice let nobody spawn.
    for seconds in range(0, 300, 20):
        # Which minute it is, no clock of the computer says.
        clock.shown = seconds * 1000
        monkeypatch.setattr(rooms, "now", lambda seconds=seconds: moment + seconds)
        match, _ = room.playing()
        changes = playing.choose(room, match.state.seat, match.step, match.state.options[0])
        kept += [one.moved for one in changes if isinstance(one, SetTable)]
        assert room.moved == moment + seconds
    assert kept == [moment + 60, moment + 120, moment + 180, moment + 240]
