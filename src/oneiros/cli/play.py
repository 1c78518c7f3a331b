"""oneiros play: a game in the terminal."""

from __future__ import annotations

import argparse

from oneiros.cli import INTERRUPTED, games
from oneiros.cli.agreement import agree, check
from oneiros.cli.endings import ending
from oneiros.cli.files import try_out
from oneiros.cli.parser import Commands
from oneiros.cli.parting import offer_record, reveal
from oneiros.cli.prompt import Leaving
from oneiros.cli.seats import BOTS, HUMAN
from oneiros.cli.seeds import quick_dice, repeatable_chance
from oneiros.cli.session import Seating, Session
from oneiros.cli.setup import add_seed, add_setup, begin
from oneiros.cli.shell import FINE, Shell
from oneiros.cli.talk import Talk
from oneiros.kernel.errors import BadData

# From this size on there is room to draw the table again after every answer.
ROOMY_WIDTH = 120
ROOMY_HEIGHT = 40


def register(commands: Commands) -> None:
    """Take the game, who sits where and with what, the seeds and the file."""
    say = commands.words.say
    parser = commands.add("play", run)
    games.add_game(parser)
    for seat, default in (("a", HUMAN), ("b", "scripted")):
        parser.add_argument(
            f"--seat-{seat}",
            choices=(HUMAN, *BOTS),
            default=default,
            help=say("cli-option-seat", seat=seat.upper(), default=default),
        )
    add_setup(parser)
    add_seed(parser, say("cli-option-seed"))
    parser.add_argument(
        "--player-seed",
        metavar=say("cli-metavar-seed"),
        action="append",
        default=[],
        help=say("cli-option-player-seed"),
    )
    parser.add_argument("--record", metavar=say("cli-metavar-file"), help=say("cli-option-record"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Play a game to its end, or until the person leaves."""
    session = None
    try:
        session = _sit_down(arguments, shell)
        _play(session)
        offer_record(session)
    except Leaving:
        shell.say("cli-play-left")
    except KeyboardInterrupt:
        # The terminal has shown ^C in a line of its own making.
        shell.print()
        shell.say("cli-play-left")
        return INTERRUPTED
    finally:
        # Whoever leaves, even by an interruption, gets a record that can be verified.
        if session is not None:
            session.save(closed=True)
            reveal(session)
    return FINE


def _sit_down(arguments: argparse.Namespace, shell: Shell) -> Session:
    """Set the game up, agree on the dice, and say how it is played."""
    game = games.find(arguments.game)
    match = begin(arguments, game, facts=True)
    seats = (arguments.seat_a, arguments.seat_b)
    bots = [None if name == HUMAN else BOTS[name]() for name in seats]
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    if arguments.seed is not None and arguments.player_seed:
        raise BadData("cli-seeds-together")
    check(arguments.player_seed, len(people))
    if arguments.record is not None:
        try_out(arguments.record)
    if people:
        shell.print(game.primer(shell.words))
        shell.say("cli-play-welcome")
    if arguments.seed is None:
        chance = agree(shell, match.seats, people, arguments.player_seed)
    else:
        shell.say("cli-play-repeatable", seed=arguments.seed)
        chance = repeatable_chance(arguments.seed, match.seats)
    seating = Seating(bots, quick_dice(arguments.seed, "bots"))
    session = Session(shell, game, match, chance, seating)
    session.sealed = arguments.seed is None
    if arguments.record is not None:
        session.save_to(arguments.record)
    return session


def _play(session: Session) -> None:
    shown = ""
    while True:
        session.go_on()
        decision = session.match.decision()
        if decision is None:
            break
        heading = session.game.heading(session.words, session.match.state)
        if heading != shown or _roomy(session.shell):
            session.draw()
            shown = heading
        Talk(session, decision).ask()
        session.save()
    session.draw()
    how = ending(session.words, session.match.seats, session.match.ending())
    session.shell.print(how, style="bold")


def _roomy(shell: Shell) -> bool:
    size = shell.out.size
    return shell.on_screen and size.width >= ROOMY_WIDTH and size.height >= ROOMY_HEIGHT
