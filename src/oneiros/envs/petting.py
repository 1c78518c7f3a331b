"""The environments of one game, called as PettingZoo calls those of its own."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from oneiros.envs.aec import Observation, TurnEnv, wrapped
from oneiros.registry.games import game


class Petting:
    """`env` checks what it is told, `raw_env` is what it wraps."""

    def __init__(self, name: str) -> None:
        """Find a game by its name, or refuse it."""
        self.name = game(name).ruleset.name

    def env(self, **how: Any) -> AECEnv[str, Observation, int | None]:  # noqa: ANN401 - as TurnEnv takes them
        """Give an environment that loses the game for whoever says what is not open."""
        return wrapped(self.name, **how)

    def raw_env(self, **how: Any) -> TurnEnv:  # noqa: ANN401 - as TurnEnv takes them
        """Give an environment that refuses what is not open."""
        return TurnEnv(self.name, **how)
