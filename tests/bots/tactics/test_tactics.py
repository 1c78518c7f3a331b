"""Tactical positions: whatever is in them is found by the level that must, and by those above it.

Each level plays as it does at a table, but by playouts alone: no clock says how far it looks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, cast

import pytest

from oneiros.bots.budget import Budget
from oneiros.bots.dreamblade.planning import planner as dreamblade_planner
from oneiros.bots.dreamblade.value.judge import Judge as DreambladeJudge
from oneiros.bots.dreamscape.planning import planner as dreamscape_planner
from oneiros.bots.dreamscape.value.judge import Judge as DreamscapeJudge
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.vocabulary import KINDS
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, State
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered
from tests.root import ROOT

LEVELS: Final = (1, 2, 3, 4, 5)
FEWEST: Final = 8
"""So many positions a game has at least."""
MERCILESS: Final = 32
"""The highest level looks further at a table; it need not here."""
LONGEST: Final = 60
_GLANCES: Final[Mapping[str, Callable[[], Bot]]] = {
    "dreamblade": lambda: dreamblade_planner.PlannerBot(
        Budget(dreamblade_planner.GLANCE), DreambladeJudge(None)
    ),
    "dreamscape": lambda: dreamscape_planner.PlannerBot(
        Budget(dreamscape_planner.GLANCE), DreamscapeJudge(None)
    ),
}
_DEPTHS: Final[Mapping[str, Callable[[], Bot]]] = {
    "dreamblade": lambda: dreamblade_planner.PlannerBot(Budget(MERCILESS)),
    "dreamscape": lambda: dreamscape_planner.PlannerBot(Budget(MERCILESS)),
}


class Tactic(NamedTuple):
    """A position, what is in it, and the lowest level that must find it."""

    game: str
    title: str
    level: int
    position: str
    wins: bool = False
    """Whether A must have won when its phase is over."""
    completes: tuple[str, ...] = ()
    """Cards that A must have completed then."""
    holds: str = ""
    """Shards that A must hold then, each by the first letter of its kind."""
    finds: tuple[tuple[str, ...], ...] = ()
    """Ways of doing it, each a set of deeds."""


def read(name: str) -> list[Tactic]:
    """Read the positions of a game."""
    text = (ROOT / "tests" / "bots" / "tactics" / f"{name}.toml").read_text("utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["position"]
    return [Tactic(name, **{**one, "position": " ".join(one["position"].split())}) for one in found]


TACTICS: Final = {name: read(name) for name in _GLANCES}
ALL: Final = [one for found in TACTICS.values() for one in found]


def player(game: Game, level: int) -> Bot:
    """Seat a level of a game, without its clock."""
    name = game.ruleset.name
    if level == LEVELS[-1]:
        return _DEPTHS[name]()
    if level == LEVELS[-2]:
        return _GLANCES[name]()
    return next(one() for one in game.bots.values() if one.level == level)


class Played(NamedTuple):
    """What was done up to the end of a phase, and the state then."""

    deeds: set[str]
    state: State


def played(tactic: Tactic, level: int, seed: int = 1) -> Played:
    """Let a level play a position until it has what is there, or to the end of its phase."""
    game = registered(tactic.game)
    state = game.ruleset.start(game.ruleset.check({"position": tactic.position}))
    seat, phase, dice = state.seat, game.phase(state), Dice(seed)
    bot, deeds = player(game, level), set[str]()
    while state.seat in (seat, CHANCE) and game.phase(state) == phase:
        if (tactic.completes or tactic.holds) and found(tactic, Played(deeds, state)):
            break
        if state.seat == CHANCE:
            state.apply(dice.choose(state))
            continue
        option = bot.choose(game.ruleset.veil(state, seat), dice)
        deeds.add(game.ruleset.write(state, option))
        state.apply(option)
        assert len(deeds) < LONGEST
    return Played(deeds, state)


def found(tactic: Tactic, done: Played) -> bool:
    """Tell whether somebody has done what is in a position."""
    if tactic.wins:
        ending = registered(tactic.game).ruleset.ending(done.state)
        return ending is not None and ending.winners == (0,)
    if tactic.completes:
        table = cast("Dreamscape", done.state)
        pile = {table.box.cards[card].name for card in table.pile[0]}
        return pile.issuperset(tactic.completes)
    if tactic.holds:
        table = cast("Dreamscape", done.state)
        hands = {KINDS[kind][0].upper(): table.held(0, kind) for kind in range(1, len(KINDS))}
        return all(hands[letter] >= tactic.holds.count(letter) for letter in tactic.holds)
    return any(done.deeds.issuperset(way) for way in tactic.finds)


@pytest.mark.parametrize("tactic", ALL, ids=[f"{one.game}: {one.title}" for one in ALL])
def test_a_position_is_solved_by_the_level_that_must_and_by_all_above(tactic: Tactic) -> None:
    failed = {
        level: sorted(done.deeds)
        for level in LEVELS
        if level >= tactic.level and not found(tactic, done := played(tactic, level))
    }
    assert not failed


@pytest.mark.parametrize("tactics", TACTICS.values(), ids=TACTICS)
def test_there_are_enough_positions_and_each_says_what_is_in_it(tactics: list[Tactic]) -> None:
    assert len(tactics) >= FEWEST
    assert len({one.title for one in tactics}) == len(tactics)
    for one in tactics:
        assert sum(map(bool, (one.wins, one.completes, one.holds, one.finds))) == 1
        assert one.level in LEVELS


@pytest.mark.parametrize("tactics", TACTICS.values(), ids=TACTICS)
def test_the_gentlest_does_not_find_everything(tactics: list[Tactic]) -> None:
    assert not all(found(one, played(one, LEVELS[0])) for one in tactics)


@pytest.mark.parametrize("tactics", TACTICS.values(), ids=TACTICS)
def test_the_same_seed_plays_a_position_alike(tactics: list[Tactic]) -> None:
    for level in LEVELS[-2:]:
        assert played(tactics[0], level).deeds == played(tactics[0], level).deeds
