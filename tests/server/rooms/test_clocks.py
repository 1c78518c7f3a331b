"""Clocks: whose time runs, when more is given, what survives, and how a game ends by time."""

from __future__ import annotations

import time
from functools import partial
from random import Random

import msgspec
import pytest

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.replay import verify
from oneiros.server.protocol.api_types import NewPace, NewSeat, NewTable
from oneiros.server.rooms import ending, playing, rematches, seating
from oneiros.server.rooms.bots import question_to_bot
from oneiros.server.rooms.recording import recorded
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.service_clock import ServiceClock
from oneiros.server.rooms.views import Views
from oneiros.storage import new_guest_id
from tests.server.rooms.timing import DAILY, DAY, MINUTE, QUICK, Given, Sitting

FULL = 15 * MINUTE
INCREMENT = 10_000
EIGHTH = 125
"""Milliseconds that are no less in a float of seconds."""
TOGETHER = {"simultaneous": True}


def passed_on(sitting: Sitting, random: Random) -> int:
    """Play until another seat is asked than now; give the seat that was asked."""
    before = sitting.asked
    sitting.answer_until(lambda: before not in sitting.room.asked(), random)
    return before


def test_only_the_time_of_the_seat_that_is_asked_runs() -> None:
    sitting = Sitting(QUICK)
    assert sitting.left() == [FULL, FULL]
    seat = sitting.asked
    sitting.clock.pass_by(5_000)
    assert sitting.left()[seat] == FULL - 5_000
    assert sitting.left()[1 - seat] == FULL
    shown = Views(sitting.room, lambda _: None).clocks()
    assert shown is not None
    assert (shown.left, shown.running, shown.waits) == (sitting.left(), [seat], 0)


def test_a_table_without_a_pace_has_no_clocks() -> None:
    sitting = Sitting(None)
    sitting.clock.pass_by(400 * DAY)
    assert Views(sitting.room, lambda _: None).clocks() is None
    assert sitting.room.due is None
    sitting.answer()
    assert sitting.room.status == "playing"


def test_time_is_added_when_an_answer_can_no_longer_be_taken_back() -> None:
    sitting = Sitting(QUICK)
    random = Random(1)
    for _ in range(6):
        seat = sitting.asked
        before = sitting.left()[seat]
        sitting.clock.pass_by(4_000)
        passed_on(sitting, random)
        other = sitting.asked
        assert other != seat
        # As soon as the other has answered, nothing of it can be undone.
        passed_on(sitting, random)
        gained = sitting.left()[seat] - before + 4_000
        assert gained >= INCREMENT
        assert gained % INCREMENT == 0


def test_nobody_gains_time_by_answering_and_undoing() -> None:
    sitting = Sitting(QUICK)
    random = Random(2)
    undone = 0
    for _ in range(200):
        match, _ = sitting.room.playing()
        seat = sitting.asked
        before = sitting.left()
        facing = match.facing(seat)
        assert facing is not None
        sitting.keep(playing.choose(sitting.room, seat, match.step, random.choice(facing.options)))
        if sitting.room.status != "playing":
            break
        if match.undo_limit(seat) < match.step:
            sitting.clock.pass_by(100)
            sitting.keep(playing.undo(sitting.room, seat, match.step, sitting.room.cuts))
            undone += 1
            # Whoever undoes has thought all the while, and the other loses nothing.
            assert sitting.left()[seat] == before[seat] - 100
            assert sitting.left()[1 - seat] == before[1 - seat]
            assert sitting.asked == seat
    assert undone > 20


def test_answering_and_undoing_again_and_again_drains_nobody_elses_time() -> None:
    sitting, seat = passed_on_freely()
    before = sitting.left()
    for _ in range(50):
        match, _ = sitting.room.playing()
        sitting.clock.pass_by(400)
        sitting.keep(playing.undo(sitting.room, seat, match.step, sitting.room.cuts))
        again(sitting, seat)
    spent = 50 * 400
    assert sitting.left() == [
        one - spent if number == seat else one for number, one in enumerate(before)
    ]


