"""Which bot is asked at a table, and what it needs to know."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from oneiros.server.rooms.outsiders import Question
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.thinking import Task
from oneiros.server.rooms.turns import Who
from oneiros.storage import StoredSeat

_SEED_BITS: Final = 62


def asked_bot(room: Room) -> StoredSeat | None:
    """Give the seat of the first bot that may answer now; at a puzzle none does."""
    match = room.match
    if room.puzzle or room.status != "playing" or match is None or room.chance is None:
        return None
    bots = (one for one in room.seats if one.kind == "bot")
    return next((one for one in bots if match.facing(one.seat) is not None), None)


def question_to_bot(room: Room, who: Who) -> Task | None:
    """Give the question of the first bot that may answer now, and for whom it thinks."""
    asked, match = asked_bot(room), room.match
    if asked is None or asked.bot is None or match is None or room.setup is None:
        return None
    return Task(
        room.id,
        room.game.ruleset.name,
        room.setup,
        asked.bot,
        asked.seat,
        tuple(match.answers),
        room.cuts,
        _seed(room.sowing.server_seed, len(match.log)),
        who,
    )


def question_outside(room: Room, task: Task) -> Question | None:
    """Give the same question for a bot from outside; None where the game has its bot itself."""
    match, game = room.match, room.game
    if task.bot in game.bots or match is None:
        return None
    state = match.facing(task.seat) or match.state
    seen = game.ruleset.veil(state, task.seat)
    return Question(task.table, game, task.bot, seen, task.cuts, task.seed, task.who)


def _seed(server_seed: bytes, entry: int) -> int:
    """Give dice of its own to each answer of a bot, which tell nothing about those of the game.

    Entries of the log are not counted again after a takeback, so the dice are new then, too.
    """
    digest = sha256(b"oneiros-bot:" + server_seed + b":" + str(entry).encode("ascii")).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - _SEED_BITS)
