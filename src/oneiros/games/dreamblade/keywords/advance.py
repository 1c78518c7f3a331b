"""Advance (rule 11): it may move target unengaged ally one cell; with Self, itself."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade.keywords.keyword import KINDS, ONE_SHOT, SELF, Keyword
from oneiros.games.dreamblade.keywords.kinds.destination import STEP, Destination
from oneiros.games.dreamblade.keywords.kinds.movement import Movement
from oneiros.games.dreamblade.keywords.kinds.target import (
    ALLY,
    CREATURE,
    IN_PLAY,
    UNENGAGED,
    Target,
)

KEYWORD: Final[Keyword] = Movement(
    "Advance",
    ONE_SHOT,
    words=KINDS | SELF,
    target=Target(IN_PLAY, CREATURE, ALLY, UNENGAGED),
    to=Destination(STEP),
    optional=True,
    placeless=True,
    for_friends=True,
)
