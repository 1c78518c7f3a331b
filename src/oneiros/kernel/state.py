"""What is true in a game in progress, who is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from oneiros.kernel.errors import BadData

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.kernel.fact import Fact

CHANCE: Final = -1
NOBODY: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position in a game: everything the rules need to go on from here, as plain ints.

    The game waits for `seat` to choose one of `options`, sorted and unique. When the seat is
    CHANCE, `weights` says how likely each option is; when it is NOBODY, the game is over.
    A question with a single answer is never asked: the rules answer it and go on.

    Where several seats may answer in any order, `seat` is one of them, and `attend` turns to
    another. While chance is asked, everybody waits.
    """

    def __init__(self, other: State | None = None) -> None:
        """Ask nobody anything, or what another state asks."""
        # Named with their type: a bare number before `else` would make objects of both, compiled.
        zero: i64 = 0
        nobody: i64 = NOBODY
        self.seat: i64 = nobody if other is None else other.seat
        self.question: i64 = zero if other is None else other.question
        self.options: list[int] = [] if other is None else other.options
        self.weights: list[int] = [] if other is None else other.weights
        # How often something hidden has come to light without chance being asked.
        self.revealed: i64 = zero if other is None else other.revealed
        # Somebody listens to what happens only when this is a list.
        self.facts: list[Fact] | None = None

    def __getnewargs__(self) -> tuple[object, ...]:
        """Give what an unpickled state is made with, before its fields are set."""
        return ()

    def __reduce__(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Pickle the fields, compiled or not, of this class and of those that extend it."""
        fields: dict[str, object] = dict(getattr(self, "__dict__", {}))
        for name in getattr(self, "__mypyc_attrs__", ()):
            if name != "__dict__" and hasattr(self, name):
                fields[name] = getattr(self, name)
        return _unpickled, (type(self), self.rules_version(), self.__getnewargs__(), fields)

    def rules_version(self) -> int:
        """Give the version of the rules by which it is played; no other can read it."""
        return 0

    def apply(self, option: i64) -> None:
        """Go on with one of the options, without checking that it is one.

        Anything else leads to a state that means nothing. `Match` and `play` check and explain.
        """
        raise NotImplementedError

    def may_answer(self, seat: i64) -> bool:
        """Tell whether a seat may answer now, be it the one that is asked or another."""
        return seat == self.seat

    def attend(self, seat: i64) -> None:
        """Turn to the question of another seat that may answer, and to nothing else.

        Afterwards that seat is asked, unless its question answered itself.
        """
        raise NotImplementedError

    def facing(self, seat: i64, *, facts: bool = False) -> State | None:
        """Give this state as it asks a seat, a copy where another is asked; None if it does not."""
        if seat == self.seat:
            return self
        if seat < 0 or self.seat in (CHANCE, NOBODY) or not self.may_answer(seat):
            return None
        turned = self.copy()
        turned.facts = [] if facts else None
        turned.attend(seat)
        return turned if turned.seat == seat else None

    def copy(self) -> State:
        """Give an equal state that shares nothing that changes."""
        raise NotImplementedError

    def frozen(self) -> tuple[object, ...]:
        """Give everything that distinguishes this state from another of the same set-up."""
        raise NotImplementedError

    def winner(self) -> i64:
        """Name the seat that won the finished game, or NOBODY for a draw."""
        raise NotImplementedError


def _unpickled(
    kind: type[State], version: int, arguments: tuple[object, ...], fields: dict[str, object]
) -> State:
    """Make a state of a kind and set its fields; refuse one of other rules."""
    state = kind.__new__(kind, *arguments)
    own = state.rules_version()
    if version != own:
        raise BadData("state-version", state=kind.__name__, came=version, expected=own)
    for name, value in fields.items():
        setattr(state, name, value)
    return state
