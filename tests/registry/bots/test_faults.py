"""Whatever a bot from outside does wrong costs it its move, and nothing else."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.kernel.play import play_on
from oneiros.registry.bots.outside_bot import MOST_IN_A_ROW, OutsideBot, OwnMind, loss_of
from oneiros.registry.game import Game
from oneiros.registry.games import game
from tests.registry.bots import strangers

HERE = "tests.registry.bots.strangers"
GAMES = ("dreamblade", "dreamscape")
every_game = pytest.mark.parametrize("name", GAMES)


def begun(played: Game, seed: int = 1) -> oneiros.State:
    """Give a state in which a player is asked."""
    dice = oneiros.Dice(seed)
    brings = [played.brought(None)] * played.least_seats
    state = played.ruleset.start(played.setup({}, brings))
    while state.seat == oneiros.CHANCE:
        state.apply(dice.choose(state))
    return state


@every_game
@pytest.mark.parametrize(
    ("bot", "kind", "why"),
    [
        ("Raising", "raised", "ValueError: no idea (strangers.py:"),
        ("Leaving", "raised", "SystemExit: 3"),
        ("Unmade", "raised", "RuntimeError: not today"),
        ("Odd", "nonsense", "none of the options"),
        ("Wordless", "nonsense", "it chose None"),
    ],
)
def test_a_fault_is_told_and_the_game_goes_on(name: str, bot: str, kind: str, why: str) -> None:
    played = game(name)
    stranger = OutsideBot(played, OwnMind(getattr(strangers, bot)))
    state = begun(played)
    seen = played.ruleset.veil(state, state.seat)
    chosen = stranger.choose(seen, oneiros.Dice(1))
    assert chosen in state.options
    assert stranger.fault is not None
    assert stranger.fault.kind == kind
    assert why in stranger.fault.why
    ended = oneiros.play(name, [f"{HERE}:{bot}", "random"], seed=4)
    assert ended.ending is not None


@every_game
def test_a_bot_without_faults_loses_nothing(name: str) -> None:
    played = game(name)
    stranger = OutsideBot(played, OwnMind(strangers.Last))
    dice = [(stranger, oneiros.Dice(1)), (played.bots["random"](), oneiros.Dice(2))]
    play_on(played.ruleset, begun(played), dice, oneiros.Dice(3))
    assert (stranger.tally.lost, loss_of(stranger).moves, stranger.fault) == (0, 0, None)
    by_name = oneiros.play(name, [f"{HERE}:Drawing", "random"], seed=2)
    assert (
        by_name.state.frozen()
        == oneiros.play(name, [strangers.Drawing(), "random"], seed=2).state.frozen()
    )


@every_game
def test_what_a_bot_does_to_its_copy_changes_nothing(name: str) -> None:
    alike = [
        oneiros.play(name, [f"{HERE}:{bot}", "random"], seed=5).state.frozen()
        for bot in ("Last", "Destructive")
    ]
    assert alike[0] == alike[1]


def test_after_some_faults_in_a_row_a_bot_is_not_asked_any_more() -> None:
    played = game("dreamblade")
    asked = 0

    class Counting(strangers.Raising):
        def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
            nonlocal asked
            asked += 1
            return super().choose(seen, dice)

    stranger = OutsideBot(played, OwnMind(Counting))
    seen = begun(played)
    faults = []
    for _ in range(MOST_IN_A_ROW + 4):
        stranger.choose(seen, oneiros.Dice(1))
        faults.append(stranger.fault is not None)
    assert asked == MOST_IN_A_ROW
    assert stranger.benched
    assert stranger.tally.lost == MOST_IN_A_ROW + 4
    assert faults == [True] * MOST_IN_A_ROW + [False] * 4


def test_an_answer_in_between_lets_a_bot_stay() -> None:
    played = game("dreamblade")
    answers = iter([None, None, 1, None, None, 1])

    class Fickle(strangers.Last):
        def choose(self, seen: oneiros.State, dice: oneiros.Dice) -> int:
            if next(answers) is None:
                raise ValueError
            return super().choose(seen, dice)

    stranger = OutsideBot(played, OwnMind(Fickle))
    seen = begun(played)
    for _ in range(6):
        stranger.choose(seen, oneiros.Dice(1))
    assert not stranger.benched
    assert stranger.tally.lost == 4


def test_the_usual_answer_stands_in() -> None:
    played = game("dreamblade")
    dice, stranger = oneiros.Dice(9), OutsideBot(played, OwnMind(strangers.Raising))
    found = 0
    state = begun(played)
    while state.seat != oneiros.NOBODY:
        if state.seat != oneiros.CHANCE:
            usual = played.ask(state, options=True).usual
            seen = played.ruleset.veil(state, state.seat)
            chosen = stranger.choose(seen, oneiros.Dice(1))
            if usual >= 0:
                assert chosen == state.options[usual]
                found += 1
        state.apply(dice.choose(state))
    assert found
