"""Looking at one position: whether it is a puzzle, what its solution is, and who finds it.

Something in it is far better than all else, by two comparisons with dice of their own; neither
chance nor habit finds it, and some level of bots does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from oneiros.kernel.dice import derived_seed
from oneiros.kernel.errors import Refusal
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.learn.puzzles.splitting import Comparing, Split, split
from oneiros.learn.puzzles.trimming import shortened, trimmed
from oneiros.learn.puzzles.trying import Ways
from oneiros.puzzles.going import read, write
from oneiros.puzzles.judging import PLAYOUTS
from oneiros.puzzles.kinds import (
    FINISH,
    FINISH_POWER,
    GOALS,
    KINDS,
    PHASES,
    plain_kind,
    uses_power,
)
from oneiros.puzzles.puzzle import Laid, Puzzle, Try, lay, puzzle_id
from oneiros.registry.game import Game, levels

FIRST_TURNS: Final = 1
"""In so many turns nothing has happened yet that a puzzle could be about."""
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
THINKS: Final = 2
"""In one position in so many the planner shows goals that nobody else has seen."""
_PLAIN: Final = 4
"""Without a goal one position in so many is looked at."""
_GLANCE: Final = 32
_GLANCE_VALUED: Final = 16
_THOUGHT: Final = 240
_AHEAD: Final = 5
_LONGER: Final = 8
"""How many of the planner's best are looked at, at first and then."""
_SCREEN: Final = 0.8
"""This part of the gap is enough at a glance."""
_RIGHT: Final = 2
_WRONG: Final = 4
"""So many that reach a goal and that miss it are compared, and one less of each again."""
_LEADING: Final = 12
"""So many are compared where there is no goal."""
_MOST_TRIES: Final = 3
_RANDOM: Final = "random"
NO_GOAL: Final = ""
SOUGHT: Final = tuple(goal for goal in GOALS if goal != FINISH_POWER)
"""The goals that are looked for; how a card is finished is seen afterwards."""

Tried = dict[str, list[int]]
"""Which ways each level has gone."""


class Wanted(NamedTuple):
    """What a puzzle must be like: how far ahead its solution is, of which grades and kinds.

    In one position in `thinks` it may be something that only the planner sees.
    """

    least: float
    grades: tuple[int, int] = (1, 5)
    thinks: int = THINKS
    kinds: tuple[str, ...] = KINDS

    def suits(self, grade: int) -> bool:
        """Tell whether a puzzle of a grade is wanted."""
        return self.grades[0] <= grade <= self.grades[1]

    def looks_plainly(self, phase: str, seed: int) -> bool:
        """Tell whether a position is looked at without a goal: a few of all, or if only that is."""
        rare = any(goal in self.kinds for goal in SOUGHT)
        return phase in self.kinds and (not rare or seed % _PLAIN == 0)


class Candidate(NamedTuple):
    """A position that may be a puzzle, with the ways on that were found."""

    position: str
    ways: Ways
    wanted: Wanted
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

    def is_right(self, goal: str, right: Sequence[int], number: int) -> bool:
        """Tell whether a way is right, also one that was left out of the comparison."""
        return goal in self.ways.goals(number) if goal else number in right


def find(game: Game, setup: Setup, state: State, wanted: Wanted, seed: int) -> Puzzle | None:
    """Make a puzzle of a state that asks somebody, where there is one as it is wanted."""
    early = game.turns(state) <= FIRST_TURNS
    asked = game.ruleset.question(state)
    if early or asked not in PHASES or len(state.options) < LEAST_OPTIONS:
        return None
    if not wanted.looks_plainly(asked, seed) and not set(wanted.kinds) & set(SOUGHT):
        return None
    try:
        position = str(game.going_on(setup, state, state.seat)["position"])
        laid = lay(game, position, state.seat)
    except Refusal:
        # In the middle of something, which no position can say.
        return None
    one = _looked_at(position, laid, wanted, seed)
    if seed % wanted.thinks == 0:
        one.ways.think(_GLANCE, _AHEAD, derived_seed(seed, "glance"))
    sought = [goal for goal in _goals(one) if _may_suit(one, goal) and _leads(one, goal)]
    if wanted.looks_plainly(asked, seed) and _promises(one):
        sought.append(NO_GOAL)
    return _graded(one, sought) if sought else None


