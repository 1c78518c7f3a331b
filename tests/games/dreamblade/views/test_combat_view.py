"""The attack under way as it is seen: its total, who waits for damage, why numbers differ."""

from __future__ import annotations

import tomllib
from typing import Any

from oneiros.games.dreamblade import options, questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.layout import CONQUEST, INITIATIVE
from oneiros.games.dreamblade.table.names import PHASES, seat_name
from oneiros.games.dreamblade.text.scenario import STAGE
from oneiros.games.dreamblade.views.combat import total
from oneiros.games.dreamblade.views.shares import usual_share
from oneiros.games.dreamblade.views.typed_view import Combat, see
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY
from tests.games.dreamblade import invented

FIGHT = """
first = "A"
[[miniature]]
name = "Bright Claw"
cost = 6
aspects = ["Passion"]
power = 4
defense = 6
life = 9
[[miniature]]
name = "Salt Block"
cost = 3
aspects = ["Valor"]
power = 2
defense = 4
life = 6
abilities = ["Bodyguard"]
[[miniature]]
name = "Moth Bailiff"
cost = 3
aspects = ["Fear"]
power = 2
defense = 7
life = 4
abilities = ["Bolster +2"]
[A]
c3 = ["Bright Claw"]
[B]
c3 = ["Salt Block", "Moth Bailiff"]
"""


def fought(*answers: str) -> Dreamblade:
    table = STAGE.lay_out(tomllib.loads(FIGHT), "here").state
    assert isinstance(table, Dreamblade)
    for answer in ("strike c3 with all", *answers):
        table.apply(DREAMBLADE.read(table, answer))
    return table


def combat(table: Dreamblade) -> Combat:
    found = see(table).combat
    assert found is not None
    return found


def test_7_7_everybody_who_waits_for_damage_is_shown_with_what_it_would_do() -> None:
    shown = combat(fought("roll 3", "roll 3", "roll 3", "roll 1"))
    assert (shown.attack, shown.damage, shown.left) == ("strike", 10, 10)
    guard, other = shown.defenders
    assert (guard.label, guard.needs, guard.usual) == ("Salt Block#1", [], 6)
    assert (other.label, other.usual) == ("Moth Bailiff#1", 4)
    assert [(one.label, one.amount, one.ability) for one in other.needs] == [
        ("Salt Block#1", 6, "Bodyguard")
    ]
    assert [(one.amount, one.effect) for one in guard.fates] == [(0, ""), (6, "either")]
    assert [(one.amount, one.effect) for one in other.fates] == [
        (0, ""),
        (4, "destroy"),
        (7, "either"),
    ]


def test_7_7_the_usual_shares_come_to_all_the_damage_and_begin_with_the_usual_answer() -> None:
    asked = 0
    for seed in range(12):
        dice = Dice(seed)
        table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
        while table.seat != NOBODY:
            if table.question == questions.DAMAGE:
                shown = combat(table)
                shares = {one.label: one.usual for one in shown.defenders}
                target, amount = options.dealt(table.options[usual_share(table)])
                assert shares[table.roster.labels[target]] == amount
                assert sum(shares.values()) == shown.left
                asked += 1
            table.apply(dice.choose(table))
    assert asked > 20


def test_7_3_dice_count_while_they_are_rolled() -> None:
    assert combat(fought("roll 3", "roll 2")).damage == 5


def test_8_7_a_deathblow_has_a_total_of_its_own() -> None:
    struck = ("roll 3", "roll 3", "roll 3", "roll 3", "damage Salt Block 8")
    table = fought(*struck, "destroy Salt Block")
    shown = combat(table)
    assert (shown.attack, shown.damage) == ("strike", 12)
    for answer in ("deathblow c3 with all", "roll 1", "roll 1"):
        table.apply(DREAMBLADE.read(table, answer))
    shown = combat(table)
    assert (shown.attack, shown.damage) == ("deathblow", 2)
    assert shown.attackers == ["Salt Block#1", "Moth Bailiff#1"]


def test_2_6_printed_numbers_and_their_causes_add_up() -> None:
    changed = 0
    for seed in range(12):
        dice = Dice(seed)
        table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
        while table.seat != NOBODY:
            table.apply(dice.choose(table))
            if dice.below(6) == 0:
                changed += added_up(table)
    assert changed > 50


def added_up(table: Dreamblade) -> int:
    pieces: Any = DREAMBLADE.view(table, NOBODY)["miniatures"]
    found = 0
    for piece, printed in zip(pieces, table.roster.miniatures.values(), strict=True):
        if printed.location:
            continue
        for number in ("power", "defense", "life"):
            change = sum(one["change"] for one in piece["causes"] if one["number"] == number)
            assert piece[number] == getattr(printed, number) + change
            found += change != 0
    return found


def test_2_6_a_minimum_is_a_cause_of_its_own_without_an_ability() -> None:
    text = FIGHT.replace("Bolster +2", "Panic 9")
    table = STAGE.lay_out(tomllib.loads(text), "here").state
    assert isinstance(table, Dreamblade)
    claw = next(one for one in see(table).miniatures if one.name == "Bright Claw")
    assert claw.defense == 1
    assert [(one.change, one.by, one.ability) for one in claw.causes] == [
        (-9, "Moth Bailiff#1", "Panic"),
        (4, "", ""),
    ]


def test_7_7_modifiers_are_added_up_before_the_minimum() -> None:
    table = fought("roll 2", "roll miss", "roll miss", "roll miss")
    table.modifier = -5
    assert total(table, 2) == 0
    assert total(table, 2, 5) == 2


def test_7_3_a_view_tells_what_each_face_is_worth() -> None:
    table = fought("roll 3", "roll 2", "roll blade")
    shown = see(table)
    worth = sum(one.worth * count for one, count in zip(shown.faces, shown.dice, strict=True))
    assert worth == combat(table).damage == 5


def test_4_1_a_view_tells_the_order_of_the_turn() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(Dice(3))))
    dice, turns = Dice(4), 0
    begun: list[tuple[str, str | None]] = []
    told: list[tuple[str, str | None]] = []
    while table.seat != NOBODY:
        table.facts = []
        table.apply(dice.choose(table))
        for fact in table.facts:
            if fact.kind == facts.PHASE_BEGAN:
                phase, player = fact.about
                if phase == INITIATIVE and begun[:1] == told[:1]:
                    # 4.5: a 1 on a die leaves both spawn phases out.
                    assert begun in (told, [one for one in told if one[0] != "spawn"])
                    turns += 1
                if phase == INITIATIVE:
                    begun = []
                begun.append((PHASES[phase], seat_name(player)))
        # Who goes first is known once initiative is over, and before the next one is rolled.
        if table.phase not in (INITIATIVE, CONQUEST):
            told = [(one.phase, one.side) for one in see(table).order]
    assert turns > 2
