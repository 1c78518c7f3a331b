"""The dice of a game at the terminal: what its people agree on, and how its record tells it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from oneiros.kernel.fair import THIRD, FairChance, commitment, seal
from oneiros.kernel.match import Match
from oneiros.kernel.record import Record
from oneiros.kernel.root import setup_digest
from oneiros.kernel.sowing import Fairness, roots

TABLE: Final = "terminal"
"""What stands in a record in the place of a table's name."""


def sown(
    server_seed: bytes, players: Sequence[str], seats: Sequence[str], people: Collection[int]
) -> Fairness:
    """Give the seeds of a game; everybody but bots is bound to theirs, in one program at once."""
    promise = commitment(server_seed)
    return Fairness(
        scheme=THIRD,
        commitment=promise,
        seals=[
            seal(promise, seats[seat], seed) if seat in people else None
            for seat, seed in enumerate(players)
        ],
        player_seeds=list(players),
        server_seed=server_seed.hex(),
    )


def chance_of(match: Match, fairness: Fairness, table: str | None) -> FairChance:
    """Give the dice that follow from the first seeds of a game."""
    root = ""
    if fairness.scheme == THIRD:
        digest = setup_digest(match.ruleset.name, match.ruleset.version, match.setup)
        root = roots(fairness, table or "", match.seats, digest)[0]
    return FairChance(
        bytes.fromhex(fairness.server_seed or ""),
        fairness.player_seeds,
        scheme=fairness.scheme,
        root=root,
    )


def chance_again(match: Match, record: Record, server_seed: str) -> FairChance:
    """Give the dice of a game that was saved, whose record does not tell the server's seed."""
    told = record.fairness
    fairness = Fairness(
        scheme=told.scheme,
        commitment=told.commitment,
        seals=told.seals,
        player_seeds=told.player_seeds,
        server_seed=server_seed,
    )
    return chance_of(match, fairness, record.table)


def fairness_of(
    chance: FairChance, seats: Sequence[str], people: Collection[int]
) -> FairChance | Fairness:
    """Give what a record tells about dice; those of older schemes know of nobody's fingerprint."""
    if chance.scheme != THIRD:
        return chance
    return sown(chance.server_seed, chance.player_seeds, seats, people)
