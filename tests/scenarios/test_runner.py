"""The runner of scenarios: every way to fail is told with its line."""

from __future__ import annotations

import re

import pytest

from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.text import notation, position
from oneiros.games.dreamblade.text.scenario import run
from oneiros.kernel.stage import Fault, Outcome
from oneiros.words import Words
from tests.root import ROOT

DOCS = ROOT / "docs"

HEAD = 'rule = "6.2"\ntitle = "T"\n'
SIDES = '[A]\nc3 = ["Mirrorman", "2 Twilight Scout"]\ne1 = "Mirrorman"\n[B]\nc3 = "Iron Thug"\n'
# In this position the script begins on line 9.
FIRST_LINE = 9


def play(*lines: str, position: str = HEAD + SIDES) -> Outcome:
    return run(position + "script = '''\n" + "\n".join(lines) + "\n'''\n", "test.toml")


def only(outcome: Outcome) -> Fault:
    assert len(outcome.faults) == 1, outcome.faults
    assert not outcome.passed
    return outcome.faults[0]


def test_a_scenario_that_holds_passes() -> None:
    outcome = play("asked A: action", "A: move Mirrorman#2 d1", "expect Mirrorman#2 at d1")
    assert outcome.passed
    assert (outcome.game, outcome.title, outcome.rules) == ("dreamblade", "T", ("6.2",))
    assert outcome.steps == 3


# Files that say something wrong, the line that is shown, and the sentence.
BAD_FILES = [
    ("rule = [", 1, "scenario-not-toml"),
    ('rule = "1"\nrule = "2"', 2, "scenario-not-toml"),
    ("a = " + "[" * 5000, 1, "scenario-not-toml"),
    ("a = " + "1" * 5000, 1, "scenario-not-toml"),
    ("#" * 100_001, 1, "scenario-long"),
    (HEAD, 1, "scenario-script-missing"),
    (HEAD + "script = 'A: end'\n[A]\nscript = 'A: end'", 1, "scenario-script-twice"),
    (HEAD + "[B]\nscript = 5", 4, "scenario-field"),
    (HEAD + 'script = "A: end\\nA: end"', 3, "scenario-script-quotes"),
    (HEAD + "script = ''", 3, "scenario-script-empty"),
    (HEAD + "\nscript = '''\n# nothing\n'''", 5, "scenario-script-empty"),
    (HEAD + "game = 'chess'\nscript = 'A: end'", 3, "scenario-game"),
    (HEAD + "game = 5\nscript = 'A: end'", 3, "scenario-game"),
    ("rule = '1.1'\nscript = 'A: end'", 1, "scenario-title"),
    ("rule = '1.1'\ntitle = ''\nscript = 'A: end'", 2, "scenario-title"),
    ("title = 'T'\nscript = 'A: end'", 1, "scenario-rule"),
    ("title = 'T'\nrule = []\nscript = 'A: end'", 2, "scenario-rule"),
    ("title = 'T'\nrule = ['1.1', 5]\nscript = 'A: end'", 2, "scenario-rule"),
    ("title = 'T'\nrule = 'Bodyguard'\nscript = 'A: end'", 2, "scenario-rule"),
    ("title = 'T'\nrule = '11 Bodyguards'\nscript = 'A: end'", 2, "scenario-rule"),
    ("title = 'T'\nrule = '7 Bodyguard'\nscript = 'A: end'", 2, "scenario-rule"),
    (HEAD + "turns = 3\nscript = 'A: end'", 3, "scenario-unknown"),
    (HEAD + "turn = 0\nscript = 'A: end'", 3, "scenario-field"),
    (HEAD + "turn = true\nscript = 'A: end'", 3, "scenario-field"),
    (HEAD + "turn = 1.5\nscript = 'A: end'", 3, "scenario-field"),
    (HEAD + "first = 'C'\nscript = 'A: end'", 3, "scenario-field"),
    (HEAD + "wins = [6, 0]\nscript = 'A: end'", 3, "scenario-field"),
    (HEAD + "wins = 2\nscript = 'A: end'", 3, "scenario-field"),
    (HEAD + "initiative = [0, 7]\nscript = 'A: end'", 3, "scenario-field"),
    (HEAD + "phase = 'spawn'\nscript = 'A: end'", 3, "scenario-phase"),
    (HEAD + "phase = 5\nscript = 'A: end'", 3, "scenario-phase"),
    (HEAD + "pool = 5\nscript = 'A: end'", 3, "scenario-pool"),
    (
        HEAD + "phase = 'spawn A'\ninitiative = [1, 5]\nscript = 'A: end'",
        4,
        "scenario-spawn-skipped",
    ),
    (HEAD + "format = { limit = 3 }\nscript = 'A: end'", 3, "setup-format"),
    (HEAD + "format = 3\nscript = 'A: end'", 3, "setup-format"),
    (HEAD + "A = 3\nscript = 'A: end'", 3, "scenario-side"),
    (HEAD + "[A]\nturn = 3\nscript = 'A: end'", 4, "scenario-below-heading"),
    (HEAD + "[A]\nc6 = 'Mirrorman'\nscript = 'A: end'", 4, "scenario-place"),
    (HEAD + "[A]\nc3 = 5\nscript = 'A: end'", 4, "scenario-names"),
    (HEAD + "[A]\nc3 = ['']\nscript = 'A: end'", 4, "scenario-names"),
    (HEAD + "[A]\nc3 = [['Mirrorman']]\nscript = 'A: end'", 4, "scenario-names"),
    (HEAD + "[A]\nc2 = 'Mirrorman'\nc3 = 'Miroman'\nscript = 'A: end'", 5, "miniature-unknown"),
    (HEAD + "[A]\nreserves = '17 Mirrorman'\nscript = 'A: end'", 3, "warband-size"),
    (HEAD + "[B]\ngraveyard = 'Mirrorman damage 2'\nscript = 'A: end'", 4, "scenario-damage"),
    (HEAD + "[B]\nc3 = 'Pearlthorn Castle damage 2'\nscript = 'A: end'", 4, "scenario-damage"),
    (HEAD + "[B]\nc3 = '5 Mirrorman'\nscript = 'A: end'", 4, "scenario-stacking"),
    (HEAD + "[B]\ne1 = '5 Mirrorman'\nscript = 'A: end'", 4, "scenario-stacking"),
    (
        HEAD + "[A]\nc3 = 'Pearlthorn Castle'\n[B]\nc3 = 'Pearlthorn Castle'\nscript = 'A: end'",
        6,
        "scenario-locations",
    ),
    (HEAD + "miniature = 5\nscript = 'A: end'", 3, "scenario-miniatures"),
    (HEAD + "[[miniature]]\nname = 'Tiger'\nscript = 'A: end'", 3, "miniature-shape"),
]
CREATURE = "cost = 1\naspects = ['Fear']\npower = 1\ndefense = 1\nlife = 1\n"


