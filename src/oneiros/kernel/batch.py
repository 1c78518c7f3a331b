"""Many games at once for a learner: one call answers in each of them, and buffers show the rest.

Chance and other seats answer inside. A game that has ended begins anew at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.octets import put_one_more
from oneiros.kernel.saying import UNSAID, Saying
from oneiros.kernel.state import CHANCE, NOBODY, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.kernel.encoding import Encoding

EVERY_SEAT: Final = -1
"""The learner answers for whoever is asked."""
ANY_SEAT: Final = -2
"""The learner has one seat, another one in each game by lot."""

Chooser = Callable[[State, Dice], int]
"""What answers for another seat: it is given the game itself, which it may not change."""


class Batch:
    """So many games, and a row of each buffer for each of them.

    `observations` and `masks` are what the seat asked may know and say, `seats` who that is.
    After a step `ended` marks games that have ended with it, `rewards` what the seat that answered
    got out of them, and `returns` what each seat got, both as 32-bit floats.
    """

    def __init__(  # noqa: PLR0913 - all but the first have a usual value or a name
        self,
        encoding: Encoding,
        starts: Sequence[State],
        number: int,
        *,
        returns: Callable[[State], Sequence[float]],
        seat: int = EVERY_SEAT,
        rivals: Callable[[], Chooser] | None = None,
        seed: object = 0,
    ) -> None:
        """Begin games from copies of some states, each by lot.

        `rivals` gives what answers for the other seats of one game; without it they play at random.
        """
        if seat not in (EVERY_SEAT, ANY_SEAT) and not 0 <= seat < encoding.seats:
            message = f"a seat below {encoding.seats} is needed, {seat} came"
            raise ValueError(message)
        self.number: i64 = number
        self.encoding = encoding
        self._size: i64 = encoding.size
        self._seen: i64 = encoding.seen
        self._actions: i64 = encoding.actions
        self._many: i64 = encoding.seats
        self._starts: list[State] = list(starts)
        self._returns = returns
        self._seat: i64 = seat
        self._make = rivals
        self.observations = bytearray(number * encoding.size)
        self.masks = bytearray(number * encoding.actions)
        self.seats = bytearray(number)
        self.ended = bytearray(number)
        self.rewards = bytearray(4 * number)
        self.returns = bytearray(4 * number * encoding.seats)
        self._unsaid = bytes(encoding.actions)
        # Observations are written row by row, masks all at once; from there they are copied.
        self._row = BytesWriter()
        self._mask = BytesWriter()
        self._mask.write(bytes(number * encoding.actions))
        self._observation = memoryview(self.observations)
        self._allowed = memoryview(self.masks)
        self._open: list[list[int]] = [[]] * number
        # Whether anything stands in the part of an observation that was said.
        self._spoken: list[bool] = [False] * number
        self._reward = memoryview(self.rewards).cast("f")
        self._return = memoryview(self.returns).cast("f")
        self._states: list[State] = []
        self._sayings: list[Saying] = []
        self._learners: list[int] = [EVERY_SEAT] * number
        self._rivals: list[Chooser | None] = [None] * number
        self._dice: list[Dice] = []
        # How many games have ended, and how many answers of players and of chance there were.
        self.games: i64 = 0
        self.answers: i64 = 0
        self.rolls: i64 = 0
        self._fresh: list[int] = []
        self.reset(seed)

    def reset(self, seed: object) -> None:
        """Begin all games anew; the same seed gives the same games for the same actions."""
        self._dice = [Dice(derived_seed(seed, "game", index)) for index in range(self.number)]
        self._states = []
        self._sayings = []
        self._clear()
        for index in range(self.number):
            self._states.append(self._begun(index))
            self._wait(index, EVERY_SEAT)
            self._sayings.append(Saying(self.encoding, self._states[index]))
            self._show(index)
        self._allowed[:] = self._mask.getvalue()
        self._clear()

    def step(self, actions: Sequence[int]) -> None:
        """Say an action in each game, and go on to where the learner is asked again."""
        said = list(actions)
        if len(said) != self.number:
            message = f"{self.number} actions are needed, {len(said)} came"
            raise ValueError(message)
        # All are looked at before any is said, so that a refusal changes nothing.
        for index in range(self.number):
            self._sayings[index].check(said[index])
        if self._fresh:
            self._clear()
        for index in range(self.number):
            saying = self._sayings[index]
            option = saying.take(said[index])
            if option == UNSAID:
                self._tell(index)
                continue
            state = self._states[index]
            seat = state.seat
            state.apply(option)
            self.answers += 1
            self._wait(index, seat)
            saying.begin(self._states[index])
            self._show(index)
        self._allowed[:] = self._mask.getvalue()

    def state(self, index: int) -> State:
        """Give a copy of a game as it is."""
        return self._states[index].copy()

    def _clear(self) -> None:
        """Forget which games have ended, and what they brought."""
        for index in self._fresh:
            self.ended[index] = 0
            self._reward[index] = 0.0
            for seat in range(self._many):
                self._return[index * self._many + seat] = 0.0
        self._fresh = []

    def _begun(self, index: i64) -> State:
        dice = self._dice[index]
        starts = self._starts
        start = starts[dice.below(len(starts))] if len(starts) > 1 else starts[0]
        learner = self._seat
        if learner == ANY_SEAT:
            learner = dice.below(self._many)
        self._learners[index] = learner
        if self._make is not None:
            self._rivals[index] = self._make()
        return start.copy()

    def _wait(self, index: i64, last: i64) -> None:
        """Let chance and other seats answer until the learner is asked, perhaps in a new game.

        `last` is the seat that answered last.
        """
        state = self._states[index]
        dice = self._dice[index]
        learner: i64 = self._learners[index]
        rival = self._rivals[index]
        while True:
            seat = state.seat
            if seat == CHANCE:
                self.rolls += 1
                state.apply(dice.choose(state))
            elif seat == NOBODY:
                self._end(index, state, last)
                # In the next game the learner has not been asked yet.
                last = EVERY_SEAT
                state = self._begun(index)
                self._states[index] = state
                learner = self._learners[index]
                rival = self._rivals[index]
            elif learner in (EVERY_SEAT, seat):
                return
            else:
                self.answers += 1
                state.apply(dice.choose(state) if rival is None else rival(state, dice))

    def _end(self, index: i64, state: State, last: i64) -> None:
        """Write down what a game has brought, unless the learner was never asked in it."""
        self.games += 1
        if last == EVERY_SEAT:
            return
        found = self._returns(state)
        self.ended[index] = 1
        self._reward[index] = found[last]
        for seat in range(self._many):
            self._return[index * self._many + seat] = found[seat]
        self._fresh.append(index)

    def _show(self, index: i64) -> None:
        """Write what the seat asked may know, and what it may say."""
        state = self._states[index]
        seat = state.seat
        self.seats[index] = seat
        row = self._row
        row.truncate(0)
        self.encoding.write(state, seat, row)
        row.write(self._unsaid)
        said = self._sayings[index].said
        for action in said:
            put_one_more(row, self._seen + action)
        self._spoken[index] = bool(said)
        start = index * self._size
        self._observation[start : start + self._size] = row.getvalue()
        self._allow(index)

    def _tell(self, index: i64) -> None:
        """Write what was said, and what may be said next."""
        start = index * self._size + self._seen
        if self._spoken[index]:
            self._observation[start : start + self._actions] = self._unsaid
        for action in self._sayings[index].said:
            self.observations[start + action] += 1
        self._spoken[index] = True
        self._allow(index)

    def _allow(self, index: i64) -> None:
        """Write what may be said instead of what might be said before."""
        mask = self._mask
        first = index * self._actions
        for action in self._open[index]:
            mask[first + action] = 0
        allowed = self._sayings[index].open
        for action in allowed:
            mask[first + action] = 1
        self._open[index] = allowed
