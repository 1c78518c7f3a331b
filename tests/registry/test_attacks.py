"""However many stand in a cell, attacks are told in a few options that mean all of them."""

from __future__ import annotations

import tomllib

import msgspec
import pytest

from oneiros.bots.dreamblade.groups import worth_trying
from oneiros.bots.dreamblade.scripted import USUAL, ScriptedBot
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.text.scenario import STAGE
from oneiros.kernel.dice import Dice
from oneiros.registry.dreamblade.game import DREAMBLADE
from tests.folding import index_of, indexes

MINIATURES = """
[[miniature]]
name = "Hermit Crab King"
cost = 6
aspects = ["Fear"]
power = 4
defense = 6
life = 6
abilities = ["Loner"]

[[miniature]]
name = "Salt Porter"
cost = 3
aspects = ["Valor"]
power = 2
defense = 4
life = 6
"""


def table_with(*crowd: str) -> Dreamblade:
    """Lay out these of A in A's portal, where one enemy stands."""
    portal = ", ".join(f'"{one}"' for one in crowd)
    fields = tomllib.loads(f'A.e1 = [{portal}]\nB.e1 = "Salt Porter"\n{MINIATURES}')
    state = STAGE.lay_out(fields, "test").state
    assert isinstance(state, Dreamblade)
    return state


@pytest.mark.parametrize(
    "crowd",
    [
        ("16 Salt Porter",),
        ("Hermit Crab King", "15 Salt Porter"),
        ("8 Salt Porter", "Hermit Crab King", "7 Salt Porter"),
        ("15 Salt Porter", "Hermit Crab King"),
        ("4 Hermit Crab King", "4 Salt Porter"),
        ("Hermit Crab King", "Salt Porter"),
        ("3 Hermit Crab King",),
    ],
)
def test_few_options_mean_all_attacks(crowd: tuple[str, ...]) -> None:
    table = table_with(*crowd)
    asked = DREAMBLADE.ask(table, options=True)
    told = [index for one in asked.options for index in indexes(one)]
    assert sorted(told) == list(range(len(table.options)))
    assert len({one.index for one in asked.options}) == len(asked.options) <= 32
    assert len(msgspec.json.encode(asked)) < 4096
    labels = table.roster.labels
    for one in asked.options:
        if one.folded:
            for chosen in ([one.group[0]], [one.group[-1]], one.group[::2], one.group):
                attackers = opt.group_of(table.options[index_of(one, chosen)])
                assert sum(1 << labels.index(name) for name in chosen) == attackers


def test_a_bot_tries_a_few_of_many_attacks() -> None:
    table = table_with("8 Salt Porter", "Hermit Crab King", "7 Salt Porter")
    assert len(table.options) > 100 * USUAL.most_trials
    tried = worth_trying(table, USUAL.most_trials)
    # The one who attacks alone, all the others together, and no attack.
    assert len(tried) == 1 + 1 + 1
    assert ScriptedBot().choose(table, Dice(1)) in tried
