"""Answers that are amounts, answers that leave something out, and what is told of a combat."""

from __future__ import annotations

from typing import cast

import pytest

from oneiros.cli.dreamblade.tags import tags
from oneiros.cli.dreamblade.terminal import DREAMBLADE as TERMINAL
from oneiros.cli.seeds import repeatable_chance
from oneiros.cli.shell import Shell
from oneiros.cli.table.completion import fitting
from oneiros.cli.table.seating import Seating
from oneiros.cli.table.session import Session
from oneiros.cli.table.talk import Talk
from oneiros.cli.terminal import Told
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table import facts as kinds
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.vocabulary import CRIT
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData, BadNotation
from oneiros.kernel.fact import Cause, Fact
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.bots.installed import HUMAN
from oneiros.words import Words
from oneiros.words.folding import fold

EN = Words("en")


def asked(question: int, least: int = 2) -> Session:
    """Play at random until a question with some options is asked."""
    for seed in range(100):
        match, dice = Match(DREAMBLADE, {}), Dice(seed)
        while (decision := match.decision()) is not None:
            if match.state.question == question and len(decision.options) >= least:
                chance = repeatable_chance("1", match.seats)
                seating = Seating([HUMAN, "random"], "1")
                return Session(Shell(EN), TERMINAL, match, chance, seating)
            if match.state.seat == CHANCE:
                match.answer_chance(dice.choose(match.state))
            else:
                match.answer(decision.seat, dice.choose(match.state), decision.step)
    raise AssertionError(question)


def talk_about(session: Session) -> Talk:
    decision = session.match.decision()
    assert decision is not None
    return Talk(session, decision)


def test_a_number_is_the_amount_of_damage() -> None:
    session = asked(questions.DAMAGE)
    talk = talk_about(session)
    amounts = [opt.dealt(option)[1] for option in talk.options]
    for amount in amounts:
        assert opt.dealt(talk.meant(str(amount)))[1] == amount
    with pytest.raises(BadData, match="cli-play-no-amount"):
        talk.meant(str(amounts[-1] + 1))


def test_the_target_of_damage_is_shown_with_what_it_bears() -> None:
    session = asked(questions.DAMAGE)
    with session.shell.out.capture() as capture:
        talk_about(session).show_question()
    said = " ".join(capture.get().split())
    assert "has defense " in said
    assert "so far." in said
    assert "Answer with the amount, from " in said


def test_all_means_the_greatest_amount_and_the_rest_goes_to_others() -> None:
    session = asked(questions.DAMAGE)
    talk = talk_about(session)
    assert talk.meant("all") == talk.options[-1]
    with session.shell.out.capture() as capture:
        talk.show_question()
    said = " ".join(capture.get().split())
    assert "The rest goes to others there: " in said
    assert f"“all” means {opt.dealt(talk.options[-1])[1]}." in said
    with pytest.raises(BadNotation):
        talk_about(asked(questions.SPAWN_PHASE)).meant("all")


def test_an_option_may_be_repeated_as_it_is_read() -> None:
    talk = talk_about(asked(questions.STRIKE, 6))
    for option in talk.options:
        assert talk.meant(TERMINAL.option(EN, talk.state, option)) == option


@pytest.mark.parametrize("language", ["en", pytest.param("pl", marks=pytest.mark.slow)])
def test_initials_stand_for_a_miniature_and_for_nothing_else(language: str) -> None:
    words, seen = Words(language), 0
    for seed, name in enumerate(ready_warbands()):
        setup = DREAMBLADE.check({"warbands": [name, name]})
        match, dice = Match(DREAMBLADE, setup), Dice(seed)
        while match.state.seat != NOBODY and match.step < 80:
            state = cast("Table", match.state)
            if state.seat == CHANCE:
                match.answer_chance(dice.choose(state))
                continue
            for option in state.options:
                text = DREAMBLADE.write(state, option)
                assert TERMINAL.expand(words, state, text) == text
                if opt.deed(option) == opt.SPAWN:
                    label = text.split(" ", 1)[1].rpartition(" ")[0]
                    initials = tags(words, state.roster.labels)[label].rstrip("0123456789")
                    found = TERMINAL.expand(words, state, f"spawn {initials}")
                    seen += found == f"spawn {label.partition('#')[0]}"
            match.answer(state.seat, dice.choose(state), match.step)
    assert seen > 100


