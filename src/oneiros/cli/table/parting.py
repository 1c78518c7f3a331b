"""The end of a game at the terminal: the record, and the seed that the dice came from."""

from __future__ import annotations

from oneiros.cli.shell import program
from oneiros.cli.table.prompt import Leaving, at_terminal, read_line
from oneiros.cli.table.session import Session
from oneiros.kernel.errors import BadData


def offer_record(session: Session) -> None:
    """Let people keep a finished game that nobody has saved."""
    if session.saving.files or not session.people or not at_terminal():
        return
    session.shell.say("cli-play-keep")
    while True:
        try:
            path = read_line(session.words.say("cli-play-keep-prompt") + " ", ()).strip()
        except Leaving:
            return
        if not path:
            return
        try:
            session.saving.save_to(path)
        except BadData as refusal:
            session.shell.refuse(refusal)
        else:
            return


def reveal(session: Session) -> None:
    """Say where the record is; without one, show the seeds that it would have revealed."""
    said = "cli-play-waits" if session.saving.waits else "cli-play-record"
    for file in session.saving.files:
        session.shell.say(said, file=file, program=program())
    if session.saving.sealed and not session.saving.files:
        players = zip(session.match.seats, session.chance.player_seeds, strict=True)
        session.shell.say(
            "cli-play-seeds",
            server=session.chance.server_seed.hex(),
            players=", ".join(f"{seat} {seed}" for seat, seed in players),
        )
