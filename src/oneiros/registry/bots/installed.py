"""The bots from outside that are offered: installed ones, and those that the environment names.

A package offers bots as entry points of the group `oneiros.bots`. `ONEIROS_BOTS="A,B"` offers more
to this process and to those that it starts, by their addresses or commands. A comma between quotes
or after a backslash belongs to a command.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import PurePath
from types import MappingProxyType
from typing import Final, NamedTuple

from oneiros.kernel.errors import BadData
from oneiros.registry.bots.faults import LONGEST, told
from oneiros.registry.bots.outsider import COMMAND, Outsider, introduced
from oneiros.registry.games import all_games

GROUP: Final = "oneiros.bots"
VARIABLE: Final = "ONEIROS_BOTS"
HUMAN: Final = "human"
"""What a person is called where bots are named."""
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_QUOTED: Final = r"""\\.|'[^']*'?|"(?:\\.|[^"\\])*"?"""
_COMMA: Final = re.compile(rf"({_QUOTED})|,", re.DOTALL)


class Offered(NamedTuple):
    """The bots by their names, and why others are not among them."""

    bots: Mapping[str, Outsider]
    broken: Mapping[str, BadData]


@cache
def offered() -> Offered:
    """Give the bots from outside; one that cannot be offered stands in nobody's way."""
    bots: dict[str, Outsider] = {}
    broken: dict[str, BadData] = {}
    for name, source, author, about in _named():
        try:
            check_name(name, bots)
            bots[name] = introduced(name, source, author, about)
        except BadData as refusal:
            broken[_unlike(broken, name, source)] = refusal
        except Exception as error:  # noqa: BLE001 - whatever it is, it is that of one bot
            why = told(error)[:LONGEST]
            broken[_unlike(broken, name, source)] = BadData(
                "bot-broken", came=source[:LONGEST], why=why
            )
    return Offered(MappingProxyType(bots), MappingProxyType(broken))


def installed_names() -> list[str]:
    """Name the bots from outside without loading any of them."""
    return list(dict.fromkeys(name for name, _, _, _ in _named()))


def outside() -> list[tuple[str, str]]:
    """Give the addresses and commands that the environment names, each by the name of the bot.

    That may stand before it, as in `mine=package.module:Bot`. Otherwise it is that of the class or
    of the program.
    """
    found: list[tuple[str, str]] = []
    for source in filter(None, listed(os.environ.get(VARIABLE, ""))):
        name, equals, rest = source.partition("=")
        if equals and _NAME.fullmatch(name):
            found.append((name, rest))
        else:
            found.append((_called(source), source))
    return list(dict.fromkeys(found))


def listed(text: str) -> list[str]:
    """Give names, addresses and commands that have commas between them."""
    return [one.strip() for one in _COMMA.sub(lambda found: found[1] or "\0", text).split("\0")]


def add(bots: Sequence[str]) -> None:
    """Offer more bots, as the environment does."""
    if bots:
        # Each of them is one bot, whatever it has commas for.
        more = (_COMMA.sub(lambda found: found[1] or "\\,", one) for one in bots)
        os.environ[VARIABLE] = ",".join([os.environ.get(VARIABLE, ""), *more])
        offered.cache_clear()


def _unlike(broken: Mapping[str, BadData], name: str, source: str) -> str:
    """Give the name of a bot that cannot play, with its address where another has that name."""
    return name if name not in broken else f"{name}={source}"


def _called(source: str) -> str:
    """Name a bot by its class or its program: `my.module:MyBot` is my-bot, `cmd:./fast.py` fast."""
    if source.startswith(COMMAND):
        parts = source.removeprefix(COMMAND).split()
        name = PurePath(parts[0]).stem if parts else source
    else:
        name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", source.rpartition(":")[2])
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or source


def _named() -> Iterator[tuple[str, str, str, str]]:
    """Give names with addresses, and what the package of each says of author and purpose."""
    for one in sorted(entry_points(group=GROUP)):
        yield one.name, one.value, *_told_by_package(one)
    for name, source in outside():
        yield name, source, "", ""


def _told_by_package(one: EntryPoint) -> tuple[str, str]:
    if one.dist is None:
        return "", ""
    told = one.dist.metadata.json
    author = str(told.get("author") or str(told.get("author_email", "")).partition("<")[0])
    return author.strip(' "'), str(told.get("summary", ""))


def package_version(name: str) -> str:
    """Give the version of the package that offers a bot, or nothing where none does."""
    for one in entry_points(group=GROUP, name=name):
        if one.dist is not None:
            return one.dist.version
    return ""


def check_name(name: str, others: Collection[str] = ()) -> None:
    """Refuse names that another bot has, or that could be read as something else."""
    if not _NAME.fullmatch(name):
        raise BadData("bot-name", came=name[:80])
    own = (game.bots for game in all_games().values())
    if name == HUMAN or any(name in bots for bots in (others, *own)):
        raise BadData("bot-twice", came=name[:80])
