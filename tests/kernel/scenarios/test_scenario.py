"""Scenarios of a game with two to four seats, all of which may answer at once."""

from __future__ import annotations

from typing import Final

import pytest

from oneiros.kernel.scenarios import scenario
from oneiros.kernel.scenarios.stage import Fault, Outcome, Stage
from tests.thirdgame.rules import NAMES
from tests.thirdgame.scenario import EnvelopesStage

HEAD = 'rule = "2.1"\ntitle = "T"\n'
THREE = HEAD + "cards = [3, 5, 7]\n"
# In these positions the script begins on line 5.
FIRST_LINE = 5


STAGE = EnvelopesStage()
STAGES: Final[dict[str, Stage]] = {"envelopes": STAGE}
RULES: Final = {"envelopes": ("2.1", "2.3")}


def play(*lines: str, head: str = THREE, tables: str = "") -> Outcome:
    text = head + "script = '''\n" + "\n".join(lines) + "\n'''\n" + tables
    outcome = scenario.run(text, "test.toml", STAGES, RULES)
    assert set(STAGE.files) <= {"test.toml"}
    return outcome


def only(outcome: Outcome) -> Fault:
    assert len(outcome.faults) == 1, outcome.faults
    return outcome.faults[0]


def shown(outcome: Outcome) -> list[tuple[int, str]]:
    return [(fault.line, fault.key) for fault in outcome.faults]


def test_each_seat_answers_when_it_likes() -> None:
    outcome = play("C: take", "A: take", "expect C coins 1", "B: peek", "C: done", "A: done")
    assert outcome.faults == []
    assert outcome.steps == 6


def test_the_trial_follows_every_answer_and_every_card() -> None:
    assert play("C: take", "A: swap", "roll: 9", "asked B", "legal B: take").passed
    assert STAGE.trial.followed == 3


def test_a_line_may_hold_several_answers() -> None:
    assert play("C: take and peek", "expect C coins 1", "refused C: peek (2.3)").passed
    fault = only(play("C: peek and peek and take", "expect C coins 1"))
    assert (fault.line, fault.key) == (FIRST_LINE, "scenario-answer-refused")
    assert fault.details["text"] == "peek"


def test_several_answers_of_a_line_can_be_tried_together() -> None:
    tried = ["legal C: take and peek and nothing", "illegal C: peek and peek"]
    assert play(*tried, "refused C: take and peek and peek (2.3)", "expect C coins 0").passed
    fault = only(play("legal C: peek and peek"))
    assert (fault.key, fault.details["text"]) == ("scenario-not-legal", "peek and peek")
    assert play("C: take and nothing", "expect C coins 1").passed


def test_a_line_may_hold_several_expectations() -> None:
    outcome = play("A: take", "expect A coins 2 and B coins 0 and C coins 1")
    assert [fault.details["expected"] for fault in outcome.faults] == ["2", "1"]
    outcome = play("A: fly", "expect X coins 2 and A coins 9", "expect Y coins 1")
    assert shown(outcome) == [(5 + at, "scenario-not-understood") for at in (1, 2)]
    assert outcome.steps == 0


def test_the_rules_are_those_that_the_page_of_the_game_has() -> None:
    fault = only(play("asked A", head=HEAD.replace("2.1", "2.2")))
    assert (fault.line, fault.key) == (1, "scenario-rule")
    assert fault.details["near"] == "2.3, 2.1"
    fault = only(play("asked A", head='title = "T"\n'))
    assert (fault.key, fault.details) == ("scenario-rule-missing", {"path": "rule"})


def test_all_that_is_wrong_with_the_head_is_shown_together() -> None:
    head = 'title = 5\nrule = "9.9"\ngame = "chess"\n'
    found = shown(play("A takes", head=head, tables="[low]\nscript = 'A: take'\n"))
    # Nobody knows the rules of a game that nobody knows, and of two scripts neither is read.
    assert found == [(1, "scenario-field"), (3, "scenario-game"), (8, "scenario-script-below")]
    found = shown(play("A takes", head=head.replace("chess", "envelopes")))
    assert found == [(1, "scenario-field"), (2, "scenario-rule"), (5, "scenario-line")]


def test_every_seat_that_may_answer_is_asked() -> None:
    lines = ["asked A: play", "asked B", "B: done", "asked C: play"]
    assert play(*lines).passed
    fault = only(play("B: done", "asked B: play"))
    assert fault.key == "scenario-asked"
    assert fault.details == {"expected": "B: play", "found": "A: play; C: play"}
    assert only(play("asked B: deal")).details["found"] == "A: play; B: play; C: play"


