"""What options are about is named, a row for each deed, and says the same as notation."""

from __future__ import annotations

import pytest

from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.text import notation
from oneiros.games.dreamscape.views import deeds
from oneiros.games.dreamscape.views.naming import NAMINGS
from oneiros.kernel.state import NOBODY
from tests.games.dreamscape import invented
from tests.games.dreamscape.stories import played, using

LAND = 'land = [". . . L .", ". . WR W ."]'


def test_every_deed_has_a_row_and_every_row_names_what_there_is() -> None:
    assert [kind.name for kind in deeds.KINDS] == list(notation.DEEDS)
    for kind in deeds.KINDS:
        assert set(kind.fields.values()) <= NAMINGS.keys()


@pytest.mark.parametrize(
    ("sheet", "answers", "text", "about"),
    [
        ("", [], "end", {}),
        ("", [], "move 2", {"location": 2, "takes_link": 1}),
        ("", [], "move 4", {"location": 4, "takes_link": 0}),
        ("", [], "key 2", {"location": 2, "takes_link": 1, "key": "rock"}),
        ("", [], "key 4", {"location": 4, "takes_link": 0, "key": None}),
        ("", [], "collect", {"location": 1, "kind": "water"}),
        ("", [], "power", {"location": 1, "power": "muse", "rule": "7.2"}),
        (using("golem", LAND), [], "place grass b1", {"kind": "grass", "slot": "b1"}),
        (
            using("golem", LAND),
            [],
            "use Test: grass",
            {"card": "Test", "kind": "grass", "power": "golem", "rule": "7.7"},
        ),
        (
            'phase = "creation A"\n[A]\nhands = "GG"\n',
            [],
            "trade grass water",
            {"given": "grass", "taken": "water", "price": 2},
        ),
        (
            'nightmare = true\nphase = "creation A"\n[A]\nhands = "NNN"\n',
            [],
            "trade nightmare water",
            {"given": "nightmare", "taken": "water", "price": 3},
        ),
        (using("golem", LAND), [], "enter", {}),
        (
            using("golem", LAND),
            ["use Test: grass"],
            "shift c1:2 c2",
            {"from_slot": "c1", "height": 2, "slot": "c2"},
        ),
        (using("tower", LAND), ["use Test: grass"], "take d2", {"slot": "d2"}),
        (using("king"), ["use Test: grass"], "deck II", {"level": "II"}),
    ],
)
def test_an_option_is_about_named_things(
    sheet: str, answers: list[str], text: str, about: dict[str, object]
) -> None:
    world = 'nightmare = true\nlinks = "1-2"\nrow = {1 = "GW", 2 = "RG"}\n'
    travelling = f'{world}phase = "travel A"\n[A]\nhands = "R"\nsleeper = 1\n'
    table = played(sheet or travelling, *answers)
    assert deeds.about(table, DREAMSCAPE.read(table, text)) == about


def test_no_two_options_are_about_the_same() -> None:
    met: set[str] = set()
    for seed in range(40):
        table, dice = invented.start(seed)
        for _ in range(60):
            if table.seat == NOBODY:
                break
            chosen = invented.answer(table, dice)
            if table.seat >= 0:
                named = [
                    (deeds.deed(option).name, tuple(deeds.about(table, option).items()))
                    for option in table.options
                ]
                assert len(set(named)) == len(named)
                assert [name for name, _ in named] == [
                    notation.write(table, option).partition(" ")[0] for option in table.options
                ]
                met |= {name for name, _ in named}
            table.apply(chosen)
    assert met == set(notation.DEEDS)
