"""Everything that happens, is asked, offered or refused in a game can be said in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.reasons.explain import explain
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.roster import Roster
from oneiros.games.dreamblade.text import position
from oneiros.games.dreamblade.vocabulary import AMBUSH, CHARGE, COPY, CRIT
from oneiros.games.dreamblade.warbands import ability, catalogue, sealed, warband
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData, IllegalAnswer, Refusal
from oneiros.kernel.fact import NONE, Cause, Fact
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.words import Words, dreamblade
from oneiros.words.dreamblade.facts import SILENT
from tests.games.dreamblade import invented
from tests.games.dreamblade.reasons.test_explain import attempts
from tests.root import ROOT
from tests.web.told import Position

EN, PL = Words("en"), Words("pl")
KINDS = [kind for kind in range(len(facts.KINDS)) if kind not in SILENT]


def fine(*sentences: str | None) -> None:
    """See that nothing was left open in what was said."""
    for sentence in sentences:
        assert sentence
        assert not re.search(r"[{}$\u2068\u2069]|\?\?\?|  ", sentence), sentence


def start(seed: int) -> tuple[Dreamblade, Dice]:
    dice = Dice(seed)
    return DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice))), dice


@pytest.mark.parametrize("seed", range(6))
def test_every_question_option_and_fact_of_a_game_can_be_said(seed: int) -> None:
    table, dice = start(seed)
    table.facts = []
    for _ in range(400):
        for words in (EN, PL):
            fine(dreamblade.question(words, table))
            for option in table.options[:: max(1, len(table.options) // 12)]:
                fine(dreamblade.option(words, table, option))
            for fact in table.facts:
                line = dreamblade.log(words, table.roster, fact)
                free = fact.kind in SILENT or (
                    fact.kind == facts.POINTS_SPENT and fact.about == (0,)
                )
                assert free if line is None else line.endswith(f"{fact.cause.rule}).")
                fine("free" if line is None else line)
        table.facts.clear()
        if table.seat == NOBODY:
            break
        table.apply(dice.choose(table))


@pytest.mark.parametrize("seed", range(4))
def test_every_reason_in_a_game_can_be_said(seed: int) -> None:
    table, dice = start(seed)
    asked: set[int] = set()
    for _ in range(600):
        if table.seat == NOBODY:
            break
        if table.seat != CHANCE and table.question not in asked:
            asked.add(table.question)
            for attempt in attempts(table, dice):
                why = explain(table, table.seat, attempt)
                if why is not None:
                    fine(dreamblade.reason(EN, why), dreamblade.reason(PL, why))
                    assert why.rule in dreamblade.reason(PL, why)
        table.apply(dice.choose(table))
    assert len(asked) > 3


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_fact_has_a_line_whatever_its_cause(kind: int) -> None:
    table, _ = start(1)
    about = (1,) * len(facts.KINDS[kind].fields)
    causes = [Cause("11", 1, CRIT), Cause("11", 2, CRIT)]
    if kind not in (
        facts.POINTS_SPENT,
        facts.ABILITY_USED,
        facts.BLADES_ASSIGNED,
        facts.ABILITY_LIT,
    ):
        # Only those are always about what a miniature does or costs.
        causes += [Cause("7.7"), Cause("8.5", NONE, CRIT)]
    for cause in causes:
        for words in (EN, PL):
            line = dreamblade.log(words, table.roster, Fact(kind, about, cause))
            fine(line)
            assert cause.rule in str(line)


def test_a_line_names_the_miniature_and_the_ability_behind_it() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    wounded, striker = table.roster.labels.index("Mirrorman#1"), 17
    fact = Fact(facts.DAMAGED, (wounded, 2), Cause("10.5", striker, AMBUSH))
    source = table.roster.labels[striker]
    assert dreamblade.log(EN, table.roster, fact) == (
        f"Mirrorman#1 is dealt 2 damage ({source}: Ambush, rule 10.5)."
    )
    assert dreamblade.log(PL, table.roster, fact) == (
        "Człowiek-Lustro#1 otrzymuje 2 obrażenia (Runiczny Zabijaka#3: Zasadzka, zasada 10.5)."
    )


_SOME = {
    questions.DAMAGE: opt.with_amount(1, 2),
    questions.DEATHBLOW: opt.with_group(opt.DEATHBLOW, 12, 2),
}


@pytest.mark.parametrize("question", range(len(questions.NAMES)))
def test_every_question_can_be_asked(question: int) -> None:
    table, _ = start(1)
    options = [_SOME.get(question, opt.KEEP | 1)]
    table.ask(0, question, options)
    table.subject, table.subject_keyword = 1, CHARGE
    fine(dreamblade.question(EN, table), dreamblade.question(PL, table))
    table.phase = 3
    fine(dreamblade.question(EN, table), dreamblade.question(PL, table))
    for words in (EN, PL):
        fine(dreamblade.option(words, table, options[0]))


def test_an_action_phase_says_what_can_be_done() -> None:
    table, _ = start(1)
    move, strike = opt.with_cell(opt.MOVE, 1, 2), opt.with_group(opt.STRIKE, 12, 2)
    asked = []
    for options in ([opt.END, move], [opt.END, strike], [opt.END, move, strike]):
        table.ask(0, questions.ACTION, options)
        asked.append(dreamblade.question(EN, table))
    assert asked == ["Move or wait", "Strike or wait", "Move or strike"]


def test_who_flees_is_named_where_nobody_else_does() -> None:
    table, _ = start(1)
    one, another = opt.with_cell(opt.PLACE, 1, 2), opt.with_cell(opt.PLACE, 2, 2)
    table.ask(0, questions.DISRUPTION, [one, opt.with_cell(opt.PLACE, 1, 3)])
    assert dreamblade.question(EN, table) == f"Where does {table.roster.called[1]} flee?"
    table.ask(0, questions.DISRUPTION, [one, another])
    assert dreamblade.question(PL, table) == "Kto ucieka i dokąd?"


def test_a_deathblow_in_one_cell_names_it() -> None:
    table, _ = start(1)
    c3, d3 = (opt.with_group(opt.DEATHBLOW, cell, 2) for cell in (12, 13))
    table.ask(0, questions.DEATHBLOW, [opt.DECLINE, c3])
    assert dreamblade.question(EN, table) == "Deathblow in c3: who strikes?"
    table.ask(0, questions.DEATHBLOW, [opt.DECLINE, c3, d3])
    assert dreamblade.question(EN, table) == "Deathblow: who strikes, and where?"


def test_8_7_a_deathblow_says_who_is_destroyed() -> None:
    table = Position(ROOT / "tests/web/questions/deathblow.toml").table
    asked = [dreamblade.question_in_full(words, table) for words in (EN, PL)]
    assert asked[0] == "Destroyed: Moth Clerk, Phoenix Wren. Deathblow in c3: who strikes?"
    assert asked[1].startswith("Zniszczone: Moth Clerk, Phoenix Wren. Atak przedśmiertny")


def test_a_copy_has_its_number_and_what_is_alone_has_none() -> None:
    some = catalogue.catalogue()
    warbands = [some["Noble Dragon"], some["Mirrorman"]], [some["Mirrorman"]]
    roster = Roster(warbands)
    assert [one for one in roster.called if one] == ["Noble Dragon", "Mirrorman#1", "Mirrorman#2"]
    fact = Fact(facts.DAMAGED, (0, 2), Cause("7.7", -1, -1))
    assert dreamblade.log(EN, roster, fact) == "Noble Dragon is dealt 2 damage (rule 7.7)."


def test_a_game_that_is_over_asks_nothing() -> None:
    table, _ = start(1)
    table.seat = NOBODY
    assert dreamblade.question(EN, table) == "The game is over."


@pytest.mark.parametrize("code", range(len(KEYWORDS)))
def test_every_ability_can_be_read_with_what_activates_and_narrows_it(code: int) -> None:
    dice = Dice(code)
    for _ in range(12):
        printed = ability.read(invented.text(dice, KEYWORDS[code]), location=False)
        fine(dreamblade.ability(EN, printed), dreamblade.ability(PL, printed))


def test_an_ability_reads_as_it_is_printed_and_then_says_what_it_does() -> None:
    paid = ability.read("score, spawn 2: Assault Valor 3", location=False)
    assert dreamblade.ability(EN, paid) == (
        "score, spawn 2: Assault Valor 3 – It makes a special attack (3 attack dice) against one "
        "enemy of your choice (narrowed to: Valor) in its cell."
    )
    aura = ability.read("score: Bolster Valor Janus -2", location=False)
    assert dreamblade.ability(PL, aura) == (
        "pole punktowe: Wsparcie (Dzielność, Janus) −2 – Sprzymierzeńcy (tylko: Dzielność, Janus) "
        "na obszarze tej figurki i na przyległych mają −2 do obrony."
    )
    open_one = ability.read("spawn X: Assault X", location=False)
    assert dreamblade.ability(EN, open_one).startswith("spawn X: Assault X – It makes a special")


def bad_set(row: str) -> Callable[[], object]:
    text = f'set = "Test"\n[[miniature]]\nname = "Odd One"\ncost = 3\naspects = ["Fear"]\n{row}'
    return lambda: catalogue.read_set(text, "odd.toml")


BODY = "power = 1\ndefense = 2\nlife = 3\n"
WRONG: list[tuple[str, Callable[[], object]]] = [
    ("file-not-toml", lambda: catalogue.read_set("set =", "odd.toml")),
    ("file-shape", lambda: catalogue.read_set("set = 1", "odd.toml")),
    ("miniature-shape", bad_set('power = [1]\ndefense = "2"')),
    ("miniature-needs-stats", bad_set("")),
    ("miniature-location-stats", bad_set(f'kind = "location"\n{BODY}')),
    ("miniature-power", bad_set('power = "*"\ndefense = 2\nlife = 3')),
    ("miniature-word", bad_set(f'{BODY}lineage = "Found"')),
    ("ability-unknown", bad_set(f'{BODY}abilities = ["Juggle"]')),
    ("ability-words", bad_set(f'{BODY}abilities = ["Loner Valor"]')),
    (
        "ability-self-location",
        bad_set('kind = "location"\nabilities = ["Bolster Self +1"]'),
    ),
    ("ability-activation", bad_set(f'{BODY}abilities = ["blade: Loner"]')),
    ("miniature-unknown", lambda: catalogue.find("Qqqq")),
    ("warband-size", lambda: warband.muster([])),
    ("warband-copies", lambda: warband.muster(["Mirrorman"] * 4)),
    ("setup-format", lambda: DREAMBLADE.check({"format": {"turn_limit": -1}})),
    ("position-field", lambda: position.read("turn x", Format())),
    ("sealed-rarity", lambda: sealed.open_packs(sealed.THREE_BOOSTERS, [], Dice(1))),
]


@pytest.mark.parametrize(("key", "attempt"), WRONG, ids=[key for key, _ in WRONG])
def test_what_is_wrong_with_data_can_be_said(key: str, attempt: Callable[[], object]) -> None:
    with pytest.raises(BadData) as raised:
        attempt()
    assert raised.value.key == key
    sentences = [dreamblade.refusal(words, raised.value) for words in (EN, PL)]
    assert sentences[0] != sentences[1]
    details = raised.value.details
    for sentence in sentences:
        if "file" in details and "name" in details:
            assert sentence.startswith("odd.toml, Odd One: ")
        elif "file" in details:
            assert sentence.startswith("odd.toml: ")


def test_an_illegal_answer_is_refused_with_its_rule() -> None:
    error = IllegalAnswer(
        "reason-engaged", rule="6.2", miniature="Mirrorman#1", enemy="Iron Thug#1", cell="c3"
    )
    assert dreamblade.refusal(EN, error) == (
        "Mirrorman#1 is engaged by Iron Thug#1 and cannot shift; only unengaged creatures can "
        "(rule 6.2)."
    )
    named = IllegalAnswer("reason-must-be-done", rule="10.3", ability=KEYWORDS[COPY].name)
    assert "Kopiowanie" in dreamblade.refusal(PL, named)


def test_a_refusal_inside_a_refusal_is_said_in_the_same_language() -> None:
    inner = IllegalAnswer("reason-game-over", rule="9.3")
    outer: Refusal = BadData("record-answer", place="$.answers[3]", number=3, reason=inner)
    assert dreamblade.refusal(PL, inner) in dreamblade.refusal(PL, outer)


def test_what_came_from_outside_cannot_steer_a_terminal() -> None:
    said = dreamblade.refusal(EN, BadData("notation-name", came="\x1b[31mred"))
    assert "\x1b" not in said
    assert "red" in said
