"""A game as an environment of PettingZoo, in which agents answer in turn."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from oneiros.envs.playing import Playing
from oneiros.envs.scene import laid

Observation = dict[str, Any]
"""`observation` as the encoding writes it, and `action_mask`."""


class TurnEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc] # EzPickle has no types
    """The agents `player_0`, `player_1` and so on are the seats in their order.

    Everybody is rewarded when the game ends, with what the seat got out of it.
    """

    def __init__(self, name: str, render_mode: str | None = None, **scene: Any) -> None:  # noqa: ANN401 - as `laid` takes them
        """Set up a game by its name, and by what `laid` takes."""
        EzPickle.__init__(self, name, render_mode, **scene)
        super().__init__()
        self.metadata = {
            "name": f"{name}_v0",
            "render_modes": ["ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._playing = Playing(laid(name, **scene))
        encoding = self._playing.scene.encoding
        self.encoding = encoding
        self.possible_agents = [f"player_{seat}" for seat in range(encoding.seats)]
        self.agents: list[str] = []
        # Each agent has its own, since they keep a generator.
        self._observed = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (encoding.size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._said = {agent: spaces.Discrete(encoding.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Give the space of what an agent sees."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Give the space of what an agent may say, of which a mask bars most."""
        return self._said[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - there are none
        """Begin a game; the same seed gives the same dice."""
        self._playing.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Observation:
        """Show what an agent may know, and what it may say if it is asked."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._playing.observe(seat),
            "action_mask": self._playing.mask(seat),
        }

    def step(self, action: int | None) -> None:
        """Say an action for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            message = f"{agent} is asked and must say an action"
            raise ValueError(message)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._playing.say(int(action))
        if self._playing.over:
            for one, got in zip(self.possible_agents, self._playing.returns(), strict=True):
                self.rewards[one] = got
                self.terminations[one] = True
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Show what the agent asked may know, as JSON."""
        seat = self.possible_agents.index(self.agent_selection)
        return self._playing.rendered(self.render_mode, seat)

    def close(self) -> None:
        """There is nothing to close."""

    def _asked(self) -> str:
        return self.possible_agents[self._playing.state.seat]


def wrapped(name: str, **how: Any) -> AECEnv[str, Observation, int | None]:  # noqa: ANN401 - as TurnEnv takes them
    """Give an environment that checks what it is told: an action not open loses the game."""
    env: Any = TurnEnv(name, **how)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    checked: AECEnv[str, Observation, int | None] = wrappers.OrderEnforcingWrapper(env)
    return checked