def test_each_seat_has_options_of_its_own() -> None:
    lines = ["B: peek", "options B: take; swap; done", "options: take; peek; swap; done"]
    assert play(*lines, "legal C: peek", "illegal B: peek", "refused B: peek (2.3)").passed
    assert only(play("B: peek", "options B: take; done")).details["found"] == "swap"
    assert only(play("B: done", "options B: take")).key == "scenario-asked"
    assert only(play("B: done", "illegal B: take")).key == "scenario-asked"


def test_looking_at_a_question_does_not_turn_to_it() -> None:
    assert play("legal C: take", "asked C", "options C: take; peek; swap; done", "A: take").passed


def test_a_refused_answer_names_the_seat_and_what_is_asked_instead() -> None:
    fault = only(play("C: done", "C: take"))
    assert fault.key == "scenario-other-asked"
    assert fault.details == {"seat": "C", "text": "take", "asked": "A: play; B: play"}
    fault = only(play("C: peek", "C: peek"))
    assert fault.key == "scenario-answer-refused"
    assert fault.details == {"seat": "C", "text": "peek", "rule": "2.3"}


def test_a_player_who_may_not_answer_is_refused_whatever_is_tried() -> None:
    assert play("B: done", "refused B: take (2.1)", "refused B: done (2.1)").passed
    assert only(play("B: done", "refused B: fly (2.1)")).key == "scenario-not-understood"


def test_a_question_that_answers_itself_is_not_asked() -> None:
    # With an empty heap B can only be done.
    lines = ["B: peek", "B: swap", "roll: 9", "A: take", "A: take"]
    fault = only(play(*lines, "B: done"))
    assert fault.key == "scenario-other-asked"
    assert fault.details["asked"] == "A: play; C: play"


def test_everybody_waits_for_chance() -> None:
    assert play("C: swap", "asked chance: deal", "refused A: take (2.1)", "roll: 9").passed
    assert only(play("C: swap", "A: take")).key == "scenario-roll-missing"
    assert only(play("C: swap", "roll: 7")).key == "scenario-roll-wrong"
    fault = only(play("roll: 9"))
    assert fault.details == {"came": "card 9", "asked": "A: play; B: play; C: play"}


def test_a_game_may_end_with_any_seat() -> None:
    lines = ["A: done", "C: done", "asked B", "B: done", "asked nobody"]
    assert play(*lines).passed
    assert only(play(*lines, "asked nobody: play")).details["found"] == "nobody"
    assert only(play(*lines, "options: done")).key == "scenario-options-illegal"
    assert only(play(*lines, "legal A: done")).key == "scenario-not-legal"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seats_are_those_of_the_position(players: int) -> None:
    head = f"{HEAD}cards = {[3, 5, 7, 9][:players]}\n"
    assert play(*(f"{name}: take" for name in NAMES[:players][:2]), head=head).passed
    stranger = "ABCDE"[players]
    lines = ["A: take", f"{stranger}: take", f"asked {stranger}", f"legal {stranger}: done"]
    outcome = play(*lines, f"options {stranger}: done", head=head)
    assert shown(outcome) == [(FIRST_LINE + n, "scenario-seat") for n in (1, 2, 3, 4)]
    assert outcome.steps == 0
    names = ", ".join(NAMES[:players])
    assert outcome.faults[0].details == {"came": stranger, "expected": names}
    assert outcome.faults[1].details["expected"] == f"{names}, chance, nobody"


def test_unreadable_lines_and_strangers_are_shown_in_order() -> None:
    outcome = play("D: take", "A takes", "asked E", "refused A: take")
    assert shown(outcome) == [
        (5, "scenario-seat"),
        (6, "scenario-line"),
        (7, "scenario-seat"),
        (8, "scenario-rule-number"),
    ]


def test_faults_of_the_position_and_of_the_script_are_shown_together() -> None:
    bad = "[[pile]]\ncoins = 1\n[[pile]]\ncoins = 2\n"
    found = shown(play("A takes", head=HEAD, tables=bad))
    assert found == [(4, "scenario-line"), (9, "toy-field")]


def test_rows_are_counted_below_each_heading() -> None:
    bad = "[[card]]\n[[pile]]\ncoins = 1\n[[pile]]\ncoins = 2\n"
    assert shown(play("A: take", head=HEAD, tables=bad)) == [(10, "toy-field")]


def test_a_heading_may_stand_below_another() -> None:
    bad = "[low]\nheap = 1\n[low.side]\n\nheap = 2\n"
    assert shown(play("A: take", head=HEAD, tables=bad)) == [(10, "toy-field")]
