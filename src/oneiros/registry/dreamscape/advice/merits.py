"""Which way a consequence speaks: what it is about, and how good that is for the seat asked."""

from __future__ import annotations

from typing import Any, Final

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.registry.accounts import Found, Merit


def merit(table: Dreamscape, found: Found) -> Merit | None:
    """Weigh a consequence for the seat asked; None where it speaks neither way."""
    kind, about = found
    if kind not in _BY:
        return None
    subject, worth = _BY[kind](about)
    theirs = about.get("seat", SEATS[table.seat]) != SEATS[table.seat]
    return Merit(subject, -worth if theirs else worth)


def _nearer(about: dict[str, Any]) -> tuple[str, float]:
    return f"card {about['card']}", about["before"] - about["after"]


def _purpose(about: dict[str, Any]) -> tuple[str, float]:
    return f"purpose {about['tile']} {about['seat']}", about["after"] - about["before"]


_BY: Final[dict[str, Any]] = {
    "completes": lambda about: (f"completes {about['card']}", about["points"]),
    "scores": lambda about: (f"scores {about['rule']}", about["points"]),
    "card-nearer": _nearer,
    "card-lacks": _nearer,
    "card-farther": _nearer,
    "purpose": _purpose,
    "purpose-other": _purpose,
    "collects": lambda about: ("collects", sum(about["shards"].values())),
    "free-ways": lambda about: ("free-ways", len(about["locations"])),
    "nightmares": lambda about: ("nightmares", -about["count"]),
    "points-left": lambda about: ("points-left", -about["left"]),
    "card-pays": lambda about: ("card-pays", about["points"]),
    "card-takes": lambda about: ("card-takes", -about["absent"]),
}
"""What each kind is about, and how much it is worth to the seat it names, or to the one asked."""
