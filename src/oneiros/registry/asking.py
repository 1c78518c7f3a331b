"""What a match asks a seat, and whether people need be asked it at all."""

from __future__ import annotations

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
