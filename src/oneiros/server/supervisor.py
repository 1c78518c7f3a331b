"""Telling a supervisor such as systemd when the server is ready, and when it stops."""

from __future__ import annotations

import contextlib
import os
import socket


def tell(state: str) -> None:
    """Tell whoever has started this process, if they want to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    # Not every system has sockets that are files.
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    # A name that begins with @ is not that of a file.
    named = f"\0{address[1:]}" if address.startswith("@") else address
    # Whoever cannot be told is no reason to stop.
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(state.encode("ascii"), named)
