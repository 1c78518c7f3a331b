"""Finds a position before every kind of question by playing at random.

`python -m tests.browser.dreamblade.finding` writes positions.json again, which is needed when the
rules or the miniatures change.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

import msgspec

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.board import (
    CELLS,
    DISTANCE,
    GRAVEYARD,
    PORTAL,
    A,
    B,
    cell_named,
)
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.kernel.bits import count
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.dreamblade import options as listing
from oneiros.registry.named import Option
from tests.browser.dreamblade.positions import POSITIONS, Position

TRIES: Final = 3_000
LONGEST: Final = 400
CROWD: Final = 8
STACK: Final = 4
MIDDLE: Final = cell_named("c3")

Leaning = Callable[[Table, int], float]


class Want(NamedTuple):
    """A question of a kind, with whatever makes it worth a look."""

    question: int
    fits: Callable[[Table, list[Option]], bool]
    """Whether the table and what may be answered are what is sought."""
    needs: tuple[str, ...] = ()
    """Miniatures without which it does not come up."""
    leaning: Leaning | None = None
    """What players rather do, where playing at random does not lead there."""


def _deeds(options: list[Option], deed: str) -> list[Option]:
    return [one for one in options if one.deed == deed]


def _pieces(options: list[Option], deed: str) -> int:
    return len({one.piece for one in options if one.deed == deed})


def _some(deed: str, least: int = 1, pieces: int = 1) -> Callable[[Table, list[Option]], bool]:
    """So many options of a deed, about so many miniatures."""
    return lambda _, options: (
        len(_deeds(options, deed)) >= least and _pieces(options, deed) >= pieces
    )


def _group(deed: str, least: int) -> Callable[[Table, list[Option]], bool]:
    """An attack by any of so many."""
    return lambda _, options: any(
        one.folded and len(one.group) >= least for one in _deeds(options, deed)
    )


def _apart(_: Table, options: list[Option]) -> bool:
    """Attackers in one cell who do not attack together."""
    cells = [one.cell for one in _deeds(options, "strike") if not one.folded]
    return any(cells.count(cell) > 1 for cell in cells)


def _buried(table: Table, options: list[Option]) -> bool:
    """A target in a graveyard."""
    buried = {table.roster.labels[one] for one in range(32) if table.where[one] == GRAVEYARD}
    return any(one.piece in buried for one in _deeds(options, "target"))


def _crowd(table: Table, options: list[Option]) -> bool:
    """Many creatures in a portal that an enemy has entered."""
    return table.seat == A and _group("strike", CROWD)(table, options)


def _stacks(table: Table, options: list[Option]) -> bool:
    """Four creatures of each side in a cell that is no portal."""
    full = [
        cell
        for cell in range(CELLS)
        if cell not in PORTAL
        and all(count(table.creatures_in(cell, side)) >= STACK for side in (A, B))
    ]
    return bool(full) and _group("strike", STACK)(table, options)


def _besiege(table: Table, option: int) -> float:
    """A spawns into its portal and waits there; B goes there."""
    what = opt.deed(option)
    if what == opt.SPAWN:
        return 9 if opt.cell_of(option) == PORTAL[table.seat] else 0.01
    if table.seat == A or what == opt.STRIKE:
        return 1 if what == opt.END else 0.001
    return _nearer(table, option, PORTAL[A])


def _meet(table: Table, option: int) -> float:
    """Both go to the middle, and nobody strikes."""
    what = opt.deed(option)
    if what == opt.SPAWN:
        return 9
    return 0.001 if what == opt.STRIKE else _nearer(table, option, MIDDLE)


def _nearer(table: Table, option: int, goal: int) -> float:
    if opt.deed(option) != opt.MOVE:
        return 0.05
    here = table.where[opt.miniature_of(option)]
    there = opt.cell_of(option)
    return 4 if DISTANCE[there][goal] < DISTANCE[here][goal] else 0.001


CHEAP: Final = (
    *("Crumb Mite", "Crumb Mite", "Crumb Mite", "Porch Light", "Porch Light", "Porch Light"),
    *("Blanket Squire", "Blanket Squire", "Kindling Pup", "Kindling Pup", "Kindling Pup"),
    *("Keyhole Gnat", "Keyhole Gnat", "Keyhole Gnat", "Soot Bailiff", "Soot Bailiff"),
)

WANTS: Final[dict[str, Want]] = {
    "spawn": Want(
        questions.SPAWN_PHASE,
        lambda table, options: (
            _some("spawn", 6, 3)(table, options)
            and len({one.cell for one in _deeds(options, "spawn")}) > 1
        ),
    ),
    "activate": Want(questions.SPAWN_PHASE, _some("activate", 2)),
    "action": Want(
        questions.ACTION, lambda *here: _group("strike", 2)(*here) and _some("move", 4, 2)(*here)
    ),
    "loner": Want(questions.ACTION, _apart, needs=("Duelist of the Red Hour", "The Duel Itself")),
    "shift": Want(questions.SHIFT, _some("move", 4, 2)),
    "strike": Want(questions.STRIKE, _group("strike", 2)),
    "reroll": Want(questions.REROLL, _some("reroll", 4, 2), needs=("Sock Drawer Prophet",) * 3),
    "blade": Want(questions.BLADES, _some("blade", 2)),
    "damage": Want(questions.DAMAGE, _some("damage", 4)),
    "fate": Want(questions.FATE, lambda *_: True),
    "disrupt": Want(questions.DISRUPTION, _some("place", 6, 2)),
    "deathblow": Want(questions.DEATHBLOW, _group("deathblow", 2)),
    "target": Want(questions.ABILITY, _some("target", 2)),
    "buried": Want(questions.ABILITY, _buried, needs=("Silk Undertaker",) * 3),
    "carry": Want(questions.ABILITY, _some("carry", 2)),
    "bomb": Want(questions.ABILITY, _some("bomb"), needs=("Bottle Demon",) * 3),
    "order": Want(questions.ORDER, _some("resolve", 2), needs=("Whisper Under the Bed",) * 3),
    "crowd": Want(questions.ACTION, _crowd, needs=CHEAP, leaning=_besiege),
    "stacks": Want(questions.ACTION, _stacks, needs=CHEAP, leaning=_meet),
}

# Those who end a phase or decline seldom, and strike often, come to more questions.
_EAGER: Final = {opt.END: 0.3, opt.DECLINE: 0.5, opt.STRIKE: 6.0}


def _eager(_: Table, option: int) -> float:
    return _EAGER.get(opt.deed(option), 1.0)


def _warband(random: Random, needs: tuple[str, ...]) -> list[str]:
    names = list(needs)
    for one in random.sample(list(catalogue()), MOST_MINIATURES):
        if one not in needs:
            names += [one] * random.randint(1, 3)
    return names[:MOST_MINIATURES]


def find(name: str, seed: int, found: dict[str, Position]) -> None:
    """Play a game for one want, and keep what is met earlier in it than ever before."""
    random = Random(seed)
    wanted = WANTS[name]
    brings = [_warband(random, wanted.needs) for _ in (A, B)]
    table = DREAMBLADE.start(DREAMBLADE.check({"warbands": brings}))
    places: list[int] = []
    while table.seat != NOBODY and len(places) < LONGEST:
        if table.seat == CHANCE:
            weights = [float(one) for one in table.weights]
        else:
            _keep(table, Position(brings, list(places)), found)
            leaning = wanted.leaning or _eager
            weights = [leaning(table, option) for option in table.options]
        places.append(random.choices(range(len(weights)), weights)[0])
        table.apply(table.options[places[-1]])


def _keep(table: Table, here: Position, found: dict[str, Position]) -> None:
    options: list[Option] = []
    for name, wanted in WANTS.items():
        best = found.get(name)
        if table.question != wanted.question or (best and len(best.places) <= len(here.places)):
            continue
        options = options or listing.listed(table)
        if wanted.fits(table, options):
            found[name] = here


def main() -> None:
    """Find everything, and write it down."""
    found: dict[str, Position] = {}
    for seed in range(TRIES):
        names = [name for name in WANTS if name not in found] or list(WANTS)
        find(names[seed % len(names)], seed, found)
    kept = {name: found[name] for name in WANTS}
    lines = [f'"{name}": {msgspec.json.encode(one).decode()}' for name, one in kept.items()]
    POSITIONS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
