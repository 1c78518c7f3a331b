"""oneiros perft: count the sequences of answers from an opening or from the middle of a game."""

from __future__ import annotations

import argparse
import json
import time
from typing import Final

from oneiros.cli.before.setup import add_setup, begin, terminal_for
from oneiros.cli.parser import Parser, add_seed, whole
from oneiros.cli.seeds import quick_dice, random_seed
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.cli.terminals import add_game
from oneiros.kernel.errors import BadData
from oneiros.kernel.perft import perft
from oneiros.kernel.state import NOBODY, State
from oneiros.words.numbers import decimal

DEEPEST: Final = 30
_MOST_ANSWERS: Final = 1_000_000
# Compiled code hears no interruption, so it gets small pieces.
_PIECE: Final = 2


def equip(parser: Parser) -> None:
    """Take the game, the depth, and how many random answers come before."""
    words = parser.words
    add_game(parser)
    parser.add_argument(
        "--depth",
        metavar="N",
        required=True,
        type=whole(words, 0, DEEPEST),
        help=words.say("cli-option-depth"),
    )
    parser.add_argument(
        "--after",
        metavar="K",
        default=0,
        type=whole(words, 0, _MOST_ANSWERS),
        help=words.say("cli-option-after"),
    )
    add_setup(parser)
    add_seed(parser, words.say("cli-option-seed-again"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-option-json"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Count for every depth up to the one asked for."""
    terminal = terminal_for(arguments, shell)
    seed = arguments.seed if arguments.seed is not None or not arguments.after else random_seed()
    state = begin(arguments, shell.words, terminal).state
    play_at_random(state, seed, arguments.after)
    if not arguments.json and arguments.after:
        shell.say("cli-perft-from", answers=arguments.after, seed=seed)
        shell.print(terminal.heading(shell.words, state))
    counts = []
    for depth in range(1, arguments.depth + 1) or (0,):
        start = time.perf_counter()
        counts.append(count(state, depth))
        seconds = time.perf_counter() - start
        if not arguments.json:
            took = decimal(shell.words, seconds, 2)
            shell.say("cli-perft-count", depth=depth, count=counts[-1], seconds=took)
    if arguments.json:
        found = {
            "game": terminal.game.ruleset.name,
            "seed": seed,
            "after": arguments.after,
            "depth": arguments.depth,
            "counts": counts,
        }
        shell.write(json.dumps(found) + "\n")
    return FINE


def play_at_random(state: State, seed: str | None, answers: int) -> None:
    """Go on with random answers, those of chance included; refuse a game that is over before."""
    dice = quick_dice(seed, "perft")
    for answered in range(answers):
        if state.seat == NOBODY:
            raise BadData("cli-perft-over", answers=answered)
        state.apply(dice.choose(state))


def count(state: State, depth: int) -> int:
    """Count as the kernel does, but so that an interruption is heard."""
    if depth <= _PIECE or state.seat == NOBODY:
        return perft(state, depth)
    total = 0
    for option in state.options:
        branch = state.copy()
        branch.apply(option)
        total += count(branch, depth - 1)
    return total
