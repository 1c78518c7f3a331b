"""Envelopes in the terminal, as plain as the command line accepts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from oneiros.cli.terminal import YES, Choice, Glance, Query, Terminal, Told, Wish
from oneiros.kernel.fact import NONE
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.words import Words
from tests.thirdgame.game import GAME, KINDS
from tests.thirdgame.rules import DEALT, PEEKED, Envelopes


class EnvelopesTerminal:
    """The plainest terminal that the command line accepts."""

    game = GAME
    always_drawn = False
    standing = "state.coins[seat]"
    commands: Mapping[str, str] = {}
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
        return self.game.ruleset.check({"players": int(wished.get("players", "2")), "heap": heap})

    def rules_about(self, _words: Words, _name: str) -> Sequence[str]:
        return ()

    def primer(self, _words: Words) -> str:
        return "Most points win."

    def draw(self, glance: Glance, *, full: bool) -> Text:
        seen = self.game.ruleset.veil(glance.state, glance.viewer)
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
        return self.game.ruleset.write(state, option)

    def choice(self, words: Words, state: State, option: int) -> Choice:
        return Choice(self.option(words, state, option))

    def cheaper(self, _state: State, option: int) -> int:
        return option

    def doubt(self, _words: Words, _state: State, _option: int) -> str:
        return ""

    def names(self, _words: Words, _state: State) -> Sequence[str]:
        return ()

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

    def expand(self, _words: Words, _state: State, text: str) -> str:
        return text


TERMINAL: Terminal = EnvelopesTerminal()
