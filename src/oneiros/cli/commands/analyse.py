"""oneiros analyse: what decided a recorded game, luck or choices, and what was missed."""

from __future__ import annotations

import argparse
from typing import Final, NamedTuple

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

from oneiros.analysis.course import Course, course_of_record
from oneiros.analysis.report import Analysis
from oneiros.analysis.running import SEED, analyse
from oneiros.arena.duel import DuelResult, Pair
from oneiros.cli.analysis import duel, lookback, picture, shown
from oneiros.cli.files import write_bytes
from oneiros.cli.games import add_game_number, one_game
from oneiros.cli.parser import Parser, add_seed, whole
from oneiros.cli.processes import MOST_PROCESSES
from oneiros.cli.progress import progress
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.cli.table.endings import recorded_ending
from oneiros.cli.terminals import find
from oneiros.kernel.errors import BadData
from oneiros.kernel.record import Record
from oneiros.registry.game import Game

LEAST_PLAYOUTS: Final = 8
MOST_PLAYOUTS: Final = 1_000_000
LEAST_GAMES: Final = 2
MOST_GAMES: Final = 100_000
FORMATS: Final = ("text", "json", "svg")


class Found(NamedTuple):
    """What decided the game, and how what was brought to it does, where that was asked for."""

    analysis: Analysis
    duel: DuelResult | None
    same: bool
    """Whether that was asked for, but both sides have brought the same."""


def equip(parser: Parser) -> None:
    """Take the file, how it is to be shown, and how much is to be played out."""
    words = parser.words
    say, file = words.say, words.say("cli-metavar-file")
    parser.add_argument("file", metavar=file, help=say("data-option-file"))
    add_game_number(parser)
    parser.add_argument(
        "--format", choices=FORMATS, default=FORMATS[0], help=say("analysis-option-format")
    )
    parser.add_argument("--out", metavar=file, help=say("analysis-option-out"))
    parser.add_argument(
        "--playouts",
        metavar="N",
        default=0,
        type=whole(words, LEAST_PLAYOUTS, MOST_PLAYOUTS),
        help=say("analysis-option-playouts"),
    )
    parser.add_argument(
        "--processes",
        metavar="N",
        default=1,
        type=whole(words, 1, MOST_PROCESSES),
        help=say("analysis-option-processes"),
    )
    parser.add_argument(
        "--duel",
        metavar="N",
        default=0,
        type=whole(words, LEAST_GAMES, MOST_GAMES),
        help=say("analysis-option-duel"),
    )
    add_seed(parser, say("analysis-option-seed", usual=SEED))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Analyse the game of a record, and show what was found."""
    record = one_game(arguments.file, arguments.game)
    terminal = find(shell, record.game)
    course = course_of_record(terminal.game, record)
    if not course.choices:
        raise BadData("analysis-nothing", file=arguments.file)
    met = _pair(arguments, terminal.game, record) if arguments.duel else None
    found = _analysed(arguments, shell, course)
    same = met is not None and met.same
    duelled = None
    if met is not None and not same:
        games, processes = arguments.duel, arguments.processes
        duelled = duel.played(shell, terminal.game, met, games, processes)
    written = _written(arguments, shell, record, course, Found(found, duelled, same))
    if arguments.out is not None:
        write_bytes(arguments.out, written.encode())
        shell.say("analysis-written", file=arguments.out)
    else:
        shell.write(written)
    return FINE


def _pair(arguments: argparse.Namespace, game: Game, record: Record) -> Pair:
    """Find what is to meet before anything is judged; a picture has no place for what is found."""
    if arguments.format == "svg":
        raise BadData("analysis-duel-picture")
    return duel.found_pair(game, record)


def _analysed(arguments: argparse.Namespace, shell: Shell, course: Course) -> Analysis:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with progress(shell, *columns, TimeRemainingColumn()) as bar:
        task = bar.add_task(shell.words.say("analysis-progress"), total=None)
        return analyse(
            course,
            shell.words,
            playouts=arguments.playouts,
            seed=SEED if arguments.seed is None else arguments.seed,
            processes=arguments.processes,
            told=lambda done, total: bar.update(task, completed=done, total=total),
        )


def _written(
    arguments: argparse.Namespace, shell: Shell, record: Record, course: Course, found: Found
) -> str:
    analysis, duelled, same = found
    if arguments.format == "json":
        extra = {} if duelled is None else {"duel": duelled}
        told = {**msgspec.to_builtins(analysis), **msgspec.to_builtins(extra)}
        return msgspec.json.encode(told).decode() + "\n"
    if arguments.format == "svg":
        return picture.drawn(shell.words, analysis)
    with shell.out.capture() as caught:
        shell.print(recorded_ending(shell.words, course.seats, record, course.ending), style="bold")
        shell.show(shown.lines(shell.words, analysis))
        shell.show(lookback.lines(shell.words, course.game, record))
        if duelled is not None:
            ending = course.ending or course.agreed
            shell.show(["", *duel.lines(shell.words, duelled, course.seats, ending)])
        elif same:
            shell.show(["", shell.words.say("duel-same")])
    return caught.get()
