"""Let opponents of Dreamscape play each other, and tell who wins, by how much, and how fast.

Run it as `python -m benchmarks.opponents scripted random --games 200`. With fewer bots than seats
the last one takes the seats left; from game to game every bot moves on by one seat. Game n depends
on nothing but the seed and n.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from statistics import fmean, pstdev
from time import perf_counter
from typing import Final, NamedTuple

from oneiros.bots.bot import Bot
from oneiros.bots.dreamscape.scripted import ScriptedBot
from oneiros.bots.random_bot import RandomBot
from oneiros.build import build
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.kernel.dice import Dice
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import CHANCE, NOBODY

BOTS: Final[dict[str, Callable[[], Bot]]] = {"scripted": ScriptedBot, "random": RandomBot}


class Place(NamedTuple):
    """How one bot fared in one game: its seat, points, share of the victory, time and decisions."""

    name: str
    seat: int
    points: int
    victory: float
    seconds: float
    slowest: float
    decisions: int


def play(names: Sequence[str], setup: Setup, seed: int, number: int) -> list[Place]:
    """Play one game, every bot as many seats on from its first as games were played before."""
    table, dice = DREAMSCAPE.start(setup), Dice(seed << 24 | number)
    players = int(table.players)
    seated = [names[(seat - number) % players] for seat in range(players)]
    bots = [BOTS[name]() for name in seated]
    seconds, slowest, decisions = [0.0] * players, [0.0] * players, [0] * players
    while table.seat != NOBODY:
        seat = int(table.seat)
        if seat == CHANCE:
            table.apply(dice.choose(table))
            continue
        seen = DREAMSCAPE.veil(table, seat)
        begun = perf_counter()
        chosen = bots[seat].choose(seen, dice)
        spent = perf_counter() - begun
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        decisions[seat] += 1
        table.apply(chosen)
    winners = [seat for seat in range(players) if table.champions >> seat & 1]
    return [
        Place(
            seated[seat],
            seat,
            int(table.score[seat]),
            1 / len(winners) if seat in winners else 0.0,
            seconds[seat],
            slowest[seat],
            decisions[seat],
        )
        for seat in range(players)
    ]


def report(places: Sequence[Place], games: int) -> list[str]:
    """Give a line for each bot, and one for the victories of each seat."""
    lines: list[str] = []
    for name in dict.fromkeys(place.name for place in places):
        own = [place for place in places if place.name == name]
        points = [place.points for place in own]
        decisions = sum(place.decisions for place in own)
        lines.append(
            f"{name:>9}: {sum(place.victory for place in own):g} of {games} games, "
            f"points {fmean(points):.1f} ± {pstdev(points):.1f} ({min(points)} to {max(points)}), "
            f"{1000 * sum(place.seconds for place in own) / decisions:.2f} ms a decision, "
            f"at most {1000 * max(place.slowest for place in own):.1f} ms, "
            f"{decisions / len(own):.0f} decisions a game"
        )
    seats = sorted({place.seat for place in places})
    won = [sum(place.victory for place in places if place.seat == seat) for seat in seats]
    lines.append("by seat: " + ", ".join(f"{SEATS[seat]} {won[seat]:g}" for seat in seats))
    return lines


def main() -> None:
    """Read the options, play the games and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", metavar="BOT", help=", ".join(BOTS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2, choices=range(2, len(SEATS) + 1))
    parser.add_argument("--nightmare", action="store_true")
    parser.add_argument("--simultaneous", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    names = options.bots or ["scripted"]
    for name in names:
        if name not in BOTS:
            parser.error(f"unknown bot {name}; there are {', '.join(BOTS)}")
    if len(names) > options.players or options.games < 1:
        parser.error("more bots than players, or no games")
    names += [names[-1]] * (options.players - len(names))
    setup = DREAMSCAPE.check(
        {
            "players": options.players,
            "nightmare": options.nightmare,
            "simultaneous": options.simultaneous,
        }
    )
    places: list[Place] = []
    for number in range(options.games):
        places += play(names, setup, options.seed, number)
    print(f"Dreamscape, {options.players} players, {build()}:")
    for line in report(places, options.games):
        print(line)


if __name__ == "__main__":
    main()
