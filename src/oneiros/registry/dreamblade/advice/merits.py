"""Which way a consequence speaks: what it is about, and how good that is for the seat asked."""

from __future__ import annotations

from typing import Any, Final

from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.table.names import SEATS
from oneiros.registry.accounts import Found, Merit

_TURN: Final = 5.0
_GAME: Final = 20.0
_SAFE: Final = 0.5
_ENTERING: Final = 0.1
_HALF: Final = 0.5
"""What a disruption is worth of a destruction."""
_GONE: Final = {"disrupted": _HALF}


def merit(table: Dreamblade, found: Found) -> Merit | None:
    """Weigh a consequence for the seat asked; None where it speaks neither way."""
    kind, about = found
    seat = SEATS[table.seat]
    ours = 1 if about.get("player", seat) == seat else -1
    if kind == "tally":
        return Merit(kind, _lead(about, seat) - _lead(about, seat, before="before_"))
    if kind == "fate":
        owner = table.roster.labels.index(str(about["piece"])) >> 4
        lost = -1 if owner == table.seat else 1
        return Merit(f"fate {about['piece']}", lost * _GONE.get(str(about["fate"]), 1.0))
    if kind in _BY:
        subject, worth = _BY[kind](about)
        return Merit(subject, ours * worth)
    return None


def _lead(about: dict[str, Any], seat: str, before: str = "") -> float:
    ahead = float(about.get(f"{before}a", about["a"]) - about.get(f"{before}b", about["b"]))
    return ahead if seat == SEATS[0] else -ahead


def _hurt(about: dict[str, Any]) -> float:
    return float(about["destroyed"] + _HALF * about["disrupted"])


def _entered(about: dict[str, Any]) -> float:
    return -_ENTERING * about["count"] if about["count"] else _SAFE


_BY: Final[dict[str, Any]] = {
    "clears": lambda about: (f"clears {about['cell']}", about["chance"]),
    "could-strike": lambda about: (f"could-strike {about['cell']}", about["chance"]),
    "struck": lambda about: (f"struck {about['piece']}", _hurt(about)),
    "risked": lambda about: (f"risked {about['piece']}", -_hurt(about)),
    # Whoever strikes there is named, and that is the enemy.
    "exposed": lambda about: (f"exposed {about['piece']}", _hurt(about)),
    "entered": lambda about: (f"entered {about['cell']}", _entered(about)),
    "deathblow": lambda about: (f"deathblow {about['cell']}", about["dice"]),
    "turn-won": lambda _: ("turn", _TURN),
    "game-won": lambda _: ("game", _GAME),
    "leads": lambda about: ("leads", _GAME if about["game"] else _TURN),
    "cell-won": lambda about: (f"cell {about['cell']}", about["worth"]),
    "cell-lost": lambda about: (f"cell {about['cell']}", -about["worth"]),
    "price": lambda about: (f"price {about['piece']}", about["printed"] - about["price"]),
}
"""What each kind is about, and how much it is worth to the player it names, or to the one asked."""
