"""A file of games is one record, a record in each line, or texts."""

from __future__ import annotations

from io import BytesIO

import pytest

from oneiros.data import transcript
from oneiros.data.files import read_games
from oneiros.data.recording import play_recorded
from oneiros.kernel.errors import BadData
from oneiros.kernel.record import read_record, write_record
from tests.data.games import fixtures
from tests.games.every import EVERY

LINES = [play_recorded(one).line for one in fixtures(EVERY["dreamscape"], 3)]
RECORDS = [read_record(line) for line in LINES]
TEXTS = [transcript.write(record).encode() for record in RECORDS]


@pytest.mark.parametrize(
    "data",
    [
        b"".join(LINES),
        b"".join(LINES).rstrip(),
        b"\n\n".join(LINES),
        b"".join(TEXTS),
        b"# Three games\n\n" + b"\n\n".join(TEXTS),
    ],
    ids=["lines", "no last break", "blank lines", "texts", "remark"],
)
def test_all_games_are_read(data: bytes) -> None:
    assert list(read_games(BytesIO(data))) == RECORDS


@pytest.mark.parametrize("data", [write_record(RECORDS[0]), LINES[0], TEXTS[0]])
def test_one_game_may_stand_alone(data: bytes) -> None:
    assert list(read_games(BytesIO(data))) == RECORDS[:1]


def test_games_before_a_fault_are_read_and_its_line_is_named() -> None:
    games = read_games(BytesIO(LINES[0] + LINES[1][:-9] + b"\n" + LINES[2]))
    assert next(games) == RECORDS[0]
    with pytest.raises(BadData) as caught:
        next(games)
    assert (caught.value.key, caught.value.details["line"]) == ("data-line", 2)


def test_a_record_alone_is_refused_as_always() -> None:
    for data, key in ((b"", "record-truncated"), (b"{}", "record-foreign"), (b"x", "record-not")):
        with pytest.raises(BadData, match=key):
            list(read_games(BytesIO(data)))


def test_a_text_that_is_no_text_is_refused_with_its_place() -> None:
    with pytest.raises(BadData, match="record-not-text") as caught:
        list(read_games(BytesIO(TEXTS[0] + TEXTS[1].replace(b"Turn 1\n", b"Turn \xff\n"))))
    before = TEXTS[0] + TEXTS[1].partition(b"Turn 1\n")[0]
    assert caught.value.details["line"] == before.count(b"\n") + 1
