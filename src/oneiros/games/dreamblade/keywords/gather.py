"""Gather (rule 11): it moves target adjacent ally, engaged or not, into its own cell."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade.keywords.keyword import KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.keywords.kinds.destination import HOME, Destination
from oneiros.games.dreamblade.keywords.kinds.movement import Movement
from oneiros.games.dreamblade.keywords.kinds.target import ADJACENT, ALLY, CREATURE, IN_PLAY, Target

KEYWORD: Final[Keyword] = Movement(
    "Gather",
    ONE_SHOT,
    words=KINDS,
    target=Target(IN_PLAY, CREATURE, ALLY, ADJACENT),
    to=Destination(HOME),
    for_friends=True,
)
