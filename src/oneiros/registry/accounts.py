"""A plan in names, told alike in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar, cast

from oneiros.kernel.state import State
from oneiros.registry.named import Account, Consequence, Look, PlannedDeed
from oneiros.registry.planned import Played, played
from oneiros.words import Words

Found = tuple[str, dict[str, object]]
"""A kind of consequence, and what it is about."""
S = TypeVar("S", bound=State)


class Merit(NamedTuple):
    """What a consequence is about, and how good it is in that for the seat asked; bad below 0."""

    subject: str
    worth: float


class Telling(NamedTuple, Generic[S]):
    """How a game tells of plans."""

    write: Callable[[S, int], str]
    """An answer in notation, and in words:"""
    phrase: Callable[[Words, S, int], str]
    about: Callable[[S, int], tuple[list[str], list[str]]]
    """The pieces and cells that an answer is about."""
    consequences: Callable[[S, Sequence[Played]], list[Found]]
    """What follows by the rules alone, and in words:"""
    sentence: Callable[[Words, S, Found], str]
    merit: Callable[[S, Found], Merit | None]
    """Which way that speaks, if any."""
    look: Callable[[Words, S, Sequence[Played], Sequence[Found]], Look]
    """Where a look is worthwhile first."""


def account(telling: Telling[S], words: Words, state: S, answers: Sequence[int]) -> Account:
    """Tell what a plan does and what follows from it."""
    steps = list(played(state, answers))
    deeds = []
    for step in steps:
        before = cast("S", step.before)
        text = telling.write(before, step.option)
        sentence = telling.phrase(words, before, step.option)
        deeds.append(PlannedDeed(text, sentence, *telling.about(before, step.option)))
    found = telling.consequences(state, steps)
    return Account(
        look=telling.look(words, state, steps, found),
        deeds=deeds,
        consequences=[_consequence(telling, words, state, one) for one in found],
    )


def _consequence(telling: Telling[S], words: Words, state: S, found: Found) -> Consequence:
    sentence, merit = telling.sentence(words, state, found), telling.merit(state, found)
    if merit is None:
        return Consequence(*found, sentence)
    return Consequence(*found, sentence, merit.subject, float(merit.worth))
