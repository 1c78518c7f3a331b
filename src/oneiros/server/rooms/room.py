"""A table with everybody around it: what storage keeps of it, and the match that follows from it.

Whatever changes a room gives the changes for storage. They are written down before anybody hears
of them; when that fails, the room is thrown away and built again from what is kept.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Answer, Match
from oneiros.kernel.record import Rolled, Said
from oneiros.kernel.replay import play_again
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.game import Game, Lesson
from oneiros.registry.games import game
from oneiros.server.protocol.messages import Takeback
from oneiros.server.refusals import Forbidden, Unknown, Untimely
from oneiros.storage import (
    AddAnswers,
    Change,
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
"""The seed of every bot: fixed in advance, so that nobody chooses it to suit the dice."""


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
        # How often answers were taken back.
        self.cuts = 0
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

    def playing(self) -> tuple[Match, FairChance]:
        """Give the match that is being played, or refuse because none is."""
        if self.status != "playing" or self.match is None or self.chance is None:
            raise Untimely(f"server-table-{self.status}")
        return self.match, self.chance

    def people(self) -> list[str]:
        """Name the guests who sit here, each once."""
        found = (one.guest_id for one in self.seats if one.guest_id is not None)
        return list(dict.fromkeys(found))

    def outline(self) -> tuple[object, ...]:
        """Give everything of a room that can change and is shown with the table itself."""
        return (
            self.status,
            tuple(self.seats),
            tuple(self.player_seeds),
            self.takeback,
            frozenset(self.rematch),
            self.next,
            self.winners,
            self.how,
        )

    def begin(self) -> list[Change]:
        """Begin the match as soon as every seat is taken and every guest has sown a seed."""
        if any(one.kind == "open" for one in self.seats):
            return []
        seeds = [
            BOT_SEED if one.kind == "bot" else self.player_seeds[one.seat] for one in self.seats
        ]
        sown = [seed for seed in seeds if seed is not None]
        if len(sown) < len(seeds):
            return []
        self.setup = self._agreed()
        self.match = Match(self.game.ruleset, self.setup)
        self.chance = FairChance(self.server_seed, sown)
        self.player_seeds = list(sown)
        self.status = "playing"
        self.moved = now()
        begun = SetTable(
            table_id=self.id,
            status="playing",
            setup=self.setup,
            player_seeds=tuple(sown),
            moved=self.moved,
        )
        return [begun, *self.go_on(0)]

    def go_on(self, step: int) -> list[Change]:
        """Let chance answer, and give everything that was answered since a step for storage."""
        match, chance = self.playing()
        match.roll(chance)
        answers = tuple(
            _stored(number, answer)
            for number, answer in enumerate(match.answers[step:], start=step)
        )
        changes: list[Change] = [AddAnswers(self.id, answers)] if answers else []
        ending = match.ending()
        if ending is None:
            return changes
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

    def rewind(self, step: int) -> None:
        """Go back to a step: the same answers up to there, and the same dice from there on."""
        match, chance = self.playing()
        again = Match(match.ruleset, match.setup)
        play_again(again, match.answers[:step])
        # The dice that come are known, so what came before is taken back only by asking again.
        again.settle()
        chance.drawn = sum(answer.seat == CHANCE for answer in again.answers)
        self.match = again
        self.cuts += 1

    def _agreed(self) -> Setup:
        """Give the set-up of a lesson, or the one that follows from format and seats."""
        if self.lesson:
            return lesson(self.game, self.lesson).setup
        return self.game.setup(self.format, [one.brings for one in self.seats])

    def _play_again(self, answers: Sequence[StoredAnswer]) -> None:
        self.match = Match(self.game.ruleset, self.setup)
        names = self.match.seats
        play_again(self.match, [_written(names, answer) for answer in answers])
        drawn = sum(answer.weights is not None for answer in answers)
        seeds = [seed or "" for seed in self.player_seeds]
        self.chance = FairChance(self.server_seed, seeds, drawn)


Deed = Callable[[Room], list[Change]]
"""Something done in a room, which gives its changes for storage."""


def _stored(step: int, answer: Answer) -> StoredAnswer:
    weights = answer.weights if answer.seat == CHANCE else None
    return StoredAnswer(step, answer.seat, answer.text, answer.chosen, weights)


def _written(names: Sequence[str], answer: StoredAnswer) -> Said | Rolled:
    if answer.weights is not None:
        return Rolled(answer.chosen, list(answer.weights))
    return Said(names[answer.seat], answer.text)


def lesson(game: Game, name: str) -> Lesson:
    """Give a lesson of a game by its name, or refuse."""
    known = {one.name: one for one in game.lessons}
    if name not in known:
        raise BadData("server-lesson-unknown", came=name, known=", ".join(known))
    return known[name]


def now() -> int:
    """Give the time in whole seconds."""
    return int(time.time())
