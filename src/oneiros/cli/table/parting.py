"""The end of a game at the terminal: whom to play next, the record, and the seed of the dice."""

from __future__ import annotations

from shlex import quote

from oneiros.cli.before.seats import described
from oneiros.cli.shell import program
from oneiros.cli.table.prompt import Leaving, at_terminal, read_line
from oneiros.cli.table.session import Session
from oneiros.kernel.errors import BadData
from oneiros.registry.bots.installed import HUMAN
from oneiros.registry.suited import suited


def suggest(session: Session) -> None:
    """After a clear end against bots of one level, name the level to try next."""
    if len(session.people) != 1:
        return
    [own], game = session.people, session.terminal.game
    sitters = session.sitters
    found = suited(game, session.match.state, sitters, own)
    usual = game.ruleset.seats(session.terminal.setup({}))
    # What a game that goes on was set up with is not known, so not every table can be named.
    if found is None or (len(usual) != len(sitters) and not session.options):
        return
    seats = ",".join(HUMAN if seat == own else found.level for seat in range(len(sitters)))
    session.shell.say(
        "cli-play-suits",
        way=found.way,
        about=described(session.words, found.level),
        program=program(),
        game=game.ruleset.name,
        seats=seats,
        options="".join(f" {quote(one)}" for one in session.options),
    )


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
    if session.saving.files and session.match.ending() is not None:
        session.shell.say("cli-play-look-back", file=session.saving.files[0], program=program())
    if session.saving.sealed and not session.saving.files:
        players = zip(session.match.seats, session.chance.player_seeds, strict=True)
        session.shell.say(
            "cli-play-seeds",
            server=session.chance.server_seed.hex(),
            players=", ".join(f"{seat} {seed}" for seat, seed in players),
        )
