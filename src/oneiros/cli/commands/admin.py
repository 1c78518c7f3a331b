"""oneiros admin: what an operator does with the database of a server."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from oneiros.cli import keeping, settings
from oneiros.cli.commands import serve
from oneiros.cli.parser import Parser, Run, add_language, whole
from oneiros.cli.shell import Shell

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    Deeds = _SubParsersAction[Parser]

_STATUSES: Final = ("seating", "playing", "over", "closed")
_USUAL_LIST: Final = 50
_MOST_LISTED: Final = 100_000


def equip(parser: Parser) -> None:
    """Take what is to be done, and with what."""
    say = parser.words.say
    deeds = parser.add_subparsers(
        title=say("cli-parser-commands"),
        metavar=say("cli-parser-command"),
        dest="deed",
        parser_class=Parser,
        required=True,
    )
    listing = _add(deeds, parser, "list")
    listing.add_argument("what", choices=("tables", "guests"), help=say("cli-option-admin-what"))
    listing.add_argument("--status", choices=_STATUSES, help=say("cli-option-admin-status"))
    listing.add_argument(
        "--limit",
        type=whole(parser.words, 1, _MOST_LISTED),
        default=_USUAL_LIST,
        metavar=say("cli-metavar-n"),
        help=say("cli-option-admin-limit", usual=_USUAL_LIST),
    )
    pruning = _add(deeds, parser, "prune")
    keeping.equip(pruning)
    pruning.add_argument("--dry-run", action="store_true", help=say("cli-option-admin-dry-run"))
    exporting = _add(deeds, parser, "export")
    _add_guest(exporting)
    exporting.add_argument(
        "--output", metavar=say("cli-metavar-file"), help=say("cli-option-admin-output")
    )
    _add_guest(_add(deeds, parser, "delete"))
    _add_file(_add(deeds, parser, "backup"), "cli-option-admin-backup")
    _add_file(_add(deeds, parser, "restore"), "cli-option-admin-restore")


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Do what is to be done."""
    # Help comes faster without the database.
    from oneiros.cli.admin import changing, copying, exporting, listing  # noqa: PLC0415
    from oneiros.storage import default_url  # noqa: PLC0415

    deeds: Mapping[str, Run] = {
        "list": listing.run,
        "prune": changing.prune,
        "export": exporting.run,
        "delete": changing.delete,
        "backup": copying.backup,
        "restore": copying.restore,
    }
    arguments.database = arguments.database or default_url()
    return deeds[arguments.deed](arguments, shell)


def _add(deeds: Deeds, admin: Parser, name: str) -> Parser:
    words = admin.words
    parser = deeds.add_parser(
        name,
        words=words,
        help=words.say(f"cli-command-admin-{name}"),
        description=words.say(f"cli-command-admin-{name}-about"),
    )
    add_language(parser)
    parser.add_argument(
        "--database",
        metavar=words.say("cli-metavar-address"),
        help=words.say("cli-option-database"),
    )
    parser.add_argument(
        settings.OPTION,
        metavar=words.say("cli-metavar-file"),
        default=argparse.SUPPRESS,
        help=words.say("cli-option-admin-settings"),
    )
    parser.share_settings("serve", _of_server(admin))
    return parser


def _of_server(admin: Parser) -> Parser:
    """Give a parser with the options of the server, whose settings count here, too."""
    whole_server = Parser(words=admin.words)
    serve.equip(whole_server)
    return whole_server


def _add_guest(parser: Parser) -> None:
    say = parser.words.say
    parser.add_argument(
        "guest", metavar=say("cli-metavar-guest"), help=say("cli-option-admin-guest")
    )


def _add_file(parser: Parser, means: str) -> None:
    say = parser.words.say
    parser.add_argument("file", metavar=say("cli-metavar-file"), help=say(means))
