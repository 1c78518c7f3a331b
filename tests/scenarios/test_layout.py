"""How a file is laid out: comments, lines, copies, sides, and where a script ends."""

from __future__ import annotations

from tests.scenarios.running import HEAD, SIDES, only, play
from tests.scenarios.running import run_dreamblade as run

FIRST_LINE = 4


def test_comments_and_spaces_are_ignored() -> None:
    lines = [
        "  # a comment",
        "",
        "\tasked   A :  action  # why",
        "#",
        "A: move mirrorman#2   D1 #x",
    ]
    assert play(*lines, "expect   Mirrorman#2  at d1").passed


def test_files_from_other_systems_have_the_same_lines() -> None:
    text = (HEAD + "script = '''\nasked B\n'''\n" + SIDES).replace("\n", "\r\n")
    assert only(run(text)).line == FIRST_LINE


def test_the_script_may_stand_on_one_line() -> None:
    assert only(run(HEAD + "script = '''\nasked B'''\n" + SIDES, "t")).line == 4
    assert only(run(HEAD + "script = '''asked B\n'''\n" + SIDES, "t")).line == 3
    assert only(run(HEAD + "script = 'asked B'\n" + SIDES, "t")).line == 3
    assert only(run(HEAD + "script = 'asked B' # 'asked A'\n" + SIDES, "t")).line == 3


def test_copies_are_numbered_through_both_sides_cells_before_zones() -> None:
    sides = (
        "[B]\nreserves = '2 Mirrorman'\na5 = 'Mirrorman'\n"
        "[A]\nreserves = 'Mirrorman'\nd1 = 'Mirrorman damage 2'\nc1 = 'Mirrorman'\n"
    )
    lines = ["expect d1: Mirrorman#1", "expect c1: Mirrorman#2", "expect A reserves: Mirrorman#3"]
    assert play(*lines, "expect a5: Mirrorman#4", "expect Mirrorman#1 damage 2", sides=sides).passed


def test_own_portals_may_be_overfull_and_uniques_doubled() -> None:
    sides = "[A]\ne1 = ['3 Mirrorman', '3 Iron Thug']\nb2 = '2 Sir Glorious'\n"
    assert play("asked A: unique", "A: keep Sir Glorious#1", sides=sides).passed


def test_a_side_may_be_empty() -> None:
    sides = "[A]\nc3 = 'Mirrorman'\n"
    lines = ["A: move Mirrorman c2", "A: move Mirrorman c3", "expect A scored 2, wins 1"]
    assert play(*lines, "asked chance: initiative", sides=sides).passed


def test_a_script_may_end_before_initiative_but_not_between_its_dice() -> None:
    head = HEAD + "phase = 'initiative'\n"
    assert play("asked chance: initiative", head=head).passed
    assert only(play("roll: 3", head=head)).key == "scenario-roll-missing"


def test_the_dice_of_the_turn_before_decide_about_rerolling_ones() -> None:
    head = HEAD + "phase = 'initiative'\ninitiative = [1, 3]\nformat = { reroll_ones = true }\n"
    assert play("roll: 1 4 5", "expect initiative 5 4", head=head).passed
