"""The set first-sleep has the shape it was made for, and every miniature of it is played."""

from __future__ import annotations

from collections import Counter

import pytest

from oneiros.bots.dreamblade.scripted import ScriptedBot
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.board import cell_named
from oneiros.games.dreamblade.table.layout import SPAWNING
from oneiros.games.dreamblade.text import position
from oneiros.games.dreamblade.vocabulary import ACTIVATIONS, ASPECTS, LINEAGES, RARITIES
from oneiros.games.dreamblade.warbands import warband
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.words import Words

SET = [one for one in catalogue().values() if one.set_name == "first-sleep"]


def slug(one: Miniature) -> str:
    return one.name.lower().replace("'", "").replace("’", "").replace(" ", "-")


def test_there_are_24_of_each_aspect_and_32_of_each_rarity() -> None:
    assert len(SET) == 96
    assert Counter(one.aspects[0] for one in SET) == dict.fromkeys(ASPECTS, 24)
    assert Counter(one.rarity for one in SET) == dict.fromkeys(RARITIES, 32)
    assert [one.number for one in SET] == list(range(1, 97))


def test_some_are_locations_and_some_have_two_aspects() -> None:
    assert 12 <= sum(one.location for one in SET) <= 16
    assert sum(len(set(one.aspects)) > 1 for one in SET) >= 8


def test_costs_run_from_1_to_14_with_most_in_the_middle() -> None:
    costs = Counter(one.cost for one in SET)
    assert set(costs) == set(range(1, 15))
    assert sum(costs[cost] for cost in range(3, 9)) > 48


def test_every_lineage_has_members_and_abilities_for_its_own() -> None:
    members = Counter(one.lineage for one in SET)
    named = Counter(ability.lineage for one in SET for ability in one.abilities)
    for lineage in LINEAGES:
        assert members[lineage] >= 8
        assert named[lineage] >= 3 or lineage == "Hellbred"


def test_every_keyword_and_every_activation_is_used() -> None:
    abilities = [ability for one in SET for ability in one.abilities]
    assert {ability.keyword.name for ability in abilities} == {one.name for one in KEYWORDS}
    assert {ability.when for ability in abilities} == set(range(len(ACTIVATIONS)))
    assert {ability.activation() for ability in abilities} >= {"score", "spawn X"}
    assert any(ability.score and ability.when for ability in abilities)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_miniature_has_a_line_of_flavour(language: str) -> None:
    words = Words(language)
    lines = [words.say(f"flavour-{slug(one)}") for one in SET]
    assert len(set(lines)) == len(SET)


def test_the_ready_warbands_are_ten_full_and_lawful_ones() -> None:
    ready = warband.ready_warbands()
    assert len(ready) == 10
    for names in ready.values():
        assert len(warband.muster(list(names))) == 16


@pytest.mark.parametrize("name", [one.name for one in SET])
def test_every_miniature_is_spawned_and_played(name: str) -> None:
    fillers = ["Blanket Squire", "Teaspoon Oracle", "Keyhole Gnat", "Peppered Hound"]
    setup = DREAMBLADE.check({"warbands": [[name, *fillers], [*fillers, name]]})
    table, bot, dice = DREAMBLADE.start(setup), ScriptedBot(), Dice(1)
    for miniature, cell in ((1, "e1"), (2, "c3"), (16, "a5"), (17, "c3")):
        position.put(table, miniature, cell_named(cell))
    table.turn = 4
    table.wins = [2, 2]
    position.begin_at(table, SPAWNING, 0, pool=40)
    table.apply(DREAMBLADE.read(table, f"spawn {table.roster.labels[0]} e1"))
    assert table.roster.miniatures[0].name == name
    for _ in range(120):
        if table.seat == NOBODY:
            break
        table.apply(dice.choose(table) if table.seat == CHANCE else bot.choose(table, dice))
    assert table.turn > 4
