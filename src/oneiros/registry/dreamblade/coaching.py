"""Why a warband wins or loses in the hands of bots: what its games have in common, in sentences.

Both sides of the same games are compared. A difference is said only where it is large enough to
matter and chance alone would hardly make it: its average is at least `_SURE` standard errors away
from none. The rest is in the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import copysign, inf, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple, cast

from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.warbands.builder import MIDDLING
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.kernel.ruleset import Reason
from oneiros.kernel.state import State
from oneiros.registry.coach import Contribution, Explained, Finding, Measure
from oneiros.registry.dreamblade.tale import EARLY, Side, Tale, told
from oneiros.words import dreamblade as said
from oneiros.words.portable import PORTABLE

_SURE: Final = 2.5
_FEWEST_GAMES: Final = 8
"""Of fewer games nothing is said in words."""
_MOST_SAID: Final = 4
_RARE: Final = 0.15
"""A miniature that comes into play in fewer of the games hardly ever does."""
_MOST_RARE: Final = 2
_NAMED: Final = 3
_OFTEN: Final = 12
"""Only of one that came into play so often it is said how much it did."""
_TELLING: Final = 1.4
"""It did much where it brought so many times as much for its price as the whole warband, and little
where it brought so many times less."""
_MANY_BARE: Final = 0.25
"""A warband is too small that has nobody left in so large a part of its spawn phases."""


class _Compared(NamedTuple):
    """A thing that is counted on both sides, and from which difference on it matters."""

    name: str
    rule: str
    matters: float
    counted: Callable[[Side, Tale], float]
    more_is_good: bool = True


_COMPARED: Final = (
    _Compared("fight", "8.5", 0.5, lambda side, _: side.destroyed),
    _Compared("cells", "9.1", 0.4, lambda side, tale: side.claimed / tale.turns),
    _Compared("early", "9.3", 0.08, lambda side, tale: side.early / min(tale.turns, EARLY)),
    _Compared("late", "9.3", 0.08, lambda side, tale: side.late / max(1, tale.turns - EARLY)),
    _Compared("symbols", "5.3", 1.0, lambda side, _: side.missing, more_is_good=False),
    _Compared("soon", "5.2", 0.4, lambda side, _: side.soon),
    _Compared(
        "idle", "5.2", 0.1, lambda side, _: side.idle / max(1, side.phases), more_is_good=False
    ),
)
_DEAR: Final = frozenset(("soon", "idle"))
"""Where a warband is worse in these, cheaper miniatures would help."""
_SHARES: Final = frozenset(("early", "late", "idle"))
"""These are parts of a whole, and said in percent."""


class _Difference(NamedTuple):
    """A difference that is sure, and whether cheaper miniatures would make it smaller."""

    surety: float
    finding: Finding
    is_dear: bool


class DreambladeCoach:
    """Watches games of a warband, and says what made the difference."""

    def tale(self, state: State, seat: int) -> object:
        """Tell one game in numbers."""
        table = cast("Table", state)
        return told(table.roster, table.facts or (), seat)

    def why(self, tales: Sequence[object]) -> Explained:
        """Say where the warband differed from its opponents, and what its miniatures did."""
        games = cast("Sequence[Tale]", tales)
        pieces = contributions(games)
        differences = _differences(games)
        figures = _figures(pieces, len(games))
        rare = [one.piece for one in _rare(pieces, len(games))]
        named = [one.piece for one in figures if one.piece and not one.good]
        return Explained(
            [*(one.finding for one in differences), *_bare(games), *figures],
            [_measured(one, games) for one in _COMPARED],
            pieces,
            tuple(dict.fromkeys([*named, *rare])),
            any(catalogue()[name].cost > MIDDLING for name in rare)
            or any(one.is_dear for one in differences),
        )


def contributions(games: Sequence[Tale]) -> list[Contribution]:
    """Add up what the copies of each miniature did, those that brought most first."""
    found: list[Contribution] = []
    for name in dict.fromkeys(one.name for tale in games for one in tale.deeds):
        own = [[one for one in tale.deeds if one.name == name] for tale in games]
        copies = [one for some in own for one in some]
        times = sum(one.times for one in copies)
        each = max(1, times)
        found.append(
            Contribution(
                name,
                sum(any(one.times for one in some) for some in own),
                times,
                round(sum(one.points for one in copies) / each, 2),
                round(sum(one.paid for one in copies) / each, 2),
                round(sum(one.lost for one in copies) / each, 2),
            )
        )
    return sorted(found, key=lambda one: (-_return(one), one.piece))


def _measured(one: _Compared, games: Sequence[Tale]) -> Measure:
    own, theirs = _both(one, games)
    return Measure(one.name, round(fmean(own), 3), round(fmean(theirs), 3))


def _both(one: _Compared, games: Sequence[Tale]) -> tuple[list[float], list[float]]:
    """Count on both sides of every game."""
    return (
        [one.counted(tale.own, tale) for tale in games],
        [one.counted(tale.theirs, tale) for tale in games],
    )


def _differences(games: Sequence[Tale]) -> list[_Difference]:
    """Say where the two sides differed most surely."""
    if len(games) < _FEWEST_GAMES:
        return []
    sure: dict[str, _Difference] = {}
    for one in _COMPARED:
        own, theirs = _both(one, games)
        differences = [mine - its for mine, its in zip(own, theirs, strict=True)]
        surety = _surety(differences)
        if abs(surety) < _SURE or abs(fmean(differences)) < one.matters:
            continue
        good = (surety > 0) == one.more_is_good
        key = f"verdict-{one.name}-{'good' if good else 'bad'}"
        details = {"own": _number(one, fmean(own)), "theirs": _number(one, fmean(theirs))}
        finding = Finding(_said(one.rule, key, **details), good)
        sure[one.name] = _Difference(abs(surety), finding, one.name in _DEAR and not good)
    if "early" in sure and "late" in sure and _alike(sure["early"], sure["late"]):
        # Who begins well goes on well.
        del sure["late"]
    return sorted(sure.values(), key=lambda found: -found.surety)[:_MOST_SAID]


def _alike(one: _Difference, other: _Difference) -> bool:
    return one.finding.good == other.finding.good


def _surety(differences: Sequence[float]) -> float:
    """Give how many standard errors an average is away from none."""
    error = stdev(differences) / sqrt(len(differences))
    average = fmean(differences)
    if error:
        return average / error
    return copysign(inf, average) if average else 0.0


def _number(one: _Compared, average: float) -> float | int:
    return round(100 * average) if one.name in _SHARES else round(average, 1)


def _bare(games: Sequence[Tale]) -> list[Finding]:
    """3.1, 5.2: a warband that is too small has nobody left to spawn."""
    bare = sum(tale.own.bare for tale in games)
    phases = bare + sum(tale.own.phases for tale in games)
    if len(games) < _FEWEST_GAMES or bare < _MANY_BARE * phases:
        return []
    details = {"share": round(100 * bare / phases)}
    return [Finding(_said("3.1", "verdict-bare", **details), good=False)]


def _figures(pieces: Sequence[Contribution], games: int) -> list[Finding]:
    """Name who brought most for its price, who least, and who hardly ever came into play."""
    if games < _FEWEST_GAMES:
        return []
    found: list[Finding] = []
    # 5.7: a location is there for others, so what it brings itself says nothing.
    often = [one for one in pieces if one.times >= _OFTEN and not catalogue()[one.piece].location]
    points = sum(one.points * one.times for one in often)
    paid = sum(one.paid * one.times for one in often)
    if len(often) > 1 and points and paid:
        usual = points / paid
        best, least = often[0], often[-1]
        if _return(best) >= _TELLING * usual:
            found.append(Finding(_did("verdict-most", best), good=True, piece=best.piece))
        if _return(least) * _TELLING <= usual:
            found.append(Finding(_did("verdict-least", least), good=False, piece=least.piece))
    return found + _absent(_rare(pieces, games), games)


def _rare(pieces: Sequence[Contribution], games: int) -> list[Contribution]:
    """List who hardly ever came into play, the dearest first; nobody where games are few."""
    rare = [one for one in pieces if games >= _FEWEST_GAMES and one.games < _RARE * games]
    return sorted(rare, key=lambda one: (-catalogue()[one.piece].cost, one.piece))


def _absent(rare: Sequence[Contribution], games: int) -> list[Finding]:
    """Name who hardly ever came into play: each by itself, or the dearest of many."""
    if len(rare) > _MOST_RARE:
        names = ", ".join(one.piece for one in rare[:_NAMED])
        details: dict[str, object] = {"number": len(rare), "names": names, "games": games}
        return [Finding(_said("5.2", "verdict-rare-many", **details), good=False)]
    found: list[Finding] = []
    for one in rare:
        cost = catalogue()[one.piece].cost
        details = {"name": one.piece, "cost": cost, "number": one.games, "games": games}
        sentence = _said("5.2", "verdict-rare", **details)
        found.append(Finding(sentence, good=False, piece=one.piece))
    return found


def _return(one: Contribution) -> float:
    """Give the points that a miniature brought for each point that it cost."""
    return one.points / max(1.0, one.paid)


def _did(key: str, one: Contribution) -> str:
    return _said("9.2", key, name=one.piece, points=one.points, paid=one.paid)


def _said(rule: str, key: str, **details: object) -> str:
    return said.reason(PORTABLE, Reason(rule, key, details))
