"""What guests keep to bring it to games: how much of it, and when it may be brought."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from oneiros.kernel.errors import BadData
from oneiros.registry.games import all_games
from oneiros.server.games import known_game
from oneiros.storage import StoredKeepsake

MOST_KEPT: Final = 50
"""So many keepsakes may a guest have, in all games together."""


def read(game: str, text: str, keepsake: str, guest: str, moment: int) -> StoredKeepsake:
    """Make a keepsake of what somebody sent, or refuse what the game cannot read."""
    kept = known_game(game).kept(text)
    return StoredKeepsake(keepsake, guest, game, kept.name, kept.text, moment)


def is_ready(keepsake: StoredKeepsake) -> bool:
    """Tell whether the game would let it be brought, by the rules of today."""
    return _is_ready(keepsake.game, keepsake.text)


# Whoever lists fifty again and again has each of them read once.
@lru_cache(maxsize=2048)
def _is_ready(name: str, text: str) -> bool:
    game = all_games().get(name)
    try:
        return game is not None and game.kept(text).ready
    except BadData:
        # A miniature that it names may be there no more.
        return False