def test_an_undo_gives_back_what_ran_also_after_a_restart() -> None:
    sitting, seat = passed_on_freely()
    before = sitting.left()
    sitting.clock.pass_by(5_000)
    sitting.restart(stopped=DAY)
    match, _ = sitting.room.playing()
    sitting.keep(playing.undo(sitting.room, seat, match.step, sitting.room.cuts))
    assert sitting.left()[1 - seat] == before[1 - seat]
    # The seconds for the go are not given before it ends again.
    assert sitting.left()[seat] == before[seat] - INCREMENT - 5_000
    assert sitting.room.asked() == [seat]


def test_nobody_loses_by_an_undo_for_which_no_time_is_left() -> None:
    sitting, seat = passed_on_freely()
    match, _ = sitting.room.playing()
    sitting.clock.pass_by(sitting.left()[seat] - INCREMENT)
    assert sitting.left()[1 - seat] > 0
    before, step = sitting.left(), match.step
    with pytest.raises(Refusal, match="server-undo-time"):
        playing.undo(sitting.room, seat, match.step, sitting.room.cuts)
    assert (sitting.left(), match.step) == (before, step)


def passed_on_freely() -> tuple[Sitting, int]:
    """Give a game in which the other is asked after an answer that can be undone; and whose."""
    sitting = Sitting(QUICK)
    random = Random(2)
    for _ in range(400):
        sitting.clock.pass_by(1_000)
        seat = sitting.asked
        sitting.answer_until(lambda: True, random)
        match, _ = sitting.room.playing()
        facing = match.facing(seat)
        assert facing is not None
        sitting.keep(playing.choose(sitting.room, seat, match.step, random.choice(facing.options)))
        if sitting.room.asked() == [1 - seat] and match.undo_limit(seat) < match.step:
            return sitting, seat
    pytest.fail("nobody passed on freely")


def again(sitting: Sitting, seat: int) -> None:
    """Let a seat answer so that the other is asked, as it did before."""
    match, _ = sitting.room.playing()
    facing = match.facing(seat)
    assert facing is not None
    for option in facing.options:
        sitting.keep(playing.choose(sitting.room, seat, match.step, option))
        if sitting.room.asked() == [1 - seat]:
            return
        sitting.keep(playing.undo(sitting.room, seat, match.step, sitting.room.cuts))
    pytest.fail("it asks the other no more")


