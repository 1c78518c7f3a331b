"""What can be read without sitting at a table: the games, what each of them offers, and rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from oneiros.kernel.errors import BadData
from oneiros.puzzles.shelf import puzzles
from oneiros.registry.bots.names import outsiders
from oneiros.registry.game import Game, Reading, levels
from oneiros.registry.games import all_games
from oneiros.registry.named import Told
from oneiros.registry.seat_bots import weakened
from oneiros.server.games import check_game, known_game
from oneiros.server.http.endpoint import Call, Endpoint
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol.packs import Pool, SealedPlay, SealedWay
from oneiros.server.rooms import packs
from oneiros.words import languages
from oneiros.words.rulebook import pages, rulebook


async def games(_: Call) -> list[api.GameDescription]:
    """Describe the games."""
    return [_described(game) for game in all_games().values()]


async def rules(call: Call) -> api.Rulebook:
    """Give the rules of a game in one language."""
    game, language = call.path["game"], call.query.get("lang", "en")
    check_game(game, pages())
    if language not in languages():
        raise BadData("server-language", came=language, known=", ".join(languages()))
    book = rulebook(game, language)
    sections = [
        api.RuleSection(
            section.number,
            section.title,
            [api.Rule(one.number, one.text, list(one.names)) for one in section.rules],
            section.lines,
        )
        for section in book.sections
    ]
    glossary = [api.Term(*one) for one in book.glossary]
    return api.Rulebook(game, language, book.title, sections, glossary)


async def sealed(call: Call) -> SealedPlay:
    """Say how packs of a game are opened."""
    offer = packs.offered(_named(call))
    ways = [SealedWay(name, list(kinds)) for name, kinds in offer.ways.items()]
    return SealedPlay(ways, list(offer.sets), offer.rounds)


async def open_packs(call: Call) -> Pool:
    """Open packs of a game; nothing of it is kept."""
    return packs.opened(_named(call), call.body)


def _named(call: Call) -> Game:
    return known_game(call.path["game"])


def readings() -> list[Endpoint]:
    """Give a call for everything that the games offer to be read, below each game's name."""
    return [_offered(name, one) for name, game in all_games().items() for one in game.readings]


def _offered(game: str, one: Reading) -> Endpoint:
    method = "GET" if one.takes is None else "POST"
    path = f"/api/games/{game}/{one.path}"
    return Endpoint(
        method,
        path,
        one.summary,
        partial(_answer, one),
        one.gives,
        one.takes,
        lasting=one.takes is None,
    )


async def _answer(one: Reading, call: Call) -> Told | Sequence[Told]:
    return one.answer(call.body)


def _described(game: Game) -> api.GameDescription:
    return api.GameDescription(
        game.ruleset.name,
        game.least_seats,
        game.most_seats,
        list(game.bots),
        game.ruleset.version,
        list(game.seat_names),
        [api.FormatField(one.name, one.usual, list(one.values)) for one in game.fields],
        list(game.cells),
        [lesson.name for lesson in game.lessons],
        levels(game),
        [
            api.OutsideBot(one.name, one.title, one.author, one.about)
            for one in outsiders(game).values()
        ],
        len(puzzles(game.ruleset.name)),
        [api.ExampleOutline(one.name, one.rule) for one in game.examples().values()],
        game.sealed is not None,
        weakened(game),
    )
