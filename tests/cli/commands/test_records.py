"""replay and verify."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.record import Result, write_record
from oneiros.kernel.replay import to_record
from tests.cli.command import accepted, quickly, refused


def test_a_recorded_game_is_verified(record: Path) -> None:
    said = accepted("verify", record)
    assert f"has the SHA-256 {sha256(record.read_bytes()).hexdigest()}." in said
    assert "rolls and draws were computed again from the seeds." in said
    assert "A record alone cannot prove that nobody chose the dice" in said
    assert said.endswith(f"{record} is verified: everything is as it says.\n")
    assert "wszystko się zgadza" in accepted("verify", record, "--lang", "pl")


@pytest.mark.parametrize("what", ["outcome", "answer", "result", "final", "commitment", "seed"])
def test_a_changed_record_is_not_verified(record: Path, tmp_path: Path, what: str) -> None:
    sheet = json.loads(record.read_text())
    rolls = [row for row in sheet["answers"] if row[0] == "*"]
    if what == "outcome":
        rolls[-1][1] = (rolls[-1][1] + 1) % len(rolls[-1][2])
    elif what == "answer":
        sheet["answers"].pop()
    elif what == "result":
        sheet["result"]["winners"] = ["B" if sheet["result"]["winners"] == ["A"] else "A"]
    elif what == "final":
        sheet["final"] = "0" * 64
    elif what == "commitment":
        sheet["fairness"]["commitment"] = "0" * 64
    else:
        sheet["fairness"]["server_seed"] = None
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(sheet))
    ran = quickly("verify", changed)
    assert ran.status == 1
    assert ran.out.endswith(f"{changed} is not verified.\n")
    assert "$." in ran.out


def test_a_file_that_is_no_record_is_refused(record: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.json"
    cut.write_bytes(record.read_bytes()[:1000])
    other = tmp_path / "other.json"
    other.write_text(record.read_text().replace('"dreamblade"', '"chess"'))
    for command in ("verify", "replay"):
        assert "The record is cut off" in refused(command, cut)
        assert "There is no game called “chess” here" in refused(command, other)
        assert "No such file or directory" in refused(command, tmp_path / "none.json")
        assert "Zapis jest ucięty" in refused(command, cut, "--lang", "pl")


def test_a_replay_reads_like_a_game(record: Path) -> None:
    said = accepted("replay", record).splitlines()
    assert said[0] == "Turn 1: initiative phase"
    assert said[1].startswith("    0 * roll ")
    assert any("first action phase of player" in line for line in said)
    assert said[-1].endswith("wins the game (rule 9.3).")
    answers = json.loads(record.read_text())["answers"]
    spoken = [row for row in answers if row[0] != "*"]
    assert sum(line[6:8] in ("A ", "B ") for line in said) == len(spoken)


def test_a_replay_tells_the_log_in_both_languages(record: Path) -> None:
    assert "is spawned into" in accepted("replay", record, "--log")
    polish = accepted("replay", record, "--log", "--lang", "pl")
    assert "Uformowano: " in polish
    assert "rule" not in polish


def test_a_replay_shows_the_table_at_a_step(record: Path) -> None:
    said = accepted("replay", record, "--step", "20")
    assert "portal A" in said
    assert "Reserves of A, power/defense/life and today's price:" in said
    assert "each with power/defense/life" in said
    assert said.rstrip().splitlines()[-1].startswith("Player ")
    assert "There is no step" in refused("replay", record, "--step", "99999")
    assert "is not a whole number" in refused("replay", record, "--step", "-1")


def test_no_pattern_is_shown_to_people(record: Path, tmp_path: Path) -> None:
    sheet = json.loads(record.read_text())
    sheet["fairness"]["commitment"] = "abc"
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(sheet))
    for language, said in (("en", "not of the form"), ("pl", "inną postać")):
        complaint = refused("verify", changed, "--lang", language)
        assert said in complaint
        assert "regex" not in complaint


def test_the_system_speaks_the_language_of_the_user(tmp_path: Path) -> None:
    nowhere = tmp_path / "none.json"
    assert "nie ma takiego pliku" in refused("verify", nowhere, "--lang", "pl")
    assert "to jest folder" in refused("verify", tmp_path, "--lang", "pl")


@pytest.fixture
def resigned(tmp_path: Path) -> Path:
    """Give the record of a game in which something was taken back, and which A gave up."""
    match = Match(DREAMBLADE, {})
    chance = FairChance(bytes(32), ["a", "b"])
    match.roll(chance)
    step, seat = match.step, match.state.seat
    for _ in range(3):
        match.answer(match.state.seat, match.state.options[0], match.step)
        match.roll(chance)
    match.go_back(step, [seat, 1 - seat])
    file = tmp_path / "resigned.json"
    result = Result(["B"], "resigned")
    file.write_bytes(write_record(to_record(match, chance, abandoned=True, result=result)))
    return file


def test_takebacks_and_resignations_are_verified_and_told(resigned: Path) -> None:
    said = accepted("verify", resigned)
    assert "Something was taken back once, and what followed was drawn afresh." in said
    assert "The game ended by resignation. It is won by: B." in said
    rows = json.loads(resigned.read_text())["answers"]
    entry = rows[-1][1]
    said = accepted("replay", resigned)
    assert f"{len(rows) - 1:>5} < back to before {entry} (agreed: " in said
    assert "It is won by: B." in said
    assert "taken back once" in accepted("replay", resigned, "--log")
    assert "Gra zakończyła się poddaniem." in accepted("replay", resigned, "--lang", "pl")
    before = accepted("replay", resigned, "--step", str(entry))
    assert accepted("replay", resigned, "--step", str(len(rows))) == before


def test_a_record_of_the_first_schema_is_still_verified(record: Path, tmp_path: Path) -> None:
    sheet = json.loads(record.read_text())
    for name in ("scheme", "seals", "renewed", "aborted"):
        del sheet["fairness"][name]
    old = tmp_path / "old.json"
    old.write_text(json.dumps({**sheet, "schema": 1}))
    assert "is verified" in accepted("verify", old)
    assert "whoever came last could choose" in accepted("verify", old)
    assert accepted("replay", old) == accepted("replay", record)


@pytest.mark.parametrize(
    ("winners", "how", "said", "powiedziane"),
    [
        (["B"], "time", "time ran out", "skończył się czas"),
        (["B"], "claimed", "the victory was claimed", "zwycięstwo pozostałych"),
        ([], "claimed", "a draw was claimed", "przyjęto remis"),
    ],
)
def test_a_game_that_clocks_or_absence_ended_is_verified_and_told(
    resigned: Path, winners: list[str], how: str, said: str, powiedziane: str
) -> None:
    record = json.loads(resigned.read_text())
    record["result"] = {"winners": winners, "rule": how}
    resigned.write_text(json.dumps(record))
    for command in ("verify", "replay"):
        assert said in accepted(command, resigned)
        assert powiedziane in accepted(command, resigned, "--lang", "pl")
    assert "so no record proves it" in accepted("verify", resigned)
    record["result"]["winners"] = ["A", "B"]
    resigned.write_text(json.dumps(record))
    assert accepted("replay", resigned)
    ran = quickly("verify", resigned)
    assert ran.status == 1
    assert "$.result" in ran.out
