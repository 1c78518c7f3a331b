"""A match played again from the answers that are kept of it."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.replay import play_again
from oneiros.kernel.ruleset import Ruleset, Setup
from oneiros.server.rooms.entries import written
from oneiros.server.rooms.sowing import Sowing
from oneiros.storage import StoredAnswer


def played_again(
    ruleset: Ruleset, setup: Setup, answers: Sequence[StoredAnswer], sowing: Sowing, cuts: int
) -> tuple[Match, FairChance | None]:
    """Give a match as far as it was played, and its dice, unless they are to be agreed on anew."""
    match = Match(ruleset, setup)
    # Nothing is freely undone past the beginning of other seeds.
    begins = {one.until for one in sowing.renewed}
    # In a thread this loop lets others have their turn, which compiled code does not.
    for answer in answers:
        if len(match.log) in begins:
            match.settle()
        play_again(match, [written(match.seats, answer)])
    if len(match.log) in begins:
        match.settle()
    # What was freely taken back is not kept, and may be what is asked now.
    if cuts > match.takebacks:
        match.bring_back()
    return match, None if None in sowing.player_seeds else sowing.dice(match)
