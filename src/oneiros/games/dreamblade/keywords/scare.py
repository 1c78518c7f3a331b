"""Scare (rule 11): it may push target unengaged enemy one cell farther away (10.9)."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade.keywords.keyword import KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.keywords.kinds.destination import FARTHER, STEP, Destination
from oneiros.games.dreamblade.keywords.kinds.movement import Movement
from oneiros.games.dreamblade.keywords.kinds.target import (
    CREATURE,
    ENEMY,
    IN_PLAY,
    UNENGAGED,
    Target,
)

KEYWORD: Final[Keyword] = Movement(
    "Scare",
    ONE_SHOT,
    words=KINDS,
    target=Target(IN_PLAY, CREATURE, ENEMY, UNENGAGED),
    to=Destination(STEP, FARTHER),
    optional=True,
)