def test_everybody_strikes_first_and_then_some() -> None:
    talk = talk_about(asked(questions.STRIKE, 6))
    strikes = [one for one in talk.options if opt.deed(one) == opt.STRIKE]
    assert sorted(strikes) == sorted(
        one for one in talk.decision.options if opt.deed(one) == opt.STRIKE
    )
    first = next(place for place, one in enumerate(talk.choices) if one.own.startswith("all ("))
    assert talk.notations[first].endswith("with all")
    heading = talk.choices[first].heading
    assert heading.startswith("Strike in ")
    assert talk.choices[first - 1].heading != heading
    assert talk.choices[first + 1].heading == heading
    assert talk.meant(str(first + 1)) == talk.options[first]


OPTIONS = ["end", "move Mirrorman#1 c3", "move Mirrorman#1 c4", "move Iron Thug#2 c4", "damage X 5"]


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("c3", [1]),
        ("MOVE mirrorman", [1, 2]),
        ("iron thug#2", [3]),
        ("move c4", [2, 3]),
        ("thug", [3]),
        ("damage 5", [4]),
        ("c4 move", []),
        ("move iron thug#1", []),
        ("?!", []),
    ],
)
def test_what_is_left_out_must_be_clear(said: str, found: list[int]) -> None:
    assert fitting(OPTIONS, said) == found


def fact(kind: int, *about: int, rule: str = "7.3") -> Fact:
    return Fact(kind, about, Cause(rule))


ROLL = [
    fact(kinds.STRUCK, 12, 1),
    fact(kinds.ROLL_BEGAN, 3),
    fact(kinds.FACE_ROLLED, 4),
    fact(kinds.FACE_ROLLED, 0),
    fact(kinds.FACE_ROLLED, 3),
]
REROLL = [
    Fact(kinds.DICE_TAKEN_UP, (1, 0, 0, 0, 0), Cause("7.4", 0, CRIT)),
    fact(kinds.FACE_ROLLED, 2, rule="7.4"),
]


def test_dice_are_told_in_one_order_with_what_they_amount_to() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    assert "Attack dice: miss, 3, blade. Damage: 3, blades: 1 (rule 7.3)." in TERMINAL.log(
        EN, table, Told(ROLL)
    )
    (_, line) = TERMINAL.log(EN, table, Told([*ROLL, *REROLL], len(ROLL)))
    assert line == "Attack dice: 2, 3, blade. Damage: 5, blades: 1 (rule 7.4)."


def test_an_attack_without_damage_is_told() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    end, hurt = fact(kinds.COMBAT_ENDED), fact(kinds.DAMAGED, 16, 2)
    harmless = "The attack deals no damage (rule 7.7)."
    assert TERMINAL.brief(EN, table, Told([*ROLL, end]))[-1] == harmless
    assert harmless not in TERMINAL.brief(EN, table, Told([*ROLL, hurt, end]))


def test_the_turn_of_an_opponent_is_told_in_few_lines() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    facts = [
        fact(kinds.SHIFTED, 0, 12),
        fact(kinds.PHASE_BEGAN, 2, 1),
        fact(kinds.SHIFTED, 16, 13),
        fact(kinds.SHIFTED, 17, 13),
        fact(kinds.DAMAGE_CLEARED),
        fact(kinds.PHASE_BEGAN, 3, 1),
        fact(kinds.PHASE_BEGAN, 4, -1),
    ]
    deeds = ["Spellbound Scissors#2 to d3", "Runetagged Brawler#3 to d3"]
    assert TERMINAL.brief(EN, table, Told(facts, caused=2)) == [
        "Shifted: Spellbound Scissors#1 to c3.",
        "Your phase is over: nothing else could be done in it.",
        f"First action phase of player B: Shifted: {', '.join(deeds)}.",
        "Second action phase of player B: nothing.",
    ]
    assert len(TERMINAL.brief(EN, table, Told(facts))) == 3


def test_a_spawn_ability_that_finds_nobody_says_so() -> None:
    for seed in range(60):
        table, dice = DREAMBLADE.start(DREAMBLADE.check({})), Dice(seed)
        while table.options:
            for option in table.options:
                said = TERMINAL.choice(EN, table, option).own
                if opt.deed(option) == opt.ACTIVATE and "without any effect" in said:
                    return
            table.apply(dice.choose(table))
    raise AssertionError


def test_marks_on_letters_may_be_left_out() -> None:
    assert fold("  Umiejętność\tŻÓŁW ") == "umiejetnosc zolw"
