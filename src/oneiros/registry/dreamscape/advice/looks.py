"""What of the table a deed is about, and where a look is worthwhile first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.views import deeds
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.registry.accounts import Found
from oneiros.registry.named import Look
from oneiros.registry.planned import Played
from oneiros.words import Words
from oneiros.words import dreamscape as said

_CARDS: Final = ("completes", "card-lacks")


def about(table: Dreamscape, option: int) -> tuple[list[str], list[str]]:
    """Name the cards that a deed is about, and the locations and slots, as the log does."""
    pieces: list[str] = []
    cells: list[str] = []
    for field, value in deeds.about(table, option).items():
        if field == "card":
            pieces.append(str(value))
        elif field == "location":
            cells.append(str(value))
        elif field in ("slot", "from_slot"):
            cells.append(f"{SEATS[table.seat]}:{value}")
    if opt.deed(option) == opt.ENTER:
        cells.append(f"{SEATS[table.seat]}:{table.box.grid.names[table.box.grid.entry]}")
    return pieces, cells


def look(words: Words, table: Dreamscape, steps: Sequence[Played], found: Sequence[Found]) -> Look:
    """Name what a plan turns on, but not what is to be done with it."""
    if table.question == questions.TRAVEL:
        place = _place(steps)
        if place:
            return Look(said.look_at_place(words, place), cells=[str(place)])
    elif table.question == questions.CREATION:
        card = next((str(what["card"]) for kind, what in found if kind in _CARDS), "")
        if card:
            return Look(said.look_at_card(words, table.box, card), pieces=[card])
    for step in steps:
        _, cells = about(cast("Dreamscape", step.before), step.option)
        slots = [one for one in cells if ":" in one]
        if slots:
            slot = slots[-1].partition(":")[2]
            return Look(words.say("advice-look-slot", slot=slot), cells=slots[-1:])
    if any(opt.deed(step.option) not in (opt.END, opt.DECLINE) for step in steps):
        return Look(words.say("advice-look-question"))
    return Look(words.say("advice-look-end"))


def _place(steps: Sequence[Played]) -> int:
    """Give the first place where something is collected or a power used, or else the last one."""
    last = 0
    for step in steps:
        table, option = cast("Dreamscape", step.before), step.option
        if opt.deed(option) in (opt.COLLECT, opt.POWER):
            return int(table.sleeper[table.seat])
        if opt.deed(option) in (opt.MOVE, opt.KEY):
            last = int(opt.low(option))
    return last
