"""Miniatures and cards have names in every language, and what is typed may use any of them."""

from __future__ import annotations

import re

import pytest

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamscape.cards.catalogue import load
from oneiros.kernel.errors import BadData, BadNotation
from oneiros.registry.dreamblade.game import DREAMBLADE as BLADE
from oneiros.registry.dreamblade.written import written_warband
from oneiros.registry.dreamscape.game import DREAMSCAPE as SCAPE
from oneiros.words import Words, languages
from oneiros.words.called import Called
from oneiros.words.dreamblade import refusal
from oneiros.words.dreamblade.names import figure_name, key_of
from oneiros.words.dreamscape.names import card_name
from oneiros.words.folding import fold

PL = Words("pl")
NAMES = {
    "miniatures": {
        name: [figure_name(Words(one), name) for one in languages()] for name in catalogue()
    },
    "cards": {card.name: [card_name(Words(one), card) for one in languages()] for card in load()},
}


@pytest.mark.parametrize("things", NAMES)
def test_each_has_a_name_of_its_own_in_every_language(things: str) -> None:
    english, polish = ([names[at] for names in NAMES[things].values()] for at in (0, 1))
    assert english == list(NAMES[things])
    assert not set(map(fold, english)) & set(map(fold, polish)), "no name means two things"
    assert len(set(map(fold, polish))) == len(polish)
    for name in polish:
        assert re.fullmatch(r"[A-ZĆŁŚŹŻ][\w -]{1,38}\w", name), name


def test_nothing_else_is_called_like_a_miniature() -> None:
    """What has no miniature any more has no name either, and a Unique name is one that is used."""
    keys = {f"figure-{key_of(name)}" for name in catalogue()}
    uniques = {
        f"unique-{key_of(printed.name)}"
        for one in catalogue().values()
        for printed in one.abilities
        if printed.keyword.name == "Unique"
    }
    spoken = set(PL._entries)
    assert {key for key in spoken if key.startswith(("figure-", "unique-"))} == keys | uniques


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("spawn Żelazny Zbir#1 e1", "spawn Iron Thug#1 e1"),
        ("spawn ZELAZNY zbir e1", "spawn Iron Thug e1"),
        ("spawn Z\u0307elazny Zbir#1 e1", "spawn Iron Thug#1 e1"),
        ("spawn Iron Thug#1 e1", "spawn Iron Thug#1 e1"),
        (
            "strike c3 with Szlachetny Smok#1, Zwiadowca Zmierzchu#2",
            "strike c3 with Noble Dragon#1, Twilight Scout#2",
        ),
        ("spawn Ciszak e1", "spawn Ciszak e1"),
    ],
)
def test_an_answer_may_name_miniatures_in_any_language(said: str, meant: str) -> None:
    assert BLADE.spelled(DREAMBLADE.start(DREAMBLADE.check({})), said) == meant


def test_an_answer_may_name_cards_in_any_language() -> None:
    state = SCAPE.ruleset.start(SCAPE.setup({}, [None, None]))
    assert SCAPE.spelled(state, "keep pierwszy kamień") == "keep The First Stone"


def test_what_somebody_made_up_keeps_its_name() -> None:
    called = Called({"The Hush": ["The Hush", "Cisza"]})
    assert called.in_english("spawn Cisza e1") == "spawn The Hush e1"
    assert called.in_english("spawn Cisza e1", {"Cisza"}) == "spawn Cisza e1"


def test_a_copy_that_is_not_there_is_refused_with_those_that_are() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    with pytest.raises(BadNotation) as refused:
        BLADE.ruleset.read(table, BLADE.spelled(table, "spawn Zwiadowca Zmierzchu#9 e1"))
    # Notation is given as it is written everywhere, files included: with English names.
    said = refusal(PL, refused.value)
    assert "Twilight Scout#1, Twilight Scout#2" in said


def test_a_written_warband_may_name_miniatures_in_any_language() -> None:
    mine = "# Cisza\n2 Zwiadowca Zmierzchu\n1 cisza # cicho\n1 Iron Thug\n"
    read = written_warband(mine)
    assert (read.name, dict(read.copies)) == (
        "Cisza",
        {"Twilight Scout": 2, "The Hush": 1, "Iron Thug": 1},
    )
    assert BLADE.brought(["Żelazny Zbir"]) == ["Iron Thug"], "what is saved is English"
    with pytest.raises(BadData, match="warband-line-name"):
        written_warband("2 Zwiadowca Zmierzhcu Ó")
