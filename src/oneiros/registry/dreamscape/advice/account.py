"""How plans of Dreamscape are told."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.text import notation
from oneiros.registry.accounts import Found, Telling
from oneiros.registry.dreamscape.advice.looks import about, look
from oneiros.registry.dreamscape.advice.merits import merit
from oneiros.registry.dreamscape.advice.outcome import consequences
from oneiros.words import Words
from oneiros.words import dreamscape as said


def _sentence(words: Words, table: Dreamscape, found: Found) -> str:
    return said.consequence(words, table.box, *found)


TELLING: Final[Telling[Dreamscape]] = Telling(
    notation.write, said.option, about, consequences, _sentence, merit, look
)
