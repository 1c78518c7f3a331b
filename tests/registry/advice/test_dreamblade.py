"""What a hint says about a plan of Dreamblade is worked out again, in another way."""

from __future__ import annotations

from functools import cache

import pytest

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import CELLS, WORTH, cell_name, cell_named
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.text import notation
from oneiros.games.dreamblade.vocabulary import DEFENDER, DOMINATE
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.advice import speaking
from oneiros.registry.dreamblade.odds import odds_of
from oneiros.registry.games import game
from oneiros.registry.named import Account
from oneiros.words import Words
from tests.bots.dreamblade.dying import doomed, dying

GAME = game("dreamblade")
EN = Words("en")
PHASES = (questions.SPAWN_PHASE, questions.ACTION)


def tables(number: int) -> list[Dreamblade]:
    """Let two bots play, and keep tables at which a phase begins."""
    found: list[Dreamblade] = []
    for seed in range(number):
        table, dice = DREAMBLADE.start(DREAMBLADE.check({})), Dice(seed)
        bot = GAME.bots["scripted"]()
        while table.seat != NOBODY and table.turn < 6:
            if table.seat == CHANCE:
                table.apply(dice.choose(table))
                continue
            if table.question in PHASES and len(table.options) > 1:
                found.append(table.copy())
            table.apply(bot.choose(table.copy(), dice))
    return found


TABLES = tables(3)


def pays(table: Dreamblade, side: int, cell: int) -> bool:
    """Tell by 9.1 alone whether a cell pays: nobody here dominates."""
    creatures = table.at[cell] & table.roster.creatures
    assert not creatures & table.roster.having[DOMINATE]
    return bool(creatures & SIDE[side]) and not creatures & SIDE[1 - side]


def would_score(table: Dreamblade) -> list[int]:
    cells = range(CELLS)
    return [
        table.points[side] + sum(WORTH[side][one] for one in cells if pays(table, side, one))
        for side in (0, 1)
    ]


def phase(table: Dreamblade) -> tuple[int, ...]:
    return table.turn, table.phase, table.active, table.seat


def plan(table: Dreamblade) -> tuple[Dreamblade, Account]:
    """Shift or spawn up to three times, as long as the phase goes on."""
    after, answers = table, list[int]()
    for _ in range(3):
        for option in after.options:
            ahead = after.copy()
            ahead.apply(option)
            if opt.deed(option) in (opt.MOVE, opt.SPAWN) and phase(ahead) == phase(table):
                answers.append(option)
                after = ahead
                break
    return after, GAME.account(EN, table, answers)


def of_kind(account: Account, kind: str) -> list[dict[str, object]]:
    return [one.about for one in account.consequences if one.kind == kind]


def test_cells_and_points_are_as_the_rules_say() -> None:
    shifts = [plan(table) for table in TABLES]
    assert sum(bool(account.deeds) for _, account in shifts) > 10
    for table, (after, account) in zip(TABLES, shifts, strict=True):
        check_ground(table, after, account)


def check_ground(table: Dreamblade, after: Dreamblade, account: Account) -> None:
    told = {
        (str(one["player"]), str(one["cell"]), kind)
        for kind in ("cell-won", "cell-lost")
        for one in of_kind(account, kind)
    }
    changed = set()
    for side in (0, 1):
        for cell in range(CELLS):
            was, now = pays(table, side, cell), pays(after, side, cell)
            if was != now and WORTH[side][cell]:
                changed.add(("AB"[side], cell_name(cell), "cell-won" if now else "cell-lost"))
    assert told <= changed
    if len(account.consequences) < 9:
        assert told == changed
    (points,) = of_kind(account, "tally")
    assert [points["a"], points["b"]] == would_score(after)
    if "before_a" in points:
        assert [points["before_a"], points["before_b"]] == would_score(table)


