"""oneiros arena: bots meet each other, and what came of it says how strong they are."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

from oneiros.arena.journal import Journal
from oneiros.arena.meeting import Meeting
from oneiros.arena.running import run as play_on
from oneiros.arena.standings import standings
from oneiros.arena.tournament import KINDS, Tournament, games_in_a_meeting, pairs_of
from oneiros.cli.arena import page, shown
from oneiros.cli.before.seats import all_bots, read_bots
from oneiros.cli.before.setup import add_setup, begin, terminal_for
from oneiros.cli.commands.simulate import MOST_GAMES
from oneiros.cli.files import path_of, why, write_bytes
from oneiros.cli.losses import tell_losses
from oneiros.cli.parser import Parser, add_seed, whole
from oneiros.cli.processes import add_processes
from oneiros.cli.progress import progress
from oneiros.cli.seeds import random_seed
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.cli.terminals import add_game
from oneiros.kernel.errors import BadData
from oneiros.registry.bots.names import find
from oneiros.registry.bots.outside_bot import Loss
from oneiros.registry.game import Game

_LEAST: Final = 2


def equip(parser: Parser) -> None:
    """Take the game, who meets whom and how often, and where the results go."""
    words = parser.words
    say, file = words.say, words.say("cli-metavar-file")
    add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        type=lambda text: read_bots(words, text),
        help=say("arena-option-bots", bots=", ".join(all_bots())),
    )
    kinds = tuple(KINDS)
    parser.add_argument("--kind", choices=kinds, default=kinds[0], help=say("arena-option-kind"))
    parser.add_argument(
        "--games",
        metavar="N",
        default=100,
        type=whole(words, 1, MOST_GAMES),
        help=say("arena-option-games"),
    )
    add_processes(parser)
    parser.add_argument(
        "--cluster",
        metavar=say("arena-metavar-cluster"),
        default="",
        help=say("arena-option-cluster"),
    )
    parser.add_argument("--same", action="store_true", help=say("arena-option-same"))
    parser.add_argument("--journal", metavar=file, help=say("arena-option-journal"))
    parser.add_argument("--page", metavar=file, help=say("arena-option-page"))
    add_setup(parser)
    add_seed(parser, say("cli-option-seed-again"))
    parser.add_argument("--json", action="store_true", help=say("cli-option-json"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Play what the journal lacks, and sum up."""
    terminal = terminal_for(arguments, shell)
    match = begin(arguments, shell.words, terminal)
    tournament = Tournament(
        game=terminal.game.ruleset.name,
        rules=terminal.game.ruleset.version,
        setup=match.setup,
        varied=not arguments.same,
        kind=arguments.kind,
        bots=_contestants(terminal.game, arguments.bots),
        rounds=-(-arguments.games // games_in_a_meeting(len(match.seats))),
        seed=str(_seed(arguments)),
    )
    meetings = _played(tournament, arguments, shell)
    found = standings(tournament.bots, meetings)
    if arguments.page is not None:
        write_bytes(arguments.page, page.drawn(shell.words, tournament, found).encode())
    if arguments.json:
        shell.write(json.dumps(shown.data(tournament, found)) + "\n")
    else:
        shell.show(shown.tables(shell.words, found))
        for one in found.bots:
            tell_losses(shell, one.rating.bot, Loss(one.thought.lost, one.thought.why))
        shell.say(
            "arena-seed", games=sum(len(one.points) for one in meetings), seed=tournament.seed
        )
    return FINE


def _seed(arguments: argparse.Namespace) -> object:
    """Draw a seed where none is said; a journal is always of the same, so that it can go on."""
    if arguments.seed is not None:
        return arguments.seed
    return 1 if arguments.journal is not None else random_seed()


def _contestants(game: Game, names: Sequence[str] | None) -> list[str]:
    """Give the bots that meet: those asked for, or all of the game, the strongest first."""
    if names is None:
        return sorted(game.bots, key=lambda name: -game.bots[name].level)
    for name in names:
        find(game, name)
    if len(set(names)) < max(len(names), _LEAST):
        raise BadData("arena-bots", came=",".join(names), known=", ".join(game.bots))
    return list(names)


def _played(tournament: Tournament, arguments: argparse.Namespace, shell: Shell) -> list[Meeting]:
    try:
        journal = Journal(tournament, _file(arguments.journal))
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        with progress(shell, *columns, TimeRemainingColumn()) as bar:
            task = bar.add_task(
                shell.words.say("cli-simulate-progress"),
                total=tournament.rounds * len(pairs_of(tournament)),
                completed=len(journal.meetings),
            )
            for _ in play_on(
                tournament, journal, processes=arguments.processes, address=arguments.cluster
            ):
                bar.advance(task)
    except OSError as error:
        file = str(arguments.journal)
        raise BadData("cli-file-unwritable", file=file, why=why(error)) from None
    return [journal.meetings[number] for number in sorted(journal.meetings)]


def _file(name: str | None) -> Path | None:
    return None if name is None else path_of(name)
