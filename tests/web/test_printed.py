"""What the page knows of printed dice and scoring cells by itself is what is printed."""

from __future__ import annotations

import re

from oneiros.games.dreamblade.table.board import CELLS, WORTH, cell_name
from oneiros.registry.dreamblade import printed
from tests.root import ROOT

PAGE = (ROOT / "web/src/games/dreamblade/table/printed.ts").read_text("utf-8")


def listed(name: str) -> str:
    """Give what stands between the brackets of a constant of the page."""
    found = re.search(rf"export const {name}[^=]*= [\[{{](.*?)[\]}}];", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def abilities() -> list[tuple[str, str]]:
    """List each ability that is printed, with the name of its miniature."""
    return [
        (one.name, ability.text) for one in printed.miniatures(None) for ability in one.abilities
    ]


def test_the_page_knows_how_many_dice_each_fortunate_rerolls() -> None:
    known = {name: int(most) for name, most in re.findall(r'"(.+?)": (\d+)', listed("FORTUNATE"))}
    found = [
        (name, text.split("Fortunate ")[1]) for name, text in abilities() if "Fortunate " in text
    ]
    assert known == {name: int(most) for name, most in found}
    assert len(found) == len(known)


def test_the_page_knows_who_wails_when_coming_into_play() -> None:
    found = [name for name, text in abilities() if re.match(r"comes into play\b.*\bWail$", text)]
    assert re.findall(r'"(.+?)"', listed("WAILING")) == found


def test_the_page_knows_who_wails_for_blades_and_that_nobody_does_otherwise() -> None:
    found = [name for name, text in abilities() if re.search(r"\bWail$", text)]
    for_blades = [name for name, text in abilities() if re.match(r"blade: Wail$", text)]
    known = re.findall(r'"(.+?)"', listed("WAILING_FOR_BLADES"))
    assert sorted(known) == sorted(for_blades)
    assert sorted(found) == sorted([*for_blades, *re.findall(r'"(.+?)"', listed("WAILING"))])


def test_the_page_knows_what_each_cell_is_worth() -> None:
    page = (ROOT / "web/src/games/dreamblade/table/points.ts").read_text("utf-8")
    for player, side in enumerate("AB"):
        found = re.search(rf"^  {side}: {{ (.*) }},$", page, re.MULTILINE)
        assert found is not None
        known = {name: int(worth) for name, worth in re.findall(r"(\w+): (\d+)", found[1])}
        cells = ((cell_name(cell), WORTH[player][cell]) for cell in range(CELLS))
        assert known == {name: worth for name, worth in cells if worth}
