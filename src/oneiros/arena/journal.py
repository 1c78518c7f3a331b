"""A tournament on disk: what is played, then a line for each meeting as soon as it is over.

Whoever is interrupted goes on where the file ends.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import msgspec

from oneiros.arena.meeting import Meeting
from oneiros.arena.tournament import Tournament, pair_of
from oneiros.kernel.errors import BadData

T = TypeVar("T")


class Journal:
    """The meetings of a tournament that are over, on disk if there is a file."""

    def __init__(self, tournament: Tournament, path: Path | None = None) -> None:
        """Begin a file, or go on with one of the same tournament."""
        self.meetings: dict[int, Meeting] = {}
        self._path = path
        self._tournament = tournament
        if path is None:
            return
        written = path.read_bytes() if path.exists() else b""
        whole, _, torn = written.rpartition(b"\n")
        header = msgspec.json.encode(tournament)
        if whole:
            self._read(whole.split(b"\n"))
            # What was being written when the power failed is played again.
            os.truncate(path, len(written) - len(torn))
        elif header.startswith(torn):
            path.write_bytes(header + b"\n")
        else:
            raise BadData("arena-journal-broken", line=1)

    def add(self, meeting: Meeting) -> None:
        """Keep a meeting; when this returns, it is on disk."""
        self.meetings[meeting.number] = meeting
        if self._path is None:
            return
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(meeting) + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def _read(self, lines: list[bytes]) -> None:
        begun = self._decoded(lines[0], 1, Tournament)
        for name in Tournament.__struct_fields__:
            there, wanted = getattr(begun, name), getattr(self._tournament, name)
            if there != wanted:
                raise BadData("arena-journal-other", name=name, came=str(there)[:80])
        for number, line in enumerate(lines[1:], start=2):
            meeting = self._decoded(line, number, Meeting)
            if meeting.bots != pair_of(self._tournament, meeting.number):
                raise BadData("arena-journal-broken", line=number)
            self.meetings[meeting.number] = meeting

    @staticmethod
    def _decoded(line: bytes, number: int, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError:
            raise BadData("arena-journal-broken", line=number) from None
