"""The head of a request, read strictly: proxies and servers must not differ about where it ends."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

LARGEST: Final = 16 * 1024
"""The most bytes of the head of a request."""
_END: Final = b"\r\n\r\n"


def whole(head: bytes) -> bool:
    """Tell whether the head has ended."""
    return _END in head


def fault(head: bytes) -> HTTPStatus | None:
    """Give the status with which a head is refused, as far as it has come; None if it may go on."""
    written, _, _ = head.partition(_END)
    if len(written) > LARGEST:
        return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
    lines = written.removesuffix(b"\r").split(b"\r\n")
    # A line that ends otherwise, or goes on in the next, is not read alike by everybody.
    if any(b"\n" in line or b"\r" in line for line in lines):
        return HTTPStatus.BAD_REQUEST
    if any(line.startswith((b" ", b"\t")) for line in lines):
        return HTTPStatus.BAD_REQUEST
    names = {line.partition(b":")[0].strip().lower() for line in lines[1:]}
    # Whoever believes the one ends the body elsewhere than whoever believes the other.
    if {b"content-length", b"transfer-encoding"} <= names:
        return HTTPStatus.BAD_REQUEST
    return None
