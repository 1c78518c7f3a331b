"""Looking at one position: whether it is a puzzle, what its solution is, and who finds it.

Something in it is far better than all else, by two comparisons with dice of their own; neither
chance nor habit finds it, and some level of bots does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oneiros.kernel.dice import derived_seed
from oneiros.kernel.errors import Refusal
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.learn.puzzles.splitting import Comparing, Split, split
from oneiros.learn.puzzles.trying import Ways
from oneiros.puzzles.going import write
from oneiros.puzzles.judging import PLAYOUTS
from oneiros.puzzles.kinds import GOALS, PHASES, plain_kind
from oneiros.puzzles.puzzle import Laid, Puzzle, Try, lay, puzzle_id
from oneiros.registry.game import Game, levels

LEAST_OPTIONS: Final = 5
LEAST_WAYS: Final = 4
"""With fewer things to do nothing is hidden, unless there is a goal."""
TRIES: Final = 4
RELIABLY: Final = 3
"""A level finds what it finds so often of its tries."""
LONG: Final = 5
"""What habit finds, too, is only a puzzle for people where so many answers must fit together."""
_EASY: Final = 4
"""There are more than enough of those: one in so many is looked at."""
_PLAIN: Final = 4
"""Without a goal, which is seen at once, one position in so many is looked at."""
_GLANCE: Final = 32
_GLANCE_VALUED: Final = 16
_THOUGHT: Final = 240
_AHEAD: Final = 5
_LONGER: Final = 8
"""How many of the planner's best are looked at, at first and then."""
_SCREEN: Final = 0.8
"""This part of the gap is enough at a glance."""
_RIVALS: Final = 4
"""So many of both sorts are compared again."""
_LEADING: Final = 6
"""So many of both sorts are compared at all."""
_MOST_TRIES: Final = 3
_RANDOM: Final = "random"

Tried = dict[str, list[int]]
"""Which ways each level has gone."""


class Candidate(NamedTuple):
    """A position that may be a puzzle, with the ways on that were found."""

    position: str
    ways: Ways
    least: float
    seed: int
    lucky: list[int]
    habit: list[int]
    """What comes up at random, and what the gentlest level does."""
    tried: Tried
    serious: int
    """How many ways came up before those at random."""

    def among(self) -> list[int]:
        """Number the ways that somebody thought of."""
        lucky = {number for number in self.lucky if number >= self.serious}
        return [number for number in range(len(self.ways.all)) if number not in lucky]

    def is_right(self, goal: str, parted: Split, number: int) -> bool:
        """Tell whether a way is right, also one that was left out of the comparison."""
        return goal in self.ways.goals(number) if goal else number in parted.right


def find(game: Game, setup: Setup, state: State, least: float, seed: int) -> Puzzle | None:
    """Make a puzzle of a state that asks somebody, where there is a gap of at least so much."""
    if game.ruleset.question(state) not in PHASES or len(state.options) < LEAST_OPTIONS:
        return None
    try:
        position = str(game.going_on(setup, state, state.seat)["position"])
        laid = lay(game, position, state.seat)
    except Refusal:
        # In the middle of something, which no position can say.
        return None
    one = _looked_at(position, laid, least, seed)
    goal = _goal(one)
    if goal or (seed % _PLAIN == 0 and _promises(one)):
        return _graded(one, goal)
    return None


def _looked_at(position: str, laid: Laid, least: float, seed: int) -> Candidate:
    """Collect what bots do that do not plan, which costs next to nothing."""
    ways = Ways(laid)
    gentle, *rest = levels(laid.game)
    habit = ways.let(gentle, 2 * TRIES, seed)
    tried = {gentle: habit[:TRIES], **{level: ways.let(level, TRIES, seed) for level in rest[:2]}}
    serious = len(ways.all)
    lucky = ways.let(_RANDOM, 2 * TRIES, seed)
    return Candidate(position, ways, least, seed, lucky, habit, tried, serious)


def _goal(one: Candidate) -> str:
    """Name the greatest goal that some way reaches, unless it is found too easily."""
    ways = one.ways
    everything = range(len(ways.all))
    for goal in GOALS:
        reached = [number for number in everything if goal in ways.goals(number)]
        if not reached or set(reached) & set(one.lucky):
            continue
        if not set(one.habit) <= set(reached):
            return goal
        shortest = min(len(ways.all[number].answers) for number in reached)
        if shortest >= LONG and one.seed % _EASY == 0:
            return goal
    return ""


