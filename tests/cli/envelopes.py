"""Envelopes in the terminal: a second game beside Dreamblade, with secrets and several seats.

Run as a module it is the command with that game added.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import cast
from unittest import mock

from rich.text import Text

from oneiros.bots.bot import Bot
from oneiros.bots.random_bot import RandomBot
from oneiros.cli import games, main
from oneiros.cli.game import YES, Choice, Game, Glance, Query, Told, Wish
from oneiros.cli.parser import Command
from oneiros.kernel.errors import Refusal
from oneiros.kernel.fact import NONE
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.stage import Stage
from oneiros.kernel.state import State
from oneiros.words import Words, refusals
from tests.kernel.envelopes import DEALT, ENVELOPES, PEEKED, Envelopes

KINDS = ("dealt", "taken", "peeked", "stopped", "shown")


class EnvelopesFace:
    """The plainest face that the command line accepts."""

    ruleset = ENVELOPES
    stage = cast("Stage", None)
    most_seats = 4
    always_drawn = False
    bots: Mapping[str, Callable[[], Bot]] = {"random": RandomBot}
    commands: Sequence[Command] = ()
    queries: Mapping[str, Query] = {}

    def summary(self, _words: Words) -> str:
        return "a small game"

    def wishes(self, _words: Words) -> Sequence[Wish]:
        counts = dict.fromkeys("234", "")
        return (
            Wish("players", "how many", "How many [2]:", counts, "2", before_seats=True),
            Wish("poor", "a small heap", "A small heap? [no]:"),
        )

    def setup(self, wished: Mapping[str, str]) -> Setup:
        heap = 1 if wished.get("poor") == YES else 4
        return self.ruleset.check({"players": int(wished.get("players", "2")), "heap": heap})

    def primer(self, _words: Words) -> str:
        return "Most points win."

    def draw(self, glance: Glance, *, full: bool) -> Text:
        seen = self.ruleset.veil(glance.state, glance.viewer)
        assert isinstance(seen, Envelopes)
        cards = ["?" if card == NONE else str(card) for card in seen.cards]
        return Text(f"Table{' in full' if full else ''}: cards {' '.join(cards)}")

    def zones(self, glance: Glance) -> list[Text]:
        assert isinstance(glance.state, Envelopes)
        return [Text(f"Heap: {glance.state.heap}")]

    def exhibits(self, glance: Glance) -> list[Text]:
        return [Text(f"Viewer: {glance.viewer}")]

    def heading(self, _words: Words, state: State) -> str:
        return f"Question {state.question}"

    def question(self, _words: Words, state: State) -> str:
        return f"Asked: {state.seat}"

    def arrange(self, _state: State, options: Sequence[int]) -> list[int]:
        return list(options)

    def option(self, _words: Words, state: State, option: int) -> str:
        return self.ruleset.write(state, option)

    def choice(self, words: Words, state: State, option: int) -> Choice:
        return Choice(self.option(words, state, option))

    def secret(self, state: State) -> bool:
        return state.seat >= 0

    def goes_on(self, _state: State, _seat: int, _option: int) -> bool:
        return False

    def log(self, _words: Words, _state: State, told: Told) -> list[str]:
        lines = []
        for fact in told.facts[told.start :]:
            about = [str(one) for one in fact.about]
            if fact.kind in {DEALT, PEEKED} and fact.about[-1] == NONE:
                about[-1] = "a card"
            lines.append(f"{KINDS[fact.kind]} {' '.join(about)}")
        return lines

    def brief(self, words: Words, state: State, told: Told) -> list[str]:
        return self.log(words, state, told)

    def reckoning(self, _look: Glance) -> list[Text]:
        return []

    def refusal(self, words: Words, refusal: Refusal) -> str:
        if refusal.key.startswith("toy-"):
            return f"Envelopes refuse: {refusal.key}"
        return refusals.refusal(words, refusal)

    def expand(self, _state: State, text: str) -> str:
        return text

    def turns(self, _state: State) -> int:
        return 1

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Envelopes)
        return [state.total(player) for player in range(state.players)]


FACE: Game = EnvelopesFace()


def added() -> mock._patch_dict:
    """Add the game for a while."""
    return mock.patch.dict(games.GAMES, {"envelopes": FACE})


if __name__ == "__main__":
    with added():
        sys.exit(main())
