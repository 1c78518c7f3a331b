"""Dreamblade as a ruleset: the one object through which the rest of Oneiros plays it."""

from __future__ import annotations

from typing import Any, Final, cast

from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.phases import endings
from oneiros.games.dreamblade.reasons import explain
from oneiros.games.dreamblade.table import retell as retelling
from oneiros.games.dreamblade.table.names import SEATS
from oneiros.games.dreamblade.table.roster import Roster
from oneiros.games.dreamblade.text import notation, position, reading
from oneiros.games.dreamblade.views import view as viewing
from oneiros.games.dreamblade.vocabulary import VERSION
from oneiros.games.dreamblade.warbands import catalogue, warband
from oneiros.kernel.errors import BadData
from oneiros.kernel.fact import Fact
from oneiros.kernel.ruleset import Ending, Reason, Setup
from oneiros.kernel.state import NOBODY, State

MOST_TURNS: Final = 1000
"""The largest turn limit that a format may hold, so that it is a number that somebody can mean."""
_MOST_INVENTED: Final = 64
"""So many miniatures of their own may two players bring."""
_PARTS: Final = ("warbands", "miniatures", "format", "position")


class DreambladeRules:
    """The game of rules 1 to 12."""

    def __init__(self) -> None:
        """Name the game and the version of its rules."""
        self.name = "dreamblade"
        self.version = VERSION

    def __reduce__(self) -> str:
        """Pickle the name: there is one of it."""
        return "DREAMBLADE"

    def check(self, setup: object) -> Setup:
        """Give the set-up in full: two warbands, invented miniatures if any, and the format.

        One with a position begins there, with the warbands that it shows.
        """
        if not isinstance(setup, dict):
            raise BadData("setup-shape", expected="object", came=type(setup).__name__)
        unknown = [key for key in setup if key not in _PARTS]
        if unknown:
            raise BadData("setup-unknown", came=str(unknown[0]))
        if "position" in setup:
            return _positioned(setup)
        warbands = setup.get("warbands", ["sample", "sample"])
        if not isinstance(warbands, list) or len(warbands) != 2:
            raise BadData("setup-warbands", came=str(warbands)[:80])
        full: Setup = {
            "warbands": [_names(one) for one in warbands],
            "miniatures": _rows(setup.get("miniatures", [])),
            "format": _format(setup.get("format", {})),
        }
        self._warbands(full)
        return full

    def seats(self, setup: Setup) -> tuple[str, ...]:  # noqa: ARG002 - always two
        """Name the two seats."""
        return SEATS

    def start(self, setup: Setup, *, facts: bool = False) -> Dreamblade:
        """Lay out both warbands and go on to the first die, or to the question of a position."""
        chosen = Format(**cast("dict[str, Any]", setup["format"]))
        if "position" in setup:
            return position.read(str(setup["position"]), chosen, facts=facts)
        table = Dreamblade(Roster(self._warbands(setup)), chosen)
        table.facts = [] if facts else None
        table.begin()
        return table

    def _warbands(self, setup: Setup) -> Any:  # noqa: ANN401 - a pair of lists of miniatures
        rows = cast("list[dict[str, Any]]", setup["miniatures"])
        own = catalogue.invented(rows, "setup")
        names = cast("list[list[str]]", setup["warbands"])
        return tuple(warband.muster(one, own) for one in names)

    def question(self, state: State) -> str:
        """Name what is asked."""
        return questions.NAMES[state.question]

    def write(self, state: State, option: int) -> str:
        """Write an option in notation."""
        return notation.write(_table(state), option)

    def read(self, state: State, text: str) -> int:
        """Read one of the options, or refuse with the reason."""
        return reading.read(_table(state), text)

    def explain(self, state: State, seat: int, attempt: int) -> Reason | None:
        """Say why a seat may not do what an attempt says; None if it may."""
        return explain.explain(_table(state), seat, attempt)

    def ending(self, state: State) -> Ending | None:
        """9.3, 3.5: six turn wins, or the turn limit."""
        table = _table(state)
        if table.seat != NOBODY:
            return None
        winners = () if table.champion == NOBODY else (int(table.champion),)
        return Ending(winners, endings.rule(table))

    def view(self, state: State, seat: int) -> dict[str, object]:
        """Show what one seat may know."""
        return viewing.view(_table(state), seat)

    def veil(self, state: State, seat: int) -> Dreamblade:  # noqa: ARG002 - nothing is hidden
        """Give a plain copy: a player knows everything on the table."""
        return _table(state).copy()

    def foresees(self, state: State, seat: int) -> bool:  # noqa: ARG002 - nothing is hidden
        """Everybody knows the dice."""
        return True

    def retell(self, state: State, fact: Fact) -> None:
        """Change a table by a fact alone."""
        retelling.retell(_table(state), fact)

    def hear(self, fact: Fact, seat: int) -> Fact:  # noqa: ARG002 - nothing is secret
        """Everybody hears everything."""
        return fact


def _table(state: State) -> Dreamblade:
    """Every state of this ruleset is a table of Dreamblade."""
    return cast("Dreamblade", state)


def _names(came: object) -> list[str]:
    """A warband is a list of names, or the name of a ready one."""
    if isinstance(came, str):
        ready = warband.ready_warbands()
        if came not in ready:
            raise BadData("setup-warband-name", came=came, expected=", ".join(ready))
        return list(ready[came])
    if not isinstance(came, list) or not all(isinstance(name, str) for name in came):
        raise BadData("setup-warbands", came=str(came)[:80])
    return came


def _rows(came: object) -> list[object]:
    if (
        not isinstance(came, list)
        or len(came) > _MOST_INVENTED
        or not all(isinstance(row, dict) for row in came)
    ):
        raise BadData("setup-miniatures", came=repr(came)[:80])
    return came


def _positioned(setup: Setup) -> Setup:
    """Give a set-up that begins from a position in full, or refuse it with what is at fault."""
    line = setup["position"]
    if not isinstance(line, str):
        raise BadData("setup-position", path="position", came=str(line)[:80])
    agreed = _format(setup.get("format", {}))
    shown = position.read(line, Format(**cast("dict[str, Any]", agreed))).roster.miniatures
    full: Setup = {
        "warbands": [[one.name for at, one in shown.items() if at >> 4 == side] for side in (0, 1)],
        "miniatures": [],
        "format": agreed,
        "position": line,
    }
    for name, came in setup.items():
        if name != "format" and came != full[name]:
            raise BadData("setup-position-differs", path=name, came=str(came)[:80])
    return full


def _format(came: object) -> dict[str, object]:
    """3.4, 3.5: the options of a format with their defaults."""
    if not isinstance(came, dict):
        raise BadData("setup-format", came=str(came)[:80])
    reroll, limit = came.get("reroll_ones", False), came.get("turn_limit", 30)
    if set(came) - {"reroll_ones", "turn_limit"} or not isinstance(reroll, bool):
        raise BadData("setup-format", came=str(came)[:80])
    if not isinstance(limit, int) or isinstance(limit, bool) or not 0 <= limit <= MOST_TURNS:
        raise BadData("setup-format", came=str(came)[:80])
    return {"reroll_ones": reroll, "turn_limit": limit}


DREAMBLADE: Final = DreambladeRules()
