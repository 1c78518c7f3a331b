"""What players do while a game goes on; each deed gives the changes for storage, or refuses."""

from __future__ import annotations

import logging
from typing import Final

from oneiros.kernel.errors import Refusal, StaleAnswer
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import ANYTHING
from oneiros.kernel.state import State
from oneiros.server.protocol.messages import Because, Takeback
from oneiros.server.refusals import Forbidden, TooMuch, Untimely
from oneiros.server.rooms.room import MOST_BEFORE_TAKEBACK, Room
from oneiros.storage import Change
from oneiros.words.portable import PORTABLE

LOG: Final = logging.getLogger("oneiros.server")


def answer(room: Room, seat: int, step: int, index: int, cuts: int) -> list[Change]:
    """Answer with the option at an index of the list."""
    match, _ = room.playing()
    check_cuts(room, cuts)
    _check_time(room)
    before = len(match.log)
    match.answer_at(seat, index, step)
    return _answered(room, before)


def say(room: Room, seat: int, step: int, text: str, cuts: int) -> list[Change]:
    """Answer in notation, with names of any language."""
    match, _ = room.playing()
    check_cuts(room, cuts)
    _check_time(room)
    before = len(match.log)
    match.say(seat, room.game.spelled(match.asking(seat, step), text), step)
    return _answered(room, before)


def choose(room: Room, seat: int, step: int, option: int) -> list[Change]:
    """Answer with an option, as bots do."""
    match, _ = room.playing()
    _check_time(room)
    before = len(match.log)
    match.answer(seat, option, step)
    return _answered(room, before)


def asking(room: Room, seat: int, step: int, cuts: int) -> State:
    """Give the state as it asks a seat, or refuse what comes too late or from somebody else."""
    match, _ = room.playing()
    check_cuts(room, cuts)
    return match.asking(seat, step)


def standing(room: Room, step: int, cuts: int) -> State:
    """Give the state as it stands, or refuse what comes too late."""
    match, _ = room.playing()
    check_cuts(room, cuts)
    _check_step(match, step)
    return match.state


def why(room: Room, seat: int, text: str) -> Because:
    """Say why a seat may not do something."""
    match, _ = room.playing()
    ruleset = match.ruleset
    asking = match.facing(seat)
    if asking is None:
        reason = ruleset.explain(match.state, seat, ANYTHING)
        if reason is None:
            LOG.error("no reason why seat %s of table %s may not answer", seat, room.id)
            raise Untimely("server-why-unknown", seat=room.names[seat])
        return Because(
            text, may=False, sentence=room.game.reason(PORTABLE, reason), rule=reason.rule
        )
    try:
        ruleset.read(asking, room.game.spelled(asking, text))
    except Refusal as refusal:
        rule = str(refusal.details.get("rule", ""))
        return Because(text, may=False, sentence=room.game.refusal(PORTABLE, refusal), rule=rule)
    return Because(text, may=True)


def undo(room: Room, seat: int, step: int, cuts: int) -> list[Change]:
    """Take back the last answer of a seat, or of another in which the same guest sits.

    That is free as long as nobody has learnt anything since.
    """
    match, _ = room.playing()
    check_cuts(room, cuts)
    _check_time(room)
    _check_step(match, step)
    mine = room.seats_of(room.seats[seat].guest_id)
    able = [one for one in mine if match.undo_limit(one) < match.step]
    changes = room.undo(seat if seat in able or not able else able[0])
    room.wishes.lapse()
    return [*changes, *room.note_going_back()]


def ask_takeback(room: Room, seat: int, step: int, cuts: int) -> list[Change]:
    """Ask the other guests to let somebody go back to their own last answer up to a step.

    A guest in several seats asks for the one that answered there.
    """
    match, _ = room.playing()
    check_cuts(room, cuts)
    _check_time(room)
    if room.wishes.takeback is not None:
        raise Untimely("server-takeback-asked")
    if len(match.log) >= MOST_BEFORE_TAKEBACK:
        raise TooMuch("server-takeback-long", most=MOST_BEFORE_TAKEBACK)
    mine = room.seats_of(room.seats[seat].guest_id)
    own = step if step < match.step else -1
    while own >= 0 and match.answers[own].seat not in mine:
        own -= 1
    if own < 0:
        raise Forbidden("server-takeback-foreign", seat=room.names[seat], step=step)
    awaits = [one.seat for one in room.seats if one.kind == "guest" and one.seat not in mine]
    gone = [room.names[seat] for seat in awaits if room.seats[seat].guest_id is None]
    if gone:
        raise Forbidden("server-takeback-gone", seats=", ".join(gone))
    if not awaits:
        return _go_back(room, own)
    room.wishes.takeback = Takeback(match.answers[own].seat, own, awaits)
    return []


def reply_takeback(room: Room, seat: int, step: int, *, allow: bool) -> list[Change]:
    """Allow or refuse what another has asked for; the last who allows it lets it happen."""
    asked = room.wishes.takeback
    if asked is None or seat not in asked.awaits or step != asked.step:
        raise Untimely("server-takeback-none", seat=room.names[seat])
    _check_time(room)
    if not allow:
        room.wishes.takeback = None
        return []
    awaits = [one for one in asked.awaits if one != seat]
    room.wishes.takeback = Takeback(asked.seat, asked.step, awaits)
    return [] if awaits else _go_back(room, asked.step)


def _answered(room: Room, before: int) -> list[Change]:
    """What somebody asked of the others, or wished for, lapses when the game goes on."""
    room.wishes.lapse()
    return [*room.go_on(before), *room.note_moved()]


def _go_back(room: Room, step: int) -> list[Change]:
    room.wishes.lapse()
    return [*room.go_back(step), *room.note_going_back()]


def check_cuts(room: Room, cuts: int) -> None:
    """Taking back answers counts their steps again, so a step alone is not enough."""
    if cuts != room.cuts:
        raise StaleAnswer("server-taken-back", came=cuts, expected=room.cuts)


def _check_time(room: Room) -> None:
    """Refuse what comes after somebody's time has run out, before the game has ended by it."""
    if room.fallen is not None:
        raise Untimely("server-time-out")


def _check_step(match: Match, step: int) -> None:
    if step != match.step:
        raise StaleAnswer("answer-stale", step=step, expected=match.step)
