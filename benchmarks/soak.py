"""Play very many random games of all sorts, and doubt every one of them.

Run it as `python -m benchmarks.soak --game dreamscape`. Game n depends on nothing but the number n,
so a failure is repeated by its number alone; the digest of a run is the same compiled and
interpreted.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys
import time
import traceback
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.doubts import Doubter, Doubts, check_question, digest, expect
from benchmarks.doubts_dreamblade import DreambladeDoubts
from benchmarks.doubts_dreamscape import DreamscapeDoubts
from oneiros.build import build
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY, State

GAMES: Final[dict[str, Doubts]] = {
    "dreamblade": DreambladeDoubts(),
    "dreamscape": DreamscapeDoubts(),
}
MOST_ANSWERS: Final = 200_000
LOOK_AT_EVERY: Final = 8
LONGEST_GAME: Final = 120
BATCH: Final = 50


class Failure(NamedTuple):
    """A game in which something was wrong: its number, where that shows, and what it is."""

    number: int
    place: str
    error: str


def failure(number: int, error: Exception) -> Failure:
    """Name the innermost line that tells this failure from others."""
    frames = traceback.extract_tb(error.__traceback__)
    frame = [one for one in frames if one.name != "expect"][-1]
    what = str(error).partition(":")[0]
    place = f"{Path(frame.filename).name}:{frame.lineno} {type(error).__name__} {what}"
    return Failure(number, place, "".join(traceback.format_exception(error)))


class Tally(NamedTuple):
    """What a batch of games came to."""

    first: int
    games: int
    decided: int
    rolled: int
    digest: int
    failures: list[Failure]


def play(game: str, number: int, *, thorough: bool) -> tuple[int, int, int]:
    """Play one game; count players' and chance's answers and digest the end."""
    doubts = GAMES[game]
    dice = Dice(number)
    setup = doubts.rules.check(doubts.setup(number, dice))
    seats = len(doubts.rules.seats(setup))
    state = doubts.rules.start(setup)
    decided = rolled = 0
    doubter = Doubter(doubts, setup, state) if thorough else None
    try:
        while state.seat != NOBODY:
            answers = decided + rolled
            state = turned(state, seats, dice, facts=thorough)
            check_question(state, seats)
            if thorough or answers % LOOK_AT_EVERY == 0:
                doubts.check_table(state)
            option = doubts.choose(number, state, dice)
            rolled += state.seat == CHANCE
            decided += state.seat != CHANCE
            if doubter is not None:
                state = doubter.apply(state, option)
            else:
                state.apply(option)
            expect(answers < MOST_ANSWERS, "the game does not end")
        doubts.check_table(state)
        doubts.check_end(state)
        if doubter is not None:
            doubter.check_end(state)
    except Exception as error:
        error.add_note(f"after {decided + rolled} answers, {setup}")
        raise
    return decided, rolled, digest(state)


def turned(state: State, seats: int, dice: Dice, *, facts: bool) -> State:
    """Where several seats may answer in any order, let any of them be the next."""
    if state.seat == CHANCE:
        return state
    others = [seat for seat in range(seats) if seat != state.seat and state.may_answer(seat)]
    if not others or dice.below(2):
        return state
    return state.facing(others[dice.below(len(others))], facts=facts) or state


def play_batch(game: str, first: int, games: int, every: int) -> Tally:
    """Play some games in succession, every so many of them thoroughly."""
    decided = rolled = digests = 0
    failures: list[Failure] = []
    for number in range(first, first + games):
        # A game that hangs ends its process and shows where it was.
        faulthandler.dump_traceback_later(LONGEST_GAME, exit=True)
        try:
            more = play(game, number, thorough=every > 0 and number % every == 0)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is reported
            failures.append(failure(number, error))
            continue
        finally:
            faulthandler.cancel_dump_traceback_later()
        decided += more[0]
        rolled += more[1]
        digests = (digests + more[2]) & 0xFFFFFFFF
    return Tally(first, games, decided, rolled, digests, failures)


class Soak:
    """A run: what has been played so far, and which failures were seen."""

    def __init__(self, game: str, total: int, *, keep_going: bool) -> None:
        """Begin with nothing played."""
        self.game = game
        self.total = total
        self.keep_going = keep_going
        self.games = self.decided = self.rolled = self.digest = 0
        self.failed = 0
        self.kinds: dict[str, list[int]] = {}
        self.began = time.monotonic()
        self._told = self.began

    def add(self, tally: Tally) -> bool:
        """Count a batch, show what is new, and say whether to go on."""
        self.games += tally.games
        self.decided += tally.decided
        self.rolled += tally.rolled
        self.digest = (self.digest + tally.digest) & 0xFFFFFFFF
        for failed in tally.failures:
            self.failed += 1
            numbers = self.kinds.setdefault(failed.place, [])
            numbers.append(failed.number)
            if len(numbers) == 1:
                print(f"\ngame {failed.number} fails\n{failed.error}")
                again = f"--game {self.game} --first {failed.number} --games 1 --every 1"
                print(f"repeat it: python -m benchmarks.soak {again}\n", flush=True)
        if time.monotonic() - self._told > 10:  # noqa: PLR2004 - seconds
            self._told = time.monotonic()
            self.tell()
        return self.keep_going or not self.failed

    def tell(self) -> None:
        """Print how far it has come."""
        seconds = time.monotonic() - self.began
        print(
            f"{self.games:,} of {self.total:,} games, {self.decided:,} decisions, "
            f"{self.rolled:,} rolls, {self.failed} failed, {seconds:.0f} s",
            flush=True,
        )


def run(options: argparse.Namespace) -> int:
    """Play all games, in several processes if asked, and give the exit status."""
    last = options.first + options.games
    batches = [(at, min(BATCH, last - at)) for at in range(options.first, last, BATCH)]
    soak = Soak(options.game, options.games, keep_going=options.keep_going)
    how = f"{options.processes} processes, one game in {options.every} thoroughly"
    print(f"{options.game}, {build()}, {how}")
    if options.processes == 1:
        for first, games in batches:
            if not soak.add(play_batch(options.game, first, games, options.every)):
                break
    else:
        _run_processes(soak, batches, options)
    soak.tell()
    for place, numbers in soak.kinds.items():
        print(f"{len(numbers)} × {place}; games {', '.join(map(str, numbers[:5]))}")
    print(f"digest {soak.digest:08x}")
    return 1 if soak.failed else 0


def _run_processes(soak: Soak, batches: list[tuple[int, int]], options: argparse.Namespace) -> None:
    with ProcessPoolExecutor(options.processes) as pool:
        waiting: dict[Future[Tally], int] = {
            pool.submit(play_batch, options.game, first, games, options.every): first
            for first, games in batches
        }
        try:
            for done in as_completed(waiting):
                if not soak.add(done.result()):
                    pool.shutdown(cancel_futures=True)
                    return
        except BrokenProcessPool:
            soak.failed += 1
            lost = sorted(
                first
                for future, first in waiting.items()
                if not future.done() or future.exception()
            )
            begun = " or ".join(map(str, lost[: options.processes]))
            print(f"a process died; look at the games from {begun} on with --processes 1")


def main() -> int:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), default="dreamblade")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument(
        "--every", type=int, default=100, help="doubt thoroughly one game in so many"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep-going", action="store_true", help="do not stop at a failure")
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
