"""Bots from outside, good ones and bad ones, that tests let play."""

from __future__ import annotations

import os
import sys
import threading
import time
from typing import NoReturn

import oneiros


class Last(oneiros.Bot):
    """Takes the last option."""

    author = "Ann"
    games: tuple[str, ...] = ("dreamblade", "dreamscape")

    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
        return seen.options[-1]


class Drawing(oneiros.Bot):
    """Chooses by its dice, and remembers how often."""

    asked = 0

    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
        self.asked += 1
        for _ in range(self.asked):
            dice.word()
        return dice.choose(seen)


class Talkative(Last):
    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
        print("answer 0")  # noqa: T201 - it disturbs nobody
        sys.stdout.flush()
        return super().choose(seen, dice)


class Destructive(Last):
    """Does to what it is given whatever can be done."""

    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
        options = list(seen.options)
        seen.options.clear()
        seen.apply(options[0])
        dice.word()
        return options[-1]


class Raising(oneiros.Bot):
    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
        message = "no idea"
        raise ValueError(message)


class Leaving(oneiros.Bot):
    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> NoReturn:
        sys.exit(3)


class Dying(oneiros.Bot):
    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> NoReturn:
        os._exit(3)


class Odd(oneiros.Bot):
    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
        return seen.options[-1] + 1


class Wordless(oneiros.Bot):
    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
        return None  # type: ignore[return-value] # that is the point


class Unmade(Last):
    def __init__(self) -> None:
        """Fail."""
        message = "not today"
        raise RuntimeError(message)


class Hanging(oneiros.Bot):
    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> NoReturn:
        while True:
            time.sleep(600)


class Stoppable(Last):
    """Thinks until it is stopped."""

    def __init__(self) -> None:
        """Wait for that."""
        self.stopped = threading.Event()

    def stop(self) -> None:
        self.stopped.set()

    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
        self.stopped.wait()
        self.stopped.clear()
        return super().choose(seen, dice)


class Slow(Last):
    """Takes longer to be made than it may think."""

    def __init__(self) -> None:
        """Wait."""
        time.sleep(3)


class Sleepy(Last):
    """Thinks for a while."""

    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
        time.sleep(0.3)
        return super().choose(seen, dice)


class Counting(oneiros.Bot):
    """Takes the option that says how often it was stopped."""

    def __init__(self) -> None:
        """Begin with never."""
        self.stops = 0

    def stop(self) -> None:
        self.stops += 1

    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
        return seen.options[self.stops]


class Number:
    """Counts as a number, as those of NumPy do."""

    def __init__(self, number: int) -> None:
        """Keep the number."""
        self.number = number

    def __index__(self) -> int:
        """Give the number."""
        return self.number


class Indexed(Last):
    def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
        return Number(super().choose(seen, dice))  # type: ignore[return-value] # that is the point


class Truthless:
    """Is neither true nor false, as many numbers at once are."""

    def __bool__(self) -> bool:
        """Refuse to be either."""
        raise ValueError


class Entitled(Last):
    title = Truthless()


class Documented(Last):
    __doc__ = 7  # type: ignore[assignment] # that is the point


class Choosy(Last):
    games = ("dreamscape",)


class Vague(Last):
    games = 7  # type: ignore[assignment] # that is the point


class Mute:
    """Is no bot at all."""


MUTE = Mute()
