"""Fair chance gives what the page about it says, and as often as the weights say."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import FIRST, SECOND, THIRD, FairChance, Scheme, commitment
from oneiros.kernel.match import Match
from tests.kernel import second_verifier
from tests.kernel.games import PLAYER_SEEDS, SERVER_SEED, chances, dice, sown, sown_together
from tests.kernel.toy import PEBBLES
from tests.root import ROOT

PAGE = ROOT / "docs" / "fair-dice.md"
VECTORS = json.loads(PAGE.read_text("utf-8").split("```json")[1].split("```")[0])


def spread(weights: list[int], draws: int) -> float:
    """Measure how far the counts of many draws are from the weights (Pearson's chi-square)."""
    chance = dice()
    counts = [0] * len(weights)
    for _ in range(draws):
        counts[chance.draw(weights)] += 1
    expected = [draws * weight / sum(weights) for weight in weights]
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))


def test_the_commitment_is_that_of_the_page() -> None:
    text = PAGE.read_text("utf-8")
    assert commitment(SERVER_SEED) in text
    assert SERVER_SEED.hex() in text
    assert all(f"`{seed}`" in text for seed in PLAYER_SEEDS)


@pytest.mark.parametrize("vector", VECTORS)
def test_the_outcomes_are_those_of_the_page(vector: dict[str, Any]) -> None:
    weights = vector["weights"]
    (chance,) = chances(Match(PEBBLES, {"heap": 7}), sown_together(sown(scheme=THIRD)))
    chance.go_to(vector["counter"], vector["takebacks"])
    assert chance.draw(weights) == vector["outcome"]
    assert sum(weights[: vector["outcome"]]) <= vector["ticket"]
    assert vector["ticket"] < sum(weights[: vector["outcome"] + 1])
    assert chance.drawn == vector["counter"] + 1


def test_the_page_shows_skipped_words_and_a_skipped_block() -> None:
    assert len(VECTORS) == 7
    assert {vector["counter"] for vector in VECTORS} >= {0, 17, 94}
    assert re.search("3390985354, 3242446375", PAGE.read_text("utf-8"))


def test_a_game_goes_on_from_its_count() -> None:
    chance = dice()
    rolls = [chance.draw([1] * 6) for _ in range(20)]
    again = FairChance(SERVER_SEED, PLAYER_SEEDS, drawn=12)
    assert [again.draw([1] * 6) for _ in range(8)] == rolls[12:]


def test_every_seed_matters() -> None:
    rolls = set()
    for server, players in (
        (SERVER_SEED, PLAYER_SEEDS),
        (bytes(32), PLAYER_SEEDS),
        (SERVER_SEED, ("alice-8", "bob_42")),
        (SERVER_SEED, ("alice-7", "bob_43")),
        (SERVER_SEED, ("bob_42", "alice-7")),
        (SERVER_SEED, ("alice-7",)),
    ):
        chance = FairChance(server, players)
        rolls.add(tuple(chance.draw([1] * 6) for _ in range(40)))
    assert len(rolls) == 6


@pytest.mark.parametrize(
    ("weights", "most"),
    # 99.9 % of fair dice stay below; ours are the same every time.
    [([1] * 6, 20.5), ([2, 1, 1, 1, 1], 18.5), ([1, 99], 10.8), ([10**9] * 3, 13.8)],
)
def test_outcomes_are_as_frequent_as_their_weights(weights: list[int], most: float) -> None:
    assert spread(weights, 6000) < most


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_server_seed_has_32_bytes(length: int) -> None:
    for attempt in (commitment, lambda seed: FairChance(seed, PLAYER_SEEDS)):
        with pytest.raises(BadData) as caught:
            attempt(bytes(length))
        assert caught.value.key == "fair-server-seed"
        assert caught.value.details == {"came": length, "expected": 32}


@pytest.mark.parametrize("seed", ["", "a" * 65, "a:b", "a b", "ł", "a\n", "\u0661"])
def test_a_player_seed_is_short_and_plain(seed: str) -> None:
    with pytest.raises(BadData) as caught:
        FairChance(SERVER_SEED, ("alice-7", seed))
    assert caught.value.key == "fair-player-seed"
    assert caught.value.details == {"number": 1, "came": seed}


@pytest.mark.parametrize(
    ("scheme", "root"), [(THIRD, ""), (THIRD, "ab"), (THIRD, "AB" * 32), (SECOND, "ab" * 32)]
)
def test_the_third_scheme_and_no_other_has_a_root(scheme: Scheme, root: str) -> None:
    with pytest.raises(BadData, match="fair-root"):
        FairChance(SERVER_SEED, PLAYER_SEEDS, scheme=scheme, root=root)


def test_the_page_tells_how_a_root_comes_about() -> None:
    (chance,) = chances(Match(PEBBLES, {"heap": 7}), sown_together(sown(scheme=THIRD)))
    text = PAGE.read_text("utf-8")
    assert chance.root in text
    lines = text.split("```\noneiros-root")[1].split("\n```")[0]
    assert sha256(f"oneiros-root{lines}".encode("ascii")).hexdigest() == chance.root


def test_a_game_without_players_has_no_dice() -> None:
    with pytest.raises(BadData, match="fair-no-player-seed"):
        FairChance(SERVER_SEED, ())


@pytest.mark.parametrize("weights", [[], [0], [1, 0], [3, -1], [2**32, 1]])
def test_weights_are_positive_and_fit_in_a_word(weights: list[int]) -> None:
    chance = dice()
    with pytest.raises(BadData) as caught:
        chance.draw(weights)
    assert caught.value.key == "fair-weights"
    assert chance.drawn == 0


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.from_regex("[0-9A-Za-z_-]{1,64}", fullmatch=True), min_size=1, max_size=5),
    st.tuples(st.integers(0, 10**6), st.integers(0, 10**3)),
    st.lists(st.integers(1, 2**32 // 20), min_size=1, max_size=20),
    st.sampled_from([FIRST, SECOND, THIRD]),
)
def test_the_second_verifier_draws_the_same(
    server_seed: bytes,
    player_seeds: list[str],
    counts: tuple[int, int],
    weights: list[int],
    scheme: Scheme,
) -> None:
    drawn, takebacks = counts
    root = "ab" * 32 if scheme == THIRD else ""
    chance = FairChance(
        server_seed, player_seeds, drawn, takebacks=takebacks, scheme=scheme, root=root
    )
    start = ":".join([scheme, *filter(None, [root]), *player_seeds])
    assert chance.draw(weights) == second_verifier.outcome(
        start, server_seed, takebacks, drawn, weights
    )
