"""Many games at once: the same as one by one, endless, fair to every seat, and flat in memory."""

from __future__ import annotations

import gc
import struct
import sys

import pytest
from librt.strings import BytesWriter

from oneiros.kernel.batch import ANY_SEAT, EVERY_SEAT, Batch, Chooser
from oneiros.kernel.dice import Dice
from oneiros.kernel.encoding import Actions, Encoding
from oneiros.kernel.state import NOBODY, State
from oneiros.registry.game import Game
from oneiros.registry.games import all_games

every_game = pytest.mark.parametrize("game", all_games().values(), ids=all_games())


def start(game: Game) -> State:
    """Give the beginning of the usual game."""
    return game.ruleset.start(game.setup({}, [game.brought(None)] * game.least_seats))


def batch_of(game: Game, number: int = 4, **how: object) -> Batch:
    """Begin some of the usual games."""
    first = start(game)
    encoding = game.encoding(first)
    assert encoding is not None
    return Batch(encoding, [first], number, returns=game.returns, **how)  # type: ignore[arg-type] # as told


def chosen(batch: Batch, dice: Dice) -> list[int]:
    """Choose an open action for each game."""
    found: list[int] = []
    width = batch.encoding.actions
    for index in range(batch.number):
        mask = batch.masks[index * width : (index + 1) * width]
        legal = [action for action, open_now in enumerate(mask) if open_now]
        found.append(legal[dice.below(len(legal))])
    return found


def buffers(batch: Batch) -> list[bytes]:
    """Give everything that a batch shows."""
    return [
        bytes(one)
        for one in (
            batch.observations,
            batch.masks,
            batch.seats,
            batch.ended,
            batch.rewards,
            batch.returns,
        )
    ]


@every_game
@pytest.mark.parametrize("seat", [EVERY_SEAT, ANY_SEAT, 1])
def test_the_same_seed_and_actions_give_the_same_games(game: Game, seat: int) -> None:
    one, other = (batch_of(game, seat=seat, seed="same") for _ in range(2))
    dice = Dice(4)
    for _ in range(150):
        assert buffers(one) == buffers(other)
        actions = chosen(one, dice)
        one.step(actions)
        other.step(actions)
    one.reset("same")
    assert buffers(one) == buffers(batch_of(game, seat=seat, seed="same"))
    one.reset("another")
    assert buffers(one) != buffers(batch_of(game, seat=seat, seed="same"))


@every_game
def test_what_is_shown_is_what_the_seat_asked_sees(game: Game) -> None:
    batch, dice = batch_of(game, 3, seat=EVERY_SEAT), Dice(1)
    encoding = batch.encoding
    for _ in range(120):
        for index in range(batch.number):
            state = batch.state(index)
            row = batch.observations[index * encoding.size : (index + 1) * encoding.size]
            assert batch.seats[index] == state.seat
            assert row[: encoding.seen] == encoding.observe(state, state.seat)
        batch.step(chosen(batch, dice))


@every_game
def test_a_learner_with_one_seat_is_never_asked_for_another(game: Game) -> None:
    batch, dice = batch_of(game, seat=1), Dice(1)
    for _ in range(100):
        assert set(batch.seats) == {1}
        batch.step(chosen(batch, dice))


@every_game
def test_ended_games_say_what_they_brought_and_begin_anew(game: Game) -> None:
    batch, dice = batch_of(game, 2, seat=EVERY_SEAT), Dice(9)
    seats = batch.encoding.seats
    ended = 0
    while ended < 4:
        asked = list(batch.seats)
        batch.step(chosen(batch, dice))
        for index in range(batch.number):
            got = struct.unpack_from(f"{seats}f", batch.returns, 4 * seats * index)
            (reward,) = struct.unpack_from("f", batch.rewards, 4 * index)
            assert sum(got) == pytest.approx(0)
            if batch.ended[index]:
                ended += 1
                assert reward == got[asked[index]]
            else:
                assert got == (0.0,) * seats
                assert reward == 0
    assert batch.games == ended


