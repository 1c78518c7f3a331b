"""Dreamblade in the terminal: how it is set up, drawn and told."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from oneiros.cli.dreamblade import cards, choices, tracks
from oneiros.cli.dreamblade.board import Board
from oneiros.cli.dreamblade.seen import see
from oneiros.cli.dreamblade.tags import tags
from oneiros.cli.dreamblade.warbands import bring
from oneiros.cli.game import Choice
from oneiros.cli.rulebook import rulebook
from oneiros.games.dreamblade import facts as kinds
from oneiros.games.dreamblade import rules, scenario
from oneiros.games.dreamblade.catalogue import catalogue
from oneiros.games.dreamblade.dreamscape import cell_named
from oneiros.games.dreamblade.table import Table
from oneiros.games.dreamblade.vocabulary import FACES
from oneiros.kernel.errors import BadData
from oneiros.kernel.fact import Cause, Fact
from oneiros.kernel.ruleset import Ruleset, Setup
from oneiros.kernel.stage import Stage
from oneiros.kernel.state import State
from oneiros.words import Words
from oneiros.words import dreamblade as said

_WORD: Final = re.compile(r"\w+")


class DreambladeFace:
    """What the command line knows about Dreamblade."""

    def __init__(self) -> None:
        """Stand before the rules."""
        self.ruleset: Ruleset = rules.DREAMBLADE
        self.stage: Stage = scenario.STAGE

    def setup(self, brought: Sequence[str]) -> Setup:
        """Set up two warbands, each by a name or a file."""
        return self.ruleset.check({"warbands": [bring(what) for what in brought]})

    def draw(self, words: Words, state: State, width: int, *, plain: bool) -> RenderableType:
        """Draw the board, with the tracks above and the zones below it."""
        seen = see(state)
        above = Text(" | ".join(tracks.tracks(words, seen)))
        below = Text("\n".join(tracks.zones(words, seen)))
        return Group(above, Board(words, seen, width, plain=plain).draw(), below)

    def heading(self, words: Words, state: State) -> str:
        """Name the turn and the phase, and whose phase it is."""
        return tracks.heading(words, _table(state))

    def question(self, words: Words, state: State) -> str:
        """Ask whoever is asked."""
        return said.question(words, _table(state))

    def option(self, words: Words, state: State, option: int) -> str:
        """Say an option in a sentence."""
        return said.option(words, _table(state), option)

    def choice(self, words: Words, state: State, option: int) -> Choice:
        """Say an option in a list."""
        return choices.choice(words, _table(state), option)

    def log(self, words: Words, state: State, facts: Sequence[Fact]) -> list[str]:
        """Tell what happened, the dice of one roll in one line."""
        roster = _table(state).roster
        lines: list[str | None] = []
        for roll, together in groupby(facts, _roll):
            if roll is None:
                lines.extend(said.log(words, roster, fact) for fact in together)
            else:
                faces = [words.say("face", face=FACES[fact.about[0]]) for fact in together]
                lines.append(words.say("cli-log-roll", dice=", ".join(faces), rule=roll.rule))
        return [line for line in lines if line is not None]

    def about(self, words: Words, name: str) -> str:
        """Explain an ability by its rule, or a miniature with all of its abilities."""
        book = rulebook(self.ruleset.name, words.language)
        ability = book.ability(name)
        if ability is not None:
            return f"{ability.number} {ability.text.replace('**', '')}"
        wanted = name.partition("#")[0].strip().casefold()
        for one in catalogue().values():
            if one.name.casefold() == wanted:
                return "\n".join(cards.in_full(words, one))
        known = [one for rule in book.rules() for one in rule.names] + list(catalogue())
        near = get_close_matches(name.title(), known, 3)
        if near:
            raise BadData("cli-ability-near", came=name, near=", ".join(near))
        raise BadData("cli-ability-unknown", came=name)

    def expand(self, state: State, text: str) -> str:
        """Turn TS2 into Twilight Scout#2; what could be a cell stays one."""
        labels = [label for label in _table(state).roster.labels if label]
        known = {tag.casefold(): label for label, tag in tags(labels).items()}

        def full(word: re.Match[str]) -> str:
            tag = word[0].casefold()
            return word[0] if cell_named(tag) >= 0 else known.get(tag, word[0])

        return _WORD.sub(full, text)

    def turns(self, state: State) -> int:
        """Count the turns begun so far."""
        return _table(state).turn


def _table(state: State) -> Table:
    """Every state of this game is a table of Dreamblade."""
    return cast("Table", state)


def _roll(fact: Fact) -> Cause | None:
    """Give the cause that the dice of one roll share; other facts stand alone."""
    return fact.cause if fact.kind == kinds.FACE_ROLLED else None


DREAMBLADE: Final = DreambladeFace()
