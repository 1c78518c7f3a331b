"""Every decision that stands is a row, with what came of it."""

from __future__ import annotations

import tracemalloc
from io import BytesIO
from pathlib import Path

import msgspec
import pytest

from oneiros.data.columns import write
from oneiros.data.decisions import Wanted, rows
from oneiros.data.files import read_games
from oneiros.data.recording import play_recorded
from oneiros.kernel.match import Match
from oneiros.kernel.record import RESIGNED, Result, Rolled, read_record
from oneiros.kernel.replay import replay
from oneiros.kernel.saying import UNSAID, Saying, observed
from oneiros.kernel.state import CHANCE
from oneiros.registry.game import Game
from tests.data.games import fixtures, made_up
from tests.games.every import EVERY
from tests.thirdgame.game import added

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


@every_game
def test_a_row_says_who_chose_what_and_what_came_of_it(game: Game) -> None:
    with added():
        record = read_record(play_recorded(fixtures(game, 1)[0]).line)
        found = list(rows(7, record))
        match = replay(game.ruleset, record)
    assert len(found) == sum(not isinstance(one, Rolled) for one in record.answers)
    for row in found:
        assert (row.record, row.game, row.rules) == (7, record.game, record.rules)
        assert row.options[row.choice] == row.answer
        assert match.answers[row.step].text == row.answer
        assert match.seats[match.answers[row.step].seat] == row.seat
        assert row.player == list(game.bots)[-1]
        assert row.outcome == game.returns(match.state)[match.seats.index(row.seat)]
        assert row.view is None
    scores = game.scores(match.state)
    expected = {None} if scores is None else {*scores}
    assert {row.score for row in found} == expected


def test_what_was_taken_back_is_no_row() -> None:
    game = EVERY["dreamscape"]
    record = made_up(game, 3, 200)
    match = replay(game.ruleset, record)
    assert match.takebacks
    standing = [step for step, one in enumerate(match.answers) if one.seat != CHANCE]
    assert [row.step for row in rows(0, record)] == standing


def test_a_game_that_people_ended_has_an_outcome_and_one_that_was_closed_none() -> None:
    closed = made_up(EVERY["dreamscape"], 3, 60)
    assert {row.outcome for row in rows(0, closed)} == {None}
    seats = closed.seats
    resigned = msgspec.structs.replace(closed, result=Result(seats[1:], RESIGNED))
    for row in rows(0, resigned):
        assert row.outcome is not None
        assert (row.outcome < 0) == (row.seat == seats[0])


@every_game
def test_a_view_is_that_of_the_seat_alone(game: Game) -> None:
    with added():
        record = made_up(game, 5, 60)
        match = replay(game.ruleset, record)
        walked = Match(game.ruleset, match.setup, facts=False)
        found = {row.step: row.view or "" for row in rows(0, record, Wanted(views=True))}
        for step, answer in enumerate(match.answers):
            if answer.seat != CHANCE:
                known = game.ruleset.veil(walked.asking(answer.seat, step), answer.seat)
                view = game.view(known, answer.seat)
                assert msgspec.json.decode(found[step]) == msgspec.to_builtins(view)
            walked.repeat(answer)
    assert found


@every_game
def test_an_observation_is_that_of_the_seat_alone_and_actions_say_the_answer(game: Game) -> None:
    with added():
        record = made_up(game, 5, 60)
        match = replay(game.ruleset, record)
        walked = Match(game.ruleset, match.setup, facts=False)
        found = {row.step: row for row in rows(0, record, Wanted(observations=True))}
        for step, answer in enumerate(match.answers):
            if answer.seat != CHANCE:
                state = walked.asking(answer.seat, step)
                encoding = game.encoding(state)
                row = found[step]
                if encoding is None:
                    assert (row.encoding, row.observation, row.actions) == (None, None, None)
                else:
                    known = game.ruleset.veil(state, answer.seat)
                    saying = Saying(encoding, known)
                    shown = observed(encoding, known, answer.seat, saying.said)
                    assert (row.encoding, row.observation) == (encoding.version, shown)
                    said = [saying.say(action) for action in row.actions or ()]
                    assert said == [UNSAID] * (len(said) - 1) + [answer.option]
            walked.repeat(answer)
    assert found


def peak(games: int, file: Path, wanted: Wanted) -> int:
    """Export so many games, and give the most memory that it took."""
    lines = [play_recorded(one).line for one in fixtures(EVERY["dreamscape"], 8)]
    data = BytesIO(b"".join(lines) * (games // len(lines)))
    records = enumerate(read_games(data))
    tracemalloc.start()
    try:
        with file.open("wb") as out:
            found = (row for n, one in records for row in rows(n, one, wanted))
            written = write(found, out, file.suffix, wanted)
        assert written > games
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "wanted",
    [
        pytest.param(Wanted(), id="usual"),
        pytest.param(Wanted(observations=True), id="numbers", marks=pytest.mark.slow),
    ],
)
def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path, wanted: Wanted) -> None:
    few, many = (peak(games, tmp_path / "rows.csv", wanted) for games in (16, 96))
    assert many < 1.5 * few
