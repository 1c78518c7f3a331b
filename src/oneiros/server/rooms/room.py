"""A table with everybody around it: what storage keeps of it, and the match that follows from it.

Whatever changes a room gives the changes for storage. They are written down before anybody hears
of them; when that fails, the room is thrown away and built again from what is kept.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from oneiros.kernel.errors import Refusal
from oneiros.kernel.fair import THIRD, FairChance, Scheme
from oneiros.kernel.match import Match
from oneiros.kernel.root import setup_digest
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import NOBODY
from oneiros.registry.game import Game
from oneiros.registry.games import game
from oneiros.server.refusals import Forbidden, Unknown, Untimely
from oneiros.server.rooms.agreed import Agreed
from oneiros.server.rooms.agreement import of_game
from oneiros.server.rooms.attendance import Attendance
from oneiros.server.rooms.branches import BRANCH, branch_of
from oneiros.server.rooms.clocks import Clocks
from oneiros.server.rooms.countdown import MINUTE_MS, Countdown
from oneiros.server.rooms.entries import stored_entry
from oneiros.server.rooms.lessons import setup_to_learn
from oneiros.server.rooms.replaying import played_again
from oneiros.server.rooms.service_clock import ServiceClock, standing
from oneiros.server.rooms.silence import Silence
from oneiros.server.rooms.sowing import Sowing
from oneiros.server.rooms.wishes import Claimed, Wishes
from oneiros.storage import (
    AddAnswers,
    Change,
    CutAnswers,
    SetTable,
    Status,
    StoredLuck,
    StoredSeat,
    StoredTable,
)

MOST_ENTRIES = 20_000
"""So many answers may be given at a table, those included that were taken back; then it closes."""
MOST_BEFORE_TAKEBACK = MOST_ENTRIES // 2
"""After so many of them nothing is taken back any more: nobody brings the end about by that."""
LONG = "long"
"""How a game ended that went on for so long: nobody has won."""


class Room(Agreed):
    """One table: who sits where, and the match once it has begun."""

    def __init__(
        self, stored: StoredTable, time: ServiceClock | None = None, *, play: bool = True
    ) -> None:
        """Build a table from what is kept of it; a match is played again up to where it was.

        It is not where it does not matter, without `play`. One of other rules never is: it can be
        read, resigned and closed, but not played.
        """
        self.id = stored.id
        self.game: Game = game(stored.game)
        self.format = stored.format
        self.setup = stored.setup
        self.rules = stored.rules
        self.seats: list[StoredSeat] = list(stored.seats)
        self.sowing = Sowing(stored, self.names)
        self.time = time or standing()
        self.status: Status = stored.status
        self.public = stored.public
        self.invite = stored.invite
        self.owner = stored.owner
        self.next = stored.next
        self.winners = stored.winners
        self.how = stored.how
        self.scores = stored.scores
        self.luck = stored.luck
        self.standing = stored.standing
        """How it stood when that was last kept for lists."""
        self.moved = stored.moved
        # When, by the clock of the service, it was last kept that something was answered.
        self._kept_moved: int | None = None
        self.wishes = Wishes(stored.rematch)
        self.attendance = Attendance(self.time)
        # How often answers were taken back, free undo included.
        self.cuts = stored.cuts
        self._kept_cuts = stored.cuts
        self.match: Match | None = None
        self.chance: FairChance | None = None
        self.outdated = stored.setup is not None and stored.rules != self.game.ruleset.version
        """Whether the match was begun by other rules than those of this server."""
        self.unread = stored.answers if self.outdated else ()
        """The answers of such a match."""
        self.pace = stored.pace
        seats = len(stored.seats)
        self.clocks = None if stored.pace is None else Clocks(stored.pace, seats, self.time)
        """The clocks, where there is a pace."""
        self.countdown: Countdown = self.clocks or Silence(seats, self.time)
        """What is left to everybody by the clocks, or until others may claim the game."""
        if play and stored.setup is not None and not self.outdated:
            self.match, self.chance = played_again(
                self.game.ruleset, stored.setup, stored.answers, self.sowing, stored.cuts
            )
            goes_on = self.status == "playing" and not self.agreeing
            self.countdown.take(stored.clocks, self.asked() if goes_on else ())
        self.opened_at = len(stored.answers)
        """How many entries there were when this room was built from what is kept."""
        self._timeless = stored.clocks is None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(self.game.seat_names[: len(self.seats)])

    def seats_of(self, guest: str | None) -> list[int]:
        """Give the seats in which a guest sits."""
        if guest is None:
            return []
        return [one.seat for one in self.seats if one.guest_id == guest]

    def own(self, guest: str | None, seat: int) -> None:
        """Refuse a guest who speaks for a seat of somebody else."""
        self.check_seat(seat)
        if guest is None or self.seats[seat].guest_id != guest:
            raise Forbidden("server-seat-foreign", seat=self.names[seat])

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that there is not."""
        if seat >= len(self.seats):
            raise Unknown("server-no-seat", came=seat, seats=len(self.seats))

    def people(self) -> list[str]:
        """Name the guests who sit here, each once."""
        found = (one.guest_id for one in self.seats if one.guest_id is not None)
        return list(dict.fromkeys(found))

    def to_play(self) -> Setup:
        """Give the set-up of a lesson, a puzzle, an example or a branch, or of format and seats."""
        if BRANCH in self.format:
            return branch_of(self.format)
        to_learn = setup_to_learn(self.game, self.lesson, self.puzzle, self.example)
        if to_learn is not None:
            return to_learn
        return self.game.setup(of_game(self.format), [one.brings for one in self.seats])

    def digest(self) -> str:
        """Give the digest of what is played, or will be by those who sit here."""
        return setup_digest(self.game.ruleset.name, *self.played())

    def played(self) -> tuple[int, Setup]:
        """Give the version of the rules and the set-up of what is played here, or will be."""
        if self.setup is None:
            return self.game.ruleset.version, self.to_play()
        return self.rules, self.setup

    @property
    def scheme(self) -> Scheme:
        """The scheme by which outcomes are drawn; whatever has not begun will be by the newest."""
        return THIRD if self.agreeing else self.sowing.scheme

    @property
    def agreeing(self) -> bool:
        """Whether the dice are still to be agreed on, before the game or because of new seeds."""
        going = self.status in ("seating", "playing")
        return going and self.chance is None and not self.outdated

    @property
    def timed(self) -> bool:
        """Whether clocks decide who has waited too long; while dice are agreed on, none runs."""
        return self.pace is not None and not self.agreeing

    @property
    def revealing(self) -> bool:
        """Whether everybody is bound to a seed, so that nobody can choose any more."""
        taken = all(one.kind != "open" for one in self.seats)
        return self.agreeing and taken and all(map(self.sowing.bound, self.seats))

    @property
    def has_told(self) -> bool:
        """Whether everybody knows, or once knew, what all bring: it is told once all are bound.

        What somebody knew who has got up since does not count.
        """
        return self.revealing or len(self.sowing.renewed) > self.left.sowings

    def late(self) -> list[int]:
        """Name the seats whose seals take the place of seeds, which they have yet to accept."""
        return self.sowing.late() if self.agreeing else []

    def asked(self) -> list[int]:
        """Name the seats of guests that are asked something."""
        match = self.match
        if match is None:
            return []
        guests = (one.seat for one in self.seats if one.kind == "guest")
        return [seat for seat in guests if match.facing(seat) is not None]

    def awaited(self) -> list[int]:
        """Name the seats of guests for whom the game waits: for an answer, or for a seed."""
        if self.status != "playing" or self.outdated:
            return []
        if self.chance is not None:
            return self.asked()
        guests = [one.seat for one in self.seats if one.kind == "guest"]
        if not self.revealing:
            return [seat for seat in guests if not self.sowing.bound(self.seats[seat])]
        late = self.late()
        shown = self.sowing.player_seeds
        return [seat for seat in guests if shown[seat] is None or seat in late]

    @property
    def entries(self) -> int:
        """How many entries the log of the match has."""
        return 0 if self.match is None else len(self.match.log)

    @property
    def claims(self) -> dict[int, Claimed]:
        """What seats claim against others who do not answer, as the game stands."""
        return self.wishes.claims(self.entries)

    @property
    def due(self) -> int | None:
        """When the time of somebody runs out next, by the clock of the service."""
        return self.clocks.due if self.clocks is not None and self.status == "playing" else None

    @property
    def fallen(self) -> int | None:
        """The seat whose time has run out first, if any has."""
        return None if self.clocks is None else self.clocks.fallen

    def playing(self) -> tuple[Match, FairChance]:
        """Give the match that is being played, or refuse because none is."""
        self.check_playing()
        if self.outdated:
            expected = self.game.ruleset.version
            raise Untimely("server-other-rules", came=self.rules, expected=expected)
        if self.match is None or self.chance is None:
            raise Untimely("server-sowing")
        return self.match, self.chance

    def check_playing(self) -> None:
        """Refuse what is done only while a game goes on."""
        if self.status != "playing":
            raise Untimely(f"server-table-{self.status}")

    def begin(self, seeds: Sequence[str]) -> list[Change]:
        """Begin the match, or go on with it, by the seeds of all."""
        self.sowing.player_seeds = list(seeds)
        self.moved, self._kept_moved = now(), self.time.now()
        begun = SetTable(table_id=self.id, player_seeds=tuple(seeds), moved=self.moved)
        if self.match is None:
            self.setup = self.to_play()
            self.match = Match(self.game.ruleset, self.setup)
            self.status = "playing"
            self.rules = self.game.ruleset.version
            begun = replace(begun, status="playing", setup=self.setup, rules=self.rules)
        match = self.match
        self.chance = self.sowing.dice(match)
        changes = self.go_on(len(match.log))
        return [replace(begun, clocks=self.countdown.kept()), *changes]

    def go_on(self, entry: int) -> list[Change]:
        """Let chance answer, and give everything in the log from an entry on for storage."""
        match, chance = self.playing()
        match.roll(chance)
        answers = tuple(
            stored_entry(number, one) for number, one in enumerate(match.log[entry:], start=entry)
        )
        changes: list[Change] = [AddAnswers(self.id, answers)] if answers else []
        ending = match.ending()
        if ending is None and len(match.log) >= MOST_ENTRIES:
            return [*changes, self.end((), LONG, "closed")]
        if ending is None:
            self.countdown.turn_to(match, self.asked(), entry)
            return [*changes, *self._note_cuts(), *self._note_time()]
        return [*changes, self.end(ending.winners, ending.rule)]

    def note_moved(self) -> list[Change]:
        """Note that something was answered; to the minute it is kept, too."""
        self.moved = now()
        shown, last = self.time.now(), self._kept_moved
        if self.status != "playing" or (last is not None and shown - last < MINUTE_MS):
            return []
        self._kept_moved = shown
        return [self._moved()]

    def note_going_back(self) -> list[Change]:
        """Note that something was taken back."""
        self.moved = now()
        # What is answered instead is kept at once: it may end a long silence.
        self._kept_moved = None
        return [self._moved()]

    def note_opened(self) -> list[Change]:
        """Make up for what was not kept yet when the table was: its time, and what is agreed on."""
        noted = SetTable(table_id=self.id)
        if self._timeless and self.match is not None and self.status == "playing":
            self._timeless = False
            noted = replace(noted, clocks=self.countdown.kept())
        if self.revealing and self.sowing.agreed is None:
            # What is not offered any more can still be left or closed.
            with suppress(Refusal):
                self.sowing.agreed = self.digest()
                noted = replace(noted, agreed=self.sowing.agreed)
        return [] if noted == SetTable(table_id=self.id) else [noted]

    def end(self, winners: Sequence[int], how: str, status: Status = "over") -> SetTable:
        """End the game."""
        self.status = status
        self.winners = tuple(winners)
        self.how = how
        self.scores = self.points()
        self.luck = self._luck()
        self.wishes.lapse()
        self.countdown.stop()
        self.moved = now()
        return SetTable(
            table_id=self.id,
            status=status,
            winners=self.winners,
            how=how,
            scores=self.scores,
            luck=self.luck,
            moved=self.moved,
            clocks=self.countdown.kept(),
            due=None,
        )

    def points(self) -> tuple[int, ...]:
        """Give the points of each seat as an onlooker sees them, where there are any."""
        if self.scores is not None:
            return self.scores
        if self.match is None:
            return ()
        seen = self.game.ruleset.veil(self.match.state, NOBODY)
        return tuple(self.game.scores(seen) or ())

    def _luck(self) -> tuple[StoredLuck, ...] | None:
        """Give what chance gave each seat, where the game tells it and its rules are ours."""
        if self.match is None or self.game.luck is None:
            return None
        return tuple(StoredLuck(one.got, one.usual) for one in self.game.luck(self.match))

    def undo(self, seat: int) -> list[Change]:
        """Take back a seat's last answer, from which nobody has learnt anything."""
        match, _ = self.playing()
        entry = len(match.log) - 1
        undoable = match.undo_limit(seat) < match.step
        if self.clocks and undoable and not self.clocks.after_undo(entry, seat)[seat]:
            raise Untimely("server-undo-time", seat=self.names[seat])
        match.undo(seat)
        self.countdown.undo(entry, seat, self.asked())
        self.cuts += 1
        return [CutAnswers(self.id, entry), *self._note_cuts(), *self._note_time()]

    def go_back(self, step: int) -> list[Change]:
        """Go back to an answer, as every guest has agreed; what follows is drawn afresh."""
        match, chance = self.playing()
        answered = match.answers[step].seat
        guests = [one.seat for one in self.seats if one.kind == "guest" and one.seat != answered]
        match.go_back(step, [answered, *guests])
        chance.go_to(match.drawn, match.takebacks)
        self.cuts += 1
        return self.go_on(len(match.log) - 1)

    def _note_time(self) -> list[Change]:
        """With a pace, keep what is left to everybody."""
        if self.clocks is None:
            return []
        return [SetTable(table_id=self.id, clocks=self.clocks.kept(), due=self.clocks.due)]

    def _moved(self) -> SetTable:
        return SetTable(table_id=self.id, moved=self.moved, clocks=self.countdown.kept())

    def _note_cuts(self) -> list[Change]:
        """Keep how often answers were taken back, also where a failed write made it so."""
        if self.cuts == self._kept_cuts:
            return []
        self._kept_cuts = self.cuts
        return [SetTable(table_id=self.id, cuts=self.cuts)]


Deed = Callable[[Room], list[Change]]
"""Something done in a room, which gives its changes for storage."""
Act = Callable[[Deed], Awaitable[Room]]
"""Does something in a room and keeps it; gives the room as it is then."""


def now() -> int:
    """Give the time in whole seconds."""
    return int(time.time())
