"""What each viewer is shown of a room; nothing leaves a room in another way."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

from oneiros.kernel.match import Match
from oneiros.kernel.state import NOBODY
from oneiros.kernel.trying import attempt
from oneiros.registry.game import Chronicle, Game
from oneiros.registry.named import Ask, Event
from oneiros.server.protocol.messages import (
    Ending,
    Fairness,
    Outcome,
    Play,
    Sitter,
    Table,
    Tried,
    Try,
)
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms import playing
from oneiros.server.rooms.room import BOT_SEED, Room
from oneiros.storage import Status, StoredSeat
from oneiros.words.portable import PORTABLE

_ENCODER: Final = msgspec.json.Encoder()

MOST_TRIED: Final = 40
"""So many answers may be tried at once."""

Thinker = Callable[[Room], int | None]
"""Says in which seat of a room a bot thinks now."""


class Moment(NamedTuple):
    """A moment of a match, which is told once."""

    status: Status
    cuts: int
    step: int
    thinker: int | None


class Views:
    """The views of one room; what happened is put into names and sentences once for each viewer."""

    def __init__(self, room: Room, thinker: Thinker) -> None:
        """Begin with nothing told; `thinker` says which bot thinks."""
        self.room = room
        self._thinker = thinker
        self._tales: dict[int, _Tale] = {}
        # The view of each viewer, written, and at which step and after how many cuts.
        self._written: dict[int, tuple[int, int, Raw]] = {}
        # Everything, written for those in some seats, and at which moment.
        self._whole: dict[tuple[int, ...], bytes] = {}
        self._moment: Moment | None = None

    @property
    def moment(self) -> Moment:
        """The moment at which the match is: whatever it asks and shows changes only with it."""
        room = self.room
        step = room.match.step if room.match else 0
        return Moment(room.status, room.cuts, step, self._thinker(room))

    def play(self, mine: Collection[int], since: int) -> Play | None:
        """Show the match to the guest in some seats, with what happened since a step."""
        room = self.room
        match = room.match
        if match is None:
            return None
        goes_on = room.status == "playing" and room.chance is not None
        asks = asked(room.game, match, mine) if goes_on else []
        viewer = _viewer(asks, mine)
        thinker = self._thinker(room)
        # Where everything lies open, all share the view of an onlooker. Several players at one
        # screen hear as onlookers do, so that no log keeps what only one of them may know.
        shared = NOBODY if room.game.open else viewer
        hearer = NOBODY if len(mine) > 1 else shared
        return Play(
            since=since,
            step=match.step,
            cuts=room.cuts,
            view=self._view(match, shared),
            events=self._tale(match, hearer).since(since),
            asks=asks,
            thinking=[] if thinker is None else [thinker],
            undo=_undo(match, mine) if goes_on else match.step,
            outcomes=[
                Outcome(entry, chosen, list(weights))
                for entry, chosen, weights in match.outcomes_since(since, hearer)
            ],
            viewer=viewer if viewer != NOBODY else -1,
        )

    def tried(self, wish: Try) -> Tried:
        """Show a seat what some answers would do, as far as it can know; nothing changes."""
        room, seat = self.room, wish.seat
        match, _ = room.playing()
        state = playing.asking(room, seat, wish.step, wish.cuts)
        if len(wish.answers) > MOST_TRIED:
            raise TooMuch("server-try-many", came=len(wish.answers), most=MOST_TRIED)
        found = attempt(match.ruleset, state, wish.answers)
        facing = None if found.stop else found.state.facing(seat)
        told = self._tale(match, NOBODY if room.game.open else seat).chronicle.copy()
        view = room.game.view(facing or found.state, seat)
        return Tried(
            seat=seat,
            step=wish.step,
            cuts=wish.cuts,
            answers=wish.answers,
            view=Raw(_ENCODER.encode(view)),
            events=told.tell([(match.step + number, fact) for number, fact in found.heard]),
            ask=None if facing is None else room.game.ask(facing, options=True),
            stop=found.stop,
        )

    def everything(self, mine: Sequence[int]) -> bytes:
        """Show the match from its beginning; many who come at the same moment share one writing."""
        moment = self.moment
        if self._moment != moment:
            self._moment = moment
            self._whole.clear()
        seats = tuple(mine)
        if seats not in self._whole:
            self._whole[seats] = _ENCODER.encode(self.play(seats, 0))
        return self._whole[seats]

    def table(
        self,
        guest: str | None,
        names: Mapping[str, str],
        present: Collection[str],
        onlookers: int,
    ) -> Table:
        """Show the table itself to a guest."""
        room = self.room
        mine = room.seats_of(guest)
        return Table(
            id=room.id,
            game=room.game.ruleset.name,
            status=room.status,
            seats=[sitter(room, one, guest, names, present) for one in room.seats],
            names=list(room.names),
            public=room.public,
            onlookers=onlookers,
            fairness=_fairness(room),
            invite=room.invite if mine and room.status == "seating" else "",
            takeback=room.takeback,
            rematch=sorted(room.rematch),
            next=(room.next or "") if mine else "",
            ending=_ending(room),
            lesson=room.lesson,
        )

    def _view(self, match: Match, viewer: int) -> Raw:
        """Write what a viewer sees, once for everybody who sees the same."""
        written = self._written.get(viewer)
        cuts = self.room.cuts
        if written is None or written[:2] != (match.step, cuts):
            shown = self.room.game.view(match.facing(viewer) or match.state, viewer)
            written = (match.step, cuts, Raw(_ENCODER.encode(shown)))
            self._written[viewer] = written
        return written[2]

    def _tale(self, match: Match, viewer: int) -> _Tale:
        tale = self._tales.get(viewer)
        if tale is None or tale.cuts != self.room.cuts:
            tale = _Tale(self.room.game.chronicle(match), viewer, self.room.cuts)
            self._tales[viewer] = tale
        tale.follow(match)
        return tale


class _Tale:
    """Everything that one viewer has seen happen."""

    def __init__(self, chronicle: Chronicle, viewer: int, cuts: int) -> None:
        self.cuts = cuts
        self.chronicle = chronicle
        self._viewer = viewer
        self._step = 0
        self._events: list[Event] = []
        # How many events there were before each step.
        self._before: list[int] = [0]

    def follow(self, match: Match) -> None:
        """Tell what has happened since the last time."""
        if self._step == match.step and self._events:
            return
        told = self.chronicle.tell(match.heard_by_step(self._step, self._viewer))
        for event in told:
            while len(self._before) <= event.step:
                self._before.append(len(self._events))
            self._events.append(event)
        while len(self._before) <= match.step:
            self._before.append(len(self._events))
        self._step = match.step

    def since(self, step: int) -> list[Event]:
        return self._events[self._before[step] :] if step else list(self._events)


def asked(game: Game, match: Match, mine: Collection[int]) -> list[Ask]:
    """Say what every seat is asked, with options for those that somebody sits in."""
    asks: list[Ask] = []
    for seat in range(len(match.seats)):
        asking = match.facing(seat)
        if asking is not None:
            asks.append(game.ask(asking, options=seat in mine))
    return asks


def sitter(
    room: Room,
    seat: StoredSeat,
    guest: str | None,
    names: Mapping[str, str],
    present: Collection[str],
) -> Sitter:
    """Show who sits in a seat."""
    return Sitter(
        kind=seat.kind,
        name=names.get(seat.guest_id, "") if seat.guest_id else "",
        bot=seat.bot or "",
        mine=guest is not None and seat.guest_id == guest,
        present=seat.guest_id in present,
        sown=room.bound(seat.seat),
        revealed=seat.kind == "bot" or room.player_seeds[seat.seat] is not None,
        brings="" if seat.brings is None else room.game.brings_name(seat.brings),
    )


def _viewer(asks: Collection[Ask], mine: Collection[int]) -> int:
    """A guest in several seats sees what the seat that is asked may know."""
    for ask in asks:
        if ask.seat in mine:
            return ask.seat
    return min(mine, default=NOBODY)


def _undo(match: Match, mine: Collection[int]) -> int:
    return min((match.undo_limit(seat) for seat in mine), default=match.step)


def _fairness(room: Room) -> Fairness:
    over = room.status in ("over", "closed")
    return Fairness(
        commitment=room.promise,
        seals=[one or "" for one in room.seals or ()],
        player_seeds=[
            BOT_SEED if one.kind == "bot" else room.player_seeds[one.seat] or ""
            for one in room.seats
        ],
        server_seed=room.server_seed.hex() if over else "",
        since=room.renewed[-1].until if room.renewed else 0,
        renewed=len(room.renewed),
    )


def _ending(room: Room) -> Ending | None:
    if room.winners is None or room.how is None:
        return None
    names = ", ".join(room.names[one] for one in room.winners)
    how = room.how if room.how in ("resigned", "closed") else "rule"
    won = "yes" if room.winners else "no"
    sentence = PORTABLE.say("server-ending", how=how, won=won, winners=names, rule=room.how)
    return Ending(list(room.winners), room.how, sentence)
