"""Two verifiers, one of them written from the pages alone, agree about every record."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneiros.kernel.errors import BadData
from oneiros.kernel.match import Match
from oneiros.kernel.proof import prove
from oneiros.kernel.record import read_record, write_record
from oneiros.kernel.replay import verify
from tests.kernel import second_verifier
from tests.kernel.games import chances, recorded_at_length, recorded_on_the_page
from tests.kernel.mutation import mutated, sheets
from tests.kernel.toy import PEBBLES
from tests.root import ROOT

PAGE = ROOT / "docs" / "records.md"
EXAMPLE = PAGE.read_text("utf-8").split("```json\n")[1].split("```")[0].encode()
SHEET = json.loads(EXAMPLE)


def rejected(data: bytes) -> bool:
    try:
        second_verifier.verify(data)
    except second_verifier.Rejected:
        return True
    return False


def refused(data: bytes) -> bool:
    try:
        verify(PEBBLES, read_record(data))
    except BadData:
        return True
    return False


def dice_refused(data: bytes) -> bool:
    """Check by our own means as much as can be checked without the rules of the game."""
    try:
        prove(read_record(data))
    except BadData:
        return True
    return False


def test_the_example_of_the_page_is_what_we_write() -> None:
    assert write_record(recorded_on_the_page()) == EXAMPLE


def test_both_accept_the_example() -> None:
    assert second_verifier.verify(EXAMPLE) == verify(PEBBLES, read_record(EXAMPLE)).outcomes == 3


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('["*", 0, [3, 2, 1]]', '["*", 1, [3, 2, 1]]'),
        ('["*", 0, [3, 2, 1]]', '["*", 2, [3, 2, 1]]'),
        ('["*", 0, [3, 2, 1]]', '["*", 0, [1, 2, 3]]'),
        ('["<", 1, ["A", "B"]]', '["<", 1, ["A"]]'),
        ('["<", 1, ["A", "B"]]', '["<", 1, ["B", "A"]]'),
        ('["<", 1, ["A", "B"]]', '["<", 2, ["A", "B"]]'),
        ('["<", 1, ["A", "B"]]', '["<", 3, ["A", "B"]]'),
        ('"alice-7"', '"alice-8"'),
        ('"seals": ["38', '"seals": ["39'),
        ('"server_seed": "00', '"server_seed": "01'),
        ('"commitment": "630d', '"commitment": "630e'),
        ('"server_seed": "', '"server_seed": null, "seed": "'),
    ],
)
def test_both_catch_a_changed_outcome_server_seed_or_commitment(old: str, new: str) -> None:
    text = EXAMPLE.decode()
    assert old in text
    changed = text.replace(old, new).encode()
    assert rejected(changed)
    assert refused(changed)


@pytest.mark.parametrize("seeds", [["alice-8", "bob_42"], ["alice-7", "b"], ["bob_42", "alice-7"]])
def test_both_catch_other_player_seeds(seeds: list[str]) -> None:
    sheet = json.loads(write_record(recorded_at_length()))
    assert not rejected(json.dumps(sheet).encode())
    sheet["fairness"]["player_seeds"] = seeds
    changed = json.dumps(sheet).encode()
    assert rejected(changed)
    assert refused(changed)


@given(sheets(SHEET))
def test_both_agree_about_changed_records(sheet: object) -> None:
    data = mutated(sheet)
    assert rejected(data) == dice_refused(data)


@given(st.data())
def test_both_agree_about_damaged_files(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(EXAMPLE)))
    piece = data.draw(st.sampled_from([b"", b" ", b"0", b"1", b",", b'"', b"}", b"\xff", b"e1"]))
    damaged = EXAMPLE[:place] + piece + EXAMPLE[place + 1 :]
    assert rejected(damaged) == dice_refused(damaged)


@given(st.lists(st.lists(st.integers(1, 50), min_size=1, max_size=8), max_size=20))
def test_both_accept_whatever_was_drawn(draws: list[list[int]]) -> None:
    sheet: dict[str, Any] = json.loads(EXAMPLE)
    (chance,) = chances(Match(PEBBLES, {"heap": 7}), recorded_on_the_page().fairness)
    sheet["answers"] = [["*", chance.draw(weights), weights] for weights in draws]
    data = json.dumps(sheet).encode()
    assert second_verifier.verify(data) == len(draws)
    assert not dice_refused(data)
