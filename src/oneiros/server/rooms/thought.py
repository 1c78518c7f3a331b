"""What happens in a process where bots think: it remembers games, and chooses for a seat."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import OrderedDict
from typing import Final, NamedTuple

from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.replay import play_again
from oneiros.kernel.ruleset import Setup
from oneiros.registry.games import game
from oneiros.registry.seat_bots import new_seat_bot

_MOST_KEPT: Final = 128
_MOST_TAKEN_BACK: Final = 1000


class Order(NamedTuple):
    """A question to a bot, with what is new since the last one.

    Whoever thinks should know so many answers, of which the first ones still stand. With a set-up
    it is told the whole game.
    """

    table: str
    game: str
    setup: Setup | None
    bot: str
    seat: int
    known: int
    stands: int
    answers: tuple[tuple[int, int], ...]
    seed: int


def begin() -> None:
    """Leave interruptions to the server, and end when it ends, however that comes about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_follow, args=(server.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def think(order: Order) -> int | None:
    """Choose for a seat by what it may know; None where the game is not known here."""
    known = _known(order)
    if known is None:
        return None
    played = game(order.game)
    state = known.match.facing(order.seat) or known.match.state
    bot = known.bots.get((order.seat, order.bot))
    if bot is None:
        bot = known.bots[order.seat, order.bot] = new_seat_bot(played, order.bot)
    return bot.choose(played.ruleset.veil(state, order.seat), Dice(order.seed))


class _Known(NamedTuple):
    """A game that is known here, and the bots that play it, who may follow a plan."""

    match: Match
    bots: dict[tuple[int, str], Bot]


_games: OrderedDict[str, _Known] = OrderedDict()


def _outgrown(match: Match) -> bool:
    """Tell whether a match holds far more that was taken back than stands."""
    return len(match.log) > 2 * match.step + _MOST_TAKEN_BACK


def _known(order: Order) -> _Known | None:
    """Bring the match of a table up to date, if it is known as far as it should be."""
    known = _games.pop(order.table, None)
    if order.setup is not None:
        known = _Known(Match(game(order.game).ruleset, order.setup, facts=False), {})
    elif known is None or known.match.step != order.known or _outgrown(known.match):
        return None
    elif order.stands < known.match.step:
        known.match.go_back(order.stands, ())
        # Whoever planned for what was taken back begins anew.
        known.bots.clear()
    play_again(known.match, [Answer(seat, option) for seat, option in order.answers])
    _games[order.table] = known
    if len(_games) > _MOST_KEPT:
        _games.popitem(last=False)
    return known
