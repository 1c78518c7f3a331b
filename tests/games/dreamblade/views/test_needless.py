"""Damage about which nobody need be asked: however it is split, the table is the same after it."""

from __future__ import annotations

from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.text import position
from oneiros.games.dreamblade.views import needless
from oneiros.games.dreamblade.views.needless import is_needless
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY

HEAD = (
    "turn 5; first B; phase first action A; initiative 2-6; wins 2-2; bonus 0-0; points 0-0; "
    "question action; "
)
WEAK = "A: Lamplight Constable @c3{more}; B: Oath-Ribbon Fencer @c3, Oath-Ribbon Fencer @c3{others}"
ONE, THREE = 1, 3


def struck(line: str, *faces: int) -> Dreamblade:
    """Strike in c3 with all, and let the dice fall so."""
    table = position.read(HEAD + line, Format())
    table.apply(DREAMBLADE.read(table, "strike c3 with all"))
    for face in faces:
        assert table.seat == CHANCE
        table.apply(table.options[face])
    assert table.question == questions.DAMAGE
    return table


def test_damage_that_is_enough_for_nothing_is_needless_where_the_phase_ends_with_it() -> None:
    assert is_needless(struck(WEAK.format(more="", others=""), ONE, ONE))


def test_7_11_damage_that_stays_until_another_strike_is_asked_about() -> None:
    more, others = ", Lamplight Constable @b2", ", Oath-Ribbon Fencer @b2"
    assert not is_needless(struck(WEAK.format(more=more, others=others), ONE, ONE))


def test_damage_that_is_enough_for_somebody_is_asked_about() -> None:
    assert not is_needless(struck(WEAK.format(more="", others=""), THREE, THREE))


def test_a_split_of_more_ways_than_are_tried_is_asked_about() -> None:
    table = struck(WEAK.format(more="", others=""), ONE, ONE)
    assert len(table.options) > 1
    splits = needless._Splits()
    # As if as many had been tried already.
    splits.number = needless.MOST_SPLITS
    assert not splits.lead_to_one(table)


def test_nothing_else_is_needless() -> None:
    table = position.read(HEAD + WEAK.format(more="", others=""), Format())
    assert not is_needless(table)


def test_what_is_needless_comes_to_the_same_whatever_is_answered_then() -> None:
    found = asked = 0
    ready = list(ready_warbands())
    for seed in range(40):
        dice = Dice(seed)
        warbands = [ready[dice.below(len(ready))] for _ in range(2)]
        table = DREAMBLADE.start(DREAMBLADE.check({"warbands": warbands}))
        while table.seat != NOBODY:
            if table.seat != CHANCE and table.question == questions.DAMAGE:
                asked += 1
                before = table.frozen()
                if is_needless(table):
                    found += 1
                    ends = {ended(table, Dice(way)).frozen() for way in range(8)}
                    assert len(ends) == 1
                assert table.frozen() == before
            table.apply(dice.choose(table))
    assert 0 < found < asked


def ended(table: Dreamblade, dice: Dice) -> Dreamblade:
    """Split damage at random."""
    ahead = table.copy()
    depth = len(table.stack)
    while ahead.question == questions.DAMAGE and len(ahead.stack) == depth:
        ahead.apply(dice.choose(ahead))
    return ahead
