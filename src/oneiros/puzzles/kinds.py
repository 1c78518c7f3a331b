"""What a puzzle asks for: a goal that can be seen to be reached, or the best of a phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oneiros.puzzles.going import Way
from oneiros.puzzles.puzzle import Laid
from oneiros.registry.named import Event
from oneiros.registry.planned import played

WIN_GAME: Final = "win-game"
WIN_TURN: Final = "win-turn"
SAVE_TURN: Final = "save-turn"
FINISH_MORE: Final = "finish-more"
FINISH: Final = "finish"
GOALS: Final = (WIN_GAME, WIN_TURN, SAVE_TURN, FINISH_MORE, FINISH)
"""Who reaches one of these has solved it, however it was done; the greatest first."""
STRIKE: Final = "strike"
PHASES: Final = ("spawn", "action", "travel", "creation")
"""The questions with which phases begin, by which all other puzzles are named."""
KINDS: Final = (*GOALS, STRIKE, *PHASES)

_SEVERAL: Final = 2


def plain_kind(laid: Laid, texts: Sequence[str]) -> str:
    """Name what is done by answers in notation that are to reach no goal."""
    struck = texts[-1].startswith(STRIKE)
    return STRIKE if struck else laid.game.ruleset.question(laid.start)


def goals(laid: Laid, one: Way) -> frozenset[str]:
    """Name all goals that a way reaches by the time that its player is asked no more."""
    if not one.whole:
        return frozenset()
    seat = int(laid.start.seat)
    events = _events(laid, one)
    name = laid.game.seat_names[seat]
    ending = laid.game.ruleset.ending(one.state)
    completed = sum(event.kind == "completed" and event.about["seat"] == name for event in events)
    reached = {
        WIN_GAME: ending is not None and ending.winners == (seat,),
        WIN_TURN: any(_wins(event, name) for event in events),
        SAVE_TURN: any(event.kind == "turn-drawn" or _wins(event, name) for event in events),
        FINISH_MORE: completed >= _SEVERAL,
        FINISH: completed > 0,
    }
    return frozenset(goal for goal in GOALS if reached[goal])


def _events(laid: Laid, one: Way) -> list[Event]:
    steps = played(laid.start, one.answers)
    facts = [(number, fact) for number, step in enumerate(steps) for fact in step.facts]
    return laid.chronicle.copy().tell(facts)


def _wins(event: Event, name: str) -> bool:
    return event.kind == "turn-won" and event.about["player"] == name
