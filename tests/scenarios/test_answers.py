"""Answers of a script of Dreamblade: several in a line, names without numbers, clear refusals."""

from __future__ import annotations

import pytest

from oneiros.kernel.errors import Refusal
from oneiros.kernel.scenarios.stage import Outcome
from oneiros.words import Words, dreamblade
from tests.scenarios.running import only, run_dreamblade

HEAD = 'rule = "7.7"\ntitle = "T"\n'
# Two cells are contested, so that the phase goes on after the first combat.
FIGHT = """
[A]
c3 = ["Saint of Roses", "Mirrorman"]
d4 = "Iron Thug"

[B]
c3 = ["Faceless Stalker", "Night Queen", "Mirrorman"]
d4 = "Iron Thug"
"""
ROLLED = ["A: strike c3 with all", "roll: 3 3 1 miss miss miss miss miss"]
RESERVES = """
[A]
e1 = "Mirrorman"
reserves = ["2 Twilight Scout", "Mirrorman"]

[B]
a5 = "Iron Thug"
"""
SPAWNING = HEAD + "phase = 'spawn A'\npool = 30\n"


def play(*lines: str, head: str = HEAD, sides: str = FIGHT) -> Outcome:
    return run_dreamblade(head + "script = '''\n" + "\n".join(lines) + "\n'''\n" + sides)


def reason_of(outcome: Outcome) -> Refusal:
    reason = only(outcome).reason
    assert reason is not None
    return reason


def test_damage_in_one_line_is_an_answer_for_each_defender() -> None:
    split = "A: damage Faceless Stalker 4, Night Queen 2"
    expected = ["expect Faceless Stalker damage 4", "expect Night Queen damage 2"]
    assert play(*ROLLED, split, *expected, "expect Mirrorman#2 damage 1").passed


def test_the_rest_that_nobody_is_asked_about_may_be_said_too() -> None:
    split = "A: damage Faceless Stalker 4, Night Queen 2, Mirrorman 1"
    assert play(*ROLLED, split, "expect Mirrorman#2 damage 1").passed
    nothing = "A: damage Faceless Stalker 4,Night Queen 3, Mirrorman#2 0"
    assert play(*ROLLED, nothing, "expect Night Queen damage 3").passed


@pytest.mark.parametrize(
    ("split", "text", "key"),
    [
        # The last one has got 1.
        (
            "Faceless Stalker 4, Night Queen 2, Mirrorman 2",
            "Mirrorman 2",
            "scenario-answer-refused",
        ),
        ("Faceless Stalker 7, Night Queen 1", "Night Queen 1", "scenario-answer-refused"),
        ("Faceless Stalker 7, Unicorn 0", "Unicorn 0", "scenario-not-understood"),
        # Nothing is said of the second, who is asked about.
        ("Faceless Stalker 4, Mirrorman#2 3", "Mirrorman#2 3", "scenario-answer-refused"),
        ("Faceless Stalker 4, Mirrorman#2 0", "Mirrorman#2 0", "scenario-answer-refused"),
        ("Faceless Stalker 8, Night Queen 1", "Faceless Stalker 8", "scenario-answer-refused"),
        ("Night Queen 1, Faceless Stalker 6", "Night Queen 1", "scenario-answer-refused"),
        ("Faceless Stalker 4, Unicorn 3", "Unicorn 3", "scenario-not-understood"),
    ],
)
def test_a_split_that_does_not_hold_is_told_by_its_part(split: str, text: str, key: str) -> None:
    fault = only(play(*ROLLED, f"A: damage {split}"))
    assert (fault.key, fault.details["text"]) == (key, f"damage {text}")


