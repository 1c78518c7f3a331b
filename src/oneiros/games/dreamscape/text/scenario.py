"""Laying out a position that a scenario describes in TOML (docs/scenarios-dreamscape.md)."""

from __future__ import annotations

import re
from typing import Final

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.text import laying
from oneiros.games.dreamscape.text.scene import Scene
from oneiros.games.dreamscape.text.sheet import Sheet
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.kernel import scenario
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.ruleset import Ruleset, Setup
from oneiros.kernel.stage import Outcome

_SETUP: Final = ("players", "nightmare", "simultaneous", "mirrored", "columns", "rows")
_RULE: Final = re.compile(r"[1-9][0-9]?(\.[1-9][0-9]?)?")


class DreamscapeStage:
    """What Dreamscape adds to its ruleset so that scenarios can play it."""

    def __init__(self) -> None:
        """Stand beside the ruleset."""
        self.ruleset: Ruleset = DREAMSCAPE

    def check_rule(self, rule: str) -> None:
        """Refuse what is no number of a rule."""
        if not _RULE.fullmatch(rule):
            raise BadData("scenario-rule", path="rule", came=rule[:80])

    def lay_out(self, fields: dict[str, object], file: str) -> Scene:
        """Lay out a position and go on to its first question; `setup` begins a whole game."""
        setup = _setup(fields, file)
        box = DREAMSCAPE.box(setup)
        known = (*laying.GAME_FIELDS, *SEATS[: box.format.players])
        sheet = Sheet(fields, "", (*known, *_SETUP, "card"))
        if sheet.text("phase") == "setup":
            scene = Scene(Dreamscape(box))
            scene.state.begin()
        else:
            scene = Scene(laying.lay_out(box, sheet))
            laying.begin(scene.state, sheet)
        scene.follow()
        return scene


def _setup(fields: dict[str, object], file: str) -> Setup:
    """Take the fields of the set-up, invented cards among them."""
    rows = fields.get("card", [])
    if not isinstance(rows, list):
        raise BadData("setup-cards", path="card", came=str(rows)[:80])
    chosen: dict[str, object] = {name: fields[name] for name in _SETUP if name in fields}
    DREAMSCAPE.check(chosen)
    for number in range(1, len(rows) + 1):
        try:
            DREAMSCAPE.check({"cards": rows[:number]})
        except Refusal as refusal:
            details: dict[str, object] = {**refusal.details, "path": f"card.{number}"}
            if "file" in details:
                details["file"] = file
            raise BadData(refusal.key, **details) from None
    return DREAMSCAPE.check({**chosen, "cards": rows})


def run(text: str, file: str) -> Outcome:
    """Play a scenario of Dreamscape and say how it went."""
    return scenario.run(text, file, {"dreamscape": STAGE})


STAGE: Final = DreamscapeStage()
