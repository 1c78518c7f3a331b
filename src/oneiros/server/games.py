"""The games by the names that guests send."""

from __future__ import annotations

from collections.abc import Collection

from oneiros.kernel.errors import Refusal
from oneiros.registry.game import Game
from oneiros.registry.games import all_games
from oneiros.server.refusals import Unknown


def known_game(name: str, refusal: type[Refusal] = Unknown) -> Game:
    """Give the game of a name, or refuse: what a guest points at is unknown, other data is bad."""
    known = all_games()
    check_game(name, known, refusal)
    return known[name]


def check_game(name: str, known: Collection[str], refusal: type[Refusal] = Unknown) -> None:
    """Refuse a name that none of those games has which would do."""
    if name not in known:
        raise refusal("server-game-unknown", came=name, known=", ".join(known))
