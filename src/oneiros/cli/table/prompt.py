"""Reading what a person types, with history and completion where the terminal has them."""

from __future__ import annotations

import sys
from collections.abc import Sequence

try:
    import readline
except ImportError:  # pragma: no cover - not every system has it
    HAS_READLINE = False
else:
    HAS_READLINE = True


class Leaving(Exception):  # noqa: N818 - leaving a game is no error
    """The person at the terminal wants to stop, or there is nobody there any more."""


def at_terminal() -> bool:
    """Say whether a person types, rather than a file or another program."""
    return sys.stdin is not None and sys.stdin.isatty()


def read_line(prompt: str, choices: Sequence[str]) -> str:
    """Ask for a line; the end of the input means leaving."""
    if HAS_READLINE and at_terminal():
        _offer(choices)
    try:
        return input(prompt)
    except EOFError:
        print()
        raise Leaving from None
    except RuntimeError:  # there is no input at all
        raise Leaving from None


def _offer(choices: Sequence[str]) -> None:
    """Let the tab key complete whole lines, names with blanks included."""

    def complete(text: str, number: int) -> str | None:
        fitting = [one for one in choices if one.lower().startswith(text.lower())]
        return fitting[number] if number < len(fitting) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
