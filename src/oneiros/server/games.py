"""The games that can be played on the network."""

from __future__ import annotations

from typing import Final

from oneiros.kernel.errors import BadData
from oneiros.server.dreamblade.face import DREAMBLADE
from oneiros.server.dreamscape.face import DREAMSCAPE
from oneiros.server.game import Game

# A new game is one more line.
GAMES: Final[dict[str, Game]] = {
    "dreamblade": DREAMBLADE,
    "dreamscape": DREAMSCAPE,
}


def find(name: str) -> Game:
    """Give the game of a name, or refuse."""
    if name not in GAMES:
        raise BadData("server-game-unknown", came=name, known=", ".join(GAMES))
    return GAMES[name]
