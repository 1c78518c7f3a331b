"""oneiros new-bot: the beginning of a bot of one's own."""

from __future__ import annotations

import argparse
import keyword
import sys
from importlib.util import find_spec
from pathlib import Path

from oneiros.cli import bot_package
from oneiros.cli.files import why, write_bytes
from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.cli.terminals import default_game, find
from oneiros.kernel.errors import BadData
from oneiros.registry.bots.installed import check_name
from oneiros.registry.games import all_games


def equip(parser: Parser) -> None:
    """Take the name of the bot, and the game that it plays."""
    say = parser.words.say
    parser.add_argument("name", metavar=say("cli-metavar-word"), help=say("cli-new-bot-name"))
    games = tuple(all_games())
    parser.add_argument(
        "--game",
        choices=games,
        default=default_game(),
        help=say("cli-option-game", games=", ".join(games)),
    )


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Write the package into a new folder, and say how the bot plays."""
    name: str = arguments.name
    check_name(name)
    package = name.replace("-", "_")
    if _means_something(package) or keyword.iskeyword(bot_package.class_name(name)):
        raise BadData("bot-twice", came=name)
    terminal = find(shell, arguments.game)
    folder = Path(name)
    try:
        folder.mkdir()
    except FileExistsError:
        raise BadData("cli-new-bot-taken", folder=name) from None
    except OSError as error:
        raise BadData("cli-file-unwritable", file=name, why=why(error)) from None
    seats = terminal.game.least_seats
    files = bot_package.written(name, arguments.game, seats, terminal.standing)
    for path, text in files.items():
        (folder / path).parent.mkdir(exist_ok=True)
        write_bytes(str(folder / path), text.encode())
    shell.say("cli-new-bot-written", folder=name)
    shell.print(f"  cd {name}")
    shell.print(f"  {bot_package.arena(name, arguments.game)}")
    shell.print("  python -m pytest")
    return FINE


def _means_something(package: str) -> bool:
    """Tell whether Python knows a name already, or the folder of a bot holds it."""
    if package in sys.stdlib_module_names or keyword.iskeyword(package) or package == "tests":
        return True
    found = find_spec(package)
    # A folder without a module is nothing that could be meant.
    return found is not None and found.origin is not None
