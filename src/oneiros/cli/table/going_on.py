"""How a match goes on: a person answers, then chance and bots until a person is asked again."""

from __future__ import annotations

from collections.abc import Callable

from oneiros.cli.seeds import quick_dice
from oneiros.cli.table.seating import Seating
from oneiros.cli.terminal import Terminal
from oneiros.kernel.decision import Decision
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.registry.bots.faults import BotFault
from oneiros.registry.bots.installed import HUMAN
from oneiros.registry.bots.outside_bot import OutsideBot
from oneiros.registry.seat_bots import new_seat_bot


class GoingOn:
    """Goes on with a match as far as it goes without people."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        chance: FairChance,
        seating: Seating,
        lost: Callable[[str, BotFault], None],
    ) -> None:
        """Seat the bots; nothing is answered yet. `lost` is told when one loses a move."""
        self.caused = 0
        """Up to which fact a person who goes on with a phase has caused what happened."""
        self._terminal = terminal
        self._match = match
        self._chance = chance
        self._seed = seating.seed
        self._bots = [
            None if name == HUMAN else new_seat_bot(terminal.game, name) for name in seating.names
        ]
        self._names = seating.names
        self._lost = lost
        self._goes_on = False

    def answer(self, decision: Decision, option: int) -> None:
        """Answer for a person."""
        before = self._match.facing(decision.seat)
        self._match.answer(decision.seat, option, decision.step)
        self._goes_on = before is not None and self._terminal.goes_on(before, decision.seat, option)

    def go_on(self) -> Decision | None:
        """Let chance and bots answer until a person is asked, or the game is over."""
        self._match.roll(self._chance)
        self.caused = len(self._match.facts_since(0)) if self._goes_on else 0
        self._goes_on = False
        while True:
            decision = self._match.decision()
            bot = None if decision is None else self._bots[decision.seat]
            if decision is None or bot is None:
                return decision
            # Dice for each step make a continued game the same as one played without a break.
            dice = quick_dice(self._seed, "bots", decision.step)
            option = bot.choose(self._match.ruleset.veil(self._match.state, decision.seat), dice)
            if isinstance(bot, OutsideBot) and bot.fault is not None:
                self._lost(self._names[decision.seat], bot.fault)
            self._match.answer(decision.seat, option, decision.step)
            self._match.roll(self._chance)