def _looked_at(position: str, laid: Laid, wanted: Wanted, seed: int) -> Candidate:
    """Collect what bots do that do not plan, which costs next to nothing."""
    ways = Ways(laid)
    gentle, *rest = levels(laid.game)
    habit = ways.let(gentle, 2 * TRIES, seed)
    tried = {gentle: habit[:TRIES], **{level: ways.let(level, TRIES, seed) for level in rest[:2]}}
    serious = len(ways.all)
    lucky = ways.let(_RANDOM, 2 * TRIES, seed)
    return Candidate(position, ways, wanted, seed, lucky, habit, tried, serious)


def _goals(one: Candidate) -> list[str]:
    """Name the goals that some way reaches, the greatest first, less those found too easily."""
    ways = one.ways
    found: list[str] = []
    greater: list[list[int]] = []
    for goal in SOUGHT:
        reached = [number for number in range(len(ways.all)) if goal in ways.goals(number)]
        if not reached or set(reached) & set(one.lucky) or reached in greater:
            continue
        greater.append(reached)
        if goal not in one.wanted.kinds:
            continue
        if not set(one.habit) <= set(reached) or _is_long(one, goal, reached):
            found.append(goal)
    return found


def _is_long(one: Candidate, goal: str, reached: Sequence[int]) -> bool:
    """Tell whether many deeds are needed for a goal, in one of the positions that are looked at."""
    if one.seed % _EASY:
        return False
    laid = one.ways.laid
    texts = [write(laid, one.ways.all[number].answers) for number in reached]
    return min(len(shortened(laid, each, goal)) for each in texts) >= LONG


def _may_suit(one: Candidate, goal: str) -> bool:
    """Tell whether a goal may be as hard to reach as is wanted, by who has tried until now."""
    grade = _grade(one, goal, one.tried)
    return one.wanted.suits(grade) if grade else one.wanted.grades[1] > len(one.tried)


def _leads(one: Candidate, goal: str) -> bool:
    """Tell soon whether what reaches a goal may be better than everything else."""
    among = _leading(one, goal)
    chance = _glimpsed(one, among)
    reached = [number for number in among if goal in one.ways.goals(number)]
    others = among[len(reached) :]
    if not reached or not others or chance[reached[0]] <= chance[others[0]]:
        return False
    how = Comparing(one.wanted.least, _judging(one.seed), PLAYOUTS, goal)
    return split(one.ways, how, [reached[0], others[0]]) is not None


def _promises(one: Candidate) -> bool:
    """Tell at a glance whether something may stand out."""
    if len(one.among()) < LEAST_WAYS:
        return False
    parted = split(one.ways, _glancing(one), one.among())
    return parted is not None and not _easy(one, parted)


def _easy(one: Candidate, parted: Split) -> bool:
    right = set(parted.right)
    return bool(right & set(one.lucky)) or set(one.habit) <= right


def _graded(one: Candidate, sought: Sequence[str]) -> Puzzle | None:
    """Think longer, and take the first that stands out: one of the goals, or what has none."""
    one.ways.think(_THOUGHT, _LONGER, derived_seed(one.seed, "think"))
    for goal in sought:
        found = _stands_out(one, goal)
        if found is not None:
            return found
    return None


def _stands_out(one: Candidate, goal: str) -> Puzzle | None:
    """Let the other levels try, and give up where nothing stands out any more."""
    ways, tried = one.ways, dict(one.tried)
    known = levels(ways.laid.game)
    parted = _confirmed(one, goal)
    if parted is None or (not goal and _easy(one, parted)):
        return None
    seen, found = len(ways.all), _grade(one, goal, tried, parted.right)
    for level in known[3:]:
        # Where a gentler level finds it, the strong ones only show whether there is more to find.
        tried[level] = ways.let(level, 1 if found else TRIES, one.seed)
    if len(ways.all) > seen:
        parted = _confirmed(one, goal)
    if parted is None:
        return None
    grade = _grade(one, goal, tried, parted.right)
    return _written(one, goal, parted, tried, grade) if one.wanted.suits(grade) else None


