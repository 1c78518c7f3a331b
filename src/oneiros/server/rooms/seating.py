"""Sitting down at a table, new or not; each deed gives the changes for storage, or refuses."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import SERVER_SEED_BYTES
from oneiros.registry.bots.names import outsiders
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered
from oneiros.server.games import known_game
from oneiros.server.protocol.api_types import NewPace, NewSeat, NewTable
from oneiros.server.refusals import Forbidden, TooMuch, Untimely
from oneiros.server.rooms.agreement import HINTS, OF_ORIGIN
from oneiros.server.rooms.branches import BRANCH, Branch
from oneiros.server.rooms.leavers import LEFT, mark
from oneiros.server.rooms.lessons import (
    EXAMPLE,
    LESSON,
    PUZZLE,
    example_of,
    lesson,
    puzzle_of,
)
from oneiros.server.rooms.packs import (
    PACKS,
    Drafted,
    Opening,
    agree,
    drafter,
    numbered,
)
from oneiros.server.rooms.packs import kept as kept_packs
from oneiros.server.rooms.room import Room, now
from oneiros.server.rooms.rubbers import RUBBER, begun
from oneiros.server.rooms.rubbers import kept as kept_score
from oneiros.storage import (
    Change,
    SetSeat,
    SetTable,
    StoredPace,
    StoredSeat,
    StoredTable,
    new_invite,
    new_table_id,
)

LARGEST_FORMAT = 4096
"""The most bytes of a format, which the table keeps."""


def lay(
    wish: NewTable, guest: str, branch: Branch | None = None, drafted: Drafted | None = None
) -> StoredTable:
    """Make a new table as a guest wishes, and seat the guest at it.

    One with a `branch` goes on from another game, and to one with a `drafted` pools are brought.
    """
    game = known_game(wish.game, BadData)
    if wish.lesson or wish.puzzle or wish.example:
        return _lay_lesson(wish, game, guest)
    if {LESSON, PUZZLE, EXAMPLE, BRANCH} & set(wish.format):
        raise BadData("server-lesson-format")
    if {PACKS, RUBBER, LEFT} & set(wish.format):
        raise BadData("server-sealed-format")
    if branch is not None:
        return _lay_branch(wish, game, guest, branch)
    _check_size(wish, game)
    opening = None
    if wish.sealed is not None:
        packs = agree(game, wish, wish.sealed, guest, drafted)
        opening = Opening(game, packs, drafted)
    seats = [
        msgspec.structs.replace(
            _seated(game, number, seat, guest), brings=_brings(game, number, seat, opening)
        )
        for number, seat in enumerate(wish.seats)
    ]
    if not any(seat.guest_id for seat in seats):
        raise BadData("server-seat-none")
    agreed = _agreed(wish, wish.format)
    if opening is not None:
        agreed = {**agreed, **kept_packs(opening.packs)}
    if wish.best_of > 1:
        agreed = {**agreed, **kept_score(begun(wish.best_of, len(seats)))}
    # The format is tried out with what is usual in the seats that are still open.
    game.setup(wish.format, [game.brought(seat.brings) for seat in seats])
    laid = new_table(wish.game, agreed, seats, guest, public=wish.public)
    return msgspec.structs.replace(laid, pace=_pace(wish.pace))


def _check_size(wish: NewTable, game: Game) -> None:
    """Refuse a format that is too large, and seats of another number than the game has."""
    size = len(msgspec.json.encode(wish.format))
    if size > LARGEST_FORMAT:
        raise TooMuch("server-format-large", came=size, most=LARGEST_FORMAT)
    if not game.least_seats <= len(wish.seats) <= game.most_seats:
        raise BadData(
            "server-seats", came=len(wish.seats), least=game.least_seats, most=game.most_seats
        )


def _brings(game: Game, number: int, seat: NewSeat, opening: Opening | None) -> object:
    """Give what a seat of a new table brings, perhaps of what is opened for it."""
    if seat.drafter is not None and (opening is None or not opening.packs.draft):
        raise BadData("server-sealed-drafter", known="–", came=seat.drafter)
    if opening is not None:
        return opening.first_brought(number, seat.kind, seat.brings)
    return None if seat.kind == "open" else game.brought(seat.brings)


def _seated(game: Game, number: int, seat: NewSeat, guest: str) -> StoredSeat:
    """Give a seat to the guest, to a bot, or to whoever comes."""
    bot = next(iter(game.bots)) if seat.bot is None else seat.bot
    if seat.kind == "bot" and bot not in game.bots and bot not in outsiders(game):
        known = ", ".join([*game.bots, *outsiders(game)])
        raise BadData("server-bot-unknown", came=bot, known=known)
    return StoredSeat(
        seat=number,
        kind="guest" if seat.kind == "me" else seat.kind,
        guest_id=guest if seat.kind == "me" else None,
        bot=bot if seat.kind == "bot" else None,
    )


def _lay_lesson(wish: NewTable, game: Game, guest: str) -> StoredTable:
    """Make the table of a lesson, a puzzle or an example: the guest in one seat, bots elsewhere."""
    chosen_more = wish.seats or wish.format or wish.public or wish.hints is not None
    named = [one for one in (wish.lesson, wish.puzzle, wish.example) if one]
    if chosen_more or wish.pace is not None or wish.origin or _further(wish) or len(named) > 1:
        raise BadData("server-lesson-more", came=named[0])
    if wish.lesson:
        chosen, kept = lesson(game, wish.lesson), {LESSON: wish.lesson}
        seat, setup = chosen.seat, chosen.setup
    elif wish.example:
        example, setup = example_of(game, wish.example)
        seat, kept = example.seat, {EXAMPLE: wish.example}
    else:
        puzzle, setup = puzzle_of(game, wish.puzzle)
        seat, kept = puzzle.seat, {PUZZLE: wish.puzzle}
    seats = [
        StoredSeat(number, "guest", guest)
        if number == seat
        else StoredSeat(number, "bot", None, next(iter(game.bots)))
        for number in range(len(game.ruleset.seats(setup)))
    ]
    return new_table(wish.game, {**kept}, seats, guest, public=False)


def _lay_branch(wish: NewTable, game: Game, guest: str, branch: Branch) -> StoredTable:
    """Make the table of a game that goes on from another one, with everything that it brings.

    Where that one gives no hints and is not over, this one gives none either.
    """
    if wish.format or _further(wish) or any(seat.brings is not None for seat in wish.seats):
        raise BadData("server-branch-more")
    if branch.secret and wish.hints:
        raise BadData("server-hints-origin")
    names = game.ruleset.seats(branch.setup)
    if len(wish.seats) != len(names):
        raise BadData("server-seats", came=len(wish.seats), least=len(names), most=len(names))
    seats = [_seated(game, number, seat, guest) for number, seat in enumerate(wish.seats)]
    if not any(seat.guest_id for seat in seats):
        raise BadData("server-seat-none")
    agreed = _agreed(wish, {BRANCH: branch.setup})
    if branch.secret:
        agreed.setdefault(HINTS, OF_ORIGIN)
    laid = new_table(wish.game, agreed, seats, guest, public=wish.public)
    return msgspec.structs.replace(laid, pace=_pace(wish.pace))


def _further(wish: NewTable) -> bool:
    """Tell whether packs or further games are wished for."""
    return wish.sealed is not None or wish.best_of > 1


def _agreed(wish: NewTable, chosen: dict[str, Any]) -> dict[str, Any]:
    """Give a format with what else the table agrees on."""
    if HINTS in chosen:
        raise BadData("server-hints-format")
    if wish.hints and wish.pace is not None:
        raise BadData("server-hints-clock")
    return chosen if wish.hints is None else {**chosen, HINTS: wish.hints}


def join(  # noqa: PLR0913 - who sits down where, with what, and why they may
    room: Room,
    guest: str,
    seat: int | None,
    brings: object,
    invite: str,
    *,
    drafted: Drafted | None = None,
) -> list[Change]:
    """Let a guest sit down in an open seat, by an invitation or where anybody may.

    Where pools of a draft are brought, everybody who drafted may, and nobody else.
    """
    check_seating(room)
    if mark(room.id, guest) in room.left.marks:
        raise Forbidden("server-got-up")
    invited = hmac.compare_digest(invite.encode(), room.invite.encode())
    if drafted is None and not (room.public or invited or guest in room.people()):
        raise Forbidden("server-invite-wrong")
    number = None if drafted is None else drafter(drafted, guest)
    free = [one.seat for one in room.seats if one.kind == "open"]
    if not free:
        raise Untimely("server-table-full")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise Untimely("server-seat-taken", free=", ".join(room.names[one] for one in free))
    packs = room.packs
    if packs is not None:
        if number is not None:
            packs = numbered(packs, chosen, number)
        own = Opening(room.game, packs, drafted).first_brought(chosen, "me", brings)
        room.format = {**room.format, **kept_packs(packs)}
    else:
        # Who goes on with another game plays with what is there.
        own = None if room.origin else room.game.brought(brings)
    taken = StoredSeat(chosen, "guest", guest, None, own)
    room.seats[chosen] = taken
    room.moved = now()
    moved = SetTable(table_id=room.id, moved=room.moved)
    if packs is not None:
        moved = msgspec.structs.replace(moved, format=room.format)
    return [SetSeat(room.id, taken), moved]


def _pace(wish: NewPace | None) -> StoredPace | None:
    """Read how much time players are to have: minutes for the game, or days for each go."""
    if wish is None:
        return None
    if (wish.minutes > 0) == (wish.days > 0) or (wish.days and wish.increment):
        raise BadData("server-pace")
    return StoredPace(wish.minutes, wish.increment, wish.days)


def check_seating(room: Room) -> None:
    """Refuse what is done only before a game."""
    if room.status != "seating":
        raise Untimely("server-not-seating")


def new_table(
    game: str,
    chosen_format: dict[str, object],
    seats: Sequence[StoredSeat],
    owner: str,
    *,
    public: bool,
) -> StoredTable:
    """Give a table that nobody has used yet."""
    moment = now()
    return StoredTable(
        id=new_table_id(),
        game=game,
        rules=registered(game).ruleset.version,
        status="seating",
        public=public,
        invite=new_invite(),
        format=chosen_format,
        server_seed=secrets.token_hex(SERVER_SEED_BYTES),
        player_seeds=(None,) * len(seats),
        seals=(None,) * len(seats),
        created=moment,
        moved=moment,
        owner=owner,
        seats=tuple(seats),
    )
