"""The picture of the table, the list of options, and short names."""

from __future__ import annotations

import pytest
from rich.console import Console

from oneiros.cli.dreamblade.face import DREAMBLADE as FACE
from oneiros.cli.dreamblade.tags import tags
from oneiros.cli.game import Choice
from oneiros.cli.listing import grouped
from oneiros.games.dreamblade.position import put
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY
from oneiros.words import Words, languages


def drawn(width: int, language: str = "en", *, plain: bool = False) -> str:
    """Draw a crowded table in the middle of a game."""
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    dice = Dice(7)
    while table.turn < 4:
        table.apply(dice.choose(table))
    for miniature in (*range(5), *range(16, 21)):
        put(table, miniature, 12)
    table.damage[0] = 13
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(FACE.draw(Words(language), table, width, plain=plain))
    return capture.get()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [40, 76, 80, 119, 120, 166, 250])
def test_a_crowded_table_fits_every_width(width: int, language: str) -> None:
    picture = drawn(width, language)
    assert all(len(line) <= width for line in picture.splitlines())
    assert "2/2/5!13" in picture
    assert "…" not in picture


def test_a_wide_table_has_whole_names() -> None:
    assert "▲Spellbound Scissors#1 2/2/5!13" in drawn(200)
    assert "▲SS1 2/2/5!13" in drawn(80)


def test_a_plain_table_has_plain_letters() -> None:
    assert "^SS1 2/2/5!13" in drawn(80, plain=True)
    assert "▲" not in drawn(80, plain=True)


def test_different_names_never_share_a_tag() -> None:
    names = ["Twilight Scout", "Tall Stag", "Tame Swan", "Tin Stork", "Mirrorman", "Mirror", "T S"]
    found = tags(f"{name}#{number}" for name in names for number in (1, 2, 3))
    assert len(set(found.values())) == len(names) * 3
    assert found["Twilight Scout#2"] == "TS2"


def test_short_names_are_expanded_but_cells_stay_cells() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    assert FACE.expand(table, "move ts1 e2") == "move Twilight Scout#1 e2"
    assert FACE.expand(table, "strike c3 with SoR1, rb2") == (
        "strike c3 with Saint of Roses#1, Runetagged Brawler#2"
    )


def test_options_with_the_same_heading_stand_in_one_line() -> None:
    choices = [Choice("", "End"), Choice("Move x:", "a1"), Choice("Move x:", "b1"), Choice("", "Z")]
    console = Console(width=60, color_system=None)
    with console.capture() as capture:
        console.print(grouped(choices))
    lines = [line.strip() for line in capture.get().splitlines()]
    assert lines == ["[1] End", "Move x:  [2] a1  [3] b1", "[4] Z"]


@pytest.mark.parametrize("language", languages())
def test_every_question_of_a_game_can_be_shown(language: str) -> None:
    words, dice = Words(language), Dice(11)
    for _ in range(3):
        table = DREAMBLADE.start(DREAMBLADE.check({}))
        while table.seat != NOBODY:
            assert FACE.heading(words, table)
            assert FACE.question(words, table)
            for option in table.options:
                assert FACE.choice(words, table, option).own
            table.apply(dice.choose(table))
