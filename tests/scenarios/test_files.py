"""Everything that cannot be read in a file is told at once, each fault with its line."""

from __future__ import annotations

import pytest

from oneiros.kernel.errors import BadData
from oneiros.words import Words, dreamblade
from tests.scenarios.running import run_dreamblade, run_dreamscape, shown

DREAMBLADE = """rule = ["6.2", "99.9"]
turn = 0
turns = 3
first = "C"
phase = "lunch"
wins = [6, 0]
format = { limit = 3 }

script = '''
A strikes
expect turn 3
'''

[A]
c3 = ["Miroman", "Mirrorman"]
c6 = "Mirrorman"
d4 = ["Tiger", "Cat"]
reserves = 5

[B]
turn = 3

[[miniature]]
name = "Tiger"

[[miniature]]
name = "Cat"
cost = 1
aspects = ["Fear"]
power = 1
defense = 1
life = 1
abilities = ["Roar"]
"""


def test_a_file_of_dreamblade_is_told_all_that_cannot_be_read() -> None:
    assert shown(run_dreamblade(DREAMBLADE)) == [
        (1, "scenario-title"),
        (1, "scenario-rule"),
        (2, "scenario-field"),
        (3, "scenario-unknown"),
        (4, "scenario-field"),
        (5, "scenario-phase"),
        (6, "scenario-field"),
        (7, "setup-format"),
        (10, "scenario-line"),
        (15, "miniature-unknown"),
        (16, "scenario-place"),
        (18, "scenario-names"),
        (21, "scenario-below-heading"),
        # Cost and aspects, and then power, defense and life.
        (23, "miniature-shape"),
        (23, "miniature-shape"),
        (23, "miniature-needs-stats"),
        (33, "ability-unknown"),
    ]


INVENTED = """rule = "7.8"
title = "T"
script = "asked A"
miniature = [
  { name = "Moth", cost = 3, aspects = ["Fair"], power = 1, defense = 0, life = 6 },
  { name = "Gnat", cost = 3, aspects = ["Fear"], power = 1, defense = 4, life = 6, abilities = [
    "Assault 3",
    "Bodyguard",
    "blade: Swap Self",
  ] },
  { name = "Flea", cost=3, hue = 3, aspects = ["Fear"], power=1, defense=4, life=6, abilities = [
    "Reinforce Moth King", "Charge Wasp King 2",
  ] },
  { name = "Wasp", kind = "location", cost = 3, aspects = ["Fear"], power = 1 },
  { name = "Ant", cost = 3, aspects = ["Fear"], power = "*", defense = 1, abilities = "Fade" },
]
"""


def test_all_that_is_wrong_with_an_invented_miniature_is_told_on_its_line() -> None:
    outcome = run_dreamblade(INVENTED)
    assert [(fault.line, fault.key, fault.details["entry"]) for fault in outcome.faults] == [
        (5, "miniature-shape", "Moth"),
        (5, "miniature-word", "Moth"),
        (7, "ability-activation", "Gnat"),
        (9, "ability-words", "Gnat"),
        (11, "miniature-field", "Flea"),
        (14, "miniature-location-stats", "Wasp"),
        (15, "miniature-shape", "Ant"),
        (15, "miniature-needs-stats", "Ant"),
    ]
    named = run_dreamblade(INVENTED.replace(" hue = 3,", ""))
    unknown = [fault.line for fault in named.faults if fault.key == "miniature-unknown-word"]
    assert unknown == [12, 12]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Moth: defense cannot be “0”; write it as: 1–60 (rule 2.1)."),
        ("pl", "Moth: Pole defense nie może mieć wartości „0”; zapisz je tak: 1–60 (zasada 2.1)."),
    ],
)
def test_a_fault_of_a_miniature_names_it_and_its_field(language: str, sentence: str) -> None:
    fault = run_dreamblade(INVENTED).faults[0]
    assert dreamblade.refusal(Words(language), BadData(fault.key, **fault.details)) == sentence


