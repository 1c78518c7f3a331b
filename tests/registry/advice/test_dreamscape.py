"""What a hint says about a plan of Dreamscape is worked out again, in another way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from oneiros.bots.budget import Budget
from oneiros.bots.dreamscape.planning.planner import PlannerBot
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.scoring import purposes
from oneiros.games.dreamscape.vocabulary import KINDS
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.kernel.trying import attempt
from oneiros.registry.games import game
from oneiros.registry.named import Account
from oneiros.words import Words

GAME = game("dreamscape")
EN = Words("en")


def told() -> Iterator[tuple[Dreamscape, Account, Dreamscape]]:
    """Let a planner plan at the travels and creations of a game; give the table after each plan.

    The end of a travel or creation, which empties Hands, is left out.
    """
    table, dice = DREAMSCAPE.start(DREAMSCAPE.check({"players": 2})), Dice(2)
    planner, bot = PlannerBot(Budget(4)), GAME.bots["scripted"]()
    while table.seat != NOBODY and table.cycle < 5:
        if table.seat == CHANCE:
            table.apply(dice.choose(table))
            continue
        seen = DREAMSCAPE.veil(table, table.seat)
        if table.question in (questions.TRAVEL, questions.CREATION):
            plan = planner.weigh(seen, dice)[0].answers
            account = GAME.account(EN, seen, plan)
            texts = [one.text for one in account.deeds if one.text != "end"]
            yield seen, account, cast("Dreamscape", attempt(DREAMSCAPE, seen, texts).state)
        table.apply(bot.choose(seen, dice))


TOLD = list(told())


def named(table: Dreamscape, card: int) -> str:
    return table.box.cards[card].name


def of_kind(account: Account, kind: str) -> list[dict[str, object]]:
    return [one.about for one in account.consequences if one.kind == kind]


def test_points_at_once_are_those_that_are_scored() -> None:
    seen = 0
    for table, account, after in TOLD:
        if after.cycle != table.cycle or any(one.text == "end" for one in account.deeds):
            continue
        points = sum(
            int(str(one["points"]))
            for kind in ("completes", "scores")
            for one in of_kind(account, kind)
        )
        assert points == after.score[table.seat] - table.score[table.seat]
        seen += points > 0
    assert seen


def test_cards_that_are_completed_are_open_no_more() -> None:
    seen = 0
    for table, account, after in TOLD:
        for one in of_kind(account, "completes"):
            names = [named(table, card) for card in after.open[table.seat]]
            assert one["card"] not in names
            assert one["card"] in [named(table, card) for card in table.open[table.seat]]
            seen += 1
    assert seen


def test_what_a_travel_brings_is_what_hands_hold_more() -> None:
    seen = 0
    for table, account, after in TOLD:
        if table.question != questions.TRAVEL or any("use" in one.text for one in account.deeds):
            continue
        if any(one.text.startswith(("put", "store", "trade")) for one in account.deeds):
            continue
        player = table.seat
        more = Counter(
            {
                KINDS[kind]: int(after.held(player, kind) - table.held(player, kind))
                for kind in range(1, 6)
                if after.held(player, kind) > table.held(player, kind)
            }
        )
        assert [one["shards"] for one in of_kind(account, "collects")] == ([more] if more else [])
        seen += bool(more)
    assert seen


def test_free_ways_are_those_that_cost_no_point() -> None:
    seen = 0
    for table, account, after in TOLD:
        if table.question != questions.TRAVEL or after.points < 0:
            continue
        keys = [one for one in account.deeds if one.text.startswith("key ")]
        free = [place for one in of_kind(account, "free-ways") for place in list(one["locations"])]  # type: ignore[call-overload]
        assert free == [int(one.text.removeprefix("key ")) for one in keys]
        seen += len(free)
    assert seen


def test_purposes_pay_as_the_rules_say() -> None:
    seen = 0
    for table, account, after in TOLD:
        if after.cycle != table.cycle:
            continue
        for one in [*of_kind(account, "purpose"), *of_kind(account, "purpose-other")]:
            seat, place = "ABCD".index(str(one["seat"])), int(str(one["tile"]))
            assert one["before"] == purposes.points(table, seat, place)
            assert one["after"] == purposes.points(after, seat, place)
            seen += 1
    assert seen
