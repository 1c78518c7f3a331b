"""Play many games of Dreamscape and print one hash over everything that happened."""

from __future__ import annotations

import sys

from oneiros.games.dreamscape.rules import DREAMSCAPE
from tests import digest as shared
from tests.games.dreamscape import invented


def digest(games: int) -> str:
    """Hash games from their first marker and from made-up positions, with invented cards."""
    return shared.digest(games, invented.begin, invented.answer, DREAMSCAPE.view)


if __name__ == "__main__":
    print(digest(int(sys.argv[1])))  # noqa: T201 - the answer
