"""Colours of sides, aspects and numbers; each says once more what letters and marks say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from oneiros.words import Words

SIDES: Final = {"A": "cyan", "B": "yellow"}
ASPECTS: Final = {
    "Valor": "bright_blue",
    "Madness": "bright_magenta",
    "Fear": "bright_green",
    "Passion": "bright_red",
}
RAISED: Final = "bold green"
LOWERED: Final = "bold magenta"
DAMAGE: Final = "bold red"


def sided(text: str, style: str = "") -> Text:
    """Colour what a line says of each side: A 3, B 5."""
    shown = Text(text, style=style)
    for side, colour in SIDES.items():
        shown.highlight_regex(rf"\b{side} \d+", colour)
    return shown


def number(now: int, printed: int) -> Text:
    """Write a number, with a mark behind it where it is not the printed one."""
    if now == printed:
        return Text(str(now))
    return Text(f"{now}+", RAISED) if now > printed else Text(f"{now}-", LOWERED)


def aspects(words: Words, symbols: Sequence[str]) -> Text:
    """Name the aspects of a miniature, each in its colour and with the number of its symbols."""
    named = []
    for aspect in dict.fromkeys(symbols):
        times = symbols.count(aspect)
        name = words.say(f"aspect-{aspect.lower()}")
        named.append(Text(name if times == 1 else f"{name} ×{times}", ASPECTS[aspect]))
    return Text(", ").join(named)
