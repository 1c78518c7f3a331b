"""A record is read strictly: what is damaged, cut, foreign or newer is refused with the place."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import commitment
from oneiros.kernel.record import (
    DEEPEST,
    LARGEST_FILE,
    MOST_ANSWERS,
    Record,
    Rolled,
    Said,
    TakenBack,
    read_record,
    write_record,
)
from oneiros.kernel.sowing import Fairness
from tests.kernel.games import PLAYER_SEEDS, SERVER_SEED, recorded
from tests.kernel.mutation import mutated, sheets

RECORD = recorded()
FILE = write_record(RECORD)
SMALLEST = Record(
    game="pebbles",
    rules=1,
    setup={},
    seats=["A"],
    fairness=Fairness(commitment=commitment(SERVER_SEED)),
)


def refusal(data: bytes) -> BadData:
    with pytest.raises(BadData) as caught:
        read_record(data)
    return caught.value


def changed(place: str, value: object) -> bytes:
    """Write the record with another value at a place such as answers/2/1, `...` removing it."""
    sheet: Any = json.loads(FILE)
    *way, last = (int(part) if part.isdigit() else part for part in place.split("/"))
    inner = sheet
    for part in way:
        inner = inner[part]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return json.dumps(sheet).encode()


def test_what_is_written_is_read() -> None:
    assert read_record(FILE) == RECORD
    assert read_record(write_record(SMALLEST)) == SMALLEST


def test_a_record_may_leave_out_what_is_not_known_yet() -> None:
    sheet = json.loads(write_record(SMALLEST))
    for name in ("answers", "result", "final"):
        del sheet[name]
    for name in ("player_seeds", "server_seed"):
        del sheet["fairness"][name]
    assert read_record(json.dumps(sheet).encode()) == SMALLEST


def test_a_record_has_one_answer_in_a_line() -> None:
    lines = FILE.decode().splitlines()
    assert '    ["A", "take 3"],' in lines
    assert '    ["*", 0, [3, 2, 1]],' in lines


def test_answers_are_read_as_what_they_are() -> None:
    assert read_record(FILE).answers[1:3] == [Said("A", "roll"), Rolled(0, [3, 2, 1])]


def test_a_cut_record_is_refused() -> None:
    for length in range(len(FILE.rstrip())):
        found = refusal(FILE[:length])
        before = FILE[:length].decode().rstrip()
        assert found.key == "record-truncated"
        assert found.details["line"] == before.count("\n") + 1


def test_a_record_may_lack_its_last_line_break() -> None:
    assert read_record(FILE.rstrip()) == RECORD


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [
        (b"hello", 1, 1),
        (b"[1, 2,, 3]", 1, 7),
        (b'{"format":\n  "oneiros-record",\n  !}', 3, 3),
        (FILE + b"{}", FILE.count(b"\n") + 1, 1),
        (b"\xef\xbb\xbf" + FILE, 1, 1),
        (FILE.replace(b'"take 3"', b"'take 3'"), 11, 11),
    ],
)
def test_the_line_and_column_where_json_ends_are_named(data: bytes, line: int, column: int) -> None:
    found = refusal(data)
    assert found.key == "record-not-json"
    assert found.details == {"line": line, "column": column}


def test_the_line_and_column_of_a_byte_that_is_no_text_are_named() -> None:
    found = refusal(FILE.replace(b"take 3", b"take \xff"))
    assert found.key == "record-not-text"
    assert found.details == {"line": 11, "column": 17}


@pytest.mark.parametrize(
    "data", [b"[]", b"1", b"null", b'"oneiros-record"', b"{}", changed("format", "chess")]
)
def test_another_format_is_refused(data: bytes) -> None:
    found = refusal(data)
    assert found.key == "record-foreign"
    assert found.details["place"] == "$.format"


def test_a_newer_record_is_refused_before_anything_else_is_looked_at() -> None:
    found = refusal(b'{"format": "oneiros-record", "schema": 4, "moves": 1.5}')
    assert found.key == "record-newer"
    assert found.details == {"place": "$.schema", "came": 4, "known": 3}


@pytest.mark.parametrize(
    ("place", "value", "where"),
    [
        ("schema", 0, "$.schema"),
        ("schema", True, "$.schema"),
        ("schema", "1", "$.schema"),
        ("schema", ..., "$.schema"),
        ("game", ..., "$"),
        ("game", "", "$.game"),
        ("game", "peb bles", "$.game"),
        ("game", "pebbles\n", "$.game"),
        ("rules", 0, "$.rules"),
        ("rules", True, "$.rules"),
        ("setup", [], "$.setup"),
        ("seats", [], "$.seats"),
        ("seats", ["A", "*"], "$.seats[1]"),
        ("seats", [str(n) for n in range(17)], "$.seats"),
        ("fairness", None, "$.fairness"),
        ("fairness/commitment", ..., "$.fairness"),
        ("fairness/commitment", "ab", "$.fairness.commitment"),
        ("fairness/commitment", "A" * 64, "$.fairness.commitment"),
        ("fairness/player_seeds/1", "bob 42", "$.fairness.player_seeds[1]"),
        ("fairness/server_seed", 5, "$.fairness.server_seed"),
        ("fairness/dice", 6, "$.fairness"),
        ("answers", None, "$.answers"),
        ("answers", [["A", "end"]] * (MOST_ANSWERS + 1), "$.answers"),
        ("answers/3", None, "$.answers[3]"),
        ("answers/3", [], "$.answers[3]"),
        ("answers/3", ["A"], "$.answers[3]"),
        ("answers/3", ["A", "end", 1], "$.answers[3]"),
        ("answers/3", {"seat": "A"}, "$.answers[3]"),
        ("answers/3/1", 5, "$.answers[3][1]"),
        ("answers/3/1", "", "$.answers[3][1]"),
        ("answers/3/1", "take\x1b2", "$.answers[3][1]"),
        ("answers/3/1", "take 2\n", "$.answers[3][1]"),
        ("answers/3/1", "a" * 401, "$.answers[3][1]"),
        ("answers/2", ["*", 1], "$.answers[2]"),
        ("answers/2", ["*", 1, [3, 2, 1], 4], "$.answers[2]"),
        ("answers/2/1", -1, "$.answers[2][1]"),
        ("answers/2/1", "1", "$.answers[2][1]"),
        ("answers/2/2", [], "$.answers[2][2]"),
        ("answers/2/2", [1] * 1001, "$.answers[2][2]"),
        ("answers/2/2/0", 0, "$.answers[2][2][0]"),
        ("result/rule", 3, "$.result.rule"),
        ("result/turn", 3, "$.result"),
        ("final", "ab", "$.final"),
        ("moves", 1, "$"),
    ],
)
def test_a_wrong_shape_is_refused_with_its_place(place: str, value: object, where: str) -> None:
    found = refusal(changed(place, value))
    assert found.key == "record-shape"
    assert found.details["place"] == where
    assert found.details["why"]


@pytest.mark.parametrize(
    ("place", "value", "key", "where"),
    [
        ("seats", ["A", "A"], "record-seat-twice", "$.seats"),
        ("result/winners", ["A", "A"], "record-seat-twice", "$.result.winners"),
        ("result/winners", ["A", "C"], "record-no-seat", "$.result.winners[1]"),
        ("answers/3/0", "C", "record-no-seat", "$.answers[3][0]"),
        ("answers/2/1", 3, "record-index", "$.answers[2][1]"),
        ("answers/2/2", [2**32, 1], "record-weights", "$.answers[2][2]"),
        ("fairness/player_seeds", [], "record-player-seeds", "$.fairness.player_seeds"),
        ("fairness/player_seeds", ["a"], "record-player-seeds", "$.fairness.player_seeds"),
        ("setup/heap", 1.5, "record-number", "$.setup.heap"),
        ("setup/heap", float("nan"), "record-number", "$.setup.heap"),
        ("setup/heap", float("inf"), "record-number", "$.setup.heap"),
        ("setup/heap", [{"a": 2**53}], "record-number", "$.setup.heap[0].a"),
        ("setup/heap", "\ud800", "record-half-letter", "$.setup.heap"),
        ("setup/\udfff", 1, "record-half-letter", "$.setup.\\udfff"),
    ],
)
def test_what_contradicts_the_rest_is_refused(
    place: str, value: object, key: str, where: str
) -> None:
    found = refusal(changed(place, value))
    assert found.key == key
    assert found.details["place"] == where


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        (b'"rules": 1', b'"rules": 1, "rules": 2', "$.rules"),
        (b'"heap": 7', b'"heap": 7, "heap": 8', "$.setup.heap"),
        (b'"rule": "3.1"', b'"rule": "3.1", "rule": "3.1"', "$.result.rule"),
    ],
)
def test_a_name_that_stands_twice_is_refused(old: bytes, new: bytes, where: str) -> None:
    found = refusal(FILE.replace(old, new))
    assert found.key == "record-name-twice"
    assert found.details["place"] == where


def test_numbers_too_long_to_read_are_refused() -> None:
    assert refusal(FILE.replace(b'"heap": 7', b'"heap": ' + b"7" * 5000)).key == "record-number"


@pytest.mark.parametrize(("depth", "fits"), [(DEEPEST - 1, True), (DEEPEST, False), (10**5, False)])
def test_values_are_nested_only_so_deep(depth: int, fits: bool) -> None:  # noqa: FBT001
    # The innermost zero lies below $, below setup, and below as many lists less one.
    nested = b"[" * (depth - 1) + b"0" + b"]" * (depth - 1)
    data = FILE.replace(b'"heap": 7', b'"heap": ' + nested)
    if fits:
        read_record(data)
    else:
        assert refusal(data).key == "record-too-deep"


def test_a_huge_file_is_refused_unread() -> None:
    found = refusal(b" " * (LARGEST_FILE + 1))
    assert found.key == "record-too-large"
    assert found.details == {"came": LARGEST_FILE + 1, "limit": LARGEST_FILE}


def test_the_largest_file_is_read() -> None:
    assert read_record(FILE.ljust(LARGEST_FILE)) == RECORD


@pytest.mark.parametrize(
    "change",
    [
        {"setup": {"heap": 1.5}},
        {"setup": {"name": "\ud800"}},
        {"answers": [Said("C", "end")]},
        {"answers": [Said("A", "end\n")]},
        {"seats": []},
    ],
)
def test_what_could_not_be_read_is_not_written(change: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        write_record(msgspec.structs.replace(RECORD, **change))


def read_or_refuse(data: bytes) -> None:
    """Whatever is read is written as something equal; everything else is BadData."""
    try:
        record = read_record(data)
    except BadData:
        return
    assert read_record(write_record(record)) == record


@given(
    st.binary(max_size=200)
    | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace"))
)
@example(b"")
@example(b"\xff")
def test_any_bytes_are_refused_in_the_same_way(data: bytes) -> None:
    read_or_refuse(data)


@given(st.data())
def test_damaged_bytes_are_refused_or_read(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(FILE)))
    end = data.draw(st.integers(start, min(len(FILE), start + 8)))
    read_or_refuse(FILE[:start] + data.draw(st.binary(max_size=6)) + FILE[end:])


@given(sheets(json.loads(FILE)))
def test_changed_values_are_refused_or_read(sheet: object) -> None:
    read_or_refuse(mutated(sheet))


@given(
    st.dictionaries(
        st.text(max_size=5), st.integers(-(2**53) + 1, 2**53 - 1) | st.text() | st.none()
    ),
    st.lists(
        st.builds(Said, st.sampled_from(["A", "B"]), st.from_regex("[ -~]{1,40}", fullmatch=True))
        | st.just(Rolled(2, [1, 2, 3]))
        | st.builds(TakenBack, st.integers(0, 9), st.permutations(["A", "B"]))
    ),
)
def test_every_record_survives_the_disk(
    setup: dict[str, Any], answers: list[Said | Rolled | TakenBack]
) -> None:
    fairness = Fairness(commitment=commitment(SERVER_SEED), player_seeds=list(PLAYER_SEEDS))
    record = Record(
        game="g", rules=3, setup=setup, seats=["A", "B"], fairness=fairness, answers=answers
    )
    assert read_record(write_record(record)) == record
