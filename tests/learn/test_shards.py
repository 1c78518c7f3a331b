"""Games on disk: read as written, gone on with, and refused when they are of another kind."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oneiros.kernel.errors import BadData
from oneiros.learn import generate, shards
from oneiros.learn.dreamblade.play import SUBJECT


def order(file: Path, games: int = 3) -> generate.Order:
    return generate.Order(SUBJECT, file, "brisk", 100, games, 1e9, "x")


def test_games_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "one.shard"
    seen = shards.packed([0, 3, 0, 31])
    game = shards.Game(
        70_000, unknown=True, tracks=[shards.Track(-250, [shards.Position(-9, seen)] * 2)] * 3
    )
    shards.begin(file, {"player": "somebody"})
    shards.append(file, game)
    shards.append(file, game._replace(tracks=[]))
    assert list(shards.games(file)) == [game, game._replace(tracks=[])]
    assert shards.unpacked(seen, 5) == [0, 3, 0, 31, 0]
    assert shards.settings_of(file) == {"player": "somebody"}


@pytest.mark.parametrize("cut", [1, 2, 7, 40])
def test_a_file_that_was_cut_short_is_gone_on_with(tmp_path: Path, cut: int) -> None:
    whole, short = tmp_path / "whole.shard", tmp_path / "short.shard"
    assert generate.fill(order(whole)) == 3
    short.write_bytes(whole.read_bytes()[:-cut])
    assert len(list(shards.games(short))) == 2
    assert generate.fill(order(short)) == 3
    assert short.read_bytes() == whole.read_bytes()


def test_a_file_that_was_cut_in_its_first_line_is_begun_again(tmp_path: Path) -> None:
    whole, short = tmp_path / "whole.shard", tmp_path / "short.shard"
    generate.fill(order(whole))
    short.write_bytes(whole.read_bytes()[:11])
    generate.fill(order(short))
    assert short.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("part", "changed"),
    [("player", {"said": "scripted"}), ("noise", {"noise": 7}), ("seed", {"seed": "y"})],
)
def test_games_of_other_settings_are_not_gone_on_with(
    tmp_path: Path, part: str, changed: dict[str, object]
) -> None:
    file = tmp_path / "one.shard"
    generate.fill(order(file, 1))
    before = file.read_bytes()
    with pytest.raises(BadData, match="learn-games-other") as refused:
        generate.fill(order(file, 2)._replace(**changed))  # type: ignore[arg-type]
    assert refused.value.details["part"] == part
    assert file.read_bytes() == before


def test_what_is_no_file_of_games_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "one.shard"
    file.write_bytes(b"\x00\x01\x02\n\x03")
    with pytest.raises(BadData, match="learn-games-form"):
        generate.fill(order(file))


def test_games_of_another_game_are_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "one.shard"
    settings = order(file).settings() | {"inputs": 3}
    file.write_bytes(json.dumps(settings).encode() + b"\n")
    with pytest.raises(BadData, match="learn-games-other"):
        generate.fill(order(file))
