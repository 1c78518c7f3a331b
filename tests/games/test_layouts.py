"""Every field of a table is copied and counts, or follows from others that do."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import NamedTuple, cast

import pytest

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.layout import Layout as Dreamblade
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table.layout import Layout as Dreamscape
from oneiros.kernel.dice import Dice
from oneiros.kernel.ruleset import Ruleset
from oneiros.kernel.state import NOBODY

Layout = Dreamblade | Dreamscape

# Every question lays out new lists for what is asked, and never changes them in place.
REPLACED = {"options", "weights"}


class Case(NamedTuple):
    """A game, and the fields that are no part of its frozen table or of what is shown."""

    ruleset: Ruleset
    setup: dict[str, object]
    same: set[str]
    """What all tables of one set-up have in common."""
    following: set[str]
    """What follows from other fields, or says something about the question only."""
    unseen: set[str]
    """What the facts do not tell: what is asked and what is unfinished."""


ASKED = {"seat", "question", "options", "stack"}
ABOUT_THE_QUESTION = {"weights", "revealed"}
CASES = [
    Case(
        DREAMBLADE,
        {},
        same={"roster", "format"},
        following={"where", "in_play", "wounded", "subject", "subject_keyword"},
        unseen={
            *("last_turn_had_a_one", "holding", "rerolled", "used_blades"),
            *("hit", "felled", "destroyed", "strikers"),
            *("due_fade", "due_detonate", "due_bloodthirsty", "due_dissipate"),
            *("triggers", "coming", "hurt"),
        },
    ),
    Case(
        DREAMSCAPE,
        {"players": 3, "nightmare": True, "simultaneous": True},
        same={"box", "players", "area"},
        following=set(),
        unseen={"parked"},
    ),
]
every_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.ruleset.name)


def played(case: Case, answers: int = 60) -> Layout:
    """Play on at random, so that most fields hold something."""
    table, dice = case.ruleset.start(case.ruleset.check(case.setup)), Dice(7)
    for _ in range(answers):
        table.apply(dice.choose(table))
    assert table.seat != NOBODY
    return cast("Layout", table)


def fields(table: Layout) -> Iterator[str]:
    """Name what a table is made of, compiled or not; who listens is no part of it."""
    for name in dir(table):
        public = not name.startswith("_") and name != "facts"
        if public and not callable(getattr(table, name)):
            yield name


def changed(table: Layout, name: str) -> Layout:
    """Give the table with one field changed and all others as they were."""
    twin = table.copy()
    value = deepcopy(getattr(twin, name))
    if isinstance(value, int):
        value += 1
    elif isinstance(value, tuple):
        value = (*value, 1)
    elif value and isinstance(value[0], tuple):
        value[0] = (*value[0], 1)
    elif value and isinstance(value[0], list):
        value[0].append(1)
    else:
        value.append(1)
    setattr(twin, name, value)
    return cast("Layout", twin)


@every_game
def test_every_field_is_copied(case: Case) -> None:
    table = played(case)
    for name in set(fields(table)) - case.same:
        other = changed(table, name)
        assert getattr(other, name) != getattr(table, name), name
        assert getattr(other.copy(), name) == getattr(other, name), name
    for name in case.same:
        assert getattr(table.copy(), name) is getattr(table, name), name


@every_game
def test_a_copy_shares_no_list_that_changes(case: Case) -> None:
    table = played(case)
    twin = table.copy()
    for name in set(fields(table)) - case.same - REPLACED:
        mine, other = getattr(table, name), getattr(twin, name)
        if isinstance(mine, list):
            assert mine is not other, name
            for one, another in zip(mine, other, strict=True):
                assert not isinstance(one, list) or one is not another, name


@every_game
def test_every_field_distinguishes_tables_unless_it_follows_from_others(case: Case) -> None:
    table = played(case)
    before = table.frozen()
    own = set(fields(table)) - case.same
    ignored = {name for name in own if changed(table, name).frozen() == before}
    assert ignored == case.following | ABOUT_THE_QUESTION


@every_game
def test_facts_tell_every_field_but_what_is_asked_and_unfinished(case: Case) -> None:
    table = played(case)
    before = table.shown()
    own = set(fields(table)) - case.same
    untold = {name for name in own if changed(table, name).shown() == before}
    assert untold == case.unseen | case.following | ASKED | ABOUT_THE_QUESTION
