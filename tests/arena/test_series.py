"""Many games: the same seed gives the same, in any number of processes, and seats are fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from oneiros.arena.series import (
    Fixture,
    Result,
    play,
    play_all,
    rotations,
    round_robin,
    seat_shares,
    series,
    strengths,
)
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import IllegalAnswer
from oneiros.kernel.ruleset import Ending, Setup, returns, shares
from oneiros.kernel.state import State
from oneiros.registry.game import Game
from tests.games.every import EVERY
from tests.thirdgame.game import added

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


@pytest.fixture(autouse=True)
def _third_game() -> Iterator[None]:
    with added():
        yield


def usual(game: Game, seats: int) -> Setup:
    return game.setup({}, [game.brought(None)] * seats)


def plan(game: Game, seats: int, games: int, seed: object = 1) -> list[Fixture]:
    seatings = rotations(["random"] * seats, games)
    return list(series(game.ruleset.name, usual(game, seats), seatings, seed))


def told(results: list[Result]) -> list[Result]:
    """Leave out the time, which nobody can repeat."""
    return [one._replace(seconds=0.0) for one in results]


@every_game
def test_the_same_seed_gives_the_same_in_any_number_of_processes(game: Game) -> None:
    fixtures = plan(game, game.most_seats, 4)
    alone = told(list(play_all(fixtures, processes=1)))
    assert told(list(play_all(fixtures, processes=1))) == alone
    assert told(list(play_all(fixtures, processes=2))) == alone
    assert [one.fixture for one in alone] == fixtures
    other = told(list(play_all(plan(game, game.most_seats, 4, seed=2), processes=1)))
    assert [one.decisions for one in other] != [one.decisions for one in alone]


@every_game
def test_every_number_of_seats_plays(game: Game) -> None:
    for seats in range(game.least_seats, game.most_seats + 1):
        (result,) = play_all(plan(game, seats, 1), processes=1)
        assert len(result.shares) == seats
        assert sum(result.shares) == pytest.approx(1)
        assert len(result.scores) in (0, seats)
        assert result.decisions > 0
        assert result.rolls > 0
        assert result.turns > 0


def test_a_longer_series_begins_like_a_shorter_one() -> None:
    game = EVERY["envelopes"]
    assert plan(game, 3, 9)[:4] == plan(game, 3, 4)


def test_seeds_differ_between_games_and_between_seats() -> None:
    seeds = [seed for one in plan(EVERY["envelopes"], 4, 50) for seed in one.seeds]
    assert len(seeds) == len(set(seeds)) == 50 * 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_in_every_seat_equally_often(seats: int) -> None:
    bots = [f"bot-{number}" for number in range(seats)]
    found = Counter(
        (bot, seat) for one in rotations(bots, 5 * seats) for seat, bot in enumerate(one)
    )
    assert found == {(bot, seat): 5 for bot in bots for seat in range(seats)}
    first, second, *_ = rotations(bots, seats)
    assert first == tuple(bots)
    assert second == (bots[-1], *bots[:-1])


def test_with_more_bots_than_seats_every_choice_of_them_meets() -> None:
    found = list(round_robin(["a", "b", "c"], 2, 2))
    assert found == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]


def test_a_listener_hears_of_every_game() -> None:
    heard: list[int] = []
    fixtures = plan(EVERY["envelopes"], 2, 7)
    for processes in (1, 2):
        heard.clear()
        results = list(play_all(fixtures, processes=processes, told=lambda: heard.append(1)))
        assert len(heard) == len(results) == 7


class Last:
    """Takes the last option, or one that is none."""

    def __init__(self, wrong: int = 0) -> None:
        """Miss the last option by so much."""
        self.wrong = wrong

    def choose(self, seen: State, dice: Dice) -> int:
        assert dice.word() >= 0
        return seen.options[-1] + self.wrong


def test_other_bots_may_sit_down_and_are_refused_like_anybody() -> None:
    (fixture,) = plan(EVERY["envelopes"], 2, 1)
    result = play(fixture, [Last(), Last()])
    # Both are done at once.
    assert result.decisions == 2
    with pytest.raises(IllegalAnswer, match="toy-not-now"):
        play(fixture, [Last(wrong=1), Last()])
    with pytest.raises(ValueError, match="zip"):
        play(fixture, [Last()])


def result(bots: tuple[str, ...], winners: tuple[int, ...], scores: tuple[int, ...]) -> Result:
    fixture = Fixture("any", {}, bots, (1,))
    parts = shares(Ending(winners, "1.1"), len(bots))
    return Result(fixture, winners, parts, scores, 1, 1, 1, 1.0)


def test_strengths_sum_up_all_seats_of_a_bot_and_seats_all_bots() -> None:
    results = [
        result(("a", "b", "a"), (0,), (9, 5, 1)),
        result(("a", "a", "b"), (1, 2), (2, 7, 7)),
        result(("b", "a", "a"), (), (4, 4, 4)),
    ]
    first, second = strengths(results)
    assert (first.bot, first.share.games) == ("a", 6)
    assert first.share.share == pytest.approx((1 + 1 / 2 + 2 / 3) / 6)
    assert (second.bot, second.share.games) == ("b", 3)
    assert second.share.share == pytest.approx((1 / 2 + 1 / 3) / 3)
    assert second.points is not None
    assert second.points.mean == pytest.approx((5 + 7 + 4) / 3)
    by_seat = [one.share for one in seat_shares(results, "ABC")]
    assert by_seat == pytest.approx([(1 + 1 / 3) / 3, (1 / 2 + 1 / 3) / 3, (1 / 2 + 1 / 3) / 3])
    (only, _) = strengths([result(("a", "b"), (0,), ())])
    assert only.points is None


RETURNS = [
    ((0,), 2, (1, -1)),
    ((), 2, (0, 0)),
    ((0, 1), 2, (0, 0)),
    (None, 2, (0, 0)),
    ((2,), 3, (-0.5, -0.5, 1)),
    ((0, 2), 3, (0.25, -0.5, 0.25)),
    ((3,), 4, (-1 / 3, -1 / 3, -1 / 3, 1)),
]


@pytest.mark.parametrize(("winners", "seats", "expected"), RETURNS)
def test_returns_are_nothing_in_all_and_shared_victories_are_divided(
    winners: tuple[int, ...] | None, seats: int, expected: tuple[float, ...]
) -> None:
    found = returns(None if winners is None else Ending(winners, "1.1"), seats)
    assert found == pytest.approx(expected)
    assert sum(found) == pytest.approx(0)
