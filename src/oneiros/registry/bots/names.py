"""The one way to name a bot: one of the game's, an installed one, `module:object` or `cmd:…`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from oneiros import __version__
from oneiros.kernel.errors import BadData
from oneiros.registry.bots.installed import installed_names, offered, package_version
from oneiros.registry.bots.outsider import Outsider, unintroduced
from oneiros.registry.game import BotEntry, Game


def find(game: Game, name: str) -> BotEntry:
    """Give the bot of a name for a game, or refuse the name."""
    if name in game.bots:
        return game.bots[name]
    return BotEntry(partial(outsider(game, name).bot, game), 0)


def outsider(game: Game, name: str) -> Outsider:
    """Give a bot from outside by its name, address or command, or refuse it."""
    # Nothing is loaded for a name that means nothing.
    if name in installed_names():
        if name not in offered().bots:
            raise offered().broken[name]
        found = offered().bots[name]
    elif ":" in name:
        found = unintroduced(name)
    else:
        known = ", ".join([*game.bots, *outsiders(game)])
        raise BadData("play-bot-unknown", came=name[:80], known=known)
    if not found.plays(game):
        games = ", ".join(found.games)
        raise BadData("bot-other-game", came=name[:80], game=game.ruleset.name, games=games)
    return found


def version_of(game: Game, name: str) -> str:
    """Give the version of a bot: ours, or that of its package; empty where nothing says it."""
    return __version__ if name in game.bots else package_version(name)


def outsiders(game: Game) -> Mapping[str, Outsider]:
    """Give the offered bots that play a game."""
    return {name: one for name, one in offered().bots.items() if one.plays(game)}
