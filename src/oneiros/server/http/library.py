"""What can be read without sitting at a table: games, miniatures, warbands and rules."""

from __future__ import annotations

from functools import cache

from oneiros.games.dreamblade.table.board import CELLS, PORTAL, WORTH, cell_name
from oneiros.games.dreamblade.table.view import SEATS
from oneiros.games.dreamblade.warbands import encodings, packed, warband
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.kernel.errors import BadData
from oneiros.server.games import GAMES
from oneiros.server.http import api_types as api
from oneiros.server.http.endpoint import Call
from oneiros.server.refusals import Unknown
from oneiros.words import Words, languages
from oneiros.words import dreamblade as said
from oneiros.words.dreamblade.names import key_of
from oneiros.words.portable import PORTABLE
from oneiros.words.rulebook import pages, rulebook


async def games(_: Call) -> list[api.GameDescription]:
    """Describe the games."""
    return [_game(name) for name in GAMES]


async def miniatures(_: Call) -> list[api.MiniatureText]:
    """Describe every miniature."""
    return _miniatures()


async def warbands(_: Call) -> list[api.ReadyWarband]:
    """Describe the ready warbands."""
    return [
        api.ReadyWarband(name, PORTABLE.say(f"warband-{name}"), _copies(names))
        for name, names in warband.ready_warbands().items()
    ]


async def check_warband(call: Call) -> api.CheckedWarband:
    """Read a warband and say what is wrong with it."""
    read = encodings.read(call.body.text)
    problems = warband.problems(read.names())
    return api.CheckedWarband(
        read.name,
        dict(read.copies),
        [said.refusal(PORTABLE, problem) for problem in problems],
        "" if problems else packed.pack(read),
    )


async def rules(call: Call) -> api.Rulebook:
    """Give the rules of a game in one language."""
    game, language = call.path["game"], call.query.get("lang", "en")
    if game not in pages():
        raise Unknown("server-game-unknown", came=game, known=", ".join(pages()))
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
    return api.Rulebook(game, language, book.title, sections)


def _game(name: str) -> api.GameDescription:
    game = GAMES[name]
    cells = _cells() if name == "dreamblade" else []
    return api.GameDescription(
        name, game.least_seats, game.most_seats, list(game.bots), game.ruleset.version, cells
    )


def _cells() -> list[api.BoardCell]:
    return [
        api.BoardCell(
            cell_name(cell),
            [WORTH[seat][cell] for seat in range(len(SEATS))],
            next((name for seat, name in enumerate(SEATS) if PORTAL[seat] == cell), ""),
        )
        for cell in range(CELLS)
    ]


@cache
def _miniatures() -> list[api.MiniatureText]:
    english = Words("en")
    return [_miniature(english, one) for one in catalogue().values()]


def _miniature(english: Words, one: Miniature) -> api.MiniatureText:
    flavour = f"flavour-{key_of(one.name)}"
    return api.MiniatureText(
        one.name,
        one.set_name,
        one.cost,
        list(one.aspects),
        one.lineage,
        one.location,
        one.power,
        one.defense,
        one.life,
        [
            api.AbilityText(
                printed.text(),
                printed.keyword.name,
                said.heading(PORTABLE, printed),
                said.ability(PORTABLE, printed),
            )
            for printed in one.abilities
        ],
        PORTABLE.say(flavour) if english.knows(flavour) else "",
    )


def _copies(names: tuple[str, ...]) -> dict[str, int]:
    return dict(warband.counted("", names).copies)
