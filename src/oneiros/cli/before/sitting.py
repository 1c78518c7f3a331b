"""Sitting down at a table: a new game is set up and agreed on, a saved one is taken up again."""

from __future__ import annotations

import argparse

from oneiros.cli import seeds
from oneiros.cli.before import again, seats
from oneiros.cli.before.agreement import agree, check
from oneiros.cli.before.asking import Asking
from oneiros.cli.before.setup import option
from oneiros.cli.before.wishes import choose, settle
from oneiros.cli.dice import chance_again
from oneiros.cli.files import read_bytes, try_out
from oneiros.cli.shell import Shell
from oneiros.cli.table import vault
from oneiros.cli.table.seating import Seating
from oneiros.cli.table.session import Session
from oneiros.cli.terminals import find, terminals
from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.record import read_record
from oneiros.kernel.replay import replay
from oneiros.kernel.state import CHANCE


def sit_down(arguments: argparse.Namespace, shell: Shell) -> Session:
    """Set a new game up, agree on its chance, and say how it is played."""
    if arguments.seed is not None and arguments.player_seed:
        raise BadData("cli-seeds-together")
    if arguments.record is not None:
        try_out(arguments.record)
    asking = Asking(shell)
    terminal = choose(arguments, asking)
    game = terminal.game
    wished = settle(arguments, asking, terminal)
    match = Match(game.ruleset, terminal.setup(wished))
    names = seats.seated(arguments, game, match.seats)
    bots_seed = seeds.random_seed() if arguments.seed is None else arguments.seed
    seating = Seating(names, bots_seed, _hints(arguments))
    check(arguments.player_seed, len(seating.people))
    if seating.people:
        shell.print(terminal.primer(shell.words))
        shell.say("cli-play-welcome")
    if arguments.seed is None:
        chance = agree(shell, match, seating.people, arguments.player_seed)
    else:
        shell.say("cli-play-repeatable", seed=arguments.seed)
        chance = seeds.repeatable_chance(arguments.seed, match.seats)
    session = Session(shell, terminal, match, chance, seating)
    session.options = again.options(arguments, shell.words, terminal, wished)
    session.saving.sealed = arguments.seed is None
    if arguments.record is not None:
        session.saving.save_to(arguments.record)
    return session


def take_up(arguments: argparse.Namespace, shell: Shell) -> Session:
    """Go on with the game of a record, everybody in the same seat and with the same chance."""
    path = arguments.saved
    _check_alone(arguments, shell)
    record = read_record(read_bytes(path))
    terminal = find(shell, record.game)
    game = terminal.game
    if record.result is not None or record.fairness.server_seed is not None:
        raise BadData("cli-continue-closed", file=path)
    kept = vault.find(record.fairness.commitment)
    match = replay(game.ruleset, record)
    if len(kept.seats) != len(match.seats):
        raise BadData("cli-continue-seats", seats=", ".join(kept.seats))
    for name in kept.seats:
        seats.check_sitter(game, name)
    chance = chance_again(match, record, kept.server_seed)
    _roll_again(match, chance)
    seating = Seating(kept.seats, kept.bots, _hints(arguments))
    session = Session(shell, terminal, match, chance, seating)
    session.saving.sealed = kept.sealed
    session.resume(path)
    shell.say("cli-play-continued", file=path, answers=match.step)
    return session


def _hints(arguments: argparse.Namespace) -> bool | None:
    """Read whether hints are given; None where nothing is said about it."""
    return None if arguments.hints is None else bool(arguments.hints == "yes")


def _check_alone(arguments: argparse.Namespace, shell: Shell) -> None:
    """Refuse whatever the saved game has settled already."""
    wishes = [option(one) for own in terminals().values() for one in own.wishes(shell.words)]
    others = ("--seed", "--player-seed", "--record")
    for one in (*seats.said(arguments), *wishes, *others):
        if getattr(arguments, one.removeprefix("--").replace("-", "_")):
            raise BadData("cli-continue-alone", option=one)


def _roll_again(match: Match, chance: FairChance) -> None:
    """Bring chance to where it was; refuse outcomes that it did not give."""
    for step, answer in enumerate(match.answers):
        if answer.seat == CHANCE:
            expected = chance.draw(answer.weights)
            if expected != answer.chosen:
                place = f"$.answers[{step}][1]"
                raise BadData("verify-outcome", place=place, came=answer.chosen, expected=expected)
