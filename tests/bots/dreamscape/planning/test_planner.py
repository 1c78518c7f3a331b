"""The planner: lawful everywhere, blind to what is hidden, within its budget, and far-sighted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oneiros.bots.budget import Budget
from oneiros.bots.dreamscape.planning.planner import PlannerBot, far_sighted
from oneiros.bots.dreamscape.scripted import ScriptedBot
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table.layout import TRAVEL
from oneiros.kernel.dice import Dice
from oneiros.kernel.play import play_on
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamscape import invented
from tests.games.dreamscape.tables import laid_out, started
from tests.games.dreamscape.views import test_secrets

VARIANTS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 2, "nightmare": True},
    {"players": 3, "simultaneous": True},
    {"players": 4, "nightmare": True, "columns": 3, "rows": 3},
]


def name(variant: dict[str, object]) -> str:
    return " ".join(f"{key}-{value}" for key, value in variant.items())


def choice(table: Dreamscape, playouts: int = 6, seed: int = 1) -> int:
    """Ask a new bot with what its seat may know."""
    return PlannerBot(Budget(playouts)).choose(DREAMSCAPE.veil(table, table.seat), Dice(seed))


def begun(question: int = questions.TRAVEL, cycle: int = 2) -> Dreamscape:
    """Play a game of scripted players up to a question of a cycle."""
    table, dice, bot = started(), Dice(11), ScriptedBot()
    while table.cycle < cycle or table.question != question:
        table.apply(dice.choose(table) if table.seat == CHANCE else bot.choose(table, dice))
    return table


def counted(asked: list[int], last: int = 0) -> Callable[[], bool]:
    """Count how often it is asked, and stop when it was asked for the last time."""

    def stopped() -> bool:
        asked.append(1)
        return len(asked) == last

    return stopped


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_whole_games_of_every_variant_come_to_an_end(variant: dict[str, object]) -> None:
    table = started(**variant)
    players = [(PlannerBot(Budget(1, a_turn=2)), Dice(seat)) for seat in range(table.players)]
    # An answer that is not lawful is refused.
    play_on(DREAMSCAPE, table, players, Dice(5))
    assert table.champions


@pytest.mark.parametrize("seed", range(10))
def test_it_answers_lawfully_wherever_a_game_may_lead(seed: int) -> None:
    table, dice = invented.start(seed)
    bots = [PlannerBot(Budget(3)) for _ in range(table.players)]
    for _ in range(8):
        while table.seat == CHANCE:
            table.apply(dice.choose(table))
        if table.seat == NOBODY:
            return
        before = table.frozen()
        seen = DREAMSCAPE.veil(table, table.seat)
        assert bots[table.seat].choose(seen, Dice(seed)) in table.options
        assert table.frozen() == before
        # Random answers lead to positions that it would not choose itself.
        table.apply(invented.answer(table, dice))


@pytest.mark.parametrize("variant", VARIANTS[1:3], ids=name)
def test_what_is_hidden_changes_no_choice(variant: dict[str, object]) -> None:
    dice, bot, table = Dice(3), ScriptedBot(), started(**variant)
    for number in range(100):
        if table.seat == CHANCE:
            table.apply(dice.choose(table))
            continue
        if number % 8 == 0:
            fixed = test_secrets.cards_not_hidden(table, table.seat)
            twin, _ = test_secrets.shuffle(table, fixed, dice)
            assert choice(twin, 4, number) == choice(table, 4, number)
        table.apply(bot.choose(DREAMSCAPE.veil(table, table.seat), dice))


def test_the_same_seed_and_playouts_give_the_same_choices() -> None:
    told = []
    for _ in range(2):
        table, dice, bot = begun(), Dice(5), PlannerBot(Budget(8))
        said = []
        for _ in range(24):
            chosen = dice.choose(table) if table.seat == CHANCE else bot.choose(table, dice)
            said.append(chosen)
            table.apply(chosen)
        told.append(said)
    assert told[0] == told[1]


def test_a_plan_is_followed_without_thinking_again() -> None:
    table, dice, bot = begun(), Dice(5), PlannerBot(Budget(8))
    player, followed = table.seat, 0
    while table.phase == TRAVEL and table.seat == player:
        before = dice.counter
        table.apply(bot.choose(table, dice))
        followed += dice.counter == before
    assert followed >= 3


def test_a_plan_is_made_anew_when_the_table_is_not_as_expected() -> None:
    table, bot = begun(), PlannerBot(Budget(8))
    bot.choose(table, Dice(1))
    other = table.copy()
    other.apply(other.options[-1])
    while other.seat in (CHANCE, NOBODY):
        other.apply(Dice(2).choose(other))
    assert bot.choose(other, Dice(1)) in other.options


@pytest.mark.parametrize("playouts", [0, 1, 7, 30])
@pytest.mark.parametrize("question", [questions.TRAVEL, questions.CREATION, questions.KEEP])
def test_no_decision_takes_more_playouts_than_allowed(question: int, playouts: int) -> None:
    budget = Budget(playouts)
    table = begun(question)
    PlannerBot(budget).choose(table, Dice(1))
    assert budget.spent <= playouts


def test_a_turn_takes_no_more_playouts_than_allowed() -> None:
    budget = Budget(20, a_turn=30)
    bot = PlannerBot(budget)
    table, dice = begun(questions.CREATION), Dice(4)
    player, phase = table.seat, table.phase
    while table.phase == phase and table.active == player:
        own = table.seat != CHANCE
        table.apply(bot.choose(table, dice) if own else dice.choose(table))
    assert 0 < budget.spent <= 30


@pytest.mark.parametrize("question", [questions.TRAVEL, questions.CREATION])
def test_it_stops_when_told(question: int) -> None:
    asked: list[int] = []
    table = begun(question)
    bot = PlannerBot(Budget(1000, stopped=counted(asked, 3)))
    assert bot.choose(table, Dice(1)) in table.options
    assert len(asked) == 3


def test_the_lighter_setting_thinks_less() -> None:
    light, usual = far_sighted().budget, PlannerBot().budget
    assert light.playouts < usual.playouts
    assert light.a_turn < usual.a_turn
    assert 0 < light.milliseconds_a_turn < usual.milliseconds_a_turn


def test_time_ends_a_decision() -> None:
    table = begun()
    bot = PlannerBot(Budget(10**6, milliseconds=1))
    assert bot.choose(table, Dice(1)) in table.options


def test_it_finds_the_walk_that_the_scripted_player_does_not_see() -> None:
    own = {"hands": "MMMMMM", "land": [". . W . .", ". . W . .", ". L W@ . ."]}
    gained = []
    for bot in (ScriptedBot(), PlannerBot(Budget(60))):
        table, dice = laid_out(phase="last creation A", cycle=6, A=own), Dice(1)
        while table.seat == 0:
            table.apply(bot.choose(table, dice))
        gained.append(table.score[0])
    assert gained[1] >= gained[0]
    assert gained[1] >= 6
