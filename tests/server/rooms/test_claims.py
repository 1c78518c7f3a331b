"""Claims against players who do not answer, and the end of a game by agreement only."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.record import Result
from oneiros.kernel.replay import verify
from oneiros.server.protocol.api_types import NewPace, NewSeat
from oneiros.server.protocol.messages import Claim
from oneiros.server.rooms import agreeing, ending, getting_up, playing, rematches
from oneiros.server.rooms.outline import outline
from oneiros.server.rooms.recording import recorded
from oneiros.storage import CreateTable
from oneiros.storage.renewing import renewals
from tests.server.rooms.timing import DAILY, DAY, MINUTE, QUICK, Sitting


def waiting(pace: NewPace | None = None) -> tuple[Sitting, int]:
    """Give a table where one player waits for the other, who goes away; and who waits."""
    sitting = Sitting(pace)
    sitting.answer()
    absent = sitting.asked
    sitting.room.attendance.went(sitting.guests[absent])
    return sitting, 1 - absent


def test_who_is_away_while_asked_may_be_claimed_against_after_ten_minutes() -> None:
    sitting, present = waiting()
    absent = 1 - present
    offer = ending.claimable(sitting.room, [present])
    assert offer is not None
    assert (offer.against, offer.waits, offer.claimed) == ([absent], 10 * MINUTE, [])
    assert ending.claimable(sitting.room, [absent]) is None
    assert ending.claimable(sitting.room, []) is None
    sitting.clock.pass_by(10 * MINUTE - 1)
    with pytest.raises(Refusal, match="server-claim-early"):
        ending.claim(sitting.room, Claim(present, "win"))
    sitting.clock.pass_by(1)
    with pytest.raises(Refusal, match="server-claim-none"):
        ending.claim(sitting.room, Claim(absent, "win"))
    sitting.keep(ending.claim(sitting.room, Claim(present, "win")))
    assert (sitting.kept.status, sitting.kept.how) == ("over", "claimed")
    assert sitting.kept.winners == (present,)
    verify(sitting.room.game.ruleset, recorded(sitting.room))


def test_a_draw_may_be_claimed_instead() -> None:
    sitting, present = waiting()
    sitting.clock.pass_by(10 * MINUTE)
    sitting.keep(ending.claim(sitting.room, Claim(present, "draw")))
    assert (sitting.kept.status, sitting.kept.winners) == ("over", ())
    record = recorded(sitting.room)
    assert record.result == Result([], "claimed")
    verify(sitting.room.game.ruleset, record)


def test_who_comes_back_is_not_claimed_against() -> None:
    sitting, present = waiting()
    sitting.clock.pass_by(9 * MINUTE)
    sitting.room.attendance.came(sitting.guests[1 - present])
    sitting.clock.pass_by(9 * MINUTE)
    assert ending.claimable(sitting.room, [present]) is None
    sitting.room.attendance.went(sitting.guests[1 - present])
    offer = ending.claimable(sitting.room, [present])
    assert offer is not None
    assert offer.waits == 10 * MINUTE


def test_who_is_away_while_others_are_asked_is_not_claimed_against() -> None:
    sitting = Sitting(None)
    sitting.answer()
    asked = sitting.asked
    sitting.room.attendance.went(sitting.guests[1 - asked])
    sitting.clock.pass_by(2 * DAY)
    for seat in range(2):
        assert ending.claimable(sitting.room, [seat]) is None
    # The wait begins when it is their turn, and not earlier.
    sitting.answer_until(lambda: sitting.asked != asked, Random(1))
    offer = ending.claimable(sitting.room, [asked])
    assert offer is not None
    assert offer.waits == 10 * MINUTE


def test_who_is_silent_for_three_days_may_be_claimed_against_though_present() -> None:
    sitting = Sitting(None)
    sitting.answer()
    silent = sitting.asked
    sitting.clock.pass_by(3 * DAY - 1)
    assert ending.claimable(sitting.room, [1 - silent]) is None
    sitting.clock.pass_by(1)
    offer = ending.claimable(sitting.room, [1 - silent])
    assert offer is not None
    assert (offer.against, offer.waits) == ([silent], 0)


def test_silence_outlives_the_server_but_not_absence() -> None:
    sitting, present = waiting()
    sitting.clock.pass_by(2 * DAY)
    shown = sitting.time.now()
    sitting.restart(stopped=50 * DAY)
    sitting.room.attendance.came(sitting.guests[present])
    assert sitting.time.now() == shown
    offer = ending.claimable(sitting.room, [present])
    assert offer is not None
    assert offer.waits == 10 * MINUTE
    # The two days of silence count, though, also for somebody who is back.
    sitting.room.attendance.came(sitting.guests[1 - present])
    sitting.clock.pass_by(DAY - 1)
    assert ending.claimable(sitting.room, [present]) is None
    sitting.clock.pass_by(1)
    offer = ending.claimable(sitting.room, [present])
    assert offer is not None
    assert (offer.against, offer.waits) == ([1 - present], 0)


def test_a_game_that_is_opened_again_soon_after_it_began_cannot_be_claimed() -> None:
    sitting = Sitting(None)
    sitting.answer()
    sitting.clock.pass_by(30_000)
    sitting.answer_until(lambda: sitting.asked == 0, Random(3))
    sitting.clock.pass_by(2 * MINUTE)
    sitting.restart()
    for guest in sitting.guests:
        sitting.room.attendance.came(guest)
    assert sitting.asked == 0
    assert ending.claimable(sitting.room, [1]) is None
    with pytest.raises(Refusal, match="server-claim-none"):
        ending.claim(sitting.room, Claim(1, "win"))


def test_the_silence_in_a_game_of_the_time_before_clocks_begins_when_it_is_opened() -> None:
    sitting = Sitting(None)
    sitting.answer()
    sitting.kept = msgspec.structs.replace(sitting.kept, clocks=None)
    sitting.restart()
    assert sitting.keep(sitting.room.note_opened()) != []
    assert sitting.room.note_opened() == []
    for _ in range(2):
        sitting.clock.pass_by(DAY)
        sitting.restart()
        assert sitting.room.note_opened() == []
    sitting.clock.pass_by(DAY - 1)
    silent = sitting.asked
    sitting.room.attendance.came(sitting.guests[silent])
    assert ending.claimable(sitting.room, [1 - silent]) is None
    sitting.clock.pass_by(1)
    offer = ending.claimable(sitting.room, [1 - silent])
    assert offer is not None
    assert (offer.against, offer.waits) == ([silent], 0)


def test_nobody_ends_a_silence_by_answering_and_undoing() -> None:
    sitting = Sitting(None)
    sitting.answer_until(lambda: undoable(sitting) is not None, Random(2))
    seat = undoable(sitting)
    assert seat is not None
    match, _ = sitting.room.playing()
    sitting.keep(playing.undo(sitting.room, seat, match.step, sitting.room.cuts))
    for _ in range(2):
        sitting.clock.pass_by(DAY)
        answered_and_undone(sitting, seat)
    sitting.restart()
    for guest in sitting.guests:
        sitting.room.attendance.came(guest)
    sitting.clock.pass_by(DAY - 1)
    assert ending.claimable(sitting.room, [1 - seat]) is None
    sitting.clock.pass_by(1)
    offer = ending.claimable(sitting.room, [1 - seat])
    assert offer is not None
    assert (offer.against, offer.waits) == ([seat], 0)
    # Whoever is asked now has not been silent meanwhile.
    sitting.answer_until(lambda: sitting.room.asked() == [1 - seat], Random(1))
    assert ending.claimable(sitting.room, [seat]) is None
    sitting.clock.pass_by(3 * DAY - 1)
    assert ending.claimable(sitting.room, [seat]) is None


def test_an_undo_after_the_room_was_opened_again_does_not_end_a_silence_either() -> None:
    sitting = Sitting(None)
    sitting.answer_until(lambda: undoable(sitting) is not None, Random(2))
    seat = undoable(sitting)
    assert seat is not None
    match, _ = sitting.room.playing()
    sitting.keep(playing.undo(sitting.room, seat, match.step, sitting.room.cuts))
    sitting.clock.pass_by(2 * DAY)
    answer_that_can_be_undone(sitting, seat)
    sitting.restart()
    for guest in sitting.guests:
        sitting.room.attendance.came(guest)
    match, _ = sitting.room.playing()
    sitting.keep(playing.undo(sitting.room, seat, match.step, sitting.room.cuts))
    assert sitting.asked == seat
    sitting.clock.pass_by(DAY - 1)
    assert ending.claimable(sitting.room, [1 - seat]) is None
    sitting.clock.pass_by(1)
    offer = ending.claimable(sitting.room, [1 - seat])
    assert offer is not None
    assert (offer.against, offer.waits) == ([seat], 0)


def undoable(sitting: Sitting) -> int | None:
    """Give the seat that may undo its answer, if any may."""
    match, _ = sitting.room.playing()
    able = (seat for seat in range(2) if match.undo_limit(seat) < match.step)
    return next(able, None)


def answer_that_can_be_undone(sitting: Sitting, seat: int) -> None:
    """Let a seat answer so that it can be taken back."""
    match, _ = sitting.room.playing()
    facing = match.facing(seat)
    assert facing is not None
    for option in facing.options:
        sitting.keep(playing.choose(sitting.room, seat, match.step, option))
        if undoable(sitting) == seat:
            return
    pytest.fail("nothing can be undone")


def answered_and_undone(sitting: Sitting, seat: int) -> None:
    """Let a seat answer and take that back at once."""
    answer_that_can_be_undone(sitting, seat)
    match, _ = sitting.room.playing()
    sitting.keep(playing.undo(sitting.room, seat, match.step, sitting.room.cuts))


def test_with_a_clock_nothing_is_claimed() -> None:
    sitting, present = waiting(QUICK)
    sitting.clock.pass_by(14 * MINUTE)
    assert ending.claimable(sitting.room, [present]) is None
    with pytest.raises(Refusal, match="server-claim-none"):
        ending.claim(sitting.room, Claim(present, "win"))


def test_three_claim_only_together() -> None:
    seats = (NewSeat("open"), NewSeat("open"))
    sitting = Sitting(None, *seats, game="dreamscape")
    absent = sitting.asked
    others = [seat for seat in range(3) if seat != absent]
    sitting.room.attendance.went(sitting.guests[absent])
    sitting.clock.pass_by(10 * MINUTE)
    assert ending.claim(sitting.room, Claim(others[0], "win")) == []
    assert sitting.room.status == "playing"
    offer = ending.claimable(sitting.room, [others[1]])
    assert offer is not None
    assert offer.claimed == [others[0]]
    # As one of them is content with a draw, it is one.
    sitting.keep(ending.claim(sitting.room, Claim(others[1], "draw")))
    assert (sitting.kept.how, sitting.kept.winners) == ("claimed", ())


def test_a_claim_lapses_when_the_game_goes_on() -> None:
    sitting = Sitting(None, NewSeat("open"), NewSeat("open"), game="dreamscape")
    absent = sitting.asked
    other = next(seat for seat in range(3) if seat != absent)
    sitting.room.attendance.went(sitting.guests[absent])
    sitting.clock.pass_by(10 * MINUTE)
    ending.claim(sitting.room, Claim(other, "win"))
    sitting.room.attendance.came(sitting.guests[absent])
    sitting.answer()
    assert sitting.room.claims == {}


def test_who_does_not_give_a_new_seed_may_be_claimed_against() -> None:
    sitting = Sitting(None)
    sitting.answer()
    sitting.keep(agreeing.renew(sitting.room, "restored"))
    sitting.restart()
    for guest in sitting.guests:
        sitting.room.attendance.came(guest)
    sitting.room.sowing.seals = ["ab" * 32, None]
    sitting.room.attendance.went(sitting.guests[1])
    sitting.clock.pass_by(10 * MINUTE)
    offer = ending.claimable(sitting.room, [0])
    assert offer is not None
    assert (offer.against, offer.waits) == ([1], 0)


@pytest.mark.parametrize("pace", [QUICK, DAILY])
def test_who_does_not_give_a_new_seed_stalls_no_game_with_a_clock(pace: NewPace) -> None:
    sitting = Sitting(pace)
    sitting.answer()
    sitting.clock.pass_by(5 * MINUTE)
    sitting.keep(renewals([(sitting.kept, sitting.room.entries)], sitting.time.now()))
    sitting.restart()
    for guest in sitting.guests:
        sitting.room.attendance.came(guest)
    sitting.room.sowing.seals = ["ab" * 32, None]
    assert sitting.room.agreeing
    # What passed before the seeds were renewed does not count.
    sitting.clock.pass_by(3 * DAY - 5 * MINUTE)
    assert ending.claimable(sitting.room, [0]) is None
    sitting.room.attendance.went(sitting.guests[1])
    before = outline(sitting.room)
    sitting.room.attendance.came(sitting.guests[1])
    # Others are told who is away, since that may cost the game.
    assert before != outline(sitting.room)
    sitting.clock.pass_by(5 * MINUTE)
    offer = ending.claimable(sitting.room, [0])
    assert offer is not None
    assert (offer.against, offer.waits) == ([1], 0)
    sitting.keep(ending.claim(sitting.room, Claim(0, "win")))
    assert (sitting.kept.how, sitting.kept.winners) == ("claimed", (0,))


def test_nobody_escapes_by_closing() -> None:
    sitting, present = waiting()
    sitting.clock.pass_by(5 * DAY)
    assert ending.close(sitting.room, sitting.guests[present]) == []
    assert sitting.room.status == "playing"
    sitting.keep(ending.close(sitting.room, sitting.guests[1 - present]))
    assert (sitting.kept.status, sitting.kept.how, sitting.kept.winners) == ("closed", "closed", ())
    verify(sitting.room.game.ruleset, recorded(sitting.room))


def test_nobody_waits_for_a_guest_who_is_forgotten() -> None:
    sitting = Sitting(None, NewSeat("open"), NewSeat("open"), game="dreamscape")
    sitting.answer_until(lambda: len(sitting.room.playing()[0].answers) > 12, Random(3))
    ann, bob, cat = sitting.guests
    match, _ = sitting.room.playing()
    own = next(step for step, one in enumerate(match.answers) if one.seat == 0)
    # What others wished of the one who goes lapses.
    sitting.keep(playing.ask_takeback(sitting.room, 0, own, sitting.room.cuts))
    ending.close(sitting.room, cat)
    sitting.keep(getting_up.depart(sitting.room, cat))
    assert (sitting.room.wishes.takeback, sitting.room.wishes.closing) == (None, set())
    # Nobody can agree to a takeback for a seat that has given a seed and is nobody's now.
    with pytest.raises(Refusal, match="server-takeback-gone"):
        playing.ask_takeback(sitting.room, 0, own, sitting.room.cuts)
    assert ending.close(sitting.room, ann) == []
    sitting.keep(ending.close(sitting.room, bob))
    assert (sitting.kept.status, sitting.kept.how) == ("closed", "closed")
    verify(sitting.room.game.ruleset, recorded(sitting.room))


def test_a_rematch_waits_for_nobody_who_is_forgotten_and_leaves_a_seat_open() -> None:
    sitting = Sitting(None, NewSeat("open"), NewSeat("open"), game="dreamscape")
    sitting.keep(ending.resign(sitting.room, 2))
    sitting.keep(getting_up.depart(sitting.room, sitting.guests[2]))
    sitting.keep(rematches.wish_rematch(sitting.room, 0))
    created = rematches.wish_rematch(sitting.room, 1)[0]
    assert isinstance(created, CreateTable)
    assert [(one.kind, one.guest_id) for one in created.table.seats] == [
        ("guest", sitting.guests[1]),
        ("open", None),
        ("guest", sitting.guests[0]),
    ]


def test_a_record_in_which_everybody_won_by_a_claim_is_refused() -> None:
    sitting, present = waiting()
    sitting.clock.pass_by(10 * MINUTE)
    sitting.keep(ending.claim(sitting.room, Claim(present, "win")))
    sitting.room.winners = (0, 1)
    with pytest.raises(BadData, match="verify-result"):
        verify(sitting.room.game.ruleset, recorded(sitting.room))


def test_a_seat_whose_guest_is_forgotten_may_be_claimed_against() -> None:
    sitting, present = waiting()
    sitting.keep(getting_up.depart(sitting.room, sitting.guests[1 - present]))
    sitting.clock.pass_by(10 * MINUTE)
    sitting.keep(ending.claim(sitting.room, Claim(present, "win")))
    assert sitting.kept.winners == (present,)
