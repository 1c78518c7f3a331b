"""What a recorded game shows about each seat, told as text: the main facts only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oneiros.kernel.record import Record
from oneiros.kernel.replay import replay
from oneiros.registry.coach import Finding
from oneiros.registry.game import Game
from oneiros.words import Words
from oneiros.words.spoken import spoken

_MOST_BAD: Final = 2
_MOST_GOOD: Final = 1


def lines(words: Words, game: Game, record: Record) -> Iterator[str]:
    """Tell what stands out about each seat; nothing of a game in which nothing is counted."""
    if game.look_back is None:
        return
    match = replay(game.ruleset, record, facts=False)
    looked = game.look_back(match.setup, match.answers)
    # Of a game that began in its middle nobody is told anything.
    for seat, found in zip(match.seats, looked, strict=False):
        if found.findings:
            yield ""
            yield words.say("analysis-lookback", seat=seat)
            for one in _main(found.findings):
                yield f"  {'+' if one.good else '−'} {spoken(words, one.sentence)}"


def _main(findings: Sequence[Finding]) -> list[Finding]:
    """Give the first of what is said for a seat and against it; the worst stands first."""
    bad = [one for one in findings if not one.good]
    good = [one for one in findings if one.good]
    return [*bad[:_MOST_BAD], *good[:_MOST_GOOD]]
