"""A game as an environment of Gymnasium: one seat learns, and bots sit in the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from oneiros.envs.playing import Mask, Playing, Row
from oneiros.envs.scene import laid


class SingleEnv(gymnasium.Env[Row, np.int64]):
    """One seat against an opponent of a name.

    The reward comes with the end of the game: what the seat got out of it, 1 for a victory and -1
    for a defeat. An action that is not open loses the game at once. `action_mask` in the
    information says which are open, and so does `action_masks()`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium reads it

    def __init__(
        self,
        game: str,
        opponent: str = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **scene: Any,  # noqa: ANN401 - as `laid` takes them
    ) -> None:
        """Set up a game by its name, and by what `laid` takes; without a seat, it goes by lot."""
        self.render_mode = render_mode
        self._playing = Playing(laid(game, **scene))
        self._playing.scene.check_seat(seat)
        self._rivals = self._playing.scene.rivals(opponent)
        self._rival = self._rivals and self._rivals()
        self._always = seat
        self.seat = seat or 0
        encoding = self._playing.scene.encoding
        self.encoding = encoding
        self.observation_space = spaces.Box(0, 255, (encoding.size,), np.uint8)
        self.action_space = spaces.Discrete(encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin a game; the same seed gives the same dice and the same opponent."""
        super().reset(seed=seed, options=options)
        while True:
            self._playing.begin(seed)
            if self._always is None:
                self.seat = self._playing.dice.below(self.encoding.seats)
            self._rival = self._rivals and self._rivals()
            self._wait()
            # Where the learner is never asked, there is nothing to learn.
            if not self._playing.over:
                return self._seen()
            seed = None

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Say an action, and let the others answer until the seat is asked again."""
        if not self._playing.is_open(int(action)):
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self._playing.say(int(action))
        self._wait()
        over = self._playing.over
        reward = self._playing.returns()[self.seat] if over else 0.0
        seen, info = self._seen()
        return seen, reward, over, False, info

    def action_masks(self) -> Mask:
        """Give 1 for each action that is open."""
        return self._playing.mask(self.seat)

    def render(self) -> str | None:
        """Show what the seat may know, as JSON."""
        return self._playing.rendered(self.render_mode, self.seat)

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        return self._playing.observe(self.seat), {"action_mask": self.action_masks()}

    def _wait(self) -> None:
        playing = self._playing
        while not playing.over and playing.state.seat != self.seat:
            state, dice = playing.state, playing.dice
            playing.answer(self._rival(state, dice) if self._rival else dice.choose(state))
