"""What guests bring to games, in the HTTP API: kept for later, and tried between bots."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oneiros.arena.sparring import Sparring
from oneiros.registry.named import Strict, Told
from oneiros.server.protocol.api.tables import Name

LARGEST_KEPT = 8000
"""So many letters may something have that a guest keeps."""
ROUNDS = 3
MOST_ROUNDS = 12
"""So often everything is met from each seat in a sparring, as is usual and at most."""


class NewKeepsake(Strict, frozen=True):
    """Something to bring to a game later, as text, such as a warband in any of its forms."""

    game: Name
    text: Annotated[str, msgspec.Meta(max_length=LARGEST_KEPT)]


class Keepsake(Told, frozen=True):
    """Something that the guest who asks has kept, as the game writes it."""

    id: str
    game: str
    name: str
    text: str
    changed: int
    """When, in seconds since 1970."""
    ready: bool = False
    """Whether the game lets it be brought as it is."""


class SparringSize(Told, frozen=True):
    """How often everything is met from each seat in a sparring, and how many games that makes."""

    rounds: int
    games: int


class NewSparring(Strict, frozen=True):
    """What is to be tried in games between bots: everything is met so many times from each seat."""

    brings: Annotated[str, msgspec.Meta(max_length=4000)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = ROUNDS


class Sparred(Told, frozen=True):
    """How many of how many games are over, and in the end what they come to."""

    id: str
    done: int
    total: int
    sparring: Sparring | None = None
