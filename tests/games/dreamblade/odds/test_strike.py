"""The odds of a strike: known ones, and all of them held to simulation."""

from __future__ import annotations

import pytest

from benchmarks.agreement import judge
from benchmarks.odds import figures, strikes
from oneiros.build import Build
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.odds import aims
from oneiros.games.dreamblade.odds.search import Exhausted
from oneiros.games.dreamblade.odds.strike import Strike, StrikeOdds, strike_odds
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.text import position
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamblade import invented

FEW = 300
MANY = 2000


def table(mine: str, theirs: str, *, first: str = "B") -> Dreamblade:
    """Lay out a first action phase of A; A is the second player unless told otherwise."""
    line = (
        f"turn 5; first {first}; phase first action A; initiative 2-6; wins 2-2; bonus 0-0; "
        f"points 0-0; question action; A: {mine}; B: {theirs}"
    )
    return position.read(line, Format())


def odds(laid: Dreamblade, text: str, aim: int = aims.DESTROY) -> StrikeOdds:
    return strike_odds(laid, DREAMBLADE.read(laid, text), aim)


def test_7_7_two_dice_against_a_defense_of_five() -> None:
    laid = table("Runetagged Brawler @c3, Mirrorman @e1", "Iron Thug @c3, Mirrorman @a5")
    laid.damage[16] = 1
    laid.wounded |= 1 << 16
    found = odds(laid, "strike c3 with Runetagged Brawler")
    # Of 36 throws, 2+3, 3+2 and 3+3 come to five.
    assert found.exact
    assert found.error == 0
    assert found.defenders[0].disrupted == pytest.approx(3 / 36)
    assert found.defenders[0].destroyed == 0
    assert found.cleared == pytest.approx(3 / 36)
    assert found.swing == pytest.approx(3 / 36 * 9 / 2)


def test_8_2_whoever_aims_at_destroying_does_so_where_either_may_be_done() -> None:
    laid = table(
        "Mirrorman @c3, Noble Dragon @e1", "Spellbound Scissors @a5, Runetagged Brawler @c3"
    )
    both = odds(laid, "strike c3 with Mirrorman")
    assert both.defenders[0].destroyed > 0
    assert both.defenders[0].disrupted == 0


def test_7_4_rerolls_make_more_of_the_same_dice() -> None:
    theirs = "Mirrorman @c3, Mirrorman @a5"
    lucky = odds(table("Faceless Stalker @c3, Mirrorman @e1", theirs), "strike c3 with all")
    plain = odds(table("Savannah Dreamhunter @c3, Mirrorman @e1", theirs), "strike c3 with all")
    assert lucky.exact
    assert lucky.defenders[0].disrupted > plain.defenders[0].disrupted > 0


def test_8_7_only_attackers_who_go_first_pay_for_what_they_destroy() -> None:
    mine, theirs = "Noble Dragon @c3, Mirrorman @e1", "Spellbound Scissors @a5, Iron Thug @c3"
    struck = {
        first: odds(table(mine, theirs, first=first), "strike c3 with all").attackers[0]
        for first in "AB"
    }
    assert struck["B"][1:] == (0, 0, 0)
    assert struck["A"].disrupted > 0


def test_11_a_bodyguard_keeps_harm_from_those_beside_it() -> None:
    mine = "Mirrorman @c3, Noble Dragon @e1"
    alone = odds(table(mine, "Runetagged Brawler @c3, Mirrorman @a5"), "strike c3 with all")
    theirs = "Runetagged Brawler @c3, Inspired Samurai @c3, Mirrorman @a5"
    guarded = odds(table(mine, theirs), "strike c3 with all")
    chance = {one.creature: one.disrupted + one.destroyed for one in guarded.defenders}
    assert chance[16] < alone.defenders[0].disrupted + alone.defenders[0].destroyed


def test_each_aim_gets_more_of_what_it_wants_than_any_other() -> None:
    for laid, option in strikes("aims", 6):
        found = [Strike(laid, option, aim).odds() for aim in range(len(aims.NAMES))]
        # Whoever strikes back answers to the aim, too.
        struck_back = any(any(one[1:]) for each in found for one in each.attackers)
        if not struck_back and all(one.exact for one in found):
            assert found[aims.DESTROY].swing == pytest.approx(max(one.swing for one in found))
            assert found[aims.CLEAR].cleared == pytest.approx(max(one.cleared for one in found))
            assert found[aims.SCORE].points == pytest.approx(max(one.points for one in found))


def test_odds_change_nothing_on_the_table_and_are_the_same_twice() -> None:
    for laid, option in strikes("twice", 1):
        before = laid.frozen()
        first = Strike(laid, option, aims.DESTROY, 20).odds()
        assert Strike(laid, option, aims.DESTROY, 20).odds() == first
        assert laid.frozen() == before


def test_what_is_too_much_to_work_out_is_sampled_and_says_so() -> None:
    laid = table("Noble Dragon @c3, Mirrorman @c3", "Iron Thug @c3, Inspired Samurai @c3")
    option = DREAMBLADE.read(laid, "strike c3 with all")
    exact = Strike(laid, option, aims.DESTROY).odds()
    sampled = Strike(laid, option, aims.DESTROY, 10).odds()
    assert exact.exact
    assert not sampled.exact
    assert sampled.samples >= 100
    assert 0 < sampled.error < 0.06
    for one, other in zip(exact.defenders, sampled.defenders, strict=True):
        assert other.destroyed <= one.destroyed + 4 * sampled.error


def test_more_answers_than_are_tried_change_no_chance() -> None:
    for number, (laid, option) in enumerate(strikes("every answer", 12)):
        aim = number % len(aims.NAMES)
        try:
            usual = Strike(laid, option, aim, 500).outlook()
            every = Strike(laid, option, aim, 20_000, thorough=True).outlook()
        except Exhausted:
            continue
        assert every.expected == pytest.approx(usual.expected), position.write(laid)


@pytest.mark.parametrize("seed", range(4))
def test_odds_agree_with_strikes_that_are_played(seed: int, built: Build) -> None:
    plays = MANY if built == "compiled" else FEW
    verdict = judge(
        [
            figures(laid, option, number % len(aims.NAMES), plays, Dice(seed))
            for number, (laid, option) in enumerate(strikes(f"played {seed}", 4))
        ]
    )
    assert verdict.holds, verdict


def test_odds_agree_with_strikes_of_made_up_miniatures(built: Build) -> None:
    plays = MANY if built == "compiled" else FEW
    found = []
    for seed in range(8):
        dice = Dice(seed)
        laid = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
        looked_at = 0
        while laid.seat != NOBODY and looked_at < 2:
            open_now = [one for one in laid.options if opt.deed(one) == opt.STRIKE]
            if laid.seat != CHANCE and open_now and dice.below(3) == 0:
                looked_at += 1
                found.append(figures(laid, open_now[-1], aims.DESTROY, plays, Dice(seed)))
            laid.apply(dice.choose(laid))
    verdict = judge(found)
    assert verdict.holds, verdict
