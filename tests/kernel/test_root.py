"""The root of a sowing."""

from __future__ import annotations

import pytest

from oneiros.kernel.root import NOTHING_BEFORE, Agreed, root
from tests.kernel.games import TABLE

DIGEST = "ab" * 32


def of(table: str, *seats: str) -> str:
    """Give the root of an agreement of bots."""
    nobody = [None] * len(seats)
    return root(Agreed(table, DIGEST, DIGEST, 0, NOTHING_BEFORE, seats, nobody))


@pytest.mark.parametrize("name", ["", "A bot\nB", "A\n", "A bot", "Ą", "A" * 65])
def test_no_name_has_two_meanings_in_a_root(name: str) -> None:
    with pytest.raises(ValueError, match="not a name"):
        of(TABLE, name, "B")
    with pytest.raises(ValueError, match="not a name"):
        of(name, "A", "B")


def test_every_name_of_letters_has_one() -> None:
    assert of(TABLE, "A", "B") != of(TABLE, "A-1", "B_2")