def test_what_comes_near_is_left_out_where_nothing_does() -> None:
    text = 'rule = "99.9"\ntitle = 5\ncolour = 1\nscript = "asked A"\n[A]\nc3 = "Qqqq"\n'
    faults = run_dreamblade(text).faults
    said = [dreamblade.refusal(Words("en"), BadData(one.key, **one.details)) for one in faults]
    assert said[0].endswith('or an ability as "11 Bodyguard".')
    assert said[1:] == [
        'title cannot be “5”; write it as: "…".',
        "There is no field called colour.",
        "No miniature is called “Qqqq”.",
    ]


def test_damage_without_its_number_is_told() -> None:
    head = 'rule = "1.7"\ntitle = "T"\nscript = "asked A"\n[A]\n'
    row = 'c3 = [\n"Iron Thug",\n"Mirrorman damage x",\n"2 Mirrorman damage"]\n'
    outcome = run_dreamblade(head + row)
    assert shown(outcome) == [(7, "scenario-damage-number"), (8, "scenario-damage-number")]
    for language in ("en", "pl"):
        fault = outcome.faults[0]
        said = dreamblade.refusal(Words(language), BadData(fault.key, **fault.details))
        assert "Mirrorman damage 3" in said


def test_whether_the_parts_fit_is_told_once_all_can_be_read() -> None:
    crowded = 'rule = "1.7"\ntitle = "T"\nscript = "A: end"\n[A]\nc3 = "5 Mirrorman"\n'
    assert shown(run_dreamblade(crowded)) == [(5, "scenario-stacking")]
    assert shown(run_dreamblade(crowded + 'c4 = "Miroman"\n')) == [(6, "miniature-unknown")]


DREAMSCAPE = """game = "dreamscape"
rule = "5.99"
title = "T"
phase = "lunch"
cycle = 9
points = 7
order = 5
bags = "G"

script = '''
A places
'''

[A]
score = "many"
hands = "XYZ"
cards = ["Memory Roc", "Memory Rock=purple"]
pile = ["Hermit"]
covered = "pink"
flipped = 3
mountains = ["z9"]
land = [
  ". . Q . .",
]

[B]
tail = 3

[row]
7 = "G"

[decks]
I = ["Nothing"]
"""


def test_a_file_of_dreamscape_is_told_all_that_cannot_be_read() -> None:
    assert shown(run_dreamscape(DREAMSCAPE)) == [
        (2, "scenario-rule"),
        (4, "scenario-field"),
        (5, "scenario-field"),
        (6, "scenario-field"),
        (7, "scenario-field"),
        (8, "scenario-unknown"),
        (11, "scenario-line"),
        (15, "scenario-field"),
        (16, "scenario-field"),
        (17, "dreamcard-unknown"),
        (17, "notation-kind"),
        (18, "dreamcard-unknown"),
        (19, "notation-kind"),
        (20, "scenario-field"),
        (21, "notation-slot"),
        (22, "structure-token"),
        (27, "scenario-unknown"),
        (30, "scenario-unknown"),
        (33, "dreamcard-unknown"),
    ]


def test_a_whole_game_has_no_position_beside_it() -> None:
    text = """game = "dreamscape"
rule = "2.1"
title = "T"
phase = "setup"
cycle = 3
script = "asked chance: marker"
"""
    assert shown(run_dreamscape(text)) == [(5, "scenario-field")]
    assert run_dreamscape(text.replace("cycle = 3\n", "")).steps == 1


CARD = """
[[card]]
name = "{name}"
level = 1
points = 5
power = "{power}"
structure = ["W@ G"]
"""


def test_every_invented_card_is_judged_for_itself() -> None:
    head = 'game = "dreamscape"\nrule = "6.1"\ntitle = "T"\nscript = "asked A"\n'
    good = CARD.format(name="Pond", power="tower")
    bad = CARD.format(name="Pool", power="swimming") + CARD.format(name="", power="tower")
    assert [line for line, _ in shown(run_dreamscape(head + good + bad))] == [13, 20]
    assert run_dreamscape(head + good).passed
