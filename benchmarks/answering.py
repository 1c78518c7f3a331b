"""Count what an answer costs without a network: some games in one process, told to nobody.

Two guests play each, as in `benchmarks.server`, but with the same dice and choices each time. The
database lies on the disk. `--instructions` counts instructions with `valgrind` instead of time,
which come out nearly alike however busy the machine is. Run it from the root of the project as
`python -m benchmarks.answering`.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import os
import pstats
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time, thread_time
from typing import Final

import msgspec

from benchmarks.server_messages import News, Play, read
from benchmarks.server_process import ROOT
from benchmarks.server_tables import table_of
from oneiros.kernel.fair import seal
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.open_room import OpenRoom
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.serving import COLLECTED, SWITCH_EVERY
from oneiros.server.sockets import talk
from oneiros.storage import Change, CreateTable, Guest, KeepGuest, Storage, new_guest_id

GAMES: Final = 5
ANSWERS: Final = 500
"""So many of all games together are measured."""
BEFORE: Final = 100
"""So many come first, with which everything is loaded that is loaded once."""
MOST_SHOWN: Final = 45
"""So many lines of a profile are shown."""
_COUNTED: Final = re.compile(r"I +refs: +([\d,]+)")


class Player:
    """A guest in a seat, with what they were told last about the game."""

    def __init__(self, guest: str, seat: int, seed: int) -> None:
        """Listen, and be told everything at once."""
        self.seat = seat
        self.listener = Listener(guest)
        self.listener.write = self._hear
        self._random = Random(f"{seed}:{seat}")
        self._heard = b""
        self.bytes = 0

    def _hear(self, written: bytes) -> bool:
        self.bytes += len(written)
        self._heard = written
        return True

    async def agree(self, opened: OpenRoom, *, show: bool) -> None:
        """Be bound to a seed, or show it."""
        promise, name = opened.room.sowing.promise, opened.room.names[self.seat]
        seed = f"bench-{self.seat}"
        sow = told.Sow(self.seat, promise, seal(promise, name, seed))
        await self._say(opened, told.Reveal(self.seat, seed) if show else sow)

    async def answer(self, opened: OpenRoom) -> bool:
        """Answer with any option, if anything is asked."""
        play = read(self._heard)
        asks = play.asks if isinstance(play, Play | News) else []
        options = [option for ask in asks if ask.seat == self.seat for option in ask.options]
        if not isinstance(play, Play | News) or not options:
            return False
        chosen = self._random.choice(options).index
        await self._say(opened, told.Answer(self.seat, play.step, play.cuts, chosen))
        return True

    async def _say(self, opened: OpenRoom, message: told.ToServer) -> None:
        came = msgspec.json.encode(message).decode()
        await talk.hear(opened, self.listener, talk.read(came))


class Game:
    """Two guests at a table, who play until so many answers are given or the game is over."""

    def __init__(self, number: int) -> None:
        """Lay the table; its dice are the same each time."""
        guests = [new_guest_id(), new_guest_id()]
        seed = sha256(str(number).encode()).hexdigest()
        named = f"{number:010}"
        self.table = msgspec.structs.replace(table_of(guests), id=named, server_seed=seed)
        self.players = [Player(guest, seat, number) for seat, guest in enumerate(guests)]

    def changes(self) -> list[Change]:
        """Give what is kept of it before it begins."""
        guests = [KeepGuest(Guest(one.listener.guest or "", "", 0, 0)) for one in self.players]
        return [*guests, CreateTable(self.table)]

    async def begin(self, hall: Hall) -> None:
        """Let both come and agree on the dice."""
        opened = await hall.room(self.table.id)
        for player in self.players:
            await opened.welcome(player.listener)
        for show in (False, True):
            for player in self.players:
                await player.agree(opened, show=show)

    async def go_on(self, hall: Hall, answers: int) -> int:
        """Count the answers until there are so many, or the game is over."""
        opened = await hall.room(self.table.id)
        for given in range(answers):
            if not (await self.players[0].answer(opened) or await self.players[1].answer(opened)):
                return given
        return answers


class Cost:
    """What some answers of all games together have cost."""

    def __init__(self) -> None:
        """Begin to count."""
        self._process, self._thread = process_time(), thread_time()

    def say(self, answers: int, size: int) -> None:
        """Say what an answer cost."""
        everything = (process_time() - self._process) / answers * 1e6
        loop = (thread_time() - self._thread) / answers * 1e6
        print(
            f"{answers} answers: {everything:,.0f} µs each, {loop:,.0f} µs of them in the event "
            f"loop; {size / answers:,.0f} bytes for both"
        )


async def measure(folder: Path, games: int, answers: int, profile: cProfile.Profile | None) -> None:
    """Play some games at once, and say what an answer costs."""
    hall = Hall(Archive(Storage(f"sqlite:///{folder}/bench.sqlite")), Thinkers(1))
    playing = [Game(number) for number in range(games)]
    await hall.archive.keep([change for game in playing for change in game.changes()])
    for game in playing:
        await game.begin(hall)
    await _play(hall, playing, BEFORE)
    # As the server does when it has started.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)
    if answers:
        before, cost = _heard(playing), Cost()
        if profile is not None:
            profile.enable()
        given = await _play(hall, playing, answers)
        if profile is not None:
            profile.disable()
        cost.say(given, _heard(playing) - before)
    await hall.close()


async def _play(hall: Hall, playing: list[Game], answers: int) -> int:
    parts = (game.go_on(hall, answers // len(playing)) for game in playing)
    return sum(await asyncio.gather(*parts))


def _heard(playing: list[Game]) -> int:
    return sum(player.bytes for game in playing for player in game.players)


def run(games: int, answers: int, profile: cProfile.Profile | None = None) -> None:
    """Measure with a database in a folder of its own."""
    sys.setswitchinterval(SWITCH_EVERY)
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=folder) as place:
        asyncio.run(measure(Path(place), games, answers, profile))


def instructions(games: int, answers: int) -> int:
    """Count the instructions of a run with so many answers."""
    valgrind = [
        "valgrind",
        "--tool=cachegrind",
        "--cache-sim=no",
        "--cachegrind-out-file=/dev/null",
    ]
    command = [sys.executable, "-m", "benchmarks.answering", "--games", str(games)]
    done = subprocess.run(
        [*valgrind, *command, "--answers", str(answers)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    counted = _COUNTED.search(done.stderr)
    if counted is None:
        message = f"valgrind counts nothing: {done.stderr}"
        raise SystemExit(message)
    return int(counted[1].replace(",", ""))


def main() -> None:
    """Read the options, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--answers", type=int, default=ANSWERS)
    parser.add_argument("--instructions", action="store_true", help="count them with valgrind")
    parser.add_argument("--profile", action="store_true", help="say where the time goes")
    options = parser.parse_args()
    games, answers = options.games, options.answers
    if options.instructions:
        more = instructions(games, answers) - instructions(games, 0)
        print(f"{more / answers:,.0f} instructions for an answer")
        return
    profile = cProfile.Profile(thread_time) if options.profile else None
    run(games, answers, profile)
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(MOST_SHOWN)


if __name__ == "__main__":
    main()
