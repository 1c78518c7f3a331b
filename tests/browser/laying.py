"""Tables in the middle of a game, laid straight into the database of a server."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from oneiros.kernel.fair import BOT_SEED, SERVER_SEED_BYTES, FairChance, commitment, seal
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE
from oneiros.storage import (
    CreateTable,
    SetTable,
    Storage,
    StoredAnswer,
    StoredSeat,
    StoredTable,
    new_invite,
    new_table_id,
)

SERVER_SEED: Final = bytes(range(SERVER_SEED_BYTES))
BOT: Final = "scripted"
"""Who sits where no guest does."""
PLAYER_SEEDS: Final = ("first", "second", "third", "fourth")


def go_on(match: Match, place: int) -> None:
    """Answer with the option at a place of the list, for chance, too."""
    state = match.state
    if state.seat == CHANCE:
        match.answer_chance(state.options[place])
    else:
        match.answer(state.seat, state.options[place], match.step)


def chance(match: Match) -> FairChance:
    """Give chance as it will answer on the server from here on."""
    drawn = sum(one.seat == CHANCE for one in match.answers)
    return FairChance(SERVER_SEED, PLAYER_SEEDS[: len(match.seats)], drawn)


def lay(
    database: Path, match: Match, guests: Sequence[str], brings: Sequence[object] | None = None
) -> str:
    """Lay a table with a guest or `BOT` in each seat, and give the path of its page."""
    now = int(time.time())
    bots = [guest == BOT for guest in guests]
    seeds = tuple(BOT_SEED if bot else seed for bot, seed in zip(bots, PLAYER_SEEDS, strict=False))
    table = StoredTable(
        id=new_table_id(),
        game=match.ruleset.name,
        rules=match.ruleset.version,
        status="playing",
        public=False,
        invite=new_invite(),
        format={},
        setup=match.setup,
        server_seed=SERVER_SEED.hex(),
        player_seeds=seeds,
        seals=tuple(
            None if seed == BOT_SEED else seal(commitment(SERVER_SEED), name, seed)
            for name, seed in zip(match.seats, seeds, strict=True)
        ),
        created=now,
        moved=now,
        owner=guests[0],
        seats=tuple(
            StoredSeat(seat, "bot", bot=BOT)
            if bots[seat]
            else StoredSeat(seat, "guest", guest, brings=brings[seat] if brings else None)
            for seat, guest in enumerate(guests)
        ),
        answers=tuple(
            StoredAnswer(step, CHANCE, "", one.chosen, one.weights)
            if one.seat == CHANCE
            else StoredAnswer(step, one.seat, one.text, one.chosen)
            for step, one in enumerate(match.answers)
        ),
    )
    storage = Storage(f"sqlite:///{database}")
    try:
        storage.apply([CreateTable(table)])
    finally:
        storage.close()
    return f"/table/{table.id}"


def lay_finished(database: Path, match: Match, guests: Sequence[str]) -> str:
    """Lay a table whose game is over, and give its id."""
    table = lay(database, match, guests).rpartition("/")[2]
    ending = match.ending()
    assert ending is not None
    storage = Storage(f"sqlite:///{database}")
    try:
        over = SetTable(table_id=table, status="over", winners=ending.winners, how=ending.rule)
        storage.apply([over])
    finally:
        storage.close()
    return table
