"""A draft of packs: everybody opens one, picks one thing, and passes on the rest.

Packs go to the left, in the next round to the right, and so on. Each deed gives the draft as it is
from then on, or refuses; nothing is changed in place.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.errors import BadData, StaleAnswer
from oneiros.registry.games import game
from oneiros.registry.sealed import Drawn
from oneiros.server.games import known_game
from oneiros.server.protocol.packs import (
    LEAST_DRAFTERS,
    LEAST_SECONDS,
    MOST_DRAFTERS,
    MOST_SECONDS,
    NewDraft,
)
from oneiros.server.refusals import Forbidden, Untimely
from oneiros.server.rooms.packs import Drafted, offered
from oneiros.server.rooms.room import now
from oneiros.storage import PickedFrom, StoredDraft, StoredDrafter, new_draft_id, new_invite

_SECOND: Final = 1000
NOBODY: Final = -1


def lay(wish: NewDraft, guest: str, shown: int) -> StoredDraft:
    """Make a draft as a guest wishes; where no seat is open, it begins."""
    sealed = offered(known_game(wish.game))
    title = wish.set or sealed.sets[0]
    if title not in sealed.sets:
        raise BadData("sealed-set", came=title, known=", ".join(sealed.sets))
    if not LEAST_DRAFTERS <= len(wish.seats) <= MOST_DRAFTERS:
        raise BadData(
            "server-draft-seats", came=len(wish.seats), least=LEAST_DRAFTERS, most=MOST_DRAFTERS
        )
    if wish.seats.count("me") != 1:
        raise BadData("server-draft-me", came=wish.seats.count("me"))
    if not LEAST_SECONDS <= wish.seconds <= MOST_SECONDS:
        raise BadData(
            "server-draft-seconds", came=wish.seconds, least=LEAST_SECONDS, most=MOST_SECONDS
        )
    moment = now()
    seats = tuple(
        StoredDrafter(number, "guest", guest) if kind == "me" else StoredDrafter(number, kind)
        for number, kind in enumerate(wish.seats)
    )
    draft = StoredDraft(
        id=new_draft_id(),
        game=wish.game,
        title=title,
        status="seating",
        version=0,
        invite=new_invite(),
        owner=guest,
        seconds=wish.seconds,
        created=moment,
        moved=moment,
        seats=seats,
    )
    return draft if "open" in wish.seats else _begun(draft, shown)


def join(draft: StoredDraft, guest: str, seat: int | None, invite: str) -> StoredDraft:
    """Sit down by an invitation; who sits there already stays."""
    if number_of(draft, guest) != NOBODY:
        return draft
    _check(draft, "seating")
    if not hmac.compare_digest(invite.encode(), draft.invite.encode()):
        raise Forbidden("server-invite-wrong")
    free = [one.seat for one in draft.seats if one.kind == "open"]
    if not free:
        raise Untimely("server-draft-full")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise Untimely("server-seat-taken", free=", ".join(str(one + 1) for one in free))
    return _changed(_seated(draft, StoredDrafter(chosen, "guest", guest)))


def leave(draft: StoredDraft, guest: str, shown: int) -> StoredDraft:
    """Get up: before it begins the seat is open again, later a bot picks on.

    A draft at which no guest is left is closed.
    """
    mine = _mine(draft, guest)
    if draft.status not in ("seating", "drafting"):
        raise Untimely("server-draft-status", status=draft.status)
    seating = draft.status == "seating"
    vacant = replace(draft.seats[mine], kind="open" if seating else "bot", guest_id=None)
    left = _without(_seated(draft, vacant), guest)
    if is_deserted(left):
        return _changed(replace(left, status="closed", due=None))
    return _changed(left if seating else _gone_on(left, shown, step_of(draft)))


def begin(draft: StoredDraft, guest: str, shown: int) -> StoredDraft:
    """Begin, as its owner wishes; bots take the seats that are still open."""
    _mine(draft, guest)
    _check(draft, "seating")
    if draft.owner != guest:
        raise Forbidden("server-draft-owner")
    return _changed(_begun(draft, shown))


def close(draft: StoredDraft, guest: str) -> StoredDraft:
    """Close a draft that has not begun, as its owner wishes."""
    _mine(draft, guest)
    _check(draft, "seating")
    if draft.owner != guest:
        raise Forbidden("server-draft-owner")
    return _changed(replace(draft, status="closed"))


def pick(draft: StoredDraft, guest: str, step: int, name: str, shown: int) -> StoredDraft:
    """Pick something from the pack at hand; the last who does passes all packs on."""
    mine = _mine(draft, guest)
    _check(draft, "drafting")
    at = step_of(draft)
    if step != at or len(draft.seats[mine].picks) > at:
        raise StaleAnswer("server-draft-stale", came=step, expected=len(draft.seats[mine].picks))
    hand = hand_of(draft, mine)
    if name not in [one.name for one in hand]:
        raise BadData("server-draft-pick", came=name, known=", ".join(one.name for one in hand))
    return _changed(_gone_on(_picked(draft, mine, name), shown, at))


def run_out(draft: StoredDraft, shown: int) -> StoredDraft:
    """Make the usual picks for those whose time has run out; nothing happens where none has."""
    if draft.status != "drafting" or draft.due is None or shown < draft.due:
        return draft
    at = step_of(draft)
    for one in draft.seats:
        if len(one.picks) == at:
            draft = _picked(draft, one.seat, _usual(draft, one.seat), missed=one.kind == "guest")
    return _changed(_gone_on(draft, shown, at))


def depart(draft: StoredDraft, guest: str, shown: int) -> StoredDraft:
    """Let nobody know any more that a guest sat there; what was picked stays for the others."""
    if draft.status in ("seating", "drafting"):
        return leave(draft, guest, shown)
    mine = draft.seats[_mine(draft, guest)]
    return _changed(_without(_seated(draft, replace(mine, guest_id=None)), guest))


def is_deserted(draft: StoredDraft) -> bool:
    """Tell whether no guest sits there any more."""
    return not any(one.guest_id for one in draft.seats)


def number_of(draft: StoredDraft, guest: str | None) -> int:
    """Give the number of a guest in a draft, or NOBODY."""
    mine = (one.seat for one in draft.seats if guest is not None and one.guest_id == guest)
    return next(mine, NOBODY)


def step_of(draft: StoredDraft) -> int:
    """Count the picks that everybody has made."""
    return min(len(one.picks) for one in draft.seats)


def hand_of(draft: StoredDraft, seat: int) -> list[Drawn]:
    """Give what lies in the pack that a seat holds: what those before it have left of it."""
    size, seats, step = size_of(draft.packs), len(draft.seats), step_of(draft)
    if draft.status != "drafting":
        return []
    number, taken = divmod(step, size)
    opened_by = (seat - taken * direction(number)) % seats
    left = list(draft.packs[number][opened_by])
    for before in range(taken):
        who = (opened_by + before * direction(number)) % seats
        name = draft.seats[who].picks[number * size + before]
        left.remove(next(one for one in left if one[0] == name))
    return [Drawn(name, rarity) for name, rarity in left]


def direction(number: int) -> int:
    """Say to whom packs of a round are passed: to the next seat, or to the one before."""
    return 1 if number % 2 == 0 else -1


def size_of(packs: PickedFrom) -> int:
    """Count what lies in each pack."""
    return len(packs[0][0]) if packs else 0


def pool_of(draft: StoredDraft, seat: int) -> list[Drawn]:
    """Give what a seat has picked, in order."""
    rarities = {name: rarity for one in draft.packs for pack in one for name, rarity in pack}
    return [Drawn(name, rarities[name]) for name in draft.seats[seat].picks]


def drafted(draft: StoredDraft) -> Drafted:
    """Give what came of a draft, or refuse because it is not over."""
    if draft.status != "over":
        raise Untimely("server-draft-early")
    # A guest who is forgotten plays no more, and is no bot either.
    guests = [one.guest_id or "" if one.kind == "guest" else None for one in draft.seats]
    pools = [pool_of(draft, one.seat) for one in draft.seats]
    return Drafted(draft.id, draft.game, draft.title, guests, pools)


def _begun(draft: StoredDraft, shown: int) -> StoredDraft:
    """Fill packs for everybody by dice that nobody knows, and let bots pick."""
    sealed, secret = offered(game(draft.game)), secrets.token_hex(32)
    packs = tuple(
        tuple(
            tuple(
                (one.name, one.rarity)
                for one in sealed.fill(
                    draft.title, Dice(derived_seed(secret, "draft", number, seat.seat))
                ).contents
            )
            for seat in draft.seats
        )
        for number in range(sealed.rounds)
    )
    seats = tuple(replace(one, kind="bot") if one.kind == "open" else one for one in draft.seats)
    return _gone_on(replace(draft, status="drafting", packs=packs, seats=seats), shown, 0)


def _gone_on(draft: StoredDraft, shown: int, since: int) -> StoredDraft:
    """Let bots pick, and pass the packs on for as long as nobody else is waited for.

    Who picks at another step than `since` has all the time again.
    """
    picks = size_of(draft.packs) * len(draft.packs)
    at = step_of(draft)
    while at < picks:
        for one in draft.seats:
            if one.kind == "bot" and len(one.picks) == at:
                draft = _picked(draft, one.seat, _usual(draft, one.seat))
        if step_of(draft) == at:
            break
        at = step_of(draft)
    if at == picks:
        return replace(draft, status="over", due=None)
    if at == since and draft.due is not None:
        return draft
    return replace(draft, due=shown + draft.seconds * _SECOND)


def _usual(draft: StoredDraft, seat: int) -> str:
    """Give what somebody picks who goes by worth and by what they have."""
    hand = [one.name for one in hand_of(draft, seat)]
    return offered(game(draft.game)).picked(hand, draft.seats[seat].picks)


def _picked(draft: StoredDraft, seat: int, name: str, *, missed: bool = False) -> StoredDraft:
    one = draft.seats[seat]
    noted = (*one.missed, len(one.picks)) if missed else one.missed
    return _seated(draft, replace(one, picks=(*one.picks, name), missed=noted))


def _seated(draft: StoredDraft, one: StoredDrafter) -> StoredDraft:
    seats: Sequence[StoredDrafter] = draft.seats
    return replace(draft, seats=(*seats[: one.seat], one, *seats[one.seat + 1 :]))


def _without(draft: StoredDraft, guest: str) -> StoredDraft:
    """Let somebody else who sits there be the owner."""
    others = (one.guest_id for one in draft.seats if one.guest_id)
    owner = next(others, draft.owner) if draft.owner == guest else draft.owner
    return replace(draft, owner=owner)


def _changed(draft: StoredDraft) -> StoredDraft:
    return replace(draft, version=draft.version + 1, moved=now())


def _mine(draft: StoredDraft, guest: str) -> int:
    """Give the number of a guest, or refuse somebody who is not there."""
    found = number_of(draft, guest)
    if found == NOBODY:
        raise Forbidden("server-draft-foreign")
    return found


def _check(draft: StoredDraft, status: str) -> None:
    """Refuse what is not done in the present state."""
    if draft.status != status:
        raise Untimely("server-draft-status", status=draft.status)
