"""Every command as users run it: good and bad input, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from oneiros.storage import Storage
from tests.cli.command import oneiros, parsers
from tests.root import ROOT

SCENARIO = ROOT / "tests/scenarios/dreamblade/examples/bodyguard.toml"
# A server does not end by itself: tests/server/test_serve_command.py starts it and ends it.
# A new bot is written where one stands: tests/cli/commands/test_bots.py goes elsewhere first.
# Tools are used by a client: tests/mcp/test_tools.py is one.
ELSEWHERE = {"mcp", "serve", "new-bot"}
GOOD = [
    ("admin prune --dry-run --database sqlite:///{kept}", "finished games: 0"),
    ("play --seed 3", "You have left the game."),
    ("replay {record}", "Turn 1: initiative phase"),
    ("verify {record} --lang pl", "wszystko się zgadza"),
    ("perft dreamblade --depth 2", "depth 2: 36"),
    ("simulate dreamblade --games 2 --lang pl", "Gry: 2"),
    ("arena dreamblade --bots scripted,random --games 1 --lang pl", "Wyniki par"),
    ("rules Bodyguard", "11 Bodyguard: opponents"),
    ("miniatures --lang pl", "Szaleństwo"),
    ("scenario {scenario}", "bodyguard.toml"),
    ("warband show mirror-parade --lang pl", "Janus"),
    ("sealed --seed 3", "Booster: 1 rare, 2 uncommon, 4 common"),
    ("balance warbands --games 1 --bot scripted", "mirror-parade"),
    ("cards Memory Rock", "Memory Rock"),
    ("analyse {record} --playouts 8 --lang pl", "Z czego składa się wynik"),
    ("bots dreamscape", "planner (level 4)"),
    ("puzzles dreamblade --lang pl", "Wygraj turę"),
    ("puzzle e4c097", "Player B can win this turn"),
    ("convert {record}", '[Game "dreamblade"]'),
    ("export {record} --to {folder}/rows.csv --lang pl", "z gier: 1."),
    ("completion bash", "complete -F _oneiros oneiros"),
]
BAD = [
    ("admin list tables --database sqlite:////nowhere.sqlite --lang pl", "Nie ma pliku /nowhere"),
    ("play --warband-a nobody", "Ready warbands: sample, "),
    ("replay nowhere.json --lang pl", "Nie można odczytać pliku nowhere.json"),
    ("verify {folder}", "Is a directory"),
    ("scenario nowhere.toml", "nowhere.toml cannot be read"),
    ("perft dreamblade --depth many --lang pl", "nie jest liczbą całkowitą od 0 do 30"),
    ("simulate draemblade", "did you mean dreamblade?"),
    ("arena dreamblade --bots scripted", "At least two bots must meet"),
    ("rules 99 --lang pl", "Nie ma rozdziału 99"),
    ("miniatures Mirorman", "Names that come near: Mirrorman"),
    ("serve --port many", "not a whole number from 0 to 65,535"),
    ("warband show mirror-parad --lang pl", "mirror-parade"),
    ("sealed --packs many", "starter"),
    ("balance warband", "did you mean warbands?"),
    ("cards Memory Rok", "Memory Rock"),
    ("analyse nowhere.json", "nowhere.json"),
    ("bots nothing", "“nothing” is not known"),
    ("new-bot My_Bot! --lang pl", "nie może być nazwą bota"),
    ("puzzles chess --lang pl", "„chess” nie jest znane"),
    ("puzzle zzzz", "There is no puzzle “zzzz”"),
    ("convert {record} --to game.pgn", "it should end in one of .txt"),
    ("export nowhere.jsonl --to rows.csv --lang pl", "Nie można odczytać pliku nowhere.jsonl"),
    ("completion tcsh", "“tcsh” is not known"),
    ("mcp --server localhost", "“localhost” is no address of a server"),
]


def words_of(line: str, record: Path) -> list[str]:
    kept = record.parent / "kept.sqlite"
    if "{kept}" in line:
        Storage(f"sqlite:///{kept}").close()
    return line.format(record=record, folder=record.parent, scenario=SCENARIO, kept=kept).split()


# Every command runs in this process, too, in tests of its own.
IN_THE_GATE = {"play", "serve", "verify"}


def real(lines: list[tuple[str, str]]) -> list[object]:
    """Return lines as cases; a process for each takes long, so most of them are slow."""
    slow = pytest.mark.slow
    return [
        pytest.param(line, said, marks=[] if line.split()[0] in IN_THE_GATE else slow)
        for line, said in lines
    ]


def test_no_command_is_left_out() -> None:
    every = set(parsers())
    assert {line.split()[0] for line, _ in GOOD} == every - ELSEWHERE
    assert {line.split()[0] for line, _ in BAD} == every


@pytest.mark.parametrize(("line", "expected"), real(GOOD))
def test_good_input_leaves_nothing_but_a_result(line: str, expected: str, record: Path) -> None:
    ran = oneiros(*words_of(line, record))
    assert (ran.status, ran.err) == (0, "")
    assert expected in ran.out


@pytest.mark.parametrize(("line", "expected"), real(BAD))
def test_bad_input_leaves_nothing_but_a_complaint(line: str, expected: str, record: Path) -> None:
    ran = oneiros(*words_of(line, record))
    assert (ran.status, ran.out) == (2, "")
    assert expected in ran.err


def test_a_failed_scenario_has_a_status_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("title = ")
    ran = oneiros("scenario", file)
    assert (ran.status, ran.err) == (1, "")
    assert f"{file}:1: " in ran.out
