"""What every answer says to the browser: only what is ours may run, be shown or be asked."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oneiros.server.origin import known_host

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_ALWAYS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
_ENCRYPTED: Final = {"Strict-Transport-Security": "max-age=31536000"}


class Guarded:
    """Refuses requests under a foreign name, and adds the security headers to all answers."""

    def __init__(self, app: ASGIApp, hosts: Collection[str], *, secure: bool) -> None:
        """Wrap an application that may be reached under some names, perhaps only encrypted."""
        self._app = app
        self._hosts = hosts
        self._secure = secure
        self._headers = {**_ALWAYS, **_ENCRYPTED} if secure else _ALWAYS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if self._secure:
            # What the browser has sent encrypted, the proxy passes on without.
            scope["scheme"] = "https" if scope["type"] == "http" else "wss"

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        if known_host(Headers(scope=scope), self._hosts):
            await self._app(scope, receive, guarded)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            refused = PlainTextResponse("This server does not have that name.", 421)
            await refused(scope, receive, guarded)
