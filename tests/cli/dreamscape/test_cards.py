from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from oneiros.cli.dreamscape.printed.cards import elevation
from oneiros.games.dreamscape.cards import structure
from oneiros.games.dreamscape.cards.catalogue import load, read_entry
from tests.cli.command import accepted, oneiros, refused
from tests.root import ROOT

DOCS = ROOT / "docs"
NAMES = [card.name for card in load()]


def test_all_cards_stand_in_a_row_each_for_other_programs() -> None:
    lines = accepted("cards").splitlines()
    header, *rows = [line.split("\t") for line in lines]
    assert header[:4] == ["name", "level", "points", "power"]
    assert [row[0] for row in rows] == NAMES
    assert "Memory Rock\tII\t9\tTower\t1\t2\t2\t0\t0\t5\t0\t2\t7" in lines
    assert all(len(row) == len(header) == 13 for row in rows)


def test_json_gives_what_a_file_of_cards_holds() -> None:
    found = json.loads(accepted("cards", "--json"))
    assert [one["name"] for one in found] == NAMES
    for one, card in zip(found, load(), strict=True):
        row = {key: one[key] for key in ("name", "level", "points", "power", "structure")}
        again = read_entry(row, "test")
        assert (again.level, again.points, again.power) == (card.level, card.points, card.power)
        assert again.structure.text() == card.structure.text()
        assert one["points"] == one["difficulty"] + one["level"]


@pytest.mark.parametrize(("sought", "count"), [("sleepwalker", 1), ("KING", 8), ("golem", 8)])
def test_a_word_narrows_the_list(sought: str, count: int) -> None:
    assert len(json.loads(accepted("cards", sought, "--json"))) == count


def test_a_level_narrows_the_list() -> None:
    counts = [accepted("cards", "--level", one).count("\n") - 1 for one in ("I", "II", "III")]
    assert counts == [18, 18, 14]
    assert "“IV” is not known" in refused("cards", "--level", "IV")


def test_one_card_is_drawn_from_the_side_row_by_row() -> None:
    said = accepted("cards", "memory", "rock")
    assert said.startswith("Memory Rock: level II, 9 points\nTower of Wandering: ")
    assert "\n       @\n       W\n      ───\n       R\n   W   R   G\n  ─── ─── ───\n" in said
    assert "shards 5, of them white 0, cycles at least 2. Difficulty 7." in said
    plain = oneiros("cards", "Memory Rock", PYTHONIOENCODING="ascii").out
    assert "\n  --- --- ---\n" in plain


def test_trees_and_the_dreamer_stand_on_their_stacks() -> None:
    lines = elevation(structure.read([". WR@", "G* ."]), plain=True)
    assert lines == ["     @", "     R", "     W", "    ---", " *", " G", "---"]


def test_cards_are_found_by_the_names_of_either_language() -> None:
    polish = accepted("cards", "skala pamieci", "--lang", "pl")
    assert polish == accepted("cards", "Memory Rock", "--lang", "pl")
    assert polish.startswith("Skała Pamięci: poziom II, 9 punktów\nWieża Wędrówki: ")


def test_an_unknown_name_gets_the_nearest() -> None:
    assert "Names that come near: Memory Rock" in refused("cards", "memory rok")
    assert "No dreamcard mentions “xyzzy”." in refused("cards", "xyzzy")


@pytest.mark.parametrize(("option", "file"), [("--svg", "cards.svg"), ("--markdown", "cards.md")])
def test_the_committed_pages_are_what_the_command_writes(
    option: str, file: str, tmp_path: Path
) -> None:
    assert accepted("cards", option, tmp_path / file) == ""
    assert (tmp_path / file).read_text("utf-8") == (DOCS / file).read_text("utf-8")


def drawn(file: Path) -> ET.Element:
    return ET.fromstring(file.read_text("utf-8"))  # noqa: S314 - we wrote it ourselves


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_contact_sheet_draws_every_card(language: str, tmp_path: Path) -> None:
    accepted("cards", "--svg", tmp_path / "all.svg", "--lang", language)
    root = drawn(tmp_path / "all.svg")
    used = [one.get("href", "") for one in root.iter("{http://www.w3.org/2000/svg}use")]
    # The legend shows each thing once more.
    shards = sum(sum(card.structure.counted()) for card in load())
    trees = sum(len(card.structure.trees) for card in load())
    assert sum(one.startswith("#block-") for one in used) == shards + 4
    assert used.count("#tree") == trees + 1
    assert used.count("#dreamer") == 51
    defined = {one.get("id") for one in root.iter()}
    assert {one[1:] for one in used} <= defined


def test_a_few_cards_are_drawn_with_the_legend_below(tmp_path: Path) -> None:
    accepted("cards", "muse", "--level", "I", "--svg", tmp_path / "few.svg")
    root = drawn(tmp_path / "few.svg")
    assert int(root.get("height", "0")) > 600


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    assert "cards.svg" in refused("cards", "--svg", tmp_path / "missing" / "cards.svg")
