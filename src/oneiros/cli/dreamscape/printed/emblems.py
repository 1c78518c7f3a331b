"""The small drawings of the contact sheet as SVG: powers, tree, Dreamer, colours and patterns."""

from __future__ import annotations

from typing import Final, NamedTuple

from oneiros.games.dreamscape.vocabulary import GRASS, LAND, MOVEMENT, ROCK, WATER

INK: Final = "#2a2748"
PAPER: Final = "#fbf7ee"

_GEAR: Final = (
    f'<circle cx="12" cy="12" r="8.5" fill="none" stroke="{INK}" stroke-width="4"'
    ' stroke-dasharray="3.34 3.34"/>'
    f'<circle cx="12" cy="12" r="7.4" fill="{INK}"/><circle cx="12" cy="12" r="3" fill="{PAPER}"/>'
)
_SUN: Final = f'<circle cx="12" cy="7" r="4.2" fill="{INK}"/>'


def _filled(path: str) -> str:
    return f'<path d="{path}" fill="{INK}"/>'


def _drawn(path: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="1.9"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


_POWERS: Final = (
    "",
    # An open book, a sickle, a tower, a gear, the sun over waves, a crown; each on 24 by 24.
    _drawn("M12 7C9 4.6 5.5 4.6 2 5.6V19C5.5 18 9 18 12 20.4C15 18 18.5 18 22 19V5.6")
    + _drawn("M22 5.6C18.5 4.6 15 4.6 12 7V20M5 9.4C6.6 9 8 9.2 9 9.8M5 13C6.6 12.6 8 12.8 9 13.4"),
    _filled("M8 15C3 5 13 -1 21.5 5.5C14.5 3.5 9.5 8 12 13Z") + _drawn("M9.6 14.2L6.4 21.4"),
    _filled(
        "M7 22V10L5 8V2.5H8V5H10.5V2.5H13.5V5H16V2.5H19V8L17 10V22H14V17.5A2 2 0 0 0 10 17.5V22Z"
    ),
    _GEAR,
    _SUN + _drawn("M2 15.5q2.5-3 5 0t5 0t5 0t5 0M2 20.5q2.5-3 5 0t5 0t5 0t5 0"),
    _filled("M3.5 17.5L2 6.5L7.6 11.5L12 3.5L16.4 11.5L22 6.5L20.5 17.5ZM3.5 19H20.5V21.5H3.5Z"),
)


class Paint(NamedTuple):
    """The colours of a block: its top, its left and its right face, and its letter."""

    top: str
    left: str
    right: str
    letter: str


PAINTS: Final[dict[int, Paint]] = {
    GRASS: Paint("#93cf6c", "#6cae47", "#548c36", "#173409"),
    WATER: Paint("#86c3ee", "#4f99d6", "#3a7bb6", "#ffffff"),
    ROCK: Paint("#c3c6cf", "#9a9eab", "#7b7f8e", "#1d1f29"),
    LAND: Paint("#cd9c6c", "#a87345", "#865a34", "#fff6ea"),
    MOVEMENT: Paint("#ffffff", "#e8e8ee", "#d2d2dc", "#44445a"),
}
# Each kind has a pattern of its own, for eyes that do not tell the colours apart.
_STROKES: Final = {
    GRASS: "M1 5l1.5-3.5L4 5M6 9l1.5-3.5L9 9",
    WATER: "M0 3q1.25-1.6 2.5 0t2.5 0t2.5 0t2.5 0M0 8q1.25-1.6 2.5 0t2.5 0t2.5 0t2.5 0",
    ROCK: "M1 2l2 1.5M6 4.5l2.5-1M3 8l2-1.5M8 8.5l1 .8",
    LAND: "M0 2.5H10M0 7.5H10",
    MOVEMENT: "M2 5h.1M7 9h.1",
}


_TREE: Final = (
    '<g id="tree" stroke="#16361b" stroke-width=".8" stroke-linejoin="round">'
    '<ellipse rx="9" ry="4" fill="#000" fill-opacity=".22" stroke="none"/>'
    '<path d="M-2 0V-8H2V0Z" fill="#6b4423"/>'
    '<path d="M-11 -6L0 -21L11 -6Z" fill="#2f7a3c"/>'
    '<path d="M-9 -14L0 -28L9 -14Z" fill="#3a9149"/>'
    '<path d="M-6.5 -22L0 -34L6.5 -22Z" fill="#4cab5c"/></g>'
)
# Asleep on its feet, with a nightcap on.
_DREAMER: Final = (
    '<g id="dreamer" stroke="#fff" stroke-width="1" stroke-linejoin="round">'
    '<ellipse rx="9" ry="4" fill="#000" fill-opacity=".22" stroke="none"/>'
    '<path d="M-7.5 1C-7.5 -9 -5 -15 0 -15S7.5 -9 7.5 1Q0 4.5 -7.5 1Z" fill="#5b3fa0"/>'
    '<circle cy="-18.5" r="5.2" fill="#ffe3bf"/>'
    '<path d="M-5.6 -20C-4 -27 4 -28.5 11 -22.5C7.5 -23.6 6 -21.6 5.6 -20Z" fill="#e0a526"/>'
    '<circle cx="10.6" cy="-22.2" r="2" fill="#b5482f" stroke="none"/>'
    '<path d="M-3 -18.2q1.1 1 2.2 0M.9 -18.2q1.1 1 2.2 0" fill="none" stroke="#5a3a20"'
    ' stroke-width=".8"/></g>'
)


def definitions() -> str:
    """Define patterns, figures and powers once, to be used by their names."""
    patterns = "".join(
        f'<pattern id="kind-{kind}" width="10" height="10" patternUnits="userSpaceOnUse">'
        f'<path d="{path}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width=".9"/>'
        "</pattern>"
        for kind, path in _STROKES.items()
    )
    powers = "".join(
        f'<g id="power-{power}">{symbol}</g>' for power, symbol in enumerate(_POWERS) if symbol
    )
    return f"{patterns}{_TREE}{_DREAMER}{powers}"


def used(name: str, x: float, y: float) -> str:
    """Draw something that is defined, at a place."""
    return f'<use href="#{name}" x="{x:g}" y="{y:g}"/>'
