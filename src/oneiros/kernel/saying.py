"""An answer on its way: options said action by action, where there is a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.kernel.encoding import Encoding
    from oneiros.kernel.state import State

UNSAID: Final = -1
"""Of an option: nothing is decided yet."""


class Saying:
    """What a seat may still mean, and the actions between which it may choose.

    What all that is left has in common is said without asking; so there is always a choice.
    """

    def __init__(self, encoding: Encoding, state: State) -> None:
        """Begin with what a state asks."""
        self.encoding = encoding
        self.state = state
        self.left: list[int] = []
        self.said: list[int] = []
        # The next actions of what is left, with few repetitions.
        self.open: list[int] = []
        self.begin(state)

    def begin(self, state: State) -> None:
        """Begin with everything that a state offers to the seat that it asks."""
        self.state = state
        self.left = state.options
        self.said = []
        self._look()

    def legal(self) -> list[int]:
        """List the actions between which there is a choice, in rising order."""
        return sorted(set(self.open))

    def is_open(self, action: i64) -> bool:
        """Tell whether an action may be said now."""
        return any(one == action for one in self.open)

    def said_of(self, option: i64) -> list[int]:
        """List the actions that say an option from here on, and say them."""
        found: list[int] = []
        meant: i64 = UNSAID
        while meant == UNSAID:
            action = self.encoding.action(self.state, option, len(self.said))
            found.append(action)
            meant = self.say(action)
        return found

    def check(self, action: i64) -> None:
        """Refuse an action that is not open."""
        if not self.is_open(action):
            message = f"action {action} is not open, one of these is: {self.legal()}"
            raise ValueError(message)

    def say(self, action: i64) -> i64:
        """Choose an action; give the option that is meant once it is the only one left."""
        self.check(action)
        return self.take(action)

    def take(self, action: i64) -> i64:
        """Choose an action that is known to be open."""
        encoding = self.encoding
        state = self.state
        depth: i64 = len(self.said)
        left = [one for one in self.left if encoding.action(state, one, depth) == action]
        if len(left) == 1:
            return left[0]
        self.left = left
        self.said.append(action)
        self._look()
        return UNSAID

    def _look(self) -> None:
        """Find the next actions, past those that all options share."""
        encoding = self.encoding
        state = self.state
        while True:
            depth: i64 = len(self.said)
            open_actions: list[int] = []
            last: i64 = UNSAID
            for option in self.left:
                action = encoding.action(state, option, depth)
                if action != last:
                    open_actions.append(action)
                    last = action
            if len(open_actions) > 1:
                self.open = open_actions
                return
            self.said.append(last)


def observed(encoding: Encoding, state: State, seat: i64, said: list[int]) -> bytes:
    """Write a whole observation: what a seat may know, and what it has said if it is asked."""
    row = bytearray(encoding.size)
    row[: encoding.seen] = encoding.observe(state, seat)
    if state.seat == seat:
        for action in said:
            row[encoding.seen + action] += 1
    return bytes(row)
