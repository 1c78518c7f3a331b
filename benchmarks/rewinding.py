"""Measure going back, opening and telling again in a game of about ten thousand answers.

For each it says how long it takes and for how long nobody else is answered: the longest time in
which the event loop did not come round. Run it as `python -m benchmarks.rewinding`.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import msgspec

from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms import seating
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.entries import stored_entry
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.room import MOST_BEFORE_TAKEBACK, Room
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.serving import SWITCH_EVERY
from oneiros.server.sockets.talk import hear
from oneiros.storage import CreateTable, Storage, new_guest_id

ANSWERS: Final = MOST_BEFORE_TAKEBACK - 100
"""Nearly as many as there may be where something is to be taken back."""
FORMAT: Final = {"turn_limit": 0}
"""No table has such a format; with it, players who end every phase at once never come to an end."""
_OFTEN: Final = 0.0005


def long_table(answers: int) -> tuple[str, CreateTable]:
    """Play on one screen, always with the first option, and give the guest and the table."""
    guest = new_guest_id()
    stored = seating.lay(NewTable("dreamblade", [NewSeat("me")] * 2), guest)
    room = Room(stored)
    seeds = ["one", "two"]
    setup = room.game.ruleset.check({"warbands": ["sample"] * 2, "format": FORMAT})
    match = Match(room.game.ruleset, setup)
    chance = FairChance(room.sowing.server_seed, seeds)
    match.roll(chance)
    while match.step < answers:
        match.answer(match.state.seat, match.state.options[0], match.step)
        match.roll(chance)
    table = msgspec.structs.replace(
        stored,
        status="playing",
        setup=setup,
        player_seeds=tuple(seeds),
        answers=tuple(stored_entry(number, one) for number, one in enumerate(match.log)),
    )
    return guest, CreateTable(table)


async def timed(name: str, deed: Callable[[], Awaitable[object]]) -> None:
    """Do something, and print how long it took and how long others waited at most."""
    longest, done = 0.0, False

    async def watch() -> None:
        nonlocal longest
        while not done:
            begun = perf_counter()
            await asyncio.sleep(_OFTEN)
            longest = max(longest, perf_counter() - begun - _OFTEN)

    gc.collect()
    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.01)
    begun = perf_counter()
    await deed()
    taken = perf_counter() - begun
    done = True
    await watching
    print(f"{name:<34} {1000 * taken:9.1f} ms {1000 * longest:9.1f} ms")


async def measure(folder: Path, answers: int) -> None:
    """Open the table, go back far and a little, and tell everything again."""
    guest, made = long_table(answers)
    hall = Hall(Archive(Storage(f"sqlite:///{folder}/long.sqlite")), Thinkers(1))
    await hall.know(guest, "Ann")
    await hall.archive.keep([made])
    listener = Listener(guest)
    print(f"{len(made.table.answers)} answers                     takes    others wait")
    await timed("opening the table", lambda: hall.room(made.table.id))
    opened = await hall.room(made.table.id)
    await timed("showing it to somebody", lambda: opened.welcome(listener))
    await timed("showing it again", lambda: hear(opened, listener, told.Resync()))
    match, _ = opened.room.playing()
    own = [step for step, one in enumerate(match.answers) if one.seat >= 0]
    for name, step in (("the last answer", own[-1]), ("a hundred answers", own[-100])):
        wish = told.AskTakeback(0, step, opened.room.cuts)
        await timed(f"taking back {name}", partial(hear, opened, listener, wish))
    seat = match.state.seat
    answer = told.Answer(seat, match.step, opened.room.cuts, 0)
    await timed("an answer", lambda: hear(opened, listener, answer))
    if match.undo_limit(seat) < match.step:
        undo = told.Undo(seat, match.step, opened.room.cuts)
        await timed("undoing it", lambda: hear(opened, listener, undo))
    half = told.AskTakeback(0, own[len(own) // 2], opened.room.cuts)
    await timed("taking back half of the game", lambda: hear(opened, listener, half))
    await hall.close()


def main() -> None:
    """Read the options, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=ANSWERS)
    options = parser.parse_args()
    # As the server does.
    sys.setswitchinterval(SWITCH_EVERY)
    with TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), options.answers))


if __name__ == "__main__":
    main()