def test_the_odds_of_a_strike_are_those_that_the_table_tells() -> None:
    seen = 0
    for table in TABLES:
        strikes = [one for one in table.options if opt.deed(one) == opt.STRIKE]
        for option in strikes[:1]:
            account = GAME.account(EN, table, [option])
            odds = odds_of(table, option, "destroy")
            (clears,) = of_kind(account, "clears")
            assert clears["chance"] == pytest.approx(odds.chances["cleared"], abs=0.001)
            chances = {one.piece: one.chances for one in odds.pieces}
            for one in [*of_kind(account, "struck"), *of_kind(account, "risked")]:
                expected = chances[str(one["piece"])]
                assert one["destroyed"] == pytest.approx(expected["destroyed"], abs=0.001)
                assert one["disrupted"] == pytest.approx(expected["disrupted"], abs=0.001)
            assert account.look.cells == [clears["cell"]]
            seen += 1
    assert seen > 3


def test_8_9_damage_of_this_phase_is_gone_before_anybody_strikes() -> None:
    seen = 0
    for table, after, told in entered():
        (option,) = [
            one for one in table.options if notation.write(table, one) == told.deeds[0].text
        ]
        hurt = table.copy()
        for one in numbers(after.creatures_of(0) | after.creatures_of(1)):
            hurt.damage[one] = 1
            hurt.wounded |= BIT[one]
        fights = of_kind(told, "could-strike") + of_kind(told, "exposed")
        again = GAME.account(EN, hurt, [option])
        assert of_kind(again, "could-strike") + of_kind(again, "exposed") == fights
        seen += bool(fights)
    assert seen > 3


