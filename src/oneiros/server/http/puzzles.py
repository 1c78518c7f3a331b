"""Puzzles over HTTP: which there are, what became of an attempt at a table, and solutions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from oneiros.puzzles.shelf import puzzle, puzzles
from oneiros.puzzles.telling import PuzzleSolution, PuzzleVerdict
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered
from oneiros.server.games import known_game
from oneiros.server.http.endpoint import Call
from oneiros.server.protocol import api_types as api
from oneiros.server.rooms import ending
from oneiros.server.rooms.lessons import PUZZLE
from oneiros.server.rooms.puzzles import SolutionOrder, verdict_order
from oneiros.storage import StoredTable


async def listed(call: Call) -> list[api.PuzzleOutline]:
    """List the puzzles of a game, the easiest first."""
    game = _game(call)
    return [
        api.PuzzleOutline(one.id, one.kind, one.grade, game.seat_names[one.seat])
        for one in puzzles(game.ruleset.name).values()
    ]


async def solution(call: Call) -> PuzzleSolution:
    """Tell the solution of a puzzle, and what speaks for it."""
    game = _game(call).ruleset.name
    wanted = puzzle(game, call.path["puzzle"])
    return await call.hall.thinkers.solve(SolutionOrder(game, wanted.id), call.who)


async def verdict(call: Call) -> PuzzleVerdict:
    """Judge what the guest who asks has done at the table of a puzzle."""
    opened = await call.opened(use=False)
    order = await opened.look(partial(verdict_order, guest=call.caller()))
    return await call.hall.thinkers.settle(order, call.who)


async def go_back(call: Call, wish: StoredTable, mine: Iterable[StoredTable]) -> str | None:
    """Find the table at which a guest already solves a puzzle; those of their others are closed.

    Whoever only looks at one puzzle after another leaves no tables behind.
    """
    guest, found = call.caller(), None
    for one in mine:
        if PUZZLE not in one.format or one.owner != guest:
            continue
        if found is None and _is_same(one, wish):
            found = one.id
        else:
            await call.hall.alter(one, partial(ending.close, guest=guest))
    return found


def _is_same(one: StoredTable, wish: StoredTable) -> bool:
    asked = (one.game, one.format[PUZZLE]) == (wish.game, wish.format[PUZZLE])
    return asked and one.rules == registered(one.game).ruleset.version


def _game(call: Call) -> Game:
    return known_game(call.path["game"])
