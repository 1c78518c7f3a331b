"""Guests in the HTTP API: who they are, how their games came out, and their data."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oneiros.registry.named import Strict, Told


class NewName(Strict, frozen=True):
    """How a guest wants to be called: by 24 letters at most."""

    # Longer than a name, so that one that is too long is refused in words.
    name: Annotated[str, msgspec.Meta(max_length=200)]


class Me(Told, frozen=True):
    """The guest who asks: the name is empty until one has been chosen."""

    name: str


class Tally(Told, frozen=True):
    """How often somebody has won, lost and drawn."""

    won: int
    lost: int
    drawn: int


class GameResult(Told, frozen=True):
    """How one's games of one kind came out."""

    game: str
    tally: Tally
    tells_luck: bool = False
    """Whether it is kept what chance gave in such games."""
    unnoted: int = 0
    """So many of them ended before that was kept."""


class OpponentResult(Told, frozen=True):
    """How they came out against bots of a level, or against a guest; nobody known has no name."""

    game: str
    tally: Tally
    bot: str = ""
    """The level of bots; empty for a guest."""
    name: str = ""


class LongestGame(Told, frozen=True):
    """The game with the most answers, those of chance and those taken back among them."""

    game: str
    table: str
    answers: int


class LuckiestGame(Told, frozen=True):
    """The game in which chance gave the most beyond what it gives on average.

    What is counted differs from game to game: in Dreamblade damage and blades of attack dice.
    """

    game: str
    table: str
    got: int
    usual: float


class Results(Told, frozen=True):
    """How the games of the guest who asks came out, for nobody else."""

    games: list[GameResult]
    opponents: list[OpponentResult]
    """A game with several opponents counts for each of them."""
    longest: list[LongestGame]
    luckiest: list[LuckiestGame]
    """Only of games that tell luck, and only where there was some."""
    last: int = 0
    """Where there are more, only so many tables that ended last are counted."""


class Erased(Told, frozen=True):
    """What became of the data of the guest who asked for it to be deleted."""

    removed: int
    """Tables at which nobody else sat."""
    vacated: int
    """Tables of others, in which the guest's seat is now that of nobody known."""
    keepsakes: int


class Pass(Told, frozen=True):
    """What makes another browser that of the same guest, once and for so many seconds."""

    phrase: str
    seconds: int


class PassStanding(Told, frozen=True):
    """Whether a guest has a pass that can still be used."""

    good: bool


class Arrival(Strict, frozen=True):
    """The wish to be known in this browser as the guest of a pass."""

    phrase: Annotated[str, msgspec.Meta(max_length=64)]