def test_who_can_enter_a_cell_is_counted_from_the_cells_around() -> None:
    seen = 0
    for table in TABLES:
        after, account = plan(table)
        for one in of_kind(account, "entered"):
            cell = cell_named(str(one["cell"]))
            column, row = cell % 5, cell // 5
            near = [
                other
                for other in range(CELLS)
                if abs(other % 5 - column) + abs(other // 5 - row) == 1
            ]
            # Whoever is engaged does not shift (6.2); a cell without enemies has room for them.
            free = [
                after.creatures_in(other, 1 - table.seat)
                for other in near
                if not after.creatures_in(other, table.seat)
            ]
            if any(theirs & after.roster.having[DEFENDER] for theirs in free):
                # They may be held back.
                continue
            assert one["count"] == sum(int(theirs).bit_count() for theirs in free)
            seen += int(str(one["count"])) > 0
    assert seen > 3


def test_a_fight_where_somebody_has_entered_is_that_of_the_next_action_phase() -> None:
    seen = 0
    for table, after, account in entered():
        following = after.copy()
        while following.seat == table.seat and following.phase == table.phase:
            following.apply(opt.END)
        if (following.seat, following.question) != (table.seat, questions.ACTION):
            continue
        for one in of_kind(account, "could-strike"):
            strikes = [
                option
                for option in following.options
                if opt.deed(option) == opt.STRIKE
                and cell_name(opt.group_cell_of(option)) == one["cell"]
            ]
            everybody = max(strikes, key=lambda option: int(opt.group_of(option)).bit_count())
            odds = odds_of(following, everybody, "destroy")
            assert one["chance"] == pytest.approx(odds.chances["cleared"], abs=0.001)
            assert one["exact"] == odds.exact
            seen += 1
    assert seen > 3


def test_whoever_is_exposed_fares_as_in_the_next_action_phase_of_the_enemy() -> None:
    seen = 0
    for table, after, account in entered():
        following = after.copy()
        while following.seat == table.seat and following.turn == table.turn:
            following.apply(opt.END)
        if (following.seat, following.question) != (1 - table.seat, questions.ACTION):
            continue
        for one in of_kind(account, "exposed"):
            strikes = [
                option
                for option in following.options
                if opt.deed(option) == opt.STRIKE
                and cell_name(opt.group_cell_of(option)) == one["cell"]
            ]
            everybody = max(strikes, key=lambda option: int(opt.group_of(option)).bit_count())
            odds = odds_of(following, everybody, "destroy")
            (chances,) = [other.chances for other in odds.pieces if other.piece == one["piece"]]
            assert one["destroyed"] == pytest.approx(chances["destroyed"], abs=0.001)
            assert one["disrupted"] == pytest.approx(chances["disrupted"], abs=0.001)
            seen += 1
    assert seen > 3


@cache
def entered() -> list[tuple[Dreamblade, Dreamblade, Account]]:
    """Give shifts into cells with enemies, the table after each, and what is told of it."""
    found = []
    for table in TABLES:
        for option in table.options:
            if opt.deed(option) == opt.MOVE and table.enemies_in(opt.cell_of(option), table.seat):
                after = table.copy()
                after.apply(option)
                found.append((table, after, GAME.account(EN, table, [option])))
                break
    return found


def test_who_leads_has_more_points_and_did_not_before() -> None:
    seen = 0
    for table in TABLES:
        after, account = plan(table)
        if after.turn != table.turn:
            continue
        before, now = would_score(table), would_score(after)
        leads = {"AB"[side] for side in (0, 1) if now[side] > now[1 - side]}
        led = {"AB"[side] for side in (0, 1) if before[side] > before[1 - side]}
        assert {str(one["player"]) for one in of_kind(account, "leads")} == leads - led
        seen += bool(leads - led)
    assert seen


def test_a_price_is_told_where_it_is_not_the_printed_one() -> None:
    seen = 0
    for table in TABLES:
        for option in table.options:
            if opt.deed(option) != opt.SPAWN:
                continue
            after = table.copy()
            after.apply(option)
            if phase(after) != phase(table):
                continue
            piece = opt.miniature_of(option)
            paid, printed = table.pool - after.pool, table.roster.cost[piece]
            told = of_kind(GAME.account(EN, table, [option]), "price")
            about = {"piece": table.roster.labels[piece], "price": paid, "printed": printed}
            assert told == ([about] if paid != printed else [])
            seen += paid == printed
    assert seen


def test_what_a_phase_costs_is_what_is_gone_from_the_pool() -> None:
    seen = 0
    for table in TABLES:
        if table.question != questions.SPAWN_PHASE:
            continue
        after, account = plan(table)
        for one in of_kind(account, "pool"):
            assert one["left"] == after.pool
            seen += 1
    assert seen


def test_a_plan_that_ends_the_turn_says_who_wins_it() -> None:
    seen = 0
    for table in TABLES:
        if opt.END not in table.options:
            continue
        after = table.copy()
        after.apply(opt.END)
        account = GAME.account(EN, table, [opt.END])
        if after.turn == table.turn:
            assert not of_kind(account, "turn-won")
            continue
        winners = [side for side in (0, 1) if after.wins[side] > table.wins[side]]
        assert [one["player"] for one in of_kind(account, "turn-won")] == [
            "AB"[side] for side in winners
        ]
        assert not of_kind(account, "tally")
        seen += 1
    assert seen


def test_8_7_a_deathblow_and_declining_it_are_told_of_the_same_moment() -> None:
    table = dying()
    struck, declined = (GAME.account(EN, table, [one]) for one in reversed(table.options))
    assert [one.kind for one in struck.consequences] == ["deathblow"]
    assert of_kind(struck, "deathblow") == [{"cell": "c3", "dice": 2}]
    assert [one.kind for one in declined.consequences] == ["no-deathblow"]


def test_8_3_whoever_is_doomed_stands_nowhere_when_points_are_told() -> None:
    table = doomed()
    disrupt, destroy = (GAME.account(EN, table, [one]) for one in table.options)
    # Where it is put is not decided yet, so nothing is said of cells.
    assert disrupt.consequences == []
    worth = int(WORTH[0][cell_named("c3")])
    assert of_kind(destroy, "fate") == [{"piece": "Runetagged Brawler#1", "fate": "destroyed"}]
    (points,) = of_kind(destroy, "tally")
    assert points["a"] == worth + 1
    assert of_kind(destroy, "cell-won") == [{"player": "A", "cell": "c3", "worth": worth}]
    assert speaking(destroy, disrupt).wanted == [one.sentence for one in destroy.consequences]
    assert not speaking(disrupt, destroy).wanted


def test_what_is_to_be_spawned_is_looked_at_with_its_price() -> None:
    table = next(one for one in TABLES if one.question == questions.SPAWN_PHASE)
    option = next(one for one in table.options if opt.deed(one) == opt.SPAWN)
    sentence = GAME.account(EN, table, [option]).look.sentence
    price = int(values.price(table, int(opt.miniature_of(option))))
    assert sentence.endswith(f"it costs {price} of your {table.pool} spawn points.")
