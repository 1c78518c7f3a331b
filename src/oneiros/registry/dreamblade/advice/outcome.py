"""What follows from a plan by the rules alone: cells, points, fates, and the odds of strikes.

Every number can be worked out again from the table and the plan, and a test does so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.odds.strike import CreatureOdds
from oneiros.games.dreamblade.phases.conquest import claimed_now, claims
from oneiros.games.dreamblade.table import facts, values
from oneiros.games.dreamblade.table.board import CELLS, SCORING_CELLS, WORTH, cell_name
from oneiros.games.dreamblade.table.names import SEATS
from oneiros.registry.accounts import Found
from oneiros.registry.dreamblade.advice.fights import (
    entering,
    in_an_action_phase,
    odds,
    strikes_of,
)
from oneiros.registry.planned import Played, played

MOST: Final = 9
"""More consequences would not be read."""
MOST_FIGHTS: Final = 2
"""Strikes of each side that may follow, of which odds are told."""
_DIGITS: Final = 3
_LIKELY: Final = 0.02
"""Who is less likely to be hurt than this is not spoken of."""
_FATES: Final = {
    facts.DISRUPTED: "disrupted",
    facts.DESTROYED: "destroyed",
    facts.SACRIFICED: "sacrificed",
    facts.BANISHED: "banished",
}


_FATES_OPEN: Final = (questions.FATE, questions.DISRUPTION, questions.DEATHBLOW)
"""Where this is asked, some stand on the board who are about to leave their cells."""


def consequences(table: Dreamblade, steps: Sequence[Played]) -> list[Found]:
    """List what follows from a plan, what weighs most first."""
    if table.question == questions.DEATHBLOW:
        return list(_last_blows(steps))
    found: list[Found] = []
    for step in steps:
        before = cast("Dreamblade", step.before)
        if opt.deed(step.option) in (opt.STRIKE, opt.DEATHBLOW):
            found += _struck(before, step.option)
        found += _happened(before, step)
    left = _left(table, steps)
    found += [one for step in left for one in _happened(cast("Dreamblade", step.before), step)]
    shown = _last_shown(table, [*steps, *left])
    ended = any(kind in ("turn-won", "turn-drawn") for kind, _ in found)
    if shown is table or shown.question not in _FATES_OPEN:
        found += _ground(table, shown, ended=ended)
    if any(opt.deed(step.option) in (opt.MOVE, opt.SPAWN, opt.PLACE) for step in steps):
        found += _neighbours(table, shown, steps)
    found += _prices(table, steps)
    return found[:MOST]


def _left(table: Dreamblade, steps: Sequence[Played]) -> list[Played]:
    """Let those leave who are destroyed by a plan, whatever they roll before (8.7)."""
    found: list[Played] = []
    after = steps[-1].after if steps else table
    while cast("Dreamblade", after).question == questions.DEATHBLOW:
        found += played(after, [opt.DECLINE])
        after = found[-1].after
    return found if cast("Dreamblade", after).turn == table.turn else []


def _last_shown(table: Dreamblade, steps: Sequence[Played]) -> Dreamblade:
    """Give the last table of the same turn before dice fall."""
    shown = table
    for step in steps:
        after = cast("Dreamblade", step.after)
        if after.turn != table.turn or opt.deed(step.option) in (opt.STRIKE, opt.DEATHBLOW):
            break
        shown = after
    return shown


def _last_blows(steps: Sequence[Played]) -> Iterator[Found]:
    """Tell what the dying roll, or that they do not; they leave either way (8.7)."""
    struck = [step for step in steps if opt.deed(step.option) == opt.DEATHBLOW]
    for step in struck:
        cell, group = opt.group_cell_of(step.option), opt.group_of(step.option)
        dice = int(values.total_power(cast("Dreamblade", step.before), group))
        yield "deathblow", {"cell": cell_name(cell), "dice": dice}
    if not struck:
        yield "no-deathblow", {}


def _struck(table: Dreamblade, option: int) -> Iterator[Found]:
    """Tell the odds of a strike that the plan ends with."""
    if opt.deed(option) != opt.STRIKE:
        return
    told = odds(table, option)
    cell = cell_name(opt.group_cell_of(option))
    yield "clears", {"cell": cell, "chance": _rounded(told.cleared), "exact": told.exact}
    for one in told.defenders:
        if one.disrupted + one.destroyed + one.gone >= _LIKELY:
            yield "struck", _fate(table, one)
    for one in told.attackers:
        if one.disrupted + one.destroyed + one.gone >= _LIKELY:
            yield "risked", _fate(table, one)


def _fate(table: Dreamblade, one: CreatureOdds) -> dict[str, object]:
    return {
        "piece": table.roster.labels[one.creature],
        "disrupted": _rounded(one.disrupted),
        "destroyed": _rounded(one.destroyed),
    }


def _happened(table: Dreamblade, step: Played) -> Iterator[Found]:
    """Tell what becomes of creatures, and whether the turn or the game ends."""
    for fact in step.facts:
        if fact.kind in _FATES:
            piece = table.roster.labels[fact.about[0]]
            yield "fate", {"piece": piece, "fate": _FATES[fact.kind]}
        elif fact.kind == facts.TURN_WON:
            player, mine, theirs = fact.about
            yield "turn-won", {"player": SEATS[player], "a": mine, "b": theirs}
        elif fact.kind == facts.TURN_DRAWN:
            yield "turn-drawn", {"a": fact.about[0], "b": fact.about[1]}
        elif fact.kind == facts.GAME_ENDED and fact.about[0] >= 0:
            yield "game-won", {"player": SEATS[fact.about[0]]}


def _ground(table: Dreamblade, shown: Dreamblade, *, ended: bool) -> Iterator[Found]:
    """Tell who would win the turn then, if it goes on, and which cells begin to pay or stop."""
    if not ended:
        yield from _points(table, shown)
    for player in (table.seat, 1 - table.seat):
        for cell in SCORING_CELLS[player]:
            was, pays = claims(table, player, cell), claims(shown, player, cell)
            if was != pays:
                yield (
                    "cell-won" if pays else "cell-lost",
                    {
                        "player": SEATS[player],
                        "cell": cell_name(cell),
                        "worth": int(WORTH[player][cell]),
                    },
                )


def _points(table: Dreamblade, shown: Dreamblade) -> Iterator[Found]:
    before, now = tally(table), tally(shown)
    leads = _leader(now)
    if leads >= 0 and leads != _leader(before):
        wins = shown.wins[leads] + 1 >= shown.format.wins_needed
        yield "leads", {"player": SEATS[leads], "game": wins}
    about: dict[str, object] = {"a": now[0], "b": now[1]}
    if before != now:
        about |= {"before_a": before[0], "before_b": before[1]}
    yield "tally", about


def tally(table: Dreamblade) -> tuple[int, int]:
    """Give the points of both sides if the turn ended now."""
    first, second = (int(table.points[side] + claimed_now(table, side)) for side in (0, 1))
    return first, second


def _leader(points: tuple[int, int]) -> int:
    if points[0] == points[1]:
        return -1
    return 0 if points[0] > points[1] else 1


def _neighbours(table: Dreamblade, shown: Dreamblade, steps: Sequence[Played]) -> Iterator[Found]:
    """Tell who could be struck where somebody now stands, and by whom a cell could be entered."""
    player = int(table.seat)
    moved = {one for one in _arrived(steps) if shown.where[one] < CELLS and one >> 4 == player}
    cells = {int(shown.where[one]) for one in moved}
    yield from _fights(shown, player, cells)
    enemies = {one.cell: one.creatures for one in entering(shown, 1 - player)}
    for cell in sorted(cells, key=lambda one: (-WORTH[player][one], one)):
        if shown.enemies_in(cell, player) or not WORTH[player][cell]:
            continue
        about: dict[str, object] = {"cell": cell_name(cell), "count": len(enemies.get(cell, ()))}
        yield "entered", about


def _fights(shown: Dreamblade, player: int, cells: set[int]) -> Iterator[Found]:
    """Tell the odds of strikes of both sides in cells which somebody has entered."""
    mine = [(cell, one) for cell, one in strikes_of(shown, player).items() if cell in cells]
    for cell, option in mine[:MOST_FIGHTS]:
        told = odds(in_an_action_phase(shown, player), option)
        yield (
            "could-strike",
            {
                "player": SEATS[player],
                "cell": cell_name(cell),
                "chance": _rounded(told.cleared),
                "exact": told.exact,
            },
        )
    theirs = strikes_of(shown, 1 - player).items()
    for cell, option in [one for one in theirs if one[0] in cells][:MOST_FIGHTS]:
        told = odds(in_an_action_phase(shown, 1 - player), option)
        for one in told.defenders:
            if one.disrupted + one.destroyed + one.gone >= _LIKELY:
                where = {"cell": cell_name(cell), "player": SEATS[1 - player]}
                yield "exposed", {**_fate(shown, one), **where}


def _arrived(steps: Sequence[Played]) -> Iterator[int]:
    for step in steps:
        if opt.deed(step.option) in (opt.MOVE, opt.SPAWN, opt.PLACE):
            yield int(opt.miniature_of(step.option))


def _prices(table: Dreamblade, steps: Sequence[Played]) -> Iterator[Found]:
    """Tell what spawning costs now, and how much of the points it leaves."""
    left = int(table.pool)
    spawned = [step for step in steps if opt.deed(step.option) == opt.SPAWN]
    for step in spawned:
        before, after = cast("Dreamblade", step.before), cast("Dreamblade", step.after)
        piece = int(opt.miniature_of(step.option))
        price, printed = int(values.price(before, piece)), int(table.roster.cost[piece])
        same = (after.turn, after.phase, after.active) == (table.turn, table.phase, table.active)
        left = int(after.pool if same else before.pool - price)
        label = table.roster.labels[piece]
        if price != printed:
            yield "price", {"piece": label, "price": price, "printed": printed}
    if spawned:
        yield "pool", {"left": left}


def _rounded(chance: float) -> float:
    return round(chance, _DIGITS) + 0.0
