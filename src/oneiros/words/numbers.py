"""Numbers with decimals, as a language writes them."""

from __future__ import annotations

from oneiros.words.bundle import Words


def decimal(words: Words, number: float, places: int) -> str:
    """Write a number with some decimals, the minus as typographers draw it."""
    return f"{number:.{places}f}".replace("-", "−").replace(".", words.say("decimal-mark"))


def percent(words: Words, share: float) -> str:
    """Write a share of a whole as a percentage with one decimal."""
    return f"{decimal(words, 100 * share, 1)}%"