def test_a_whole_split_can_be_tried() -> None:
    legal = "damage Faceless Stalker 4, Night Queen 2"
    lines = [
        f"legal A: {legal}; {legal}, Mirrorman#2 1; damage Faceless Stalker 7, Mirrorman#2 0",
        f"illegal A: {legal}, Mirrorman#2 2; damage Faceless Stalker 8, Night Queen 0",
        f"refused A: {legal}, Mirrorman#2 2 (7.7)",
        "refused A: damage Faceless Stalker 8, Night Queen 1 (7.7)",
        "refused A: damage Night Queen 1, Faceless Stalker 6 (7.7)",
        f"refused B: {legal} (4.1)",
    ]
    # Trying changes nothing: the first defender is asked about still.
    assert play(*ROLLED, *lines, "asked A: damage", f"A: {legal}").faults == []
    fault = only(play(*ROLLED, f"illegal A: {legal}, Mirrorman#2 1", "asked A: damage"))
    assert (fault.key, fault.details["text"]) == ("scenario-legal", f"{legal}, Mirrorman#2 1")
    fault = only(play(*ROLLED, f"legal A: {legal}, Mirrorman#2 2"))
    assert (fault.key, fault.details["rule"]) == ("scenario-not-legal", "7.7")
    assert reason_of(play(*ROLLED, f"legal A: {legal}, Unicorn 2")).key == "notation-name"


def test_the_options_of_a_question_are_single_answers() -> None:
    fault = only(play(*ROLLED, "options: damage Faceless Stalker 4, Night Queen 2"))
    assert fault.key == "scenario-options-several"


@pytest.mark.parametrize(
    ("split", "who", "found", "came"),
    [
        ("Faceless Stalker 4, Night Queen 2, Mirrorman#2 2", "Mirrorman#2", 1, 2),
        ("Faceless Stalker 4, Night Queen 2, Mirrorman#2 1, Iron Thug#1 4", "Iron Thug#1", 0, 4),
        ("Faceless Stalker 7, Faceless Stalker 7", "Faceless Stalker#1", 0, 7),
    ],
)
def test_a_wrong_rest_is_told_with_what_it_was(split: str, who: str, found: int, came: int) -> None:
    reason = reason_of(play(*ROLLED, f"A: damage {split}"))
    details = {"miniature": who, "found": found, "came": came, "rule": "7.7"}
    assert (reason.key, reason.details) == ("reason-damage-rest", details)
    assert f"got {found} of the rest, not {came}" in dreamblade.refusal(Words("en"), reason)
    assert f"otrzymała {found}, a nie {came}" in dreamblade.refusal(Words("pl"), reason)


def test_a_split_is_an_answer_and_no_expectation() -> None:
    alone = FIGHT.replace('["Faceless Stalker", "Night Queen", "Mirrorman"]', '"Night Queen"')
    # The only defender is assigned everything without a question.
    fault = only(play(*ROLLED, "A: damage Night Queen 7, Iron Thug#2 0", sides=alone))
    assert fault.key == "scenario-answer-refused"


def test_any_of_several_copies_in_reserves_is_spawned_without_its_number() -> None:
    lines = ["legal A: spawn Twilight Scout e1", "A: spawn twilight scout e1"]
    expected = ["expect e1: Mirrorman#1, Twilight Scout#1", "A: spawn Twilight Scout#2 e1"]
    assert play(*lines, *expected, head=SPAWNING, sides=RESERVES).passed
    second = ["A: spawn Twilight Scout#2 e1", "A: spawn Twilight Scout e1"]
    assert play(*second, "expect A reserves: Mirrorman", head=SPAWNING, sides=RESERVES).passed


def test_copies_that_differ_need_their_numbers() -> None:
    ghoul = """
[[miniature]]
name = "Ghoul"
cost = 3
aspects = ["Fear"]
power = 1
defense = 2
life = 3
abilities = ["Respawn 5"]
"""
    sides = "[A]\ne1 = 'Mirrorman'\nreserves = 'Ghoul'\ngraveyard = 'Ghoul'\n[B]\na5 = 'Ghoul'\n"
    reason = reason_of(play("A: spawn Ghoul e1", head=SPAWNING, sides=sides + ghoul))
    assert reason.key == "notation-ambiguous"
    assert reason.details["candidates"] == "spawn Ghoul#1 e1; spawn Ghoul#2 e1"


