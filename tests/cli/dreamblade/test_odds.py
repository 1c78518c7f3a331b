"""Asking for the odds of strikes at the terminal."""

from __future__ import annotations

import pytest

from oneiros.cli.dreamblade.terminal import DREAMBLADE as TERMINAL
from oneiros.cli.terminal import Glance, Screen
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.text import position
from oneiros.kernel.errors import Refusal
from oneiros.words import Words
from oneiros.words.numbers import chance

FIGHT = (
    "turn 5; first B; phase first action A; initiative 2-6; wins 2-2; bonus 0-0; points 0-0; "
    "question action; A: Runetagged Brawler @c3, Mirrorman @b2; "
    "B: Runetagged Brawler @c3, Iron Thug @b2"
)
PEACE = FIGHT.replace("Brawler @c3, Iron Thug @b2", "Brawler @c4, Iron Thug @a5")


def asked(text: str, line: str = FIGHT, language: str = "en") -> list[str]:
    words = Words(language)
    glance = Glance(words, position.read(line, Format()), 0, Screen(80, 40))
    about = TERMINAL.expand(words, glance.state, text)
    return [str(one) for one in TERMINAL.queries["odds"].answer(glance, about)]


def test_the_odds_of_the_strike_by_all_in_a_cell() -> None:
    strike, fate = asked("c3")
    assert strike.startswith("strike c3 with all (aim: destroy as much as possible, by worth): ")
    assert "the cell is cleared with 8%;" in strike
    assert fate == "  Runetagged Brawler#2: 0% disrupted, 8% destroyed"


def test_without_a_cell_every_cell_is_told() -> None:
    told = [line for line in asked("") if line.startswith("strike")]
    assert [line[:9] for line in told] == ["strike b2", "strike c3"]


def test_a_strike_in_notation_with_an_aim_and_short_names() -> None:
    strike, fate = asked("strike c3 with RB1 disrupt")
    assert "(aim: disrupt or destroy as much as possible, by worth)" in strike
    assert fate.startswith("  Runetagged Brawler#2: 8% disrupted")


def test_they_are_told_in_polish() -> None:
    strike, fate = asked("c3 zniszczenie", language="pl")
    assert "(cel: zniszczyć jak najwięcej, licząc wartość)" in strike
    assert "(cel: oczyścić obszar)" in asked("c3 oczyszczenie", language="pl")[0]
    assert "zniszczenie 8%" in fate


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [("", PEACE, "odds-nowhere"), ("d4", FIGHT, "odds-cell"), ("nonsense", FIGHT, "notation")],
)
def test_what_cannot_be_told_is_refused(text: str, line: str, key: str) -> None:
    with pytest.raises(Refusal, match=key):
        asked(text, line)


def test_only_what_is_certain_is_nothing_or_everything() -> None:
    assert [chance(one) for one in (0, 0.001, 0.014, 0.5, 0.999, 1)] == [
        "0%",
        "<1%",
        "1%",
        "50%",
        ">99%",
        "100%",
    ]


def test_what_is_to_be_expected_says_what_it_counts() -> None:
    strike, _ = asked("c3")
    assert "for you in spawn cost (their losses less yours" in strike
    assert strike.endswith("in conquest points")
