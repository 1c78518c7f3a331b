"""The HTTP API: calls are let in, read, answered and refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from oneiros.kernel.errors import BadData, ForeignAnswer, Refusal
from oneiros.kernel.refusals import each_of
from oneiros.registry.game import Game
from oneiros.registry.games import all_games
from oneiros.server.guests import YEAR, Signature
from oneiros.server.http.endpoint import Call, Endpoint, File, KnownAs
from oneiros.server.http.endpoints import endpoints
from oneiros.server.http.openapi import document, page
from oneiros.server.http.unchanging import Unchanging
from oneiros.server.http.watched import watched
from oneiros.server.limits import Buckets, Rate
from oneiros.server.metrics import count_refusal
from oneiros.server.origin import same_origin
from oneiros.server.protocol import api_types as types
from oneiros.server.refusals import Failed, Forbidden, TooMuch, Unknown, Unready
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.turns import Who
from oneiros.server.senders import Senders
from oneiros.storage import StorageRefusal, new_guest_id
from oneiros.words import refusals
from oneiros.words.portable import PORTABLE

LARGEST_BODY: Final = 64 * 1024
# As much as somebody does who clicks in a hurry, and as a household of open lobbies.
WRITES: Final = Rate(60, 5)
READS: Final = Rate(300, 30)


class Api:
    """Answers the calls of the list."""

    def __init__(self, hall: Hall, signature: Signature, senders: Senders, *, secure: bool) -> None:
        """Connect the network with the hall; `secure` cookies are only sent encrypted."""
        self._hall = hall
        self._signature = signature
        self._senders = senders
        self._secure = secure
        self._writers = Buckets(WRITES)
        self._readers = Buckets(READS)
        self._lasting: dict[str, Unchanging] = {}

    def routes(self) -> list[BaseRoute]:
        """Give the routes of all calls, and of their documentation."""
        calls = endpoints()
        described = Unchanging(msgspec.json.encode(document(calls)), "application/json")
        shown = Unchanging(page(calls).encode(), "text/html; charset=utf-8")
        # One route for each path, so that a wrong method is told all that are right.
        by_path: dict[str, dict[str, Endpoint]] = {}
        for one in calls:
            by_path.setdefault(one.path, {})[one.method] = one
        return [
            self._reading("/api", shown),
            self._reading("/api/openapi.json", described),
            *(self._route(path, methods) for path, methods in by_path.items()),
        ]

    def _reading(self, path: str, file: Unchanging) -> Route:
        async def answer(request: Request) -> Response:
            try:
                self._check_sender(request, self._guest(request), changing=False)
            except Refusal as refusal:
                return _refused(refusal)
            return file.answer(request)

        return Route(path, answer, methods=["GET"])

    def _route(self, path: str, methods: Mapping[str, Endpoint]) -> Route:
        async def answer(request: Request) -> Response:
            endpoint = methods["GET" if request.method == "HEAD" else request.method]
            with watched(f"{endpoint.method} {path}") as call:
                try:
                    response = await self._answer(endpoint, request)
                except Refusal as refusal:
                    response = _refused(refusal)
                except ClientDisconnect:
                    # Nobody is there to hear the answer.
                    response = Response(status_code=400)
                call.status = response.status_code
            return response

        return Route(path, answer, methods=list(methods))

    def _guest(self, request: Request) -> str | None:
        return self._signature.read(request.headers.get("cookie", ""))

    async def _answer(self, endpoint: Endpoint, request: Request) -> Response:
        guest = self._guest(request)
        known = guest is not None
        archive = self._hall.archive
        issue = archive.issue(guest or "")
        changing = endpoint.method != "GET"
        who = self._check_sender(request, guest, changing=changing, cost=endpoint.cost)
        if endpoint.lasting and endpoint.path in self._lasting:
            return self._lasting[endpoint.path].answer(request)
        if endpoint.welcomes:
            guest = guest or new_guest_id()
        body = None if endpoint.takes is None else await _body(request, endpoint)
        path = {name: str(value) for name, value in request.path_params.items()}
        query = dict(request.query_params)
        call = Call(self._hall, guest, known, path, query, body, who)
        try:
            given = await endpoint.handler(call)
        except Refusal as refusal:
            return _refused(refusal, _game_of(call))
        if isinstance(given, File):
            return _file(given)
        if endpoint.lasting:
            kept = Unchanging(msgspec.json.encode(given), "application/json")
            return self._lasting.setdefault(endpoint.path, kept).answer(request)
        told = given.told if isinstance(given, KnownAs) else given
        response = Response(msgspec.json.encode(told), media_type="application/json")
        response.headers["Cache-Control"] = "no-store"
        if isinstance(given, KnownAs):
            self._give_cookie(response, given.guest)
        elif endpoint.welcomes and archive.issue(guest or "") == issue:
            # Sent again each time, it lasts a year from the last visit; but a cookie that has
            # become worthless meanwhile gets no good one.
            self._give_cookie(response, guest)
        return response

    def _check_sender(
        self, request: Request, guest: str | None, *, changing: bool, cost: int = 1
    ) -> Who:
        """Give who calls: an address, and perhaps a guest there; refuse what comes too fast."""
        if changing and not same_origin(request):
            raise Forbidden("server-origin")
        sender = self._senders.of(request)
        buckets = self._writers if changing else self._readers
        who = (sender,) if guest is None else (sender, guest)
        if not buckets.take(who, cost):
            raise TooMuch("server-too-fast", most=buckets.rate.per_second)
        return who

    def _give_cookie(self, response: Response, guest: str | None) -> None:
        """Let a browser be known as a guest, or as nobody."""
        response.set_cookie(
            self._signature.cookie,
            "" if guest is None else self._signature.sign(guest),
            max_age=0 if guest is None else YEAR,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )


async def _body(request: Request, endpoint: Endpoint) -> msgspec.Struct:
    """Read what was sent; refuse what is or will be too large before reading all of it."""
    largest = endpoint.largest or LARGEST_BODY
    # HTTP lets nothing through here but a number of at most twenty digits.
    announced = int(request.headers.get("content-length", "0"))
    if announced > largest:
        raise TooMuch("server-message-large", came=announced, most=largest)
    came = bytearray()
    async for chunk in request.stream():
        came += chunk
        if len(came) > largest:
            raise TooMuch("server-message-large", came=len(came), most=largest)
    try:
        return msgspec.convert(_whole(msgspec.json.decode(bytes(came))), endpoint.takes)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadData("server-message", why=str(error)) from None


def _whole(came: object) -> object:
    """Write whole numbers without a point: in JSON, 1.0 is an integer like 1."""
    match came:
        case float() if came.is_integer():
            return int(came)
        case dict():
            return {name: _whole(value) for name, value in came.items()}
        case list():
            return [_whole(value) for value in came]
    return came


def _file(file: File) -> Response:
    name, content = file
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    if isinstance(content, bytes):
        return Response(content, media_type="application/json", headers=headers)
    return StreamingResponse(content, media_type="application/json", headers=headers)


def _game_of(call: Call) -> Game | None:
    """Give the game that a call is about, whose things then have their names in refusals."""
    opened = call.hall.opened(call.path.get("table", ""))
    if opened is not None:
        return opened.room.game
    drafted = call.hall.drafts.game_of(call.path.get("draft", ""))
    named = getattr(call.body, "game", "") or call.path.get("game", "")
    return all_games().get(drafted or str(named))


def _refused(refusal: Refusal, game: Game | None = None) -> Response:
    count_refusal(refusal)
    rule = str(refusal.details.get("rule", ""))
    several = each_of(refusal) if isinstance(refusal, BadData) else [refusal]
    say = refusals.refusal if game is None else game.refusal
    sentence, *more = (say(PORTABLE, one) for one in several)
    problem = types.Problem(refusal.key, sentence, rule, more)
    written = msgspec.json.encode(problem)
    headers = {"Cache-Control": "no-store"}
    if refusal.key == "server-too-fast":
        headers["Retry-After"] = "1"
    return Response(written, _status(refusal), headers, "application/json")


def _status(refusal: Refusal) -> int:
    """Give the status that says the same to programs."""
    kinds: tuple[tuple[type[Refusal], int], ...] = (
        (Unknown, 404),
        (Forbidden, 403),
        (ForeignAnswer, 403),
        (TooMuch, 429),
        (StorageRefusal, 503),
        (Unready, 503),
        (Failed, 500),
        (BadData, 422),
    )
    if refusal.key in ("server-message-large", "server-format-large"):
        return 413
    return next((status for kind, status in kinds if isinstance(refusal, kind)), 409)
