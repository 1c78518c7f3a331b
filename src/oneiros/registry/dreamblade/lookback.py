"""What one game shows about the warbands that were brought to it, in sentences.

One game proves nothing about a warband, so nothing is concluded here: whatever is said was counted
in the game, on both sides, and can be found in its log. What stands out most is said first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, cast

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table import facts, values
from oneiros.games.dreamblade.table.board import RESERVES
from oneiros.games.dreamblade.table.layout import SPAWNING
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.kernel.bits import numbers
from oneiros.kernel.fact import Fact
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.record import Rolled, Said
from oneiros.kernel.replay import play_again
from oneiros.kernel.ruleset import Reason, Setup
from oneiros.registry.coach import Contribution, Explained, Finding, Measure
from oneiros.registry.dreamblade.tale import Deeds, Side, Tale, told
from oneiros.words import dreamblade as said
from oneiros.words.portable import PORTABLE

_MOST_BAD: Final = 4
_MOST_GOOD: Final = 2
_NAMED: Final = 3
_HALF: Final = 0.5
_MANY: Final = 2
"""So many more than on the other side is a difference, where pieces and points are counted."""
_MORE: Final = 1.5
"""So many spawn points more, on average, are one."""
_FIFTH: Final = 0.2
"""So large a part of all the points of cells is one."""
_SYMBOLS: Final = 4
_VAIN: Final = 3
_DEAR: Final = 5
_GAINS: Final = (facts.POINTS_GAINED, facts.BONUS_TAKEN, facts.ENERGIZED)


class Short(NamedTuple):
    """A spawn phase that began with fewer points than the cheapest in the reserves cost."""

    seat: int
    turn: int
    name: str
    price: int
    pool: int


class Played(NamedTuple):
    """One game as the owner of a warband sees it."""

    tale: Tale
    theirs: Sequence[Deeds]
    shorts: Sequence[Short]


class _Said(NamedTuple):
    """A finding, and how much it stands out."""

    weight: float
    finding: Finding


def look_back(setup: Setup, answers: Iterable[Answer | Said | Rolled]) -> list[Explained]:
    """Say of each seat what the game shows about its warband; nothing where none was brought."""
    if "warbands" not in setup:
        return []
    match = Match(DREAMBLADE, setup)
    shorts: list[Short] = []
    turn = 1
    for answer in answers:
        play_again(match, [answer])
        told_now = match.facts_at(match.step - 1)
        shorts += _shorts(cast("Table", match.state), told_now, turn)
        turn = _turns(told_now, turn)[-1]
    roster = cast("Table", match.state).roster
    tales = [told(roster, match.facts_since(0), seat) for seat in range(2)]
    return [
        explained(
            Played(tale, tales[1 - seat].deeds, [one for one in shorts if one.seat == seat]),
        )
        for seat, tale in enumerate(tales)
    ]


def explained(played: Played) -> Explained:
    """Say what stands out on one side, what is good after what is bad, and count everything."""
    found = sorted(_all(played), key=lambda one: -one.weight)
    bad = [one.finding for one in found if not one.finding.good][:_MOST_BAD]
    good = [one.finding for one in found if one.finding.good][:_MOST_GOOD]
    return Explained([*bad, *good], list(_measures(played)), _pieces(played.tale.deeds))


def _shorts(table: Table, told_now: Sequence[Fact], before: int) -> Iterator[Short]:
    """5.2, 5.3: find the spawn phases that have begun in which nobody could be paid for.

    Prices are read where somebody is asked next: until then nothing has come to the side's own
    part of the dreamscape, and nothing has left it. But turns may have gone by where nobody could
    answer anything, so each phase is of the turn that was told before it; `before` is the first.
    """
    turns = _turns(told_now, before)
    for place, (kind, about, _) in enumerate(told_now):
        if kind != facts.PHASE_BEGAN or about[0] != SPAWNING:
            continue
        seat = about[1]
        prices = [
            (int(values.price(table, one)), table.roster.miniatures[one].name)
            for one in numbers(table.at[RESERVES] & SIDE[seat])
        ]
        pool = _pool(told_now[place + 1 :])
        if prices and min(prices)[0] > pool:
            price, name = min(prices)
            yield Short(seat, turns[place], name, price, pool)


def _turns(told_now: Sequence[Fact], before: int) -> list[int]:
    """4.1: give the turn of each of some facts, and last the turn in which they end."""
    found = [before]
    for kind, about, _ in told_now:
        found.append(about[0] if kind == facts.TURN_BEGAN else found[-1])
    return found[1:] or found


def _pool(told_next: Sequence[Fact]) -> int:
    """5.1: add up what comes into the pool before anything is spent, or another phase begins."""
    pool = 0
    for kind, about, _ in told_next:
        if kind in (facts.PHASE_BEGAN, facts.POINTS_SPENT):
            break
        if kind in _GAINS:
            pool += about[-1]
    return pool


def _all(played: Played) -> Iterator[_Said]:
    if not played.tale.own.phases:
        # Nobody could come into play yet: there is nothing to say about who did.
        return
    yield from _stayed(played)
    yield from _short(played)
    yield from _left(played)
    yield from _prices(played)
    yield from _symbols(played)
    yield from _fights(played)
    yield from _cells(played)
    yield from _vain(played)
    yield from _most(played)


def _came(deeds: Sequence[Deeds]) -> int:
    return sum(one.times > 0 for one in deeds)


def _fallen(deeds: Sequence[Deeds]) -> list[Deeds]:
    return [one for one in deeds if one.lost and not _is_location(one)]


def _fallen_in_vain(deeds: Sequence[Deeds]) -> list[Deeds]:
    return [one for one in _fallen(deeds) if not one.points]


def _stayed(played: Played) -> Iterator[_Said]:
    """5.2: who never came into play, and since when nobody new did."""
    tale = played.tale
    stayed = [one.name for one in tale.deeds if not one.times]
    came, theirs = _came(tale.deeds), _came(played.theirs)
    if came and came <= theirs and len(stayed) >= _HALF * len(tale.deeds):
        yield _bad(
            len(stayed) / len(tale.deeds),
            "5.2",
            "stayed",
            number=len(stayed),
            all=len(tale.deeds),
            names=_dearest(stayed),
            turn=max(one.first for one in tale.deeds),
            turns=tale.turns,
            came=came,
            theirs=theirs,
        )
    elif not came:
        yield _bad(1, "5.2", "nobody", all=len(tale.deeds), theirs=theirs)
    elif came >= theirs + _MANY:
        yield _good((came - theirs) / came, "5.2", "came", came=came, theirs=theirs)


def _short(played: Played) -> Iterator[_Said]:
    """5.3: spawn phases in which not even the cheapest one could be paid for."""
    shorts, phases = played.shorts, played.tale.own.phases
    if len(shorts) >= min(_MANY, phases):
        worst = max(shorts, key=lambda one: (one.price - one.pool, -one.turn))
        yield _bad(
            1.5 * len(shorts) / phases,
            "5.3",
            "short",
            number=len(shorts),
            phases=phases,
            turn=worst.turn,
            name=worst.name,
            price=worst.price,
            pool=worst.pool,
        )


def _left(played: Played) -> Iterator[_Said]:
    """5.2: spawn points that were left when a phase ended."""
    own, theirs = (_each(side.unspent, side.phases) for side in _sides(played))
    phases = played.tale.own.phases
    pool = _each(played.tale.own.gained, phases)
    # Whoever can pay for nobody leaves everything, which is said already.
    if own >= theirs + _MORE and len(played.shorts) < _HALF * phases:
        total = played.tale.own.unspent
        weight = own / max(1.0, pool)
        yield _bad(weight, "5.2", "left", own=own, pool=pool, total=total, theirs=theirs)


def _prices(played: Played) -> Iterator[_Said]:
    """5.3: what a miniature cost on average, against what a phase brought."""
    own, theirs = _price(played.tale.deeds), _price(played.theirs)
    pool = _each(played.tale.own.gained, played.tale.own.phases)
    fewer = _came(played.tale.deeds) < _came(played.theirs)
    if own and theirs and own >= theirs + _MORE and fewer:
        yield _bad((own - theirs) / own, "5.3", "dear", own=own, theirs=theirs, pool=pool)


def _symbols(played: Played) -> Iterator[_Said]:
    """5.3: what missing symbols cost."""
    own, theirs = (side.missing for side in _sides(played))
    if own >= max(_SYMBOLS, theirs + _MANY):
        weight = 2 * own / max(1, played.tale.own.gained)
        yield _bad(weight, "5.3", "symbols", own=own, theirs=theirs)


def _fights(played: Played) -> Iterator[_Said]:
    """8.5: who was destroyed on both sides."""
    own, lost = (side.destroyed for side in _sides(played))
    if abs(own - lost) >= _MANY:
        say = _good if own > lost else _bad
        key = "fights-good" if own > lost else "fights-bad"
        yield say(abs(own - lost) / (own + lost), "8.5", key, own=own, theirs=lost)


def _cells(played: Played) -> Iterator[_Said]:
    """9.1: what the cells brought."""
    own, theirs = _sides(played)
    every = own.claimed + theirs.claimed
    if abs(own.claimed - theirs.claimed) > _FIFTH * every:
        better = own.claimed > theirs.claimed
        yield (_good if better else _bad)(
            abs(own.claimed - theirs.claimed) / every,
            "9.1",
            "cells-good" if better else "cells-bad",
            own=own.claimed,
            cells=own.cells,
            theirs=theirs.claimed,
            others=theirs.cells,
        )


def _vain(played: Played) -> Iterator[_Said]:
    """9.2: who was destroyed without having brought a point, or cost much and brought none."""
    vain = _fallen_in_vain(played.tale.deeds)
    if len(vain) >= max(_VAIN, len(_fallen_in_vain(played.theirs)) + 1):
        lost = len(_fallen(played.tale.deeds))
        names = _dearest(one.name for one in vain)
        weight = len(vain) / max(1, _came(played.tale.deeds))
        yield _bad(weight, "9.2", "vain", number=len(vain), lost=lost, names=names)
        return
    idle = [one for one in played.tale.deeds if one.times and not one.points]
    idle = [one for one in idle if one.paid >= _DEAR and not _is_location(one)]
    if idle:
        worst = max(idle, key=lambda one: one.paid)
        weight = worst.paid / max(1, played.tale.own.gained)
        yield _bad(weight, "9.2", "idle", worst.name, name=worst.name, paid=worst.paid)


def _most(played: Played) -> Iterator[_Said]:
    """9.2: who brought the most conquest points."""
    best = max(_pieces(played.tale.deeds), key=lambda one: one.points, default=None)
    if best is not None and best.points:
        points, paid = round(best.points, 1), round(best.paid)
        yield _good(_HALF, "9.2", "most", best.piece, name=best.piece, points=points, paid=paid)


def _measures(played: Played) -> Iterator[Measure]:
    """Count everything on both sides, whether it stands out or not."""
    own, theirs = _sides(played)
    mine, others = played.tale.deeds, played.theirs
    yield Measure("came", _came(mine), _came(others))
    yield Measure("paid", _price(mine), _price(others))
    yield Measure("pool", _each(own.gained, own.phases), _each(theirs.gained, theirs.phases))
    yield Measure("left", _each(own.unspent, own.phases), _each(theirs.unspent, theirs.phases))
    yield Measure("symbols", own.missing, theirs.missing)
    yield Measure("destroyed", own.destroyed, theirs.destroyed)
    vain, theirs_vain = (len(_fallen_in_vain(deeds)) for deeds in (mine, others))
    yield Measure("vain", vain, theirs_vain)
    yield Measure("cells", own.cells, theirs.cells)
    yield Measure("claimed", own.claimed, theirs.claimed)


def _pieces(deeds: Sequence[Deeds]) -> list[Contribution]:
    """Add up what all copies of each miniature did in the game, the most points first."""
    found: list[Contribution] = []
    for name in dict.fromkeys(one.name for one in deeds):
        copies = [one for one in deeds if one.name == name]
        times = sum(one.times for one in copies)
        found.append(
            Contribution(
                name,
                int(times > 0),
                times,
                round(sum(one.points for one in copies), 2),
                float(sum(one.paid for one in copies)),
                float(sum(one.lost for one in copies)),
            )
        )
    return sorted(found, key=lambda one: (-one.points, -one.times, one.piece))


def _sides(played: Played) -> tuple[Side, Side]:
    return played.tale.own, played.tale.theirs


def _price(deeds: Sequence[Deeds]) -> float:
    return _each(sum(one.paid for one in deeds), sum(one.times for one in deeds))


def _each(total: int, number: int) -> float:
    return round(total / max(1, number), 1)


def _is_location(one: Deeds) -> bool:
    """5.7: a location is there for others."""
    return catalogue()[one.name].location


def _dearest(names: Iterable[str]) -> str:
    """Name a few different miniatures, the dearest first."""
    some = sorted(set(names), key=lambda name: (-catalogue()[name].cost, name))
    return ", ".join(some[:_NAMED])


def _bad(weight: float, rule: str, key: str, piece: str = "", **details: object) -> _Said:
    return _Said(weight, Finding(_sentence(rule, key, details), good=False, piece=piece))


def _good(weight: float, rule: str, key: str, piece: str = "", **details: object) -> _Said:
    return _Said(weight, Finding(_sentence(rule, key, details), good=True, piece=piece))


def _sentence(rule: str, key: str, details: dict[str, object]) -> str:
    return said.reason(PORTABLE, Reason(rule, f"lookback-{key}", details))
