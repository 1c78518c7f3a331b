"""The dreamcards (rules 6.1 and 11): pictures, data, the set first-night, and how hard it is."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneiros.games.dreamscape.cards import catalogue, difficulty, structure
from oneiros.games.dreamscape.cards.card import Card
from oneiros.games.dreamscape.cards.catalogue import read_cards, read_entry
from oneiros.games.dreamscape.cards.structure import Structure
from oneiros.games.dreamscape.table.grid import Grid
from oneiros.games.dreamscape.vocabulary import (
    GRASS,
    LETTERS,
    MOVEMENT,
    NIGHTMARE,
    POWERS,
    SHARDS,
    TOWER,
)
from oneiros.kernel.errors import BadData
from oneiros.words import Words

CARDS = catalogue.load()
GRID = Grid(5, 5)
PLAIN = {"name": "Paper Moon", "level": 2, "points": 9, "power": "lake", "structure": ["W* R@"]}
# 11: points, stacks and shards of each level, the least and the most.
LIMITS = {
    1: ((4, 7), (2, 3), (2, 4)),
    2: ((8, 11), (3, 4), (4, 6)),
    3: ((13, 18), (4, 6), (6, 8)),
}
MEASURES = {card.name: difficulty.measure(card.structure) for card in CARDS}

each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
tokens = st.one_of(
    st.just("."),
    st.builds("".join, st.tuples(st.text("GWRLM", min_size=1, max_size=4), st.sampled_from("* "))),
)


@st.composite
def pictures(draw: st.DrawFn) -> list[str]:
    """Draw a picture with one Dreamer."""
    width, height = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    rows = [[draw(tokens).strip() for _ in range(width)] for _ in range(height)]
    rows[draw(st.integers(0, height - 1))][draw(st.integers(0, width - 1))] = "GL@"
    return [" ".join(row) for row in rows]


def test_6_1_a_structure_shows_stacks_trees_and_the_dreamer() -> None:
    shown = structure.read([". WR@", "G* L", ". ."])
    assert shown.stacks == [(0, 0, 0o1), (1, 0, 0o4), (1, 1, 0o23)]
    assert (shown.trees, shown.dreamer) == ([(0, 0)], (1, 1))
    assert shown.picture() == [".  WR@", "G* L"]
    assert shown.counted() == [0, 1, 1, 1, 1, 0, 0]
    assert shown.anchored() == [(0, 0, 0o23, False), (-1, -1, 0o1, True), (0, -1, 0o4, False)]


def test_6_1_a_structure_has_four_rotations_and_a_mirror_image_is_no_rotation() -> None:
    shown = structure.read(["W G@ .", ". R L"])
    assert shown.turned().picture() == [". W", "R G@", "L ."]
    assert shown.mirrored().picture() == [". G@ W", "L R  ."]
    assert len(shown.rotations()) == 4
    assert len(shown.rotations(mirror_images=True)) == 8
    assert shown.mirrored().canonical() != shown.canonical()
    even = structure.read(["W . W", ". L@ .", "W . W"])
    assert len(even.rotations(mirror_images=True)) == 1


@given(pictures())
def test_6_1_pictures_are_read_written_turned_and_mirrored(picture: list[str]) -> None:
    shown = structure.read(picture)
    assert structure.read(shown.picture()).text() == shown.text()
    turned = shown.turned()
    assert turned.turned().turned().turned().text() == shown.text()
    assert turned.canonical() == shown.canonical()
    assert shown.mirrored().mirrored().text() == shown.text()
    both = [one.canonical(mirror_images=True) for one in (shown, shown.mirrored(), turned)]
    assert len(set(both)) == 1
    assert shown.counted() == turned.counted()
    assert shown.anchored()[0][:2] == (0, 0)


@pytest.mark.parametrize(
    ("picture", "key"),
    [
        (["W R"], "structure-dreamers"),
        (["W@ R@"], "structure-dreamers"),
        ([". ."], "structure-dreamers"),
        (["W@*"], "structure-token"),
        (["W@ @"], "structure-token"),
        (["W@ *"], "structure-token"),
        (["W@ NW"], "structure-token"),
        (["W@ w"], "structure-token"),
        (["W@ W.R"], "structure-token"),
        (["W@ R", "G"], "structure-ragged"),
        (["W@", ""], "structure-ragged"),
        (["W@ . . . . . . R"], "structure-too-wide"),
        (["W@"] * 8, "structure-too-wide"),
        (["W@ R R R R R", *["R R R R R R"] * 4], "structure-too-many"),
        (["W@ " + "R" * 13], "structure-too-high"),
    ],
)
def test_6_1_a_picture_that_makes_no_sense_is_refused(picture: list[str], key: str) -> None:
    assert refused(structure=picture).key == key


def refused(**changes: object) -> BadData:
    row = {**PLAIN, **changes}
    with pytest.raises(BadData) as refusal:
        read_entry({key: value for key, value in row.items() if value is not None}, "moons.toml")
    assert refusal.value.details["file"] == "moons.toml"
    assert refusal.value.details["name"] == row["name"]
    for language in ("en", "pl"):
        assert Words(language).say(refusal.value.key, **refusal.value.details)
    return refusal.value


def test_a_card_somebody_made_up_is_read_and_a_bad_one_refused_by_name() -> None:
    moon = catalogue.invented([PLAIN], "moons.toml")["Paper Moon"]
    assert (moon.level, moon.points, POWERS[moon.power]) == (2, 9, "lake")
    high = read_entry({**PLAIN, "points": -20, "structure": ["M" * 12 + "@"]}, "moons.toml")
    assert (high.points, high.structure.counted()[MOVEMENT]) == (-20, 12)
    for field in PLAIN:
        if field != "name":
            assert refused(**{field: None}).key == "dreamcard-shape"
    changes: list[dict[str, object]] = [
        {"level": 4},
        {"points": 41},
        {"points": -21},
        {"structure": []},
        {"colour": "red"},
    ]
    for change in changes:
        assert refused(**change).key == "dreamcard-shape"
    for power in ("", "dream", "MUSE"):
        assert refused(power=power).key == "dreamcard-power"
    assert refused(name="4 Moons").key == "dreamcard-shape"


def test_a_name_is_given_once() -> None:
    for rows in ([PLAIN, PLAIN], [{**PLAIN, "name": "Memory Rock"}]):
        with pytest.raises(BadData) as refusal:
            catalogue.invented(rows, "moons.toml")
        assert refusal.value.key == "dreamcard-twice"
    row = '[[card]]\nname = "Moon"\nlevel = 1\npoints = 4\npower = "muse"\nstructure = ["W@"]\n'
    assert [one.name for one in read_cards(row, "moons.toml")] == ["Moon"]
    with pytest.raises(BadData) as refusal:
        read_cards(row * 2, "moons.toml")
    assert refusal.value.key == "dreamcard-twice"
    with pytest.raises(BadData) as refusal:
        catalogue.find("Memory Rok")
    assert str(refusal.value.details["near"]).startswith("Memory Rock")
    assert catalogue.find("Memory Rock").points == 9


@given(st.text(max_size=300))
def test_no_text_for_a_file_of_cards_does_harm(text: str) -> None:
    with pytest.raises(BadData) as refusal:
        read_cards(text, "noise.toml")
    assert refusal.value.details["file"] == "noise.toml"


def test_there_are_50_cards_in_three_levels() -> None:
    assert Counter(card.level for card in CARDS) == {1: 18, 2: 18, 3: 14}
    assert len({card.name for card in CARDS}) == 50
    assert all(one.level <= other.level for one, other in pairwise(CARDS))


@each_card
def test_a_card_keeps_the_limits_of_its_level(card: Card) -> None:
    shown, counted = card.structure, card.structure.counted()
    points, stacks, shards = LIMITS[card.level]
    assert points[0] <= card.points <= points[1]
    assert stacks[0] <= len(shown.stacks) <= stacks[1]
    assert shards[0] <= sum(counted) <= shards[1]
    assert counted[MOVEMENT] == counted[NIGHTMARE] == 0
    assert max(shown.width(), shown.height()) <= 5
    assert len(shown.trees) <= 2


def test_no_two_cards_are_rotations_or_mirror_images_of_each_other() -> None:
    assert len({card.structure.canonical(mirror_images=True) for card in CARDS}) == 50


def test_every_power_is_on_at_least_seven_cards() -> None:
    powers = Counter(card.power for card in CARDS)
    assert set(powers) == set(range(1, 7))
    assert min(powers.values()) >= 7


def test_trees_grow_on_a_few_cards_of_level_one_and_a_third_of_the_others() -> None:
    with_trees = Counter(card.level for card in CARDS if card.structure.trees)
    assert 2 <= with_trees[1] <= 4
    assert 5 <= with_trees[2] <= 7
    assert 4 <= with_trees[3] <= 6


def test_the_cards_that_others_have_told_of_are_as_told() -> None:
    rock, tree = catalogue.find("Memory Rock"), catalogue.find("Hermit's Tree")
    assert (rock.level, rock.points, rock.power) == (2, 9, TOWER)
    kinds = {kind for kind, count in enumerate(rock.structure.counted()) if count}
    assert "".join(LETTERS[kind] for kind in sorted(kinds)) == "GWR"
    assert (tree.level, tree.points, len(tree.structure.trees)) == (1, 6, 1)
    assert catalogue.find("Whispering Wind Bay").structure.counted()[2]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    names = [words.say(f"card-{slug(card.name)}") for card in CARDS]
    assert len(set(names)) == 50
    assert (names == [card.name for card in CARDS]) == (language == "en")


def slug(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-")


def test_all_kinds_are_wanted_about_as_often_as_they_are_in_the_bag() -> None:
    wanted = [0] * 7
    for card in CARDS:
        for kind, count in enumerate(needed(card.structure)):
            wanted[kind] += count
            assert count * 3 <= SHARDS[kind], card.name
    bag = sum(SHARDS[GRASS:MOVEMENT])
    for kind in range(GRASS, MOVEMENT):
        share = wanted[kind] / sum(wanted) / (SHARDS[kind] / bag)
        assert 0.8 < share < 1.3, LETTERS[kind]


def needed(shown: Structure) -> list[int]:
    """Count the shards of each kind, with a green one for each tree."""
    return [
        count + (len(shown.trees) if kind == GRASS else 0)
        for kind, count in enumerate(shown.counted())
    ]


@each_card
def test_points_follow_difficulty(card: Card) -> None:
    hardness = MEASURES[card.name].difficulty()
    assert card.points == difficulty.points(hardness, card.level)
    for other in CARDS:
        if other.level == card.level and MEASURES[other.name].difficulty() < hardness:
            assert other.points < card.points
