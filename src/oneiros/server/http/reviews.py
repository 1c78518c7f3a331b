"""Games over HTTP, looked at again moment by moment: those of tables, and those of record files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from oneiros.kernel.errors import BadData
from oneiros.kernel.origin import ORIGIN
from oneiros.kernel.state import NOBODY
from oneiros.registry.game import Game
from oneiros.server.games import check_game
from oneiros.server.http.endpoint import Call
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol.messages import Table
from oneiros.server.refusals import Forbidden, Unknown, Untimely
from oneiros.server.rooms import seating
from oneiros.server.rooms.branches import Branch
from oneiros.server.rooms.origins import is_secret, origin_is_secret
from oneiros.server.rooms.reviews.branching import branch
from oneiros.server.rooms.reviews.recorded import RecordedGame, check_rules, read_game
from oneiros.server.rooms.reviews.review import OF_ANSWER, Played, Review
from oneiros.server.rooms.reviews.shelf import Key
from oneiros.server.rooms.reviews.teller import WHOEVER_IS_ASKED, Sight
from oneiros.server.rooms.views import Views

_LONGEST_NUMBER: Final = 6
_NAME: Final = 32


class Reviewable(NamedTuple):
    """A game that somebody may look at: what it was, and how far it has come."""

    id: str
    game: Game
    played: Played
    sight: Sight
    table: Table
    cuts: int = 0


async def of_table(call: Call) -> api.Reviewed:
    """Look at the game of a table."""
    return await _reviewed(call, await of_path(call, call.query.get("viewer", "")))


async def of_record(call: Call) -> api.Reviewed:
    """Look at a record file that was sent before."""
    name = call.path["review"]
    return await _reviewed(call, remembered(call, name, call.query.get("viewer", "")))


async def opened(call: Call) -> api.Reviewed:
    """Read a record file, and show its first moments."""
    written = call.body.text.encode("utf-8", "surrogatepass")
    name = sha256(written).hexdigest()[:_NAME]
    shelf = call.hall.reviews
    record = shelf.record(name)
    if record is None:
        record = await shelf.work_out(call.who, lambda: read_game(written))
    reviewed = await _reviewed(call, _of_file(name, record, ""))
    # What cannot be shown is not kept: asking for it again would cost the same again.
    shelf.remember(name, record)
    return reviewed


async def of_path(call: Call, viewer: str) -> Reviewable:
    """Give the game of the table that the path names, as far as the guest who asks may know it."""
    found = await call.opened(use=False)
    return await found.show(partial(_shown, call, viewer))


def remembered(call: Call, name: str, viewer: str) -> Reviewable:
    """Give the game of a record file, in which nothing is secret any more."""
    record = call.hall.reviews.record(name)
    if record is None:
        raise Unknown("server-review-unknown")
    return _of_file(name, record, viewer)


def _of_file(name: str, record: RecordedGame, viewer: str) -> Reviewable:
    sight = Sight(_seat(record.table.names, viewer, WHOEVER_IS_ASKED), everything=True)
    played = Played(record.setup, record.answers, record.size, final=True)
    return Reviewable(name, record.game, played, sight, record.table)


async def going_on(call: Call, wish: api.NewTable) -> Branch:
    """Set up a game that goes on from a moment, as the one knows it who will play on."""
    origin = wish.origin
    if origin is None:
        raise Unknown("server-review-unknown")
    if origin.table:
        found = await call.hall.room(origin.table, call.who, use=False)
        wanted = await found.show(partial(_shown, call, ""))
    else:
        wanted = remembered(call, origin.review, "")
    check_game(wish.game, [wanted.game.ruleset.name], BadData)
    answers = wanted.played.answers
    if origin.step > len(answers):
        raise BadData("server-review-moment", came=origin.step)
    archive, table = call.hall.archive, origin.table
    secret = await (
        is_secret(archive, table) if table else origin_is_secret(archive, wanted.played.setup)
    )
    # Whatever is wrong with the wish is refused before a game is played again for it.
    seating.lay(wish, call.caller(), Branch(wanted.played.setup, secret))
    names = wanted.table.names
    own = [seat for seat, one in enumerate(wish.seats[: len(names)]) if one.kind == "me"]
    sight = wanted.sight
    seat = sight.viewer
    if sight.everything:
        seat = own[0] if len(own) == 1 else NOBODY
    setup, step = await call.hall.reviews.work_out(
        call.who,
        lambda: branch(wanted.game, wanted.played.setup, answers[: origin.step], seat),
    )
    name = names[seat] if seat >= 0 else ""
    came = {"table": wanted.table.id, "step": step, "seat": name}
    return Branch({**setup, ORIGIN: came}, secret)


def _shown(call: Call, viewer: str, views: Views) -> Reviewable:
    """Show a finished game to everybody, and one that goes on to its players: what they know."""
    room = views.room
    match, mine = room.match, room.seats_of(call.guest)
    if room.outdated:
        check_rules(room.game, room.rules)
    if match is None:
        raise Untimely("server-review-early")
    if room.status in ("over", "closed"):
        sight = Sight(_seat(room.names, viewer, WHOEVER_IS_ASKED), everything=True)
    elif not mine:
        raise Forbidden("server-review-foreign")
    else:
        # Several players at one screen see what an onlooker does: nothing that only one may know.
        own = mine[0] if len(mine) == 1 else NOBODY
        chosen = _seat(room.names, viewer, own)
        if chosen not in mine and chosen != own:
            raise Forbidden("server-review-secret", seat=room.names[chosen])
        sight = Sight(own, everything=False)
    table = views.table(call.guest, call.hall.archive.names, (), 0)
    answers = match.answers[:]
    final = room.status in ("over", "closed")
    played = Played(match.setup, answers, OF_ANSWER * len(answers), final=final)
    return Reviewable(room.id, room.game, played, sight, table, room.cuts)


async def _reviewed(call: Call, wanted: Reviewable) -> api.Reviewed:
    first = _number(call.query.get("from", "0"))
    sight = wanted.sight
    if wanted.game.open:
        # Where everything lies open, everybody looks at the same.
        sight = Sight(NOBODY, everything=True)
    key = Key(wanted.id, sight.viewer, sight.everything)
    made = partial(_made, wanted, sight)
    window = await call.hall.reviews.window(call.who, key, made, first)
    return api.Reviewed(
        id=wanted.id,
        step=len(wanted.played.answers),
        moments=_written(window.moments),
        following=window.following,
        cuts=wanted.cuts,
        table=wanted.table if first == 0 else None,
    )


def _made(wanted: Reviewable, sight: Sight, kept: Review | None) -> Review:
    """Go on with the review that is kept, unless something in it was taken back."""
    if kept is not None and kept.goes_on(wanted.played):
        return kept
    review = Review(wanted.game, wanted.played, sight)
    if review.seats != wanted.table.names:
        raise BadData("record-seats", place="$.seats", expected=", ".join(review.seats))
    return review


def _written(moments: list[msgspec.Raw]) -> list[api.Moment]:
    """Let what is written already stand in a message for what it says."""
    return moments  # type: ignore[return-value]


def _seat(names: Sequence[str], came: str, usual: int) -> int:
    """Read by which seat somebody wants to see."""
    if not came:
        return usual
    if came not in names:
        raise BadData("server-review-seat", came=came, known=", ".join(names))
    return list(names).index(came)


def _number(came: str) -> int:
    """Read the number of a moment."""
    if not (came.isascii() and came.isdecimal() and len(came) <= _LONGEST_NUMBER):
        raise BadData("server-review-moment", came=came)
    return int(came)
