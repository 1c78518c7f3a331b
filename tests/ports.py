"""Ports for programs that cannot choose one themselves, or that come back where they were."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from itertools import count
from typing import Final

# The system gives none of these to a program that takes any port, so a free one stays free.
_FIRST: Final = 10_000
_MANY: Final = 20_000
_EACH: Final = 64
"""How many ports processes that run at the same time are apart."""

_numbers = count()


def free_port() -> int:
    """Return a port of loopback that no one has, another one each time."""
    while True:
        port = _FIRST + (os.getpid() * _EACH + next(_numbers)) % _MANY
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port
