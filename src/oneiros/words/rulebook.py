"""The page of numbered rules that is shipped with the package, cut into its rules."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from oneiros.words.folding import fold

_SECTION: Final = re.compile(r"## (\d+) (.+)")
_RULE: Final = re.compile(r"- (\d+\.\d+) (.+)")
# An ability has its name in bold, and in other languages its English name after it.
_ABILITY: Final = re.compile(r"- (\*\*(?P<own>.+?)\*\*(?: \((?P<english>.+?)\))?: .+)")
# What stands after the name of an ability: a number, words that narrow, a kind.
_OPERANDS: Final = re.compile(r"( [+−]?X| \[.+\]| [A-ZŻ]{4,})+$")
_WORD: Final = re.compile(r"[^\W\d_]{4,}")
# What a rule defines stands before a colon, with no full stop in between.
_DEFINED: Final = re.compile(r"([^.:]+):")
# The glossary is the one heading without a number; a row is a term, the same elsewhere, a rule.
_GLOSSARY: Final = re.compile(r"## \D.*")
_TERM: Final = re.compile(r"\| (.+?) \| (.+?) \| (\d+(?:\.\d+)?) \|")
_PAGE: Final = "-rules.md"


class Rule(NamedTuple):
    """One rule: its number, its text, and the names of the ability it describes, if it does."""

    number: str
    text: str
    names: tuple[str, ...] = ()

    def is_called(self, wanted: str) -> bool:
        """Say whether it describes the ability of a name, in either language."""
        return wanted in map(fold, self.names)

    def defines(self, wanted: str) -> bool:
        """Say whether some words are among those that it begins by defining."""
        defined = _DEFINED.match(self.text)
        return defined is not None and wanted in fold(defined[1])


class Section(NamedTuple):
    """One section: number and title, its rules, and what stands beside them, tables included."""

    number: str
    title: str
    rules: list[Rule]
    lines: list[str]


class Term(NamedTuple):
    """A word of the game, in the language of the page and in another one, and the rule it is of."""

    own: str
    other: str
    rule: str


class Rulebook(NamedTuple):
    """All sections of one page, and its glossary."""

    title: str
    sections: list[Section]
    glossary: list[Term]

    def section(self, number: str) -> Section | None:
        """Find a section by its number."""
        return next((one for one in self.sections if one.number == number), None)

    def rule(self, number: str) -> Rule | None:
        """Find a rule by its number; an ability has none of its own."""
        return next((one for one in self.rules() if one.number == number and not one.names), None)

    def ability(self, name: str) -> Rule | None:
        """Find the rule of an ability by its name in either language."""
        wanted = fold(name)
        return next((one for one in self.rules() if one.is_called(wanted)), None)

    def mentions(self, words: str) -> list[Rule]:
        """Find what contains some words: the ability of that name, what defines them, the rest."""
        wanted = fold(words)
        found = [one for one in self.texts() if wanted in fold(one.text)]
        return sorted(found, key=lambda one: (not one.is_called(wanted), not one.defines(wanted)))

    def rules(self) -> list[Rule]:
        """Give all rules in order."""
        return [rule for section in self.sections for rule in section.rules]

    def names(self) -> frozenset[str]:
        """Name every rule as scenarios do: by its number, an ability by its name behind it."""
        return frozenset(" ".join([rule.number, *rule.names[:1]]) for rule in self.rules())

    def texts(self) -> list[Rule]:
        """Give all rules in order, and what introduces a section under the section's number."""
        found: list[Rule] = []
        for section in self.sections:
            lines = [line for line in section.lines if not is_row(line)]
            found += [Rule(section.number, " ".join(lines))] if lines else []
            found += section.rules
        return found

    def vocabulary(self) -> list[str]:
        """Give every word and every name of an ability once, for guessing what was meant."""
        found = {name.casefold() for rule in self.rules() for name in rule.names}
        for rule in self.texts():
            found.update(word.casefold() for word in _WORD.findall(rule.text))
        return sorted(found)


@cache
def pages() -> tuple[str, ...]:
    """Name the games whose rules can be read."""
    shelf = files("oneiros.words").joinpath("en")
    names = [file.name for file in shelf.iterdir() if file.name.endswith(_PAGE)]
    return tuple(sorted(name.removesuffix(_PAGE) for name in names))


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """Read the rules page of a game in a language."""
    shelf = files("oneiros.words").joinpath(language)
    return read_page(shelf.joinpath(game + _PAGE).read_text("utf-8"))


def read_page(text: str) -> Rulebook:
    """Cut a page into sections and rules; what stands before the first section introduces it."""
    lines = text.splitlines()
    book = Rulebook(lines[0].removeprefix("# ") if lines else "", [], [])
    in_glossary = False
    for line in lines:
        if heading := _SECTION.fullmatch(line):
            book.sections.append(Section(heading[1], heading[2], [], []))
        elif _GLOSSARY.fullmatch(line):
            in_glossary = True
        elif in_glossary:
            book.glossary.extend(Term(*term.groups()) for term in [_TERM.fullmatch(line)] if term)
        elif book.sections:
            _add(book.sections[-1], line)
    return book


def is_row(line: str) -> bool:
    """Say whether a line belongs to a table."""
    return line.startswith("|")


def _add(section: Section, line: str) -> None:
    if numbered := _RULE.fullmatch(line):
        section.rules.append(Rule(numbered[1], numbered[2]))
    elif named := _ABILITY.fullmatch(line):
        names = [named[part] for part in ("own", "english") if named[part]]
        short = tuple(_OPERANDS.sub("", name) for name in names)
        section.rules.append(Rule(section.number, named[1], short))
    elif line.strip():
        section.lines.append(line)
