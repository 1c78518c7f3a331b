"""What a game of Dreamscape tells of itself: deeds in few words, cards as events, the reckoning."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

from oneiros.cli.dreamscape.reckoning import reckoning
from oneiros.cli.dreamscape.terminal import DREAMSCAPE as TERMINAL
from oneiros.cli.terminal import Glance, Screen, Told
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.scoring import purposes
from oneiros.games.dreamscape.scoring.reckoning import reckoned
from oneiros.games.dreamscape.table import facts
from oneiros.kernel.dice import Dice
from oneiros.kernel.fact import Cause, Fact
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.words import Words, languages
from tests.cli.dreamscape.tables import A, B, begun, drawn

EN, PL = Words("en"), Words("pl")
GRASS, WATER, ROCK, LAND, MOVEMENT = range(1, 6)


def told(*happened: tuple[int, tuple[int, ...], str], words: Words = EN) -> list[str]:
    """Tell some facts, each with the rule behind it."""
    found = [Fact(kind, about, Cause(rule)) for kind, about, rule in happened]
    return [str(line) for line in TERMINAL.brief(words, begun(), Told(found))]


def slot(name: str) -> int:
    return int(begun().box.grid.named(name))


def played(seed: int, **setup: object) -> Match:
    """Play a whole game at random."""
    match, dice = Match(DREAMSCAPE, setup), Dice(seed)
    while match.state.seat != NOBODY:
        if match.state.seat == CHANCE:
            match.answer_chance(dice.choose(match.state))
        else:
            match.answer(match.state.seat, dice.choose(match.state), match.step)
    return match


def test_equal_deeds_in_a_row_are_told_together() -> None:
    travel = [
        (facts.TRAVEL_BEGAN, (B,), "4.1"),
        (facts.COLLECTED, (B, 2, WATER), "4.2"),
        (facts.COLLECTED, (B, 2, ROCK), "4.2"),
        (facts.SLEEPER_MOVED, (B, 2, 3, 0), "4.4"),
        (facts.SLEEPER_MOVED, (B, 3, 6, 0), "4.4"),
        (facts.SLEEPER_MOVED, (B, 6, 5, 1), "4.3"),
        (facts.COLLECTED, (B, 5, LAND), "4.2"),
        (facts.LAIN_DOWN, (B, 5), "4.7"),
    ]
    (line,) = told(*travel)
    assert line == (
        "Player B travels: collects W R from 2; moves with a key to 3, 6; moves to 5; "
        "collects a land shard from 5; lies down on 5."
    )
    (line,) = told(*travel, words=PL)
    assert line == (
        "Gracz B podróżuje: zbiera W R z lokacji 2; dzięki kluczowi przechodzi do lokacji 3, 6; "
        "przechodzi do lokacji 5; zbiera odłamek ziemi z lokacji 5; kładzie się w lokacji 5."
    )


def test_a_trade_is_one_deed_and_what_is_left_is_lost() -> None:
    creation = [
        (facts.CREATION_BEGAN, (A, 0), "5.1"),
        (facts.DISCARDED, (A, WATER, 2), "5.5"),
        (facts.SHARD_TAKEN, (A, LAND), "5.5"),
        (facts.DISCARDED, (A, ROCK, 2), "5.5"),
        (facts.SHARD_TAKEN, (A, WATER), "5.5"),
        (facts.PLACED, (A, LAND, slot("c1")), "5.1"),
        (facts.PLACED, (A, WATER, slot("c2")), "5.1"),
        (facts.ENTERED, (A, slot("c1")), "5.2"),
        (facts.STEPPED, (A, slot("c1"), slot("c2"), 0), "5.7"),
        (facts.SCORED, (A, 1), "5.6"),
        (facts.STEPPED, (A, slot("c2"), slot("c1"), 1), "5.3"),
        (facts.DISCARDED, (A, GRASS, 1), "5.10"),
        (facts.DISCARDED, (A, MOVEMENT, 2), "5.10"),
        (facts.CREATION_ENDED, (A,), "5.10"),
    ]
    (line,) = told(*creation)
    assert line == (
        "Player A creates: trades W W for L; trades R R for W; places L c1, W c2; enters on c1; "
        "steps to c2 (+1), c1; loses what is left: G M M."
    )


def test_a_completed_card_has_a_line_of_its_own() -> None:
    table = begun()
    card = next(n for n, one in enumerate(table.box.cards) if one.name == "Memory Rock")
    happened = [
        Fact(facts.CREATION_BEGAN, (A, 0), Cause("5.1")),
        Fact(facts.PLACED, (A, ROCK, slot("c2")), Cause("5.1")),
        Fact(facts.COMPLETED, (A, card, 0, 0), Cause("6.2", card)),
        Fact(facts.SCORED, (A, 9), Cause("6.2", card)),
        Fact(facts.PLACED, (A, ROCK, slot("d2")), Cause("5.1")),
    ]
    first, event, last = TERMINAL.brief(EN, table, Told(happened))
    assert first == "Player A creates: places a rock shard on c2."
    assert isinstance(event, Text)
    assert event.plain == "*** Player A completes a card of level II: Memory Rock, 9 points! ***"
    assert event.style
    assert last == "Player A: places a rock shard on d2."
    _, event, _ = TERMINAL.brief(PL, table, Told(happened))
    assert str(event) == "*** Gracz A kończy kartę, poziom II: Skała Pamięci, 9 punktów! ***"


def test_a_creation_without_a_deed_is_told_and_the_last_one_is_named() -> None:
    nothing = [(facts.CREATION_BEGAN, (B, 1), "8.1"), (facts.CREATION_ENDED, (B,), "5.10")]
    assert told(*nothing) == ["Player B creates nothing."]
    placed = (facts.PLACED, (B, LAND, slot("c1")), "5.1")
    assert told(nothing[0], placed, nothing[1]) == [
        "Player B creates for the last time: places a land shard on c1."
    ]


def test_cycles_begin_with_the_order_of_play() -> None:
    match = played(3)
    lines = [str(line) for line in TERMINAL.brief(EN, match.state, Told(match.facts_since(0)))]
    assert re.fullmatch("Order of play: (A B|B A).", lines[0])
    assert "Cycle 1 begins." in lines
    for cycle in range(2, 7):
        assert any(re.match(f"Cycle {cycle} begins. Order of play: ", line) for line in lines)
    assert any("Everybody creates once more, in this order: " in line for line in lines)
    # The final scoring tells the rest.
    assert not any("purpose" in line for line in lines)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(4))
def test_the_final_scoring_adds_up(seed: int, language: str) -> None:
    match = played(seed, players=2 + seed % 3, nightmare=seed % 2 == 1)
    table = match.state
    assert isinstance(table, Dreamscape)
    shown = drawn(reckoning(Words(language), table), 120).splitlines()
    rows = [re.split(r" {2,}", line.strip()) for line in shown]
    assert rows[0][1:] == list("ABCD"[: table.players])
    assert [int(one.replace("−", "-")) for one in rows[-1][1:]] == table.score
    before = [int(one.replace("−", "-")) for one in rows[1][1:]]
    paid = [fact.about for fact in match.facts_since(0) if fact.kind == facts.PURPOSE_PAID]
    lost = [
        fact.about
        for fact in match.facts_since(0)
        if fact.kind == facts.SCORED and fact.cause.rule in {"8.2", "10.8"}
    ]
    for player in range(table.players):
        gained = sum(about[-1] for about in (*paid, *lost) if about[0] == player)
        assert gained == reckoned(table)[player].final()
        assert before[player] + gained == table.score[player]
    for place in range(len(table.purposes)):
        for player in range(table.players):
            counted = f"({purposes.measure(table, player, place)})"
            assert counted in rows[2 + place][1 + player]


def test_the_end_is_drawn_without_what_no_longer_matters() -> None:
    table = played(1, nightmare=True).state
    glance = Glance(EN, table, A, Screen(120, 45))
    shown = drawn(TERMINAL.draw(glance, full=False), 120)
    assert shown.startswith("The end | points A ")
    assert "Harvesters" not in shown.splitlines()[1]
    assert "If the game ended now" not in shown
    assert "Final scoring" in drawn(TERMINAL.reckoning(glance)[0], 120)
