"""A table does not grow without end: with too many answers it is closed, and nobody has won."""

from __future__ import annotations

from random import Random

import pytest

from oneiros.kernel.record import read_record, write_record
from oneiros.kernel.replay import verify
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms import playing, room, seating
from oneiros.server.rooms.recording import recorded
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Views
from oneiros.storage import SetTable, new_guest_id
from tests.server.rooms.sowing import agree

FEW = 60


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Room:
    """A game at a table where few answers are too many."""
    monkeypatch.setattr(room, "MOST_ENTRIES", FEW)
    monkeypatch.setattr(playing, "MOST_BEFORE_TAKEBACK", FEW // 2)
    laid = Room(seating.lay(NewTable("dreamblade", [NewSeat("me")] * 2), new_guest_id()))
    agree(laid, 0, 1)
    return laid


def test_a_game_with_too_many_answers_ends_without_a_winner(table: Room) -> None:
    random = Random(4)
    match, _ = table.playing()
    while table.status == "playing":
        assert len(match.log) < FEW
        index = random.randrange(len(match.state.options))
        changes = playing.answer(table, match.state.seat, match.step, index, table.cuts)
    assert (table.status, table.winners, table.how) == ("closed", (), "long")
    assert any(isinstance(one, SetTable) and one.status == "closed" for one in changes)
    shown = Views(table, lambda _: None).table(None, {}, set(), 0)
    assert shown.ending is not None
    assert (shown.ending.winners, shown.ending.how) == ([], "long")
    assert "how=long" in shown.ending.sentence
    # Its record is that of a game which was closed.
    record = read_record(write_record(recorded(table)))
    assert record.result is not None
    assert (record.result.winners, record.result.rule) == ([], "closed")
    assert verify(table.game.ruleset, record).ending is None


def test_nothing_is_taken_back_long_before_so_nobody_brings_it_about(table: Room) -> None:
    match, _ = table.playing()
    while len(match.log) < FEW // 2:
        playing.answer(table, match.state.seat, match.step, 0, table.cuts)
        last = match.step - 1
    with pytest.raises(TooMuch) as refused:
        playing.ask_takeback(table, 0, last, table.cuts)
    assert refused.value.key == "server-takeback-long"
    assert match.step == last + 1