def _grade(one: Candidate, goal: str, tried: Tried, right: Sequence[int] = ()) -> int:
    """Give the number of the lowest level that goes a right way reliably, or 0."""
    for grade, level in enumerate(levels(one.ways.laid.game), 1):
        found = sum(one.is_right(goal, right, number) for number in tried.get(level, ()))
        if found >= RELIABLY:
            return grade
    return 0


def _confirmed(one: Candidate, goal: str) -> Split | None:
    """Compare the ways, and then the best of both sorts with other dice: nothing may change."""
    ways = one.ways
    how = Comparing(one.wanted.least, _judging(one.seed), PLAYOUTS, goal)
    first = split(ways, how, _leading(one, goal))
    if first is None:
        return None
    right = first.right[: _RIGHT - 1] if goal else first.right
    among = [*right, *first.wrong[: _WRONG - 1]]
    again = split(ways, how._replace(seed=derived_seed(one.seed, "again")), among)
    same = again is not None and set(again.right) == set(right)
    return first if same else None


def _leading(one: Candidate, goal: str) -> list[int]:
    """Leave out ways that are far behind by a glance; of each sort the best stay."""
    among = _compared(one, goal)
    chance = _glimpsed(one, among)
    reached = [number for number in among if goal in one.ways.goals(number)]
    others = [number for number in among if number not in reached]
    most = _WRONG if goal else _LEADING
    return [*_best(reached, chance, _RIGHT), *_best(others, chance, most)]


def _best(among: Sequence[int], chance: Mapping[int, float], most: int) -> list[int]:
    return sorted(among, key=lambda one: -chance[one])[:most]


def _compared(one: Candidate, goal: str) -> list[int]:
    """Number the ways to compare; where whoever thinks at all finds a goal, chance shows others."""
    among = one.among()
    everybody = bool(goal) and all(goal in one.ways.goals(number) for number in among)
    return list(range(len(one.ways.all))) if everybody else among


def _glimpsed(one: Candidate, among: Sequence[int]) -> dict[int, float]:
    """Give the chance of winning after each of some ways, by a glance."""
    how, seat = _glancing(one), one.ways.laid.start.seat
    return {each: one.ways.valued(each, how.seed, how.playouts).chances[seat] for each in among}


def _glancing(one: Candidate) -> Comparing:
    return Comparing(one.wanted.least * _SCREEN, derived_seed(one.seed, "screen"), _GLANCE_VALUED)


def _judging(seed: int) -> int:
    """Give the seed that a puzzle keeps, by which attempts are judged."""
    return derived_seed(seed, "judge") % 1_000_000_000


def _written(one: Candidate, goal: str, parted: Split, tried: Tried, grade: int) -> Puzzle | None:
    ways, laid, seed = one.ways, one.ways.laid, _judging(one.seed)
    best = parted.right[0]

    def chance(number: int) -> float:
        return round(ways.valued(number, seed, PLAYOUTS).chances[laid.start.seat], 4)

    def texts(number: int) -> list[str]:
        return write(laid, ways.all[number].answers)

    puzzle = Puzzle(
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
    return _named(one, trimmed(laid, puzzle))


def _named(one: Candidate, puzzle: Puzzle) -> Puzzle:
    """Say so where nobody has found how to finish a card without a power."""
    laid, ways = one.ways.laid, one.ways
    reached = [number for number in range(len(ways.all)) if FINISH in ways.goals(number)]
    if puzzle.kind != FINISH or not all(_by_power(one, number) for number in reached):
        return puzzle
    needs = uses_power(laid, read(laid, puzzle.solution))
    return msgspec.structs.replace(puzzle, kind=FINISH_POWER) if needs else puzzle


def _by_power(one: Candidate, number: int) -> bool:
    """Tell whether a way needs a power to finish a card."""
    laid = one.ways.laid
    texts = shortened(laid, write(laid, one.ways.all[number].answers), FINISH)
    return uses_power(laid, read(laid, texts))


def _tempting(parted: Split, tried: Tried) -> Sequence[int]:
    """Choose what is wrong and tempts: what bots fall for before what the planner thought of."""
    fallen = [one for level in tried.values() for one in level if one in parted.wrong]
    return list(dict.fromkeys([*fallen, *parted.wrong]))[:_MOST_TRIES]