def test_a_rival_answers_for_the_other_seats() -> None:
    game = all_games()["dreamblade"]
    asked: list[int] = []

    def rival() -> Chooser:
        def choose(state: State, _dice: Dice) -> int:
            asked.append(state.seat)
            return state.options[0]

        return choose

    batch = batch_of(game, 2, seat=0, rivals=rival)
    dice = Dice(3)
    for _ in range(40):
        batch.step(chosen(batch, dice))
    assert set(asked) == {1}


@pytest.mark.parametrize("seat", [-3, 2])
def test_a_seat_that_the_game_does_not_have_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match=f"a seat below 2 is needed, {seat} came"):
        batch_of(all_games()["dreamblade"], seat=seat)


def test_too_few_actions_and_closed_ones_are_refused() -> None:
    batch = batch_of(all_games()["dreamblade"])
    with pytest.raises(ValueError, match="4 actions are needed, 1 came"):
        batch.step([0])
    with pytest.raises(ValueError, match="is not open"):
        batch.step([batch.encoding.actions] * 4)


@every_game
def test_an_action_that_is_not_open_in_one_game_changes_none(game: Game) -> None:
    batch, dice = batch_of(game, 3, seat=EVERY_SEAT, seed="refused"), Dice(6)
    while not any(batch.ended):
        batch.step(chosen(batch, dice))
    before, answers = buffers(batch), batch.answers
    states = [batch.state(index).frozen() for index in range(batch.number)]
    actions = chosen(batch, dice)
    with pytest.raises(ValueError, match="is not open"):
        batch.step([*actions[:2], batch.encoding.actions])
    assert buffers(batch) == before
    assert batch.answers == answers
    assert [batch.state(index).frozen() for index in range(batch.number)] == states
    batch.step(actions)


class Once(State):
    """A game that asks one seat once; whoever is asked wins."""

    def __init__(self, asked: int) -> None:
        """Begin by asking."""
        super().__init__()
        self.asked = asked
        self.seat = asked
        self.options = [0, 1]

    def apply(self, option: int) -> None:
        assert option in self.options
        self.seat = NOBODY
        self.options = []

    def copy(self) -> Once:
        return Once(self.asked)


class OnceEncoding(Encoding):
    """Nothing is seen of it, and each answer is an action."""

    def __init__(self) -> None:
        """Lay out two actions."""
        super().__init__(1, 2, [], [Actions("say", 2, "an answer")])

    def write(self, state: State, seat: int, row: BytesWriter) -> None:
        assert state.seat == seat
        assert len(row) == 0

    def action(self, state: State, option: int, depth: int) -> int:
        assert option in state.options
        assert depth == 0
        return option


def won_by_who_was_asked(state: State) -> list[float]:
    """Give what each seat got out of a game."""
    assert isinstance(state, Once)
    return [1.0, -1.0] if state.asked == 0 else [-1.0, 1.0]


def test_a_game_in_which_the_learner_is_not_asked_takes_no_reward_away() -> None:
    starts = [Once(0), Once(1)]
    batch = Batch(OnceEncoding(), starts, 1, returns=won_by_who_was_asked, seat=0)
    steps = 50
    for _ in range(steps):
        batch.step([0])
        assert batch.ended[0]
        assert struct.unpack("f", batch.rewards) == (1.0,)
        assert struct.unpack("2f", batch.returns) == (1.0, -1.0)
    assert batch.games > steps


@pytest.mark.once
@every_game
def test_memory_stays_flat(game: Game) -> None:
    batch, dice = batch_of(game, 8, seat=EVERY_SEAT), Dice(2)

    def kept() -> int:
        for _ in range(300):
            batch.step(chosen(batch, dice))
        gc.collect()
        return sys.getallocatedblocks()

    kept()
    before = kept()
    assert kept() - before < 2000
