"""What the tests of the pages are told: the server's own words about positions in TOML files.

`make fixtures` writes it again, which is needed when the messages, the rules or the miniatures
change. A position is laid out as in a scenario; `answers` lead on from it, and what happens from
the answer `since` on is told as events.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, cast

import msgspec

from oneiros.games.dreamblade.text.scenario import STAGE
from oneiros.kernel.fact import Fact
from oneiros.kernel.match import Match
from oneiros.kernel.state import NOBODY
from oneiros.registry.dreamblade import printed
from oneiros.registry.dreamblade.events import Chronicle
from oneiros.registry.dreamblade.game import DREAMBLADE
from oneiros.registry.dreamscape.game import DREAMSCAPE
from oneiros.registry.named import Event
from oneiros.server.protocol.messages import Play
from tests.root import ROOT
from tests.web import fair, lessons

HERE: Final = Path(__file__).parent
SHOWN: Final = ("Melting Barber", "Knight of Heads and Tails", "Procession of Raincoats")
"""The miniatures whose printed text the tests of the board read."""
_SHORT: Final = 100
"""What is no longer than this stands on one line."""


class Position:
    """A table that a file describes, and what happened on the way to its last question."""

    def __init__(self, file: Path) -> None:
        """Lay it out, and answer."""
        fields = tomllib.loads(file.read_text("utf-8"))
        answers = cast("list[str]", fields.pop("answers", []))
        self._since = cast("int", fields.pop("since", 0))
        self.table = STAGE.lay_out(fields, file.name).state
        self._heard: list[tuple[int, Fact]] = []
        for step, answer in enumerate(answers):
            self.table.facts = []
            self.table.apply(DREAMBLADE.ruleset.read(self.table, answer))
            self._heard += [(step, fact) for fact in self.table.facts]

    def view(self) -> dict[str, object]:
        """Show the table as the server shows it."""
        return DREAMBLADE.view(self.table, NOBODY)

    def events(self) -> list[Event]:
        """Tell what happened since the answer from which on it is told."""
        told = Chronicle(self.table.roster).tell(self._heard)
        return [event for event in told if event.step >= self._since]


def questions() -> object:
    """Ask one question of each kind; nothing has happened before."""
    return {file.stem: _asked(Position(file)) for file in _files("questions")}


def fixture() -> object:
    """Show moments of a game with what has just happened, and what is printed before it begins."""
    shown = printed.miniatures(None)
    moments = {file.stem: Position(file) for file in _files("moments")}
    return {
        "cells": DREAMBLADE.cells,
        "miniatures": [one for one in shown if one.name in SHOWN],
        "plays": {name: {"view": m.view(), "events": m.events()} for name, m in moments.items()},
    }


def views() -> object:
    """Show a few moments of Dreamscape as somebody there sees them."""
    moments = tomllib.loads((HERE / "worlds.toml").read_text("utf-8"))
    return {name: _seen(**moment) for name, moment in moments.items()}


def _seen(position: str, seat: str, answers: Sequence[str] = ()) -> dict[str, object]:
    ruleset = DREAMSCAPE.ruleset
    match = Match(ruleset, ruleset.check({"position": position}))
    for answer in answers:
        match.say(match.state.seat, answer, match.step)
    viewer = DREAMSCAPE.seat_names.index(seat)
    return DREAMSCAPE.view(match.facing(viewer) or match.state, viewer)


FIXTURES: Final[dict[str, Callable[[], object]]] = {
    "questions.json": questions,
    "fixture.json": fixture,
    "dreamscape/table/lessons.json": partial(lessons.told, "dreamscape"),
    "dreamblade/table/lessons.json": partial(lessons.told, "dreamblade"),
    "views.json": views,
    "told.json": fair.told,
}
"""How each file of data among the sources of the pages is made."""


def kept(name: str) -> Path:
    """Find the one file of this name among the sources of the pages."""
    (found,) = ROOT.glob(f"web/src/**/{name}")
    return found


def as_sent(told: object) -> object:
    """Give what arrives in a browser."""
    return json.loads(msgspec.json.encode(told))


def main() -> None:
    """Write every file again."""
    for name, make in FIXTURES.items():
        kept(name).write_text(_written(as_sent(make())) + "\n", "utf-8")


def _files(folder: str) -> list[Path]:
    return sorted((HERE / folder).glob("*.toml"))


def _asked(position: Position) -> Play:
    table = position.table
    ask = DREAMBLADE.ask(table, options=True)
    view = msgspec.Raw(msgspec.json.encode(position.view()))
    return Play(
        since=0,
        step=1,
        cuts=0,
        view=view,
        events=[],
        asks=[ask],
        thinking=[],
        undo=1,
        viewer=table.seat,
    )


def _written(value: object, indent: str = "") -> str:
    """Write JSON with a line for each miniature and each option."""
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or len(line) <= _SHORT or (indent and _flat(value)):
        return line
    inner = indent + " "
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + _written(one, inner) for one in value) + f"\n{indent}]"
    rows = [f"{inner}{json.dumps(name)}: {_written(one, inner)}" for name, one in value.items()]
    return "{\n" + ",\n".join(rows) + f"\n{indent}}}"


def _flat(value: dict[str, object] | list[object]) -> bool:
    """Tell whether nothing inside holds anything but numbers, words and lists of them."""
    inside = value.values() if isinstance(value, dict) else value
    return not any(isinstance(one, dict) or (one and _holds(one)) for one in inside)


def _holds(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(one, dict | list) for one in value)


if __name__ == "__main__":
    main()
