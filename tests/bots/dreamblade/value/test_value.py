"""What a value sees of a table of Dreamblade, and what the shipped one says of it."""

from __future__ import annotations

from importlib.resources import files

from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.bots.dreamblade.playout import play_to_turn_end
from oneiros.bots.dreamblade.value import inputs as seen
from oneiros.bots.dreamblade.value.inputs import HALF, INPUTS, inputs
from oneiros.bots.dreamblade.value.judge import KIND, Judge, usual_judge
from oneiros.bots.value import weights
from oneiros.bots.value.chances import CERTAIN
from oneiros.bots.value.network import LARGEST
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.board import CELLS
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY
from tests.games.dreamblade import invented


@settings(max_examples=20)
@given(st.integers(0, 2**40), st.integers(0, 300))
def test_both_players_see_the_same_table_with_halves_exchanged(seed: int, answers: int) -> None:
    dice = Dice(seed)
    table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
    for _ in range(answers):
        if table.seat != NOBODY:
            table.apply(dice.choose(table))
    mine, theirs = inputs(table, 0), inputs(table, 1)
    assert len(mine) == INPUTS
    assert mine[:HALF] == theirs[HALF : 2 * HALF]
    assert mine[HALF : 2 * HALF] == theirs[:HALF]
    assert mine[2 * HALF :] == theirs[2 * HALF :]
    assert min(mine) >= 0
    assert max(mine) <= LARGEST


def test_it_sees_who_stands_where_from_the_own_seat() -> None:
    table = DREAMBLADE.start(
        DREAMBLADE.check(
            {
                "position": "turn 4; first B; phase first action A; initiative 3-5; wins 1-2; "
                "bonus 0-3; points 0-0; question action; A: Mirrorman @b4; B: Iron Thug @d2"
            }
        )
    )
    mine = inputs(table, 0)
    assert mine[seen.CREATURES + 16] == 1
    # B sees d2 as A sees b4.
    assert mine[HALF + seen.CREATURES + CELLS - 1 - 8] == 1
    assert mine[seen.CLAIMED + 16] == 1
    assert mine[HALF + seen.BONUS] == 3
    assert mine[seen.WINS + 4 * 6 + 3] == 1


def test_a_game_that_is_over_is_judged_by_who_has_won() -> None:
    dice = Dice(2)
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    while table.seat != NOBODY:
        table.apply(dice.choose(table))
    judge = Judge(None)
    chances = [judge.chance(table, player) for player in (0, 1)]
    if table.winner() == NOBODY:
        assert chances == [CERTAIN // 2] * 2
    else:
        assert chances[table.winner()] == CERTAIN
        assert sum(chances) == CERTAIN


def test_the_shipped_weights_are_small_and_used() -> None:
    shipped = files("oneiros.bots.dreamblade.value").joinpath("dreamblade.weights").read_bytes()
    assert len(shipped) < 500_000
    assert usual_judge().network is weights.shipped(KIND) is not None


def test_the_shipped_weights_say_what_they_always_said() -> None:
    judge = usual_judge()
    for seed, said in enumerate(([5467, 5964, 5898], [4746, 4446, 5458], [4883, 4932, 4581])):
        table, dice = DREAMBLADE.start(DREAMBLADE.check({})), Dice(seed)
        chances = []
        for _ in said:
            play_to_turn_end(table, table.turn, None, dice)
            chances.append(judge.chance(table, 0))
        assert chances == said


def test_the_shipped_weights_prefer_to_be_ahead() -> None:
    judge = usual_judge()
    chances = []
    for wins in ("1-4", "2-2", "4-1"):
        position = (
            f"turn 8; first A; phase second action B; initiative 3-5; wins {wins}; bonus 0-0; "
            "points 0-0; question action; A: Mirrorman @c4, Noble Dragon @c3; "
            "B: Iron Thug @c2, Faceless Stalker @d4"
        )
        table = DREAMBLADE.start(DREAMBLADE.check({"position": position}))
        play_to_turn_end(table, table.turn, None, Dice(1))
        chances.append(judge.chance(table, 0))
        both = int(judge.chance(table, 0) + judge.chance(table, 1))
        assert abs(both - CERTAIN) < CERTAIN // 10
    assert chances == sorted(chances)
    assert chances[-1] - chances[0] > CERTAIN // 4
