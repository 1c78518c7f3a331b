"""A tournament goes on where its file ends, whatever ended it."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from oneiros.arena.journal import Journal
from oneiros.arena.meeting import Meeting
from oneiros.arena.running import run
from oneiros.arena.tournament import Tournament
from oneiros.kernel.errors import BadData
from oneiros.registry.games import game

TOURNAMENT = Tournament(
    game="dreamblade",
    rules=2,
    setup=game("dreamblade").ruleset.check({}),
    varied=True,
    kind="round-robin",
    bots=["random", "scripted"],
    rounds=4,
    seed="1",
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "journal"


def points(meetings: dict[int, Meeting]) -> dict[int, list[float]]:
    return {number: one.points for number, one in sorted(meetings.items())}


def test_an_interrupted_tournament_is_played_as_if_it_had_never_stopped(file: Path) -> None:
    whole = Journal(TOURNAMENT)
    assert len(list(run(TOURNAMENT, whole, processes=1))) == 4
    assert len(list(islice(run(TOURNAMENT, Journal(TOURNAMENT, file), processes=1), 2))) == 2
    again = Journal(TOURNAMENT, file)
    assert len(again.meetings) == 2
    assert len(list(run(TOURNAMENT, again, processes=2))) == 2
    assert points(again.meetings) == points(whole.meetings)
    assert points(Journal(TOURNAMENT, file).meetings) == points(whole.meetings)


def test_a_line_that_was_torn_is_played_again(file: Path) -> None:
    list(run(TOURNAMENT, Journal(TOURNAMENT, file), processes=1))
    file.write_bytes(file.read_bytes()[:-9])
    again = Journal(TOURNAMENT, file)
    assert sorted(again.meetings) == [0, 1, 2]
    list(run(TOURNAMENT, again, processes=1))
    assert len(file.read_bytes().splitlines()) == 5
    assert sorted(Journal(TOURNAMENT, file).meetings) == [0, 1, 2, 3]


def test_a_torn_beginning_is_begun_again(file: Path) -> None:
    file.write_bytes(b'{"game":"dreamb')
    assert Journal(TOURNAMENT, file).meetings == {}
    assert msgspec.json.decode(file.read_bytes(), type=Tournament) == TOURNAMENT


def test_a_file_of_something_else_is_refused_and_left_alone(file: Path) -> None:
    file.write_bytes(b"dear diary")
    with pytest.raises(BadData, match="arena-journal-broken"):
        Journal(TOURNAMENT, file)
    assert file.read_bytes() == b"dear diary"


@pytest.mark.parametrize(
    ("name", "value"), [("seed", "2"), ("bots", ["a", "b"]), ("rounds", 9), ("rules", 1)]
)
def test_another_tournament_is_refused_and_the_file_left_alone(
    file: Path, name: str, value: object
) -> None:
    Journal(TOURNAMENT, file)
    before = file.read_bytes()
    with pytest.raises(BadData) as refused:
        Journal(msgspec.structs.replace(TOURNAMENT, **{name: value}), file)
    assert (refused.value.key, refused.value.details["name"]) == ("arena-journal-other", name)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b'{"number":0}',
        b'{"number":9,"bots":["random","scripted"],"points":[1],"thought":{}}',
        b'{"number":0,"bots":["scripted","random"],"points":[1],"thought":{}}',
    ],
)
def test_a_line_that_is_no_meeting_of_it_is_named(file: Path, line: bytes) -> None:
    Journal(TOURNAMENT, file)
    file.write_bytes(file.read_bytes() + line + b"\n")
    with pytest.raises(BadData) as refused:
        Journal(TOURNAMENT, file)
    assert refused.value.key == "arena-journal-broken"
    assert refused.value.details == {"line": 2}
