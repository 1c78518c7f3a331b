"""A network in whole numbers beside one in floats, and the files it is read from."""

from __future__ import annotations

import json
from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.bots.value import weights
from oneiros.bots.value.chances import CERTAIN, chance_of
from oneiros.bots.value.network import LARGEST, SCALE
from oneiros.bots.value.weights import Kind
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.learn.export import rounded
from oneiros.learn.floats import Floats

KIND = Kind("something", 300)
WIDTHS = (16, 8)


def drawn(dice: Dice) -> Floats:
    """Make up a network with weights of usual size."""
    numbers = [(dice.below(2001) - 1000) / 4000 for _ in range(sum(KIND.sizes(WIDTHS)))]
    return Floats(KIND, WIDTHS, numbers, {})


@settings(max_examples=20)
@given(st.integers(0, 2**40))
def test_whole_numbers_say_what_floats_say(seed: int) -> None:
    dice = Dice(seed)
    floats = drawn(dice)
    network = weights.read(rounded(floats), KIND)
    amounts = [dice.below(6) if dice.below(6) == 0 else 0 for _ in range(KIND.inputs)]
    found = network.result(amounts) / SCALE
    assert found == pytest.approx(floats.result(amounts), rel=0.02, abs=0.1)


def test_the_largest_inputs_stay_in_their_lanes() -> None:
    kind = Kind("something", 4)
    numbers = [3.0] * (4 * 3) + [0.0] * 3 + [0.1] * 3 + [0.0] + [1.0, 0.0]
    floats = Floats(kind, (3, 1), numbers, {})
    network = weights.read(rounded(floats), kind)
    amounts = [LARGEST, LARGEST, 0, 0]
    assert network.result(amounts) / SCALE == pytest.approx(floats.result(amounts), rel=0.03)


def test_chances_grow_from_nothing_to_certainty() -> None:
    chances = [chance_of(logit) for logit in range(-3000, 3000, 50)]
    assert chances == sorted(chances)
    assert chance_of(0) == CERTAIN // 2
    assert chance_of(-(10**6)) < 10
    assert chance_of(10**6) > CERTAIN - 10


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"format": "other"}, "weights-other"),
        ({"version": 9}, "weights-other"),
        ({"inputs": 3}, "weights-other"),
        ({"widths": [16, 9]}, "weights-size"),
    ],
)
def test_other_files_are_refused(changed: dict[str, object], key: str) -> None:
    line, _, rest = rounded(drawn(Dice(1))).partition(b"\n")
    header = json.loads(line) | changed
    with pytest.raises(BadData, match=key):
        weights.read(json.dumps(header).encode() + b"\n" + rest, KIND)


def test_a_file_that_was_cut_short_is_refused() -> None:
    with pytest.raises(BadData, match="weights-size"):
        weights.read(rounded(drawn(Dice(1)))[:-3], KIND)


def test_the_weights_of_another_game_are_refused() -> None:
    with pytest.raises(BadData, match="weights-other"):
        weights.read(rounded(drawn(Dice(1))), KIND._replace(game="other"))


def test_a_file_of_something_else_is_refused() -> None:
    with pytest.raises(BadData, match="weights-form"):
        weights.read(array("i", [1, 2, 3]).tobytes(), KIND)


def test_weights_too_large_for_their_lanes_are_refused() -> None:
    made_up = Floats(KIND, (8, 4), [99.0] * sum(KIND.sizes((8, 4))), {})
    with pytest.raises(BadData, match="weights-large"):
        rounded(made_up)
