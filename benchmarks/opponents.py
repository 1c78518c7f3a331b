"""Let opponents play each other, and tell who wins, by how much, and how fast.

Run it as `python -m benchmarks.opponents scripted random --game dreamscape --games 200`. With fewer
bots than seats the last one takes the seats left, with more every choice of them plays so many
games; from game to game every bot moves on by one seat. Game n depends on nothing but the seed and
n.

`--times` lists what each bot took: for a decision and for a turn, on a core and by the clock. With
`--seated` bots play as they do at tables, where some have fewer playouts while the engine is
interpreted. With `--busy` the limits of thought count time on a core, so that a machine with other
work changes little.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import NamedTuple
from unittest.mock import patch

from oneiros.arena.series import Result, play, round_robin, seat_shares, series, strengths
from oneiros.bots import budget
from oneiros.build import build
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.registry.game import Game
from oneiros.registry.games import all_games, game
from oneiros.registry.seat_bots import new_seat_bot


class Seconds(NamedTuple):
    """Seconds on a core, and by the clock."""

    core: float
    clock: float


class Timed:
    """A bot whose decisions and turns are timed, in seconds on a core and by the clock."""

    def __init__(self, bot: Bot, played: Game) -> None:
        """Let a bot think in its place."""
        self._bot = bot
        self._game = played
        self.decisions: list[Seconds] = []
        self.turns: defaultdict[int, Seconds] = defaultdict(lambda: Seconds(0.0, 0.0))

    def choose(self, seen: State, dice: Dice) -> int:
        """Give the bot's answer, and note how long it took."""
        turn, before = self._game.turns(seen), self.turns
        begun, worked = perf_counter(), process_time()
        chosen = self._bot.choose(seen, dice)
        took = Seconds(process_time() - worked, perf_counter() - begun)
        self.decisions.append(took)
        before[turn] = Seconds(before[turn].core + took.core, before[turn].clock + took.clock)
        return chosen


def times(timed: Sequence[Timed]) -> list[str]:
    """Give a line for decisions and one for turns: median, 95th percentile and most."""
    lines: list[str] = []
    for what, spent in (
        ("decision", [one for bot in timed for one in bot.decisions]),
        ("turn", [one for bot in timed for one in bot.turns.values()]),
    ):
        core = _spread([one.core for one in spent])
        clock = _spread([one.clock for one in spent])
        lines.append(f"{len(spent):>11} {what}s: on a core {core}; by the clock {clock}")
    return lines


def _spread(seconds: Sequence[float]) -> str:
    parts = quantiles([*seconds, *seconds], n=20, method="inclusive")
    figures = (median(seconds), parts[-1], max(seconds))
    return "median {:.0f}, p95 {:.0f}, most {:.0f} ms".format(*(1000 * one for one in figures))


def report(results: Sequence[Result], timed: Mapping[str, Sequence[Timed]]) -> list[str]:
    """Give a line for each bot, and one for the victories of each seat."""
    lines: list[str] = []
    for one in strengths(results):
        won, points = one.share, one.points
        spent = [took.clock for bot in timed[one.bot] for took in bot.decisions]
        scored = ""
        if points is not None:
            scored = f"points {points.mean:.1f} ({points.low:.1f} to {points.high:.1f}), "
        lines.append(
            f"{one.bot:>9}: {won.share:.1%} of {won.games} games "
            f"({won.low:.1%} to {won.high:.1%}), "
            f"{scored}{1000 * sum(spent) / len(spent):.2f} ms a decision, "
            f"at most {1000 * max(spent):.1f} ms, {len(spent) / won.games:.0f} decisions a game"
        )
    names = [chr(ord("A") + seat) for seat in range(len(results[0].shares))]
    by_seat = [f"{one.name} {one.share:.1%}" for one in seat_shares(results, names)]
    return [*lines, "by seat: " + ", ".join(by_seat)]


def main() -> None:
    """Read the options, play the games and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", metavar="BOT", default=["scripted"])
    parser.add_argument("--game", choices=tuple(all_games()), default="dreamscape")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--switch", action="append", default=[], help="a field of the format")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seated", action="store_true", help="let bots play as at tables")
    parser.add_argument("--busy", action="store_true", help="limit thought by time on a core")
    parser.add_argument("--times", action="store_true", help="list decisions and turns")
    options = parser.parse_args()
    chosen, names = game(options.game), list(options.bots)
    for name in names:
        if name not in chosen.bots:
            parser.error(f"unknown bot {name}; there are {', '.join(chosen.bots)}")
    if options.games < 1:
        parser.error("no games")
    names += [names[-1]] * (options.players - len(names))
    seatings = round_robin(names, options.players, options.games)
    form = dict.fromkeys(options.switch, True)
    setup: Setup = chosen.setup(form, [chosen.brought(None)] * options.players)

    def sit(name: str) -> Bot:
        return new_seat_bot(chosen, name) if options.seated else chosen.bots[name]()

    clock = process_time if options.busy else perf_counter
    timed: defaultdict[str, list[Timed]] = defaultdict(list)
    results: list[Result] = []
    for one in series(options.game, setup, seatings, options.seed):
        players = [Timed(sit(name), chosen) for name in one.bots]
        for name, bot in zip(one.bots, players, strict=True):
            timed[name].append(bot)
        with patch.object(budget, "perf_counter", clock):
            results.append(play(one, players))
    print(f"{options.game}, {options.players} players, {build()}:")
    for line in report(results, timed):
        print(line)
    for name in timed if options.times else ():
        print(f"{name}:", *times(timed[name]), sep="\n")


if __name__ == "__main__":
    main()
