"""Dreamblade in the terminal: how it is set up, drawn and told."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from string import digits
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from oneiros.cli.dreamblade import cards, choices, colours, telling, tracks, warbands
from oneiros.cli.dreamblade.board import Board
from oneiros.cli.dreamblade.commands import COMMANDS
from oneiros.cli.dreamblade.odds import odds as strike_odds
from oneiros.cli.dreamblade.odds import threats as strike_threats
from oneiros.cli.dreamblade.tags import tags
from oneiros.cli.terminal import Choice, Glance, Query, Told, Wish
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table.board import cell_named
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.text.notation import DEEDS
from oneiros.games.dreamblade.views.typed_view import see
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.kernel.errors import BadData
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.registry.dreamblade.game import DREAMBLADE as GAME
from oneiros.words import Words
from oneiros.words import dreamblade as said
from oneiros.words.dreamblade.names import figure_name, figures
from oneiros.words.folding import fold
from oneiros.words.rulebook import rulebook

_WORD: Final = re.compile(r"\w+")
# Words of the notation, which stand for no miniature whatever that is called.
_KEYWORDS: Final = " ".join(one.name for one in KEYWORDS)
_WRITTEN: Final = {*DEEDS, *fold(_KEYWORDS).split(), *("with", "all", "dice", "against")}


class DreambladeTerminal:
    """What the command line knows about Dreamblade."""

    def __init__(self) -> None:
        """Say what is the same for every table."""
        self.game = GAME
        self.always_drawn = False
        self.standing = "5 * (state.wins[seat] - state.wins[1 - seat]) + state.points[seat]"
        self.commands = COMMANDS
        about = Query(lambda glance, name: [self.about(glance.words, name)], needed=True)
        self.queries: Mapping[str, Query] = {
            "reserves": Query(lambda glance, _: self.zones(glance)),
            "ability": about,
            "about": about,
            "odds": Query(self.odds),
            "threats": Query(self.threats),
        }

    def summary(self, words: Words) -> str:
        """Say what the game is about."""
        return words.say("dreamblade-summary")

    def wishes(self, words: Words) -> list[Wish]:
        """Let each seat bring a warband."""
        return warbands.wishes(words)

    def setup(self, wished: Mapping[str, str]) -> Setup:
        """Set up two warbands, each by a name or a file."""
        brought = [warbands.bring(wished.get(name, warbands.USUAL)) for name in warbands.WISHES]
        return self.game.ruleset.check({"warbands": brought})

    def rules_about(self, _words: Words, _name: str) -> Sequence[str]:
        """Leave it to the names of abilities and to what the rules contain."""
        return ()

    def primer(self, words: Words) -> str:
        """Say how the game is won and how the board is read."""
        return words.say("dreamblade-primer")

    def draw(self, glance: Glance, *, full: bool) -> RenderableType:
        """Draw the board with the tracks above it."""
        seen = see(_table(glance.state))
        first, *lines = tracks.tracks(glance.words, seen, _table(glance.state), full=full)
        above = [colours.sided(first, "bold"), *map(colours.sided, lines)]
        return Group(*above, Board(glance.words, seen, glance.screen).draw(full=full))

    def zones(self, glance: Glance) -> list[Text]:
        """List the reserves and the graveyards."""
        return tracks.zones(glance.words, see(_table(glance.state)))

    def exhibits(self, _look: Glance) -> list[Text]:
        """Everything that matters stands on the board."""
        return []

    def heading(self, words: Words, state: State) -> str:
        """Name the turn and the phase, and whose phase it is."""
        return tracks.heading(words, _table(state))

    def question(self, words: Words, state: State) -> str:
        """Ask the player who must answer."""
        return choices.question(words, _table(state))

    def arrange(self, _state: State, options: Sequence[int]) -> list[int]:
        """Put the attack of everybody before those of some."""
        return choices.arrange(options)

    def option(self, words: Words, state: State, option: int) -> str:
        """Say an option in a sentence."""
        return said.option(words, _table(state), option)

    def choice(self, words: Words, state: State, option: int) -> Choice:
        """Say an option in a list."""
        return choices.choice(words, _table(state), option)

    def cheaper(self, _state: State, option: int) -> int:
        """Nothing costs more than it must."""
        return option

    def doubt(self, words: Words, state: State, option: int) -> str:
        """An action phase without any deed is seldom meant."""
        unused = option == opt.END and state.question == questions.ACTION
        return words.say("dreamblade-doubt-action") if unused else ""

    def names(self, words: Words, state: State) -> list[str]:
        """Name the miniatures of both warbands."""
        labels = _table(state).roster.labels
        found = (figure_name(words, label.partition("#")[0]) for label in labels if label)
        return list(dict.fromkeys(found))

    def goes_on(self, state: State, seat: int, option: int) -> bool:
        """Tell whether the active player answers something else than the end of the phase."""
        return _table(state).active == seat and option != opt.END

    def log(self, words: Words, state: State, told: Told) -> list[str]:
        """Tell what happened and why."""
        return telling.log(words, _table(state).roster, told)

    def brief(self, words: Words, state: State, told: Told) -> list[str]:
        """Tell what happened in few lines."""
        return telling.brief(words, _table(state).roster, told)

    def reckoning(self, _look: Glance) -> list[Text]:
        """The track of turns says who won."""
        return []

    def about(self, words: Words, name: str) -> str:
        """Explain an ability by its rule, or a miniature with all of its abilities."""
        book = rulebook(self.game.ruleset.name, words.language)
        for shorter in _shortened(name):
            ability = book.ability(shorter)
            if ability is not None:
                return f"{ability.number} {ability.text.replace('**', '')}"
        wanted = fold(figures().in_english(name.partition("#")[0]))
        for one in catalogue().values():
            if fold(one.name) == wanted:
                return "\n".join(cards.in_full(words, one))
        known = [one for rule in book.rules() for one in rule.names]
        known += [figure_name(words, one) for one in catalogue()]
        near = get_close_matches(name.title(), known, 3)
        if near:
            raise BadData("cli-ability-near", came=name, near=", ".join(near))
        raise BadData("cli-ability-unknown", came=name)

    def odds(self, glance: Glance, text: str) -> list[str]:
        """Tell what strikes may come to."""
        return strike_odds(glance.words, _table(glance.state), text)

    def threats(self, glance: Glance, _text: str) -> list[str]:
        """Tell what threatens the creatures of whoever asks."""
        table = _table(glance.state)
        player = glance.viewer if glance.viewer >= 0 else table.seat
        return strike_threats(glance.words, table, max(player, 0))

    def expand(self, words: Words, state: State, text: str) -> str:
        """Turn TS2 into Twilight Scout#2, TS into Twilight Scout, and names into English.

        What could be a cell stays one, and so does a whole word of a name or of the notation.
        """
        labels = [label for label in _table(state).roster.labels if label]
        tagged = tags(words, labels).items()
        known = {fold(tag.rstrip(digits)): label.partition("#")[0] for label, tag in tagged}
        for word in {*fold(" ".join(labels).replace("#", " ")).split(), *_WRITTEN}:
            known.pop(word, "")
        known |= {fold(tag): label for label, tag in tagged}

        def full(word: re.Match[str]) -> str:
            tag = fold(word[0])
            return word[0] if cell_named(tag) >= 0 else known.get(tag, word[0])

        return _WORD.sub(full, self.game.spelled(state, text))


def _table(state: State) -> Table:
    """Every state of this game is a table of Dreamblade."""
    return cast("Table", state)


def _shortened(name: str) -> Iterator[str]:
    """Give an ability as it is printed, then without activation, then without what follows it."""
    yield name
    words = name.rpartition(":")[2].split()
    for length in range(len(words), 0, -1):
        yield " ".join(words[:length])


DREAMBLADE: Final = DreambladeTerminal()
