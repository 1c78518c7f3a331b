"""Seeds: secret ones for a game that must be fair, derived ones for a game that must come again."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.fair import FIRST, SERVER_SEED_BYTES, FairChance

_SEED_BITS: Final = 62
_PLAYER_SEED_BYTES: Final = 8


def server_seed() -> bytes:
    """Draw a seed that nobody knows."""
    return secrets.token_bytes(SERVER_SEED_BYTES)


def player_seed() -> str:
    """Draw a seed for a player who names none."""
    return secrets.token_hex(_PLAYER_SEED_BYTES)


def repeatable_chance(seed: str, seats: tuple[str, ...]) -> FairChance:
    """Give dice that can be repeated; anyone who knows the seed knows every roll.

    They are of the first scheme, so that a seed gives the game that it has always given.
    """
    players = [f"player-{seat}" for seat in seats]
    return FairChance(_digest("server", seed), players, scheme=FIRST)


def quick_dice(seed: str | None, *path: object) -> Dice:
    """Give quick dice; a path of words and numbers leads from one seed to many different dice."""
    if seed is None:
        return Dice(secrets.randbits(_SEED_BITS))
    return Dice(derived_seed(seed, *path))


def random_seed() -> str:
    """Choose a seed that is short enough to be told and typed again."""
    return str(secrets.randbelow(10**9))


def _digest(*path: object) -> bytes:
    return sha256("\n".join(["oneiros", *map(str, path)]).encode("utf-8", "replace")).digest()
