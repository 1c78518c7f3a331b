"""Rows of bytes with 1 at some numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oneiros.kernel.masks import Masks

_LENGTH = 12
MASKS = Masks(_LENGTH)


@given(st.lists(st.integers(0, _LENGTH - 1)))
def test_a_row_has_1_at_each_number_in_any_order(numbers: list[int]) -> None:
    expected = bytes(number in numbers for number in range(_LENGTH))
    for order in (numbers, sorted(numbers), sorted(set(numbers))):
        assert MASKS.row(order) == expected
