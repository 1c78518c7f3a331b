"""Sealed pools and the warbands built from them (rules 3.1 and 3.3)."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamblade.vocabulary import ASPECTS
from oneiros.games.dreamblade.warbands import builder, sealed
from oneiros.games.dreamblade.warbands.builder import build
from oneiros.games.dreamblade.warbands.catalogue import catalogue, read_entry
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.games.dreamblade.warbands.warband import problems
from oneiros.games.dreamblade.warbands.worth import helps, worth
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.words import Words
from oneiros.words.dreamblade import reason

SETS = sealed.sets()
LANGUAGES = (Words("en"), Words("pl"))
SHELF = sorted(catalogue().values(), key=lambda one: one.name)

seeds = st.integers(0, 2**62 - 1)
choices = st.sampled_from(sorted(sealed.CHOICES))


def pool(choice: str, seed: int) -> list[Miniature]:
    packs = sealed.open_pool(choice, SETS[0], Dice(seed))
    return [one for pack in packs for one in pack.miniatures]


def names(miniatures: list[Miniature]) -> list[str]:
    return [one.name for one in miniatures]


def creature(name: str, cost: int, aspect: str, *abilities: str, lineage: str = "") -> Miniature:
    body = {"power": 1 + cost // 2, "defense": 1 + cost // 2, "life": 2 + cost}
    row = {"name": name, "cost": cost, "aspects": [aspect], **body, "abilities": list(abilities)}
    return read_entry(row | ({"lineage": lineage} if lineage else {}), "test")


@given(seeds)
def test_3_3_a_pool_holds_the_rarities_of_its_packs(seed: int) -> None:
    starter, booster = sealed.open_pool("starter", SETS[0], Dice(seed))
    assert (starter.kind, booster.kind) == ("starter", "booster")
    boosters = sealed.open_pool("boosters", SETS[0], Dice(seed))
    assert [one.kind for one in boosters] == ["booster"] * 3
    for pack, held in [(starter, sealed.STARTER), *((one, sealed.BOOSTER) for one in boosters)]:
        assert Counter(one.rarity for one in pack.miniatures) == held
        assert all(one.set_name == SETS[0] for one in pack.miniatures)
    assert Counter(one.rarity for one in booster.miniatures) == sealed.BOOSTER


def test_3_3_every_miniature_of_a_set_is_found_about_as_often_as_others_of_its_rarity() -> None:
    dice = Dice(5)
    found = Counter(
        one.name
        for _ in range(400)
        for pack in sealed.open_pool("starter", SETS[0], dice)
        for one in pack.miniatures
    )
    for rarity, copies in (("rare", 4), ("uncommon", 7), ("common", 12)):
        of_rarity = [one.name for one in sealed.shelf_of(SETS[0]) if one.rarity == rarity]
        usual = 400 * copies / len(of_rarity)
        assert all(0.4 * usual < found[name] < 1.7 * usual for name in of_rarity)


def test_3_3_a_seed_gives_the_same_pool_each_time() -> None:
    assert names(pool("starter", 5)) == names(pool("starter", 5))
    assert names(pool("starter", 5)) != names(pool("starter", 6))


def test_3_3_a_set_that_is_not_there_or_lacks_rarities_is_refused() -> None:
    with pytest.raises(BadData, match="sealed-set"):
        sealed.open_pool("starter", "second-sleep", Dice(1))
    with pytest.raises(BadData, match="sealed-rarity"):
        sealed.open_pool("starter", "rulebook", Dice(1))
    assert "rulebook" not in SETS
    folder = files("oneiros.games.dreamblade.warbands").joinpath("miniatures")
    assert all(folder.joinpath(f"{title}.toml").is_file() for title in SETS)


@given(choices, seeds)
@settings(max_examples=40)
def test_3_1_what_is_built_is_allowed_and_comes_from_the_pool(choice: str, seed: int) -> None:
    opened = pool(choice, seed)
    built = build(opened)
    assert problems(names(built.chosen)) == []
    assert len(built.chosen) == 16
    assert Counter(names(built.chosen)) + Counter(names(built.left)) == Counter(names(opened))
    assert sum(one.location for one in built.chosen) <= builder.MOST_LOCATIONS
    costs = [one.cost for one in built.chosen]
    assert costs == sorted(costs)


@given(st.lists(st.sampled_from(SHELF), max_size=30), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_any_pool_is_built_from_in_the_same_way_whatever_its_order(
    opened: list[Miniature], shuffler: object
) -> None:
    built = build(opened)
    mixed = list(opened)
    getattr(shuffler, "shuffle")(mixed)  # noqa: B009 - its type has no name of its own
    again = build(mixed)
    assert names(again.chosen) == names(built.chosen)
    assert again.reasons == built.reasons
    assert not problems(names(built.chosen)) or not opened
    for words in LANGUAGES:
        assert all(reason(words, why) for why in built.reasons)


def test_an_aspect_that_is_there_in_numbers_is_chosen() -> None:
    for aspect in ASPECTS:
        other = next(one for one in ASPECTS if one != aspect)
        own = [
            creature(f"Own {letter}", 1 + at % 8, aspect)
            for at, letter in enumerate("ABCDEFGHIJKLMNOP")
        ]
        few = [creature(f"Few {letter}", 1 + at, other) for at, letter in enumerate("ABCDEF")]
        built = build([*few, *own])
        assert built.reasons[0].key == "builder-one-aspect"
        assert built.reasons[0].details["first"] == aspect
        assert sum(one.aspects == [aspect] for one in built.chosen) >= 14


def test_of_two_alike_the_one_that_helps_its_lineage_is_taken_and_named() -> None:
    kin = [creature(f"Kin {letter}", 2, "Fear", lineage="Hivelings") for letter in "ABCD"]
    rest = [
        creature(f"Rest {letter}", 4 + at % 4, "Fear", "Fade", "blade: Crit 2")
        for at, letter in enumerate("ABCDEFGHIJK")
    ]
    helper = creature("Aunt", 5, "Fear", "Enrage Hivelings +1")
    idler = creature("Uncle", 5, "Fear", "Enrage Lost +1")
    built = build([*rest, *kin, idler, helper])
    assert helper in built.chosen
    assert idler not in built.chosen
    why = next(one for one in built.reasons if one.key == "builder-lineage")
    assert why.details == {"lineage": "Hivelings", "number": 4, "names": "Aunt"}


def test_who_is_helped() -> None:
    (fight,) = creature("Foe", 2, "Fear", "Fight Lost +1").abilities
    (fury,) = creature("Fury", 2, "Fear", "Hell's Fury").abilities
    (named,) = creature("Friend", 2, "Fear", "Bolster Mirrorman +1").abilities
    lost = creature("Lost One", 2, "Fear", lineage="Lost")
    hellbred = creature("Hell One", 2, "Fear", lineage="Hellbred")
    assert not helps(fight, lost)
    assert helps(fury, hellbred)
    assert not helps(fury, lost)
    assert helps(named, catalogue()["Mirrorman"])
    assert not helps(named, lost)


def test_gifts_are_worth_more_than_drawbacks() -> None:
    plain = worth(creature("Plain", 4, "Fear"))
    assert worth(creature("Gifted", 4, "Fear", "blade: Crit 2")) > plain
    for drawback in ("Loner", "blade: Fumble 2", "Bolster -1"):
        assert worth(creature("Cursed", 4, "Fear", drawback)) < plain
    assert worth(creature("One Only", 4, "Fear", "Unique Boat")) == plain


def test_copies_and_small_pools_are_explained() -> None:
    one = catalogue()["Mirrorman"]
    built = build([one] * 5)
    assert names(built.chosen) == ["Mirrorman"] * 3
    assert names(built.left) == ["Mirrorman"] * 2
    keys = [why.key for why in built.reasons]
    assert keys[-2:] == ["builder-copies", "builder-few"]
    assert [why.key for why in build([]).reasons] == ["builder-nothing"]


def test_3_3_the_first_picks_go_by_worth_alone() -> None:
    strong, weak = creature("Strong", 3, "Fear"), creature("Weak", 3, "Valor")
    strong.power += 3
    own = [creature(f"Own {letter}", 3, "Valor") for letter in "abcde"[:3]]
    for before in range(4):
        assert builder.pick([weak, strong], own[:before]).name == "Strong"


def test_3_3_later_picks_go_by_the_two_aspects_that_are_gathered() -> None:
    own = [creature(f"Own {letter}", 3, "Valor") for letter in "abcde"[:5]]
    own += [creature(f"Other {letter}", 3, "Madness") for letter in "abcd"]
    fear, valor, madness = (creature(aspect, 5, aspect) for aspect in ("Fear", "Valor", "Madness"))
    fear.life += 2
    assert builder.pick([fear, valor], own) is valor
    assert builder.pick([fear, madness], own) is madness
    assert builder.pick([fear], own) is fear


def test_3_1_nobody_picks_a_fourth_copy_while_there_is_anything_else() -> None:
    fine, poor = creature("Fine", 3, "Valor"), creature("Poor", 9, "Fear")
    fine.power += 4
    assert builder.pick([poor, fine], [fine] * 2) is fine
    assert builder.pick([poor, fine], [fine] * 3) is poor
    assert builder.pick([fine], [fine] * 3) is fine


@given(seeds)
def test_3_3_a_pick_is_one_of_the_pack_the_same_each_time(seed: int) -> None:
    shelf = sealed.shelf_of(SETS[0])
    pack = sealed.open_packs((sealed.BOOSTER,), shelf, Dice(seed))
    own = sealed.open_packs(sealed.THREE_BOOSTERS, shelf, Dice(seed + 1))
    picked = builder.pick(pack, own)
    assert picked in pack
    assert builder.pick(list(reversed(pack)), own) is picked
