"""The games as Python games of OpenSpiel, by the names `oneiros_<game>`; needs `open_spiel`."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from oneiros.envs.scene import Scene, laid
from oneiros.kernel.fact import Fact
from oneiros.kernel.saying import UNSAID, Saying, observed
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.game import Game
from oneiros.registry.games import all_games

MOST_ACTIONS: Final = 100_000
"""More than any game takes; games end by their rules, long before."""
MOST_OUTCOMES: Final = 64
"""More than chance is ever asked to choose from."""


def register() -> list[str]:
    """Tell OpenSpiel every game that is written as numbers, and give the names."""
    known = set(pyspiel.registered_names())
    found: list[str] = []
    for game in all_games().values():
        kind = _kind(game)
        if kind.short_name not in known:
            # A class: OpenSpiel lets go of it when nothing else is left of Python.
            own = type(f"Spiel{game.ruleset.name}", (SpielGame,), {"name": game.ruleset.name})
            pyspiel.register_game(kind, own)
        found.append(kind.short_name)
    return found


def _kind(game: Game) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    open_to_all = pyspiel.GameType.Information.PERFECT_INFORMATION
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"oneiros_{game.ruleset.name}",
        long_name=f"Oneiros: {game.ruleset.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=open_to_all if game.open else hidden,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.least_seats,
            **{field.name: field.usual for field in game.fields},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game by a format: `players`, and whatever a format of it may say."""

    name = ""
    """Each game has a class of its own."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Lay the game out."""
        chosen = dict(params or {})
        game = all_games()[self.name]
        kind = _kind(game)
        agreed = {field.name: field.usual for field in game.fields} | chosen
        players = int(agreed.pop("players", game.least_seats))
        self.scene: Scene = laid(self.name, players=players, agreed=agreed)
        encoding = self.scene.encoding
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=encoding.actions,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=MOST_ACTIONS,
            ),
            chosen,
        )

    def new_initial_state(self) -> SpielState:
        """Begin a game."""
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel has no types
        params: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> Observer:
        """Give what writes the numbers that a player sees, or all that a player has heard."""
        return Observer(
            self.scene, recalls=iig_obs_type is not None and iig_obs_type.perfect_recall
        )


class _Position:
    """A state with what was told so far; OpenSpiel copies it deeply, which need not be slow."""

    def __init__(self, state: State, told: list[Fact], said: list[int]) -> None:
        self.state = state
        self.told = told
        self.said = said

    def __deepcopy__(self, memo: dict[int, object]) -> _Position:
        state = self.state.copy()
        state.facts = []
        return _Position(state, self.told[:], self.said[:])

    def apply(self, option: int) -> None:
        """Go on with an option, and keep what happened."""
        self.state.apply(option)
        self.told += self.state.facts or ()
        self.state.facts = []
        self.said = []


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A state that is answered action by action; an outcome of chance is the index of an option."""

    def __init__(self, game: SpielGame) -> None:
        """Begin with the first die or card."""
        super().__init__(game)
        self._name = game.scene.game.ruleset.name
        state = game.scene.starts[0].copy()
        state.facts = []
        self._position = _Position(state, [], [])

    def _scene(self) -> Scene:
        scene: Scene = self.get_game().scene
        return scene

    @property
    def position(self) -> State:
        """The state of the game itself."""
        return self._position.state

    def saying(self) -> Saying:
        """Give the answer under way."""
        saying = Saying(self._scene().encoding, self.position)
        for action in self._position.said:
            saying.say(action)
        return saying

    def current_player(self) -> int:
        """Tell who is asked."""
        seat = int(self.position.seat)
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.saying().legal() if player == self.position.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Give the index of each option of chance, and how likely it is."""
        weights = self.position.weights
        total = sum(weights)
        return [(index, weight / total) for index, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        position = self._position
        if position.state.seat == CHANCE:
            position.apply(position.state.options[action])
            return
        option = self.saying().say(action)
        if option == UNSAID:
            position.said.append(action)
        else:
            position.apply(option)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._scene().game.ruleset.write(self.position, self.position.options[action])
        return self._scene().encoding.name(action)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return bool(self.position.seat == NOBODY)

    def returns(self) -> list[float]:
        """Give what each player got, nothing before the end."""
        if self.position.seat != NOBODY:
            return [0.0] * self._scene().encoding.seats
        return list(self._scene().game.returns(self.position))

    def heard(self, player: int) -> str:
        """Write all that a player has heard, and said of an answer under way."""
        hear = self._scene().game.ruleset.hear
        told = [repr(tuple(hear(fact, player))) for fact in self._position.told]
        mine = self._position.said if self.position.seat == player else []
        return "\n".join([*told, f"asked {self.current_player()}", f"said {mine}"])

    def __str__(self) -> str:
        """Write all that happened."""
        told = [repr(tuple(fact)) for fact in self._position.told]
        return "\n".join([*told, f"asked {self.current_player()}", f"said {self._position.said}"])


class Observer:
    """Writes what a player sees; one that recalls writes what a player has heard, as text only."""

    def __init__(self, scene: Scene, *, recalls: bool) -> None:
        """Prepare the numbers, in the parts of the encoding."""
        self._recalls = recalls
        encoding = scene.encoding
        self._encoding = encoding
        self._view = scene.game.ruleset.view
        self.tensor = None if recalls else np.zeros(encoding.size, np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            shapes = {part.name: part.shape for part in encoding.parts}
            for name, where in encoding.slices().items():
                self.dict[name] = self.tensor[where].reshape(shapes[name])

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        if self.tensor is None:
            return
        said = state.saying().said if state.position.seat == player else []
        row = observed(self._encoding, state.position, player, said)
        self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """Write what a player has heard, or sees now."""
        if self._recalls:
            return state.heard(player)
        said = state.saying().said if state.position.seat == player else []
        return f"{self._view(state.position, player)} {said}"
