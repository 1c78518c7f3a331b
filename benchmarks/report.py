"""What a run says: a row for each engine, the table of them, and whether our needs are met."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final, NamedTuple

from benchmarks.engines import (
    ENGINES,
    HOPED_FOR,
    NEEDED_COPY,
    NEEDED_RATIO,
    NEEDED_SPEED,
    SEARCHES,
    YARDSTICK,
)

HEADINGS: Final = [
    "engine, game",
    "driven by",
    "decisions/s",
    "× chess",
    "median",
    "chance/s",
    "a game",
    "copy",
    "kept",
    "kept, collector rests",
]


class Row(NamedTuple):
    """What was measured of one engine; speeds are those of its best round."""

    key: str
    game: str
    driver: str
    decisions_per_second: float
    chances_per_second: float
    decisions_per_game: float
    rounds: list[float]
    copy_microseconds: float | None
    kept_microseconds: float | None
    """A copy where all are kept, and the same while Python's collector rests:"""
    resting_microseconds: float | None


def row(
    key: str,
    paces: list[dict[str, float]],
    copies: list[float | None],
    kept: Sequence[dict[str, float] | None] = (),
) -> Row:
    """Take the best of the rounds."""
    rounds = [pace["decisions"] / pace["seconds"] for pace in paces]
    best = paces[rounds.index(max(rounds))]
    known = [copy for copy in copies if copy is not None]
    return Row(
        key,
        ENGINES[key].game,
        ENGINES[key].driver,
        max(rounds),
        best["chances"] / best["seconds"],
        best["decisions"] / best["games"],
        rounds,
        min(known) if known else None,
        min((one["working"] for one in kept if one), default=None),
        min((one["resting"] for one in kept if one), default=None),
    )


def table(rows: list[Row]) -> str:
    """Lay the rows out as aligned text, with ratios to OpenSpiel chess driven from Python."""
    yardstick = {row.key: row.decisions_per_second for row in rows}.get(YARDSTICK)
    return _aligned([HEADINGS, *(_cells(one, yardstick) for one in rows)])


def _aligned(lines: Sequence[Sequence[str]]) -> str:
    """Lay cells out in columns, of which the first two are words."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column < 2 else cell.rjust(width)  # noqa: PLR2004 - two of words
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _cells(one: Row, yardstick: float | None) -> list[str]:
    return [
        one.game,
        one.driver,
        f"{one.decisions_per_second:,.0f}",
        f"{one.decisions_per_second / yardstick:.2f}" if yardstick else "",
        f"{median(one.rounds):,.0f}",
        f"{one.chances_per_second:,.0f}" if one.chances_per_second else "–",
        f"{one.decisions_per_game:.0f}",
        _took(one.copy_microseconds),
        _took(one.kept_microseconds),
        _took(one.resting_microseconds),
    ]


def _took(microseconds: float | None) -> str:
    return "–" if microseconds is None else f"{microseconds:.2f} µs"


class SearchRow(NamedTuple):
    """What was measured of one search in its best round."""

    key: str
    game: str
    search: str
    playouts_per_second: float
    plans_per_second: float
    playouts_per_plan: float


def search_row(key: str, rounds: Sequence[dict[str, float]]) -> SearchRow:
    """Take the best of the rounds."""
    best = max(rounds, key=lambda one: one["playouts"] / one["seconds"])
    return SearchRow(
        key,
        SEARCHES[key].game,
        SEARCHES[key].driver,
        best["playouts"] / best["seconds"],
        best["plans"] / best["seconds"],
        best["playouts"] / best["plans"],
    )


def search_table(rows: Sequence[SearchRow]) -> str:
    """Lay the searches out as aligned text."""
    return _aligned(
        [
            ["game", "search", "playouts/s", "plans/s", "playouts a plan"],
            *(
                [
                    one.game,
                    one.search,
                    f"{one.playouts_per_second:,.0f}",
                    f"{one.plans_per_second:,.1f}",
                    f"{one.playouts_per_plan:.0f}",
                ]
                for one in rows
            ),
        ]
    )


def verdicts(rows: list[Row]) -> list[str]:
    """Say for each thing we need or hope for whether this run shows it."""
    speed = {row.key: row.decisions_per_second for row in rows}
    copy = {row.key: row.copy_microseconds for row in rows}
    said: list[str] = []
    for wanted, word in ((NEEDED_RATIO, "needed"), (HOPED_FOR, "hoped for")):
        for ours, other, times in wanted:
            if ours in speed and other in speed:
                ratio = speed[ours] / speed[other]
                said.append(
                    f"{_met(ratio >= times)}: {ours} is {ratio:.2f} × {other}; {word} {times}"
                )
    for ours, least in NEEDED_SPEED.items():
        if ours in speed:
            made = f"{ours} makes {speed[ours]:,.0f} decisions/s; needed {least:,}"
            said.append(f"{_met(speed[ours] >= least)}: {made}")
    for ours, most in NEEDED_COPY.items():
        copied = copy.get(ours)
        if copied is not None:
            took = f"a copy of {ours} takes {copied:.2f} µs; needed {most:g}"
            said.append(f"{_met(copied <= most)}: {took}")
    return said


def _met(holds: bool) -> str:  # noqa: FBT001 - one argument, one question
    return "met" if holds else "missed"
