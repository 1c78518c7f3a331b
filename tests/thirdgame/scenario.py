"""Scenarios of Envelopes: cards and a heap are laid out, and coins can be expected."""

from __future__ import annotations

from typing import Final

from oneiros.kernel.errors import BadData, BadNotation
from oneiros.kernel.ruleset import Ruleset
from oneiros.kernel.scenarios.stage import Stage, Unmet
from tests.thirdgame.rules import ENVELOPES, NAMES, Envelopes, lay_out

RULES: Final = ("1.1", "2.1", "2.2", "2.3", "2.4", "3.1")


class EnvelopesTrial:
    """A game of Envelopes under test."""

    def __init__(self, table: Envelopes) -> None:
        """Begin a laid-out game."""
        table.facts = []
        table.begin()
        self.state = table
        self.seats = NAMES[: table.players]
        self.followed = 0

    def follow(self) -> None:
        assert self.state.facts is not None
        self.followed += 1

    def copy(self) -> EnvelopesTrial:
        twin = EnvelopesTrial.__new__(EnvelopesTrial)
        twin.state, twin.seats, twin.followed = self.state.copy(), self.seats, 0
        twin.state.facts = []
        return twin

    def answers(self, text: str) -> list[str]:
        return text.split(" and ")

    def is_given(self, text: str) -> bool:
        return text == "nothing"

    def faces(self, text: str) -> list[str]:
        return [f"card {word}" for word in text.split()]

    def may_end(self) -> bool:
        return False

    def expectations(self, text: str) -> list[str]:
        return text.split(" and ")

    def check(self, text: str) -> None:
        seat, _, coins = text.partition(" coins ")
        if seat not in self.seats:
            raise BadNotation("toy-notation", came=text)
        found = self.state.coins[NAMES.index(seat)]
        if found != int(coins):
            raise Unmet("scenario-unmet", expected=coins, found=found)


class EnvelopesStage:
    """What Envelopes adds to its ruleset so that scenarios can play it."""

    def __init__(self) -> None:
        """Stand beside the ruleset."""
        self.ruleset: Ruleset = ENVELOPES
        # The files whose positions were laid out.
        self.files: list[str] = []

    def lay_out(self, fields: dict[str, object], file: str) -> EnvelopesTrial:
        self.files.append(file)
        cards, heap = fields.pop("cards", [3, 5]), fields.pop("heap", 2)
        assert isinstance(cards, list)
        assert isinstance(heap, int)
        if "low" in fields:
            raise BadData("toy-field", path="low.side.heap")
        if "pile" in fields:
            raise BadData("toy-field", path="pile.2.coins")
        self.trial = EnvelopesTrial(lay_out(cards, heap))
        return self.trial


STAGE: Final[Stage] = EnvelopesStage()
