"""Dreamscape in the terminal: how it is set up, drawn and told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.console import RenderableType
from rich.text import Text

from oneiros.cli.dreamscape import (
    about,
    belongings,
    choices,
    expansion,
    odds,
    reckoning,
    telling,
    terms,
    tracks,
)
from oneiros.cli.dreamscape.board import Board
from oneiros.cli.dreamscape.commands import COMMANDS
from oneiros.cli.terminal import YES, Choice, Glance, Query, Told, Wish
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.kernel.errors import BadData
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.registry.dreamscape.game import DREAMSCAPE as GAME
from oneiros.words import Words
from oneiros.words import dreamscape as said

PLAYERS: Final = ("2", "3", "4")
SWITCHES: Final = {
    "nightmare": "nightmare",
    "simultaneous": "simultaneous",
    "mirror": "mirrored",
}
"""The wishes that people have or have not, and what the rules call them."""


class DreamscapeTerminal:
    """What the command line knows about Dreamscape."""

    def __init__(self) -> None:
        """Say what is the same for every table."""
        self.game = GAME
        self.always_drawn = True
        self.standing = "state.score[seat]"
        self.commands = COMMANDS
        self.queries: Mapping[str, Query] = {
            "look": Query(self._look_at, needed=True),
            "about": Query(about.about, needed=True),
            "purposes": Query(self._purposes),
            "odds": Query(self._odds),
        }

    def summary(self, words: Words) -> str:
        """Say what the game is about."""
        return words.say("dreamscape-summary")

    def wishes(self, words: Words) -> list[Wish]:
        """Ask how many play, and with which variants."""
        players = Wish(
            "players",
            words.say("dreamscape-wish-players", usual=PLAYERS[0]),
            words.say("dreamscape-setup-players", usual=PLAYERS[0]),
            dict.fromkeys(PLAYERS, ""),
            PLAYERS[0],
            before_seats=True,
        )
        switches = [
            Wish(
                name,
                words.say(f"dreamscape-wish-{name}"),
                words.say(f"dreamscape-setup-{name}"),
                before_seats=True,
            )
            for name in SWITCHES
        ]
        return [players, *switches]

    def setup(self, wished: Mapping[str, str]) -> Setup:
        """Set up so many players and the variants that somebody wishes for."""
        chosen: Setup = {"players": int(wished.get("players", PLAYERS[0]))}
        chosen |= {known: wished.get(name) == YES for name, known in SWITCHES.items()}
        return self.game.ruleset.check(chosen)

    def rules_about(self, words: Words, name: str) -> Sequence[str]:
        """Give the numbers of the rules about a thing of the game."""
        return terms.rules_about(words, name)

    def primer(self, words: Words) -> str:
        """Say how the game is won and how the picture is read."""
        return words.say("dreamscape-primer")

    def draw(self, glance: Glance, *, full: bool) -> RenderableType:
        """Draw the table as a seat sees it."""
        return Board(glance).draw(full=full)

    def zones(self, glance: Glance) -> list[RenderableType]:
        """Say how the purposes stand."""
        return tracks.goals(glance.words, _table(glance.state), full=False)

    def exhibits(self, glance: Glance) -> list[RenderableType]:
        """Draw the cards that somebody looks at before keeping one."""
        return Board(glance).looked_at()

    def heading(self, words: Words, state: State) -> str:
        """Name the cycle and the phase, and whose phase it is."""
        return tracks.heading(words, _table(state))

    def question(self, words: Words, state: State) -> str:
        """Ask the player who must answer."""
        return said.question(words, _table(state))

    def arrange(self, _state: State, options: Sequence[int]) -> list[int]:
        """Put what is done with cards behind everything else, and the end last.

        A move for an action point is left out where a key leads to the same place.
        """
        return choices.arrange(options)

    def option(self, words: Words, state: State, option: int) -> str:
        """Say an option in a sentence."""
        return said.option(words, _table(state), option)

    def choice(self, words: Words, state: State, option: int) -> Choice:
        """Say an option in a list."""
        return choices.choice(words, _table(state), option)

    def cheaper(self, state: State, option: int) -> int:
        """4.4: give the move with a key to where a move for an action point would lead."""
        return choices.cheaper(state.options, option)

    def doubt(self, words: Words, state: State, option: int) -> str:
        """5.10: what is left in Hands is lost."""
        return belongings.doubt(words, _table(state), option)

    def names(self, words: Words, state: State) -> list[str]:
        """Name the open cards of whoever is asked."""
        table = _table(state)
        cards = table.open[table.seat] if table.seat >= 0 else ()
        return [said.card_name(words, table.box.cards[card]) for card in cards]

    def goes_on(self, _state: State, _seat: int, option: int) -> bool:
        """Tell whether a player answers something else than the end of the phase."""
        return option != opt.END

    def log(self, words: Words, state: State, told: Told) -> list[str]:
        """Tell what happened and why."""
        return telling.log(words, _table(state), told)

    def brief(self, words: Words, state: State, told: Told) -> list[str | Text]:
        """Tell what happened in few lines."""
        return telling.brief(words, _table(state), told)

    def reckoning(self, glance: Glance) -> list[RenderableType]:
        """Draw up the final scoring."""
        return [reckoning.reckoning(glance.words, _table(glance.state))]

    def expand(self, words: Words, state: State, text: str) -> str:
        """Turn short names, and names of cards in other languages, into those of the notation."""
        return expansion.expand(words, _table(state), text)

    def _look_at(self, glance: Glance, name: str) -> list[RenderableType]:
        """Show the dreamscape of a player with everything that belongs to it."""
        table = _table(glance.state)
        seats = SEATS[: table.players]
        if name.upper() not in seats:
            raise BadData("cli-no-seat", came=name, seats=", ".join(seats))
        player = seats.index(name.upper())
        return [Board(glance).own(player, full=True)]

    def _odds(self, glance: Glance, text: str) -> list[str]:
        return odds.odds(glance.words, _table(glance.state), glance.viewer, text)

    def _purposes(self, glance: Glance, _rest: str) -> list[RenderableType]:
        return tracks.goals(glance.words, _table(glance.state), full=True)


def _table(state: State) -> Dreamscape:
    """Every state of this game is a table of Dreamscape."""
    return cast("Dreamscape", state)


DREAMSCAPE: Final = DreamscapeTerminal()
