"""oneiros play: a game in the terminal."""

from __future__ import annotations

import argparse

from oneiros.cli.before.seats import add_seats
from oneiros.cli.before.setup import add_setup
from oneiros.cli.before.sitting import sit_down, take_up
from oneiros.cli.parser import Parser, add_seed
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE, INTERRUPTED
from oneiros.cli.table.endings import ending
from oneiros.cli.table.parting import offer_record, reveal, suggest
from oneiros.cli.table.prompt import Leaving
from oneiros.cli.table.session import Session
from oneiros.cli.table.sparing import Sparing
from oneiros.cli.table.talk import Talk
from oneiros.cli.terminals import add_game

# From this size on there is room to draw the table again after every answer.
ROOMY_WIDTH = 120
ROOMY_HEIGHT = 40


def equip(parser: Parser) -> None:
    """Take the game, who sits where and with what, the seeds and the file."""
    say = parser.words.say
    add_game(parser)
    add_seats(parser)
    add_setup(parser)
    add_seed(parser, say("cli-option-seed"))
    parser.add_argument(
        "--player-seed",
        metavar=say("cli-metavar-seed"),
        action="append",
        default=[],
        help=say("cli-option-player-seed"),
    )
    parser.add_argument("--hints", choices=("yes", "no"), help=say("cli-option-hints"))
    file = say("cli-metavar-file")
    parser.add_argument("--record", metavar=file, help=say("cli-option-record"))
    parser.add_argument("--continue", dest="saved", metavar=file, help=say("cli-option-continue"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Play a game to its end, or until the person leaves."""
    session = None
    try:
        session = (sit_down if arguments.saved is None else take_up)(arguments, shell)
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
        # Anyone who leaves, even by an interruption, gets a record to continue or to verify.
        if session is not None:
            session.saving.close()
            reveal(session)
    return FINE


def _play(session: Session) -> None:
    shown = ""
    sparing = Sparing(session)
    while (decision := session.go_on()) is not None:
        if not sparing.answers(decision):
            if session.heading != shown or session.picture.unseen or _lively(session):
                session.draw()
                shown = session.heading
            Talk(session, decision).ask()
        session.saving.save()
    session.draw()
    session.shell.show(session.terminal.reckoning(session.glance()))
    how = ending(session.words, session.match.seats, session.match.ending())
    session.shell.print(how, style="bold")
    suggest(session)


def _lively(session: Session) -> bool:
    """Tell whether the table is drawn again though the same phase goes on."""
    size = session.shell.out.size
    roomy = size.width >= ROOMY_WIDTH and size.height >= ROOMY_HEIGHT
    wanted = (roomy or session.terminal.always_drawn) and not session.picture.sparing
    return session.shell.on_screen and wanted
