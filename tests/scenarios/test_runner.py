"""The runner of scenarios: every way to fail is told with its line."""

from __future__ import annotations

import pytest

from oneiros.kernel.errors import BadData
from oneiros.words import Words, dreamblade
from tests.scenarios.running import HEAD, SIDES, only, play
from tests.scenarios.running import run_dreamblade as run

# Below this head the script begins on line 4.
FIRST_LINE = 4
START = HEAD + "script = 'A: end'\n"


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
    (HEAD + "[A]\nc3 = 'Mirrorman'\nscript = 'A: end'", 5, "scenario-script-below"),
    (START + "[A]\nscript = 'A: end'", 5, "scenario-script-below"),
    (HEAD + "script = 5", 3, "scenario-field"),
    (HEAD + 'script = "A: end\\nA: end"', 3, "scenario-script-quotes"),
    (HEAD + "script = ''", 3, "scenario-script-empty"),
    (HEAD + "\nscript = '''\n# nothing\n'''", 5, "scenario-script-empty"),
    (HEAD + "game = 'chess'\nscript = 'A: end'", 3, "scenario-game"),
    (HEAD + "game = 5\nscript = 'A: end'", 3, "scenario-game"),
    ("rule = '1.1'\nscript = 'A: end'", 1, "scenario-title"),
    ("rule = '1.1'\ntitle = ''\nscript = 'A: end'", 2, "scenario-title"),
    ("title = 'T'\nscript = 'A: end'", 1, "scenario-rule-missing"),
    ("title = 'T'\nrule = []\nscript = 'A: end'", 2, "scenario-rule-missing"),
    ("title = 'T'\nrule = 7.8\nscript = 'A: end'", 2, "scenario-rule"),
    ("title = 'T'\nrule = '99.9'\nscript = 'A: end'", 2, "scenario-rule"),
    ("title = 'T'\nrule = '7'\nscript = 'A: end'", 2, "scenario-rule"),
    ("title = 'T'\nrule = '11'\nscript = 'A: end'", 2, "scenario-rule"),
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
    (START + "[A]\nturn = 3", 5, "scenario-below-heading"),
    (START + "[A]\nc6 = 'Mirrorman'", 5, "scenario-place"),
    (START + "[A]\nc3 = 5", 5, "scenario-names"),
    (START + "[A]\nc3 = ['']", 5, "scenario-names"),
    (START + "[A]\nc3 = [['Mirrorman']]", 5, "scenario-names"),
    (START + "[A]\nc2 = 'Mirrorman'\nc3 = 'Miroman'", 6, "miniature-unknown"),
    (START + "[A]\nreserves = '17 Mirrorman'", 4, "warband-size"),
    (START + "[B]\ngraveyard = 'Mirrorman damage 2'", 5, "scenario-damage"),
    (START + "[B]\nc3 = 'Pearlthorn Castle damage 2'", 5, "scenario-damage"),
    (START + "[B]\nc3 = '5 Mirrorman'", 5, "scenario-stacking"),
    (START + "[B]\ne1 = '5 Mirrorman'", 5, "scenario-stacking"),
    (
        START + "[A]\nc3 = 'Pearlthorn Castle'\n[B]\nc3 = 'Pearlthorn Castle'",
        7,
        "scenario-locations",
    ),
    (HEAD + "miniature = 5\nscript = 'A: end'", 3, "scenario-miniatures"),
    (
        START + "[[miniature]]\nname = 'Tiger'\ncost = 99\naspects = ['Fear']\nkind = 'location'",
        6,
        "miniature-shape",
    ),
    (START + "[[miniature]]\nname = 'Tiger'\ncost = 9\nkind = 'location'", 4, "miniature-shape"),
    ("rule = '1.1'\ntitle = 5\nscript = 'A: end'", 2, "scenario-field"),
]
CREATURE = "cost = 1\naspects = ['Fear']\npower = 1\ndefense = 1\nlife = 1\n"


@pytest.mark.parametrize(("text", "line", "key"), BAD_FILES)
def test_a_faulty_file_is_refused_with_its_line(text: str, line: int, key: str) -> None:
    fault = only(run(text))
    assert (fault.key, fault.line) == (key, line)


@pytest.mark.parametrize(
    ("field", "line", "key"),
    [
        ("name = 'Mirrorman'", 11, "scenario-name-taken"),
        ("name = 'Tiger'", 11, "scenario-name-taken"),
        ("name = 'Cat'\nabilities = ['Roar']", 13, "ability-unknown"),
        (
            "name = 'Cat'\nabilities = [ # ] ' two\n 'Loner', 'Fade',\n'Roar']",
            15,
            "ability-unknown",
        ),
        ("name = 'Cat'\nabilities = ['Loner',\n'blade: Fade 1']", 14, "ability-words"),
        ("name = 'Cat'\nabilities = ['blade: Bodyguard']", 13, "ability-activation"),
        ("name = 'Cat'\nabilities = ['Fight Dragon +1']", 13, "miniature-unknown-word"),
        ("name = 'Cat'\nlineage = 'Feline'", 13, "miniature-word"),
    ],
)
def test_a_faulty_invention_is_refused_with_its_line(field: str, line: int, key: str) -> None:
    tiger = "[[miniature]]\nname = 'Tiger'\n" + CREATURE
    fault = only(run(START + tiger + "[[miniature]]\n" + field + "\n" + CREATURE))
    assert (fault.key, fault.line) == (key, line)


