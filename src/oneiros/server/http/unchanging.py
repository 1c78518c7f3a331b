"""An answer that stays the same, and which browsers need not fetch twice."""

from __future__ import annotations

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response


class Unchanging:
    """Bytes in memory with a tag that says what is in them."""

    def __init__(self, content: bytes, media_type: str) -> None:
        """Keep the bytes."""
        self._content = content
        self._headers = {
            "Content-Type": media_type,
            # Browsers keep it, but ask each time whether it is still the same.
            "Cache-Control": "no-cache",
            "ETag": f'"{sha256(content).hexdigest()[:32]}"',
        }

    def answer(self, request: Request, status: int = 200) -> Response:
        """Give it, or say that the browser has it already."""
        known = request.headers.get("if-none-match", "")
        if status == 200 and self._headers["ETag"] in known:  # noqa: PLR2004 - it is what is asked for
            return Response(None, 304, self._headers)
        return Response(self._content, status, self._headers)
