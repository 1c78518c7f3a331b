"""The pages on scenarios and notation: their examples pass, and they leave nothing out."""

from __future__ import annotations

import re
import tomllib

import pytest

from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.text import notation, position
from tests.root import ROOT
from tests.scenarios.running import run_dreamblade, run_dreamscape

DOCS = ROOT / "docs"


def read(page: str) -> str:
    return (DOCS / page).read_text("utf-8")


def blocks(page: str) -> list[str]:
    return re.findall(r"```toml\n(.*?)```", read(page), re.DOTALL)


@pytest.mark.parametrize("text", blocks("scenarios-dreamblade.md"))
def test_the_examples_of_dreamblade_pass(text: str) -> None:
    assert run_dreamblade(text).faults == []


@pytest.mark.parametrize("text", blocks("scenarios-dreamscape.md"))
def test_the_examples_of_dreamscape_pass(text: str) -> None:
    assert run_dreamscape(text).faults == []


@pytest.mark.parametrize(
    ("page", "examples"), [("scenarios-dreamblade.md", 4), ("scenarios-dreamscape.md", 1)]
)
def test_there_are_examples_with_the_script_above_the_headings(page: str, examples: int) -> None:
    found = [tomllib.loads(text) for text in blocks(page)]
    assert len(found) == examples
    assert all({"rule", "title", "script"} <= set(fields) for fields in found)


def test_the_position_of_the_page_is_read_and_written() -> None:
    line = re.search(r"^turn 4; .+$", read("notation-dreamblade.md"), re.MULTILINE)
    assert line is not None
    assert position.write(position.read(line[0], Format())) == line[0]


def test_every_verb_is_on_the_page_of_notation() -> None:
    page = read("notation-dreamblade.md")
    verbs = [*notation.WITH_CELL.values(), *notation.ALONE.values(), *notation.PLAIN.values()]
    others = ["activate", "reroll", "blade", "damage", "resolve", "roll"]
    for verb in [*verbs, *notation.GROUPS.values(), *others]:
        assert f"`{verb}" in page
