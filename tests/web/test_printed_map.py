"""The map that the pages print is the map of the rules (1.1, 1.2, 1.4)."""

from __future__ import annotations

import re

from oneiros.games.dreamblade.table.board import CELLS, PORTAL, WORTH, cell_name
from oneiros.games.dreamblade.table.view import SEATS
from tests.root import ROOT

PRINTED = ROOT / "web/src/games/dreamblade/board/map.ts"


def test_cells_are_worth_what_the_rules_say() -> None:
    found = re.findall(
        r"^  ([a-e][1-5]): \[(\d), (\d)\],$", PRINTED.read_text("utf-8"), re.MULTILINE
    )
    printed = {cell: (int(a), int(b)) for cell, a, b in found}
    ruled = {cell_name(cell): (WORTH[0][cell], WORTH[1][cell]) for cell in range(CELLS)}
    assert printed == {cell: worth for cell, worth in ruled.items() if any(worth)}


def test_portals_are_where_the_rules_say() -> None:
    for seat, name in enumerate(SEATS):
        cell = cell_name(PORTAL[seat])
        assert f'{cell}: "{name}"' in PRINTED.read_text("utf-8")
        assert f'{name}: "{cell}"' in PRINTED.read_text("utf-8")
