"""Who may sit at a table in the terminal: a human, or a bot by its name."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from string import ascii_lowercase
from typing import Final

from oneiros.cli.parser import Parser, unknown
from oneiros.cli.terminals import default_game
from oneiros.kernel.errors import BadData
from oneiros.registry.bots.installed import HUMAN, installed_names, listed
from oneiros.registry.bots.names import find, outsiders
from oneiros.registry.game import Game
from oneiros.registry.games import all_games
from oneiros.words import Words

# Every game has at least this many seats.
_LEAST: Final = 2


def letters() -> str:
    """Give a letter for each seat of the game that has the most."""
    return ascii_lowercase[: max(game.most_seats for game in all_games().values())]


def add_seats(parser: Parser) -> None:
    """Take who sits where."""
    say = parser.words.say
    for number, letter in enumerate(letters()):
        key = "cli-option-seat" if number < _LEAST else "cli-option-seat-more"
        default = usual(all_games()[default_game()], number)
        parser.add_argument(
            f"--seat-{letter}",
            type=lambda text: _read_seat(parser.words, text),
            metavar=say("cli-metavar-who"),
            help=say(key, seat=letter.upper(), bots=", ".join(all_bots()), default=default),
        )
        parser.suggested[f"--seat-{letter}"] = (HUMAN, *all_bots())

    parser.add_argument(
        "--seats",
        metavar="A,B",
        type=lambda text: [_read_seat(parser.words, one) for one in listed(text)],
        help=say("cli-option-seats-all"),
    )


def all_bots() -> list[str]:
    """Name the bots of all games, and those from outside."""
    own = (name for game in all_games().values() for name in game.bots)
    return list(dict.fromkeys((*own, *installed_names())))


def read_bot(words: Words, text: str) -> str:
    """Read the name of a bot; an address or a command is looked for when the game is known."""
    name = text.strip()
    if ":" not in name and name not in all_bots():
        raise argparse.ArgumentTypeError(unknown(words, name, all_bots()))
    return name


def _read_seat(words: Words, text: str) -> str:
    name = text.strip()
    if ":" not in name and name not in (HUMAN, *all_bots()):
        raise argparse.ArgumentTypeError(unknown(words, name, [HUMAN, *all_bots()]))
    return name


def described(words: Words, name: str) -> str:
    """Say what a bot is like, or its name where there are no words about it."""
    key = f"cli-setup-seat-{name}"
    return words.say(key) if words.knows(key) else name


def usual(game: Game, seat: int) -> str:
    """Say who sits in a seat if nobody says otherwise: a person in the first, else a bot."""
    return next(iter(game.bots)) if seat else HUMAN


def said(arguments: argparse.Namespace) -> dict[str, str]:
    """Give the options that say who sits somewhere."""
    found = {f"--seat-{letter}": getattr(arguments, f"seat_{letter}") for letter in letters()}
    named = {option: name for option, name in found.items() if name is not None}
    if arguments.seats is None:
        return named
    if named:
        raise BadData("cli-seats-twice", option=next(iter(named)))
    return {"--seats": ",".join(arguments.seats)}


def seated(arguments: argparse.Namespace, game: Game, seats: Sequence[str]) -> list[str]:
    """Say who sits in each seat of a game; refuse seats and bots that it does not have."""
    named = said(arguments)
    if arguments.seats is not None:
        for name in arguments.seats:
            check_sitter(game, name)
        return for_each(arguments.seats, seats)
    names = [usual(game, seat) for seat in range(len(seats))]
    for option, name in named.items():
        seat = letters().index(option[-1])
        if seat >= len(seats):
            raise BadData("cli-seat-missing", option=option, seats=", ".join(seats))
        check_sitter(game, name)
        names[seat] = name
    return names


def check_sitter(game: Game, name: str) -> None:
    """Refuse what is neither a person nor a bot for the game."""
    if name == HUMAN:
        return
    if name not in game.bots and ":" not in name and name not in installed_names():
        known = ", ".join((HUMAN, *game.bots, *outsiders(game)))
        raise BadData("cli-setup-no-seat", came=name, known=known)
    find(game, name)


def read_bots(words: Words, text: str) -> list[str]:
    """Read names of bots with commas between them."""
    return [read_bot(words, name) for name in listed(text)]


def bots_for(game: Game, names: Sequence[str] | None, seats: Sequence[str]) -> list[str]:
    """Give a bot of the game for each seat, or refuse the names; without names all are the last."""
    if names is None:
        return [list(game.bots)[-1]] * len(seats)
    for name in names:
        find(game, name)
    return for_each(names, seats)


def for_each(names: Sequence[str], seats: Sequence[str]) -> list[str]:
    """Give the names, one for each seat; refuse more or fewer."""
    if len(names) != len(seats):
        raise BadData("cli-seats-number", came=",".join(names), seats=", ".join(seats))
    return list(names)