class Watched:
    """A game at which everything happens, and what each of it may do to the clocks."""

    def __init__(self, sitting: Sitting, random: Random) -> None:
        """Begin to watch."""
        self.sitting = sitting
        self.random = random
        # What was left before each answer that stands, and when it came.
        self.before: dict[int, tuple[list[int], int]] = {}
        self.undone = self.taken_back = self.given = 0

    def wait(self) -> None:
        """Time passes for those who are asked, and for nobody else."""
        left, asked = self.sitting.left(), self.sitting.room.asked()
        passed = EIGHTH * self.random.randrange(4)
        self.sitting.clock.pass_by(passed)
        now = self.sitting.left()
        assert now == [one - passed * (seat in asked) for seat, one in enumerate(left)]
        if self.random.random() < 0.1:
            self.sitting.restart(stopped=EIGHTH * self.random.randrange(DAY // EIGHTH))
            assert self.sitting.left() == now

    def answer(self) -> None:
        """An answer gives at most one increment, to those whose go it ends."""
        room = self.sitting.room
        match, _ = room.playing()
        left, asked = self.sitting.left(), room.asked()
        seat = self.random.choice(asked)
        facing = match.facing(seat)
        assert facing is not None
        entry = len(match.log)
        self.before[entry] = left, self.sitting.time.now()
        option = self.random.choice(facing.options)
        self.sitting.keep(playing.choose(room, seat, match.step, option))
        rolled = match.drawn and len(match.log) > entry + 1
        for one, gained in enumerate(self.gained(left)):
            assert gained in (0, INCREMENT)
            if gained:
                assert one not in room.asked() or (rolled and one == seat)
                assert one == seat
                self.given += 1
            elif one == seat and room.status == "playing":
                assert one in room.asked()

    def undo(self) -> None:
        """Whoever undoes has thought all the while; nobody else loses anything."""
        room = self.sitting.room
        match, _ = room.playing()
        able = [seat for seat in range(len(match.seats)) if match.undo_limit(seat) < match.step]
        if not able or room.status != "playing":
            return
        (seat,) = able
        left, at = self.before[len(match.log) - 1]
        just_now = self.sitting.left()
        self.sitting.keep(playing.undo(room, seat, match.step, room.cuts))
        self.undone += 1
        for one, now in enumerate(self.sitting.left()):
            if one == seat:
                assert now == left[one] - (self.sitting.time.now() - at)
            else:
                assert now >= just_now[one]

    def take_back(self) -> None:
        """A takeback gives nobody anything."""
        room = self.sitting.room
        match, _ = room.playing()
        own = [step for step, one in enumerate(match.answers) if one.seat >= 0]
        if room.status != "playing" or not own:
            return
        left, step = self.sitting.left(), own[max(-5, -len(own))]
        seat = match.answers[step].seat
        self.sitting.keep(playing.ask_takeback(room, seat, step, room.cuts))
        while room.wishes.takeback is not None:
            awaits = room.wishes.takeback.awaits[0]
            self.sitting.keep(playing.reply_takeback(room, awaits, step, allow=True))
        self.taken_back += 1
        assert self.sitting.left() == left

    def gained(self, before: list[int]) -> list[int]:
        """Give what everybody has gained at once."""
        return [now - then for now, then in zip(self.sitting.left(), before, strict=True)]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("game", "seats", "chosen"),
    [("dreamblade", 1, {}), ("dreamscape", 2, {}), ("dreamscape", 2, TOGETHER)],
)
def test_whatever_happens_nobody_else_loses_and_a_go_gives_one_increment(
    game: str, seats: int, chosen: dict[str, object], seed: int
) -> None:
    pace = NewPace(minutes=180, increment=10)
    sitting = Sitting(pace, *[NewSeat("open")] * seats, game=game, format=dict(chosen))
    watched = Watched(sitting, Random(seed))
    for _ in range(250):
        if sitting.room.status != "playing":
            break
        watched.wait()
        watched.random.choices(
            (watched.answer, watched.undo, watched.take_back), weights=(8, 4, 0.6)
        )[0]()
    assert watched.given > 5
    assert watched.undone > 5
    assert watched.taken_back


def everybody_is_asked(room: Room) -> bool:
    """Tell whether all three may answer."""
    return len(room.asked()) == 3


def test_small_answers_in_turn_give_nobody_time_who_creates_at_the_same_time() -> None:
    in_turn = 0
    for seed in (3, 4, 5, 6, 7, 8, 9, 12, 13, 15, 16, 17):
        sitting = Sitting(
            QUICK, NewSeat("open"), NewSeat("open"), game="dreamscape", format=dict(TOGETHER)
        )
        random = Random(seed)
        room = sitting.room
        sitting.answer_until(partial(everybody_is_asked, room), random)
        before, last = sitting.left(), -1
        while everybody_is_asked(room):
            match, _ = sitting.room.playing()
            seat = (last + 1) % 3
            facing = match.facing(seat)
            assert facing is not None
            sitting.keep(
                playing.choose(sitting.room, seat, match.step, random.choice(facing.options))
            )
            if everybody_is_asked(room):
                assert sitting.left() == before
                in_turn += seat != last
                last = seat
    assert in_turn > 5


def test_a_takeback_gives_nobody_time_back() -> None:
    sitting = Sitting(QUICK)
    random = Random(3)
    passed_on(sitting, random)
    passed_on(sitting, random)
    seat = sitting.asked
    sitting.clock.pass_by(3 * MINUTE)
    before = sitting.left()
    match, _ = sitting.room.playing()
    own = next(n for n, one in enumerate(match.answers) if one.seat == seat)
    sitting.keep(playing.ask_takeback(sitting.room, seat, own, sitting.room.cuts))
    # While the other thinks about it, the time of the one who is asked runs on.
    sitting.clock.pass_by(7_000)
    sitting.keep(playing.reply_takeback(sitting.room, 1 - seat, own, allow=True))
    assert match.step == own
    assert sitting.left()[1 - seat] == before[1 - seat]
    assert sitting.left()[seat] == before[seat] - 7_000


def test_days_are_given_anew_for_each_go_and_do_not_add_up() -> None:
    sitting = Sitting(DAILY)
    random = Random(4)
    for _ in range(4):
        sitting.clock.pass_by(2 * DAY)
        passed_on(sitting, random)
        assert max(sitting.left()) == 3 * DAY
    assert sitting.room.status == "playing"


@pytest.mark.parametrize("pace", [QUICK, DAILY])
def test_who_runs_out_of_time_has_lost(pace: NewPace) -> None:
    sitting = Sitting(pace)
    sitting.answer_until(lambda: len(sitting.room.playing()[0].log) > 20, Random(5))
    seat = sitting.asked
    due = sitting.room.due
    assert due == sitting.kept.due
    assert due is not None
    sitting.clock.pass_by(due - sitting.time.now() - 1)
    sitting.keep(ending.run_out(sitting.room))
    assert sitting.room.status == "playing"
    sitting.clock.pass_by(1)
    match, _ = sitting.room.playing()
    with pytest.raises(Refusal, match="server-time-out"):
        playing.answer(sitting.room, seat, match.step, 0, sitting.room.cuts)
    sitting.keep(ending.run_out(sitting.room))
    assert (sitting.kept.status, sitting.kept.how) == ("over", "time")
    assert sitting.kept.winners == (1 - seat,)
    assert sitting.kept.due is None
    record = recorded(sitting.room)
    assert record.result is not None
    assert (record.result.winners, record.result.rule) == (["AB"[1 - seat]], "time")
    verify(sitting.room.game.ruleset, record)


def test_the_clocks_of_a_game_that_is_over_stand_also_after_a_restart() -> None:
    sitting = Sitting(QUICK)
    sitting.answer()
    sitting.clock.pass_by(5_000)
    sitting.keep(ending.resign(sitting.room, 0))
    before = sitting.left()
    sitting.restart()
    sitting.clock.pass_by(DAY)
    assert sitting.left() == before
    shown = Views(sitting.room, lambda _: None).clocks()
    assert shown is not None
    assert (shown.left, shown.running) == (before, [])


def test_a_record_in_which_nobody_or_everybody_ran_out_of_time_is_refused() -> None:
    sitting = Sitting(QUICK)
    sitting.answer()
    sitting.clock.pass_by(DAY)
    sitting.keep(ending.run_out(sitting.room))
    record = recorded(sitting.room)
    assert record.result is not None
    for winners in ([], ["A", "B"]):
        wrong = msgspec.structs.replace(record.result, winners=winners)
        with pytest.raises(BadData, match="verify-result"):
            verify(sitting.room.game.ruleset, msgspec.structs.replace(record, result=wrong))


def test_a_stop_of_the_server_costs_nobody_time() -> None:
    sitting = Sitting(QUICK)
    sitting.answer_until(lambda: len(sitting.room.playing()[0].log) > 12, Random(6))
    sitting.clock.pass_by(20_000)
    before = sitting.left()
    sitting.restart(stopped=9 * DAY)
    assert sitting.left() == before
    sitting.clock.pass_by(1_000)
    assert sum(sitting.left()) == sum(before) - 1_000
    # After a kill the service knows less than the last answer: nobody loses by that either.
    sitting.restart(passed=0)
    assert min(sitting.left()) >= min(before) - 1_000
    assert sitting.room.asked() == sorted(sitting.room.countdown.running)


def test_setting_the_clock_of_the_computer_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for pace in (QUICK, None):
        sitting = Sitting(pace)
        sitting.answer()
        sitting.room.attendance.went(sitting.guests[sitting.asked])
        before = ending.claimable(sitting.room, [1 - sitting.asked]), sitting.room.due
        for years in (-30, 30):
            monkeypatch.setattr(time, "time", lambda years=years: 1.7e9 + years * 3.2e7)
            sitting.keep(ending.run_out(sitting.room))
            now = ending.claimable(sitting.room, [1 - sitting.asked]), sitting.room.due
            assert now == before
            assert sitting.room.status == "playing"


def test_the_clock_of_the_service_stands_until_everybody_is_back() -> None:
    source = Given()
    clock = ServiceClock(500, source, 20)
    assert (clock.now(), clock.waits) == (500, 20_000)
    source.pass_by(15_000)
    assert (clock.now(), clock.waits) == (500, 5_000)
    source.pass_by(6_000)
    assert (clock.now(), clock.waits) == (1_500, 0)


def test_the_time_of_bots_does_not_count() -> None:
    sitting = Sitting(QUICK, NewSeat("bot"))
    sitting.answer_until(lambda: question_to_bot(sitting.room, ()) is not None, Random(7))
    before = sitting.left()
    assert sitting.room.due is None
    sitting.clock.pass_by(9 * DAY)
    assert ending.run_out(sitting.room) != []
    assert sitting.room.status == "playing"
    assert sitting.left() == before
    shown = Views(sitting.room, lambda _: None).clocks()
    assert shown is not None
    assert (shown.left[1], shown.running) == (-1, [])


def test_the_time_of_everybody_runs_who_creates_at_the_same_time() -> None:
    sitting = Sitting(
        QUICK, NewSeat("open"), NewSeat("open"), game="dreamscape", format=dict(TOGETHER)
    )
    sitting.answer_until(lambda: len(sitting.room.asked()) == 3, Random(8))
    before = sitting.left()
    assert sorted(sitting.room.countdown.running) == [0, 1, 2]
    sitting.clock.pass_by(5_000)
    assert sitting.left() == [one - 5_000 for one in before]


def test_of_several_left_those_with_the_most_points_win() -> None:
    sitting = Sitting(QUICK, NewSeat("open"), NewSeat("open"), game="dreamscape")
    room = sitting.room

    def uneven() -> bool:
        return room.due is not None and len(set(room.points())) > 1

    sitting.answer_until(uneven, Random(1), 4_000)
    points = room.points()
    due = room.due
    assert due is not None
    lost = sitting.asked
    left = [seat for seat in range(3) if seat != lost]
    best = max(points[seat] for seat in left)
    sitting.clock.pass_by(due - sitting.time.now())
    sitting.keep(ending.run_out(room))
    assert room.winners == tuple(seat for seat in left if points[seat] == best)
    verify(room.game.ruleset, recorded(room))


def test_the_time_stands_while_seeds_are_agreed_on_anew() -> None:
    sitting = Sitting(QUICK)
    sitting.answer()
    nobody = (None, None)
    sitting.kept = msgspec.structs.replace(sitting.kept, player_seeds=nobody, seals=nobody)
    before = sitting.left()
    sitting.restart()
    sitting.clock.pass_by(5 * DAY)
    assert sitting.left() == before
    sitting.keep(ending.run_out(sitting.room))
    assert (sitting.kept.status, sitting.kept.due) == ("playing", None)


def test_a_rematch_has_the_same_pace() -> None:
    sitting = Sitting(QUICK)
    sitting.keep(ending.resign(sitting.room, 0))
    assert rematches.again(sitting.room).pace == sitting.kept.pace


@pytest.mark.parametrize(
    "pace", [NewPace(), NewPace(increment=5), NewPace(minutes=5, days=1), NewPace(0, 5, 1)]
)
def test_a_pace_that_says_nothing_or_two_things_is_refused(pace: NewPace) -> None:
    seats = [NewSeat("me"), NewSeat("open")]
    with pytest.raises(BadData, match="server-pace"):
        seating.lay(NewTable("dreamblade", seats, pace=pace), new_guest_id())
