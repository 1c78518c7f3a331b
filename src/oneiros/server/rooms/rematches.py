"""Another game with the same players: the next of a rubber, or the first of another one."""

from __future__ import annotations

from typing import Any

import msgspec

from oneiros.server.refusals import Forbidden, Untimely
from oneiros.server.rooms.leavers import LEFT
from oneiros.server.rooms.packs import NONE, numbered, packs_of, reopened
from oneiros.server.rooms.packs import kept as kept_packs
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.rubbers import kept as kept_score
from oneiros.server.rooms.rubbers import next_score, told
from oneiros.server.rooms.seating import new_table
from oneiros.storage import Change, CreateTable, NoteDraftTable, SetTable, StoredSeat, StoredTable


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
    agreed, seats = _agreed_again(room, seats)
    laid = new_table(name, agreed, seats, room.owner, public=False)
    return msgspec.structs.replace(laid, pace=room.pace)


def _agreed_again(room: Room, seats: list[StoredSeat]) -> tuple[dict[str, Any], list[StoredSeat]]:
    """Give the format of a rematch, and its seats with what they bring.

    Pools go with their players. Own ones are opened anew, unless the rubber goes on.
    """
    agreed, score, packs = dict(room.format), room.score, room.packs
    agreed.pop(LEFT, None)
    over = score is None or told(score, room.winners, over=True).over
    if score is not None:
        agreed |= kept_score(next_score(score, room.winners))
    if packs is not None:
        moved = (*packs.numbers[1:], packs.numbers[0])
        packs = msgspec.structs.replace(packs, numbers=moved)
        for seat in seats:
            if packs.pools == "draft" and seat.kind == "open":
                packs = numbered(packs, seat.seat, NONE)
        if packs.pools == "own" and over:
            packs, seats = reopened(room.game, packs, seats)
        agreed |= kept_packs(packs)
    return agreed, seats


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
    return [CreateTable(table), *noted(table), SetTable(table_id=room.id, next=table.id)]


def noted(table: StoredTable) -> list[Change]:
    """Give what notes a new table at the draft whose pools are brought to it, if any are."""
    packs = packs_of(table.format)
    if packs is None or not packs.draft:
        return []
    return [NoteDraftTable(packs.draft, table.id, table.moved)]


def ask_again(room: Room, guest: str) -> list[Change]:
    """Wish for another game as one who sits here; once its table is made, nothing happens."""
    mine = room.seats_of(guest)
    if not mine:
        raise Forbidden("server-not-seated")
    return [] if room.next is not None else wish_rematch(room, mine[0])
