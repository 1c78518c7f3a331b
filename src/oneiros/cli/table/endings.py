"""How a game ended, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.kernel.record import BY_PEOPLE, Record
from oneiros.kernel.ruleset import Ending
from oneiros.words import Words


def recorded_ending(words: Words, seats: Sequence[str], record: Record, how: Ending | None) -> str:
    """Say how the game of a record ended, by a rule or by people."""
    if how is not None or record.result is None or record.result.rule not in BY_PEOPLE:
        return ending(words, seats, how)
    winners = ", ".join(record.result.winners)
    won = "yes" if winners else "no"
    return words.say(f"cli-ending-{record.result.rule}", winners=winners, won=won)


def ending(words: Words, seats: Sequence[str], how: Ending | None) -> str:
    """Say who won by which rule, alone or together, or that nobody has."""
    if how is None:
        return words.say("cli-ending-open")
    if not how.winners:
        return words.say("cli-ending-draw", rule=how.rule)
    winners = ", ".join(seats[seat] for seat in how.winners)
    key = "cli-ending-won" if len(how.winners) == 1 else "cli-ending-shared"
    return words.say(key, winners=winners, rule=how.rule)
