"""oneiros bots: who can play, with the bots from outside."""

from __future__ import annotations

import argparse
import json

from oneiros.cli.before.seats import described
from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.registry.bots.installed import offered
from oneiros.registry.bots.outsider import Outsider
from oneiros.registry.game import Game
from oneiros.registry.games import all_games
from oneiros.registry.seat_bots import weakened
from oneiros.words import Words
from oneiros.words.refusals import refusal


def equip(parser: Parser) -> None:
    """Take a game, where only its bots are wanted."""
    say = parser.words.say
    games = tuple(all_games())
    parser.add_argument(
        "game", nargs="?", choices=games, help=say("cli-option-game", games=", ".join(games))
    )
    parser.add_argument("--json", action="store_true", help=say("cli-option-json"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """List the bots of the games, those from outside, and what is wrong with others."""
    games = [one for name, one in all_games().items() if arguments.game in (None, name)]
    found = [one for one in offered().bots.values() if any(one.plays(game) for game in games)]
    if arguments.json:
        shell.write(json.dumps(_data(games, found)) + "\n")
        return FINE
    words = shell.words
    for game in games:
        shell.say("cli-bots-game", game=game.ruleset.name)
        for name in sorted(game.bots, key=lambda one: game.bots[one].level):
            level = words.say("cli-bots-level", level=game.bots[name].level)
            shell.print(f"  {name} ({level}): {described(words, name)}")
        if weaker := weakened(game):
            shell.say("cli-bots-weaker", levels=", ".join(weaker), number=len(weaker))
    shell.say("cli-bots-outside")
    for one in found:
        shell.print(f"  {_line(words, one)}")
    if not found:
        shell.print(f"  {words.say('cli-bots-none')}")
    for name, why in offered().broken.items():
        shell.say("cli-bots-broken", bot=name, why=refusal(words, why))
    return FINE


def _line(words: Words, one: Outsider) -> str:
    games = ", ".join(one.games) or words.say("cli-bots-every-game")
    told = [
        one.title if one.title != one.name else "",
        words.say("cli-bots-by", author=one.author) if one.author else "",
        words.say("cli-bots-plays", games=games),
        one.about,
    ]
    return f"{one.name}: {'; '.join(part for part in told if part)}"


def _data(games: list[Game], found: list[Outsider]) -> dict[str, object]:
    return {
        "games": {
            game.ruleset.name: {name: entry.level for name, entry in game.bots.items()}
            for game in games
        },
        "outside": [
            {**one._asdict(), "games": list(one.games) or list(all_games())} for one in found
        ],
        "broken": {name: str(why) for name, why in offered().broken.items()},
    }