@pytest.mark.parametrize(("text", "line", "key"), BAD_FILES)
def test_a_faulty_file_is_refused_with_its_line(text: str, line: int, key: str) -> None:
    fault = only(run(text, "test.toml"))
    assert (fault.key, fault.line) == (key, line)


@pytest.mark.parametrize(
    ("field", "key"),
    [
        ("name = 'Mirrorman'", "scenario-name-taken"),
        ("name = 'Tiger'", "scenario-name-taken"),
        ("name = 'Cat'\nabilities = ['Roar']", "ability-unknown"),
        ("name = 'Cat'\nabilities = ['blade: Bodyguard']", "ability-activation"),
        ("name = 'Cat'\nabilities = ['Fight Dragon +1']", "miniature-unknown-word"),
        ("name = 'Cat'\nlineage = 'Feline'", "miniature-word"),
    ],
)
def test_a_faulty_invention_is_refused_with_its_line(field: str, key: str) -> None:
    tiger = "[[miniature]]\nname = 'Tiger'\n" + CREATURE
    text = HEAD + tiger + "[[miniature]]\n" + field + "\n" + CREATURE + "script = 'A: end'"
    fault = only(run(text, "test.toml"))
    assert (fault.key, fault.line) == (key, 10)


# Lines of a script after "A: strike c3 with Mirrorman", whose three dice wait to be rolled.
ROLLED = ["A: strike c3 with Mirrorman", "roll: 1 miss miss"]
BAD_SCRIPTS = [
    (["A strikes"], 0, "scenario-line"),
    (["A: end " + "x" * 2000], 0, "scenario-line-long"),
    (["C: end"], 0, "scenario-seat"),
    (["legal chance: end"], 0, "scenario-seat"),
    (["asked D: action"], 0, "scenario-seat"),
    (["refused A: move Mirrorman#1 c4"], 0, "scenario-rule-number"),
    (["refused A: move Mirrorman#1 c4 (six)"], 0, "scenario-rule-number"),
    (["B: end"], 0, "scenario-other-asked"),
    (["A: dance"], 0, "scenario-not-understood"),
    (["A: move Unicorn c4"], 0, "scenario-not-understood"),
    (["A: strike c3 with Twilight Scout"], 0, "scenario-not-understood"),
    (["A: move Mirrorman#1 c4"], 0, "scenario-answer-refused"),
    (["A: strike c3 with Mirrorman"], 0, "scenario-roll-missing"),
    (["A: strike c3 with Mirrorman", "A: end"], 1, "scenario-roll-missing"),
    (["A: strike c3 with Mirrorman", "roll: 1 miss"], 1, "scenario-roll-missing"),
    (["A: strike c3 with Mirrorman", "roll: 1", "expect turn 9"], 2, "scenario-roll-missing"),
    (["A: strike c3 with Mirrorman", "roll: 4"], 1, "scenario-roll-wrong"),
    (["A: strike c3 with Mirrorman", "roll: 1 miss miss miss"], 1, "scenario-roll-unused"),
    (["roll: 1"], 0, "scenario-roll-unused"),
    (["asked B: action"], 0, "scenario-asked"),
    (["asked B"], 0, "scenario-asked"),
    (["asked A: damage"], 0, "scenario-asked"),
    (["asked nobody"], 0, "scenario-asked"),
    (["asked chance: attack"], 0, "scenario-asked"),
    (["options B: end"], 0, "scenario-asked"),
    (["options: end"], 0, "scenario-options-more"),
    (["options: move Mirrorman#1 c4"], 0, "scenario-options-illegal"),
    (["options: dance"], 0, "scenario-not-understood"),
    (["legal A: end; move Mirrorman#1 c4"], 0, "scenario-not-legal"),
    (["legal B: end"], 0, "scenario-not-legal"),
    (["illegal A: move Mirrorman#1 c4; end"], 0, "scenario-legal"),
    (["refused A: end (6.1)"], 0, "scenario-legal"),
    (["refused A: move Mirrorman#1 c4 (7.1)"], 0, "scenario-other-rule"),
    (["refused A: dance (7.1)"], 0, "scenario-not-understood"),
    (["expect Mirrorman at c3"], 0, "scenario-not-understood"),
    (["expect Unicorn at c3"], 0, "scenario-not-understood"),
    (["expect Mirrorman#1 sleeps"], 0, "scenario-not-understood"),
    (["expect Mirrorman#1 at c9"], 0, "scenario-not-understood"),
    (["expect Mirrorman#1 power many"], 0, "scenario-not-understood"),
    (["expect A luck 3"], 0, "scenario-not-understood"),
    (["expect A garden: Mirrorman"], 0, "scenario-not-understood"),
    (["expect c3: Unicorn"], 0, "scenario-not-understood"),
    (["expect c3: ,"], 0, "scenario-not-understood"),
    (["expect first C"], 0, "scenario-not-understood"),
    (["expect phase lunch"], 0, "scenario-not-understood"),
    (["expect dice 7"], 0, "scenario-not-understood"),
    (["expect draw now"], 0, "scenario-not-understood"),
    (["expect Mirrorman#1 at c4"], 0, "scenario-unmet"),
    (["expect Mirrorman#1 in graveyard"], 0, "scenario-unmet"),
    (["expect Mirrorman#1 power 4"], 0, "scenario-unmet"),
    (["expect Mirrorman#1 defense 4"], 0, "scenario-unmet"),
    (["expect Mirrorman#1 life 4"], 0, "scenario-unmet"),
    (["expect Mirrorman#1 damage 4"], 0, "scenario-unmet"),
    (["expect Mirrorman#1 cost 6"], 0, "scenario-unmet"),
    (["expect Mirrorman#1 unengaged"], 0, "scenario-unmet"),
    (["expect Mirrorman#1 at c3, power 3, damage 1"], 0, "scenario-unmet"),
    (["expect c3: Mirrorman, Twilight Scout, Iron Thug"], 0, "scenario-unmet"),
    (["expect c3: 2 Mirrorman, Twilight Scout, Iron Thug"], 0, "scenario-unmet"),
    (["expect c3: Mirrorman#2, 2 Twilight Scout, Iron Thug"], 0, "scenario-unmet"),
    (["expect c3 empty"], 0, "scenario-unmet"),
    (["expect c4: Mirrorman"], 0, "scenario-unmet"),
    (["expect B graveyard: Iron Thug"], 0, "scenario-unmet"),
    (["expect A points 1"], 0, "scenario-unmet"),
    (["expect A wins 1"], 0, "scenario-unmet"),
    (["expect A bonus 1"], 0, "scenario-unmet"),
    (["expect A pool 0"], 0, "scenario-unmet"),
    (["expect A scored 0"], 0, "scenario-unmet"),
    (["expect A claimed c3"], 0, "scenario-unmet"),
    (["expect turn 3"], 0, "scenario-unmet"),
    (["expect first B"], 0, "scenario-unmet"),
    (["expect phase spawn A"], 0, "scenario-unmet"),
    (["expect initiative 3 4"], 0, "scenario-unmet"),
    (["expect dice 1"], 0, "scenario-unmet"),
    (["expect blades 1"], 0, "scenario-unmet"),
    (["expect winner A"], 0, "scenario-unmet"),
    (["expect draw"], 0, "scenario-unmet"),
]


