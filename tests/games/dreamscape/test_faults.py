"""What no scenario can see: faults once planted in the sources that only these tests catch."""

from __future__ import annotations

from typing import Any, cast

import pytest

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.reasons.explain import explain
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table import facts
from oneiros.kernel.dice import Dice
from oneiros.kernel.fact import NONE, Cause, Fact
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamscape.stories import (
    BOTH,
    FACTS,
    SHOWN,
    STORIES,
    UNDER,
    card,
    played,
    using,
    written,
)


@pytest.mark.parametrize("name", STORIES)
def test_everything_is_told_in_order_with_its_cause(name: str) -> None:
    sheet, answers, expected = STORIES[name]
    table = played(sheet, *answers)
    assert [written(table, fact) for fact in table.facts or []] == expected


@pytest.mark.parametrize("name", STORIES)
def test_a_listener_who_hears_everything_can_tell_it_again(name: str) -> None:
    sheet, answers, _ = STORIES[name]
    table, heard = played(sheet, *answers), played(sheet)
    for fact in table.facts or []:
        DREAMSCAPE.retell(heard, fact)
    assert heard.facts == table.facts
    assert heard.shown() == table.shown()


def test_every_fact_of_the_set_up_names_its_rule() -> None:
    table = DREAMSCAPE.start(DREAMSCAPE.check({"nightmare": True}), facts=True)
    dice = Dice(4)
    while table.question != questions.TRAVEL or table.seat == CHANCE:
        table.apply(dice.choose(table))
    rules: dict[str, set[str]] = {}
    for fact in table.facts or []:
        rules.setdefault(FACTS[fact.kind], set()).add(fact.cause.rule)
    assert rules == {
        "marker dealt": {"2.1"},
        "tile revealed": {"2.2"},
        "tile coloured": {"2.2"},
        "deck chosen": {"2.3"},
        "card shown": {"2.3"},
        "card kept": {"2.3"},
        "cards returned": {"2.3"},
        "sleeper placed": {"2.4"},
        "location filled": {"2.5"},
        "nightmare moved": {"10.1"},
        "link seeded": {"10.1"},
        "nightmares added": {"10.1"},
        "cycle began": {"3.1"},
        "travel began": {"4.1"},
    }


CARDS = 'phase = "creation A"\n{}\n[A]\nsleeper = 3\nhands = "GM"\n{}\n'
ONE = card("king", "G@").replace('"Test"', '"One"')
TWO = card("king", "G@").replace('"Test"', '"Two"')
ORDER = CARDS.format("", 'cards = ["One", "Two"]\nland = [". . G . ."]') + ONE + TWO
SHARD = 'cards = ["One=water"]\npile = ["Two"]\ncovered = "rock"\nland = [". . G . ."]'
KEPT = CARDS.format("", SHARD) + ONE + TWO
PLAIN = CARDS.format("", 'land = [". . G W* ."]')
INSIDE = CARDS.format("", 'land = [". . G@ W* ."]').replace('"GM"', '"GG"')
BURIED = CARDS.format("", 'pile = ["Memory Rock", "Hermit\'s Tree"]')
SEEDS = 'nightmare = true\nlinks = "1-2"\n[A]\nsleeper = 2\nhands = "G"\n'
SETUP = 'phase = "setup"\n'
GOLEM = using("golem", 'land = [". . WR . ."]')
LAKE = using("lake", world='row = {4 = "GWR"}')


