"""Fair chance: outcomes that nobody can choose and that everybody can check afterwards.

`docs/fair-dice.md` says the same for people who write a verifier of their own.
"""

from __future__ import annotations

import hmac
import re
from bisect import bisect_right
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from typing import Final

from oneiros.kernel.errors import BadData

VERSION: Final = "oneiros-fair-1"
SERVER_SEED_BYTES: Final = 32
WORDS: Final = 2**32
"""How many different words there are; a draw shares them among its weights."""

_PLAYER_SEED: Final = re.compile("[0-9A-Za-z_-]{1,64}")


def commitment(server_seed: bytes) -> str:
    """Give the hash that is published before the game and binds the server to its seed."""
    _check_server_seed(server_seed)
    return sha256(server_seed).hexdigest()


class FairChance:
    """The dice of one game, decided by one server seed and one seed per player.

    `drawn` counts the outcomes so far; a game that is taken up again goes on from its count.
    """

    def __init__(self, server_seed: bytes, player_seeds: Sequence[str], drawn: int = 0) -> None:
        """Take the seeds, or refuse those that are not of the agreed form."""
        _check_server_seed(server_seed)
        if not player_seeds:
            raise BadData("fair-no-player-seed")
        for number, seed in enumerate(player_seeds):
            if _PLAYER_SEED.fullmatch(seed) is None:
                raise BadData("fair-player-seed", number=number, came=seed)
        self.server_seed = server_seed
        self.player_seeds = tuple(player_seeds)
        self.drawn = drawn

    def draw(self, weights: Sequence[int]) -> int:
        """Give the index of the next outcome, each as likely as its weight says."""
        total = _total(weights)
        # Words from here on are rejected: they would make the first remainders more likely.
        fair = WORDS - WORDS % total
        message = ":".join((VERSION, *self.player_seeds, str(self.drawn)))
        self.drawn += 1
        block = 0
        while True:
            digest = hmac.digest(self.server_seed, f"{message}:{block}".encode("ascii"), "sha256")
            for start in range(0, len(digest), 4):
                word = int.from_bytes(digest[start : start + 4], "big")
                if word < fair:
                    # Each index holds as many remainders in a row as its weight says.
                    return bisect_right(list(accumulate(weights)), word % total)
            block += 1


def _check_server_seed(server_seed: bytes) -> None:
    if len(server_seed) != SERVER_SEED_BYTES:
        raise BadData("fair-server-seed", came=len(server_seed), expected=SERVER_SEED_BYTES)


def _total(weights: Sequence[int]) -> int:
    total = sum(weights)
    if not 0 < total <= WORDS or min(weights) < 1:
        raise BadData("fair-weights", came=str(list(weights)))
    return total
