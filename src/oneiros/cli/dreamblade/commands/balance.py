"""oneiros balance: how strong each miniature is for its cost, and each ready warband."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Final

from oneiros.arena.dreamblade import balance
from oneiros.arena.intervals import Share
from oneiros.arena.series import Fixture, Result, play_all
from oneiros.cli.before.seats import read_bot
from oneiros.cli.losses import summed, tell_losses
from oneiros.cli.parser import Parser, whole
from oneiros.cli.processes import add_processes
from oneiros.cli.progress import progress
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.registry.bots.names import find
from oneiros.registry.dreamblade.game import DREAMBLADE
from oneiros.words import Words
from oneiros.words.numbers import percent

MOST_GAMES: Final = 1_000_000
MINIATURES: Final = "miniatures"
WARBANDS: Final = "warbands"
USUAL_BOT: Final = "planner"
"""Weak players cannot show what a warband is good for, and the strongest takes an hour."""


def equip(parser: Parser) -> None:
    """Take what is measured, in how many games, and the seed."""
    words = parser.words
    parser.add_argument("what", choices=(MINIATURES, WARBANDS), help=words.say("balance-what"))
    parser.add_argument(
        "--games",
        metavar="N",
        default=0,
        type=whole(words, 1, MOST_GAMES),
        help=words.say("balance-games"),
    )
    sets = sorted({one.set_name for one in catalogue().values() if one.rarity})
    parser.add_argument("--set", choices=sets, default=sets[0], help=words.say("balance-set"))
    parser.add_argument(
        "--seed",
        metavar=words.say("cli-metavar-seed"),
        default=1,
        type=whole(words, 0, 2**31),
        help=words.say("balance-seed"),
    )
    parser.add_argument(
        "--bot",
        type=lambda text: read_bot(words, text),
        metavar=words.say("cli-metavar-who"),
        default=USUAL_BOT,
        help=words.say("balance-bot"),
    )
    add_processes(parser)
    parser.add_argument("--json", action="store_true", help=words.say("cli-option-json"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Play the games, and show shares with their intervals, the strongest first."""
    find(DREAMBLADE, arguments.bot)
    if arguments.what == MINIATURES:
        games = arguments.games or 1000
        pairings = balance.random_pairings(arguments.bot, arguments.set, games, arguments.seed)
        played = _played(pairings, arguments.processes, shell)
        shares = balance.miniature_shares(played)
    else:
        pairings = balance.warband_pairings(arguments.bot, arguments.games or 20, arguments.seed)
        played = _played(pairings, arguments.processes, shell)
        shares = balance.warband_shares(played)
    lost = (one for result in played for one in result.lost)
    if arguments.json:
        shell.write(json.dumps([one._asdict() for one in shares]) + "\n")
    else:
        tell_losses(shell, arguments.bot, summed(lost))
        shell.say("balance-played", games=len(pairings), seed=arguments.seed, bot=arguments.bot)
        for one in shares:
            shell.write(line(shell.words, one) + "\n")
    return FINE


def line(words: Words, one: Share) -> str:
    """Write one row: cost where it is a miniature, share, interval, games, name."""
    printed = catalogue().get(one.name)
    cost = f"{printed.cost:3d} " if printed else ""
    low, high = percent(words, one.low), percent(words, one.high)
    share = percent(words, one.share)
    return f"{cost}{share:>6}  ({low:>5} – {high:>5}, {one.games:6d})  {one.name}"


def _played(pairings: Sequence[Fixture], processes: int, shell: Shell) -> list[Result]:
    with progress(shell) as bar:
        task = bar.add_task(shell.words.say("cli-simulate-progress"), total=len(pairings))
        return list(play_all(pairings, processes=processes, told=lambda: bar.advance(task)))