@pytest.mark.parametrize(("lines", "at", "key"), BAD_SCRIPTS)
def test_a_faulty_script_is_refused_with_its_line(lines: list[str], at: int, key: str) -> None:
    fault = only(play(*lines))
    assert (fault.key, fault.line) == (key, FIRST_LINE + at)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_fault_has_its_sentence(language: str) -> None:
    words = Words(language)
    texts = [text for text, _, _ in BAD_FILES]
    outcomes = [run(text, "test.toml") for text in texts]
    outcomes += [play(*lines) for lines, _, _ in BAD_SCRIPTS]
    for outcome in outcomes:
        assert outcome.faults
        for fault in outcome.faults:
            if not fault.key.startswith("scenario-"):
                continue
            assert words.say(fault.key, **fault.details)


def test_what_fails_behind_a_fault_is_told_too() -> None:
    reason = only(play("A: move Mirrorman#1 c4")).reason
    assert reason is not None
    assert (reason.key, reason.details["rule"]) == ("reason-engaged", "6.2")
    reason = only(play("A: strike c3 with Twilight Scout")).reason
    assert reason is not None
    assert "Twilight Scout#2" in str(reason.details["candidates"])
    fault = only(play("refused A: move Mirrorman#1 c4 (7.1)"))
    assert fault.details["found"] == "6.2"
    assert fault.reason is not None


