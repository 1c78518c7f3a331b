"""Lessons begin in real positions, and their tasks can be done by the answers they are made for."""

from __future__ import annotations

from typing import Any, cast

import pytest

from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.text import position as blade_position
from oneiros.games.dreamscape.text import position as scape_position
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.record import read_record, write_record
from oneiros.kernel.replay import to_record, verify
from oneiros.registry.game import Game
from oneiros.registry.games import game
from tests.games.every import EVERY
from tests.web.lessons import ANSWERS, GAME_OF, LESSONS, learn, wrong

every_game = pytest.mark.parametrize("one", EVERY.values(), ids=EVERY)
every_lesson = pytest.mark.parametrize("name", LESSONS)


def learner(match: Match) -> dict[str, Any]:
    """Show what lies before the learner."""
    seats = cast("list[dict[str, Any]]", game("dreamscape").view(match.state, 0)["seats"])
    return seats[0]


@every_game
def test_every_lesson_is_a_set_up_of_its_game_with_a_seat_for_the_learner(one: Game) -> None:
    for lesson in one.lessons:
        assert one.ruleset.check(lesson.setup) == lesson.setup
        assert 0 <= lesson.seat < len(one.ruleset.seats(lesson.setup))
    names = [lesson.name for lesson in one.lessons]
    assert len(set(names)) == len(names)


def test_there_are_answers_for_every_lesson() -> None:
    assert list(ANSWERS) == list(LESSONS)


@every_lesson
def test_a_lesson_begins_with_the_learner(name: str) -> None:
    lesson = LESSONS[name]
    match = Match(game(GAME_OF[name]).ruleset, lesson.setup)
    decision = match.decision()
    assert decision is not None
    assert decision.seat == lesson.seat


@every_lesson
def test_the_position_of_a_lesson_is_written_as_it_is_read(name: str) -> None:
    line = str(LESSONS[name].setup["position"])
    if GAME_OF[name] == "dreamblade":
        assert blade_position.write(blade_position.read(line, Format())) == line
        return
    full = scape_position.write(scape_position.read(line))
    assert scape_position.write(scape_position.read(full)) == full


@every_lesson
def test_the_tasks_of_a_lesson_can_be_done_one_after_another(name: str) -> None:
    learnt = learn(LESSONS[name], ANSWERS[name]["right"])
    assert learnt.events


def test_the_first_lesson_ends_with_the_sleeper_at_the_muse() -> None:
    own = learner(learn(LESSONS["travel"], ANSWERS["travel"]["right"]).match)
    assert own["sleeper"] == 1
    assert own["flipped"] is True
    assert sum(own["hands"].values()) == 4


def test_the_second_lesson_completes_its_card_and_leaves_a_moment_to_look() -> None:
    match = learn(LESSONS["creation"], ANSWERS["creation"]["right"]).match
    own = learner(match)
    assert own["pile"] == ["Hermit's Tree"]
    # Water, the tree, and the card.
    assert own["score"] == 5 + 1 + 1 + 6
    decision = match.decision()
    assert decision is not None
    assert (decision.seat, decision.question) == (0, "creation")


def test_the_third_lesson_ends_the_game_with_a_purpose_for_water_and_an_open_card() -> None:
    learnt = learn(LESSONS["powers"], ANSWERS["powers"]["right"])
    assert learnt.match.ending() is not None
    paid = [event.about for event in learnt.events if event.kind == "purpose-paid"]
    assert {"seat": "A", "tile": 0, "points": 3} in paid
    scored = [event.about["points"] for event in learnt.events if event.kind == "scored"]
    assert scored == [2, -5]


@every_lesson
def test_what_leads_elsewhere_is_legal_all_the_same(name: str) -> None:
    for answers in wrong(name).values():
        assert learn(LESSONS[name], answers).match.step >= len(answers)


def test_the_lesson_of_scoring_wins_the_turn_by_a_contested_cell() -> None:
    learnt = learn(LESSONS["score"], ANSWERS["score"]["right"])
    won = [event.about for event in learnt.events if event.kind == "turn-won"]
    assert won == [{"player": "A", "a": 9, "b": 7}]
    without = learn(LESSONS["score"], [*ANSWERS["score"]["right"][:1], "end"])
    lost = [event.about for event in without.events if event.kind == "turn-won"]
    assert lost == [{"player": "B", "a": 9, "b": 12}]


def test_the_lesson_of_striking_throws_twelve_dice_and_leaves_a_moment_to_look() -> None:
    learnt = learn(LESSONS["strike"], ANSWERS["strike"]["right"])
    assert [e.about["dice"] for e in learnt.events if e.kind == "roll-began"] == [12]
    decision = learnt.match.decision()
    assert decision is not None
    assert (decision.seat, decision.question) == (0, "strike")


def test_the_lesson_of_fates_destroys_one_and_drives_the_other_away() -> None:
    learnt = learn(LESSONS["fate"], ANSWERS["fate"]["right"])
    told = [event.kind for event in learnt.events]
    assert told.count("destroyed") == told.count("disrupted") == 1


@pytest.mark.parametrize("name", ["travel", "powers", "strike", "fate"])
def test_the_record_of_a_lesson_holds_its_position_and_can_be_verified(name: str) -> None:
    chance = FairChance(bytes(32), ["learner", "bot"])
    answers = ANSWERS[name]["right"]
    # Fair dice may not ask what the dice of the example ask.
    said = answers if GAME_OF[name] == "dreamscape" else answers[:1]
    match = learn(LESSONS[name], said, chance).match
    record = read_record(write_record(to_record(match, chance, abandoned=True)))
    assert record.setup["position"] == LESSONS[name].setup["position"]
    assert verify(game(GAME_OF[name]).ruleset, record).answers == match.step
