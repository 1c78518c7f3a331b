"""The games there are."""

from __future__ import annotations

from typing import Final

from oneiros.cli.dreamblade.face import DREAMBLADE
from oneiros.cli.dreamscape.face import DREAMSCAPE
from oneiros.cli.game import Game
from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.kernel.errors import BadData

# A new game is one more line; the first one is meant where nothing says which.
GAMES: Final[dict[str, Game]] = {
    "dreamblade": DREAMBLADE,
    "dreamscape": DREAMSCAPE,
}
DEFAULT_GAME: Final = next(iter(GAMES))


def add_game(parser: Parser) -> None:
    """Take the name of a game, which may be left out."""
    parser.add_argument(
        "game",
        choices=tuple(GAMES),
        metavar=parser.words.say("cli-metavar-game"),
        help=parser.words.say("cli-option-game-meant", games=", ".join(GAMES)),
        nargs="?",
    )


def find(shell: Shell, name: str) -> Game:
    """Give the game of a name, of which a shell then speaks; refuse a name that a file invents."""
    if name not in GAMES:
        raise BadData("cli-game-unknown", came=name, known=", ".join(GAMES))
    game = GAMES[name]
    shell.refused = game.refusal
    return game
