"""Bots from outside think in processes of their own, and take no time from anybody else."""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic
from typing import Final, NamedTuple

from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.state import State
from oneiros.registry.bots.asking import USUAL_SECONDS
from oneiros.registry.bots.faults import BotFault
from oneiros.registry.bots.names import outsiders
from oneiros.registry.bots.outside_bot import Found, NoMind, OutsideBot, Tally
from oneiros.registry.game import Game
from oneiros.server.rooms.turns import Turns, Who

AT_ONCE: Final = 4
"""So many bots from outside think at a time."""
MOST_KEPT: Final = 8
"""So many of their processes are kept for the next question of their game."""
MOST_TALLIES: Final = 4096
"""Of so many bots at a table the faults are known."""
CLOSE_WITHIN: Final = 5.0
"""Seconds until nobody waits any more for processes that end."""

_Key = tuple[str, int, str]


class Chosen(NamedTuple):
    """What a bot from outside chose, or what was chosen in its place because of a fault."""

    option: int
    fault: BotFault | None = None


class Question(NamedTuple):
    """A question to a bot from outside: the state holds only what its seat may know."""

    table: str
    game: Game
    bot: str
    seen: State
    cuts: int
    seed: int
    who: Who


@dataclass
class _Kept:
    bot: OutsideBot
    cuts: int
    thinks: bool = False


class Outsiders:
    """The bots from outside that play here, each with a process of its own.

    Questions are written down and answers read here; only waiting happens in threads.
    """

    def __init__(self, seconds: float = USUAL_SECONDS) -> None:
        """Start nothing before the first question; an answer may take so long."""
        self._seconds = seconds
        self._turns = Turns(AT_ONCE)
        # One more for each that thinks, which may have to be ended.
        self._threads = ThreadPoolExecutor(2 * AT_ONCE)
        self._bots: OrderedDict[_Key, _Kept] = OrderedDict()
        self._tallies: OrderedDict[_Key, Tally] = OrderedDict()

    async def choose(self, asked: Question) -> Chosen:
        """Give what a bot chooses in time, otherwise the usual answer and what went wrong."""
        await self._turns.take(asked.who)
        key, dice = (asked.table, asked.seen.seat, asked.bot), Dice(asked.seed)
        try:
            kept = self._kept(key, asked)
            thought = kept.bot.prepare(asked.seen, dice)
            thinking: asyncio.Future[Found] = asyncio.get_running_loop().run_in_executor(
                self._threads, thought
            )
        except BaseException:
            self._turns.end(asked.who)
            raise
        kept.thinks = True
        thinking.add_done_callback(lambda _: self._thought(kept, asked.who))
        self._make_room()
        try:
            found = await asyncio.shield(thinking)
        except asyncio.CancelledError:
            # It would answer a question that is not asked any more.
            if self._bots.get(key) is kept:
                self._drop(key)
            raise
        option = kept.bot.settle(asked.seen, dice, found)
        return Chosen(option, kept.bot.fault)

    def forget(self, table: str) -> None:
        """End the bots of a table, where nobody plays any more."""
        for key in [one for one in self._bots if one[0] == table]:
            self._drop(key)
        for key in [one for one in self._tallies if one[0] == table]:
            del self._tallies[key]

    def close(self) -> None:
        """End all of them."""
        closing = [
            threading.Thread(target=kept.bot.mind.close, daemon=True)
            for kept in self._bots.values()
        ]
        self._bots.clear()
        for one in closing:
            one.start()
        deadline = monotonic() + CLOSE_WITHIN
        for one in closing:
            one.join(max(0.0, deadline - monotonic()))
        self._threads.shutdown(wait=False)

    def _kept(self, key: _Key, asked: Question) -> _Kept:
        """Give the bot of a seat; whoever planned for what was taken back begins anew."""
        if key in self._bots and self._bots[key].cuts != asked.cuts:
            self._drop(key)
        if key not in self._bots:
            self._bots[key] = _Kept(self._new(asked, self._tally(key)), asked.cuts)
        self._bots.move_to_end(key)
        return self._bots[key]

    def _new(self, asked: Question, tally: Tally) -> OutsideBot:
        """Give a new bot; one that is gone does nothing but make faults."""
        found = outsiders(asked.game).get(asked.bot)
        if found is None:
            return OutsideBot(asked.game, NoMind("it is not offered any more"), tally)
        try:
            return found.apart(asked.game, self._seconds, tally)
        except BadData as refusal:
            return OutsideBot(asked.game, NoMind(f"it is gone: {refusal}"), tally)

    def _tally(self, key: _Key) -> Tally:
        """Give the faults of a seat, which outlive the process that made them."""
        tally = self._tallies.setdefault(key, Tally())
        self._tallies.move_to_end(key)
        if len(self._tallies) > MOST_TALLIES:
            self._tallies.popitem(last=False)
        return tally

    def _thought(self, kept: _Kept, who: Who) -> None:
        kept.thinks = False
        self._turns.end(who)

    def _make_room(self) -> None:
        """Drop those that were not asked for longest, but none that thinks."""
        idle = [key for key, kept in self._bots.items() if not kept.thinks]
        for key in idle[: max(0, len(self._bots) - MOST_KEPT)]:
            self._drop(key)

    def _drop(self, key: _Key) -> None:
        kept = self._bots.pop(key, None)
        if kept is not None:
            self._threads.submit(kept.bot.mind.close)