@pytest.mark.parametrize(
    ("sheet", "answers", "attempt", "rule", "key"),
    [
        (SEEDS, ["end"], opt.COLLECT, "10.4", "why-other-question"),
        (SEEDS, ["end"], opt.SEED | 7, "1.1", "why-no-such-thing"),
        (SEEDS, ["end"], opt.SEED | 6, "10.4", "why-link-elsewhere"),
        (PLAIN, [], opt.TAKE | 2, "3.1", "why-other-question"),
        (PLAIN, [], opt.COLLECT, "4.2", "why-travel-only"),
        (BOTH, [], opt.PLACE | 3 << 6 | 2, "5.1", "why-creation-only"),
        (ORDER, ["enter"], opt.END, "6.4", "why-other-question"),
        (ORDER, ["enter"], opt.COMPLETE | 3, "6.1", "why-not-matched"),
        (KEPT, ["enter"], opt.END, "6.2", "why-other-question"),
        (KEPT, ["enter"], opt.KEEP_SHARD | 1, "6.2", "why-not-stored"),
        (KEPT, ["enter", "cover rock"], opt.END, "6.3", "why-other-question"),
        (KEPT, ["enter", "cover rock"], opt.DECK, "1.1", "why-no-such-thing"),
        (PLAIN, [], opt.PLACE | 1 << 6 | 3, "5.1", "why-tree-there"),
        (INSIDE, [], opt.PLACE | 1 << 6 | 2, "5.1", "why-dreamer-there"),
        (INSIDE, [], opt.STEP | 3, "5.3", "why-no-moves"),
        (INSIDE.replace('"GG"', '"GM"'), [], opt.STEP | 3, "5.3", "why-cannot-cross"),
        ("trees = 0\n" + PLAIN, [], opt.PLANT | 3, "5.4", "why-no-trees"),
        (CARDS.format("", ""), [], opt.PLACE | 1 << 6 | 3, "5.1", "why-entry-first"),
        (BURIED, [], opt.USE | 22 << 6 | 1, "7.1", "why-card-buried"),
        (BURIED, [], opt.USE | 23 << 6 | 1, "7.1", "why-card-not-yours"),
        (GOLEM, ["use Test: grass"], opt.shift(2, 3, 3), "7.7", "why-no-level"),
        (GOLEM, ["use Test: grass"], opt.shift(2, 0, 3), "1.1", "why-no-such-thing"),
        (LAKE, ["use Test: grass", "rearrange 4"], opt.NEXT | 5, "7.5", "why-not-in-row"),
    ],
)
def test_a_refusal_names_its_rule(
    sheet: str, answers: list[str], attempt: int, rule: str, key: str
) -> None:
    table = played(sheet, *answers)
    reason = explain(table, table.seat, int(attempt))
    assert reason is not None
    assert (reason.rule, reason.key) == (rule, key)


def test_what_chance_and_a_first_card_answer_has_the_rule_of_the_set_up() -> None:
    table = DREAMSCAPE.start(DREAMSCAPE.check({}))
    rules: dict[str, str] = {}
    while table.question != questions.TRAVEL:
        for attempt in table.options:
            assert explain(table, table.seat, attempt) is None
        reason = explain(table, table.seat, opt.END)
        assert reason is not None
        rules[questions.NAMES[table.question]] = reason.rule
        if table.question == questions.FIRST_CARD:
            reason = explain(table, table.seat, opt.KEEP | 49)
            assert reason is not None
            assert (reason.rule, reason.key) == ("2.3", "why-not-drawn")
        # The last tiles have a colour.
        table.apply(table.options[-1])
    assert rules == {
        "marker": "2.1",
        "tile": "2.2",
        "colour": "2.2",
        "card": "6.3",
        "first": "2.3",
        "shard": "3.2",
    }


@pytest.mark.parametrize(("nightmare", "rule"), [("false", "8.2"), ("true", "10.8")])
def test_after_the_end_everything_is_refused_by_the_rule_that_ended_the_game(
    nightmare: str, rule: str
) -> None:
    table = played(f'nightmare = {nightmare}\nphase = "scoring"\n')
    ending = DREAMSCAPE.ending(table)
    assert ending is not None
    assert ending.rule == rule
    reason = explain(table, 0, opt.END)
    assert reason is not None
    assert (reason.rule, reason.key) == (rule, "why-game-over")


def test_a_refusal_names_who_is_asked_and_where_somebody_is() -> None:
    table = played(BOTH)
    foreign = explain(table, 1, opt.END)
    assert foreign is not None
    assert dict(foreign.details) == {"seat": "A"}
    far = explain(table, 0, opt.MOVE | 6)
    assert far is not None
    assert dict(far.details) == {"here": 1, "location": 6}


def test_a_view_shows_each_thing_where_it_is() -> None:
    view = cast("dict[str, Any]", DREAMSCAPE.view(played(SHOWN), 0))
    first, second = view["seats"]
    held = [{kind: n for kind, n in one["hands"].items() if n} for one in (first, second)]
    assert held == [{"grass": 2}, {"movement": 1, "rock": 1}]
    assert (first["covered"], second["covered"]) == ("water", "rock")
    assert (first["marker"], second["marker"]) == (2, 1)
    assert (first["flipped"], second["flipped"]) == (False, True)
    assert (first["lies_above"], second["lies_above"]) == (0, 1)
    assert first["slots"] == {"c1": {"stack": ["grass"], "tree": True}}
    assert [slot["tree"] for slot in second["slots"].values()] == [False, False]
    assert (view["action_points"], view["reserve"], view["trees"]) == (3, 7, 2)
    assert [tile["measures"] for tile in view["purposes"]] == [[2, 7], [2, 7]]
    assert [tile["points"] for tile in view["purposes"]] == [[0, 6], [2, 6]]
    assert view["may_answer"] == ["B"]
    assert view["options"] == []


