"""oneiros simulate: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import repeat
from statistics import fmean
from typing import Final

from oneiros.arena.series import Fixture, Result, in_order, play_all, series, worth_starting
from oneiros.cli.before.seats import all_bots, bots_for, read_bots
from oneiros.cli.before.setup import add_setup, begin, terminal_for
from oneiros.cli.files import path_of, try_out, why
from oneiros.cli.losses import summed, tell_losses
from oneiros.cli.parser import Parser, add_seed, whole
from oneiros.cli.processes import add_processes
from oneiros.cli.progress import progress
from oneiros.cli.seeds import random_seed
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.cli.terminals import add_game
from oneiros.data.recording import play_recorded
from oneiros.kernel.errors import BadData
from oneiros.registry.bots.outside_bot import Loss
from oneiros.words.numbers import decimal, percent

MOST_GAMES: Final = 10_000_000


def equip(parser: Parser) -> None:
    """Take the game, how many, and who plays."""
    words = parser.words
    add_game(parser)
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
        type=lambda text: read_bots(words, text),
        help=words.say("cli-option-seats", bots=", ".join(all_bots())),
    )
    parser.add_argument(
        "--records",
        metavar=words.say("cli-metavar-file"),
        help=words.say("data-option-records"),
    )
    add_processes(parser)
    add_setup(parser)
    add_seed(parser, words.say("cli-option-seed-again"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-option-json"))


class Tally:
    """What is counted over all games."""

    def __init__(self, seats: Sequence[str]) -> None:
        """Begin with nothing."""
        self.seats = seats
        self.winners: list[tuple[int, ...]] = []
        self.turns: list[int] = []
        self.scores: list[Sequence[int]] = []
        self.decisions = 0
        self.rolls = 0
        self.seconds = 0.0
        self.lost: list[Sequence[Loss]] = []

    def add(self, result: Result) -> None:
        """Count one game."""
        self.winners.append(result.winners)
        self.turns.append(result.turns)
        self.decisions += result.decisions
        self.rolls += result.rolls
        self.seconds += result.seconds
        self.lost.append(result.lost)
        if result.scores:
            self.scores.append(result.scores)

    @property
    def shared(self) -> int:
        """How many games have several winners."""
        return sum(len(winners) > 1 for winners in self.winners)

    @property
    def draws(self) -> int:
        """How many games nobody won."""
        return self.winners.count(())

    def wins(self, seat: int) -> int:
        """Count the games that a seat won alone."""
        return self.winners.count((seat,))

    def losses(self, seat: int) -> Loss:
        """Sum up what a seat lost by faults of its bot."""
        return summed(lost[seat] for lost in self.lost)

    def mean_score(self, seat: int) -> float:
        """Give what a seat scores on average."""
        return fmean(scores[seat] for scores in self.scores)


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Play all games, and sum up."""
    terminal = terminal_for(arguments, shell)
    game = terminal.game
    match = begin(arguments, shell.words, terminal)
    names = bots_for(game, arguments.seats, match.seats)
    seed = random_seed() if arguments.seed is None else arguments.seed
    # Everybody keeps the seat that was asked for.
    seatings = repeat(names, arguments.games)
    planned = series(game.ruleset.name, match.setup, seatings, seed)
    tally = Tally(match.seats)
    processes = arguments.processes or worth_starting(arguments.games)
    with progress(shell) as bar:
        task = bar.add_task(shell.words.say("cli-simulate-progress"), total=arguments.games)
        for result in _played(arguments.records, planned, processes, lambda: bar.advance(task)):
            tally.add(result)
    if arguments.json:
        described = {"game": game.ruleset.name, "seed": seed, "seats": names}
        shell.write(json.dumps(described | summary(tally)) + "\n")
    else:
        _show(shell, tally, names)
        if arguments.records is not None:
            shell.say("data-recorded", file=arguments.records)
        shell.say("cli-simulate-seed", seed=seed)
    return FINE


def _played(
    records: str | None, planned: Iterable[Fixture], processes: int, told: Callable[[], None]
) -> Iterator[Result]:
    """Play all games, and keep each of them if that is wished as soon as it is over."""
    if records is None:
        yield from play_all(planned, processes=processes, told=told)
        return
    try_out(records)
    try:
        with path_of(records).open("ab") as file:
            for one in in_order(play_recorded, planned, processes=processes, told=told):
                file.write(one.line)
                yield one.result
    except OSError as error:
        raise BadData("cli-file-unwritable", file=records, why=why(error)) from None


def summary(tally: Tally) -> dict[str, object]:
    """Sum up as plain data."""
    found: dict[str, object] = {
        "games": len(tally.winners),
        "wins": {name: tally.wins(seat) for seat, name in enumerate(tally.seats)},
        "shared": tally.shared,
        "draws": tally.draws,
        "turns": {"mean": fmean(tally.turns), "least": min(tally.turns), "most": max(tally.turns)},
        "decisions": tally.decisions,
        "rolls": tally.rolls,
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": round(tally.decisions / tally.seconds),
        "lost": {name: tally.losses(seat).moves for seat, name in enumerate(tally.seats)},
    }
    if tally.scores:
        found["scores"] = {name: tally.mean_score(seat) for seat, name in enumerate(tally.seats)}
    return found


def _show(shell: Shell, tally: Tally, bots: Sequence[str]) -> None:
    played = len(tally.winners)
    shell.say("cli-simulate-games", games=played)
    for seat, name in enumerate(tally.seats):
        wins = tally.wins(seat)
        share = percent(shell.words, wins / played)
        shell.say("cli-simulate-wins", seat=name, bot=bots[seat], wins=wins, share=share)
    if tally.shared:
        share = percent(shell.words, tally.shared / played)
        shell.say("cli-simulate-shared", shared=tally.shared, share=share)
    share = percent(shell.words, tally.draws / played)
    shell.say("cli-simulate-draws", draws=tally.draws, share=share)
    if tally.scores:
        scores = [
            f"{name} {decimal(shell.words, tally.mean_score(seat), 1)}"
            for seat, name in enumerate(tally.seats)
        ]
        shell.say("cli-simulate-scores", scores="; ".join(scores))
    mean = decimal(shell.words, fmean(tally.turns), 1)
    shell.say("cli-simulate-turns", mean=mean, least=min(tally.turns), most=max(tally.turns))
    for seat, bot in enumerate(bots):
        tell_losses(shell, bot, tally.losses(seat))
    speed = round(tally.decisions / tally.seconds)
    shell.say("cli-simulate-speed", decisions=tally.decisions, rolls=tally.rolls, speed=speed)
