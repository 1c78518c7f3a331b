"""Games to analyse, played by bots in this process."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.analysis.course import Course, course
from oneiros.kernel.dice import Dice
from oneiros.kernel.match import Match
from oneiros.kernel.record import Result
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.games import game

MOST = 100_000


def begun(name: str, seats: int = 2, **chosen: object) -> Match:
    """Begin a game with what is usual."""
    found = game(name)
    setup = found.setup(chosen, [found.brought(None)] * seats)
    return Match(found.ruleset, setup, facts=False)


def play_on(match: Match, name: str, bots: Sequence[str], dice: Dice, most: int = MOST) -> Match:
    """Let bots play, at most so many answers."""
    found = game(name)
    seated = [found.bots[bot]() for bot in bots]
    while match.state.seat != NOBODY and match.step < most:
        seat = match.state.seat
        if seat == CHANCE:
            match.answer_chance(int(dice.choose(match.state)))
        else:
            seen = found.ruleset.veil(match.state, seat)
            match.answer(seat, int(seated[seat].choose(seen, dice)), match.step)
    return match


def cut(match: Match, result: Result | None = None) -> Course:
    """Cut the game of a match."""
    return course(game(match.ruleset.name), match.setup, match.answers, result)


def part(whole: Course, first: int, last: int) -> Course:
    """Give some stretches of a game that was played to its end, of which the first is a choice."""
    stretches = whole.stretches[first:last]
    opening = stretches[0].seen
    assert opening is not None
    return whole._replace(opening=opening, stretches=stretches)


def the_end(whole: Course, most: int) -> Course:
    """Give the last stretches of a game, from a choice on."""
    numbers = range(max(len(whole.stretches) - most, 0), len(whole.stretches))
    first = next(number for number in numbers if whole.stretches[number].chosen)
    return part(whole, first, len(whole.stretches))
