"""A state that asks for something before a game, and is that game from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from oneiros.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Prelude(State):
    """What is asked first, such as what somebody brings; `game` is None until it is answered."""

    def __init__(self, other: Prelude | None = None) -> None:
        """Ask nobody anything, or what another one asks."""
        super().__init__(other)
        self.game: State | None = None
        if other is not None and other.game is not None:
            self.game = other.game.copy()

    def decide(self, option: i64) -> None:
        """Go on with an option before the game, perhaps up to `begin`."""
        raise NotImplementedError

    def usual(self) -> i64:
        """Give what a bot answers that knows the game alone."""
        raise NotImplementedError

    def view(self, seat: i64) -> dict[str, object]:
        """Show what a seat may know before the game."""
        raise NotImplementedError

    def begin(self, game: State) -> None:
        """Ask from now on what the game asks."""
        self.game = game
        self._ask(game)

    def apply(self, option: i64) -> None:
        """Go on with an option, before the game or in it."""
        game = self.game
        if game is None:
            self.decide(option)
            return
        game.apply(option)
        self._ask(game)

    def winner(self) -> i64:
        """Name the seat that won the game."""
        assert self.game is not None  # noqa: S101 - nobody wins before the game
        return self.game.winner()

    def _ask(self, game: State) -> None:
        self.seat = game.seat
        self.question = game.question
        self.options = game.options
        self.weights = game.weights
        self.revealed = game.revealed
