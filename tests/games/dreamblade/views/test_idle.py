"""5.9: an ability that is said to be without effect asks nothing and changes nothing."""

from __future__ import annotations

import tomllib
from typing import Final

import pytest

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.text.scenario import STAGE
from oneiros.games.dreamblade.views.idle import is_idle
from oneiros.kernel.state import NOBODY
from oneiros.words import Words, dreamblade
from oneiros.words.portable import PORTABLE
from tests.games.dreamblade import invented
from tests.root import ROOT

SCENARIOS: Final = ROOT / "tests/scenarios/dreamblade/11-abilities"
IDLE: Final = {"en": " – without any effect now", "pl": " – teraz bez skutku"}


def activations(table: Dreamblade) -> list[int]:
    if table.question != questions.SPAWN_PHASE:
        return []
    return [option for option in table.options if opt.deed(option) == opt.ACTIVATE]


@pytest.mark.parametrize(
    ("scenario", "pool", "idle"),
    [
        # Somebody must choose who moves, with points for more and with the last point.
        ("skirmish/spawn-phase", 5, False),
        ("skirmish/spawn-phase", 1, False),
        ("gather/targets", 6, False),
        ("gather/targets", 1, False),
        # Nobody is there; with the last point the phase ends by itself.
        ("gather/nobody", 6, True),
        ("gather/nobody", 1, True),
    ],
)
def test_an_ability_that_asks_who_moves_is_not_without_effect(
    scenario: str, pool: int, *, idle: bool
) -> None:
    fields = tomllib.loads((SCENARIOS / f"{scenario}.toml").read_text("utf-8"))
    for about_it in ("rule", "title", "script"):
        del fields[about_it]
    table = STAGE.lay_out(fields | {"pool": pool}, scenario).state
    option = activations(table)[0]
    for language, words in IDLE.items():
        said = dreamblade.option(Words(language), table, option)
        assert said.endswith(words) == idle
    assert dreamblade.option(PORTABLE, table, option).startswith("⟦option-activate-idle¦") == idle


def test_what_is_said_to_be_without_effect_leads_where_ending_the_phase_does() -> None:
    seen = {True: 0, False: 0}
    for seed in range(40):
        table, dice = invented.start(seed)
        while table.seat != NOBODY:
            for option in activations(table):
                idle = is_idle(table, option)
                assert not idle or leads_nowhere(table, option), (seed, table.turn, option)
                seen[idle] += 1
            table.apply(dice.choose(table))
    assert min(seen.values()) > 100


def leads_nowhere(table: Dreamblade, option: int) -> bool:
    """See whether nobody is asked anything about an ability, and only its price is gone with it."""
    ended, used = table.copy(), table.copy()
    ended.apply(opt.END)
    used.apply(option)
    if (used.question, used.phase, used.active) == (table.question, table.phase, table.active):
        used.apply(opt.END)
    return used.frozen() == ended.frozen()