def _promises(one: Candidate) -> bool:
    """Tell at a glance whether something may stand out."""
    one.ways.think(_GLANCE, _AHEAD, derived_seed(one.seed, "glance"))
    if len(one.among()) < LEAST_WAYS:
        return False
    parted = split(one.ways, _glancing(one), one.among())
    return parted is not None and not _easy(one, parted)


def _easy(one: Candidate, parted: Split) -> bool:
    right = set(parted.right)
    return bool(right & set(one.lucky)) or set(one.habit) <= right


def _graded(one: Candidate, goal: str) -> Puzzle | None:
    """Think longer, let the other levels try, and give up where nothing stands out any more."""
    ways, tried = one.ways, dict(one.tried)
    known = levels(ways.laid.game)
    ways.think(_THOUGHT, _LONGER, derived_seed(one.seed, "think"))
    parted = _confirmed(one, goal)
    if parted is None or (not goal and _easy(one, parted)):
        return None
    seen, found = len(ways.all), _grade(one, goal, tried, parted)
    for level in known[3:]:
        # Where a gentler level finds it, the strong ones only show whether there is more to find.
        tried[level] = ways.let(level, 1 if found else TRIES, one.seed)
    if len(ways.all) > seen:
        parted = _confirmed(one, goal)
    if parted is None:
        return None
    grade = _grade(one, goal, tried, parted)
    return _written(one, goal, parted, tried, grade) if grade else None


def _grade(one: Candidate, goal: str, tried: Tried, parted: Split) -> int:
    """Give the number of the lowest level that goes a right way reliably, or 0."""
    for grade, level in enumerate(levels(one.ways.laid.game), 1):
        found = sum(one.is_right(goal, parted, number) for number in tried.get(level, ()))
        if found >= RELIABLY:
            return grade
    return 0


def _confirmed(one: Candidate, goal: str) -> Split | None:
    """Compare the ways, and then the best of both sorts with other dice: nothing may change."""
    ways = one.ways
    how = Comparing(one.least, _judging(one.seed), PLAYOUTS, goal)
    first = split(ways, how, _leading(one, goal))
    if first is None:
        return None
    among = [*first.right[:_RIVALS], *first.wrong[:_RIVALS]]
    again = split(ways, how._replace(seed=derived_seed(one.seed, "again")), among)
    same = again is not None and set(again.right) == set(first.right[:_RIVALS])
    return first if same else None


def _leading(one: Candidate, goal: str) -> list[int]:
    """Leave out ways that are far behind by a glance; of each sort the best stay."""
    ways, how, seat = one.ways, _glancing(one), one.ways.laid.start.seat
    among = one.among()
    reached = [number for number in among if goal in ways.goals(number)]
    if goal and len(reached) == len(among):
        # Everybody finds it who thinks at all, and only chance shows what else there is.
        among = list(range(len(ways.all)))
    chance = {one: ways.valued(one, how.seed, how.playouts).chances[seat] for one in among}
    others = [number for number in among if number not in reached]
    kept = [sorted(sort, key=lambda one: -chance[one])[:_LEADING] for sort in (reached, others)]
    return [*kept[0], *kept[1]]


def _glancing(one: Candidate) -> Comparing:
    return Comparing(one.least * _SCREEN, derived_seed(one.seed, "screen"), _GLANCE_VALUED)


def _judging(seed: int) -> int:
    """Give the seed that a puzzle keeps, by which attempts are judged."""
    return derived_seed(seed, "judge") % 1_000_000_000


def _written(one: Candidate, goal: str, parted: Split, tried: Tried, grade: int) -> Puzzle:
    ways, laid, seed = one.ways, one.ways.laid, _judging(one.seed)
    best = parted.right[0]

    def chance(number: int) -> float:
        return round(ways.valued(number, seed, PLAYOUTS).chances[laid.start.seat], 4)

    def texts(number: int) -> list[str]:
        return write(laid, ways.all[number].answers)

    return Puzzle(
        puzzle_id(one.position),
        goal or plain_kind(laid, texts(best)),
        int(laid.start.seat),
        one.position,
        grade,
        texts(best),
        chance(best),
        round(parted.wide, 4),
        seed,
        [Try(texts(number), chance(number)) for number in _tempting(parted, tried)],
    )


def _tempting(parted: Split, tried: Tried) -> Sequence[int]:
    """Choose what is wrong and tempts: what bots fall for before what the planner thought of."""
    fallen = [one for level in tried.values() for one in level if one in parted.wrong]
    return list(dict.fromkeys([*fallen, *parted.wrong]))[:_MOST_TRIES]
