"""A game in stretches: whole phases of a seat, and rolls; each choice as its player knew it."""

from __future__ import annotations

import pytest

from oneiros.analysis.course import course
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE
from oneiros.registry.games import game
from oneiros.registry.planned import followed
from tests.analysis.games import begun, cut, play_on


@pytest.mark.parametrize(
    ("name", "seats", "chosen"),
    [
        ("dreamblade", 2, {}),
        ("dreamscape", 2, {}),
        ("dreamscape", 3, {"simultaneous": True}),
    ],
)
def test_stretches_hold_every_answer_once_and_belong_to_one_seat_and_phase(
    name: str, seats: int, chosen: dict[str, object]
) -> None:
    match = play_on(begun(name, seats, **chosen), name, ["scripted"] * seats, Dice(7))
    found = cut(match)
    answers = [option for one in found.stretches for option in one.answers]
    assert answers == [one.option for one in match.answers]
    assert [one.first for one in found.stretches[1:]] == [one.until for one in found.stretches[:-1]]
    for one in found.stretches:
        given = match.answers[one.first : one.until]
        assert {answer.seat for answer in given} == {one.seat}
    for one, other in zip(found.stretches, found.stretches[1:], strict=False):
        if one.seat == other.seat:
            assert other.seen is not None
            if one.chosen:
                assert found.game.phase(one.asked) != found.game.phase(other.seen)
            else:
                assert one.turn != other.turn


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_no_roll_goes_from_one_turn_into_the_next(name: str) -> None:
    match = play_on(begun(name), name, ["scripted"] * 2, Dice(7))
    found = cut(match)
    again, turns = Match(match.ruleset, match.setup, facts=False), []
    for answer in match.answers:
        turns.append(found.game.turns(again.state))
        again.repeat(answer)
    for one in found.stretches:
        if not one.chosen:
            assert set(turns[one.first : one.until]) == {one.turn}


def test_a_choice_is_looked_at_as_its_player_knew_it() -> None:
    ruleset = game("dreamscape").ruleset
    match = play_on(begun("dreamscape", 3), "dreamscape", ["scripted"] * 3, Dice(7))
    for one in cut(match).stretches:
        if one.chosen:
            assert one.seen is not None
            assert one.seen.seat == one.seat
            assert ruleset.veil(one.seen, one.seat).frozen() == one.seen.frozen()


def test_following_answers_ends_where_chance_is_asked() -> None:
    match = play_on(begun("dreamblade"), "dreamblade", ("scripted", "scripted"), Dice(7))
    for one in cut(match).stretches:
        if one.chosen:
            assert one.seen is not None
            state, number = followed(one.seen, one.answers)
            assert number == len(one.answers)
            assert state is not one.seen
            again, short = followed(one.seen, [*one.answers, -5])
            assert (again.frozen(), short) == (state.frozen(), number)


def test_an_answer_that_does_not_fit_is_refused_with_its_place() -> None:
    match = begun("dreamblade")
    assert match.state.seat == CHANCE
    with pytest.raises(BadData) as refused:
        course(game("dreamblade"), match.setup, [Answer(0, 5)], None)
    assert refused.value.details["place"] == "$.answers[0]"
