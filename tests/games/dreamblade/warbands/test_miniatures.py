"""Miniatures as data (rules 2, 3 and 12): read, checked, refused with file and name."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.keywords.keyword import SELF
from oneiros.games.dreamblade.vocabulary import (
    ALWAYS,
    ASPECT_COUNT,
    ASPECTS,
    ENEMY_ASPECT,
    LINEAGES,
)
from oneiros.games.dreamblade.warbands import ability, catalogue, sealed, warband
from oneiros.games.dreamblade.warbands.catalogue import read_entry, read_set
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.refusals import ManyRefusals
from tests.games.dreamblade import invented
from tests.root import ROOT
from tools import ability_table

PLAIN = {"name": "Paper Boat", "cost": 2, "aspects": ["Fear"], "power": 1, "defense": 2, "life": 3}


def refused(**changes: object) -> BadData:
    row = {**PLAIN, **changes}
    with pytest.raises(BadData) as refusal:
        read_entry({key: value for key, value in row.items() if value is not None}, "boats.toml")
    assert refusal.value.details["file"] == "boats.toml"
    assert refusal.value.details["name"] == row["name"]
    return refusal.value


def test_2_1_a_creature_has_power_defense_and_life_and_a_location_has_none() -> None:
    boat = read_entry(PLAIN, "boats.toml")
    assert (boat.power, boat.defense, boat.life, boat.location) == (1, 2, 3, False)
    assert refused(life=None).key == "miniature-needs-stats"
    assert refused(kind="location").key == "miniature-location-stats"
    harbour = {"name": "Old Harbour", "kind": "location", "cost": 2, "aspects": ["Fear"]}
    assert read_entry(harbour, "boats.toml").location


def test_a_name_has_no_line_break_which_no_record_could_hold() -> None:
    assert refused(name="Owl\n").key == "miniature-shape"


def test_2_1_a_miniature_has_one_or_more_aspects_and_perhaps_a_rarity() -> None:
    assert refused(aspects=[]).key == "miniature-shape"
    assert read_entry({**PLAIN, "rarity": "rare", "number": 7}, "x").rarity == "rare"
    assert refused(rarity="legendary").key == "miniature-word"


def test_2_2_there_are_four_aspects_in_two_pairs_of_enemies() -> None:
    assert ASPECTS == ("Valor", "Madness", "Fear", "Passion")
    assert ENEMY_ASPECT["Valor"] == "Fear"
    assert ENEMY_ASPECT["Madness"] == "Passion"
    assert all(ENEMY_ASPECT[ENEMY_ASPECT[aspect]] == aspect for aspect in ASPECTS)
    assert refused(aspects=["Hope"]).details["came"] == "Hope"


def test_2_3_there_are_five_lineages() -> None:
    assert set(LINEAGES) == {"Janus", "Lost", "Hivelings", "Hellbred", "Bloodcut"}
    assert refused(lineage="Akasha").details["expected"] == ", ".join(LINEAGES)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Crit 1", "ability-activation"),
        ("score: Crit 1", "ability-activation"),
        ("spawn 1: Fade", "ability-activation"),
        ("comes into play: Bolster +2", "ability-activation"),
        ("blade, blade: Crit 1", "ability-activation"),
        ("spawn: Advance", "ability-activation"),
        ("blade: Crit", "ability-needs-number"),
        ("blade: Crit X", "ability-open-number"),
        ("spawn X: Warpstrike 2", "ability-open-number"),
        ("blade: Crit 21", "ability-number-range"),
        ("Fortunate 7", "ability-number-range"),
        ("Sing", "ability-unknown"),
        ("", "ability-unknown"),
        ("Fight +2", "ability-words"),
        ("Unique", "ability-words"),
        ("Loner Valor", "ability-words"),
        ("Bolster Enemies +1", "ability-words"),
        ("Nullify Self Valor", "ability-words"),
        ("score: Respawn 2", "ability-activation"),
    ],
)
def test_10_2_an_activation_that_makes_no_sense_is_refused_as_data(text: str, key: str) -> None:
    assert refused(abilities=[text]).key == key


def test_10_11_an_open_number_is_chosen_with_its_price() -> None:
    assert ability.read("spawn X: Warpstrike X", location=False).text() == "spawn X: Warpstrike X"


def test_what_only_creatures_can_do_is_refused_on_a_location() -> None:
    with pytest.raises(BadData) as refusal:
        ability.read("Bodyguard", location=True)
    assert refusal.value.key == "ability-creatures-only"


def test_10_10_an_ability_narrowed_to_itself_is_refused_on_a_location() -> None:
    narrowed = [keyword for keyword in KEYWORDS if keyword.words & SELF]
    assert len(narrowed) == 8
    for keyword in narrowed:
        before = "" if keyword.activations[0] == ALWAYS else "blade: "
        text = f"{before}{keyword.name} Self" + (" +1" if keyword.number else "")
        assert ability.read(text, location=False).self_only
        with pytest.raises(BadData) as refusal:
            ability.read(text, location=True)
        assert (refusal.value.key, refusal.value.details["text"]) == ("ability-self-location", text)


def test_an_activation_is_refused_with_those_the_keyword_takes() -> None:
    crit = refused(abilities=["Loner", "score: Crit 1"])
    assert crit.details["path"] == "abilities.2"
    assert crit.details["text"] == "score: Crit 1"
    assert crit.details["came"] == "score"
    forms = "blade: Crit, multiblade: Crit, double blade: Crit, double multiblade: Crit"
    assert crit.details["expected"] == forms
    assert crit.details["score"] == "yes"
    respawn = refused(abilities=["score: Respawn 2"])
    assert (respawn.details["expected"], respawn.details["score"]) == ("Respawn", "no")
    dance = refused(abilities=["dance: Advance"]).details
    assert str(dance["expected"]).endswith("spawn N: Advance, comes into play: Advance")
    assert (dance["came"], dance["keyword"]) == ("dance", "Advance")
    assert refused(abilities=["Crit 1"]).details["came"] == "none"


def test_more_than_four_abilities_are_refused() -> None:
    assert refused(abilities=["Fade"] * 5).key == "miniature-shape"


@given(st.integers(0, 2**40), st.integers(0, len(KEYWORDS) - 1))
def test_every_ability_is_written_and_read_back(seed: int, code: int) -> None:
    text = invented.text(Dice(seed), KEYWORDS[code])
    once = ability.read(text, location=False).text()
    assert ability.read(once, location=False).text() == once


@given(st.text(max_size=60))
def test_no_text_for_an_ability_does_harm(text: str) -> None:
    try:
        read = ability.read(text, location=False)
    except BadData:
        return
    assert ability.read(read.text(), location=False).text() == read.text()


@given(st.text(max_size=300))
def test_no_text_for_a_set_does_harm(text: str) -> None:
    with pytest.raises(BadData) as refusal:
        read_set(text, "noise.toml")
    assert refusal.value.details["file"] == "noise.toml"


def test_a_set_is_refused_with_the_miniature_that_stands_twice() -> None:
    row = 'name = "Paper Boat"\ncost = 1\naspects = ["Fear"]\nkind = "location"\n'
    with pytest.raises(BadData) as refusal:
        read_set(f'set = "boats"\n[[miniature]]\n{row}[[miniature]]\n{row}', "boats.toml")
    assert refusal.value.key == "miniature-twice"


def test_10_10_a_name_that_narrows_must_be_a_miniatures() -> None:
    boat = read_entry({**PLAIN, "abilities": ["Fight Kraken +2"]}, "boats.toml")
    catalogue.check_names([boat], ["Paper Boat", "Kraken"], "boats.toml")
    with pytest.raises(BadData) as refusal:
        catalogue.check_names([boat], ["Paper Boat"], "boats.toml")
    assert refusal.value.details["came"] == "Kraken"


@pytest.mark.parametrize(
    ("text", "aspect", "lineage", "name"),
    [
        ("Fight Lost Choir +2", "", "", "Lost Choir"),
        ("Fight Valor Lost Choir +2", "Valor", "", "Lost Choir"),
        ("Fight Lost Choir Valor +2", "Valor", "", "Lost Choir"),
        ("Fight Lost Lost Choir +2", "", "Lost", "Lost Choir"),
        ("Fight Knight of Fear +2", "", "", "Knight of Fear"),
        ("Fight Fear Lost +2", "", "", "Fear Lost"),
        ("Fight Valor Lost +2", "Valor", "Lost", ""),
        ("Fight Fear +2", "Fear", "", ""),
        ("Fight Choir +2", "", "", "Choir"),
    ],
)
def test_10_10_a_name_may_hold_an_aspect_or_a_lineage(
    text: str, aspect: str, lineage: str, name: str
) -> None:
    names = {"Lost Choir", "Knight of Fear", "Fear Lost", "Fear"}
    read = ability.read(text, location=False, names=names)
    assert (read.aspect, read.lineage, read.name) == (aspect, lineage, name)
    again = ability.read(read.text(), location=False, names=names)
    assert (again.aspect, again.lineage, again.name) == (aspect, lineage, name)


def test_3_1_a_warband_has_one_to_sixteen_miniatures_at_most_three_alike() -> None:
    assert len(warband.muster(["Mirrorman"])) == 1
    full = list(warband.ready_warbands()["sample"])
    assert len(warband.muster(full)) == 16
    for names, key in (
        ([], "warband-size"),
        ([*full, "Iron Thug"], "warband-size"),
        (["Mirrorman"] * 4, "warband-copies"),
        (["Miroman"], "miniature-unknown"),
    ):
        with pytest.raises(BadData) as refusal:
            warband.muster(names)
        assert refusal.value.key == key
    assert refusal.value.details["near"] == "Mirrorman"


def test_3_3_boosters_and_starters_hold_their_rarities() -> None:
    shelf = [
        Miniature(f"{rarity} {number}", cost=1, aspects=["Fear"], rarity=rarity)
        for rarity in ("common", "uncommon", "rare")
        for number in range(5)
    ]
    pool = sealed.open_packs(sealed.STARTER_AND_BOOSTER, shelf, Dice(3))
    rarities = [miniature.rarity for miniature in pool]
    assert len(pool) == 16 + 7
    assert [rarities.count(one) for one in ("rare", "uncommon", "common")] == [4, 7, 12]
    boosters = sealed.open_packs(sealed.THREE_BOOSTERS, shelf, Dice(3))
    rarities = [miniature.rarity for miniature in boosters]
    assert [rarities.count(one) for one in ("rare", "uncommon", "common")] == [3, 6, 12]
    again = sealed.open_packs(sealed.STARTER_AND_BOOSTER, shelf, Dice(3))
    assert [one.name for one in again] == [one.name for one in pool]
    with pytest.raises(BadData) as refusal:
        sealed.open_packs(sealed.THREE_BOOSTERS, shelf[:5], Dice(3))
    assert refusal.value.details["rarity"] == "rare"


def test_12_the_rulebook_set_is_the_table_of_the_rules() -> None:
    page = (ROOT / "docs" / "rules" / "dreamblade.md").read_text("utf-8")
    rows = re.findall(r"^\| ([^|]+) \| (creature|location) \|(.*)\|$", page, re.MULTILINE)
    assert len(rows) == 23
    for name, kind, rest in rows:
        cost, aspects, lineage, power, vital, abilities = (
            re.sub(r"\[[^]]*\]", "", cell).strip() for cell in rest.split("|")
        )
        printed = catalogue.find(name.strip())
        aspect, _, symbols = aspects.partition(" ×")
        assert printed.set_name == "rulebook"
        assert printed.location == (kind == "location")
        assert printed.cost == int(cost)
        assert printed.aspects == [aspect.strip()] * int(symbols or 1)
        assert (printed.lineage or "–") == lineage
        if not printed.location:
            assert f"{printed.defense}/{printed.life}" == vital
            assert str(printed.power) == power.replace("*", "0")
        texts = "; ".join(one.text() for one in printed.abilities) or "–"
        assert texts == abilities


def test_the_page_on_miniatures_says_what_each_keyword_takes() -> None:
    page = (ROOT / "docs" / "miniatures.md").read_text("utf-8")
    assert page.endswith(ability_table.table())


def test_every_aspect_has_room_in_a_roster() -> None:
    assert len(ASPECTS) == ASPECT_COUNT


def test_an_endless_ability_is_refused_unread() -> None:
    with pytest.raises(BadData):
        read_entry({**PLAIN, "abilities": ["Bodyguard" + " a" * 100_000]}, "boats.toml")


def test_of_many_unknown_fields_some_are_told() -> None:
    with pytest.raises(ManyRefusals) as refused:
        read_entry(PLAIN | {f"field {number}": 1 for number in range(10_000)}, "boats.toml")
    assert len(refused.value.refusals) == 10
