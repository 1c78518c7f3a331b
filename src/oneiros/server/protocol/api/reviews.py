"""Games that are looked at afterwards, in the HTTP API."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oneiros.analysis.report import Analysis
from oneiros.registry.coach import Explained
from oneiros.registry.named import Event, Strict, Told
from oneiros.server.protocol.messages import Path, Table

LARGEST_RECORD = 768 * 1024
"""The most letters of a record file that somebody may send."""


class RecordFile(Strict, frozen=True):
    """A record file, as text, that somebody wants to look at."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST_RECORD)]


class Moment(Told, frozen=True):
    """A moment of a game in which a player is asked, or nobody any more.

    What is different from the moment before stands where `News` has it; the first moment replaces
    everything, so its path is empty.
    """

    step: int
    """How many answers led to it."""
    seat: int
    """The seat that is asked, or -1."""
    changes: list[tuple[Path, object]] = []
    removed: list[Path] = []
    events: list[Event] = []
    """What happened since the moment before."""


class Reviewed(Told, frozen=True):
    """Some moments of a game in their order; the first ones come with the table."""

    id: str
    """The table, or the name by which the server remembers a record file for a while."""
    step: int
    """How many answers lead to the last moment."""
    moments: list[Moment]
    following: int = -1
    """The number of the moment after these, or -1 where there is none."""
    cuts: int = 0
    """How often answers were taken back: where that has changed, a review begins again."""
    table: Table | None = None
    """Who played and how it ended; with the first moments only."""


class Analysed(Told, frozen=True):
    """How far the analysis of a finished game has come, and what it has found in the end."""

    done: int
    """So many of its parts are judged, out of so many."""
    total: int
    analysis: Analysis | None = None


class LookedBack(Told, frozen=True):
    """What a finished game shows about each seat and what it brought."""

    seats: list[Explained]
    """Of each seat; empty where nothing is counted, or the game began in the middle of another."""
