"""What several commands ask for before a game: whatever the games can be set up with."""

from __future__ import annotations

import argparse

from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.terminal import YES, Terminal, Wish
from oneiros.cli.terminals import default_game, find, terminals
from oneiros.kernel.errors import BadData
from oneiros.kernel.match import Match
from oneiros.words import Words


def add_setup(parser: Parser) -> None:
    """Take the wishes that games know, each under the names of the games that know it."""
    groups: dict[str, argparse._ArgumentGroup] = {}
    for known in _wishes(parser.words).values():
        wish = next(iter(known.values()))
        owners = ", ".join(known)
        if owners not in groups:
            title = parser.words.say("cli-parser-options-of", games=owners)
            groups[owners] = parser.add_argument_group(title)
        means = wish.means.replace("%", "%%")
        if not wish.values and not wish.free:
            groups[owners].add_argument(option(wish), action="store_const", const=YES, help=means)
            continue
        values = dict.fromkeys(value for one in known.values() for value in one.values)
        groups[owners].add_argument(
            option(wish),
            metavar=wish.metavar or None,
            choices=None if wish.free else tuple(values),
            help=means,
        )


def _wishes(words: Words) -> dict[str, dict[str, Wish]]:
    """Gather all wishes by their names, and each of them by the games that know it."""
    found: dict[str, dict[str, Wish]] = {}
    for name, terminal in terminals().items():
        for wish in terminal.wishes(words):
            found.setdefault(wish.name, {})[name] = wish
    return found


def option(wish: Wish) -> str:
    """Write a wish as an option of the command line."""
    return f"--{wish.name}"


def meant(arguments: argparse.Namespace, words: Words) -> str | None:
    """Name the game that the arguments mean: the one named, or the only one with these options."""
    if arguments.game is not None:
        return str(arguments.game)
    given = [known for name, known in _wishes(words).items() if _value(arguments, name) is not None]
    owners = [game for game in terminals() if all(game in known for known in given)]
    return owners[0] if given and len(owners) == 1 else None


def terminal_for(arguments: argparse.Namespace, shell: Shell) -> Terminal:
    """Give the game that the arguments mean, the first one where they do not say."""
    return find(shell, meant(arguments, shell.words) or default_game())


def _value(arguments: argparse.Namespace, name: str) -> str | None:
    value: str | None = getattr(arguments, name.replace("-", "_"))
    return value


def wished(arguments: argparse.Namespace, words: Words, terminal: Terminal) -> dict[str, str]:
    """Gather what is wished for a game; refuse what can be wished for another game only."""
    found: dict[str, str] = {}
    game = terminal.game.ruleset.name
    for name, known in _wishes(words).items():
        value = _value(arguments, name)
        if value is None:
            continue
        own = known.get(game)
        if own is None:
            raise BadData(
                "cli-option-other-game",
                option=f"--{name}",
                game=game,
                owner=next(iter(known)),
                command=arguments.command,
            )
        if own.values and not own.free and value not in own.values:
            raise BadData("cli-setup-no-value", came=value, known=", ".join(own.values))
        found[name] = value
    return found


def begin(arguments: argparse.Namespace, words: Words, terminal: Terminal) -> Match:
    """Set up the match that the arguments describe; nobody listens to what happens in it."""
    setup = terminal.setup(wished(arguments, words, terminal))
    return Match(terminal.game.ruleset, setup, facts=False)
