"""Many games at once as a vector environment of Gymnasium, on the buffers of one batch."""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from oneiros.envs.scene import laid
from oneiros.kernel.batch import ANY_SEAT, EVERY_SEAT, Batch

_Rows = NDArray[np.uint8]


class BatchEnv(gymnasium.vector.VectorEnv[_Rows, NDArray[np.int64], NDArray[Any]]):
    """So many games of one kind, stepped by one compiled call.

    A game that has ended begins anew within the same step, and what is seen then is the new one.
    With `opponent=None` the learner answers for every seat, and a reward is that of the seat that
    answered; `seat` in the information says who is asked. `observations`, `masks`, `seats`,
    `ended`, `rewards` and `returns` are the buffers themselves, which every step overwrites.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponent: str | None = "random",
        seat: int | None = None,
        *,
        copy: bool = True,
        **scene: Any,  # noqa: ANN401 - as `laid` takes them
    ) -> None:
        """Set up games by their name, and by what `laid` takes; without a seat, it goes by lot.

        Without `copy`, what `reset` and `step` give are the buffers.
        """
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        laid_out = laid(game, **scene)
        laid_out.check_seat(seat)
        encoding = laid_out.encoding
        self.encoding = encoding
        self.single_observation_space = spaces.Box(0, 255, (encoding.size,), np.uint8)
        self.single_action_space = spaces.Discrete(encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        learner = ANY_SEAT if seat is None else seat
        self.batch = Batch(
            encoding,
            laid_out.starts,
            num_envs,
            returns=laid_out.returns,
            seat=EVERY_SEAT if opponent is None else learner,
            rivals=None if opponent is None else laid_out.rivals(opponent),
            seed=secrets.token_hex(),
        )
        self._copy = copy
        self.observations = _array(self.batch.observations, np.uint8, num_envs, encoding.size)
        self.masks = _array(self.batch.masks, np.int8, num_envs, encoding.actions)
        self.seats = _array(self.batch.seats, np.uint8, num_envs)
        self.ended = _array(self.batch.ended, np.bool_, num_envs)
        self.rewards = _array(self.batch.rewards, np.float32, num_envs)
        self.returns = _array(self.batch.returns, np.float32, num_envs, encoding.seats)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[_Rows, dict[str, Any]]:
        """Begin all games anew; the same seed gives the same games for the same actions."""
        self.batch.reset(secrets.token_hex() if seed is None else seed)
        return self._given(self.observations), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[_Rows, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Say an action in each game."""
        self.batch.step(actions.tolist())
        return (
            self._given(self.observations),
            self._given(self.rewards),
            self._given(self.ended),
            self._never,
            self._info(),
        )

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._given(self.masks),
            "seat": self._given(self.seats),
            "returns": self._given(self.returns),
        }

    def _given(self, buffer: NDArray[Any]) -> NDArray[Any]:
        return buffer.copy() if self._copy else buffer


def _array(buffer: bytearray, kind: type[np.generic], *shape: int) -> NDArray[Any]:
    return np.frombuffer(buffer, kind).reshape(shape)
