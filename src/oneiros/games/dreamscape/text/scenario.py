"""Laying out a position that a scenario describes in TOML (docs/scenarios-dreamscape.md)."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamscape import setups
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.text import laying
from oneiros.games.dreamscape.text.sheet import Sheet
from oneiros.games.dreamscape.text.trial import Trial
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.refusals import Refusals
from oneiros.kernel.ruleset import Ruleset, Setup

_SETUP: Final = ("players", "nightmare", "simultaneous", "mirrored", "columns", "rows")


class DreamscapeStage:
    """What Dreamscape adds to its ruleset so that scenarios can play it."""

    def __init__(self) -> None:
        """Stand beside the ruleset."""
        self.ruleset: Ruleset = DREAMSCAPE

    def lay_out(self, fields: dict[str, object], file: str) -> Trial:  # noqa: ARG002 - one file
        """Lay out a position and go on to its first question; `setup` begins a whole game."""
        setup = _setup(fields)
        box = setups.box(setup)
        known = (*laying.GAME_FIELDS, *SEATS[: box.format.players])
        sheet = Sheet(fields, "", (*known, *_SETUP, "card"))
        if sheet.text("phase") == "setup":
            _check_nothing_else(sheet)
            trial = Trial(Dreamscape(box))
            trial.state.begin()
        else:
            trial = Trial(laying.lay_out(box, sheet))
            laying.begin(trial.state, sheet)
        trial.follow()
        return trial


def _check_nothing_else(sheet: Sheet) -> None:
    """Refuse a position beside a whole game, which begins with its first marker."""
    for name in sheet.fields:
        if name not in (*_SETUP, "card", "phase"):
            sheet.refusals.note(sheet.refuse(name, 'phase = "travel A"'))
    sheet.refusals.check()


def _setup(fields: dict[str, object]) -> Setup:
    """Take the fields of the set-up, invented cards among them."""
    rows = fields.get("card", [])
    if not isinstance(rows, list):
        raise BadData("setup-cards", path="card", came=str(rows)[:80])
    chosen: dict[str, object] = {name: fields[name] for name in _SETUP if name in fields}
    refusals = Refusals()
    with refusals:
        DREAMSCAPE.check(chosen)
    cards: list[object] = []
    for number, row in enumerate(rows, 1):
        with refusals:
            _check_card([*cards, row], f"card.{number}")
            cards.append(row)
    refusals.check()
    return DREAMSCAPE.check({**chosen, "cards": cards})


def _check_card(cards: list[object], path: str) -> None:
    """Refuse the last of some invented cards where it stands."""
    try:
        DREAMSCAPE.check({"cards": cards})
    except Refusal as refusal:
        details: dict[str, object] = {**refusal.details, "path": path}
        if details.pop("file", ""):
            details["entry"] = details.pop("name", "")
        raise BadData(refusal.key, **details) from None


STAGE: Final = DreamscapeStage()