def test_5_11_while_chance_is_asked_nobody_may_answer() -> None:
    sheet = "simultaneous = true\n" + using("muse") + '[B]\nhands = "G"\n'
    table = played(sheet)
    assert cast("dict[str, Any]", DREAMSCAPE.view(table, 1))["may_answer"] == ["A", "B"]
    table = played(sheet, "use Test: grass")
    assert table.seat == CHANCE
    assert cast("dict[str, Any]", DREAMSCAPE.view(table, 1))["may_answer"] == []
    assert not any(table.may_answer(seat) for seat in (0, 1))


def test_6_5_7_4_only_who_looks_hears_what_is_seen_and_all_hear_who_looks() -> None:
    for kind in (facts.CARD_SHOWN, facts.SHARD_LOOKED_AT):
        fact = Fact(kind, (1, 4), Cause("7.3", NONE, NONE))
        assert DREAMSCAPE.hear(fact, 1) == fact
        for seat in (0, NOBODY):
            assert DREAMSCAPE.hear(fact, seat) == Fact(kind, (1, NONE), fact.cause)
    kept = Fact(facts.CARD_KEPT, (1, 4), Cause("7.3", NONE, NONE))
    assert DREAMSCAPE.hear(kept, 0) == kept


def test_6_5_a_veiled_table_holds_no_more_than_a_seat_knows() -> None:
    table = played(UNDER)
    table.revealed = 3
    for seat, under, known in (
        (0, [9, NONE], [9]),
        (1, [NONE, 22], [22]),
        (NOBODY, [NONE] * 2, []),
    ):
        veiled = DREAMSCAPE.veil(table, seat)
        assert [veiled.under[1][0], veiled.under[2][0]] == under
        mine = [sum(1 << one for one in known) if player == seat else 0 for player in (0, 1)]
        assert veiled.known == mine
        assert veiled.revealed == 0
        assert bool(veiled.options) == (seat == 0)
        assert [veiled.in_deck(level) for level in (1, 2, 3)] == [18, 18, 14]
        assert all(list(deck) == sorted(deck) for deck in veiled.unseen)


def test_7_4_what_is_drawn_for_the_harvesters_seems_to_be_in_the_bag() -> None:
    sheet = 'bag = "GGW"\n' + using("harvesters")
    table = played(sheet, "use Test: grass", "draw water")
    assert table.question == questions.HARVEST
    for seat, bag, seen in (
        (0, (1, 0), [2, 1]),
        (1, (2, 1), [NONE] * 2),
        (NOBODY, (2, 1), [NONE] * 2),
    ):
        veiled = DREAMSCAPE.veil(table, seat)
        assert (veiled.bag[1], veiled.bag[2]) == bag
        assert list(veiled.harvested) == seen
    asked = played(sheet, "use Test: grass")
    assert asked.seat == CHANCE
    assert asked.weights
    assert [DREAMSCAPE.veil(asked, seat).weights for seat in (0, 1)] == [[], []]


@pytest.mark.parametrize(("knows", "revealed"), [("[]", 1), ('["Hermit\'s Tree"]', 0)])
def test_only_a_card_not_seen_before_comes_to_light(knows: str, revealed: int) -> None:
    sheet = using("king", f"knows = {knows}", world='decks = {I = ["Hermit\'s Tree"]}')
    table = played(sheet, "use Test: grass", "deck I")
    assert table.question == questions.KEEP
    assert table.looked[0] == (9,)
    assert table.known[0] & 1 << 9
    assert table.revealed == revealed


def test_5_11_6_5_a_veiled_table_goes_on_though_another_looks_at_cards() -> None:
    """A does not know what B draws: B may keep any card that A has not seen."""
    sheet = 'simultaneous = true\nphase = "creation A"\n[A]\nhands = "G"\n[B]\nhands = "GM"\n'
    table = played(sheet + 'cards = ["Test"]\n' + card("king"), "B", "use Test: grass", "deck II")
    while table.question == questions.CARD:
        table.apply(table.options[0])
    assert table.question == questions.KEEP
    table.attend(0)
    veiled = DREAMSCAPE.veil(table, 0)
    view = cast("dict[str, Any]", DREAMSCAPE.view(table, 0))
    assert view["seats"][1]["looking_at"] == [None] * 6
    for seen in (table, veiled):
        assert [seen.in_deck(level) for level in (1, 2, 3)] == [18, 12, 14]
    veiled.apply(DREAMSCAPE.read(veiled, "end"))
    assert veiled.seat == 1
    assert veiled.question == questions.KEEP
    unseen = {opt.KEEP | card for card in veiled.unseen[2]}
    assert {opt.DECLINE, *unseen} == set(veiled.options)
    veiled.apply(opt.DECLINE)
    assert veiled.question == questions.CREATION
    assert veiled.under[2] == (NONE,) * 6
    assert veiled.looked[1] == ()
    assert [veiled.in_deck(level) for level in (1, 2, 3)] == [18, 18, 14]
