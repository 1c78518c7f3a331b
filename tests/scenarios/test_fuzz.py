"""What can be played can be scripted, and no text makes the runner of scenarios crash."""

from __future__ import annotations

import tomllib
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oneiros.games.dreamblade.table.names import SEATS
from oneiros.games.dreamblade.text.scenario import STAGE
from oneiros.games.dreamblade.text.trial import Trial
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.scenarios.stage import Outcome
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.words import Words, dreamblade
from tests.scenarios.running import run_dreamblade as run

EXAMPLES = Path(__file__).parent / "dreamblade/examples"
TEXTS = [file.read_text("utf-8") for file in sorted(EXAMPLES.glob("*.toml"))]
ENGLISH = Words("en")
HEAD = 'rule = "6.2"\ntitle = "T"\n'


def stage(text: str) -> Trial:
    """Lay out the position of an example without its script."""
    fields = tomllib.loads(text)
    for name in ("rule", "title", "script"):
        del fields[name]
    return STAGE.lay_out(fields, "test.toml")


def cut(text: str) -> tuple[str, str, str]:
    """Cut an example before its first step and behind its last."""
    before, opening, rest = text.partition("script = '''\n")
    steps, closing, after = rest.partition("'''\n")
    assert opening
    assert closing
    return before + opening, steps, closing + after


@given(st.sampled_from(TEXTS), st.integers(0, 2**32), st.integers(1, 60))
@settings(max_examples=60)
def test_whatever_can_be_played_can_be_scripted(text: str, seed: int, most: int) -> None:
    state = stage(text).state
    dice = Dice(seed)
    lines: list[str] = []
    while len(lines) < most and state.seat != NOBODY:
        option = dice.choose(state)
        said = STAGE.ruleset.write(state, option)
        if state.seat == CHANCE:
            lines.append("roll: " + said.removeprefix("roll "))
        else:
            lines.append(f"asked {SEATS[state.seat]}: {STAGE.ruleset.question(state)}")
            lines.append(f"{SEATS[state.seat]}: {said}")
        state.apply(option)
    while state.seat == CHANCE:
        option = dice.choose(state)
        lines.append("roll: " + STAGE.ruleset.write(state, option).removeprefix("roll "))
        state.apply(option)
    before, _, after = cut(text)
    outcome = run(before + "\n".join(lines) + "\n" + after)
    assert outcome.faults == []


def check_refused_or_passed(text: str) -> Outcome:
    """A text is played, or every fault has its line of the text and its sentence."""
    outcome = run(text)
    assert outcome.faults or outcome.steps
    for fault in outcome.faults:
        assert 1 <= fault.line <= text.count("\n") + 1
        for said in (BadData(fault.key, **fault.details), fault.reason):
            assert said is None or dreamblade.refusal(ENGLISH, said)
    assert outcome.faults == sorted(outcome.faults, key=lambda fault: fault.line)
    return outcome


@given(st.text(max_size=400))
def test_any_text_is_refused_clearly(text: str) -> None:
    assert check_refused_or_passed(text).faults


VALUES = st.recursive(
    st.one_of(
        st.integers(-5, 2000).map(str),
        st.booleans().map(lambda value: str(value).lower()),
        st.sampled_from(["1.5", "nan", "1979-05-27", "07:32:00", "''", "[]", "{}", "'A'"]),
        st.sampled_from(["'Mirrorman'", "'2 Iron Thug damage 3'", "'spawn A'", "'11 Copy'"]),
        st.text("ab1 #'=[]", max_size=6).map(repr),
    ),
    lambda inner: st.lists(inner, max_size=3).map(lambda items: "[" + ", ".join(items) + "]"),
    max_leaves=6,
)
FIELDS = "rule title game turn first phase pool initiative wins bonus points format miniature A B"
PLACES = "a1 c3 e1 reserves graveyard removed script name other"
NAMES = st.sampled_from(f"{FIELDS} {PLACES}".split())
HEADINGS = st.sampled_from(["", "[A]", "[B]", "[[miniature]]", "[format]", "[x]", "[A.c3]"])


@given(st.lists(st.tuples(HEADINGS, NAMES, VALUES), max_size=12))
def test_any_fields_are_refused_clearly(rows: list[tuple[str, str, str]]) -> None:
    lines = [f"{heading}\n{name} = {value}" for heading, name, value in rows]
    check_refused_or_passed(HEAD + "\n".join(lines) + "\nscript = 'asked A'")
    check_refused_or_passed("script = 'asked A'\n" + HEAD + "\n".join(lines))


VOCABULARY = """
    A: B: roll: expect asked legal illegal refused options: options chance nobody end decline keep
    dice bomb spawn move place carry disrupt destroy target strike deathblow with all activate
    reroll blade damage resolve from by on Mirrorman Mirrorman#1 Iron Thug Thug#1 c3 c4 e1 z9 Crit
    Ambush Charge Lure Fade/2 miss 1 2 3 0 99999 X=3 , ; : # (7.8) (11) () power cost at in
    graveyard empty points scored claimed pool turn first phase winner draw blades initiative
    Cellar Spider Spider#2 Hornet Rider Night Queen Faceless Stalker A B
"""
WORDS = st.sampled_from(VOCABULARY.split())


@given(st.sampled_from(TEXTS), st.lists(st.lists(WORDS, max_size=8).map(" ".join), max_size=6))
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_any_script_is_refused_clearly(text: str, lines: list[str]) -> None:
    before, played, after = cut(text)
    steps = played.split("\n")
    for index, line in enumerate(lines):
        # After a part of the real script, so that every question is met.
        end = (index * 7 + len(line)) % len(steps)
        script = "\n".join([*steps[:end], line])
        check_refused_or_passed(before + script + "\n" + after)


@given(st.sampled_from(TEXTS), st.data())
def test_any_damage_to_a_file_is_refused_clearly(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 12))
    put = data.draw(st.text(max_size=5))
    check_refused_or_passed(text[:at] + put + text[at + length :])
