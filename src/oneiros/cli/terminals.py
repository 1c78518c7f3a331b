"""The terminal of each game, and the game that a command means."""

from __future__ import annotations

from typing import cast

from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.terminal import Terminal
from oneiros.kernel.errors import BadData
from oneiros.registry.addresses import resolve
from oneiros.registry.games import all_games


def terminals() -> dict[str, Terminal]:
    """Give the terminals of all games by the games' names."""
    return {name: cast("Terminal", resolve(game.terminal)) for name, game in all_games().items()}


def default_game() -> str:
    """Name the game that is meant where nothing says which."""
    return next(iter(all_games()))


def add_game(parser: Parser) -> None:
    """Take the name of a game, which may be left out."""
    parser.add_argument(
        "game",
        choices=tuple(all_games()),
        metavar=parser.words.say("cli-metavar-game"),
        help=parser.words.say("cli-option-game-meant", games=", ".join(all_games())),
        nargs="?",
    )


def find(shell: Shell, name: str) -> Terminal:
    """Give the game of a name, of which a shell then speaks; refuse a name that a file invents."""
    known = terminals()
    if name not in known:
        raise BadData("cli-game-unknown", came=name, known=", ".join(known))
    terminal = known[name]
    shell.refused = terminal.game.refusal
    return terminal
