"""The JSON Schema of records says what the reader says, as far as a shape can."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given, settings

from oneiros.kernel.errors import BadData
from oneiros.kernel.origin import ORIGIN, PLAYED_BY
from oneiros.kernel.record import (
    CLAIMED,
    RESIGNED,
    TIMED,
    Record,
    Result,
    read_record,
    write_record,
)
from oneiros.kernel.replay import to_record
from oneiros.kernel.sowing import Aborted
from tests.kernel.games import (
    PLAYER_SEEDS,
    TABLE,
    begun,
    dice,
    played,
    recorded,
    recorded_at_length,
    recorded_on_the_page,
    sown,
    sown_together,
)
from tests.kernel.mutation import mutated, sheets
from tests.kernel.test_record_vectors import VECTORS, changed
from tests.root import ROOT

SCHEMA: dict[str, Any] = json.loads((ROOT / "docs" / "record.schema.json").read_text("utf-8"))
VALIDATOR = jsonschema_rs.validator_for(SCHEMA)
# What is wrong with these can be said of one value without looking at another.
SHAPE = ("record-shape", "record-newer", "record-seat-twice")


def ended(rule: str, *winners: str) -> Record:
    """Record a game that people ended."""
    return to_record(begun("take 3"), dice(), abandoned=True, result=Result(list(winners), rule))


def troubled() -> Record:
    """Record a game whose seeds were renewed once, and once came to nothing."""
    aborted = Aborted(
        number=1,
        since=0,
        reason="left",
        setup="0" * 64,
        commitment="1" * 64,
        seals=["2" * 64, None],
        player_seeds=[PLAYER_SEEDS[0], None],
    )
    agreed = sown_together(sown(), sown(bytes(32), 1), aborted=[aborted])
    return to_record(begun("take 3"), agreed, table=TABLE, abandoned=True)


def old() -> bytes:
    """Write a record as the first schema did."""
    sheet = json.loads(write_record(recorded()))
    fairness = sheet["fairness"]
    kept = {name: fairness[name] for name in ("commitment", "player_seeds", "server_seed")}
    del sheet["table"]
    return json.dumps({**sheet, "schema": 1, "fairness": kept}).encode()


def second() -> bytes:
    """Write a record as the second schema did."""
    sheet = json.loads(write_record(recorded()))
    del sheet["table"], sheet["fairness"]["aborted"]
    return json.dumps({**sheet, "schema": 2}).encode()


RECORDS = {
    "whole": write_record(recorded()),
    "long": write_record(recorded_at_length()),
    "of the page, with a takeback": write_record(recorded_on_the_page()),
    "going on": write_record(to_record(begun("take 3"), dice())),
    "closed": write_record(to_record(begun("take 3"), dice(), abandoned=True)),
    "resigned": write_record(ended(RESIGNED, "B")),
    "out of time": write_record(ended(TIMED, "A")),
    "claimed": write_record(ended(CLAIMED)),
    "with other seeds": write_record(troubled()),
    "of schema 1": old(),
    "of schema 2": second(),
}


def fits(data: bytes) -> bool:
    """Tell whether the schema accepts a file; what is no JSON fits nothing."""
    try:
        return VALIDATOR.is_valid(json.loads(data))
    except ValueError:
        return False


def refusal(data: bytes) -> str:
    """Give the key by which the reader refuses a file, or nothing."""
    try:
        read_record(data)
    except BadData as refused:
        return refused.key
    return ""


def test_the_schema_is_a_schema() -> None:
    jsonschema_rs.meta.validate(SCHEMA)


@pytest.mark.parametrize("name", RECORDS)
def test_every_kind_of_record_fits(name: str) -> None:
    assert refusal(RECORDS[name]) == ""
    assert fits(RECORDS[name])


@pytest.mark.parametrize("vector", VECTORS, ids=[one["what"] for one in VECTORS])
def test_it_agrees_with_the_reader_about_the_changes_of_the_page(vector: dict[str, Any]) -> None:
    # A schema sees neither bytes nor that a name occurs twice.
    if {"bytes", "before", "after"} & set(vector) or "twice" in vector["what"]:
        return
    data = changed(vector)
    key = refusal(data)
    assert fits(data) or key
    assert not fits(data) or key not in SHAPE


@pytest.mark.parametrize("name", RECORDS)
def test_a_field_that_is_missing_or_too_much_is_seen_as_the_reader_sees_it(name: str) -> None:
    whole = json.loads(RECORDS[name])
    for field in whole:
        data = json.dumps({one: whole[one] for one in whole if one != field}).encode()
        assert fits(data) == (refusal(data) not in (*SHAPE, "record-foreign"))
    assert not fits(json.dumps({**whole, "format": "pgn"}).encode())
    assert not fits(json.dumps({**whole, "more": 1}).encode())
    assert not fits(json.dumps({**whole, "fairness": {**whole["fairness"], "more": 1}}).encode())


@settings(max_examples=300)
@given(sheet=sheets(json.loads(RECORDS["of the page, with a takeback"])))
def test_it_agrees_with_the_reader_about_damage(sheet: object) -> None:
    data = mutated(sheet)
    key = refusal(data)
    assert key or fits(data)
    assert key not in SHAPE or not fits(data)


@pytest.mark.parametrize(
    ("part", "good", "bad"),
    [
        (ORIGIN, {"table": "", "step": 3, "seat": "A"}, {"table": "", "step": -1, "seat": "A"}),
        (PLAYED_BY, [{"name": "random", "version": ""}], [{"name": "", "version": ""}]),
        (PLAYED_BY, [{"name": "x:Y", "version": "1"}] * 2, [{"name": "random"}]),
    ],
)
def test_what_a_set_up_tells_beside_the_rules_has_a_shape(
    part: str, good: object, bad: object
) -> None:
    sheet = json.loads(write_record(to_record(played(), dice())))
    for value, expected in ((good, True), (bad, False)):
        sheet["setup"][part] = value
        assert fits(json.dumps(sheet).encode()) is expected
