"""How everybody at a table agrees on the dice: seeds are sealed, then shown, perhaps renewed.

Each deed gives the changes for storage, or refuses.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.fair import BOT_SEED, seal
from oneiros.kernel.sowing import Reason
from oneiros.server.refusals import Untimely
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.sowings import promise_of
from oneiros.storage import Change, SetTable


def sow(room: Room, seat: int, promise: str, sealed: str) -> list[Change]:
    """Bind a player to a seed that nobody else knows yet, once they have brought what they play."""
    _check_sowing(room)
    if seat in room.lacking:
        raise Untimely("server-sow-lacking", seat=room.names[seat])
    if promise != room.sowing.promise:
        raise Untimely("server-promise-old", seat=room.names[seat])
    if room.sowing.bound(room.seats[seat]) or room.sowing.seals is None:
        raise Untimely("server-sown", seat=room.names[seat])
    # Where what was to be played is not offered any more, nothing may have changed.
    agreed = room.digest() if _binds_all(room, seat) else room.sowing.agreed
    room.sowing.seals[seat] = sealed
    room.sowing.agreed = agreed
    return [SetTable(table_id=room.id, seals=tuple(room.sowing.seals), agreed=agreed)]


def reveal(room: Room, seat: int, seed: str) -> list[Change]:
    """Show the seed that a player is bound to, once everybody is; the last one begins the game."""
    _check_sowing(room)
    if not room.revealing or room.sowing.seals is None:
        raise Untimely("server-reveal-early", seat=room.names[seat])
    if room.sowing.player_seeds[seat] is not None:
        raise Untimely("server-revealed", seat=room.names[seat])
    if room.sowing.seals[seat] != seal(room.sowing.promise, room.names[seat], seed):
        raise BadData("server-seed-other", seat=room.names[seat])
    digest = room.digest()
    room.sowing.player_seeds[seat] = seed
    return [_seeds(room), *_begin(room, digest)]


def lapse(room: Room, guests: Collection[str]) -> list[Change]:
    """Let the seal take the place of a seed that these guests have not shown in time.

    It was fixed before anybody showed a seed. But others could know it when they sealed theirs, so
    the game begins only when those who were late have accepted that.
    """
    if not room.revealing or room.sowing.seals is None:
        return []
    hidden = [one for one in room.seats if room.sowing.player_seeds[one.seat] is None]
    late = [one.seat for one in hidden if one.guest_id in guests]
    for seat in late:
        room.sowing.player_seeds[seat] = room.sowing.seals[seat]
    return [_seeds(room)] if late else []


def accept(room: Room, seat: int) -> list[Change]:
    """Go on although the own seed came too late; the last who does begins the game."""
    _check_sowing(room)
    if seat not in room.late():
        raise Untimely("server-not-late", seat=room.names[seat])
    digest = room.digest()
    room.sowing.accepted.add(seat)
    return _begin(room, digest)


def look_back(room: Room, promise: str, entry: int) -> list[Change]:
    """Hear which outcome a player has seen last; renew the seeds if nobody here knows of it.

    Only what is read from the disk can be behind, so this counts until somebody answers, and once:
    nobody stops the clocks of a game that is being played.
    """
    match = room.match
    if room.status != "playing" or match is None or room.chance is None:
        return []
    last = room.sowing.renewed[-1] if room.sowing.renewed else None
    again = last is not None and (last.reason, last.until) == ("behind", len(match.log))
    if again or len(match.log) > room.opened_at:
        return []
    if promise == room.sowing.promise:
        known = match.is_outcome(entry)
    else:
        known = promise in [promise_of(one) for one in room.sowing.renewed]
    return [] if known else renew(room, "behind")


def renew(room: Room, reason: Reason) -> list[Change]:
    """Take seeds of the server's and of everybody's anew, because some could be known.

    Those that counted are kept, and so are those that somebody may have shown.
    """
    counted = room.chance is not None
    if counted or room.revealing:
        room.sowing.give_up(room.entries, reason, counted=counted)
    room.chance = room.wishes.takeback = None
    if room.match is not None:
        # What was answered by the seeds before is not undone by the new ones.
        room.match.settle()
    room.countdown.stand()
    changes: list[Change] = [room.sowing.sow_anew()]
    if room.status == "playing":
        changes.append(SetTable(table_id=room.id, clocks=room.countdown.kept(), due=None))
    return changes


def renew_after_change(room: Room) -> list[Change]:
    """Let all agree anew where the rules have changed since everybody was bound to a seed."""
    if not room.revealing or room.sowing.agreed is None:
        return []
    # What is not offered any more can still be left or closed.
    with suppress(Refusal):
        return renew(room, "rules") if room.sowing.agreed != room.digest() else []
    return []


def _begin(room: Room, digest: str) -> list[Change]:
    """Begin the match, or go on with it, as soon as every guest has shown the seed.

    `digest` is that of what can be played now.
    """
    sowing = room.sowing
    shown = sowing.player_seeds
    seeds = [BOT_SEED if one.kind == "bot" else shown[one.seat] for one in room.seats]
    sown = [seed for seed in seeds if seed is not None]
    if not room.revealing or len(sown) < len(seeds) or room.late():
        return []
    return room.begin(sown) if sowing.agreed == digest else renew(room, "rules")


def _binds_all(room: Room, seat: int) -> bool:
    """Tell whether everybody is bound to a seed once a seat is."""
    return all(
        one.kind != "open" and (one.seat == seat or room.sowing.bound(one)) for one in room.seats
    )


def _check_sowing(room: Room) -> None:
    if not room.agreeing:
        raise Untimely("server-not-seating")


def _seeds(room: Room) -> SetTable:
    """Keep the seeds that were shown; a seal takes the place of one when that is accepted."""
    late = room.late()
    seeds = [None if seat in late else seed for seat, seed in enumerate(room.sowing.player_seeds)]
    return SetTable(table_id=room.id, player_seeds=tuple(seeds))
