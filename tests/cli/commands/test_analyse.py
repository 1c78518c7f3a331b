"""oneiros analyse: text, data and a picture of a recorded game; and files that it refuses."""

from __future__ import annotations

import json
import multiprocessing
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from oneiros.analysis.report import Analysis, Passage, PlayerShare
from oneiros.arena.bouts import Bout
from oneiros.arena.duel import Duel
from oneiros.cli.analysis import duel, lookback, shown
from oneiros.kernel.dice import Dice
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.record import Record, Result, write_record
from oneiros.kernel.replay import to_record
from oneiros.registry.games import game as registered
from oneiros.words import Words
from tests.analysis.games import begun, play_on
from tests.cli.command import accepted, refused

SVG = "{http://www.w3.org/2000/svg}"
FEW = ("--playouts", "8")


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Record the beginning of a game that A gave up."""
    match = play_on(begun("dreamblade"), "dreamblade", ("random", "random"), Dice(3), most=30)
    file = tmp_path_factory.mktemp("records") / "short.json"
    file.write_bytes(write_record(_given_up(match)))
    return file


def _given_up(match: Match) -> Record:
    """Record a game that A gave up."""
    chance = FairChance(bytes(32), ["a", "b"])
    return to_record(match, chance, abandoned=True, result=Result(["B"], "resigned"))


def test_a_game_is_told_in_both_languages(short: Path) -> None:
    said = accepted("analyse", short, *FEW)
    assert "It is won by: B." in said
    for line in (
        "What the result is made of",
        "Chances to win at the end of each turn",
        "8 playouts",
        "Counted in this game for player A",
    ):
        assert line in said
    assert "100.0%" in said
    assert "Z czego składa się wynik" in accepted("analyse", short, *FEW, "--lang", "pl")


def test_the_same_comes_as_data_and_again(short: Path) -> None:
    said = accepted("analyse", short, *FEW, "--format", "json")
    found = json.loads(said)
    assert (found["game"], found["seats"], found["playouts"]) == ("dreamblade", ["A", "B"], 8)
    for player in found["players"]:
        parts = player["start"] + player["luck"] + player["choices"] + player["others"]
        assert parts == pytest.approx(player["result"], abs=1e-9)
    spread = ("--processes", "2")
    assert accepted("analyse", short, *FEW, "--format", "json", *spread) == said
    other = ("--seed", "another")
    assert accepted("analyse", short, *FEW, "--format", "json", *other) != said


def test_two_warbands_meet_in_equal_hands_where_that_is_asked_for(tmp_path: Path) -> None:
    game = registered("dreamblade")
    setup = game.setup({"turn_limit": 4}, ["sample", ["Noble Dragon"] * 3])
    match = play_on(Match(game.ruleset, setup), "dreamblade", ("random", "random"), Dice(3), most=9)
    file = tmp_path / "pair.json"
    file.write_bytes(write_record(_given_up(match)))
    said = " ".join(accepted("analyse", file, *FEW, "--duel", "8").split())
    assert "the warband of player A wins 100% of games against the other one" in said
    assert "The warband was ahead from the start: the game was lost at the table." in said
    assert "8 games, half of them from each side" in said
    polish = " ".join(accepted("analyse", file, *FEW, "--duel", "8", "--lang", "pl").split())
    assert "Zestaw był silniejszy od samego początku" in polish
    found = json.loads(accepted("analyse", file, *FEW, "--duel", "8", "--format", "json"))["duel"]
    assert (found["bot"], found["games"]) == ("scripted", 8)
    assert [one["share"] for one in found["seats"]] == [1.0, 0.0]
    assert "no place" in refused("analyse", file, "--duel", "8", "--format", "svg")


def test_a_duel_is_spread_over_processes_and_comes_to_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registered("dreamblade")
    setup = game.setup({"turn_limit": 4}, ["sample", "nine-rooms"])
    match = play_on(Match(game.ruleset, setup), "dreamblade", ("random", "random"), Dice(3), most=9)
    file = tmp_path / "pair.json"
    file.write_bytes(write_record(_given_up(match)))
    wish = ("analyse", file, *FEW, "--format", "json", "--duel", "6")
    alone = accepted(*wish)
    # What is played elsewhere is not played here.
    monkeypatch.setattr(duel, "_numbered", played_elsewhere)
    assert accepted(*wish, "--processes", "2") == alone
    with pytest.raises(AssertionError):
        accepted(*wish)


def played_elsewhere(order: Duel, number: int) -> tuple[int, Bout]:
    """Play a game, but not in the process of the command."""
    assert multiprocessing.parent_process() is not None
    return number, order.bout(number)


def test_the_same_on_both_sides_is_said_after_the_analysis(short: Path) -> None:
    said = accepted("analyse", short, *FEW, "--duel", "8")
    assert said.startswith(accepted("analyse", short, *FEW))
    assert "Both sides have brought the same warband" in said.splitlines()[-1]
    data = (*FEW, "--format", "json")
    assert accepted("analyse", short, *data, "--duel", "8") == accepted("analyse", short, *data)


def test_what_cannot_meet_is_refused_before_anything_is_judged(tmp_path: Path) -> None:
    match = play_on(begun("dreamscape"), "dreamscape", ("random",) * 2, Dice(3), most=60)
    file = tmp_path / "scape.json"
    file.write_bytes(write_record(_given_up(match)))
    assert "Nothing was brought" in refused("analyse", file, "--duel", "8")


def test_a_picture_shows_chances_turns_and_luck(short: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.svg"
    said = accepted("analyse", short, *FEW, "--format", "svg", "--out", file)
    assert said == f"Written to {file}.\n"
    picture = ET.fromstring(file.read_text("utf-8"))  # noqa: S314 - it is our own
    found = json.loads(accepted("analyse", short, *FEW, "--format", "json"))
    lines = picture.findall(f"{SVG}polyline")
    assert len(lines) == 2
    for line in lines:
        assert len(line.attrib["points"].split()) == len(found["passages"]) + 1
    rolls = [one for one in found["passages"] if one["kind"] == "chance"]
    assert len(picture.findall(f"{SVG}rect")) == len(rolls)
    marked = [one for one in found["passages"] if one.get("grade")]
    assert len(picture.findall(f"{SVG}g")) == len(marked)


def test_what_cannot_be_analysed_is_refused_in_words(short: Path, tmp_path: Path) -> None:
    assert "No such file" in refused("analyse", tmp_path / "nowhere.json")
    broken = tmp_path / "broken.json"
    broken.write_text(short.read_text()[:200])
    assert refused("analyse", broken)
    wrong = json.loads(short.read_text())
    place = next(n for n, row in enumerate(wrong["answers"]) if row[0] == "A")
    wrong["answers"][place][1] = "move Nobody c3"
    broken.write_text(json.dumps(wrong))
    assert f"$.answers[{place}]" in refused("analyse", broken)
    match = Match(begun("dreamblade").ruleset, {})
    empty = tmp_path / "empty.json"
    empty.write_bytes(write_record(to_record(match, FairChance(bytes(32), ["a", "b"]))))
    assert "nothing to analyse" in refused("analyse", empty)
    assert "from 8 to 1,000,000" in refused("analyse", short, "--playouts", "7")


def test_a_file_that_cannot_be_written_is_refused(short: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "folder.svg"
    assert "folder.svg" in refused("analyse", short, *FEW, "--out", nowhere)


@pytest.mark.parametrize(("name", "most"), [("dreamscape", 900), ("dreamblade", 400)])
def test_what_stands_out_about_each_player_is_told_in_short(name: str, most: int) -> None:
    match = play_on(begun(name), name, ("hasty", "random"), Dice(3), most=most)
    record = _given_up(match)
    said = "\n".join(lookback.lines(Words("en"), registered(name), record))
    _, *told = said.split("Counted in this game for player ")
    assert [one[0] for one in told] == ["A", "B"]
    for one in told:
        facts = one.strip().splitlines()[1:]
        assert 1 <= len(facts) <= 3
        assert all(re.fullmatch(r"  [+−] .*rule \d+\.\d+\)\.", fact) for fact in facts)
    polish = "\n".join(lookback.lines(Words("pl"), registered(name), record))
    assert "Policzono w tej grze, gracz A" in polish
    assert "⟦" not in said + polish


def test_what_is_told_has_one_yardstick_a_line() -> None:
    found = Analysis(
        game="dreamscape",
        seats=["A", "B"],
        playouts=8,
        seed="1",
        finished=True,
        how="8.2",
        players=[
            PlayerShare(
                "A", 0.5, 0.1, 0.0, -0.6, 0.0, 0.0, 0.01, 0.01, 0.01, 0.077, 1, mostly=["choices"]
            ),
            PlayerShare(
                "B", 0.5, -0.1, 0.0, 0.0, 0.6, 1.0, 0.01, 0.01, 0.01, 0.0, mostly=["others"]
            ),
        ],
        passages=[
            Passage("choice", 1, 0, 2, 1, [0.0, 0.0], [0.5, 0.5], texts=["collect", "deck II"]),
            Passage(
                "chance",
                -1,
                2,
                5,
                1,
                [0.1, -0.1],
                [0.6, 0.4],
                question="card",
                texts=["card X", "card Y", "card X"],
            ),
            Passage(
                "choice",
                0,
                5,
                6,
                2,
                [-0.338, 0.338],
                [0.262, 0.738],
                texts=["end"],
                lost=0.077,
                grade="inaccuracy",
                better=["collect"],
            ),
            Passage(
                "chance",
                -1,
                6,
                8,
                3,
                [0.03, -0.03],
                [0.262, 0.738],
                question="initiative",
                texts=["roll 3", "roll 6"],
            ),
        ],
        decisive=[1, 2, 3],
    )
    told = [one for one in shown.lines(Words("en"), found) if isinstance(one, str)]
    assert told[0] == "A lost mostly by own choices (−60.0%)."
    assert "A: 7.7% (?! / ? / ??: 1 / 0 / 0)" in told
    roll, choice, initiative = (
        one
        for one in told
        if "step" in one and "chose end, w" not in one and not one.startswith("A step")
    )
    assert "draw after a choice (B, deck II): card X (2×); card Y (A +10.0%" in roll
    assert choice.endswith("(A −33.8%, B +33.8%) – cost 7.7% against the best found")
    assert "roll for initiative: roll 3; roll 6" in initiative
    assert "  – No simple fact shows it: only the games played on from both say so." in told
    assert "Before cycle 1" in shown.turn_name(Words("en"), found, 0)
