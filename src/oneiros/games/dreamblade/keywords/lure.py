"""Lure (rule 11): it may pull target unengaged enemy one cell closer (10.9)."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade.keywords.keyword import KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.keywords.kinds.destination import CLOSER, STEP, Destination
from oneiros.games.dreamblade.keywords.kinds.movement import Movement
from oneiros.games.dreamblade.keywords.kinds.target import (
    CREATURE,
    ENEMY,
    IN_PLAY,
    UNENGAGED,
    Target,
)

KEYWORD: Final[Keyword] = Movement(
    "Lure",
    ONE_SHOT,
    words=KINDS,
    target=Target(IN_PLAY, CREATURE, ENEMY, UNENGAGED),
    to=Destination(STEP, CLOSER),
    optional=True,
)
