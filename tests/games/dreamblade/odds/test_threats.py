"""What the other side may do to one's creatures in its next two action phases."""

from __future__ import annotations

import pytest

from benchmarks.odds import strikes
from oneiros.games.dreamblade.odds import aims
from oneiros.games.dreamblade.odds.strike import strike_odds
from oneiros.games.dreamblade.odds.threats import Threat, may_be_told, threats
from oneiros.games.dreamblade.rules import DREAMBLADE
from tests.games.dreamblade.odds.test_strike import table

A, B = 0, 1


def told(mine: str, theirs: str, player: int = A) -> list[Threat]:
    return threats(table(mine, theirs), player)


def test_7_1_an_enemy_in_the_cell_may_strike_at_once() -> None:
    mine, theirs = "Iron Thug @c3, Mirrorman @e1", "Runetagged Brawler @c3, Mirrorman @a5"
    (found,) = told(mine, theirs)
    assert (found.creature, found.shifted) == (0, False)
    laid = table(theirs, mine)
    same = strike_odds(laid, DREAMBLADE.read(laid, "strike c3 with all"), aims.DESTROY)
    assert found.disrupted == pytest.approx(same.defenders[0].disrupted)
    assert found.destroyed == pytest.approx(same.defenders[0].destroyed)


def test_6_2_an_enemy_beside_the_cell_shifts_there_first() -> None:
    (found,) = told("Runetagged Brawler @c3, Mirrorman @a1", "Noble Dragon @c4, Mirrorman @e5")
    assert (found.creature, found.shifted) == (0, True)
    assert found.destroyed > 0


def test_6_3_whoever_is_engaged_elsewhere_does_not_come() -> None:
    theirs = "Noble Dragon @c4, Mirrorman @e5"
    engaged = told("Runetagged Brawler @c3, Mirrorman @c4", theirs)
    assert [(one.creature, one.shifted) for one in engaged] == [(1, False)]


def test_nobody_near_is_no_threat() -> None:
    assert told("Runetagged Brawler @a1, Mirrorman @b1", "Noble Dragon @e5, Mirrorman @d5") == []


def test_more_of_them_threaten_more() -> None:
    mine = "Runetagged Brawler @c3, Mirrorman @a1"
    one = told(mine, "Twilight Scout @c4, Mirrorman @e5")
    two = told(mine, "Twilight Scout @c4, Twilight Scout @b3")
    assert two[0].group.bit_count() == 2
    assert two[0].destroyed + two[0].disrupted > one[0].destroyed + one[0].disrupted


def test_each_creature_is_looked_at_as_the_one_that_is_wanted() -> None:
    """A strike that wants the other one leaves a creature alone that it could have broken."""
    mine = "Runetagged Brawler @c3, Inspired Samurai @c3"
    theirs = "Twilight Scout @c3, Mirrorman @a5"
    found = {one.creature: one for one in told(mine, theirs) if not one.shifted}
    laid = table(theirs, mine)
    shared = strike_odds(laid, DREAMBLADE.read(laid, "strike c3 with all"), aims.DESTROY)
    for odds in shared.defenders:
        threat = found[odds.creature - 16]
        risk = threat.destroyed + threat.disrupted / 2
        assert risk >= odds.destroyed + odds.disrupted / 2 - 1e-9


@pytest.mark.once
def test_threats_change_nothing_on_the_table() -> None:
    for laid, _ in strikes("threatened", 5):
        assert may_be_told(laid)
        before = laid.frozen()
        assert threats(laid, A) == threats(laid, A)
        assert laid.frozen() == before
