"""Colour where there is any; everything can be read without."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from oneiros.cli.dreamblade.colours import ASPECTS, aspects, number
from oneiros.cli.dreamblade.terminal import DREAMBLADE as TERMINAL
from oneiros.cli.terminal import Glance, Screen
from oneiros.games.dreamblade import vocabulary
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.board import cell_named
from oneiros.games.dreamblade.text.position import put
from oneiros.kernel.errors import BadData
from oneiros.words import Words
from tests.cli.player import Player

EN = Words("en")
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def drawn(table: Dreamblade, width: int, *, colour: bool) -> str:
    console = Console(width=width, force_terminal=colour, color_system="standard", no_color=False)
    if not colour:
        console = Console(width=width, color_system=None)
    glance = Glance(EN, table, 0, Screen(width, 50))
    with console.capture() as capture:
        console.print(TERMINAL.draw(glance, full=True))
        for zone in TERMINAL.zones(glance):
            console.print(zone)
    return capture.get()


def fighters() -> Dreamblade:
    """Put every miniature of two warbands into one cell, where many change each other."""
    setup = TERMINAL.setup({"warband-a": "red-ribbons", "warband-b": "under-the-bed"})
    table = DREAMBLADE.start(setup)
    for miniature in table.roster.miniatures:
        put(table, miniature, cell_named("c3"))
    table.damage[0] = 12
    return table


@pytest.mark.parametrize("width", [60, 80, 120, 170])
def test_colour_adds_nothing_but_colour(width: int) -> None:
    table = fighters()
    coloured, plain = (drawn(table, width, colour=colour) for colour in (True, False))
    assert "\x1b[" in coloured
    assert "\x1b" not in plain
    assert ESCAPE.sub("", coloured) == plain
    assert "…" not in plain
    assert all(len(line) <= width for line in plain.splitlines())


@pytest.mark.parametrize("width", [60, 80, 170])
def test_a_changed_number_is_marked_also_without_colour(width: int) -> None:
    plain = drawn(fighters(), width, colour=False)
    assert re.search(r"\d[+]/", plain)
    assert re.search(r"\d-(/|\s|!)", plain)
    assert "!12" in plain
    assert [number(now, 5).plain for now in (4, 5, 6)] == ["4-", "5", "6+"]


def test_sides_and_aspects_have_colours_of_their_own() -> None:
    assert set(ASPECTS) == set(vocabulary.ASPECTS)
    assert len(set(ASPECTS.values())) == len(ASPECTS)
    assert aspects(EN, ["Fear", "Fear", "Valor"]).plain == "Fear ×2, Valor"
    coloured = drawn(fighters(), 80, colour=True)
    assert re.search(r"\x1b\[1;36mA\d", coloured)
    assert re.search(r"\x1b\[1;33mB\d", coloured)


@pytest.mark.parametrize(("wish", "coloured"), [({"NO_COLOR": ""}, True), ({}, False)])
def test_the_wish_for_no_colour_is_respected(wish: dict[str, str], *, coloured: bool) -> None:
    player = Player("dreamblade", "--seed", "3", TERM="xterm-256color", **wish)
    player.terminal.sendline("board")
    player.wait()
    said = str(player.terminal.before)
    assert ("\x1b[36m" in said or "\x1b[1;36m" in said) == coloured
    player.leave("quit")


def test_a_line_of_flavour_stands_below_a_miniature() -> None:
    assert TERMINAL.about(EN, "Porch Light").endswith("“Somebody is still expected home.”")
    assert "„" in TERMINAL.about(Words("pl"), "Porch Light")
    assert "“" not in TERMINAL.about(EN, "Noble Dragon")
    with pytest.raises(BadData):
        TERMINAL.about(EN, "flavour")
