"""What the attack dice gave each player of Dreamblade."""

from __future__ import annotations

from collections import Counter

import pytest

from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import roll
from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.table import Table
from oneiros.kernel.fact import Cause, Fact
from oneiros.registry.dreamblade.luck import counted, luck_of
from oneiros.registry.game import Luck
from tests.games.every import EVERY, match_of

MISS, ONE, TWO, THREE, BLADE = range(5)
OF_A, OF_B = 0, 16
"""A miniature of each player."""


def fact(kind: int, rule: str, *about: int) -> Fact:
    return Fact(kind, about, Cause(rule))


def rolled(rule: str, *faces: int) -> list[Fact]:
    return [
        fact(facts.ROLL_BEGAN, rule, len(faces)),
        *(fact(facts.FACE_ROLLED, rule, face) for face in faces),
    ]


def struck(miniature: int) -> Fact:
    return fact(facts.STRUCK, "7.1", 12, 1 << miniature)


def test_7_3_damage_and_blades_count_and_a_die_brings_seven_sixths_on_average() -> None:
    told = [struck(OF_B), *rolled("7.3", MISS, ONE, THREE, BLADE, MISS, TWO)]
    assert counted(told) == (Luck(0, 0.0), Luck(7, 7.0))


def test_7_4_dice_that_are_rolled_again_count_again_for_whoever_rolls() -> None:
    again = [fact(facts.DICE_TAKEN_UP, "7.4", 1, 0, 0, 0, 0), fact(facts.FACE_ROLLED, "7.4", BLADE)]
    told = [struck(OF_A), *rolled("7.3", MISS, TWO), *again]
    assert counted(told) == (Luck(3, 3.5), Luck(0, 0.0))


def test_10_5_blades_of_a_special_attack_are_misses_and_it_belongs_to_whoever_makes_it() -> None:
    special = fact(facts.SPECIAL_ATTACK, "10.5", OF_B, OF_A, 3)
    told = [struck(OF_A), *rolled("7.3", ONE), special, *rolled("10.5", BLADE, THREE, BLADE)]
    assert counted(told) == (Luck(1, 7 / 6), Luck(3, 3.0))


def test_8_7_a_deathblow_belongs_to_those_who_die() -> None:
    dying = fact(facts.DEATHBLOW_STRUCK, "8.7", 12, 1 << OF_B)
    told = [struck(OF_A), *rolled("7.3", THREE), dying, *rolled("8.7", BLADE, TWO)]
    assert counted(told) == (Luck(3, 7 / 6), Luck(2, 2.0))


@pytest.mark.parametrize("seed", [0, 2, 3])
def test_the_dice_of_games_are_counted_for_those_who_roll_them(seed: int) -> None:
    played = EVERY["dreamblade"]
    match, _ = match_of(played, seed, 3000)
    got: Counter[int] = Counter()
    state = played.ruleset.start(match.setup, facts=False)
    regular = True
    for answer in match.answers:
        if isinstance(state, Table) and state.question == questions.ATTACK_DIE:
            who, why = state.stack[-1] & 1, state.stack[-1] >> 1
            regular = why == roll.REGULAR or (regular and why not in (roll.SPECIAL, roll.DEATHBLOW))
            face = roll.SIDES.index(answer.option)
            got[who] += regular if face == BLADE else roll.WORTH[face]
        state.apply(answer.option)
    assert got.total() > 0
    assert [one.got for one in luck_of(match)] == [got[0], got[1]]


def test_a_game_tells_luck_only_where_rolls_alone_say_something() -> None:
    assert {name for name, one in EVERY.items() if one.luck is not None} == {"dreamblade"}
