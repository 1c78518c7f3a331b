"""A bot from outside: where it is found, and what it says about itself."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, cast

from oneiros.kernel.bot import Bot
from oneiros.kernel.errors import BadData
from oneiros.registry.addresses import resolve
from oneiros.registry.bots.asking import ProcessMind, seconds_allowed
from oneiros.registry.bots.faults import BotFault, told
from oneiros.registry.bots.outside_bot import OutsideBot, OwnMind, Tally
from oneiros.registry.bots.process import BotProcess
from oneiros.registry.game import Game

COMMAND: Final = "cmd:"
"""What stands before a command; anything else with a colon is the address of a class."""
_LONGEST: Final = 200


class Outsider(NamedTuple):
    """A bot from outside by its name; without games it plays all of them."""

    name: str
    source: str
    """`module:object`, or a command after `cmd:`."""
    title: str = ""
    author: str = ""
    about: str = ""
    games: tuple[str, ...] = ()

    def plays(self, game: Game) -> bool:
        """Tell whether it plays a game."""
        return not self.games or game.ruleset.name in self.games

    def bot(self, game: Game) -> OutsideBot:
        """Give a new one: a class thinks in this process, a command in its own."""
        if self.source.startswith(COMMAND):
            return self.apart(game, seconds_allowed(), quiet=False)
        return OutsideBot(game, OwnMind(loaded(self.source)))

    def apart(
        self, game: Game, seconds: float, tally: Tally | None = None, *, quiet: bool = True
    ) -> OutsideBot:
        """Give a new one that thinks in a process of its own, so long for each answer."""
        if self.source.startswith(COMMAND):
            command, state = command_of(self.source), False
        else:
            command = [sys.executable, "-P", "-m", "oneiros.registry.bots.host", self.source]
            state = True
        mind = ProcessMind(game, command, seconds, state=state, quiet=quiet)
        return OutsideBot(game, mind, tally)


def loaded(address: str) -> Callable[[], Bot]:
    """Give what makes a bot, such as a class, from an address; refuse what cannot be one."""
    here = str(Path.cwd())
    if here not in sys.path:
        # Whoever writes a bot has it in front of them; what is installed comes first.
        sys.path.append(here)
    try:
        found = resolve(address)
    except BadData:
        raise
    except (Exception, SystemExit) as error:
        raise BadData("bot-broken", came=address[:_LONGEST], why=told(error)[:_LONGEST]) from error
    if not callable(found):
        raise BadData("bot-no-class", came=address[:_LONGEST])
    if isinstance(found, type) and not callable(getattr(found, "choose", None)):
        raise BadData("bot-no-choose", came=address[:_LONGEST])
    return cast("Callable[[], Bot]", found)


def command_of(source: str) -> list[str]:
    """Give a command as its parts; refuse one that is not there."""
    try:
        parts = shlex.split(source.removeprefix(COMMAND), posix=os.name == "posix")
    except ValueError as error:
        raise BadData("bot-command", came=source[:_LONGEST], why=str(error)) from None
    if not parts:
        raise BadData("bot-command-empty", came=source[:_LONGEST])
    program = shutil.which(parts[0])
    if program is None:
        raise BadData("bot-command-missing", came=source[:_LONGEST], program=parts[0][:_LONGEST])
    return [program, *parts[1:]]


def unintroduced(name: str) -> Outsider:
    """Give a bot by its address or command, as whoever calls it by that wants it: at once."""
    if name.startswith(COMMAND):
        command_of(name)
        return Outsider(name, name)
    return _of_class(name, name)


def introduced(name: str, source: str, author: str = "", about: str = "") -> Outsider:
    """Give a bot with what it says about itself; refuse one that cannot say anything."""
    if source.startswith(COMMAND):
        return _of_command(name, source)
    return _of_class(name, source, author, about)


def _of_class(name: str, source: str, author: str = "", about: str = "") -> Outsider:
    found = loaded(source)
    try:
        first = found.__doc__ if isinstance(found, type) else ""
        line = first.strip().partition("\n")[0] if isinstance(first, str) else ""
        texts = (
            _said(found, "title", name),
            _said(found, "author", author),
            _said(found, "about", about or line),
        )
        return _checked(Outsider(name, source, *texts, getattr(found, "games", ())))
    except BadData:
        raise
    except Exception as error:
        raise BadData("bot-broken", came=source[:_LONGEST], why=told(error)[:_LONGEST]) from error


def _said(found: object, attribute: str, usual: str) -> str:
    """Give what a class says about itself, whatever that is; nothing is as good as silence."""
    said = getattr(found, attribute, None)
    return usual if said is None or (isinstance(said, str) and not said) else cast("str", said)


def _of_command(name: str, source: str) -> Outsider:
    try:
        process = BotProcess(command_of(source), quiet=True)
        try:
            process.greet()
        finally:
            process.close()
    except BotFault as fault:
        raise BadData("bot-mute", came=source[:_LONGEST], why=fault.why) from None
    said = process.about.get
    texts = (said("title") or name, said("author") or "", said("about") or "")
    return _checked(Outsider(name, source, *texts, said("games") or ()))


def _checked(found: Outsider) -> Outsider:
    """Refuse what a bot may not say about itself."""
    texts = (found.title, found.author, found.about)
    games: object = found.games
    if (
        not all(isinstance(one, str) for one in texts)
        or not isinstance(games, list | tuple)
        or not all(isinstance(one, str) for one in games)
    ):
        raise BadData("bot-introduction", came=found.source[:_LONGEST])
    title, author, about = (" ".join(one.split())[:_LONGEST] for one in texts)
    return Outsider(found.name, found.source, title, author, about, tuple(games))