@pytest.mark.parametrize(
    "line",
    [
        "A: move Mirrorman#7 c4",
        "A: strike c3 with Mirrorman#7",
        "legal A: move mirrorman#7 c4",
        "expect Mirrorman#7 at c3",
        "expect c3: Mirrorman#7",
        "legal A: blade Crit: Mirrorman#7 from Night Queen",
        "legal A: blade Crit: Night Queen by Mirrorman#7",
        "legal A: resolve Ambush: Night Queen on Mirrorman#7",
    ],
)
def test_a_wrong_number_is_refused_with_the_copies_there_are(line: str) -> None:
    reason = reason_of(play(line))
    assert reason.key == "notation-copy"
    assert reason.details["copies"] == "Mirrorman#1, Mirrorman#2"
    assert "Mirrorman#1, Mirrorman#2" in dreamblade.refusal(Words("en"), reason)
    assert "Mirrorman#1, Mirrorman#2" in dreamblade.refusal(Words("pl"), reason)


CASTLE = "[A]\ne1 = ['Mirrorman', 'Pearlthorn Castle']\nreserves = 'Iron Thug'\n[B]\na5 = 'Ox'\n"
OX = """
[[miniature]]
name = "Ox"
cost = 3
aspects = ["Fear"]
power = 1
defense = 2
life = 3
abilities = ["Charge 2", "blade: Crit 1"]
"""


@pytest.mark.parametrize(
    ("text", "came", "printed"),
    [
        ("activate Pearlthorn Castle: Lure", "Lure", "spawn 1: Gather"),
        ("activate Mirrorman: Gather", "Gather", "–"),
        ("blade Lure: Ox", "Lure", "Charge 2; blade: Crit 1"),
        ("blade Lure: Mirrorman from Ox", "Lure", "Charge 2; blade: Crit 1"),
        ("resolve Ambush: Ox on Mirrorman", "Ambush", "Charge 2; blade: Crit 1"),
        ("reroll Ox: miss", "Fortunate", "Charge 2; blade: Crit 1"),
    ],
)
def test_an_ability_that_is_not_there_is_refused_with_those_that_are(
    text: str, came: str, printed: str
) -> None:
    reason = reason_of(play(f"legal A: {text}", head=SPAWNING, sides=CASTLE + OX))
    assert (reason.key, reason.details["came"]) == ("notation-ability", came)
    assert reason.details["printed"] == printed
    for language in ("en", "pl"):
        assert printed in dreamblade.refusal(Words(language), reason)


def test_a_refusal_by_an_ability_may_name_its_own_line_of_rule_11() -> None:
    sides = "[A]\ne1 = 'Sir Glorious'\nreserves = ['Sir Glorious', 'Mirrorman']\n"
    line = "refused A: spawn Sir Glorious#2 e1"
    assert play(f"{line} (11)", f"{line} (11 Unique)", head=SPAWNING, sides=sides).passed
    fault = only(play(f"{line} (11 Vengeance)", head=SPAWNING, sides=sides))
    assert fault.key == "scenario-other-rule"
    assert (fault.details["expected"], fault.details["found"]) == ("11 Vengeance", "11 Unique")


def test_damage_held_in_a_combat_can_be_expected() -> None:
    sides = FIGHT + OX.replace('["Charge 2", "blade: Crit 1"]', '["blade: Assault 2"]')
    sides = sides.replace('"Saint of Roses"', '"Ox"')
    lines = ["A: strike c3 with Ox", "roll: blade", "A: target Night Queen", "roll: 3 1"]
    held = ["asked A: strike", "expect Night Queen held 0, damage 4"]
    assert play(*lines, *held, sides=sides).passed
    crits = ["expect Night Queen held 0", "roll: 3", "expect Night Queen held 0", "roll: 1"]
    assert play(*lines[:3], *crits, sides=sides).passed
    armed = sides.replace("power = 1", "power = 2")
    lines = ["A: strike c3 with Ox", "roll: blade 3", "A: target Night Queen", "roll: 3 1"]
    asked = ["asked A: damage", "expect Night Queen held 4, damage 0", "expect Mirrorman#2 held 0"]
    split = ["A: damage Faceless Stalker 2, Night Queen 1, Mirrorman#2 0"]
    assert play(*lines, *asked, *split, "expect Night Queen held 0, damage 5", sides=armed).passed
    fault = only(play(*lines, "expect Night Queen held 3", sides=armed))
    assert (fault.key, fault.details["found"]) == ("scenario-unmet", "4")
