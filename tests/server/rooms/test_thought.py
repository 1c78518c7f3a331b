"""A process where bots think is told what is new, and everything where it does not know a game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.registry import seat_bots
from oneiros.registry.games import game
from oneiros.server.rooms import thought
from oneiros.server.rooms.thinking import Task, Thinkers, _Worker
from oneiros.server.rooms.thought import Order, think
from oneiros.server.rooms.turns import Who

SEEDS = ["a", "b"]


@pytest.fixture
def orders(monkeypatch: pytest.MonkeyPatch) -> list[Order]:
    """Let bots think here instead of in processes, and note what they are told."""
    told: list[Order] = []

    async def ask(_worker: _Worker, order: Order, _who: Who) -> int | None:
        told.append(order)
        return think(order)

    monkeypatch.setattr(_Worker, "ask", ask)
    thought._games.clear()
    return told


def begun(name: str) -> tuple[Match, FairChance]:
    match = Match(game(name).ruleset, game(name).setup({}, [game(name).brought(None)] * 2))
    chance = FairChance(bytes(32), SEEDS)
    match.roll(chance)
    return match, chance


def task(match: Match, cuts: int = 0, table: str = "t") -> Task:
    """Ask the bot in whatever seat is asked."""
    seat, name = match.state.seat, match.ruleset.name
    answers = tuple(match.answers)
    return Task(table, name, match.setup, "scripted", seat, answers, cuts, match.step)


def chosen(thinkers: Thinkers, asked: Task) -> int:
    return asyncio.run(thinkers.choose(asked))


def play_on(match: Match, chance: FairChance, random: Random, answers: int) -> None:
    for _ in range(answers):
        if match.ending() is None:
            match.answer(match.state.seat, random.choice(match.state.options), match.step)
            match.roll(chance)


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_only_what_is_new_is_told(name: str, orders: list[Order]) -> None:
    (match, chance), random, thinkers = begun(name), Random(1), Thinkers(2)
    told = 0
    for number in range(6):
        chosen(thinkers, task(match))
        (order,) = orders
        orders.clear()
        assert (order.setup is None) == (number > 0)
        assert order.known == order.stands == told
        assert len(order.answers) == match.step - told
        told = match.step
        play_on(match, chance, random, 5)


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_taken_back_it_thinks_about_the_game_as_it_is(
    name: str, seed: int, orders: list[Order]
) -> None:
    (match, chance), random, thinkers = begun(name), Random(seed), Thinkers(2)
    for _ in range(30):
        play_on(match, chance, random, random.randrange(1, 6))
        if match.ending() is not None:
            break
        if random.random() < 0.3:
            own = [step for step, one in enumerate(match.answers) if one.seat >= 0]
            match.go_back(random.choice(own[-20:]), [0, 1])
            chance.go_to(match.drawn, match.takebacks)
        seat = match.state.seat
        if random.random() < 0.3 and match.undo_limit(seat) < match.step:
            match.undo(seat)
        # At another table it is told everything.
        anew = Thinkers(1)
        assert chosen(thinkers, task(match)) == chosen(anew, task(match, table="u"))
    assert any(order.stands < order.known for order in orders)


def test_what_is_taken_back_does_not_pile_up(
    orders: list[Order], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thought, "_MOST_TAKEN_BACK", 20)
    (match, chance), random, thinkers = begun("dreamblade"), Random(1), Thinkers(1)
    for _ in range(40):
        play_on(match, chance, random, 3)
        option = chosen(thinkers, task(match))
        assert option in match.state.options
        match.go_back(0, [0, 1])
        chance.go_to(match.drawn, match.takebacks)
        match.roll(chance)
        chosen(thinkers, task(match))
        (known,) = thought._games.values()
        assert len(known.match.log) < 100
    assert sum(order.setup is not None for order in orders) > 1


@pytest.mark.usefixtures("orders")
def test_a_bot_stays_the_same_from_question_to_question_unless_something_is_taken_back() -> None:
    (match, chance), thinkers = begun("dreamblade"), Thinkers(1)

    def players() -> dict[tuple[int, str], object]:
        chosen(thinkers, task(match))
        return dict(thought._games["t"].bots)

    known = players()
    for _ in range(10):
        play_on(match, chance, Random(3), 1)
        later = players()
        assert all(later[seat] is bot for seat, bot in known.items())
        known = later
    match.go_back(next(step for step, one in enumerate(match.answers) if one.seat >= 0), [0, 1])
    chance.go_to(match.drawn, match.takebacks)
    match.roll(chance)
    assert not set(map(id, players().values())) & set(map(id, known.values()))


@pytest.mark.usefixtures("orders")
@pytest.mark.parametrize("build", ["compiled", "interpreted"])
def test_a_bot_at_a_table_has_the_budget_of_a_seat(
    build: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_bots, "RUNNING", build)
    (match, _), entry = begun("dreamscape"), game("dreamscape").bots["merciless"]
    chosen(Thinkers(1), task(match)._replace(bot="merciless"))
    ((_, bot),) = thought._games["t"].bots.items()
    whole, part = cast("Any", entry()).budget, 1 if build == "compiled" else entry.interpreted
    assert cast("Any", bot).budget.playouts == whole.playouts // part
    assert cast("Any", bot).budget.a_turn == whole.a_turn // part


def forget() -> None:
    """Let the process be a new one."""
    thought._games.clear()


def crowd() -> None:
    """Let it think about so many other tables that it forgets this one."""
    for number in range(200):
        match, _ = begun("dreamscape")
        chosen(Thinkers(1), task(match, table=f"other {number}"))


@pytest.mark.parametrize("happens", [forget, crowd])
def test_a_process_that_does_not_know_the_game_is_told_everything(
    happens: Callable[[], None], orders: list[Order]
) -> None:
    (match, chance), thinkers = begun("dreamblade"), Thinkers(1)
    chosen(thinkers, task(match))
    play_on(match, chance, Random(2), 4)
    happens()
    orders.clear()
    option = chosen(thinkers, task(match))
    assert option in match.state.options
    partly, whole = orders
    assert partly.setup is None
    assert whole.setup == match.setup
    assert len(whole.answers) == match.step


def test_nobody_knows_what_a_process_knows_whose_thought_was_interrupted(
    orders: list[Order], monkeypatch: pytest.MonkeyPatch
) -> None:
    (match, chance), thinkers = begun("dreamblade"), Thinkers(1)
    chosen(thinkers, task(match))
    play_on(match, chance, Random(2), 4)

    async def interrupted(_worker: _Worker, order: Order, _who: Who) -> int | None:
        think(order)
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(_Worker, "ask", interrupted)
        with pytest.raises(asyncio.CancelledError):
            chosen(thinkers, task(match))
    orders.clear()
    chosen(thinkers, task(match))
    assert [order.setup for order in orders] == [match.setup]
