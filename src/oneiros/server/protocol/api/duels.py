"""How what was brought to a finished game does in equal hands, in the HTTP API."""

from __future__ import annotations

from oneiros.arena.duel import DuelResult
from oneiros.registry.named import Told


class Duelled(Told, frozen=True):
    """How many of how many games between bots are over, and what they come to."""

    done: int
    total: int
    """With the next ones that may be asked for; 0 where there is nothing to find out."""
    going: bool = False
    """Whether games are played now."""
    same: bool = False
    """Whether both sides have brought the same, so that nothing is to be found out."""
    duel: DuelResult | None = None
    """What is known by the last look that is whole; one that goes on or was ended says nothing."""
