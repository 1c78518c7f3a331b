"""Numbers with decimals, as a language writes them."""

from __future__ import annotations

from typing import Final

from oneiros.words.bundle import Words

_HARDLY: Final = 0.005
_SURE: Final = 0.995


def decimal(words: Words, number: float, places: int) -> str:
    """Write a number with some decimals, the minus as typographers draw it."""
    return f"{number:.{places}f}".replace("-", "−").replace(".", words.say("decimal-mark"))


def plain(words: Words, number: float) -> str:
    """Write a number with one decimal, and with none where it would be nought."""
    rounded = round(number, 1)
    return decimal(words, rounded, 0 if rounded == int(rounded) else 1)


def percent(words: Words, share: float) -> str:
    """Write a share of a whole as a percentage with one decimal."""
    return f"{decimal(words, 100 * share, 1)}%"


def chance(share: float) -> str:
    """Write a chance in whole percent; only what is certain is 0 or 100."""
    if 0 < share < _HARDLY:
        return "<1%"
    if _SURE < share < 1:
        return ">99%"
    return f"{round(100 * share)}%"
