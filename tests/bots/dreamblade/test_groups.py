"""Nobody is left out of an attack for nothing, and a deathblow is not declined."""

from __future__ import annotations

import pytest

from oneiros.bots.dreamblade.groups import worth_trying
from oneiros.bots.dreamblade.planning.planner import far_sighted
from oneiros.bots.dreamblade.scripted import ScriptedBot
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.text import notation, position
from oneiros.kernel.dice import Dice
from tests.bots.dreamblade.dying import dying

MANY = 1000


def table_of(ours: str, theirs: str = "Saint of Roses") -> Dreamblade:
    """Lay out a strike of B, who is second, in c3."""
    names = ", ".join(f"{one} @c3" for one in ours.split(", "))
    return position.read(
        "turn 8; first A; phase first action B; initiative 5-3; wins 2-2; bonus 0-0; "
        f"points 0-0; question action; A: {theirs} @c3; B: {names}",
        Format(),
    )


def strikes(table: Dreamblade) -> list[str]:
    """Write the strikes that are worth trying."""
    tried = worth_trying(table, MANY)
    return [notation.write(table, one) for one in tried if opt.deed(one) == opt.STRIKE]


def test_7_2_creatures_without_a_reason_to_stay_out_attack_together() -> None:
    table = table_of("Savannah Dreamhunter, Savannah Dreamhunter, Runetagged Brawler")
    assert strikes(table) == ["strike c3 with all"]
    assert opt.END in worth_trying(table, MANY)


def test_7_10_whoever_pays_for_attacking_may_stay_out() -> None:
    table = table_of("Windborne Blademaster, Runetagged Brawler")
    assert len(strikes(table)) == 2
    assert "strike c3 with Windborne Blademaster#1" not in strikes(table)


@pytest.mark.parametrize("seed", range(4))
def test_no_level_leaves_an_idle_creature_out(seed: int) -> None:
    table = table_of("Savannah Dreamhunter, Savannah Dreamhunter")
    for bot in (ScriptedBot(), far_sighted()):
        chosen = bot.choose(table.copy(), Dice(seed))
        if opt.deed(chosen) == opt.STRIKE:
            assert notation.write(table, chosen) == "strike c3 with all"


def test_8_7_a_deathblow_costs_nothing_and_is_not_declined() -> None:
    table = dying()
    assert opt.DECLINE in table.options
    (only,) = worth_trying(table, MANY)
    assert notation.write(table, only) == "deathblow c3 with all"
    for seed in range(4):
        assert far_sighted().choose(table.copy(), Dice(seed)) == only
        assert ScriptedBot().choose(table.copy(), Dice(seed)) == only
