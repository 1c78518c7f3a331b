"""Finds a position before every kind of question by playing.

`python -m tests.browser.dreamscape.finding` writes positions.json again, which is needed when the
rules or the cards change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple, cast

import msgspec

from oneiros.bots.dreamscape.scripted import ScriptedBot
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table.layout import LAST_CREATION
from oneiros.games.dreamscape.vocabulary import LOCATIONS, POWERS
from oneiros.kernel.dice import Dice
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY
from tests.browser import laying
from tests.browser.dreamscape.positions import POSITIONS, Position, ask

GAMES: Final = 60
RICH: Final = 4
"""So many kinds of deeds make a phase worth a look."""


class Want(NamedTuple):
    """A question of a kind, with whatever makes it worth a look."""

    question: int
    fits: Callable[[Dreamscape, set[str]], bool] = lambda _, __: True
    """Whether the table and the deeds that are offered are what is sought."""
    nightmare: bool = False
    simultaneous: bool = False


def _rich(table: Dreamscape, deeds: set[str]) -> bool:
    return len(deeds) > RICH and table.cycle > 1


def _walks(_: Dreamscape, deeds: set[str]) -> bool:
    return {"step", "plant", "place", "trade"} <= deeds


def _last(table: Dreamscape, deeds: set[str]) -> bool:
    return table.phase == LAST_CREATION and "place" in deeds


def _together(table: Dreamscape, deeds: set[str]) -> bool:
    return table.cycle > 1 and "place" in deeds and sum(map(table.may_answer, range(2))) > 1


def _power(location: int) -> Callable[[Dreamscape, set[str]], bool]:
    """Somebody sleeps at a location and may use its power."""
    return lambda table, deeds: "power" in deeds and table.sleeper[table.seat] == location


WANTS: Final[dict[str, Want]] = {
    "first": Want(questions.FIRST_CARD),
    "travel": Want(
        questions.TRAVEL, lambda table, deeds: {"key", "power"} <= deeds and table.cycle > 1
    ),
    "travel-cards": Want(questions.TRAVEL, lambda _, deeds: {"use", "key"} <= deeds),
    "travel-nightmare": Want(questions.TRAVEL, lambda _, deeds: "key" in deeds, nightmare=True),
    "creation": Want(questions.CREATION, _walks),
    "creation-enter": Want(questions.CREATION, lambda _, deeds: "enter" in deeds),
    "creation-cards": Want(questions.CREATION, lambda _, deeds: {"use", "store", "step"} <= deeds),
    "creation-nightmare": Want(questions.CREATION, _rich, nightmare=True),
    "creation-last": Want(questions.CREATION, _last),
    "together": Want(questions.CREATION, _together, simultaneous=True),
    "seed": Want(questions.SEED, nightmare=True),
    "cross": Want(questions.CROSS),
    "stored": Want(questions.SHARD_KEPT),
    "deck": Want(questions.DECK),
    "keep": Want(questions.KEEP),
    "harvest": Want(questions.HARVEST),
    "tower": Want(questions.TOWER, lambda table, _: table.cycle > 1),
    "golem": Want(questions.GOLEM, lambda table, _: table.cycle > 1),
    "lake": Want(questions.LAKE),
    "arrange": Want(questions.ARRANGE),
    **{
        f"power-{POWERS[location]}": Want(questions.TRAVEL, _power(location))
        for location in range(1, LOCATIONS + 1)
    },
}

TWO_AT_ONCE: Final = (
    "players 2; cycle 2; phase creation A; order A B; A.hands M2;"
    "A.cards The First Stone, The Lost Stepping Stone;"
    "A.land . . . . ., . . . . ., . . . . ., . . R G@ WR, . . . . ."
)
"""Two cards are seldom completed at once, so this is laid out."""


def main() -> None:
    """Write what was found, or say what was not."""
    found = {"order": _laid(TWO_AT_ONCE, "step c2")}
    for nightmare in (False, True):
        for simultaneous in (False, True):
            setup = {"players": 2, "nightmare": nightmare, "simultaneous": simultaneous}
            wanted = {
                name: want
                for name, want in WANTS.items()
                if (want.nightmare, want.simultaneous) == (nightmare, simultaneous)
            }
            if wanted:
                _search(setup, wanted, found)
    lacking = set(WANTS) - set(found)
    if lacking:
        raise LookupError(sorted(lacking))
    lines = [f'"{name}": {msgspec.json.encode(one).decode()}' for name, one in found.items()]
    POSITIONS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def _laid(line: str, text: str) -> Position:
    """Go on with one answer from a position."""
    match = Match(DREAMSCAPE, DREAMSCAPE.check({"position": line}))
    match.say(match.state.seat, text, match.step)
    return Position({"position": line}, [match.answers[0].chosen])


def _search(setup: dict[str, Any], wanted: dict[str, Want], found: dict[str, Position]) -> None:
    for seed in range(GAMES):
        for places, match in _game(setup, seed):
            table = cast("Dreamscape", match.state)
            deeds: set[str] | None = None
            for name, want in wanted.items():
                if name in found or want.question != table.question:
                    continue
                deeds = deeds or {one.deed for one in ask(match).options}
                if len(table.options) > 1 and want.fits(table, deeds):
                    found[name] = Position(setup, list(places))
        if set(wanted) <= set(found):
            return


def _game(setup: dict[str, Any], seed: int) -> Iterator[tuple[list[int], Match]]:
    """Play a game, half by the scripted bot and half at random, and stop at every question."""
    random = Random(seed)
    match = Match(DREAMSCAPE, DREAMSCAPE.check(setup))
    bot, dice = ScriptedBot(), Dice(seed)
    places: list[int] = []
    while match.state.seat != NOBODY:
        state = match.state
        if state.seat == CHANCE:
            place = random.choices(range(len(state.options)), state.weights)[0]
        else:
            yield places, match
            if random.random() < 0.6:
                option = bot.choose(DREAMSCAPE.veil(state, state.seat), dice)
                place = state.options.index(option)
            else:
                place = random.randrange(len(state.options))
        laying.go_on(match, place)
        places.append(place)


if __name__ == "__main__":
    main()
