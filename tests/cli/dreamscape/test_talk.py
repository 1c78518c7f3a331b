"""What is asked, offered and told in Dreamscape, and what short names mean."""

from __future__ import annotations

import pytest

from oneiros.cli.dreamscape.terminal import DREAMSCAPE as TERMINAL
from oneiros.cli.dreamscape.terms import terms
from oneiros.cli.table.listing import Listing
from oneiros.cli.terminal import Glance, Screen, Told
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table import facts
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData, IllegalAnswer
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.words import Words, languages
from oneiros.words.folding import fold
from oneiros.words.rulebook import rulebook
from tests.cli.dreamscape.tables import asked, drawn, played

EN, PL = Words("en"), Words("pl")
VARIANTS = [
    {"players": 2},
    {"players": 3, "nightmare": True},
    {"players": 4, "simultaneous": True, "mirrored": True},
    {"players": 2, "nightmare": True, "simultaneous": True},
]

# What a player would type, and a rule that answers it.
WORDS = (
    *(("mountain", "5.8"), ("pile", "6.2"), ("storing", "7.1"), ("Mr Nightmare", "10.4")),
    *(("candle", "4.1"), ("key", "4.4"), ("hands", "4.2"), ("purposes", "9.1"), ("trees", "5.4")),
    *(("red shards", "10.5"), ("free step", "3.4"), ("trade", "5.5"), ("marker", "3.2")),
)
POLISH_WORDS = (
    *(("góra", "5.8"), ("ukończone karty", "6.2"), ("przechowywanie", "7.1"), ("swieca", "4.1")),
    *(("pan koszmar", "10.4"), ("klucz", "4.4"), ("dlonie", "4.2"), ("cele", "9.1")),
)


@pytest.mark.parametrize("setup", VARIANTS)
@pytest.mark.parametrize("language", languages())
def test_every_question_of_a_game_can_be_shown(language: str, setup: dict[str, object]) -> None:
    words = Words(language)
    for table in played(0, **setup):
        assert TERMINAL.heading(words, table)
        assert TERMINAL.question(words, table)
        arranged = TERMINAL.arrange(table, table.options)
        paid = [one for one in table.options if TERMINAL.cheaper(table, one) != one]
        assert sorted([*arranged, *paid]) == sorted(table.options)
        choices = [TERMINAL.choice(words, table, option) for option in arranged]
        assert all(choice.own for choice in choices)
        assert all(TERMINAL.option(words, table, option) for option in arranged)
        shown = drawn(Listing(choices, 8), 80).splitlines()
        # Options that belong together stand together, so that a screen holds them.
        assert len(shown) <= 18
        assert all(len(line) <= 80 for line in shown)


@pytest.mark.parametrize("setup", VARIANTS)
def test_every_fact_of_a_game_is_told_to_everybody(setup: dict[str, object]) -> None:
    for seed in range(2):
        match, dice = Match(DREAMSCAPE, setup), Dice(seed)
        while match.state.seat != NOBODY:
            if match.state.seat == CHANCE:
                match.answer_chance(dice.choose(match.state))
            else:
                match.answer(match.state.seat, dice.choose(match.state), match.step)
        for words in (EN, PL):
            for seat in (NOBODY, *range(len(match.seats))):
                told = Told(match.heard_since(0, seat))
                log = TERMINAL.log(words, match.state, told)
                brief = TERMINAL.brief(words, match.state, told)
                assert len(brief) < len(log)
                assert all(("rule" if words is EN else "zasada") in line for line in log)


def test_every_reason_is_said_in_both_languages() -> None:
    attempts: set[int] = set()
    keys: set[str] = set()
    for seed in range(8):
        for table in played(seed, **VARIANTS[seed % len(VARIANTS)]):
            attempts |= set(table.options)
            tried = [*list(attempts)[seed::40], -1, 1 << 40, opt.TAKE | 3, opt.PUT | 0o101]
            for attempt in tried:
                reason = DREAMSCAPE.explain(table, table.seat, attempt)
                if reason is None or reason.key in keys:
                    continue
                keys.add(reason.key)
                refusal = IllegalAnswer(reason.key, **{**reason.details, "rule": reason.rule})
                assert f"rule {reason.rule})." in TERMINAL.game.refusal(EN, refusal)
                assert f"zasada {reason.rule})." in TERMINAL.game.refusal(PL, refusal)
    assert len(keys) > 25


def test_only_the_player_who_looks_at_a_card_hears_its_name() -> None:
    match = Match(DREAMSCAPE, {})
    dice = Dice(1)
    while match.state.question != questions.FIRST_CARD:
        match.answer_chance(dice.choose(match.state))
    state, seat = match.state, match.state.seat
    looks = f"Player {match.seats[seat]} looks at "
    own = TERMINAL.log(EN, state, Told(match.heard_since(0, seat)))
    other = TERMINAL.log(EN, state, Told(match.heard_since(0, 1 - seat)))
    assert [line for line in own if line.startswith(f"{looks}the card ")]
    assert [line for line in other if line.startswith(f"{looks}a card ")]
    assert not [line for line in other if line.startswith(f"{looks}the card ")]


def test_a_phase_is_told_in_one_line_with_its_points() -> None:
    match, dice = Match(DREAMSCAPE, {}), Dice(0)
    while match.state.seat != NOBODY:
        if match.state.seat == CHANCE:
            match.answer_chance(dice.choose(match.state))
        else:
            match.answer(match.state.seat, dice.choose(match.state), match.step)
    lines = [str(line) for line in TERMINAL.brief(EN, match.state, Told(match.facts_since(0)))]
    travels = [line for line in lines if " travels: " in line]
    assert len(travels) == 12
    assert all(line.endswith(f"lies down on {line[-2]}.") for line in travels)
    assert any("Order of play: " in line for line in lines)
    assert any("(+" in line for line in lines if " creates: " in line)


