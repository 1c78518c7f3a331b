"""Let opponents play each other, and tell who wins, by how much, and how fast.

Run it as `python -m benchmarks.opponents scripted random --game dreamscape --games 200`. With fewer
bots than seats the last one takes the seats left, with more every choice of them plays so many
games; from game to game every bot moves on by one seat. Game n depends on nothing but the seed and
n.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Mapping, Sequence
from time import perf_counter

from oneiros.arena.series import Result, play, round_robin, seat_shares, series, strengths
from oneiros.build import build
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.registry.games import all_games, game


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, seconds: list[float]) -> None:
        """Note the seconds of each decision in a list."""
        self._bot = bot
        self._seconds = seconds

    def choose(self, seen: State, dice: Dice) -> int:
        """Let the bot choose."""
        begun = perf_counter()
        chosen = self._bot.choose(seen, dice)
        self._seconds.append(perf_counter() - begun)
        return chosen


def report(results: Sequence[Result], seconds: Mapping[str, Sequence[float]]) -> list[str]:
    """Give a line for each bot, and one for the victories of each seat."""
    lines: list[str] = []
    for one in strengths(results):
        won, spent, points = one.share, seconds[one.bot], one.points
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
    seconds: defaultdict[str, list[float]] = defaultdict(list)
    results = [
        play(one, [Timed(chosen.bots[name](), seconds[name]) for name in one.bots])
        for one in series(options.game, setup, seatings, options.seed)
    ]
    print(f"{options.game}, {options.players} players, {build()}:")
    for line in report(results, seconds):
        print(line)


if __name__ == "__main__":
    main()