def test_checks_go_on_after_a_fault_but_answers_do_not() -> None:
    outcome = play("expect turn 3", "asked B", "A: dance", "expect turn 4")
    assert [fault.line for fault in outcome.faults] == [9, 10, 11]


def test_every_unreadable_line_is_shown_and_nothing_is_played() -> None:
    outcome = play("A strikes", "expect turn 3", "C: end", "A: dance")
    assert [(fault.line, fault.key) for fault in outcome.faults] == [
        (9, "scenario-line"),
        (11, "scenario-seat"),
    ]
    assert outcome.steps == 0


def test_a_check_that_fails_while_dice_wait_is_a_missing_roll() -> None:
    fault = only(play("A: strike c3 with Mirrorman", "roll: 1 1", "expect turn 3", "roll: 1"))
    assert (fault.line, fault.key) == (11, "scenario-roll-missing")
    assert fault.reason is not None
    assert fault.reason.key == "scenario-unmet"


def test_looking_while_dice_wait_is_allowed() -> None:
    lines = ["A: strike c3 with Mirrorman", "asked chance: attack", "expect Mirrorman#1 at c3"]
    refused = ["refused A: end (10.7)", "roll: 1", "expect dice 1", "roll: 1 1"]
    assert play(*lines, *refused).passed


def test_the_other_player_is_refused_as_not_asked() -> None:
    assert play("refused B: end (4.1)", "refused B: move Iron Thug c4 (4.1)").passed
    assert only(play("illegal B: end")).key == "scenario-asked"


