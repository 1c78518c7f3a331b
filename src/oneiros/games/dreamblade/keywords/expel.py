"""Expel (rule 11): it may move target engaged enemy to an adjacent cell."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade.keywords.keyword import KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.keywords.kinds.destination import STEP, Destination
from oneiros.games.dreamblade.keywords.kinds.movement import Movement
from oneiros.games.dreamblade.keywords.kinds.target import CREATURE, ENEMY, ENGAGED, IN_PLAY, Target

KEYWORD: Final[Keyword] = Movement(
    "Expel",
    ONE_SHOT,
    words=KINDS,
    target=Target(IN_PLAY, CREATURE, ENEMY, ENGAGED),
    to=Destination(STEP),
    optional=True,
    placeless=True,
)
