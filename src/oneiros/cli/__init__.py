"""The command line: parse, call, print."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from oneiros.cli.status import INTERRUPTED

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status; an interruption is never shown as a traceback."""
    try:
        # Loading takes the time in which impatient people interrupt.
        from oneiros.cli.command import run  # noqa: PLC0415

        return run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
