"""Advice about a question, or about what was answered: what the planner compares, told in names.

The planner only chooses what is told. What is said about it follows from the rules alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from oneiros.bots.budget import Budget
from oneiros.bots.weighing import Weighed
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.replay import play_again
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.registry.game import Game
from oneiros.registry.named import Account, Advice, Sentence
from oneiros.words import Words

PLAYOUTS: Final = 240
MILLISECONDS: Final = 1200
"""What is thought before advice is given; the time only counts on a slow machine."""
_ERRORS: Final = 2
_LEAST_TRIED: Final = 2
"""Plans are close where so many standard errors lie between them, or fewer."""

_TELLS: Final = 0.05
"""Merits that differ by less say nothing: a chance of 5 percent."""


def hint(game: Game, words: Words, state: State, seed: int) -> Advice:
    """Advise the seat that a state asks, by what that seat may know.

    The same state and seed give the same advice, unless time runs out.
    """
    plans = game.weigh(state, _budget(), Dice(seed))
    if not plans:
        raise BadData("advice-none")
    other = plans[1] if len(plans) > 1 else None
    return _advice(game, words, state, plans[0], other)


def motive(game: Game, words: Words, state: State, answers: Sequence[int], seed: int) -> Advice:
    """Tell what speaks for answers that were given, beside the best others that are found."""
    plans = game.weigh(state, _budget(), Dice(seed), answers)
    chosen = tuple(answers)
    given = next((one for one in plans if one.answers == chosen), None)
    others = [one for one in plans if one.answers != chosen]
    if given is None:
        return Advice(game.account(words, state, answers))
    return _advice(game, words, state, given, others[0] if others else None)


def _budget() -> Budget:
    return Budget(PLAYOUTS, milliseconds=MILLISECONDS)


def _advice(game: Game, words: Words, state: State, plan: Weighed, other: Weighed | None) -> Advice:
    told = game.account(words, state, plan.answers)
    if other is None:
        return Advice(told)
    instead = game.account(words, state, other.answers)
    between = abs(plan.worth - other.worth)
    # One trial says nothing about how far it may be from the truth.
    guessed = min(plan.tried, other.tried) < _LEAST_TRIED
    close = guessed or between <= _ERRORS * (plan.error**2 + other.error**2) ** 0.5
    better = not close and other.worth > plan.worth
    return Advice(told, without(instead, told), close=close, better=better)


def without(account: Account, other: Account) -> Account:
    """Leave out what follows from both."""
    known = {(one.kind, one.sentence) for one in other.consequences}
    own = [one for one in account.consequences if (one.kind, one.sentence) not in known]
    return msgspec.structs.replace(account, consequences=own)


class Speaking(NamedTuple):
    """What speaks for a plan beside what was done, and against that."""

    wanted: list[Sentence]
    unwanted: list[Sentence]


def speaking(plan: Account, done: Account) -> Speaking:
    """Leave out what speaks neither way, or for both plans alike.

    In each subject the plans are compared: what only seems good, as the other plan is better in it,
    is not told, nor what is bad of both.
    """
    better, worse = _merits(plan), _merits(done)
    return Speaking(
        [
            one.sentence
            for one in plan.consequences
            if one.merit > 0 and better[one.subject] - worse.get(one.subject, 0.0) >= _TELLS
        ],
        [
            one.sentence
            for one in done.consequences
            if one.merit < 0 and better.get(one.subject, 0.0) - worse[one.subject] >= _TELLS
        ],
    )


def _merits(account: Account) -> dict[str, float]:
    found: dict[str, float] = {}
    for one in account.consequences:
        found[one.subject] = found.get(one.subject, 0.0) + one.merit
    return found


class Go(msgspec.Struct, frozen=True):
    """What a seat answered from a step on, until chance or somebody else spoke."""

    seat: int
    step: int
    options: list[int]


def every_go(answers: Sequence[Answer]) -> list[Go]:
    """Cut answers into what each seat did at a stretch; those of chance are left out."""
    found: list[Go] = []
    last = -1
    for step, one in enumerate(answers):
        if one.seat >= 0:
            if found and one.seat == last:
                found[-1].options.append(one.option)
            else:
                found.append(Go(one.seat, step, [one.option]))
        last = one.seat
    return found


def go_at(answers: Sequence[Answer], step: int) -> Go:
    """Give what was answered last at a stretch by the answer of a step, or refuse."""
    begun = [one for one in every_go(answers) if one.step <= step]
    if not begun or step >= len(answers):
        raise BadData("advice-no-step", step=step)
    return begun[-1]


class Decided(NamedTuple):
    """What a seat answered in one phase, and the state at which it began, as a viewer knows it.

    Where only the seat itself could see what was asked there is none.
    """

    go: Go
    state: State | None


def decided(
    game: Game, setup: Setup, answers: Sequence[Answer], go: Go, viewer: int
) -> list[Decided]:
    """Cut what a seat did at a stretch into phases, each of which is planned by itself."""
    match = Match(game.ruleset, setup, facts=False)
    play_again(match, answers[: go.step])
    found: list[Decided] = []
    start: State | None = None
    for number, option in enumerate(go.options):
        state = match.facing(go.seat)
        if state is None:
            break
        if start is None or not _same_phase(game, start, state):
            start = state
            found.append(Decided(Go(go.seat, go.step + number, []), _seen(game, state, viewer)))
        found[-1].go.options.append(option)
        match.answer(go.seat, option, match.step)
    return found


def _same_phase(game: Game, one: State, other: State) -> bool:
    """Tell whether what is asked belongs together; what only one may see stands by itself."""
    return (game.turns(one), game.phase(one), game.secret(one)) == (
        game.turns(other),
        game.phase(other),
        game.secret(other),
    )


def _seen(game: Game, state: State, viewer: int) -> State | None:
    """Give a state with no more in it than a viewer may know."""
    if game.secret(state) and viewer != state.seat:
        return None
    seen = game.ruleset.veil(state, viewer)
    # What may be answered to a question that is no secret is seen by all.
    seen.options = state.options[:]
    return seen
