"""What a puzzle asks for: a goal that can be seen to be reached, or the best of a phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oneiros.puzzles.going import Way
from oneiros.puzzles.puzzle import Laid
from oneiros.registry.named import Consequence, Event
from oneiros.registry.planned import played
from oneiros.words.portable import PORTABLE

WIN_GAME: Final = "win-game"
WIN_TURN: Final = "win-turn"
SAVE_TURN: Final = "save-turn"
FINISH_TAKE: Final = "finish-take"
FINISH_MORE: Final = "finish-more"
TAKE: Final = "take"
FINISH: Final = "finish"
FINISH_POWER: Final = "finish-power"
GATHER_MORE: Final = "gather-more"
GATHER: Final = "gather"
GOALS: Final = (
    WIN_GAME,
    WIN_TURN,
    SAVE_TURN,
    FINISH_TAKE,
    FINISH_MORE,
    TAKE,
    FINISH,
    FINISH_POWER,
    GATHER_MORE,
    GATHER,
)
"""Who reaches one of these has solved it, however it was done; the greatest first.

A card finished by a power is told so, but whoever does without has finished it, too.
"""
STRIKE: Final = "strike"
PHASES: Final = ("spawn", "action", "travel", "creation")
"""The questions with which phases begin, by which all other puzzles are named."""
KINDS: Final = (*GOALS, STRIKE, *PHASES)

_SEVERAL: Final = 2
_OF_CARDS: Final = PHASES[2:]
"""Where cards and purposes are played for."""


def plain_kind(laid: Laid, texts: Sequence[str]) -> str:
    """Name what is done by answers in notation that are to reach no goal."""
    struck = texts[-1].startswith(STRIKE)
    return STRIKE if struck else laid.game.ruleset.question(laid.start)


def goals(laid: Laid, one: Way) -> frozenset[str]:
    """Name all goals that a way reaches by the time that its player is asked no more."""
    if not one.whole:
        return frozenset()
    seat = int(laid.start.seat)
    name = laid.game.seat_names[seat]
    events = _events(laid, one)
    ending = laid.game.ruleset.ending(one.state)
    completed = sum(event.kind == "completed" and event.about["seat"] == name for event in events)
    taken, gathered = _taken_and_gathered(laid, one)
    reached = {
        WIN_GAME: ending is not None and ending.winners == (seat,),
        WIN_TURN: any(_wins(event, name) for event in events),
        SAVE_TURN: any(event.kind == "turn-drawn" or _wins(event, name) for event in events),
        FINISH_TAKE: completed > 0 and taken > 0,
        FINISH_MORE: completed >= _SEVERAL,
        TAKE: taken > 0,
        FINISH: completed > 0,
        FINISH_POWER: completed > 0,
        GATHER_MORE: gathered >= _SEVERAL,
        GATHER: gathered > 0,
    }
    return frozenset(goal for goal in GOALS if reached[goal])


def uses_power(laid: Laid, one: Way) -> bool:
    """Tell whether a way uses the power of a card or of a location."""
    return any(
        event.kind == "power-used" or (event.kind == "shard-stored" and bool(event.about["used"]))
        for event in _events(laid, one)
    )


def _events(laid: Laid, one: Way) -> list[Event]:
    steps = played(laid.start, one.answers)
    facts = [(number, fact) for number, step in enumerate(steps) for fact in step.facts]
    return laid.chronicle.copy().tell(facts)


def _taken_and_gathered(laid: Laid, one: Way) -> tuple[int, int]:
    """Count the purposes taken from others, and the cards for which everything is in Hands now."""
    if laid.game.ruleset.question(laid.start) not in _OF_CARDS:
        return 0, 0
    told = laid.game.account(PORTABLE, laid.start, one.answers).consequences
    gained = {each.about["tile"] for each in told if each.kind == "purpose" and _change(each) > 0}
    lost = {
        each.about["tile"] for each in told if each.kind == "purpose-other" and _change(each) < 0
    }
    whole = sum(each.kind == "card-nearer" and each.about["after"] == 0 for each in told)
    return len(gained & lost), whole


def _change(told: Consequence) -> int:
    return int(str(told.about["after"])) - int(str(told.about["before"]))


def _wins(event: Event, name: str) -> bool:
    return event.kind == "turn-won" and event.about["player"] == name
