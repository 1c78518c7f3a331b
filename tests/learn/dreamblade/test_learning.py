"""Learning from end to end at toy size: games, training, rounding, a match."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from oneiros.bots.dreamblade.value.weights import read
from oneiros.kernel.errors import BadData
from oneiros.learn.dreamblade import export, floats, generate, match, shards
from oneiros.learn.dreamblade.__main__ import main
from oneiros.learn.dreamblade.players import player


def test_the_same_game_comes_of_the_same_seed_and_number() -> None:
    assert generate.played("brisk", 100, "x", 3) == generate.played("brisk", 100, "x", 3)
    assert generate.played("brisk", 100, "x", 3) != generate.played("brisk", 100, "x", 4)


def test_games_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "one.shard"
    played = [generate.played("brisk", 100, "x", number) for number in range(3)]
    for game in played:
        shards.append(file, game)
    assert list(shards.games(file)) == played


def test_a_file_that_was_cut_short_is_gone_on_with(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.shard", tmp_path / "cut.shard"
    order = generate.Order(whole, "brisk", 100, 3, 1e9, "x")
    assert generate.fill(order) == 3
    cut.write_bytes(whole.read_bytes()[:-7])
    assert generate.fill(order._replace(file=cut)) == 3
    assert cut.read_bytes() == whole.read_bytes()


def test_unknown_players_are_refused() -> None:
    for said in ("nobody", "planner:depth=3", "scripted:playouts=3", "merciless:playouts=3"):
        with pytest.raises(BadData, match="play-bot-unknown"):
            player(said)


def test_a_match_counts_both_seats() -> None:
    outcome = match.pair("random", "random", "x", 1)
    assert 0 <= outcome.points <= 2
    found = match.match("brisk", "random", games=4, seed="x", processes=1)
    assert found.share.games == 4
    assert found.share.share == 1


def test_nothing_but_training_needs_pytorch() -> None:
    told = (
        "import sys; sys.modules['torch'] = sys.modules['numpy'] = None; "
        "import oneiros.learn.dreamblade.__main__"
    )
    subprocess.run([sys.executable, "-c", told], check=True)


def test_a_toy_run_from_games_to_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    games, trained, rounded = tmp_path / "games", tmp_path / "a.floats", tmp_path / "a.weights"
    main(["generate", str(games), "--games", "20", "--seconds", "1000", "--processes", "1"])
    main(["train", str(trained), str(games), "--epochs", "2", "--batch", "64"])
    main(["export", str(trained), str(rounded), str(games)])
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert report["positions"] > 10
    assert 0 <= report["auc"] <= 1
    assert report["largest_error"] < 0.1
    candidate = f"planner:playouts=4,weights={rounded}"
    main(["match", candidate, "random", "--games", "2", "--processes", "1"])
    assert json.loads(capsys.readouterr().out)["share"]["games"] == 2


def test_rounded_weights_are_reported_on_held_out_games(tmp_path: Path) -> None:
    file = tmp_path / "one.shard"
    for number in (0, 1, 16):
        shards.append(file, generate.played("brisk", 100, "x", number))
    made_up = floats.Floats((8, 4), [0.01] * sum(floats.sizes((8, 4))), {})
    kept = tmp_path / "a.floats"
    floats.write(kept, made_up)
    again = floats.read(kept)
    assert again.widths == (8, 4)
    written = export.rounded(again)
    assert read(written).width == 8
    held = [game for game in shards.games(file) if game.held_out]
    assert len(held) == 2
    report = export.report(written, again, [file])
    assert report.positions == sum(len(g.positions) for g in held if g.winner != shards.DRAWN)


def test_the_report_is_about_the_games_of_every_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files of the quick player come first, and hold more than are looked at."""
    files = [tmp_path / "brisk-000.shard", tmp_path / "scripted-000.shard"]
    for number in (0, 16, 32, 48):
        shards.append(files[0], generate.played("brisk", 100, "x", number))
    shards.append(files[1], generate.played("scripted", 100, "x", 0))
    made_up = floats.Floats((8, 4), [0.01] * sum(floats.sizes((8, 4))), {})
    monkeypatch.setattr(export, "MOST_POSITIONS", 12)
    report = export.report(export.rounded(made_up), made_up, files)
    assert set(report.by_source) == {"brisk", "scripted"}
    assert sum(positions for positions, _ in report.by_source.values()) == report.positions
    assert all(0 <= auc <= 1 for _, auc in report.by_source.values())


def test_weights_too_large_for_their_lanes_are_refused() -> None:
    made_up = floats.Floats((8, 4), [99.0] * sum(floats.sizes((8, 4))), {})
    with pytest.raises(BadData, match="weights-large"):
        export.rounded(made_up)
