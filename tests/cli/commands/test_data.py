"""Games are kept, exported and written in other forms."""

from __future__ import annotations

import csv
import json
import re
import sys
from base64 import b64encode
from pathlib import Path
from unittest import mock

import pyarrow.parquet as pq
import pytest

import oneiros
from tests.cli.command import accepted, quickly, refused
from tests.root import ROOT


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Keep four games of Dreamscape."""
    file = tmp_path_factory.mktemp("games") / "games.jsonl"
    accepted("simulate", "dreamscape", "--games", "4", "--seed", "3", "--records", file)
    return file


def test_simulated_games_are_kept_and_verified(games: Path) -> None:
    assert len(games.read_bytes().splitlines()) == 4
    assert f"{games}: 4 of 4 games are verified.\n" in accepted("verify", games)
    assert "sprawdzone gry: 4 z 4" in accepted("verify", games, "--lang", "pl")


def test_the_same_games_are_kept_over_processes(games: Path, tmp_path: Path) -> None:
    same, other = tmp_path / "same.jsonl", tmp_path / "other.jsonl"
    simulate = ("simulate", "dreamscape", "--games", "4", "--processes", "2")
    said = accepted(*simulate, "--seed", "3", "--records", same)
    assert f"The records are in {same}.\n" in said
    accepted(*simulate, "--seed", "4", "--records", other)
    assert same.read_bytes() == games.read_bytes() != other.read_bytes()


def test_games_that_were_kept_are_never_overwritten(games: Path) -> None:
    before = games.read_bytes()
    assert "already exists" in refused("simulate", "--games", "1", "--records", games)
    assert games.read_bytes() == before


def test_a_game_of_many_that_is_not_as_it_says_is_named(games: Path, tmp_path: Path) -> None:
    lines = games.read_text("utf-8").splitlines()
    sheet = json.loads(lines[2])
    lines[2] = json.dumps({**sheet, "final": "0" * 64})
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join(lines), "utf-8")
    ran = quickly("verify", forged)
    assert ran.status == 1
    assert ran.out.startswith("Game 3 is not verified. The final hash at $.final")
    assert ran.out.endswith("3 of 4 games are verified.\n")


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_one_game_of_many_is_chosen(command: str, games: Path) -> None:
    assert "Say which: --game N" in refused(command, games)
    assert "no game number 5" in refused(command, games, "--game", "5")


def test_a_game_of_many_is_replayed(games: Path) -> None:
    assert accepted("replay", games, "--game", "2") != accepted("replay", games, "--game", "3")


def test_decisions_are_exported_alike_in_every_form(games: Path, tmp_path: Path) -> None:
    for name in ("rows.parquet", "rows.csv", "rows.jsonl"):
        said = accepted("export", games, "--to", tmp_path / name)
        assert said.endswith("from games: 4.\n")
    table = pq.read_table(tmp_path / "rows.parquet").to_pylist()
    lines = (tmp_path / "rows.jsonl").read_bytes().splitlines()
    assert [json.loads(line) for line in lines] == table
    with (tmp_path / "rows.csv").open(newline="", encoding="utf-8") as file:
        sheet = list(csv.DictReader(file))
    assert [json.loads(row["options"]) for row in sheet] == [row["options"] for row in table]
    assert [row["answer"] for row in sheet] == [row["answer"] for row in table]
    assert {row["record"] for row in table} == {0, 1, 2, 3}
    assert {row["outcome"] for row in table} <= {-1.0, 0.0, 1.0}
    assert "view" not in table[0]


def test_games_of_several_files_are_numbered_through(games: Path, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    assert "from games: 8." in accepted("export", games, games, "--to", rows)
    assert json.loads(rows.read_bytes().splitlines()[-1])["record"] == 7


def test_views_are_exported_where_they_are_wished(games: Path, tmp_path: Path) -> None:
    accepted("export", games, "--to", tmp_path / "rows.parquet", "--views")
    (view, *_) = pq.read_table(tmp_path / "rows.parquet")["view"].to_pylist()
    assert json.loads(view)


def test_observations_are_exported_alike_in_every_form(games: Path, tmp_path: Path) -> None:
    for name in ("rows.parquet", "rows.csv", "rows.jsonl"):
        accepted("export", games, "--to", tmp_path / name, "--observations")
    table = pq.read_table(tmp_path / "rows.parquet").to_pylist()
    written = [b64encode(row["observation"]).decode() for row in table]
    assert {row["encoding"] for row in table} == {1}
    lines = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_bytes().splitlines()]
    assert [row["observation"] for row in lines] == written
    assert [row["actions"] for row in lines] == [row["actions"] for row in table]
    with (tmp_path / "rows.csv").open(newline="", encoding="utf-8") as file:
        assert [row["observation"] for row in csv.DictReader(file)] == written


def test_parquet_needs_the_extra_and_the_others_do_not(games: Path, tmp_path: Path) -> None:
    with mock.patch.dict(sys.modules, {"pyarrow": None, "pyarrow.parquet": None}):
        complaint = refused("export", games, "--to", tmp_path / "rows.parquet")
        assert "needs pyarrow" in complaint
        assert "install the extra “data”" in complaint
        accepted("export", games, "--to", tmp_path / "rows.csv")
    assert {one.name for one in tmp_path.iterdir()} == {"rows.csv"}


def test_a_fault_leaves_the_old_file_as_it_was(games: Path, tmp_path: Path) -> None:
    rows, broken = tmp_path / "rows.csv", tmp_path / "broken.jsonl"
    rows.write_text("old")
    broken.write_bytes(games.read_bytes() + b'{"format": "pgn"}\n')
    assert "Line 5: This is not a record" in refused("export", broken, "--to", rows)
    lines = games.read_text("utf-8").splitlines()
    sheet = json.loads(lines[1])
    sheet["answers"] = sheet["answers"][1:]
    broken.write_text(f"{lines[0]}\n{json.dumps(sheet)}\n", "utf-8")
    assert f"{broken}, game 2: Answer number" in refused("export", broken, "--to", rows)
    assert rows.read_text() == "old"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["broken.jsonl", "rows.csv"]


def test_the_end_of_the_name_says_how_to_write(games: Path, tmp_path: Path) -> None:
    for command in ("export", "convert"):
        complaint = refused(command, games, "--to", tmp_path / "rows.pgn")
        assert "it should end in one of ." in complaint


def test_games_are_converted_there_and_back(games: Path, tmp_path: Path) -> None:
    text, back, alone = (tmp_path / name for name in ("games.txt", "back.jsonl", "alone.json"))
    assert accepted("convert", games, "--to", text) == f"Games written to {text}: 4.\n"
    accepted("convert", text, "--to", back)
    assert back.read_bytes() == games.read_bytes()
    assert "several games" in refused("convert", text, "--to", alone)
    accepted("convert", text, "--to", alone, "--game", "2")
    assert f"{alone} is verified" in accepted("verify", alone)
    with alone.open("rb") as file:
        assert oneiros.read_record(file.read()).game == "dreamscape"


def test_without_a_file_the_text_is_shown(games: Path, tmp_path: Path) -> None:
    text = tmp_path / "games.txt"
    accepted("convert", games, "--to", text)
    assert accepted("convert", games) == text.read_text("utf-8")
    assert accepted("convert", text, "--game", "1").count("[Game ") == 1


def test_every_form_is_replayed_alike(games: Path, tmp_path: Path) -> None:
    alone, text = tmp_path / "alone.json", tmp_path / "alone.txt"
    for file in (alone, text):
        accepted("convert", games, "--game", "1", "--to", file)
    assert accepted("replay", alone) == accepted("replay", text)


def test_the_text_of_the_page_is_that_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    accepted("simulate", "dreamscape", "--games", "1", "--seed", "1", "--records", file)
    page = (ROOT / "docs" / "data.md").read_text("utf-8")
    (shown,) = re.findall(r"^```text\n(\[Game .+?)^```$", page, re.MULTILINE | re.DOTALL)
    # The set-up names the version of the bots, which changes.
    lines = [line for line in shown.splitlines() if not line.startswith(("…", "[Setup "))]
    assert len(lines) > 20
    said = accepted("convert", file).splitlines()
    assert [line for line in lines if line not in said] == []
