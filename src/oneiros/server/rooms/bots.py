"""Which bot is asked at a table, and what it needs to know."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from oneiros.server.rooms.room import Room
from oneiros.server.rooms.thinking import Task

_SEED_BITS: Final = 62


def question_to_bot(room: Room) -> Task | None:
    """Give the question of the first bot that may answer now."""
    match = room.match
    if room.status != "playing" or match is None or room.setup is None:
        return None
    for seat in room.seats:
        if seat.kind == "bot" and seat.bot is not None and match.facing(seat.seat) is not None:
            return Task(
                room.id,
                room.game.ruleset.name,
                room.setup,
                seat.bot,
                seat.seat,
                tuple((answer.seat, answer.option) for answer in match.answers),
                _seed(room.server_seed, match.step),
            )
    return None


def _seed(server_seed: bytes, step: int) -> int:
    """Give dice of its own to each step of a bot, which tell nothing about those of the game."""
    digest = sha256(b"oneiros-bot:" + server_seed + b":" + str(step).encode("ascii")).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - _SEED_BITS)
