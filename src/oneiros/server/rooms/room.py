"""A table with everybody around it: what storage keeps of it, and the match that follows from it.

Whatever changes a room gives the changes for storage. They are written down before anybody hears
of them; when that fails, the room is thrown away and built again from what is kept.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import FIRST, SECOND, SERVER_SEED_BYTES, FairChance, commitment
from oneiros.kernel.match import Answer, Cut, Match
from oneiros.kernel.record import Rolled, Said, TakenBack
from oneiros.kernel.replay import play_again
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.game import Game, Lesson
from oneiros.registry.games import game
from oneiros.server.protocol.messages import Takeback
from oneiros.server.refusals import Forbidden, Unknown, Untimely
from oneiros.storage import (
    CUT,
    AddAnswers,
    Change,
    CutAnswers,
    SetTable,
    Status,
    StoredAnswer,
    StoredSeat,
    StoredTable,
)

A_MINUTE = 60
LESSON = "lesson"
"""Where the format of a table names the lesson that is learnt at it; nobody else may say so."""
BOT_SEED = "bot"
"""The seed of every bot: it counts as the server's, so it is fixed and nobody chooses it."""


class Room:
    """One table: who sits where, and the match once it has begun."""

    def __init__(self, stored: StoredTable) -> None:
        """Build a table from what is kept of it; a match is played again up to where it was."""
        self.id = stored.id
        self.game: Game = game(stored.game)
        self.status: Status = stored.status
        self.public = stored.public
        self.invite = stored.invite
        self.format = stored.format
        self.setup = stored.setup
        self.server_seed = bytes.fromhex(stored.server_seed)
        self.player_seeds: list[str | None] = list(stored.player_seeds)
        # Games of the time before seals have none.
        self.seals: list[str | None] | None = None if stored.seals is None else list(stored.seals)
        self.renewed = stored.renewed
        self.owner = stored.owner
        self.seats: list[StoredSeat] = list(stored.seats)
        self.next = stored.next
        self.winners = stored.winners
        self.how = stored.how
        self.scores = stored.scores
        self.moved = stored.moved
        self._kept_moved = stored.moved
        self.takeback: Takeback | None = None
        self.rematch: set[int] = set()
        # How often answers were taken back, free undo included.
        self.cuts = stored.cuts
        self._kept_cuts = stored.cuts
        self.match: Match | None = None
        self.chance: FairChance | None = None
        if stored.setup is not None:
            if stored.rules != self.game.ruleset.version:
                expected = self.game.ruleset.version
                raise Untimely("server-other-rules", came=stored.rules, expected=expected)
            self._play_again(stored.answers)

    @property
    def lesson(self) -> str:
        """The name of the lesson that is learnt here, if any."""
        return str(self.format.get(LESSON, ""))

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
        if seat >= len(self.seats):
            raise Unknown("server-no-seat", came=seat, seats=len(self.seats))
        if guest is None or self.seats[seat].guest_id != guest:
            raise Forbidden("server-seat-foreign", seat=self.names[seat])

    @property
    def promise(self) -> str:
        """The commitment to the server's seed."""
        return commitment(self.server_seed)

    @property
    def sowing(self) -> bool:
        """Whether the dice are still to be agreed on, before the game or because of new seeds."""
        return self.status in ("seating", "playing") and self.chance is None

    @property
    def revealing(self) -> bool:
        """Whether everybody is bound to a seed, so that nobody can choose any more."""
        taken = all(one.kind != "open" for one in self.seats)
        return self.sowing and taken and all(self.bound(one.seat) for one in self.seats)

    def bound(self, seat: int) -> bool:
        """Tell whether a seat is bound to its seed, as bots always are."""
        return self.seats[seat].kind == "bot" or self.seals is None or bool(self.seals[seat])

    def playing(self) -> tuple[Match, FairChance]:
        """Give the match that is being played, or refuse because none is."""
        self.check_playing()
        if self.match is None or self.chance is None:
            raise Untimely("server-sowing")
        return self.match, self.chance

    def check_playing(self) -> None:
        """Refuse what is done only while a game goes on."""
        if self.status != "playing":
            raise Untimely(f"server-table-{self.status}")

    def people(self) -> list[str]:
        """Name the guests who sit here, each once."""
        found = (one.guest_id for one in self.seats if one.guest_id is not None)
        return list(dict.fromkeys(found))

    def outline(self) -> tuple[object, ...]:
        """Give everything of a room that can change and is shown with the table itself."""
        return (
            self.status,
            tuple(self.seats),
            self.server_seed,
            tuple(self.seals or ()),
            tuple(self.player_seeds),
            self.takeback,
            frozenset(self.rematch),
            self.next,
            self.winners,
            self.how,
        )

    def begin(self) -> list[Change]:
        """Begin the match, or go on with it, as soon as every guest has shown the seed."""
        seeds = [
            BOT_SEED if one.kind == "bot" else self.player_seeds[one.seat] for one in self.seats
        ]
        sown = [seed for seed in seeds if seed is not None]
        if not self.revealing or len(sown) < len(seeds):
            return []
        self.player_seeds = list(sown)
        self.moved = now()
        kept = SetTable(table_id=self.id, player_seeds=tuple(sown), moved=self.moved)
        if self.match is None:
            self.setup = self._agreed()
            self.match = Match(self.game.ruleset, self.setup)
            self.status = "playing"
            kept = replace(kept, status="playing", setup=self.setup)
        match = self.match
        self.chance = FairChance(self.server_seed, sown, match.drawn, takebacks=match.takebacks)
        return [kept, *self.go_on(len(match.log))]

    def go_on(self, entry: int) -> list[Change]:
        """Let chance answer, and give everything in the log from an entry on for storage."""
        match, chance = self.playing()
        match.roll(chance)
        answers = tuple(
            _stored(number, one) for number, one in enumerate(match.log[entry:], start=entry)
        )
        changes: list[Change] = [AddAnswers(self.id, answers)] if answers else []
        ending = match.ending()
        if ending is None:
            return [*changes, *self._note_cuts()]
        return [*changes, self.end(ending.winners, ending.rule)]

    def note_moved(self) -> list[Change]:
        """Note that something was answered; to the minute it is kept, too."""
        self.moved = now()
        if self.status != "playing" or self.moved - self._kept_moved < A_MINUTE:
            return []
        self._kept_moved = self.moved
        return [SetTable(table_id=self.id, moved=self.moved)]

    def end(self, winners: Sequence[int], how: str, status: Status = "over") -> SetTable:
        """End the game."""
        self.status = status
        self.winners = tuple(winners)
        self.how = how
        self.scores = self.points()
        self.takeback = None
        self.moved = now()
        return SetTable(
            table_id=self.id,
            status=status,
            winners=self.winners,
            how=how,
            scores=self.scores,
            moved=self.moved,
        )

    def points(self) -> tuple[int, ...]:
        """Give the points of each seat as an onlooker sees them, where there are any."""
        if self.scores is not None:
            return self.scores
        if self.match is None:
            return ()
        seen = self.game.ruleset.veil(self.match.state, NOBODY)
        return tuple(self.game.scores(seen) or ())

    def note_scores(self) -> list[Change]:
        """Keep the points of a game that ended before they were kept."""
        if self.status != "over" or self.scores is not None:
            return []
        self.scores = self.points()
        return [SetTable(table_id=self.id, scores=self.scores)]

    def undo(self, seat: int) -> list[Change]:
        """Take back a seat's last answer, from which nobody has learnt anything."""
        match, _ = self.playing()
        match.undo(seat)
        self.cuts += 1
        return [CutAnswers(self.id, len(match.log)), *self._note_cuts()]

    def go_back(self, step: int) -> list[Change]:
        """Go back to an answer, as every guest has agreed; what follows is drawn afresh."""
        match, chance = self.playing()
        answered = match.answers[step].seat
        guests = [one.seat for one in self.seats if one.kind == "guest" and one.seat != answered]
        match.go_back(step, [answered, *guests])
        chance.go_to(match.drawn, match.takebacks)
        self.cuts += 1
        return self.go_on(len(match.log) - 1)

    def renew(self) -> list[Change]:
        """Take seeds of the server's and of everybody's anew, because some could be known."""
        self.server_seed = secrets.token_bytes(SERVER_SEED_BYTES)
        nobody = [None] * len(self.seats)
        self.seals, self.player_seeds, self.chance = [*nobody], [*nobody], None
        return [
            SetTable(
                table_id=self.id,
                server_seed=self.server_seed.hex(),
                seals=tuple(nobody),
                player_seeds=tuple(nobody),
            )
        ]

    def _note_cuts(self) -> list[Change]:
        """Keep how often answers were taken back, also where a failed write made it so."""
        if self.cuts == self._kept_cuts:
            return []
        self._kept_cuts = self.cuts
        return [SetTable(table_id=self.id, cuts=self.cuts)]

    def _agreed(self) -> Setup:
        """Give the set-up of a lesson, or the one that follows from format and seats."""
        if self.lesson:
            return lesson(self.game, self.lesson).setup
        return self.game.setup(self.format, [one.brings for one in self.seats])

    def _play_again(self, answers: Sequence[StoredAnswer]) -> None:
        self.match = Match(self.game.ruleset, self.setup)
        names = self.match.seats
        play_again(self.match, [_written(names, answer) for answer in answers])
        seeds = [seed for seed in self.player_seeds if seed is not None]
        if len(seeds) == len(self.seats):
            self.chance = FairChance(
                self.server_seed,
                seeds,
                self.match.drawn,
                takebacks=self.match.takebacks,
                scheme=FIRST if self.seals is None else SECOND,
            )


Deed = Callable[[Room], list[Change]]
"""Something done in a room, which gives its changes for storage."""


def _stored(entry: int, one: Answer | Cut) -> StoredAnswer:
    if isinstance(one, Cut):
        return StoredAnswer(entry, CUT, "", one.entry, one.seats)
    weights = one.weights if one.seat == CHANCE else None
    return StoredAnswer(entry, one.seat, one.text, one.chosen, weights)


def _written(names: Sequence[str], one: StoredAnswer) -> Said | Rolled | TakenBack:
    if one.seat == CUT:
        return TakenBack(one.chosen, [names[seat] for seat in one.weights or ()])
    if one.weights is not None:
        return Rolled(one.chosen, list(one.weights))
    return Said(names[one.seat], one.text)


def lesson(game: Game, name: str) -> Lesson:
    """Give a lesson of a game by its name, or refuse."""
    known = {one.name: one for one in game.lessons}
    if name not in known:
        raise BadData("server-lesson-unknown", came=name, known=", ".join(known))
    return known[name]


def now() -> int:
    """Give the time in whole seconds."""
    return int(time.time())
