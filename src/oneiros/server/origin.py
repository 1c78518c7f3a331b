"""Where a request comes from: our own pages, or somewhere else."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection


def same_origin(connection: HTTPConnection) -> bool:
    """Tell whether a request comes from a page of ours, or from a program that is no browser."""
    origin = connection.headers.get("origin")
    encrypted = connection.scope["scheme"] in ("https", "wss")
    ours = f"{'https' if encrypted else 'http'}://{connection.headers.get('host', '')}"
    return origin is None or origin == ours


def known_host(headers: Headers, names: Collection[str]) -> bool:
    """Tell whether a request names this server by an address or a name that it has.

    Otherwise a page elsewhere could let its own name point here, and speak for its visitors.
    """
    try:
        host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    if host == "localhost" or host in names:
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
