"""Sequential halving: everything is tried alike, and the best is found with few trials."""

from __future__ import annotations

from oneiros.bots import halving
from oneiros.bots.budget import Budget
from oneiros.bots.halving import Plan


class Table:
    """Tries plans that bring a known number each; one number has the same luck for all of them."""

    def __init__(self, *brings: int) -> None:
        """Make a plan for each number."""
        self.plans = [Plan() for _ in brings]
        self.brings = brings
        self.numbers: list[list[int]] = [[] for _ in brings]

    def play(self, plan: Plan, number: int) -> None:
        place = self.place(plan)
        self.numbers[place].append(number)
        plan.note(self.brings[place] + number % 3)

    def place(self, plan: Plan) -> int:
        return next(place for place, one in enumerate(self.plans) if one is plan)

    def compared(self, playouts: int, budget: Budget | None = None) -> list[Plan]:
        return halving.compare(self.plans, self, budget or Budget(playouts), playouts)

    def brought(self, plans: list[Plan]) -> list[int]:
        return [self.brings[self.place(plan)] for plan in plans]


def test_the_best_comes_first_and_is_tried_most() -> None:
    table = Table(10, 40, 20, 90, 30)
    ranked = table.compared(60)
    assert table.brought(ranked)[0] == 90
    tried = [plan.tried for plan in ranked]
    assert tried == sorted(tried, reverse=True)
    assert len(tried) == 5


def test_all_have_the_same_chance() -> None:
    table = Table(0, 1, 2, 3)
    table.compared(40)
    for numbers in table.numbers:
        assert numbers == list(range(len(numbers)))


def test_what_cannot_be_tried_even_once_is_left_out() -> None:
    table = Table(-5, -6, 7)
    assert table.brought(table.compared(2)) == [-5, -6]
    assert not table.plans[2].tried


def test_without_playouts_the_first_one_counts() -> None:
    table = Table(1, 2)
    assert table.brought(table.compared(0)) == [1]


def test_when_told_to_stop_the_best_of_what_was_tried_counts() -> None:
    table = Table(1, 2, 3)
    calls: list[int] = []

    def stopped() -> bool:
        calls.append(1)
        return len(calls) == 2

    assert table.brought(table.compared(30, Budget(30, stopped=stopped))) == [2, 1]


def test_one_that_matters_is_tried_as_often_as_the_best() -> None:
    table = Table(5, 60, 7, 70)
    ranked = table.compared(24)
    halving.settle(ranked, table.plans[0], table, Budget(24), 2)
    assert table.brought(ranked)[:2] == [70, 5]
    assert len(ranked) == 4
    assert table.numbers[0] == table.numbers[3]


def test_one_that_matters_comes_first_where_it_is_better() -> None:
    table = Table(5, 6)
    ranked = table.plans[:]
    halving.settle(ranked, ranked[1], table, Budget(9), 3)
    assert table.brought(ranked) == [6, 5]


def test_a_plan_tells_its_mean_and_standard_error() -> None:
    plan = Plan()
    for worth in (100, 300, 200, 400):
        plan.note(worth)
    weighed = plan.weighed([1, 2], 100)
    assert weighed.answers == (1, 2)
    assert weighed.tried == 4
    assert abs(weighed.worth - 2.5) < 1e-9
    assert abs(weighed.error - (5 / 3 / 4) ** 0.5) < 1e-9


def test_a_plan_that_was_never_tried_has_neither() -> None:
    assert Plan().weighed([3], 100) == ((3,), 0.0, 0.0, 0)