def test_a_script_below_an_invention_belongs_above_the_first_heading() -> None:
    tiger = "[[miniature]]\nname = 'Tiger'\n" + CREATURE
    fault = only(run(HEAD + tiger + "script = 'A: end'"))
    assert (fault.line, fault.key) == (10, "scenario-script-below")
    assert fault.details["path"] == "miniature.1.script"
    assert "above the first heading" in Words("en").say(fault.key, **fault.details)
    assert "nad pierwszy nagłówek" in Words("pl").say(fault.key, **fault.details)


def test_a_rule_that_the_page_does_not_have_is_refused_with_those_near_it() -> None:
    fault = only(run(START.replace("6.2", "7.80") + SIDES))
    assert fault.details["came"] == "7.80"
    assert "7.8" in str(fault.details["near"]).split(", ")
    several = run(START.replace('"6.2"', '["99.9", "6.2", "11 Bodygard"]') + SIDES)
    assert [fault.details["came"] for fault in several.faults] == ["99.9", "11 Bodygard"]


# Lines of a script, which of them is at fault, and the sentence.
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


def test_rolls_and_expectations_that_can_never_be_are_told_before_anything_is_played() -> None:
    outcome = play(
        *("A: dance", "roll: 7 miss 9", "expect Mirrorman#1 hold 3, at c3, power x"),
        *("expect Mirorman at c3", "expect turn 3", "expect A luck 3, points 0"),
    )
    assert [(fault.line, fault.key) for fault in outcome.faults] == [
        (5, "scenario-roll-wrong"),
        (6, "scenario-not-understood"),
        (6, "scenario-not-understood"),
        (7, "scenario-not-understood"),
        (9, "scenario-not-understood"),
    ]
    assert outcome.steps == 0
    reasons = [fault.reason for fault in outcome.faults if fault.reason is not None]
    assert [reason.key for reason in reasons] == [
        *("notation-die", "scenario-expectation", "scenario-number", "notation-name"),
        "scenario-expectation",
    ]
    assert reasons[0].details["came"] == "7 9"
    assert reasons[3].details["came"] == "Mirorman"


def test_every_part_of_a_line_that_fails_is_told() -> None:
    outcome = play("expect Mirrorman#1 damage 3, at c3, power 9", "expect A wins 1, points 2")
    found = [fault.details["expected"] for fault in outcome.faults]
    assert found == ["Mirrorman#1 damage 3", "Mirrorman#1 power 9", "A wins 1", "A points 2"]
    outcome = play("illegal A: end; move Mirrorman#1 c4; move Mirrorman#2 d1; dance")
    assert [(fault.key, fault.details["text"]) for fault in outcome.faults] == [
        ("scenario-legal", "end"),
        ("scenario-legal", "move Mirrorman#2 d1"),
        ("scenario-not-understood", "dance"),
    ]
    fault = only(play("options: end; move Mirrorman#1 c4"))
    assert (fault.key, fault.details["found"]) == (
        "scenario-options-illegal",
        "move Mirrorman#1 c4",
    )
    assert fault.reason is not None
    assert fault.reason.key == "scenario-options-more"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_whoever_waits_is_pointed_to_refused(language: str) -> None:
    fault = only(play("illegal B: end; move Iron Thug c4"))
    assert fault.key == "scenario-asked"
    assert fault.reason is not None
    assert "refused B: end" in dreamblade.refusal(Words(language), fault.reason)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_fault_has_its_sentence(language: str) -> None:
    words = Words(language)
    outcomes = [run(text) for text, _, _ in BAD_FILES]
    outcomes += [play(*lines) for lines, _, _ in BAD_SCRIPTS]
    for fault in map(only, outcomes):
        assert dreamblade.refusal(words, BadData(fault.key, **fault.details))
        if fault.reason is not None:
            assert dreamblade.refusal(words, fault.reason)


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
    assert [fault.line for fault in outcome.faults] == [4, 5, 6]


def test_every_unreadable_line_is_shown_and_nothing_is_played() -> None:
    outcome = play("A strikes", "expect turn 3", "C: end", "A: dance")
    assert [(fault.line, fault.key) for fault in outcome.faults] == [
        (4, "scenario-line"),
        (6, "scenario-seat"),
    ]
    assert outcome.steps == 0


def test_a_check_that_fails_while_dice_wait_is_a_missing_roll() -> None:
    fault = only(play("A: strike c3 with Mirrorman", "roll: 1 1", "expect turn 3", "roll: 1"))
    assert (fault.line, fault.key) == (6, "scenario-roll-missing")
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
    over = HEAD + "phase = 'conquest'\nwins = [5, 0]\n"
    sides = SIDES.replace("[B]", "c4 = 'Mirrorman'\n[B]")
    lines = ["asked nobody", "expect winner A", "refused A: deathblow c3 with all (9.3)"]
    assert play(
        *lines, "refused B: end (9.3)", "expect A scored 4, claimed c4", head=over, sides=sides
    ).passed
    assert only(play("options: end", head=over, sides=sides)).key == "scenario-options-illegal"
    assert only(play("legal A: end", head=over, sides=sides)).key == "scenario-not-legal"
    fault = only(play("A: end", head=over, sides=sides))
    assert fault.key == "scenario-other-asked"
    assert fault.details["asked"] == "nobody"
