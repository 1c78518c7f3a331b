"""Who meets whom, in which seats, with which set-ups, and who is placed above whom."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from oneiros.arena.meeting import meet, placed
from oneiros.arena.series import Fixture, Result
from oneiros.arena.tournament import Tournament, games_in_a_meeting, pair_of, pairings
from oneiros.registry.games import game
from tests.thirdgame.game import added

ABC = ["a", "b", "c"]
DUEL = Tournament(
    game="dreamblade",
    rules=1,
    setup=game("dreamblade").ruleset.check({}),
    varied=True,
    kind="round-robin",
    bots=["scripted", "random"],
    rounds=3,
    seed="7",
)
FOUR = msgspec.structs.replace(
    DUEL, game="dreamscape", setup=game("dreamscape").setup({}, [None] * 4)
)


@pytest.mark.parametrize(
    ("kind", "pairs"),
    [
        ("round-robin", [("a", "b"), ("a", "c"), ("b", "c")]),
        ("ladder", [("a", "b"), ("b", "c")]),
        ("gauntlet", [("a", "b"), ("a", "c")]),
    ],
)
def test_every_pair_is_as_far_as_the_others(kind: str, pairs: list[tuple[str, str]]) -> None:
    tournament = msgspec.structs.replace(DUEL, kind=kind, bots=ABC, rounds=2)
    found = list(pairings(tournament))
    assert [one.pair for one in found] == 2 * pairs
    assert [one.number for one in found] == list(range(2 * len(pairs)))
    assert [pair_of(tournament, one.number) for one in found] == 2 * pairs
    assert pair_of(tournament, -1) is pair_of(tournament, len(found)) is None


def test_two_exchange_their_seats_at_the_same_table_with_the_same_dice() -> None:
    for one in pairings(DUEL):
        first, second = one.fixtures
        assert (first.bots, second.bots) == (("scripted", "random"), ("random", "scripted"))
        assert (first.setup, first.seeds) == (second.setup, second.seeds)


def test_what_players_bring_is_drawn_for_each_round_and_shared_by_its_pairs() -> None:
    drawn = msgspec.structs.replace(DUEL, bots=ABC)
    setups = [str(one.fixtures[0].setup["warbands"]) for one in pairings(drawn)]
    assert [Counter(setups)[one] for one in setups] == [3] * 9
    same = msgspec.structs.replace(drawn, varied=False)
    assert {str(one.fixtures[0].setup) for one in pairings(same)} == {str(DUEL.setup)}


def test_among_four_each_is_alone_once_in_every_seat() -> None:
    one = next(pairings(FOUR))
    alone = [Counter(fixture.bots) for fixture in one.fixtures]
    assert len(one.fixtures) == games_in_a_meeting(4) == 8
    assert [counts["scripted"] for counts in alone] == [1] * 4 + [3] * 4
    for name, games in (("scripted", one.fixtures[:4]), ("random", one.fixtures[4:])):
        assert sorted(fixture.bots.index(name) for fixture in games) == [0, 1, 2, 3]


def test_a_meeting_says_who_was_placed_above_whom_and_who_thought_how_long() -> None:
    for tournament in (DUEL, FOUR):
        pairing = next(pairings(tournament))
        found = meet(pairing)
        assert (found.number, found.bots) == (0, ("scripted", "random"))
        assert found.points == [1.0] * len(pairing.fixtures)
        assert set(found.thought) == {"scripted", "random"}
        assert all(
            one.decisions > 0 and one.seconds >= one.longest for one in found.thought.values()
        )


@pytest.mark.parametrize(
    ("shares", "scores", "points"),
    [
        ((1.0, 0.0, 0.0), (30, 20, 10), 1.0),
        ((0.0, 1.0, 0.0), (20, 30, 10), 0.5),
        ((0.0, 1.0, 0.0), (20, 30, 20), 0.25),
        ((0.0, 0.5, 0.5), (), 0.0),
        ((1 / 3, 1 / 3, 1 / 3), (9, 9, 9), 0.5),
    ],
)
def test_a_place_counts_against_every_other(
    shares: tuple[float, ...], scores: tuple[int, ...], points: float
) -> None:
    fixture = Fixture("dreamscape", {}, ("me", "other", "other"), (1,))
    assert placed(Result(fixture, (), shares, scores, 1, 1, 1, 1.0), "me") == points


def test_a_game_from_outside_has_tournaments_too() -> None:
    with added():
        toy = game("envelopes")
        setup = toy.setup({}, [None] * 3)
        toys = {"game": "envelopes", "setup": setup, "bots": ["random", "x"], "rounds": 1}
        tournament = msgspec.structs.replace(DUEL, **toys)
        (pairing,) = pairings(tournament)
        assert len(pairing.fixtures) == 6
        assert {str(one.setup) for one in pairing.fixtures} == {str(setup)}
