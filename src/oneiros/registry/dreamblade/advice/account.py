"""How plans of Dreamblade are told."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.text import notation
from oneiros.registry.accounts import Found, Telling
from oneiros.registry.dreamblade.advice.looks import about, look
from oneiros.registry.dreamblade.advice.merits import merit
from oneiros.registry.dreamblade.advice.outcome import consequences
from oneiros.words import Words
from oneiros.words import dreamblade as said


def _sentence(words: Words, _table: Dreamblade, found: Found) -> str:
    return said.consequence(words, *found)


TELLING: Final[Telling[Dreamblade]] = Telling(
    notation.write, said.option, about, consequences, _sentence, merit, look
)
