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
        # The next action of each option that is left, and the same with few repetitions.
        self._next: list[int] = []
        self._open: list[int] = []
        self.begin(state)

    def begin(self, state: State) -> None:
        """Begin with everything that a state offers to the seat that it asks."""
        self.state = state
        self.left = state.options
        self.said = []
        self._look()

    def legal(self) -> list[int]:
        """List the actions between which there is a choice, in rising order."""
        return sorted(set(self._open))

    def write(self, said: bytearray, at: i64, mask: bytearray, begin: i64) -> None:
        """Add what was said to a row of zeros, and 1 for each open action to another."""
        for action in self.said:
            said[at + action] += 1
        for action in self._open:
            mask[begin + action] = 1

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
        if action not in self._open:
            message = f"action {action} is not open, one of these is: {self.legal()}"
            raise ValueError(message)

    def say(self, action: i64) -> i64:
        """Choose an action; give the option that is meant once it is the only one left."""
        self.check(action)
        following = self._next
        left = [option for index, option in enumerate(self.left) if following[index] == action]
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
            following: list[int] = []
            open_actions: list[int] = []
            last: i64 = UNSAID
            for option in self.left:
                action = encoding.action(state, option, depth)
                following.append(action)
                if action != last:
                    open_actions.append(action)
                    last = action
            if len(open_actions) > 1:
                self._next = following
                self._open = open_actions
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
