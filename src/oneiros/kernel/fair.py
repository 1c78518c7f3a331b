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
from typing import Final, Literal

from oneiros.kernel.errors import BadData

Scheme = Literal["oneiros-fair-1", "oneiros-fair-2", "oneiros-fair-3"]
FIRST: Final = "oneiros-fair-1"
"""How outcomes were drawn before takebacks counted: going back drew the same ones again."""
SECOND: Final = "oneiros-fair-2"
"""How they were drawn before the message held everything that people had agreed on."""
THIRD: Final = "oneiros-fair-3"
BOT_SEED: Final = "bot"
"""The seed of every bot: it counts as the server's, so it is fixed and nobody chooses it."""
SERVER_SEED_BYTES: Final = 32
WORDS: Final = 2**32
"""How many different words there are; a draw shares them among its weights."""

_PLAYER_SEED: Final = re.compile("[0-9A-Za-z_-]{1,64}")
_ROOT: Final = re.compile("[0-9a-f]{64}")


def commitment(server_seed: bytes) -> str:
    """Give the hash that is published before the game and binds the server to its seed."""
    _check_server_seed(server_seed)
    return sha256(server_seed).hexdigest()


def seal(promise: str, seat: str, seed: str) -> str:
    """Give the hash by which a player is bound to a seed before anybody shows one.

    It holds for one seat of one game only: that whose server seed has the commitment `promise`.
    """
    return sha256(f"oneiros-seed-2:{promise}:{seat}:{seed}".encode("ascii")).hexdigest()


class FairChance:
    """The dice of one game, decided by one server seed and one seed per player.

    `drawn` counts the outcomes that stand and `takebacks` how often answers were taken back past
    chance or a reveal: together they never come twice. A game that is taken up again goes on from
    its counts. By the third scheme they also follow from the `root` of what was agreed on.
    """

    def __init__(  # noqa: PLR0913 - all that the message of a draw is made of
        self,
        server_seed: bytes,
        player_seeds: Sequence[str],
        drawn: int = 0,
        *,
        takebacks: int = 0,
        scheme: Scheme = SECOND,
        root: str = "",
    ) -> None:
        """Take the seeds, or refuse those that are not of the agreed form."""
        _check_server_seed(server_seed)
        if not player_seeds:
            raise BadData("fair-no-player-seed")
        for number, seed in enumerate(player_seeds):
            if _PLAYER_SEED.fullmatch(seed) is None:
                raise BadData("fair-player-seed", number=number, came=seed)
        rooted = root == "" if scheme != THIRD else _ROOT.fullmatch(root) is not None
        if not rooted:
            raise BadData("fair-root", came=root, scheme=scheme)
        self.server_seed = server_seed
        self.player_seeds = tuple(player_seeds)
        self.drawn = drawn
        self.takebacks = takebacks
        self.scheme: Scheme = scheme
        self.root = root

    def go_to(self, drawn: int, takebacks: int) -> None:
        """Go on from other counts, because answers were taken back."""
        self.drawn = drawn
        self.takebacks = takebacks

    def draw(self, weights: Sequence[int]) -> int:
        """Give the index of the next outcome, each as likely as its weight says."""
        total = _total(weights)
        # Words from here on are rejected: they would make the first remainders more likely.
        fair = WORDS - WORDS % total
        message = ":".join((*self._start(), *self.player_seeds, *self._counts()))
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

    def _start(self) -> tuple[str, ...]:
        return (self.scheme, self.root) if self.scheme == THIRD else (self.scheme,)

    def _counts(self) -> tuple[str, ...]:
        counter = str(self.drawn)
        return (counter,) if self.scheme == FIRST else (str(self.takebacks), counter)


def _check_server_seed(server_seed: bytes) -> None:
    if len(server_seed) != SERVER_SEED_BYTES:
        raise BadData("fair-server-seed", came=len(server_seed), expected=SERVER_SEED_BYTES)


def _total(weights: Sequence[int]) -> int:
    total = sum(weights)
    if not 0 < total <= WORDS or min(weights) < 1:
        raise BadData("fair-weights", came=str(list(weights)))
    return total
