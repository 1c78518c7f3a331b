"""What a match asks a seat, and whether people need be asked it at all."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from oneiros.kernel.match import Match
from oneiros.registry.game import Game
from oneiros.registry.named import Ask


def asked(game: Game, match: Match, seat: int, *, options: bool) -> Ask | None:
    """Say what a seat is asked, with the options for a viewer who may answer, or give None.

    Whoever took an answer back wants to give another one: that question is not needless.
    """
    asking = match.facing(seat)
    if asking is None:
        return None
    ask = game.ask(asking, options=options)
    needless = ask.needless and not match.is_brought_back(seat)
    return msgspec.structs.replace(ask, since=match.asked_since[seat], needless=needless)


def all_asked(game: Game, match: Match, mine: Collection[int]) -> list[Ask]:
    """Say what every seat is asked, with options for those that somebody sits in."""
    seats = range(len(match.seats))
    asks = (asked(game, match, seat, options=seat in mine) for seat in seats)
    return [ask for ask in asks if ask is not None]
