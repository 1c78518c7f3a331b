"""What a seat says while everybody agrees on the dice."""

from __future__ import annotations

import msgspec

from oneiros.kernel.fair import seal
from oneiros.mcp.sower import Sower
from oneiros.server.protocol import messages as told


def table(mine: told.Sitter, other: told.Sitter, *late: int) -> told.Table:
    """Give a table at which the seat A agrees with another."""
    return told.Table(
        id="t",
        game="dreamscape",
        status="seating",
        seats=[mine, other],
        names=["A", "B"],
        public=False,
        onlookers=0,
        fairness=told.Fairness("", "promise", late=list(late)),
    )


NEW = told.Sitter("guest")
BOUND = told.Sitter("guest", sown=True)
SHOWN = told.Sitter("guest", sown=True, revealed=True)


def test_a_seat_is_bound_once_and_shows_its_seed_once_everybody_is_bound() -> None:
    seeds: dict[str, str] = {}
    sower = Sower(seeds)
    sown = sower.reply(table(NEW, NEW), 0)
    assert sown == told.Sow(0, "promise", seal("promise", "A", seeds["promise"]))
    assert sower.reply(table(NEW, NEW), 0) is None
    assert sower.reply(table(BOUND, NEW), 0) is None
    shown = sower.reply(table(BOUND, BOUND), 0)
    assert shown == told.Reveal(0, seeds["promise"])
    assert sower.reply(table(BOUND, BOUND), 0) is None
    assert sower.reply(table(SHOWN, SHOWN), 0) is None


def test_after_another_connection_the_seed_is_still_the_one_that_was_bound() -> None:
    seeds: dict[str, str] = {}
    first = Sower(seeds).reply(table(NEW, NEW), 0)
    assert Sower(seeds).reply(table(NEW, NEW), 0) == first
    assert Sower(seeds).reply(table(BOUND, BOUND), 0) == told.Reveal(0, seeds["promise"])


def test_nothing_is_shown_that_is_not_known() -> None:
    assert Sower({}).reply(table(BOUND, BOUND), 0) is None


def test_who_was_late_is_accepted() -> None:
    assert Sower({}).reply(table(BOUND, NEW, 0), 0) == told.Accept(0)


def test_who_still_has_to_build_waits() -> None:
    lacking = msgspec.structs.replace(table(NEW, NEW), lacks=[0])
    assert Sower({}).reply(lacking, 0) is None
