"""The command of the server, with one seed for all tables: a program of its own, not imported."""

from __future__ import annotations

import secrets
import sys
from unittest import mock

from oneiros.cli import main


def _token_hex(count: int) -> str:
    """Give the same seed each time."""
    return bytes(range(count)).hex()


if __name__ == "__main__":
    known = mock.Mock(secrets, token_hex=_token_hex)
    # The first argument is the plain command, in whose place this runs.
    with mock.patch("oneiros.server.rooms.seating.secrets", known):
        raise SystemExit(main(sys.argv[2:]))
