"""What clients of a benchmark read in the messages of the server; all else is passed over."""

from __future__ import annotations

from typing import Final

import msgspec


class Option(msgspec.Struct):
    """A legal answer."""

    index: int
    text: str


class Ask(msgspec.Struct):
    """What a seat is asked; only its own guest gets the options."""

    seat: int
    options: list[Option] = []


class Sitter(msgspec.Struct):
    """How far somebody is with seeds."""

    sown: bool = False
    revealed: bool = False


class Fairness(msgspec.Struct):
    """What the server has promised."""

    commitment: str


class Table(msgspec.Struct, tag="table"):
    """Who sits where, and whether the game goes on."""

    status: str
    seats: list[Sitter]
    names: list[str]
    fairness: Fairness


class Play(msgspec.Struct, tag="play"):
    """The game, as far as it is asked about."""

    step: int
    cuts: int
    asks: list[Ask]


class News(Play, tag="news"):
    """What is new says the same about what is asked."""


class Refused(msgspec.Struct, tag="refused"):
    """What was not taken."""

    reason: str
    to: str = ""


class Clocks(msgspec.Struct, tag="clocks"):
    """What is left to everybody, in a game by the clock."""

    left: list[int]


read: Final = msgspec.json.Decoder(Table | Play | News | Clocks | Refused).decode
