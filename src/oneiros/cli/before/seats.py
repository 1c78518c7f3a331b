"""Who may sit at a table in the terminal: a human, or a bot of the game by its name."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from string import ascii_lowercase
from typing import Final

from oneiros.cli.parser import Parser, unknown
from oneiros.cli.terminals import default_game
from oneiros.kernel.errors import BadData
from oneiros.registry.game import Game
from oneiros.registry.games import all_games
from oneiros.words import Words

HUMAN: Final = "human"
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
            choices=(HUMAN, *all_bots()),
            metavar=say("cli-metavar-who"),
            help=say(key, seat=letter.upper(), bots=", ".join(all_bots()), default=default),
        )


def all_bots() -> list[str]:
    """Name the bots of all games."""
    return list(dict.fromkeys(name for game in all_games().values() for name in game.bots))


def usual(game: Game, seat: int) -> str:
    """Say who sits in a seat if nobody says otherwise: a person in the first, else a bot."""
    return next(iter(game.bots)) if seat else HUMAN


def said(arguments: argparse.Namespace) -> dict[str, str]:
    """Give the options that say who sits somewhere."""
    found = {f"--seat-{letter}": getattr(arguments, f"seat_{letter}") for letter in letters()}
    return {option: name for option, name in found.items() if name is not None}


def seated(arguments: argparse.Namespace, game: Game, seats: Sequence[str]) -> list[str]:
    """Say who sits in each seat of a game; refuse seats and bots that it does not have."""
    names = [usual(game, seat) for seat in range(len(seats))]
    for option, name in said(arguments).items():
        seat = letters().index(option[-1])
        if seat >= len(seats):
            raise BadData("cli-seat-missing", option=option, seats=", ".join(seats))
        if name not in (HUMAN, *game.bots):
            raise BadData("cli-setup-no-seat", came=name, known=", ".join((HUMAN, *game.bots)))
        names[seat] = name
    return names


def read_bots(words: Words, text: str) -> list[str]:
    """Read names of bots with commas between them."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in all_bots():
            raise argparse.ArgumentTypeError(unknown(words, name, all_bots()))
    return names


def bots_for(game: Game, names: Sequence[str] | None, seats: Sequence[str]) -> list[str]:
    """Give a bot of the game for each seat, or refuse the names; without names all are the last."""
    if names is None:
        return [list(game.bots)[-1]] * len(seats)
    for name in names:
        if name not in game.bots:
            raise BadData("cli-setup-no-seat", came=name, known=", ".join(game.bots))
    if len(names) != len(seats):
        raise BadData("cli-seats-number", came=",".join(names), seats=", ".join(seats))
    return list(names)