def test_nothing_is_legal_after_the_end_of_the_game() -> None:
    over = (
        HEAD + "phase = 'conquest'\nwins = [5, 0]\n" + SIDES.replace("[B]", "c4 = 'Mirrorman'\n[B]")
    )
    lines = ["asked nobody", "expect winner A", "refused A: deathblow c3 with all (9.3)"]
    assert play(
        *lines, "refused B: end (9.3)", "expect A scored 4, claimed c4", position=over
    ).passed
    assert only(play("options: end", position=over)).key == "scenario-options-illegal"
    assert only(play("legal A: end", position=over)).key == "scenario-not-legal"
    fault = only(play("A: end", position=over))
    assert fault.key == "scenario-other-asked"
    assert fault.details["asked"] == "nobody"


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
    text = (HEAD + SIDES + "script = '''\nasked B\n'''\n").replace("\n", "\r\n")
    assert only(run(text, "test.toml")).line == FIRST_LINE


def test_the_script_may_stand_at_the_top_or_on_one_line() -> None:
    assert only(run(HEAD + "script = '''\nasked B'''\n" + SIDES, "t")).line == 4
    assert only(run(HEAD + "script = '''asked B\n'''\n" + SIDES, "t")).line == 3
    assert only(run(HEAD + "script = 'asked B'\n" + SIDES, "t")).line == 3
    assert only(run(HEAD + "script = 'asked B' # 'asked A'\n" + SIDES, "t")).line == 3


def test_copies_are_numbered_through_both_sides_cells_before_zones() -> None:
    text = HEAD + (
        "[B]\nreserves = '2 Mirrorman'\na5 = 'Mirrorman'\n"
        "[A]\nreserves = 'Mirrorman'\nd1 = 'Mirrorman damage 2'\nc1 = 'Mirrorman'\n"
    )
    lines = ["expect d1: Mirrorman#1", "expect c1: Mirrorman#2", "expect A reserves: Mirrorman#3"]
    assert play(
        *lines, "expect a5: Mirrorman#4", "expect Mirrorman#1 damage 2", position=text
    ).passed


def test_own_portals_may_be_overfull_and_uniques_doubled() -> None:
    text = HEAD + "[A]\ne1 = ['3 Mirrorman', '3 Iron Thug']\nb2 = '2 Sir Glorious'\n"
    assert play("asked A: unique", "A: keep Sir Glorious#1", position=text).passed


def test_a_side_may_be_empty() -> None:
    text = HEAD + "[A]\nc3 = 'Mirrorman'\n"
    lines = ["A: move Mirrorman c2", "A: move Mirrorman c3", "expect A scored 2, wins 1"]
    assert play(*lines, "asked chance: initiative", position=text).passed


def test_a_script_may_end_before_initiative_but_not_between_its_dice() -> None:
    text = HEAD + "phase = 'initiative'\n" + SIDES
    assert play("asked chance: initiative", position=text).passed
    assert only(play("roll: 3", position=text)).key == "scenario-roll-missing"


def test_the_dice_of_the_turn_before_decide_about_rerolling_ones() -> None:
    text = HEAD + "phase = 'initiative'\ninitiative = [1, 3]\nformat = { reroll_ones = true }\n"
    assert play("roll: 1 4 5", "expect initiative 5 4", position=text + SIDES).passed


def blocks(page: str) -> list[str]:
    return re.findall(r"```toml\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", blocks("scenarios.md"))
def test_the_examples_of_the_page_pass(text: str) -> None:
    assert run(text, "scenarios.md").faults == []


def test_the_position_of_the_page_is_read_and_written() -> None:
    line = re.search(r"^turn 4; .+$", (DOCS / "notation.md").read_text("utf-8"), re.MULTILINE)
    assert line is not None
    assert position.write(position.read(line[0], Format())) == line[0]


def test_every_verb_is_on_the_page_of_notation() -> None:
    page = (DOCS / "notation.md").read_text("utf-8")
    verbs = [*notation.WITH_CELL.values(), *notation.ALONE.values(), *notation.PLAIN.values()]
    for verb in [*verbs, *notation.GROUPS.values(), "activate", "reroll", "blade", "resolve"]:
        assert f"`{verb}" in page
