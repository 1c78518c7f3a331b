"""Learning from end to end at toy size, for each game: games, training, rounding, a match."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from oneiros.bots.value.weights import read
from oneiros.kernel.errors import BadData
from oneiros.learn import export, floats, generate, shards, tasks
from oneiros.learn.contest import Contest
from oneiros.learn.dreamblade.contest import CONTEST as BLADE
from oneiros.learn.dreamblade.play import SUBJECT as OF_BLADE
from oneiros.learn.dreamscape.contest import CONTEST as SCAPE
from oneiros.learn.dreamscape.play import SUBJECT as OF_SCAPE
from oneiros.learn.report import report
from oneiros.learn.subject import Subject

BOTH = pytest.mark.parametrize(
    ("subject", "contest"), [(OF_BLADE, BLADE), (OF_SCAPE, SCAPE)], ids=["dreamblade", "dreamscape"]
)


def made_up(subject: Subject) -> floats.Floats:
    """Make up a network whose weights are all alike."""
    return floats.Floats(subject.kind, (8, 4), [0.01] * sum(subject.kind.sizes((8, 4))), {})


def kept(subject: Subject, file: Path, numbers: list[int], said: str = "") -> list[shards.Game]:
    """Keep some games in a file, as a process does."""
    order = generate.Order(subject, file, said or subject.player, subject.noise, 0, 0, "x")
    shards.begin(file, order.settings())
    games = [subject.play(order.said, order.noise, order.seed, number) for number in numbers]
    for game in games:
        shards.append(file, game)
    return games


def reported(subject: Subject, files: list[Path]) -> dict[str, Any]:
    trained = made_up(subject)
    found, error = export.foretold(export.rounded(trained), trained, files)
    return report(subject, found, error)


@BOTH
def test_the_same_game_comes_of_the_same_seed_and_number(
    subject: Subject, contest: Contest
) -> None:
    del contest
    one, again, other = (subject.play(subject.player, 100, "x", number) for number in (3, 3, 4))
    assert one == again != other


@BOTH
def test_only_held_out_games_show_what_is_kept_out(subject: Subject, contest: Contest) -> None:
    del contest
    games = [subject.play("random", 100, "x", number) for number in (0, 1, 16, 32)]
    assert [game.unknown for game in games] == [True, False, False, True]
    assert [game.held_out for game in games] == [True, False, True, True]


@BOTH
def test_rounded_weights_are_reported_on_held_out_games(
    subject: Subject, contest: Contest, tmp_path: Path
) -> None:
    del contest
    file = tmp_path / "one.shard"
    games = kept(subject, file, [0, 1, 16])
    found = reported(subject, [file])
    held = [track for game in games if game.held_out for track in game.tracks]
    counted = [track for track in held if not subject.chances or track.outcome != 1]
    assert found["positions"] == sum(len(track.positions) for track in counted)
    assert found["unknown"]["positions"] < found["positions"]
    assert found["largest_error"] < 0.1


@BOTH
def test_the_report_is_about_the_games_of_every_player(
    subject: Subject, contest: Contest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files of the quick player come first, and hold more than are looked at."""
    del contest
    files = [tmp_path / "first.shard", tmp_path / "second.shard"]
    kept(subject, files[0], [0, 16, 32, 48])
    kept(subject, files[1], [0], "scripted")
    monkeypatch.setattr(export, "MOST_POSITIONS", 30)
    found = reported(subject, files)
    assert set(found["by_source"]) == {subject.player, "scripted"}
    assert sum(one["positions"] for one in found["by_source"].values()) == found["positions"]


def test_trained_weights_are_kept_and_those_of_another_game_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.floats"
    floats.write(file, made_up(OF_BLADE))
    assert read(export.rounded(floats.read(file, OF_BLADE.kind)), OF_BLADE.kind).width == 8
    with pytest.raises(BadData, match="weights-other"):
        floats.read(file, OF_SCAPE.kind)


@BOTH
def test_rounded_weights_can_be_gone_on_from(subject: Subject, contest: Contest) -> None:
    del contest
    rounded = export.rounded(made_up(subject))
    again = floats.unrounded(rounded, subject.kind)
    assert again.widths == made_up(subject).widths
    assert export.rounded(again) == rounded


@pytest.mark.parametrize(
    "said", ["nobody", "planner:depth=3", "scripted:playouts=3", "planner:playouts=many"]
)
@BOTH
def test_unknown_players_are_refused(subject: Subject, contest: Contest, said: str) -> None:
    del subject
    with pytest.raises(BadData, match="play-bot-unknown"):
        contest.make(said)


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_nothing_but_training_needs_pytorch(name: str) -> None:
    told = (
        "import sys; sys.modules['torch'] = sys.modules['numpy'] = None; "
        f"import oneiros.learn.{name}.__main__"
    )
    subprocess.run([sys.executable, "-c", told], check=True)


@BOTH
def test_a_toy_run_from_games_to_a_match(
    subject: Subject, contest: Contest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    games, trained, rounded = tmp_path / "games", tmp_path / "a.floats", tmp_path / "a.weights"

    def run(*asked: object) -> dict[str, Any]:
        tasks.main(subject, contest, [str(one) for one in asked])
        found: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
        return found

    run("generate", games, "--games", 20, "--seconds", 1000, "--processes", 1)
    curve = run("train", trained, games, "--epochs", 3, "--batch", 32)["curve"]
    assert curve[0]["held"] > 0
    found = run("export", trained, rounded, games)
    assert found["positions"] > 10
    assert found["bytes"] == rounded.stat().st_size < 500_000
    assert found["largest_error"] < 0.1
    further = run("train", trained, games, "--epochs", 1, "--batch", 32, "--start", rounded)
    assert further["curve"][0]["held"] < curve[0]["held"]
    assert floats.read(trained, subject.kind).widths == (64, 32)
    candidate = f"planner:playouts=4,weights={rounded}"
    told = run("match", candidate, "random", "--games", 2, "--processes", 1)
    assert told["share"]["games"] == 2


def test_training_without_held_out_games_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    kept(OF_SCAPE, tmp_path / "one.shard", [1, 2])
    with pytest.raises(BadData, match="learn-no-games"):
        tasks.main(OF_SCAPE, SCAPE, ["train", str(tmp_path / "a.floats"), str(tmp_path)])


def test_games_of_another_game_are_not_learnt_from(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    kept(OF_BLADE, tmp_path / "one.shard", [0, 16])
    with pytest.raises(BadData, match="learn-games-other"):
        tasks.main(OF_SCAPE, SCAPE, ["train", str(tmp_path / "a.floats"), str(tmp_path)])
