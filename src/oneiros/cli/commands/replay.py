"""oneiros replay: read a recorded game, or look at its table at any step."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

import msgspec

from oneiros.cli.games import add_game_number, one_game
from oneiros.cli.parser import Parser, whole
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.cli.table.endings import recorded_ending
from oneiros.cli.table.picture import draw_table, glance_at
from oneiros.cli.terminal import Terminal, Told
from oneiros.cli.terminals import find
from oneiros.kernel.errors import BadData
from oneiros.kernel.fact import Fact
from oneiros.kernel.log import Cut
from oneiros.kernel.match import Match
from oneiros.kernel.record import MOST_ANSWERS, Record
from oneiros.kernel.replay import replay
from oneiros.kernel.ruleset import Ruleset
from oneiros.kernel.state import CHANCE, NOBODY

HIDDEN: Final = "…"


def equip(parser: Parser) -> None:
    """Take the file, the step to look at, and whether to tell the log."""
    say = parser.words.say
    parser.add_argument("file", metavar=say("cli-metavar-file"), help=say("data-option-file"))
    add_game_number(parser)
    parser.add_argument(
        "--step",
        metavar="N",
        type=whole(parser.words, 0, MOST_ANSWERS),
        help=say("cli-option-step"),
    )
    parser.add_argument("--log", action="store_true", help=say("cli-option-log"))
    parser.add_argument("--seat", metavar=say("cli-metavar-seat"), help=say("cli-option-viewer"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Play the record again, as far as asked, and tell it."""
    record = one_game(arguments.file, arguments.game)
    terminal = find(shell, record.game)
    match = replay(terminal.game.ruleset, _until(record, arguments.step))
    viewer = _viewer(match, arguments.seat)
    if arguments.log:
        # Readers of the record of a game that is over may know everything, but may want to read
        # it as a player; of one that goes on nobody is told what only others know.
        open_to_all = arguments.seat is None and _is_closed(record)
        listener = NOBODY if arguments.seat is None else viewer
        heard = match.facts_since(0) if open_to_all else match.heard_since(0, listener)
        for line in terminal.log(shell.words, match.state, Told(heard)):
            shell.print(line)
        if match.takebacks:
            shell.say("cli-verify-takebacks", count=match.takebacks)
    elif arguments.step is None:
        _tell(shell, terminal, match, secret=not _is_closed(record))
    if arguments.step is not None:
        glance = glance_at(shell, match.state, viewer)
        draw_table(shell, terminal, glance, full=True)
        shell.show(terminal.zones(glance))
        shell.print(terminal.question(shell.words, match.state), style="bold")
    else:
        how = recorded_ending(shell.words, match.seats, record, match.ending())
        shell.print(how, style="bold")
    return FINE


def _viewer(match: Match, seat: str | None) -> int:
    """Give the seat that is meant, or the player who is asked."""
    if seat is None:
        return max(match.state.seat, 0)
    if seat not in match.seats:
        raise BadData("cli-no-seat", came=seat, seats=", ".join(match.seats))
    return match.seats.index(seat)


def _until(record: Record, step: int | None) -> Record:
    """Leave out the entries from a number on."""
    if step is None:
        return record
    if step > len(record.answers):
        raise BadData("step-unknown", step=step, last=len(record.answers))
    return msgspec.structs.replace(record, answers=record.answers[:step])


def _tell(shell: Shell, terminal: Terminal, match: Match, *, secret: bool) -> None:
    """Write each entry with its number and its seat, and the dice of one roll in one line."""
    ruleset = terminal.game.ruleset
    walked = Match(ruleset, match.setup)
    heading, rolls = "", list[str]()
    for number, entry in enumerate(match.log):
        now = terminal.heading(shell.words, walked.state)
        if now != heading:
            shell.print(now, style="bold")
            heading = now
        if isinstance(entry, Cut):
            walked.go_back(walked.step_of(entry.entry), entry.seats)
            seats = ", ".join(match.seats[seat] for seat in entry.seats)
            said = shell.words.say("cli-replay-taken-back", entry=entry.entry, seats=seats)
            shell.print(f"{number:>5} < {said}")
            continue
        text = ruleset.write(walked.facing(entry.seat) or walked.state, entry.option)
        walked.repeat(entry)
        if secret and _hides(ruleset, walked.facts_at(walked.step - 1)):
            text = HIDDEN
        if entry.seat != CHANCE:
            shell.print(f"{number:>5} {match.seats[entry.seat]} {text}")
            continue
        rolls.append(text)
        state = walked.state
        goes_on = state.seat == CHANCE and terminal.heading(shell.words, state) == heading
        if not goes_on or number + 1 == len(match.log):
            shell.print(f"{number + 1 - len(rolls):>5} * {', '.join(rolls)}")
            rolls.clear()


def _is_closed(record: Record) -> bool:
    """Tell whether the game is over or has been abandoned."""
    return record.result is not None or record.fairness.server_seed is not None


def _hides(ruleset: Ruleset, told: Sequence[Fact]) -> bool:
    """Tell whether an onlooker hears less of something than happened."""
    return any(ruleset.hear(fact, NOBODY) != fact for fact in told)
