"""Sitting down and getting up; each gives the changes for storage, or refuses."""

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
from oneiros.registry.games import all_games
from oneiros.registry.games import game as registered
from oneiros.server.protocol.api_types import NewPace, NewSeat, NewTable
from oneiros.server.refusals import Forbidden, TooMuch, Untimely
from oneiros.server.rooms.agreeing import renew
from oneiros.server.rooms.agreement import HINTS, OF_ORIGIN
from oneiros.server.rooms.branches import BRANCH, Branch
from oneiros.server.rooms.lessons import (
    EXAMPLE,
    LESSON,
    PUZZLE,
    example_of,
    lesson,
    puzzle_of,
)
from oneiros.server.rooms.room import Room, now
from oneiros.storage import (
    Change,
    CreateTable,
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


def lay(wish: NewTable, guest: str, branch: Branch | None = None) -> StoredTable:
    """Make a new table as a guest wishes, and seat the guest at it.

    One with a `branch` goes on from another game.
    """
    if wish.game not in all_games():
        raise BadData("server-game-unknown", came=wish.game, known=", ".join(all_games()))
    game = registered(wish.game)
    if wish.lesson or wish.puzzle or wish.example:
        return _lay_lesson(wish, game, guest)
    if {LESSON, PUZZLE, EXAMPLE, BRANCH} & set(wish.format):
        raise BadData("server-lesson-format")
    if branch is not None:
        return _lay_branch(wish, game, guest, branch)
    size = len(msgspec.json.encode(wish.format))
    if size > LARGEST_FORMAT:
        raise TooMuch("server-format-large", came=size, most=LARGEST_FORMAT)
    if not game.least_seats <= len(wish.seats) <= game.most_seats:
        raise BadData(
            "server-seats", came=len(wish.seats), least=game.least_seats, most=game.most_seats
        )
    seats: list[StoredSeat] = []
    for number, seat in enumerate(wish.seats):
        brings = None if seat.kind == "open" else game.brought(seat.brings)
        seated = _seated(game, number, seat, guest)
        seats.append(msgspec.structs.replace(seated, brings=brings))
    if not any(seat.guest_id for seat in seats):
        raise BadData("server-seat-none")
    agreed = _agreed(wish, wish.format)
    # The format is tried out with what is usual in the seats that are still open.
    game.setup(wish.format, [game.brought(seat.brings) for seat in seats])
    laid = _new(wish.game, agreed, seats, guest, public=wish.public)
    return msgspec.structs.replace(laid, pace=_pace(wish.pace))


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
    if chosen_more or wish.pace is not None or wish.origin or len(named) > 1:
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
    return _new(wish.game, {**kept}, seats, guest, public=False)


def _lay_branch(wish: NewTable, game: Game, guest: str, branch: Branch) -> StoredTable:
    """Make the table of a game that goes on from another one, with everything that it brings.

    Where that one gives no hints and is not over, this one gives none either.
    """
    if wish.format or any(seat.brings is not None for seat in wish.seats):
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
    laid = _new(wish.game, agreed, seats, guest, public=wish.public)
    return msgspec.structs.replace(laid, pace=_pace(wish.pace))


def _agreed(wish: NewTable, chosen: dict[str, Any]) -> dict[str, Any]:
    """Give a format with what else the table agrees on."""
    if HINTS in chosen:
        raise BadData("server-hints-format")
    if wish.hints and wish.pace is not None:
        raise BadData("server-hints-clock")
    return chosen if wish.hints is None else {**chosen, HINTS: wish.hints}


def again(room: Room) -> StoredTable:
    """Make the table of a rematch: the same players, each in the next seat.

    In a lesson, a puzzle, an example, and in a game that goes on from another, everybody stays. The
    seat of somebody who is forgotten is open.
    """
    stays = bool(room.lesson or room.puzzle or room.example) or room.origin is not None
    moved = room.seats if stays else [*room.seats[1:], room.seats[0]]
    seats = [
        StoredSeat(number, "open")
        if one.kind == "guest" and one.guest_id is None
        else StoredSeat(number, one.kind, one.guest_id, one.bot, one.brings)
        for number, one in enumerate(moved)
    ]
    name = room.game.ruleset.name
    laid = _new(name, room.format, seats, room.owner, public=False)
    return msgspec.structs.replace(laid, pace=room.pace)


def wish_rematch(room: Room, seat: int) -> list[Change]:
    """Wish for another game; when every guest here does, its table is made."""
    if room.status != "over":
        raise Untimely(f"server-table-{room.status}")
    if room.next is not None:
        raise Untimely("server-rematch-made")
    wished = room.wishes.rematch
    wished.update(room.seats_of(room.seats[seat].guest_id))
    if any(one.guest_id and one.seat not in wished for one in room.seats):
        return [SetTable(table_id=room.id, rematch=tuple(sorted(wished)))]
    table = again(room)
    room.next = table.id
    return [CreateTable(table), SetTable(table_id=room.id, next=table.id)]


def ask_again(room: Room, guest: str) -> list[Change]:
    """Wish for another game as one who sits here; once its table is made, nothing happens."""
    mine = room.seats_of(guest)
    if not mine:
        raise Forbidden("server-not-seated")
    return [] if room.next is not None else wish_rematch(room, mine[0])


def join(room: Room, guest: str, seat: int | None, brings: object, invite: str) -> list[Change]:
    """Let a guest sit down in an open seat, by an invitation or where anybody may."""
    _check_seating(room)
    invited = hmac.compare_digest(invite.encode(), room.invite.encode())
    if not (room.public or invited or guest in room.people()):
        raise Forbidden("server-invite-wrong")
    free = [one.seat for one in room.seats if one.kind == "open"]
    if not free:
        raise Untimely("server-table-full")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise Untimely("server-seat-taken", free=", ".join(room.names[one] for one in free))
    # Who goes on with another game plays with what is there.
    own = None if room.origin else room.game.brought(brings)
    taken = StoredSeat(chosen, "guest", guest, None, own)
    room.seats[chosen] = taken
    room.moved = now()
    return [SetSeat(room.id, taken), SetTable(table_id=room.id, moved=room.moved)]


def leave(room: Room, guest: str) -> list[Change]:
    """Get up before the game has begun; a table that nobody sits at is closed."""
    _check_seating(room)
    mine = room.seats_of(guest)
    if not mine:
        raise Forbidden("server-not-seated")
    if set(room.people()) == {guest}:
        return [room.end((), "closed", "closed")]
    # Somebody may have shown a seed, and whoever sits down next must not know one that counts.
    known = room.revealing or room.sowing.seals is None
    changes: list[Change] = renew(room, "left") if known else []
    for seat in mine:
        room.seats[seat] = StoredSeat(seat, "open")
        changes.append(SetSeat(room.id, room.seats[seat]))
    if room.owner == guest:
        room.owner = room.people()[0]
    room.moved = now()
    changes.append(SetTable(table_id=room.id, owner=room.owner, moved=room.moved))
    if known or room.sowing.seals is None:
        return changes
    for seat in mine:
        room.sowing.seals[seat] = None
    return [*changes, SetTable(table_id=room.id, seals=tuple(room.sowing.seals))]


def depart(room: Room, guest: str) -> list[Change]:
    """Let nobody know any more that a guest sat here; the game of the others stays whole."""
    if room.status == "seating":
        return leave(room, guest)
    changes: list[Change] = []
    room.wishes.drop(guest, room.seats_of(guest))
    for seat in room.seats_of(guest):
        room.seats[seat] = msgspec.structs.replace(room.seats[seat], guest_id=None)
        changes.append(SetSeat(room.id, room.seats[seat]))
    if room.owner == guest:
        room.owner = room.people()[0]
        changes.append(SetTable(table_id=room.id, owner=room.owner))
    return changes


def _pace(wish: NewPace | None) -> StoredPace | None:
    """Read how much time players are to have: minutes for the game, or days for each go."""
    if wish is None:
        return None
    if (wish.minutes > 0) == (wish.days > 0) or (wish.days and wish.increment):
        raise BadData("server-pace")
    return StoredPace(wish.minutes, wish.increment, wish.days)


def _check_seating(room: Room) -> None:
    if room.status != "seating":
        raise Untimely("server-not-seating")


def _new(
    game: str,
    chosen_format: dict[str, object],
    seats: Sequence[StoredSeat],
    owner: str,
    *,
    public: bool,
) -> StoredTable:
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
