"""Numbers and sets in a row of bytes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.strings import BytesWriter

from oneiros.kernel.octets import capped, put, put_counts, put_members, put_one_more

_LENGTH = 40
_BEFORE = 3


def row() -> BytesWriter:
    """Give a row of zeros."""
    zeros = BytesWriter()
    zeros.write(bytes(_LENGTH))
    return zeros


@pytest.mark.parametrize(("number", "byte"), [(-7, 0), (0, 0), (7, 7), (255, 255), (1000, 255)])
def test_a_byte_holds_a_number_as_far_as_it_can(number: int, byte: int) -> None:
    assert capped(number) == byte
    written = row()
    put(written, _BEFORE, number)
    assert written.getvalue() == bytes([*[0] * _BEFORE, byte, *[0] * (_LENGTH - _BEFORE - 1)])


def test_numbers_of_a_list_stand_side_by_side() -> None:
    written = row()
    put_counts(written, _BEFORE, [9, 8, 300, -1, 5], 1, 3)
    assert written.getvalue()[: _BEFORE + 4] == bytes([0, 0, 0, 8, 255, 0, 0])


@given(st.sets(st.integers(0, 31)))
def test_a_set_has_1_at_each_of_its_numbers(numbers: set[int]) -> None:
    written = row()
    put_members(written, _BEFORE, sum(1 << number for number in numbers))
    expected = bytes(place - _BEFORE in numbers for place in range(_LENGTH))
    assert written.getvalue() == expected


def test_what_comes_again_is_counted() -> None:
    written = row()
    for place in (1, 2, 2):
        put_one_more(written, place)
    assert written.getvalue()[:4] == bytes([0, 1, 2, 0])
