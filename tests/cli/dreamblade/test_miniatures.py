from __future__ import annotations

import json

import pytest

from oneiros.games.dreamblade.warbands.catalogue import catalogue, read_entry
from tests.cli.command import accepted, refused


def test_all_miniatures_stand_in_a_row_each_for_other_programs() -> None:
    header, *rows = [line.split("\t") for line in accepted("miniatures").splitlines()]
    assert header[:3] == ["name", "cost", "aspects"]
    assert [row[0] for row in rows] == list(catalogue())
    assert ["Carrion Spiker", "7", "Fear", "–", "*", "7", "10", "Thanatomancy"] in rows
    assert all(len(row) == 8 for row in rows)


def test_json_gives_what_a_file_of_miniatures_holds() -> None:
    found = json.loads(accepted("miniatures", "--json"))
    assert [one["name"] for one in found] == list(catalogue())
    fields = ("name", "cost", "aspects", "kind", "lineage", "power", "defense", "life", "abilities")
    for one in found:
        row = {key: one[key] for key in fields if one.get(key) is not None}
        again = read_entry(row, "test")
        assert again.name == one["name"]
        assert [ability.text() for ability in again.abilities] == one["abilities"]


@pytest.mark.parametrize(
    ("sought", "name"), [("EXPEL", "Dreadmorph Ogre"), ("location", "Pearlthorn Castle")]
)
def test_a_word_narrows_the_list(sought: str, name: str) -> None:
    found = json.loads(accepted("miniatures", sought, "--json"))
    assert name in [one["name"] for one in found]
    assert len(found) < len(catalogue())


def test_one_miniature_is_shown_with_its_abilities_in_words() -> None:
    assert "double blade: Crit 10 – The attack in this combat" in accepted("miniatures", "axemorph")
    said = accepted("miniatures", "Noble", "Dragon", "--lang", "pl")
    assert "ostrze: Rewanż – " in said
    assert "aspekty: Dzielność" in said


def test_miniatures_are_found_by_the_words_of_either_language() -> None:
    polish = accepted("miniatures", "trwoga", "--lang", "pl")
    assert polish.count("\n") == accepted("miniatures", "fear", "--lang", "pl").count("\n") > 1


def test_an_unknown_name_gets_the_nearest() -> None:
    assert "Names that come near: Mirrorman" in refused("miniatures", "mirorman")
    assert "No miniature mentions “xyzzy”." in refused("miniatures", "xyzzy")
