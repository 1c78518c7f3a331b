"""What players have seen acknowledged, looked for in the database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress

from benchmarks.faults_players import Acknowledged, Player
from oneiros.kernel.errors import Refusal
from oneiros.kernel.match import Match
from oneiros.kernel.record import TIMED
from oneiros.server.rooms.room import Room
from oneiros.storage import Storage, StoredTable


def lost(database: str, players: Sequence[Player]) -> list[Acknowledged]:
    """Find every answer that was acknowledged and is not kept, and every step that was told."""
    told: defaultdict[str, list[Acknowledged]] = defaultdict(list)
    for player in players:
        for one in player.acknowledged:
            told[one.table].append(one)
        for table, step in player.heard.items():
            # A game that has come to a step has an answer before it, whoever gave it.
            if step:
                told[table].append(Acknowledged(table, step - 1, None, (), player.round))
    storage = Storage(database)
    missed: list[Acknowledged] = []
    for table, claims in told.items():
        stored = storage.load(table)
        missed += claims if stored is None else _missed(stored, claims)
    storage.close()
    return missed


def out_of_time(database: str, players: Sequence[Player]) -> list[str]:
    """Name the tables at which the clock has ended a game."""
    storage = Storage(database)
    found = (storage.load(table) for table in sorted({one for p in players for one in p.heard}))
    timed = [one.id for one in found if one is not None and one.how == TIMED]
    storage.close()
    return timed


def _missed(stored: StoredTable, claims: Sequence[Acknowledged]) -> list[Acknowledged]:
    """Play a game again and compare, since an answer may be written in more than one way."""
    kept = Room(stored).match
    if kept is None:
        return list(claims)
    missed = [one for one in claims if one.step >= kept.step]
    match = Match(kept.ruleset, kept.setup, facts=False)
    for step, answer in enumerate(kept.answers):
        missed += [
            one
            for one in claims
            if one.step == step
            and one.seat is not None
            and (one.seat != answer.seat or answer.option not in _read(match, one))
        ]
        match.repeat(answer)
    return missed


def _read(match: Match, one: Acknowledged) -> set[int]:
    """Give the options of the answers that were given; of texts that fit nothing there is none."""
    asking = match.facing(one.seat) if one.seat is not None else None
    found: set[int] = set()
    if asking is None:
        return found
    for text in one.texts:
        with suppress(Refusal):
            found.add(match.ruleset.read(asking, text))
    return found
