"""What players agree on before a game: how many they are, and what differs from the plain game."""

from __future__ import annotations

from oneiros.games.dreamscape.vocabulary import SHARDS


class Format:
    """The parameters of a game (1.4, 1.5, 2.4, 5.11, 6.1, 10)."""

    def __init__(
        self,
        players: int = 2,
        *,
        nightmare: bool = False,
        simultaneous: bool = False,
        mirrored: bool = False,
        columns: int = 5,
        rows: int = 5,
    ) -> None:
        """Choose players, the Nightmare game, creation at the same time, mirror images and size."""
        self.players = players
        self.nightmare = nightmare
        self.simultaneous = simultaneous
        self.mirrored = mirrored
        self.columns = columns
        self.rows = rows
        # 1.4: a location is refilled to one shard more than there are players.
        self.row_length = players + 1
        # 2.4: three trees for each player.
        self.trees = 3 * players
        # 1.1: the nightmare shards stay in the box in the plain game.
        self.shards = [*SHARDS[:6], SHARDS[6] if nightmare else 0]
