"""How long what expires is kept, as options of commands."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from oneiros.cli.parser import Parser, whole

if TYPE_CHECKING:
    from oneiros.storage import Keeping

_MOST_DAYS: Final = 36_500
# As in storage, which takes a while to load.
_USUAL: Final = {"open": 14, "finished": 0, "guests": 90, "unfinished": 0}


def equip(parser: Parser) -> None:
    """Take for how many days tables, games and idle guests are kept."""
    words, say = parser.words, parser.words.say
    for name, usual in _USUAL.items():
        parser.add_argument(
            f"--keep-{name}",
            type=whole(words, 0, _MOST_DAYS),
            default=usual,
            metavar=say("cli-metavar-days"),
            help=say(f"cli-option-keep-{name}", usual=usual),
        )


def wished(arguments: argparse.Namespace) -> Keeping:
    """Give what was wished."""
    from oneiros.storage import Keeping  # noqa: PLC0415 - only those who need it load it

    return Keeping(**{name: getattr(arguments, f"keep_{name}") for name in _USUAL})
