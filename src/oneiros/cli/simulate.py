"""oneiros simulate: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from rich.progress import Progress

from oneiros.bots.bot import Bot
from oneiros.cli import games
from oneiros.cli.game import Game
from oneiros.cli.parser import Commands, unknown, whole
from oneiros.cli.seats import BOTS
from oneiros.cli.seeds import quick_dice, random_seed
from oneiros.cli.setup import add_seed, add_setup, begin
from oneiros.cli.shell import FINE, Shell
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.words import Words

MOST_GAMES: Final = 10_000_000
_SEATS: Final = 2


def register(commands: Commands) -> None:
    """Take the game, how many, and who plays."""
    words = commands.words
    parser = commands.add("simulate", run)
    games.add_game(parser)
    parser.add_argument(
        "--games",
        metavar="N",
        default=100,
        type=whole(words, 1, MOST_GAMES),
        help=words.say("cli-option-games"),
    )
    parser.add_argument(
        "--seats",
        metavar="A,B",
        default="random,random",
        type=lambda text: read_seats(words, text),
        help=words.say("cli-option-seats", bots=", ".join(BOTS)),
    )
    add_setup(parser)
    add_seed(parser, words.say("cli-option-seed-again"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-option-json"))


def read_seats(words: Words, text: str) -> list[str]:
    """Read the names of two bots."""
    names = [name.strip() for name in text.split(",")]
    if len(names) != _SEATS:
        raise argparse.ArgumentTypeError(words.say("cli-parser-seats", came=text))
    for name in names:
        if name not in BOTS:
            raise argparse.ArgumentTypeError(unknown(words, name, list(BOTS)))
    return names


class Tally:
    """What is counted over all games."""

    def __init__(self, game: Game) -> None:
        """Begin with nothing."""
        self.game = game
        self.winners: list[int] = []
        self.turns: list[int] = []
        self.decisions = 0
        self.rolls = 0
        self.seconds = 0.0

    def play(self, state: State, bots: Sequence[Bot], dice: Sequence[Dice], chance: Dice) -> None:
        """Play one game to its end and count; no bot's dice touch those of the game."""
        start = time.perf_counter()
        decisions = rolls = 0
        while state.seat != NOBODY:
            if state.seat == CHANCE:
                rolls += 1
                state.apply(chance.choose(state))
            else:
                decisions += 1
                # A bot may do with what it sees whatever it likes.
                seat = state.seat
                state.apply(bots[seat].choose(state.copy(), dice[seat]))
        self.seconds += time.perf_counter() - start
        self.decisions += decisions
        self.rolls += rolls
        self.winners.append(state.winner())
        self.turns.append(self.game.turns(state))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Play all games, and sum up."""
    game = games.find(arguments.game)
    match = begin(arguments, game, facts=False)
    seed = random_seed() if arguments.seed is None else arguments.seed
    bots = [BOTS[name]() for name in arguments.seats]
    tally = Tally(game)
    with Progress(console=shell.err, disable=not shell.err.is_terminal, transient=True) as bar:
        task = bar.add_task(shell.words.say("cli-simulate-progress"), total=arguments.games)
        for number in range(arguments.games):
            dice = [quick_dice(seed, number, seat) for seat in match.seats]
            tally.play(match.state.copy(), bots, dice, quick_dice(seed, number, "chance"))
            bar.advance(task)
    found = summary(tally, match.seats)
    if arguments.json:
        described = {"game": arguments.game, "seed": seed, "seats": arguments.seats}
        shell.write(json.dumps(described | found) + "\n")
    else:
        _show(shell, tally, match.seats, arguments.seats)
        shell.say("cli-simulate-seed", seed=seed)
    return FINE


def summary(tally: Tally, seats: Sequence[str]) -> dict[str, object]:
    """Sum up as plain data."""
    return {
        "games": len(tally.winners),
        "wins": {name: tally.winners.count(seat) for seat, name in enumerate(seats)},
        "draws": tally.winners.count(NOBODY),
        "turns": {"mean": fmean(tally.turns), "least": min(tally.turns), "most": max(tally.turns)},
        "decisions": tally.decisions,
        "rolls": tally.rolls,
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": round(tally.decisions / tally.seconds),
    }


def _show(shell: Shell, tally: Tally, seats: Sequence[str], bots: Sequence[str]) -> None:
    games_played = len(tally.winners)
    shell.say("cli-simulate-games", games=games_played)
    for seat, name in enumerate(seats):
        wins = tally.winners.count(seat)
        share = f"{wins / games_played:.1%}"
        shell.say("cli-simulate-wins", seat=name, bot=bots[seat], wins=wins, share=share)
    draws = tally.winners.count(NOBODY)
    shell.say("cli-simulate-draws", draws=draws, share=f"{draws / games_played:.1%}")
    mean = f"{fmean(tally.turns):.1f}"
    shell.say("cli-simulate-turns", mean=mean, least=min(tally.turns), most=max(tally.turns))
    speed = round(tally.decisions / tally.seconds)
    shell.say("cli-simulate-speed", decisions=tally.decisions, rolls=tally.rolls, speed=speed)
