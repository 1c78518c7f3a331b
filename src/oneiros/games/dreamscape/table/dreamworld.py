"""The dreamworld (1.3): six locations in two rows, 1 2 3 over 4 5 6, and the links between them."""

from __future__ import annotations

from typing import Final

LINKS: Final[list[tuple[int, int]]] = [(1, 2), (1, 4), (2, 3), (2, 5), (3, 6), (4, 5), (5, 6)]
"""Numbered by their place here."""

NEIGHBOURS: Final[list[list[int]]] = [
    sorted([a + b - location for a, b in LINKS if location in (a, b)]) for location in range(7)
]
"""The locations linked with each location, in rising order."""

NIGHTMARE_LAIR: Final = 6
"""10.1: where Mr Nightmare starts."""

_NO_LINK: Final = -1
_BETWEEN: Final[list[int]] = [
    next((n for n, link in enumerate(LINKS) if set(link) == {a, b}), _NO_LINK)
    for a in range(7)
    for b in range(7)
]

LINKS_OF: Final[list[list[int]]] = [
    [number for number, link in enumerate(LINKS) if location in link] for location in range(7)
]
"""The links of each location, in rising order."""


def link_between(one: int, other: int) -> int:
    """Give the number of the link between two locations, or -1 if they are not linked."""
    return _BETWEEN[one * 7 + other]


def link_name(link: int) -> str:
    """Name a link by its locations, as in 3-6."""
    one, other = LINKS[link]
    return f"{one}-{other}"


def link_named(name: str) -> int:
    """Give the link of a name, in either order, or -1."""
    for number, (one, other) in enumerate(LINKS):
        if name in (f"{one}-{other}", f"{other}-{one}"):
            return number
    return _NO_LINK
