"""Assault (rule 11): a special attack of X dice against target local enemy."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade.keywords.keyword import KINDS, NUMBERED, ONE_SHOT, Keyword
from oneiros.games.dreamblade.keywords.kinds.attack import Attack
from oneiros.games.dreamblade.keywords.kinds.target import CREATURE, ENEMY, IN_PLAY, LOCAL, Target

KEYWORD: Final[Keyword] = Attack(
    "Assault",
    ONE_SHOT,
    number=NUMBERED,
    words=KINDS,
    target=Target(IN_PLAY, CREATURE, ENEMY, LOCAL),
)
