"""A saved game goes on as if nobody had left."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from tests.cli.command import accepted, quickly, refused

ANSWERS = ["6", "end", "d1", "1", "2", "1", "2", "1", "1", "1"]
SEATS = ("--seat-b", "random", "--warband-a", "nine-rooms", "--warband-b", "mirror-parade")


def lines(*said: str) -> str:
    return "".join(f"{line}\n" for line in said)


def test_a_continued_game_is_the_same_as_one_without_a_break(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.json", tmp_path / "parted.json"
    for opponent in ("random", "scripted"):
        start = ("play", "--seed", "8", *SEATS, "--seat-b", opponent)
        accepted(*start, said=lines(f"save! {whole}", *ANSWERS, "abandon"))
        accepted(*start, said=lines(*ANSWERS[:3], f"save! {parted}", ANSWERS[3], "quit"))
        for answer in ANSWERS[4:7]:
            assert "goes on after" in accepted("play", "--continue", parted, said=lines(answer))
        accepted("play", "--continue", parted, said=lines(*ANSWERS[7:], "abandon"))
        assert parted.read_bytes() == whole.read_bytes()
        assert "is verified" in accepted("verify", parted)


def test_sealed_dice_stay_sealed_until_the_game_is_over(tmp_path: Path, data_folder: Path) -> None:
    file = tmp_path / "game.json"
    said = accepted("play", *SEATS, "--record", file, said=lines("1", "quit"))
    assert f"oneiros play --continue {file}" in said
    fairness = json.loads(file.read_text())["fairness"]
    assert fairness["server_seed"] is None
    kept = data_folder / "oneiros" / "seeds" / f"{fairness['commitment']}.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    assert json.loads(kept.read_text())["server_seed"] not in file.read_text()
    while json.loads(file.read_text())["result"] is None:
        accepted("play", "--continue", file, said=lines(*["1"] * 400))
    assert "is verified" in accepted("verify", file)
    assert not kept.exists()
    assert "is over or was abandoned" in refused("play", "--continue", file)


def test_the_last_answer_can_still_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    accepted("play", "--seed", "3", "--record", file, said=lines("6", "quit"))
    said = accepted("play", "--continue", file, said=lines("undo", "undo", "log 20", "quit"))
    assert "Taken back: spawn Twilight Scout#1 e1" in said
    assert "has not answered anything" in said
    assert "for initiative (rule 4.2)" in said


def test_without_its_seed_a_game_does_not_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    accepted("play", *SEATS, "--record", file, said="quit\n")
    for language, said in (("en", "The sealed seed of this game is not in"), ("pl", "ziarna tej")):
        elsewhere = str(tmp_path / "elsewhere")
        line = ("play", "--continue", file, "--lang", language)
        assert said in refused(*line, XDG_DATA_HOME=elsewhere)


@pytest.mark.parametrize("text", ["", "{}", '{"server_seed": "no"}', "other"])
def test_a_broken_seed_is_refused(tmp_path: Path, text: str) -> None:
    data, file = tmp_path / "data", tmp_path / "game.json"
    line = ("play", *SEATS, "--record", file)
    accepted(*line, said="quit\n", XDG_DATA_HOME=str(data))
    (kept,) = (data / "oneiros" / "seeds").iterdir()
    known = json.loads(kept.read_text())
    kept.write_text(json.dumps(known | {"server_seed": "0" * 64}) if text == "other" else text)
    complaint = refused("play", "--continue", file, XDG_DATA_HOME=str(data))
    assert "does not hold the seed" in complaint


def test_changed_dice_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    accepted("play", *SEATS, "--record", file, said=lines("1", "quit"))
    sheet = json.loads(file.read_text())
    rolled = next(row for row in reversed(sheet["answers"]) if row[0] == "*")
    rolled[1] = (rolled[1] + 1) % len(rolled[2])
    file.write_text(json.dumps(sheet))
    assert refused("play", "--continue", file)


def test_what_a_saved_game_has_settled_cannot_be_changed(tmp_path: Path) -> None:
    for option in ("--seat-a", "--seed", "--record", "--warband-b", "--player-seed"):
        value = "human" if option == "--seat-a" else "x"
        assert f"--continue and {option} cannot" in refused(
            "play", "--continue", tmp_path / "game.json", option, value
        )


def test_where_nothing_can_be_kept_the_record_is_closed(tmp_path: Path) -> None:
    taken, file = tmp_path / "taken", tmp_path / "game.json"
    taken.write_text("a file where a folder should be")
    ran = quickly("play", *SEATS, "--record", file, said="quit\n", XDG_DATA_HOME=str(taken))
    assert "cannot be continued after you leave" in ran.out
    assert "oneiros verify" in ran.out
    assert "is verified" in accepted("verify", file)
