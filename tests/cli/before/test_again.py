"""The command that asks for the same table once more."""

from __future__ import annotations

from pathlib import Path

from oneiros.cli.before import again
from oneiros.cli.before.setup import wished
from oneiros.cli.terminals import terminals
from oneiros.words import Words
from tests.cli.command import parsers

EN = Words("en")


def repeated(game: str, *options: str) -> list[str]:
    arguments = parsers()["play"].parse_args([game, *options])
    arguments.command = "play"
    terminal = terminals()[game]
    return again.options(arguments, EN, terminal, wished(arguments, EN, terminal))


def test_wishes_are_repeated() -> None:
    assert repeated("dreamscape", "--players", "3", "--mirror") == ["--players", "3", "--mirror"]
    assert repeated("dreamscape") == []
    other = ["--warband-a", "my own.toml", "--warband-b", "sample", "--hints", "no", "--lang", "pl"]
    assert repeated("dreamblade", *other) == other


def test_dice_and_seats_are_not_repeated() -> None:
    assert repeated("dreamblade", "--seed", "3", "--seat-b", "random") == []


def test_a_record_gets_a_file_that_does_not_exist_yet(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    assert repeated("dreamblade", "--record", str(kept)) == [
        "--record",
        str(tmp_path / "game-2.json"),
    ]
    (tmp_path / "game-2.json").touch()
    third = ["--record", str(tmp_path / "game-3.json")]
    assert repeated("dreamblade", "--record", str(kept)) == third
    assert repeated("dreamblade", "--record", str(tmp_path / "game-2.json")) == third
