"""What an option of damage is told to be enough for is what the rules then do (8.1, 8.2, 8.8)."""

from __future__ import annotations

import tomllib

import pytest

from oneiros.games.dreamblade.text.scenario import STAGE
from oneiros.kernel.state import NOBODY, State
from oneiros.registry.dreamblade.game import DREAMBLADE
from oneiros.registry.named import Ask

SALT = '{ name = "Salt Block", cost = 3, aspects = ["Valor"], power = 1, defense = 4, life = 6 }'
BAILIFF = (
    '{ name = "Moth Bailiff", cost = 3, aspects = ["Fear"], power = 2, defense = 7, life = 4 }'
)
HEDGE = (
    '{ name = "Thorn Hedge", kind = "location", cost = 3, aspects = ["Passion"],'
    ' abilities = ["blade: Assault 2"] }'
)


def struck(abilities: str, answers: list[str], *, hedge: bool = False) -> State:
    """Let somebody with some abilities strike at the Salt Block and the Moth Bailiff."""
    claw = (
        '{ name = "Bright Claw", cost = 6, aspects = ["Passion"], power = 4, defense = 6,'
        f" life = 9, abilities = [{abilities}] }}"
    )
    beside = ', "Thorn Hedge"' if hedge else ""
    fields = tomllib.loads(
        f'first = "B"\n'
        f"miniature = [{claw}, {SALT}, {BAILIFF}, {HEDGE}]\n"
        f'[A]\nc3 = ["Bright Claw"{beside}]\n[B]\nc3 = ["Salt Block", "Moth Bailiff"]\n'
    )
    table = STAGE.lay_out(fields, "here").state
    for answer in ("strike c3 with all", *answers):
        table.apply(DREAMBLADE.ruleset.read(table, answer))
    return table


def asked(table: State) -> Ask:
    ask = DREAMBLADE.ask(table, options=True)
    assert ask.question == "damage"
    assert ask.subject == "Salt Block#1"
    return ask


def effects(table: State) -> list[str]:
    return [option.effect for option in asked(table).options]


NUMBERS = ["roll 3", "roll 3", "roll 1", "roll 1"]
BLADE = ["roll blade", "roll 3", "roll 3", "roll 2", "target Salt Block"]
NONE = [""] * 4


def test_8_2_enough_for_both_is_told_as_either() -> None:
    table = struck("", NUMBERS)
    assert effects(table) == [*NONE, "disrupt", "disrupt", "either", "either", "either"]
    assert asked(table).usual == 6


def test_8_8_a_relentless_attack_never_disrupts() -> None:
    table = struck('"Relentless"', NUMBERS)
    assert effects(table) == [*NONE, "", "", "destroy", "destroy", "destroy"]
    assert asked(table).usual == 6


def test_8_8_too_little_of_a_relentless_attack_is_usually_not_assigned_at_all() -> None:
    table = struck('"Relentless"', ["roll 3", "roll 2", "roll miss", "roll miss"])
    assert effects(table) == [""] * 6
    assert asked(table).usual == 0


def test_8_8_ferocity_destroys_what_would_be_disrupted() -> None:
    table = struck('"blade: Ferocity"', BLADE)
    assert effects(table) == [*NONE, *["destroy"] * 5]
    assert asked(table).usual == 4


def test_8_8_a_ferocious_and_relentless_attack_destroys_at_life_only() -> None:
    table = struck('"Relentless", "blade: Ferocity"', BLADE)
    assert effects(table) == [*NONE, "", "", *["destroy"] * 3]


def test_7_7_damage_held_counts_for_it() -> None:
    table = struck("", [*BLADE[:4], BLADE[4], "roll 3", "roll 1"], hedge=True)
    assert effects(table)[:4] == ["disrupt", "disrupt", "either", "either"]
    assert asked(table).usual == 2


@pytest.mark.parametrize(
    ("abilities", "answers"),
    [("", NUMBERS), ('"Relentless"', NUMBERS), ('"blade: Ferocity"', BLADE)],
)
def test_what_is_told_is_what_happens(abilities: str, answers: list[str]) -> None:
    for option in asked(struck(abilities, answers)).options:
        table = struck(abilities, answers)
        table.apply(table.options[option.index])
        while DREAMBLADE.ask(table, options=False).question == "damage":
            table.apply(table.options[0])
        assert becomes(table) == option.effect


def becomes(table: State) -> str:
    """Tell what has become, or is about to become, of the Salt Block."""
    ask = DREAMBLADE.ask(table, options=True)
    if ask.question == "fate" and ask.subject == "Salt Block#1":
        return "either"
    if ask.question == "disrupt" and any(one.piece == "Salt Block#1" for one in ask.options):
        return "disrupt"
    view = DREAMBLADE.view(table, NOBODY)
    miniatures = view["miniatures"]
    assert isinstance(miniatures, list)
    (block,) = [one for one in miniatures if one["label"] == "Salt Block#1"]
    return "destroy" if block["place"] == "graveyard" else ""


def test_7_5_a_blade_ability_says_what_it_will_do_now() -> None:
    table = struck('"blade: Crit 5", "blade: Heroics 3", "blade: Fumble 2"', BLADE[:4])
    told = {one.ability: one for one in DREAMBLADE.ask(table, options=True).options}
    assert {name: one.amount for name, one in told.items()} == {
        "Crit": 5,
        "Heroics": 3,
        "Fumble": -2,
    }
    assert told["Crit"].about["blades"] == 1
    assert "ability-crit" in str(told["Crit"].about["does"])
    assert table.seat == 0, "nothing was done by asking"
