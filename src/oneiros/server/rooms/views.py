"""What each viewer is shown of a room; nothing leaves a room in another way."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from oneiros.kernel.differences import Differences, differences
from oneiros.kernel.errors import Refusal
from oneiros.kernel.fair import BOT_SEED
from oneiros.kernel.match import Match
from oneiros.kernel.record import BY_PEOPLE
from oneiros.kernel.state import NOBODY
from oneiros.kernel.trying import attempt
from oneiros.registry.asking import all_asked
from oneiros.registry.named import Ask
from oneiros.server.protocol.messages import (
    Clocks,
    Ending,
    Fairness,
    News,
    Past,
    Play,
    Played,
    Table,
    Tried,
    Try,
)
from oneiros.server.refusals import TooMuch, Untimely
from oneiros.server.rooms import playing
from oneiros.server.rooms.bringing import lacks, sealed
from oneiros.server.rooms.ending import claimable
from oneiros.server.rooms.getting_up import leaving_bars, leaving_closes
from oneiros.server.rooms.room import LONG, Room
from oneiros.server.rooms.shown import pace, rubber, sitter
from oneiros.server.rooms.sowings import came_to_nothing, roots
from oneiros.server.rooms.tale import Tale
from oneiros.storage import Status
from oneiros.words.portable import PORTABLE

_ENCODER: Final = msgspec.json.Encoder()

MOST_TRIED: Final = 40
"""So many answers may be tried at once."""
LARGEST_PLAY: Final = 64 * 1024
"""The most bytes in which a match is told at once."""
FIRST_EVENTS: Final = 16 * 1024
"""About so many bytes of what happened last are told with the whole game, if there is room."""
EARLIER_EVENTS: Final = 48 * 1024
"""About so many bytes of what happened before are told at once."""

View = dict[str, object]
Thinker = Callable[[Room], int | None]
"""Says in which seat of a room a bot thinks now."""


class Moment(NamedTuple):
    """A moment of a match, which is told once."""

    status: Status
    cuts: int
    step: int
    thinker: int | None
    agreeing: bool
    """Whether nobody is asked, because seeds are renewed."""


class Shown(NamedTuple):
    """A message about the match, written, and the view that whoever reads it has then."""

    written: bytes
    view: View


class Views:
    """The views of one room; what happened is put into names and sentences once for each hearer."""

    def __init__(self, room: Room, thinker: Thinker) -> None:
        """Begin with nothing told; `thinker` says which bot thinks."""
        self.room = room
        self._thinker = thinker
        self._tales: dict[int, Tale] = {}
        # What each viewer sees, and at which step and after how many cuts.
        self._seen: dict[int, tuple[int, int, View]] = {}
        # The views that were compared last, and what is different.
        self._compared: tuple[View, View, Differences] | None = None
        # Everything, written for those in some seats, and at which moment.
        self._whole: dict[tuple[int, ...], Shown] = {}
        self._moment: Moment | None = None

    @property
    def moment(self) -> Moment:
        """The moment at which the match is: whatever it asks and shows changes only with it."""
        room = self.room
        step = room.match.step if room.match else 0
        return Moment(room.status, room.cuts, step, self._thinker(room), room.agreeing)

    def behind(self, mine: Sequence[int]) -> int:
        """Count the answers that those in some seats have not been told by anybody."""
        match = self.room.match
        if match is None:
            return 0
        tale = self._tales.get(self._hearer(mine))
        return match.step if tale is None else tale.behind(match)

    def follow(self, mine: Sequence[int]) -> None:
        """Put what has happened into words for those in some seats, which may take long."""
        if self.room.match is not None:
            self._tale(self.room.match, self._hearer(mine))

    def whole(self, match: Match, mine: tuple[int, ...]) -> Shown:
        """Show the match as it is; many who come at the same moment share one writing."""
        moment = self.moment
        if self._moment != moment:
            self._moment = moment
            self._whole.clear()
        if mine not in self._whole:
            now = self._now(match, mine)
            view = _ENCODER.encode(now.view)
            room = LARGEST_PLAY // 2 - len(view) - len(_ENCODER.encode(now.asks))
            tale = self._tale(match, self._hearer(mine))
            piece = tale.until(match.step, min(FIRST_EVENTS, room))
            play = Play(
                since=piece.since,
                step=match.step,
                cuts=self.room.cuts,
                view=Raw(view),
                events=_told(piece.events),
                asks=now.asks,
                thinking=now.thinking,
                undo=now.undo,
                outcomes=_told(piece.outcomes),
                takebacks=match.takebacks,
                viewer=now.viewer,
            )
            self._whole[mine] = Shown(_ENCODER.encode(play), now.view)
        return self._whole[mine]

    def news(self, match: Match, mine: tuple[int, ...], since: int, known: View) -> Shown:
        """Show what is new to those in some seats who know a view, and what happened since."""
        now = self._now(match, mine)
        piece = self._tale(match, self._hearer(mine)).since(since)
        changes, removed = self._differences(known, now.view)
        news = News(
            since=since,
            step=match.step,
            cuts=self.room.cuts,
            events=_told(piece.events),
            asks=now.asks,
            undo=now.undo,
            changes=changes,
            removed=removed,
            thinking=now.thinking,
            outcomes=_told(piece.outcomes),
            takebacks=match.takebacks,
            viewer=now.viewer,
        )
        return Shown(_ENCODER.encode(news), now.view)

    def earlier(self, mine: Sequence[int], before: int) -> Past:
        """Tell those in some seats the last of what happened before a step."""
        match = self.room.match
        if match is None:
            raise Untimely("server-table-seating")
        until = min(before, match.step)
        piece = self._tale(match, self._hearer(mine)).until(until, EARLIER_EVENTS)
        return Past(piece.since, until, _told(piece.events), _told(piece.outcomes))

    def tried(self, wish: Try, mine: Sequence[int]) -> Tried:
        """Show a seat what some answers would do, as far as it can know; nothing changes."""
        room, seat = self.room, wish.seat
        match, _ = room.playing()
        state = playing.asking(room, seat, wish.step, wish.cuts)
        if len(wish.answers) > MOST_TRIED:
            raise TooMuch("server-try-many", came=len(wish.answers), most=MOST_TRIED)
        found = attempt(match.ruleset, state, wish.answers)
        facing = None if found.stop else found.state.facing(seat)
        told = self._tale(match, self._hearer(mine)).chronicle.copy()
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
            takeback=room.wishes.takeback,
            rematch=sorted(room.wishes.rematch),
            next=(room.next or "") if mine else "",
            ending=_ending(room),
            lesson=room.lesson,
            puzzle=room.puzzle,
            example=room.example,
            pace=pace(room),
            claim=claimable(room, mine),
            closing=[one.seat for one in room.seats if one.guest_id in room.wishes.closing],
            other_rules=room.rules if room.outdated else 0,
            origin=room.origin,
            hints=room.barred,
            sealed=sealed(room),
            lacks=lacks(room),
            rubber=rubber(room),
            leaving_closes=leaving_closes(room, guest),
            leaving_bars=leaving_bars(room, guest),
        )

    def clocks(self) -> Clocks | None:
        """Show the clocks, where there are any."""
        room, clocks = self.room, self.room.clocks
        if clocks is None or room.status == "seating":
            return None
        left = [clocks.left_to(one.seat) if one.kind == "guest" else -1 for one in room.seats]
        return Clocks(left, sorted(clocks.running), room.time.waits)

    def _now(self, match: Match, mine: Collection[int]) -> _Now:
        """Give what those in some seats see and are asked."""
        room = self.room
        goes_on = room.status == "playing" and room.chance is not None
        asks = _asks(room, match, mine) if goes_on else []
        viewer = _viewer(asks, mine)
        thinker = self._thinker(room)
        return _Now(
            # Where everything lies open, all share the view of an onlooker.
            view=self._view(match, NOBODY if room.game.open else viewer),
            asks=asks,
            thinking=[] if thinker is None else [thinker],
            undo=_undo(match, mine) if goes_on else match.step,
            viewer=viewer if viewer != NOBODY else -1,
        )

    def _view(self, match: Match, viewer: int) -> View:
        """Give what a viewer sees, once for everybody who sees the same."""
        seen = self._seen.get(viewer)
        cuts = self.room.cuts
        if seen is None or seen[:2] != (match.step, cuts):
            known = None if seen is None else seen[2]
            shown = self.room.game.view(match.facing(viewer) or match.state, viewer, known)
            seen = (match.step, cuts, shown)
            self._seen[viewer] = seen
        return seen[2]

    def _differences(self, old: View, new: View) -> Differences:
        """Compare two views, once for everybody who knew the one and sees the other."""
        last = self._compared
        if last is None or last[0] is not old or last[1] is not new:
            last = self._compared = (old, new, differences(old, new))
        return last[2]

    def _hearer(self, mine: Sequence[int]) -> int:
        """Several players at one screen hear as onlookers do, and all do where nothing is hidden.

        So no log keeps what only one of those players may know.
        """
        return NOBODY if self.room.game.open or len(mine) != 1 else mine[0]

    def _tale(self, match: Match, hearer: int) -> Tale:
        tale = self._tales.get(hearer)
        if tale is None:
            tale = self._tales[hearer] = Tale(self.room.game, match, hearer)
        tale.follow(match)
        return tale


class _Now(NamedTuple):
    """What somebody sees and is asked at a moment."""

    view: View
    asks: list[Ask]
    thinking: list[int]
    undo: int
    viewer: int


def _told(written: list[Raw]) -> list[Any]:
    """Let what is written already stand in a message for what it says."""
    return written


def _asks(room: Room, match: Match, mine: Collection[int]) -> list[Ask]:
    """Say what every seat is asked; whoever learns at a table decides everything."""
    asks = all_asked(room.game, match, mine)
    if room.lesson or room.puzzle or room.example:
        return [msgspec.structs.replace(one, needless=False) for one in asks]
    return asks


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
        scheme=room.scheme,
        commitment=room.sowing.promise,
        setup=room.sowing.agreed or "",
        played=_played(room) if room.sowing.agreed else None,
        seals=[one or "" for one in room.sowing.seals or ()],
        player_seeds=[
            BOT_SEED if one.kind == "bot" else room.sowing.player_seeds[one.seat] or ""
            for one in room.seats
        ],
        server_seed=room.sowing.server_seed.hex() if over else "",
        late=room.late(),
        since=room.sowing.renewed[-1].until if room.sowing.renewed else 0,
        before=roots(room.id, room.names, room.sowing.renewed),
        renewed=sum(not came_to_nothing(one) for one in room.sowing.renewed),
    )


def _played(room: Room) -> Played | None:
    # What is not offered any more cannot be told; it can still be left or closed.
    with suppress(Refusal):
        return Played(*room.played())
    return None


def _ending(room: Room) -> Ending | None:
    if room.winners is None or room.how is None:
        return None
    names = ", ".join(room.names[one] for one in room.winners)
    how = room.how if room.how in (*BY_PEOPLE, LONG) else "rule"
    won = "yes" if room.winners else "no"
    sentence = PORTABLE.say("server-ending", how=how, won=won, winners=names, rule=room.how)
    return Ending(list(room.winners), room.how, sentence)
