"""oneiros play: a game in the terminal."""

from __future__ import annotations

import argparse

from oneiros.cli import games
from oneiros.cli.endings import ending
from oneiros.cli.parser import Commands
from oneiros.cli.prompt import Leaving
from oneiros.cli.seats import BOTS, HUMAN
from oneiros.cli.seeds import fair_chance, quick_dice
from oneiros.cli.session import Seating, Session
from oneiros.cli.setup import add_setup, begin
from oneiros.cli.shell import FINE, Shell
from oneiros.cli.talk import Talk
from oneiros.kernel.fair import commitment


def register(commands: Commands) -> None:
    """Take the game, who sits where and with what, the seed and the file."""
    say = commands.words.say
    parser = commands.add("play", run)
    games.add_game(parser, optional=True)
    for seat, default in (("a", HUMAN), ("b", "random")):
        parser.add_argument(
            f"--seat-{seat}",
            choices=(HUMAN, *BOTS),
            default=default,
            help=say("cli-option-seat", seat=seat.upper(), default=default),
        )
    add_setup(parser)
    parser.add_argument("--record", metavar=say("cli-metavar-file"), help=say("cli-option-record"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Play a game to its end, or until the person leaves."""
    game = games.find(arguments.game)
    match = begin(arguments, game, facts=True)
    chance = fair_chance(arguments.seed, match.seats)
    seats = (arguments.seat_a, arguments.seat_b)
    bots = [None if name == HUMAN else BOTS[name]() for name in seats]
    seating = Seating(bots, quick_dice(arguments.seed, "bots"))
    session = Session(shell, game, match, chance, seating)
    if arguments.record is not None:
        session.save_to(arguments.record)
    if None in bots:
        shell.say("cli-play-welcome")
    shell.say("cli-play-commitment", commitment=commitment(chance.server_seed))
    try:
        _play(session)
    except Leaving:
        shell.say("cli-play-left")
    finally:
        # Whoever leaves, even by an interruption, gets a record that can be verified.
        session.save(closed=True)
        for file in session.files:
            shell.say("cli-play-record", file=file)
    return FINE


def _play(session: Session) -> None:
    shown = ""
    while True:
        session.go_on()
        decision = session.match.decision()
        if decision is None:
            break
        heading = session.game.heading(session.words, session.match.state)
        if heading != shown:
            session.draw()
            shown = heading
        Talk(session, decision).ask()
        session.save()
    session.draw()
    how = ending(session.words, session.match.seats, session.match.ending())
    session.shell.print(how, style="bold")
