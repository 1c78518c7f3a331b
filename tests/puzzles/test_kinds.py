"""What is asked for in Dreamscape is reached by the rules: counted once more from the table."""

from __future__ import annotations

from typing import cast

import pytest

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.scoring import purposes
from oneiros.games.dreamscape.views.nearest import nearest, not_held
from oneiros.puzzles.going import Way, read
from oneiros.puzzles.kinds import (
    FINISH,
    FINISH_MORE,
    FINISH_POWER,
    FINISH_TAKE,
    GATHER,
    GATHER_MORE,
    TAKE,
    goals,
    uses_power,
)
from oneiros.puzzles.puzzle import Laid, Puzzle, lay
from oneiros.puzzles.shelf import puzzles
from oneiros.registry.games import game

SHIPPED = list(puzzles("dreamscape").values())


def of(*kinds: str) -> list[Puzzle]:
    return [one for one in SHIPPED if one.kind in kinds]


def solved(one: Puzzle) -> tuple[Laid, Way]:
    laid = lay(game("dreamscape"), one.position, one.seat)
    return laid, read(laid, one.solution)


@pytest.mark.parametrize(
    "one", of(FINISH, FINISH_POWER, FINISH_MORE, FINISH_TAKE), ids=lambda one: one.id
)
def test_a_finished_card_lies_on_the_pile(one: Puzzle) -> None:
    laid, way = solved(one)
    before, after = cast("Dreamscape", laid.start), cast("Dreamscape", way.state)
    finished = len(after.pile[one.seat]) - len(before.pile[one.seat])
    assert finished >= (2 if one.kind == FINISH_MORE else 1)
    assert (FINISH_MORE in goals(laid, way)) == (finished >= 2)


@pytest.mark.parametrize("one", of(TAKE, FINISH_TAKE), ids=lambda one: one.id)
def test_a_purpose_that_is_taken_pays_more_to_one_and_less_to_the_other(one: Puzzle) -> None:
    laid, way = solved(one)
    before, after = cast("Dreamscape", laid.start), cast("Dreamscape", way.state)
    paid = [(purposes.paid(before, tile), purposes.paid(after, tile)) for tile in range(4)]
    other = 1 - one.seat
    assert any(now[one.seat] > then[one.seat] and now[other] < then[other] for then, now in paid)


@pytest.mark.parametrize("one", of(GATHER, GATHER_MORE), ids=lambda one: one.id)
def test_a_card_for_which_all_is_gathered_lacks_nothing_that_is_not_in_hands(one: Puzzle) -> None:
    laid, way = solved(one)
    held = [absent(table, one.seat) for table in (laid.start, way.state)]
    whole = [card for card in held[1] if held[1][card] == 0 and held[0].get(card, 0) > 0]
    assert len(whole) >= (2 if one.kind == GATHER_MORE else 1)
    for tried in one.tries:
        assert one.kind not in goals(laid, read(laid, tried.answers))


def absent(state: object, seat: int) -> dict[int, int]:
    """Count for each open card the shards it still takes that are not in Hands."""
    table = cast("Dreamscape", state)
    found = {card: nearest(table, seat, card) for card in table.open[seat]}
    return {
        card: sum(not_held(table, seat, one.lacks))
        for card, one in found.items()
        if one is not None
    }


@pytest.mark.parametrize("one", of(FINISH_POWER), ids=lambda one: one.id)
def test_where_a_power_is_named_the_solution_uses_one(one: Puzzle) -> None:
    assert uses_power(*solved(one))


@pytest.mark.parametrize("one", of(FINISH)[:3], ids=lambda one: one.id)
def test_whoever_finishes_a_card_has_also_done_what_a_power_would_help_with(one: Puzzle) -> None:
    assert goals(*solved(one)) >= {FINISH, FINISH_POWER}
