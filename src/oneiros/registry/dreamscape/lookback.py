"""What one game shows about its players, in sentences, and where their points came from.

One game proves little, so nothing is concluded here: whatever is said was counted in the game, for
the player and for the best of the others, and can be found in its log. What stands out most is said
first; its weight is about as many points as it made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, cast

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.scoring.scoring import OPEN_CARD
from oneiros.games.dreamscape.table.table import ACTION_POINTS
from oneiros.games.dreamscape.vocabulary import LEVELS
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.record import Rolled, Said
from oneiros.kernel.replay import play_again
from oneiros.kernel.ruleset import Setup
from oneiros.registry.coach import Explained, Measure
from oneiros.registry.dreamscape.compared import (
    Compared,
    Weighed,
    against,
    compared,
    either,
    in_favour,
    names,
    said,
)
from oneiros.registry.dreamscape.missed import of_purposes
from oneiros.registry.dreamscape.tale import CARDS, MOUNTAINS, TREES, WATER, Tale, told
from oneiros.words.dreamscape import card_name
from oneiros.words.portable import PORTABLE

_MOST_BAD: Final = 5
_MOST_GOOD: Final = 3
_POINTS: Final = 3
"""So many points more or less are a difference."""
_MANY: Final = 2
"""So many cycles or action points are one."""
_MORE: Final = 4
"""So many shards, free steps or powers are one."""
_HALF: Final = 0.5
"""What is left unused is about worth so many points each."""
_EVERYTHING: Final = 20
"""Without a Dreamer in the land no card is completed, no step taken."""


def look_back(setup: Setup, answers: Iterable[Answer | Said | Rolled]) -> list[Explained]:
    """Say of each player what a game shows; nothing of one that began in the middle."""
    if "position" in setup:
        return []
    match = Match(DREAMSCAPE, setup)
    play_again(match, answers)
    table = cast("Dreamscape", match.state)
    tales = told(match.facts_since(0), table.players)
    return [explained(compared(table, tales, seat)) for seat in range(table.players)]


def explained(game: Compared) -> Explained:
    """Say what stands out for one player, what is good after what is bad, and count everything."""
    found = sorted(_all(game), key=lambda one: -one.weight)
    bad = [one.finding for one in found if not one.finding.good][:_MOST_BAD]
    good = [one.finding for one in found if one.finding.good][:_MOST_GOOD]
    return Explained([*bad, *good], list(_measures(game)), [], gains=game.own.gains())


def _all(game: Compared) -> Iterator[Weighed]:
    if not game.own.created:
        # Nothing could be completed or walked over yet.
        return
    yield from _cards(game)
    yield from _barren(game)
    yield from _steps(game)
    yield from _trees(game)
    yield from _travels(game)
    yield from _unused(game)
    yield from _powers(game)
    yield from _nightmares(game)
    if game.over:
        yield from _open(game)
        yield from of_purposes(game)


def _cards(game: Compared) -> Iterator[Weighed]:
    """6.2: what was completed, and what brought most of it."""
    own, theirs = game.own.total(CARDS), game.theirs.total(CARDS)
    if abs(own - theirs) >= _POINTS:
        yield either(
            own - theirs,
            abs(own - theirs),
            "6.2",
            "cards",
            own=_completed(game.table, game.own),
            who=names(game.other),
            theirs=_completed(game.table, game.theirs),
        )
    if game.own.completed:
        best = max(game.own.completed, key=lambda one: (one.points, -one.cycle))
        name = card_name(PORTABLE, game.table.box.cards[best.card])
        part = _part(best.cycle)
        yield in_favour(_HALF, "6.2", "best", card=name, points=best.points, part=part)


def _barren(game: Compared) -> Iterator[Weighed]:
    """6.2: the cycles in which no card was completed."""
    own, theirs = game.own.barren(), len(game.theirs.barren())
    difference = theirs - len(own)
    if abs(difference) >= _MANY or (own and difference < 0):
        yield either(
            difference,
            abs(difference),
            "6.2",
            "barren",
            number=len(own),
            cycles=", ".join(map(str, own)),
            who=names(game.other),
            theirs=theirs,
        )


def _steps(game: Compared) -> Iterator[Weighed]:
    """5.2, 5.6, 5.8: what the Dreamer walked over, if it ever entered."""
    if not game.own.entered:
        yield against(_EVERYTHING, "5.2", "outside")
        return
    water, mountains = game.own.total(WATER), game.own.total(MOUNTAINS)
    own, theirs = water + mountains, game.theirs.total(WATER, MOUNTAINS)
    if abs(own - theirs) >= _POINTS:
        by_water = abs(water - game.theirs.total(WATER))
        yield either(
            own - theirs,
            abs(own - theirs),
            "5.6" if 2 * by_water > abs(own - theirs) else "5.8",
            "steps",
            points=own,
            water=water,
            mountains=mountains,
            who=names(game.other),
            theirs=theirs,
        )


def _trees(game: Compared) -> Iterator[Weighed]:
    """5.4: each tree brings as many points as there are."""
    own, theirs = game.own.total(TREES), game.theirs.total(TREES)
    if abs(own - theirs) >= _POINTS:
        yield either(
            own - theirs,
            abs(own - theirs),
            "5.4",
            "trees",
            number=game.own.trees,
            points=own,
            who=names(game.other),
            theirs=game.theirs.trees,
            theirpoints=theirs,
        )


def _travels(game: Compared) -> Iterator[Weighed]:
    """4.1: action points that were not used."""
    own, theirs = game.own.idle_points, game.theirs.idle_points
    if own.total() >= theirs.total() + _MANY:
        cycle, most = _most(own)
        yield against(
            _HALF * (own.total() - theirs.total()),
            "4.1",
            "idle",
            number=own.total(),
            all=ACTION_POINTS * game.own.travels,
            part=_part(cycle),
            most=most,
            who=names(game.other),
            theirs=theirs.total(),
        )


def _unused(game: Compared) -> Iterator[Weighed]:
    """5.7, 5.10: free steps that were not taken, and shards that were left in Hands."""
    own, theirs = game.own.unused_shards, game.theirs.unused_shards
    if own.total() >= theirs.total() + _MORE:
        cycle, most = _most(own)
        yield against(
            _HALF * (own.total() - theirs.total()),
            "5.10",
            "unused",
            number=own.total(),
            part=_part(cycle),
            most=most,
            who=names(game.other),
            theirs=theirs.total(),
        )
    left, their_left = _free_steps_left(game.own), _free_steps_left(game.theirs)
    if left >= their_left + _MORE:
        yield against(
            _HALF * (left - their_left),
            "5.7",
            "free",
            number=left,
            all=game.own.free_steps,
            who=names(game.other),
            theirs=their_left,
        )


def _powers(game: Compared) -> Iterator[Weighed]:
    """4.5, 7.1: powers of locations and of cards that were used."""
    own, theirs = (one.location_powers + one.card_powers for one in (game.own, game.theirs))
    if abs(own - theirs) >= _MORE:
        places = abs(game.own.location_powers - game.theirs.location_powers)
        yield either(
            own - theirs,
            _HALF * abs(own - theirs),
            "4.5" if 2 * places > abs(own - theirs) else "7.1",
            "powers",
            number=own,
            places=game.own.location_powers,
            cards=game.own.card_powers,
            who=names(game.other),
            theirs=theirs,
        )


def _nightmares(game: Compared) -> Iterator[Weighed]:
    """10.6, 10.8: what nightmare shards cost."""
    own, theirs = game.lost_to_reds(game.seat), game.lost_to_reds(game.other)
    if abs(own - theirs) >= _POINTS:
        yield either(
            theirs - own,
            abs(own - theirs),
            "10.8" if game.over else "10.6",
            "nightmares",
            points=own,
            number=game.reds(game.seat),
            who=names(game.other),
            theirs=theirs,
        )


def _open(game: Compared) -> Iterator[Weighed]:
    """8.2: cards that were still open at the end, and since when they were held."""
    cards = game.table.open[game.seat]
    if cards:
        held = [
            said(
                "since",
                card=card_name(PORTABLE, game.table.box.cards[card]),
                cycle=game.own.kept[card],
            )
            for card in cards
        ]
        lost = -OPEN_CARD * len(cards)
        yield against(lost, "8.2", "open", number=len(cards), points=lost, cards=", ".join(held))


def _measures(game: Compared) -> Iterator[Measure]:
    """Count everything for the player and the best of the others, whether it stands out or not."""
    for name, (own, theirs) in {
        "completed": [len(one.completed) for one in (game.own, game.theirs)],
        "barren": [len(one.barren()) for one in (game.own, game.theirs)],
        "idle": [one.idle_points.total() for one in (game.own, game.theirs)],
        "unused": [one.unused_shards.total() for one in (game.own, game.theirs)],
        "free": [_free_steps_left(one) for one in (game.own, game.theirs)],
        "places": [one.location_powers for one in (game.own, game.theirs)],
        "powers": [one.card_powers for one in (game.own, game.theirs)],
    }.items():
        yield Measure(name, own, theirs)


def _completed(table: Dreamscape, tale: Tale) -> str:
    """Say how many cards were completed, of which levels, and for how much."""
    levels = Counter(table.box.cards[one.card].level for one in tale.completed)
    listed = ", ".join(f"{LEVELS[level]}: {levels[level]}" for level in sorted(levels))
    return said("completed", cards=len(tale.completed), levels=listed, points=tale.total(CARDS))


def _part(cycle: int) -> str:
    return said("part", cycle=cycle)


def _most(counted: Counter[int]) -> tuple[int, int]:
    """Give the cycle in which most was counted, the first of several, and how much."""
    return max(counted.items(), key=lambda one: (one[1], -one[0]))


def _free_steps_left(tale: Tale) -> int:
    return tale.free_steps - tale.free_steps_taken