def test_a_phase_that_ends_by_itself_says_so() -> None:
    for seed in range(50):
        match, dice = Match(DREAMSCAPE, {}), Dice(seed)
        while (decision := match.decision()) is not None:
            if decision.seat == CHANCE:
                match.answer_chance(dice.choose(match.state))
                continue
            start = len(match.facts_since(0))
            option = dice.choose(match.state)
            goes_on = TERMINAL.goes_on(match.state, decision.seat, option)
            match.answer(decision.seat, option, decision.step)
            told = match.facts_since(0)
            ended = any(fact.kind == facts.LAIN_DOWN for fact in told[start:])
            if goes_on and ended:
                lines = TERMINAL.brief(EN, match.state, Told(told, start, len(told)))
                assert "That phase is over: nothing else could be done in it." in lines
                lines = TERMINAL.brief(EN, match.state, Told(told, start))
                assert "That phase is over: nothing else could be done in it." not in lines
                return
    raise AssertionError


def test_letters_and_names_in_other_languages_will_do() -> None:
    table = asked(questions.CREATION)
    assert TERMINAL.expand(EN, table, "place w c2") == "place water c2"
    assert TERMINAL.expand(EN, table, "trade W g") == "trade water grass"
    assert TERMINAL.expand(EN, table, "use lustrzany staw: R") == "use Mirror Pool: rock"
    assert TERMINAL.expand(EN, table, "keep Mirror Pool") == "keep Mirror Pool"
    assert TERMINAL.expand(EN, table, "deck II") == "deck II"


def test_what_is_placed_stands_together_by_kind() -> None:
    table = asked(questions.CREATION, 12)
    places = [one for one in TERMINAL.arrange(table, table.options) if opt.deed(one) == opt.PLACE]
    choices = [TERMINAL.choice(EN, table, one) for one in places]
    assert {choice.heading for choice in choices} == {"Place:"}
    assert len({choice.item for choice in choices}) <= 6
    assert choices[0].own in table.box.grid.names


def test_names_are_explained() -> None:
    table = asked(questions.TRAVEL, nightmare=True)
    glance = Glance(EN, table, 0, Screen(80, 24))
    about = TERMINAL.queries["about"].answer
    assert "Memory Rock" in drawn(about(glance, "memory rock")[0], 80)
    assert "Up to three times" in drawn(about(glance, "golem")[1], 80)
    assert "King of Dreams" in drawn(about(glance, "6")[0], 80)
    assert "scores 1 point whenever" in drawn(about(glance, "W")[0], 90)
    assert "each costs 3 points" in " ".join(drawn(about(glance, "red")[0], 80).split())
    polish = Glance(PL, table, 0, Screen(80, 24))
    assert "Do trzech razy" in drawn(about(polish, "mechaniczny golem")[1], 80)
    assert "Skała Pamięci" in drawn(about(polish, "skala pamieci")[0], 80)
    for name, rule in WORDS:
        assert any(str(line).startswith(f"{rule} ") for line in about(glance, name)), name
    for name, rule in POLISH_WORDS:
        assert any(str(line).startswith(f"{rule} ") for line in about(polish, name)), name
    with pytest.raises(BadData, match="dreamscape-about-near"):
        about(glance, "memry rock")
    with pytest.raises(BadData, match="dreamscape-about-unknown"):
        about(glance, "xyzzy")


def test_others_are_looked_at_on_request() -> None:
    table = asked(questions.TRAVEL, players=3)
    glance = Glance(EN, table, 0, Screen(80, 24))
    for name in ("B", "c"):
        (shown,) = TERMINAL.queries["look"].answer(glance, name)
        assert f"{name.upper()} Hands" in drawn(shown, 80)
    with pytest.raises(BadData, match="cli-no-seat"):
        TERMINAL.queries["look"].answer(glance, "D")


def test_purposes_are_shown_with_how_everybody_stands() -> None:
    table = asked(questions.TRAVEL, players=4)
    glance = Glance(EN, table, 0, Screen(80, 24))
    lines = TERMINAL.queries["purposes"].answer(glance, "")
    assert len(lines) == 9
    assert all(f" {seat} " in drawn(lines[0], 200) for seat in "ABCD")
    assert "If the game ended now: A " in drawn(lines[-1], 200)
    assert len(TERMINAL.zones(glance)) == 5


def test_wishes_become_a_set_up() -> None:
    setup = TERMINAL.setup({"players": "3", "nightmare": "yes", "mirror": "yes"})
    assert (setup["players"], setup["nightmare"], setup["mirrored"]) == (3, True, True)
    assert TERMINAL.setup({})["players"] == 2
    assert TERMINAL.setup({})["simultaneous"] is False
    assert [wish.name for wish in TERMINAL.wishes(EN)] == [
        "players",
        "nightmare",
        "simultaneous",
        "mirror",
    ]


@pytest.mark.parametrize("words", [EN, PL])
def test_every_term_leads_to_rules_that_are_there(words: Words) -> None:
    book = rulebook("dreamscape", words.language)
    names = [fold(name) for term in terms(words) for name in term.names]
    assert len(set(names)) == len(names)
    for term in terms(words):
        assert all(book.rule(number) for number in term.rules)
        assert list(TERMINAL.rules_about(words, term.names[0].upper())) == term.rules
    assert list(TERMINAL.rules_about(words, "xyzzy")) == []
