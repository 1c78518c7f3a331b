"""Miniatures as they are printed: found by words, in a row of a table, in full, and as data."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from oneiros.cli.dreamblade import colours
from oneiros.games.dreamblade.vocabulary import THANATOMANCY
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.kernel.errors import BadData
from oneiros.words import Words
from oneiros.words.dreamblade import ability as in_words
from oneiros.words.dreamblade import heading
from oneiros.words.dreamblade.names import figure_name, key_of
from oneiros.words.folding import fold

COLUMNS: Final = ("name", "cost", "aspects", "lineage", "power", "defense", "life", "abilities")
_NOTHING: Final = "\N{EN DASH}"


def search(words: Words, sought: str) -> list[Miniature]:
    """Find the miniature of a name, or all that mention a text; refuse what none mentions."""
    shelf = list(catalogue().values())
    wanted = fold(sought)
    named = [one for one in shelf if wanted in map(fold, (one.name, figure_name(words, one.name)))]
    found = named or [one for one in shelf if wanted in _mentioned(words, one)]
    if found:
        return found
    known = {fold(one.name): figure_name(words, one.name) for one in shelf}
    known |= {fold(name): name for name in known.values()}
    near = dict.fromkeys(known[one] for one in get_close_matches(wanted, known, 3))
    if near:
        raise BadData("cli-miniature-near", came=sought, near=", ".join(near))
    raise BadData("cli-miniature-unknown", came=sought)


def row(words: Words, one: Miniature) -> list[str]:
    """Give the columns of one miniature."""
    aspects = colours.aspects(words, one.aspects).plain
    stats = ["", "", ""] if one.location else [_power(one), str(one.defense), str(one.life)]
    abilities = "; ".join(heading(words, printed) for printed in one.abilities)
    lineage = words.say(f"lineage-{one.lineage.lower()}") if one.lineage else ""
    name = figure_name(words, one.name)
    return [text or _NOTHING for text in (name, str(one.cost), aspects, lineage, *stats, abilities)]


def in_full(words: Words, one: Miniature) -> list[str]:
    """Say everything about one miniature, each ability with what it does."""
    kind = words.say("location" if one.location else "creature")
    lines = [words.say("cli-card-name", name=figure_name(words, one.name), kind=kind)]
    for column, text in zip(COLUMNS[1:-1], row(words, one)[1:-1], strict=True):
        if text != _NOTHING:
            lines.append(f"  {words.say(f'cli-column-{column}')}: {text}")
    lines += [f"  {in_words(words, printed)}" for printed in one.abilities]
    flavour = if_said(words, f"flavour-{key_of(one.name)}")
    return [*lines, f"  {words.say('cli-card-flavour', text=flavour)}"] if flavour else lines


def if_said(words: Words, key: str) -> str:
    """Say what not every set of words holds, or nothing."""
    return words.say(key) if words.knows(key) else ""


def as_data(one: Miniature) -> dict[str, object]:
    """Give a miniature as plain data, in the words of the files of miniatures."""
    data: dict[str, object] = {
        "name": one.name,
        "kind": "location" if one.location else "creature",
        "cost": one.cost,
        "aspects": list(one.aspects),
        "lineage": one.lineage or None,
        "abilities": [printed.text() for printed in one.abilities],
        "set": one.set_name,
        "number": one.number or None,
        "rarity": one.rarity or None,
    }
    if not one.location:
        power = "*" if counts_graves(one) else one.power
        data |= {"power": power, "defense": one.defense, "life": one.life}
    return data


def counts_graves(one: Miniature) -> bool:
    """Tell whether its power is a count of graves, printed as a star."""
    return any(printed.keyword.code == THANATOMANCY for printed in one.abilities)


def _mentioned(words: Words, one: Miniature) -> str:
    """Everything by which a miniature can be found, in English and in the language spoken."""
    kind = "location" if one.location else "creature"
    said = [*row(words, one), *one.aspects, kind, words.say(kind), one.rarity, one.set_name]
    said += [one.name, *(printed.text() for printed in one.abilities)]
    return "\n".join(map(fold, said))


def numbers(one: Miniature) -> str:
    """Write power, defense and life as the board does; a location has none."""
    return "" if one.location else f"{_power(one)}/{one.defense}/{one.life}"


def _power(one: Miniature) -> str:
    return "*" if counts_graves(one) else str(one.power)
