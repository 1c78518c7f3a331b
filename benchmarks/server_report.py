"""What a run of the server's benchmark says: tables of figures, and how they compare."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.server_clients import Count

ECHO: Final = "echo"
ECHO_PLAY: Final = "echo, a play back"
ECHO_BOTH: Final = "echo, a play to two"
# How many messages go to and fro for one that a client sends.
ECHOES: Final = {ECHO: 2, ECHO_PLAY: 2, ECHO_BOTH: 3}
OURS: Final = 3
AIM: Final = 5.0
MANY: Final = 100
"""With fewer games, what is loaded once counts for more than the games."""
BEGIN: Final = "<!-- figures: begin -->"
END: Final = "<!-- figures: end -->"
HEADINGS: Final = (
    "games",
    "answers/s",
    "median",
    "99 %",
    "CPU/answer",
    "one core",
    "a play",
    "memory/game",
)
_MARKS: Final = (0.1, 1.0)


class Measured(NamedTuple):
    """One row in one round: seconds of the window and of CPU, bytes grown, and the count."""

    key: str
    games: int
    seconds: float
    cpu: float
    grown: int
    start_seconds: float
    counted: Count

    @property
    def play_size(self) -> int:
        """The mean bytes of a message that answers."""
        return self.counted.bytes // max(1, self.counted.plays)

    def late(self, share: float) -> float:
        """Give the seconds within which a share of the answers came back."""
        seconds = sorted(self.counted.seconds)
        return seconds[min(len(seconds) - 1, int(share * len(seconds)))] if seconds else 0.0


class Figures(NamedTuple):
    """A row over all rounds; each figure is that of its best round."""

    key: str
    games: int
    answers_per_second: float
    median: float
    p99: float
    cpu: float
    """Seconds for an answer."""
    busy: float
    """How much of one core the server used."""
    play_size: int
    memory: float
    start_seconds: float
    refused: int


def best(found: list[Measured]) -> list[Figures]:
    """Take the best of the rounds, row by row in the order of the first round."""
    keys = dict.fromkeys(one.key for one in found)
    return [_figures([one for one in found if one.key == key]) for key in keys]


def _figures(rounds: list[Measured]) -> Figures:
    def least(of: Callable[[Measured], float]) -> float:
        return min(map(of, rounds))

    return Figures(
        rounds[0].key,
        rounds[0].games,
        max(one.counted.answers / one.seconds for one in rounds),
        least(lambda one: one.late(0.5)),
        least(lambda one: one.late(0.99)),
        least(lambda one: one.cpu / max(1, one.counted.answers)),
        least(lambda one: one.cpu / one.seconds),
        rounds[0].play_size,
        least(lambda one: one.grown / one.games),
        least(lambda one: one.start_seconds),
        sum(one.counted.refused for one in rounds),
    )


def report(rows: list[Figures], *, people: float, hurry: int, fsync: float) -> str:
    """Lay out everything as plain text."""
    ours = [one for one in rows if one.key not in ECHOES]
    lines = [HEADINGS, *(_cells(one) for one in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    laid = [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    ]
    start = min((one.start_seconds for one in ours), default=0.0)
    said = [
        *_carried(ours, people, hurry),
        *_ratios(rows),
        f"the server answers {start:.1f} s after its start",
        f"the disk keeps a page in {fsync * 1000:.1f} ms",
    ]
    refused = sum(one.refused for one in ours)
    if refused:
        said.append(f"{refused} answers were refused")
    return "\n".join([*laid, "", *said])


def _cells(one: Figures) -> tuple[str, ...]:
    many = one.games >= MANY and one.key not in ECHOES
    return (
        one.key,
        f"{one.answers_per_second:,.0f}",
        f"{one.median * 1000:,.1f} ms",
        f"{one.p99 * 1000:,.1f} ms",
        f"{one.cpu * 1e6:,.0f} µs",
        f"{one.busy:.0%}",
        f"{one.play_size:,} B",
        f"{one.memory / 1024:,.0f} kB" if many else "–",
    )


def _carried(ours: list[Figures], people: float, hurry: int) -> list[str]:
    """Say up to how many games of people almost every answer comes back in time."""
    rows = [one for one in ours if one.key.startswith("people")]
    said: list[str] = []
    for mark in _MARKS:
        games = _games_within(rows, mark)
        if games:
            said.append(
                f"99 % of answers within {mark * 1000:,.0f} ms: up to {games} games in a hurry, "
                f"as many answers as in {games * hurry:,} games of players who think "
                f"{people:g} s (median)"
            )
    return said


def _games_within(rows: list[Figures], seconds: float) -> int:
    """Give the most games before the first row in which answers take longer."""
    good = takewhile(lambda one: one.p99 < seconds, rows)
    return max((one.games for one in good), default=0)


def _ratios(rows: list[Figures]) -> list[str]:
    """Compare the cheapest answer between guests with the echoes, in all and by message."""
    ours = min((one.cpu for one in rows if one.key.startswith("fast")), default=0.0)
    said: list[str] = []
    for one in rows:
        if one.key in ECHOES and ours:
            ratio = ours / one.cpu
            message = ratio * ECHOES[one.key] / OURS
            met = "met" if ratio <= AIM else "missed"
            said.append(
                f"{met}: CPU of an answer is {ratio:.1f} × {one.key}; the aim is {AIM:g} "
                f"({message:.1f} × by each message to and fro)"
            )
    return said


def write(document: Path, told: str) -> None:
    """Put the figures between the marks of a document."""
    text = document.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    document.write_text(f"{before}{BEGIN}\n```\n{told}\n```\n{END}{after}", "utf-8")
