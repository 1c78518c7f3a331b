"""Sitting down and getting up; each gives the changes for storage, or refuses."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Collection, Sequence

import msgspec

from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import SERVER_SEED_BYTES, seal
from oneiros.registry.game import Game
from oneiros.registry.games import all_games
from oneiros.registry.games import game as registered
from oneiros.server.protocol.api_types import NewTable
from oneiros.server.refusals import Forbidden, TooMuch, Untimely
from oneiros.server.rooms.room import LESSON, Room, lesson, now
from oneiros.storage import (
    Change,
    CreateTable,
    SetSeat,
    SetTable,
    StoredSeat,
    StoredTable,
    new_invite,
    new_table_id,
)

LARGEST_FORMAT = 4096
"""The most bytes of a format, which the table keeps."""
ABANDONED_AFTER = 600
"""Seconds after the last answer until a player may close a table that the others have left."""


def lay(wish: NewTable, guest: str) -> StoredTable:
    """Make a new table as a guest wishes, and seat the guest at it."""
    if wish.game not in all_games():
        raise BadData("server-game-unknown", came=wish.game, known=", ".join(all_games()))
    game = registered(wish.game)
    if wish.lesson:
        return _lay_lesson(wish, game, guest)
    if LESSON in wish.format:
        raise BadData("server-lesson-format")
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
        bot = next(iter(game.bots)) if seat.bot is None else seat.bot
        if seat.kind == "bot" and bot not in game.bots:
            raise BadData("server-bot-unknown", came=bot, known=", ".join(game.bots))
        seats.append(
            StoredSeat(
                seat=number,
                kind="guest" if seat.kind == "me" else seat.kind,
                guest_id=guest if seat.kind == "me" else None,
                bot=bot if seat.kind == "bot" else None,
                brings=brings,
            )
        )
    if not any(seat.guest_id for seat in seats):
        raise BadData("server-seat-none")
    # The format is tried out with what is usual in the seats that are still open.
    game.setup(wish.format, [game.brought(seat.brings) for seat in seats])
    return _new(wish.game, wish.format, seats, guest, public=wish.public)


def _lay_lesson(wish: NewTable, game: Game, guest: str) -> StoredTable:
    """Make the table of a lesson, where the guest learns and bots sit in the other seats."""
    if wish.seats or wish.format or wish.public:
        raise BadData("server-lesson-more", came=wish.lesson)
    chosen = lesson(game, wish.lesson)
    seats = [
        StoredSeat(number, "guest", guest)
        if number == chosen.seat
        else StoredSeat(number, "bot", None, next(iter(game.bots)))
        for number in range(len(game.ruleset.seats(chosen.setup)))
    ]
    return _new(wish.game, {LESSON: wish.lesson}, seats, guest, public=False)


def again(room: Room) -> StoredTable:
    """Make the table of a rematch: the same players, each in the next seat but in a lesson."""
    moved = room.seats if room.lesson else [*room.seats[1:], room.seats[0]]
    seats = [
        StoredSeat(number, one.kind, one.guest_id, one.bot, one.brings)
        for number, one in enumerate(moved)
    ]
    name = room.game.ruleset.name
    return _new(name, room.format, seats, room.owner, public=False)


def wish_rematch(room: Room, seat: int) -> list[Change]:
    """Wish for another game; when every guest here does, its table is made."""
    if room.status != "over":
        raise Untimely(f"server-table-{room.status}")
    if room.next is not None:
        raise Untimely("server-rematch-made")
    room.rematch |= set(room.seats_of(room.seats[seat].guest_id))
    if any(one.kind == "guest" and one.seat not in room.rematch for one in room.seats):
        return []
    table = again(room)
    room.next = table.id
    return [CreateTable(table), SetTable(table_id=room.id, next=table.id)]


def sow(room: Room, seat: int, promise: str, sealed: str) -> list[Change]:
    """Bind a player to a seed that nobody else knows yet."""
    _check_sowing(room)
    if promise != room.promise:
        raise Untimely("server-promise-old", seat=room.names[seat])
    if room.bound(seat) or room.seals is None:
        raise Untimely("server-sown", seat=room.names[seat])
    room.seals[seat] = sealed
    return [SetTable(table_id=room.id, seals=tuple(room.seals))]


def reveal(room: Room, seat: int, seed: str) -> list[Change]:
    """Show the seed that a player is bound to, once everybody is; the last one begins the game."""
    _check_sowing(room)
    if not room.revealing or room.seals is None:
        raise Untimely("server-reveal-early", seat=room.names[seat])
    if room.player_seeds[seat] is not None:
        raise Untimely("server-revealed", seat=room.names[seat])
    if room.seals[seat] != seal(room.promise, room.names[seat], seed):
        raise BadData("server-seed-other", seat=room.names[seat])
    room.player_seeds[seat] = seed
    return [_seeds(room), *room.begin()]


def lapse(room: Room, guests: Collection[str]) -> list[Change]:
    """Let the seal take the place of a seed that these guests have not shown in time.

    Nobody could choose it: it was fixed before anybody showed a seed.
    """
    if not room.revealing or room.seals is None:
        return []
    late = [one.seat for one in room.seats if one.guest_id in guests]
    for seat in late:
        room.player_seeds[seat] = room.player_seeds[seat] or room.seals[seat]
    return [_seeds(room), *room.begin()] if late else []


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
    taken = StoredSeat(chosen, "guest", guest, None, room.game.brought(brings))
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
    known = room.revealing
    changes: list[Change] = []
    for seat in mine:
        room.seats[seat] = StoredSeat(seat, "open")
        changes.append(SetSeat(room.id, room.seats[seat]))
    if room.owner == guest:
        room.owner = room.people()[0]
    room.moved = now()
    changes.append(SetTable(table_id=room.id, owner=room.owner, moved=room.moved))
    if known or room.seals is None:
        return [*changes, *room.renew()]
    for seat in mine:
        room.seals[seat] = None
    return [*changes, SetTable(table_id=room.id, seals=tuple(room.seals))]


def close(room: Room, guest: str, present: Sequence[str]) -> list[Change]:
    """Close a table for good: its owner may before the game, and later a guest left alone."""
    if not room.seats_of(guest):
        raise Forbidden("server-not-seated")
    if room.status == "seating":
        if room.owner != guest:
            raise Forbidden("server-not-owner")
        return [room.end((), "closed", "closed")]
    room.check_playing()
    others = [one for one in room.people() if one != guest]
    quiet = now() - room.moved
    if others and (quiet < ABANDONED_AFTER or any(one in present for one in others)):
        raise Forbidden("server-not-abandoned", minutes=ABANDONED_AFTER // 60)
    return [room.end((), "closed", "closed")]


def _check_sowing(room: Room) -> None:
    if not room.sowing:
        raise Untimely("server-not-seating")


def _seeds(room: Room) -> SetTable:
    return SetTable(table_id=room.id, player_seeds=tuple(room.player_seeds))


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
