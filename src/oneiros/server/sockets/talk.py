"""What a connected browser says, and what is done about it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, cast, get_args

import msgspec

from oneiros.kernel.errors import BadData, Refusal
from oneiros.registry.games import game as registered
from oneiros.server import metrics
from oneiros.server.protocol.listener import Listener
from oneiros.server.protocol.messages import (
    Accept,
    Answer,
    AskHint,
    AskMotive,
    AskOdds,
    AskTakeback,
    AskThreats,
    Because,
    Claim,
    Earlier,
    Past,
    Ping,
    Pong,
    Refused,
    Rematch,
    ReplyTakeback,
    Resign,
    Resync,
    Reveal,
    Say,
    Seen,
    Sow,
    ToBrowser,
    ToServer,
    Tried,
    Try,
    Undo,
    Why,
)
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms import agreeing, ending, playing, rematches
from oneiros.server.rooms.open_room import OpenRoom
from oneiros.server.rooms.room import Deed, Room
from oneiros.server.rooms.views import Views
from oneiros.storage import Change
from oneiros.words.portable import PORTABLE
from oneiros.words.refusals import refusal as said

LOG: Final = logging.getLogger("oneiros.server")
LARGEST: Final = 4096
"""A message of more bytes is refused unread."""
_Deed = (
    Sow
    | Reveal
    | Accept
    | Seen
    | Answer
    | Say
    | Undo
    | AskTakeback
    | ReplyTakeback
    | Resign
    | Claim
    | Rematch
)
_BUSY: Final = {
    "ask-odds": "server-odds-busy",
    "ask-threats": "server-odds-busy",
    "ask-hint": "server-hint-busy",
    "ask-motive": "server-hint-busy",
}
_DECODER: Final[msgspec.json.Decoder[ToServer]] = msgspec.json.Decoder(ToServer)
_TYPES: Final = frozenset(str(one.__struct_config__.tag) for one in get_args(ToServer))
_DEEDS: Final[frozenset[type]] = frozenset(get_args(_Deed))


class _Typed(msgspec.Struct):
    type: str


_TYPED: Final = msgspec.json.Decoder(_Typed)


def read(came: str | bytes) -> ToServer:
    """Read a message, or say what is wrong with it."""
    size = len(came.encode()) if isinstance(came, str) else len(came)
    if size > LARGEST:
        raise TooMuch("server-message-large", came=size, most=LARGEST)
    try:
        return _DECODER.decode(came)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadData("server-message", why=str(error)) from None


async def hear(opened: OpenRoom, listener: Listener, message: ToServer) -> None:
    """Do what a browser asks for, or refuse."""
    # Nearly everything that comes is an answer.
    if type(message) in _DEEDS:
        await opened.act(_deed(listener.guest, cast("_Deed", message)))
    elif isinstance(message, Ping):
        listener.tell(Pong(message.number))
    elif isinstance(message, Resync):
        await opened.show_again(listener)
    elif isinstance(message, Why):
        listener.tell(await opened.look(_why(listener.guest, message)))
    elif isinstance(message, Try):
        listener.tell(await opened.show(_attempt(listener.guest, message)))
    elif isinstance(message, AskOdds):
        _begin_weighing(opened, listener, message)
    elif isinstance(message, AskThreats):
        _begin_fearing(opened, listener, message)
    elif isinstance(message, (AskHint, AskMotive)):
        _begin_advising(opened, listener, message)
    elif isinstance(message, Earlier):
        listener.tell(await opened.show(_earlier(listener.guest, message)))


def refused(game: str, refusal: Refusal, came: str | bytes = "") -> Refused:
    """Say why what came is refused, in the words of the game where it has any."""
    rule = str(refusal.details.get("rule", ""))
    sentence = registered(game).refusal(PORTABLE, refusal) if game else said(PORTABLE, refusal)
    return Refused(refusal.key, sentence, rule, _type_of(came))


def _type_of(came: str | bytes) -> str:
    """Read the type of a message, whatever else is wrong with it."""
    if len(came) > LARGEST:
        return ""
    try:
        kind = _TYPED.decode(came).type
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return kind if kind in _TYPES else ""


def _deed(guest: str | None, message: _Deed) -> Deed:
    """Make the deed of a message; nobody does it for a seat of somebody else."""

    def done(room: Room) -> list[Change]:
        room.own(guest, message.seat)
        return _do(room, message)

    return done


def _why(guest: str | None, message: Why) -> Callable[[Room], Because]:
    def asked(room: Room) -> Because:
        room.own(guest, message.seat)
        return playing.why(room, message.seat, message.text)

    return asked


def _attempt(guest: str | None, message: Try) -> Callable[[Views], Tried]:
    def shown(views: Views) -> Tried:
        views.room.own(guest, message.seat)
        return views.tried(message, views.room.seats_of(guest))

    return shown


def _begin_weighing(opened: OpenRoom, listener: Listener, message: AskOdds) -> None:
    """Work odds out while this browser goes on talking; it may ask for one at a time."""
    if listener.weighing is not None and not listener.weighing.done():
        raise TooMuch("server-odds-busy")
    listener.weighing = asyncio.create_task(_tell_odds(opened, listener, message))


async def _tell_odds(opened: OpenRoom, listener: Listener, message: AskOdds) -> None:
    await _tell(opened, listener, opened.counsel.odds(opened.look, listener, message), "ask-odds")


def _begin_fearing(opened: OpenRoom, listener: Listener, message: AskThreats) -> None:
    """Work threats out while this browser goes on talking; it may ask for one at a time."""
    if listener.fearing is not None and not listener.fearing.done():
        raise TooMuch("server-odds-busy")
    work = _tell(
        opened, listener, opened.counsel.threats(opened.look, listener, message), "ask-threats"
    )
    listener.fearing = asyncio.create_task(work)


def _begin_advising(opened: OpenRoom, listener: Listener, message: AskHint | AskMotive) -> None:
    """Think about a hint or a motive while this browser goes on talking; one at a time."""
    if listener.advising is not None and not listener.advising.done():
        raise TooMuch("server-hint-busy")
    listener.wished = message if isinstance(message, AskHint) else None
    listener.advising = asyncio.create_task(_tell_advice(opened, listener, message))


async def _tell_advice(opened: OpenRoom, listener: Listener, message: AskHint | AskMotive) -> None:
    if isinstance(message, AskHint):
        await _tell(
            opened, listener, opened.counsel.hint(opened.look, listener, message), "ask-hint"
        )
    else:
        await _tell(
            opened, listener, opened.counsel.motive(opened.look, listener, message), "ask-motive"
        )


async def _tell(opened: OpenRoom, listener: Listener, work: Awaitable[ToBrowser], to: str) -> None:
    """Tell what comes of some work, or why nothing does."""
    try:
        listener.tell(await work)
    except Refusal as refusal:
        metrics.count_refusal(refusal)
        said_so = refused(opened.room.game.ruleset.name, refusal)
        listener.tell(msgspec.structs.replace(said_so, to=to))
    except Exception:
        LOG.exception("%s could not be answered at table %s", to, opened.room.id)
        said_so = refused("", TooMuch(_BUSY[to]))
        listener.tell(msgspec.structs.replace(said_so, to=to))


def _earlier(guest: str | None, message: Earlier) -> Callable[[Views], Past]:
    return lambda views: views.earlier(views.room.seats_of(guest), message.before)


def _do(room: Room, message: _Deed) -> list[Change]:  # noqa: C901, PLR0911 - one for each message
    seat = message.seat
    match message:
        case Answer():
            return playing.answer(room, seat, message.step, message.option, message.cuts)
        case Say():
            return playing.say(room, seat, message.step, message.text, message.cuts)
        case Undo():
            return playing.undo(room, seat, message.step, message.cuts)
        case AskTakeback():
            return playing.ask_takeback(room, seat, message.step, message.cuts)
        case ReplyTakeback():
            return playing.reply_takeback(room, seat, message.step, allow=message.allow)
        case Resign():
            return ending.resign(room, seat)
        case Claim():
            return ending.claim(room, message)
        case Rematch():
            return rematches.wish_rematch(room, seat)
        case Sow():
            return agreeing.sow(room, seat, message.promise, message.seal)
        case Reveal():
            return agreeing.reveal(room, seat, message.seed)
        case Accept():
            return agreeing.accept(room, seat)
        case Seen():
            return agreeing.look_back(room, message.promise, message.entry)
