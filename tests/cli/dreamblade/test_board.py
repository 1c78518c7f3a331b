"""The picture of the table, the list of options, and short names."""

from __future__ import annotations

import pytest
from rich.console import Console

from oneiros.cli.dreamblade import tracks
from oneiros.cli.dreamblade.tags import tags
from oneiros.cli.dreamblade.terminal import DREAMBLADE as TERMINAL
from oneiros.cli.table.listing import Listing
from oneiros.cli.terminal import Choice, Glance, Screen
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.phases.conquest import claimed_now
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.board import RESERVES, cell_named
from oneiros.games.dreamblade.text.position import put
from oneiros.games.dreamblade.views.typed_view import see
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY
from oneiros.words import Words, languages
from oneiros.words.folding import fold

EN, PL = Words("en"), Words("pl")


def crowded() -> Dreamblade:
    """Set up a crowded table in the middle of a game."""
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    dice = Dice(7)
    while table.turn < 4:
        table.apply(dice.choose(table))
    for miniature in (*range(5), *range(16, 21)):
        put(table, miniature, 12)
    table.damage[0] = 13
    return table


def drawn(
    width: int, language: str = "en", *, plain: bool = False, height: int = 50, full: bool = True
) -> str:
    """Draw the crowded table."""
    console = Console(width=width, color_system=None)
    glance = Glance(Words(language), crowded(), 0, Screen(width, height, plain))
    with console.capture() as capture:
        console.print(TERMINAL.draw(glance, full=full))
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
    found = tags(EN, (f"{name}#{number}" for name in names for number in (1, 2, 3)))
    assert len(set(found.values())) == len(names) * 3
    assert found["Twilight Scout#2"] == "TS2"


def test_short_names_are_expanded_but_cells_stay_cells() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    assert TERMINAL.expand(EN, table, "move ts1 e2") == "move Twilight Scout#1 e2"
    assert TERMINAL.expand(EN, table, "strike c3 with SoR1, rb2") == (
        "strike c3 with Saint of Roses#1, Runetagged Brawler#2"
    )


def test_polish_tags_and_names_are_understood_with_and_without_their_marks() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    assert TERMINAL.expand(PL, table, "move zz1 e2") == "move Twilight Scout#1 e2"
    assert TERMINAL.expand(PL, table, "move lszs1 e2") == TERMINAL.expand(
        PL, table, "move łszs1 e2"
    )
    for said in ("Żelazny Zbir#1", "zelazny zbir#1", "Iron Thug#1"):
        assert TERMINAL.expand(PL, table, f"spawn {said} e1").lower() == "spawn iron thug#1 e1"
    found = tags(PL, (f"{name}#1" for name in catalogue()))
    assert len({fold(tag) for tag in found.values()}) == len(catalogue())


def test_a_low_screen_keeps_room_for_the_question() -> None:
    picture = drawn(80, height=24, full=False)
    assert "├" not in picture
    assert "Spellbound Scissors" not in picture
    assert "Spellbound Scissors" in drawn(80, height=24)
    assert "├" in drawn(80, height=50, full=False)
    assert len(picture.splitlines()) < 20
    assert "▲SS1!13 ▲RB1" in picture


def test_a_narrow_list_says_what_cells_are_worth() -> None:
    lines = [line.rstrip() for line in drawn(60).splitlines()]
    assert any(line.startswith("b4 A5") for line in lines)
    assert "a5 portal B" in lines
    assert any(line.startswith("c3 A2 B2 ▲SS1 2/2/5!13") for line in lines)


def test_the_table_says_what_would_be_scored_now() -> None:
    table = crowded()
    for miniature in table.roster.miniatures:
        put(table, miniature, RESERVES)
    put(table, 0, cell_named("b4"))
    put(table, 16, cell_named("d2"))
    put(table, 1, cell_named("c3"))
    put(table, 17, cell_named("c3"))
    assert [claimed_now(table, player) for player in range(2)] == [5, 5]
    table.points[:] = [1, 0]
    text = "\n".join(tracks.tracks(Words("en"), see(table), table, full=True))
    assert "would score now: A 6, B 5" in text


def test_reserves_are_listed_with_short_names_and_prices() -> None:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    glance = Glance(Words("en"), table, 0, Screen(80, 24))
    assert "TS1 TS2 Twilight Scout 3/5/7 (6)" in TERMINAL.zones(glance)[0]


def test_options_with_the_same_heading_stand_in_one_line() -> None:
    moves = [Choice(cell, "Move:", "x") for cell in ("a1", "b1")]
    choices = [Choice("End"), *moves, Choice("Z")]
    console = Console(width=60, color_system=None)
    with console.capture() as capture:
        console.print(Listing(choices))
    lines = [line.strip() for line in capture.get().splitlines()]
    assert lines == ["[1] End", "Move: x: [2] a1 [3] b1", "[4] Z"]


def test_a_list_that_is_too_long_is_shortened() -> None:
    names = [f"T{number}" for number in range(6)]
    choices = [Choice("e1", "Spawn:", f"{tag} Some Long Name (9)", f"{tag} (9)") for tag in names]
    console = Console(width=60, color_system=None)
    with console.capture() as capture:
        console.print(Listing(choices))
        console.print(Listing(choices, 3))
    lines = capture.get().splitlines()
    assert lines[:2] == ["Spawn:", "  T0 Some Long Name (9): [1] e1"]
    assert lines[-2].startswith("Spawn: T0 (9): [1] e1  T1 (9): [2] e1")
    assert len(lines) == 7 + 2


@pytest.mark.parametrize("language", languages())
def test_every_question_of_a_game_can_be_shown(language: str) -> None:
    words, dice = Words(language), Dice(11)
    for _ in range(3):
        table = DREAMBLADE.start(DREAMBLADE.check({}))
        while table.seat != NOBODY:
            assert TERMINAL.heading(words, table)
            assert TERMINAL.question(words, table)
            for option in table.options:
                assert TERMINAL.choice(words, table, option).own
            table.apply(dice.choose(table))
