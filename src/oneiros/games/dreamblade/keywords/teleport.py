"""Teleport (rule 11): it may move a creature of either side into any other cell, no portal."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade.keywords.keyword import ENEMIES, KINDS, ONE_SHOT, SELF, Keyword
from oneiros.games.dreamblade.keywords.kinds.destination import ELSEWHERE, NO_PORTAL, Destination
from oneiros.games.dreamblade.keywords.kinds.movement import Movement
from oneiros.games.dreamblade.keywords.kinds.target import CREATURE, IN_PLAY, Target

KEYWORD: Final[Keyword] = Movement(
    "Teleport",
    ONE_SHOT,
    words=KINDS | ENEMIES | SELF,
    target=Target(IN_PLAY, CREATURE),
    to=Destination(ELSEWHERE, NO_PORTAL),
    optional=True,
    placeless=True,
)
