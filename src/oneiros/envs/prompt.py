"""What a seat may know, as a text that is short and complete: position, question and answers.

A game of this process and a table of a server are told alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from oneiros.kernel.ruleset import Setup
from oneiros.registry.game import Game, Reading
from oneiros.registry.named import Ask, Event, Option
from oneiros.words import Words
from oneiros.words.folding import fold
from oneiros.words.rulebook import is_row, pages, rulebook
from oneiros.words.spoken import spoken

View = Mapping[str, object]

_INDENT: Final = "  "
_NOTHING: Final = (None, "", False)


def introduction(words: Words, game: Game, seat: str, setup: Setup) -> str:
    """Say to a seat, by its name, what is played, by which rules, and how to answer."""
    lines = [
        words.say("text-you-are", game=game.ruleset.name, seat=seat),
        in_force(words, game, setup),
        board(game),
        words.say("text-how"),
    ]
    return "\n".join(line for line in lines if line)


def decision(words: Words, seat: str, happened: Sequence[str], view: View, ask: Ask) -> str:
    """Give all that a seat needs to answer: what happened, the position, the question."""
    where = [words.say("text-position", seat=seat), position(view)]
    return "\n".join([*news(words, happened), *where, "", question(words, ask)])


def news(words: Words, happened: Sequence[str]) -> list[str]:
    """Say what happened, in lines, if anything did."""
    return [words.say("text-happened"), *happened] if happened else []


def sentences(words: Words, events: Sequence[Event]) -> list[str]:
    """Say those events that people are told."""
    return [spoken(words, one.sentence) for one in events if one.sentence]


def position(view: View) -> str:
    """Write a view: a field in each line, and objects of one kind as rows of a table.

    What is empty, nobody or not so is left out.
    """
    return "\n".join(line for name, value in view.items() for line in _field(name, value, ""))


def question(words: Words, ask: Ask) -> str:
    """Write what is asked, and every answer with its number, in notation."""
    lines = [spoken(words, ask.sentence), words.say("text-answers")]
    return "\n".join([*lines, *(_answer(words, option) for option in ask.options)])


def in_force(words: Words, game: Game, setup: Setup) -> str:
    """Say by which rules it is played: the version, and what was agreed on."""
    agreed = setup.get("format", setup)
    known = agreed if isinstance(agreed, dict) else {}
    fields = [f"{one.name} {_inline(known.get(one.name, one.usual))}" for one in game.fields]
    ruleset = game.ruleset
    return words.say(
        "text-rules",
        game=ruleset.name,
        version=ruleset.version,
        format=", ".join(fields) or words.say("text-usual"),
    )


def whole_rules(words: Words, game: Game) -> str:
    """Give all numbered rules of a game, where it has a page of them."""
    if game.ruleset.name not in pages():
        return ""
    book = rulebook(game.ruleset.name, words.language)
    lines = [book.title]
    for section in book.sections:
        lines += ["", f"{section.number} {section.title}"]
        lines += [line for line in section.lines if not is_row(line) or "---" not in line]
        lines += [f"{rule.number} {rule.text}" for rule in section.rules]
    return "\n".join(lines)


def board(game: Game) -> str:
    """Write the printed board, where there is one: the cells that are worth something, portals."""
    cells = [
        {"cell": one.name, "worth": list(one.worth), "portal": one.portal}
        for one in game.cells
        if any(one.worth) or one.portal
    ]
    return position({"board": cells})


def printed(words: Words, game: Game, name: str) -> str:
    """Write what can be read about something of a game by its name, or nothing."""
    wanted = fold(name)
    lists = [library(words, one) for one in readable(game)]
    found = [entry for entries in lists for entry in entries if fold(entry["name"]) == wanted]
    # Several lists may tell of the same thing.
    return position({key: one for entry in found for key, one in entry.items()})


def readable(game: Game) -> list[Reading]:
    """Give what can be read about a game without asking anything: lists of what is printed."""
    return [one for one in game.readings if one.takes is None]


def library(words: Words, reading: Reading) -> list[dict[str, Any]]:
    """Give the entries of such a list that have names, with their sentences said."""
    told = reading.answer(None)
    entries = msgspec.to_builtins(told) if isinstance(told, Sequence) else []
    return [_said(words, one) for one in entries if "name" in one]


def _said(words: Words, value: Any) -> Any:  # noqa: ANN401 - plain data of any shape
    if isinstance(value, dict):
        return {key: _said(words, one) for key, one in value.items()}
    if isinstance(value, list):
        return [_said(words, one) for one in value]
    return spoken(words, value) if isinstance(value, str) else value


def _answer(words: Words, option: Option) -> str:
    if option.folded:
        return f"- {words.say('text-any-of', answer=option.text)}"
    return f"{option.index} {option.text}"


def _field(name: str, value: object, indent: str) -> list[str]:
    if _is_nothing(value):
        return []
    if isinstance(value, list) and all(isinstance(one, dict) for one in value):
        return _rows(name, value, indent)
    if isinstance(value, dict) and any(isinstance(one, dict | list) for one in value.values()):
        inner = [line for key, one in value.items() for line in _field(key, one, indent + _INDENT)]
        return [f"{indent}{name}:", *inner]
    return [f"{indent}{name}: {_inline(value)}"]


def _rows(name: str, rows: Sequence[dict[str, object]], indent: str) -> list[str]:
    """Write objects as rows below the names of their fields; a dash stands for nothing."""
    fields = list(dict.fromkeys(key for row in rows for key in row))
    shown = [key for key in fields if not all(_is_nothing(row.get(key)) for row in rows)]
    lines = [f"{indent}{name}: {' | '.join(shown)}"]
    for row in rows:
        cells = ["-" if _is_nothing(row.get(key)) else _inline(row[key]) for key in shown]
        lines.append(f"{indent}{_INDENT}{' | '.join(cells)}")
    return lines


def _inline(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        nested = any(isinstance(one, dict | list) for one in value)
        inner = (f"({_inline(one)})" if nested else _inline(one) for one in value)
        return ", ".join(inner)
    if isinstance(value, dict):
        told = {key: one for key, one in value.items() if not _is_nothing(one)}
        return ", ".join(f"{key} {_bracketed(one)}" for key, one in told.items())
    return "-" if value is None else str(value)


def _bracketed(value: object) -> str:
    return f"({_inline(value)})" if isinstance(value, dict | list) else _inline(value)


def _is_nothing(value: object) -> bool:
    return value in ([], {}) if isinstance(value, list | dict) else _is_none_of(value)


def _is_none_of(value: object) -> bool:
    # A zero is a number, and numbers count.
    return any(value is one or (one == "" and value == "") for one in _NOTHING)
