"""Every game says what its planner thinks of what could be done, and how likely each is to win."""

from __future__ import annotations

import pytest

from oneiros.bots.budget import Budget
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.game import Game
from tests.games.every import EVERY, begun

PLAYOUTS = 8

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
seeds = pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 6))]
)


def asked(game: Game, seed: int) -> State:
    """Play on at random to where a player is asked."""
    table = begun(game, seed)
    table.play(7 * seed)
    while table.state.seat in (CHANCE, NOBODY):
        if table.state.seat == NOBODY:
            table = begun(game, seed)
        table.play(1)
    return game.ruleset.veil(table.state, table.state.seat)


def followed(state: State, answers: tuple[int, ...]) -> State:
    """Give a player's answers one after another, as nobody else speaks."""
    seat = state.seat
    after = state.copy()
    for answer in answers:
        assert after.seat == seat
        assert answer in after.options
        after.apply(answer)
    return after


@every_game
@seeds
def test_plans_are_lawful_and_no_two_are_the_same(game: Game, seed: int) -> None:
    state = asked(game, seed)
    before = state.frozen()
    weighed = game.weigh(state, Budget(PLAYOUTS), Dice(seed))
    assert state.frozen() == before
    assert weighed
    assert len({one.answers for one in weighed}) == len(weighed)
    for one in weighed:
        assert one.answers
        assert one.tried
        assert one.error >= 0
        followed(state, one.answers)


@every_game
@seeds
def test_the_same_seed_and_playouts_weigh_alike(game: Game, seed: int) -> None:
    state = asked(game, seed)
    assert game.weigh(state, Budget(PLAYOUTS), Dice(3)) == game.weigh(
        state, Budget(PLAYOUTS), Dice(3)
    )


@every_game
@seeds
def test_what_was_played_is_weighed_however_bad_it_is(game: Game, seed: int) -> None:
    state = asked(game, seed)
    for played in ((state.options[0],), (state.options[-1],)):
        weighed = game.weigh(state, Budget(PLAYOUTS), Dice(seed), played)
        assert played in [one.answers for one in weighed[:2]]


@every_game
@seeds
def test_chances_of_winning_are_shares_of_one_victory(game: Game, seed: int) -> None:
    state = asked(game, seed)
    before = state.frozen()
    chances = game.prospects(state, 3, seed)
    assert state.frozen() == before
    assert len(chances) == len(game.returns(state))
    assert sum(chances) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in chances)
    assert chances == game.prospects(state, 3, seed)


@every_game
@seeds
def test_the_quick_player_is_lawful_and_repeats_itself(game: Game, seed: int) -> None:
    state = asked(game, seed)
    before = state.frozen()
    answer = game.quick(seed)(state)
    assert state.frozen() == before
    assert answer in state.options
    assert game.quick(seed)(state) == answer


@every_game
def test_whoever_has_won_has_the_whole_of_it(game: Game) -> None:
    table = begun(game, 5)
    while table.state.seat != NOBODY:
        table.play(1)
    ending = game.ruleset.ending(table.state)
    assert ending is not None
    chances = game.prospects(table.state, 3, 0)
    best = [seat for seat, chance in enumerate(chances) if chance == max(chances)]
    assert best == list(ending.winners or range(len(chances)))
