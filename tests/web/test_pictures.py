"""The pictures of purposes count as the rules do."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from oneiros.games.dreamscape.text.scenario import STAGE
from oneiros.registry.games import game
from tests.root import ROOT

SOURCE = ROOT / "web/src/games/dreamscape/pictures/purposes.ts"
EXAMPLE = re.compile(r'example\("([a-z-]+)", (null|"[a-z]+"), \[([^\]]+)\], "([^"]*)", (\d+)\)')
EXAMPLES = EXAMPLE.findall(SOURCE.read_text("utf-8"))


def test_every_purpose_with_a_dreamscape_has_a_picture() -> None:
    assert len(EXAMPLES) == 10


@pytest.mark.parametrize(("kind", "colour", "land", "counted", "total"), EXAMPLES)
def test_9_a_picture_of_a_purpose_counts_as_the_rules_do(
    kind: str, colour: str, land: str, counted: str, total: str
) -> None:
    tile = kind if colour == "null" else f"{kind} {colour.strip(chr(34))}"
    sheet: dict[str, object] = {
        "columns": 3,
        "rows": 3,
        "nightmare": True,
        "phase": "creation A",
        "purposes": [tile],
        "A": {"land": [line.strip('"') for line in land.split(", ")], "hands": "W"},
    }
    state = STAGE.lay_out(sheet, "picture").state
    (shown,) = cast("list[dict[str, Any]]", game("dreamscape").view(state, 0)["purposes"])
    numbers = [int(part.partition(":")[2]) for part in counted.split() if part[-1].isdigit()]
    if kind == "no-nightmare":
        assert shown["points"][0] == int(total)
    else:
        assert sum(numbers) == shown["measures"][0] == int(total)
