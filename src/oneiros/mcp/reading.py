"""What can be read about a game without sitting down: who plays it, its rules, what is printed."""

from __future__ import annotations

from oneiros.envs import prompt
from oneiros.kernel.errors import BadData
from oneiros.registry.bots.names import outsiders
from oneiros.registry.game import Game
from oneiros.registry.games import game
from oneiros.words import Words
from oneiros.words.rulebook import pages, rulebook


def described(played: Game) -> str:
    """Say who plays a game, and what may be agreed on."""
    fields = [f"{one.name} ({', '.join(map(str, one.values))})" for one in played.fields]
    bots = [*played.bots, *outsiders(played)]
    seats = f"{played.least_seats}-{played.most_seats}"
    told = {"game": played.ruleset.name, "seats": seats, "bots": bots, "format": fields}
    return prompt.position(told)


def rules(words: Words, name: str, about: str) -> str:
    """Give rules by number, by section or by word; without any, the contents."""
    if name not in pages():
        raise BadData("game-unknown", came=name[:80], known=", ".join(pages()))
    book = rulebook(name, words.language)
    sought = about.strip()
    if not sought:
        return "\n".join(f"{one.number} {one.title}" for one in book.sections)
    section, rule = book.section(sought), book.rule(sought)
    if section is not None:
        found = [f"{one.number} {one.text}" for one in section.rules]
        return "\n".join([f"{section.number} {section.title}", *section.lines, *found])
    mentioned = [rule] if rule is not None else book.mentions(sought)
    if not mentioned:
        raise BadData("mcp-no-rule", came=sought[:80])
    return "\n".join(f"{one.number} {one.text}" for one in mentioned)


def pieces(words: Words, name: str, piece: str) -> str:
    """Say what is printed on something by its name; without one, name everything."""
    played = game(name)
    if piece.strip():
        found = prompt.printed(words, played, piece.strip())
        if not found:
            raise BadData("mcp-no-piece", came=piece[:80], game=name)
        return found
    lists = {
        one.path: [entry["name"] for entry in prompt.library(words, one)]
        for one in prompt.readable(played)
    }
    return prompt.position(lists)
