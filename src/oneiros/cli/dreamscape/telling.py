"""What happened, in lines: all of it with its causes, or briefly for a player who waits."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from oneiros.cli.dreamscape.deeds import Deed, deed
from oneiros.cli.dreamscape.gains import signed
from oneiros.cli.terminal import Told
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table import facts
from oneiros.games.dreamscape.vocabulary import LEVELS, SEATS
from oneiros.kernel.fact import NONE, Fact
from oneiros.words import Words
from oneiros.words import dreamscape as said
from oneiros.words.dreamscape.names import seat_name

_ENDS: Final = (facts.LAIN_DOWN, facts.CREATION_ENDED)
# Points that are told with a card that is completed, or by the final scoring.
_TOLD: Final = ("6.2", "8.2", "10.8")
_BEGINS: Final = (facts.TRAVEL_BEGAN, facts.CREATION_BEGAN)
_COMPLETED: Final = "bold green"


def log(words: Words, table: Dreamscape, told: Told) -> list[str]:
    """Tell everything."""
    lines = [said.log(words, table, fact) for fact in told.facts[told.start :]]
    return [line for line in lines if line is not None]


class _Brief:
    """Lines that grow while one player goes on with one phase."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.lines: list[str | Text] = []
        self.player = NONE
        self.phase = "on"
        self.deeds: list[Deed] = []

    def begin(self, player: int, phase: str) -> None:
        """Begin a line about a player."""
        self.close()
        self.player, self.phase = player, phase

    def deed(self, player: int, done: Deed) -> None:
        """Add a deed to the line of its player, to the same deed before it if that can be."""
        if player != self.player:
            self.begin(player, "on")
        if self.deeds and self.deeds[-1].joins(done):
            self.deeds[-1].join(done)
        else:
            self.deeds.append(done)

    def score(self, player: int, points: int) -> None:
        """Write points behind the deed that brought them."""
        if player != self.player or not self.deeds:
            self.deed(player, Deed(""))
        self.deeds[-1].score(f"({signed(points)})")

    def close(self) -> None:
        """Tell what was gathered, or that a creation went by without a deed."""
        if self.deeds:
            self._say(self.phase, deeds="; ".join(one.said(self.words) for one in self.deeds))
        self.deeds, self.phase = [], "on"

    def end_creation(self, player: int) -> None:
        """Close the line of a creation, and say so where nothing was done in it."""
        if player == self.player and not self.deeds and self.phase != "on":
            self._say("nothing")
        self.close()

    def line(self, text: str | Text) -> None:
        """Tell something that belongs to nobody's phase."""
        self.close()
        self.lines.append(text)

    def _say(self, key: str, **details: str) -> None:
        said = self.words.say(f"dreamscape-brief-{key}", seat=seat_name(self.player), **details)
        self.lines.append(said)


def brief(words: Words, table: Dreamscape, told: Told) -> list[str | Text]:
    """Tell what players did in few words, and what the picture shows anyway not at all."""
    text = _Brief(words)
    for number, fact in list(enumerate(told.facts))[told.start :]:
        line = _line(words, table, told, number)
        done = deed(words, table, fact)
        if line is not None:
            text.line(line)
        elif done is not None:
            text.deed(fact.about[0], done)
        elif fact.kind in _BEGINS:
            text.begin(fact.about[0], _phase(fact))
        elif fact.kind == facts.SCORED and fact.cause.rule not in _TOLD:
            text.score(*fact.about)
        elif fact.kind == facts.CREATION_ENDED:
            text.end_creation(fact.about[0])
        if fact.kind in _ENDS and number < told.caused:
            text.line(words.say("dreamscape-brief-by-itself"))
    text.close()
    return text.lines


def _line(words: Words, table: Dreamscape, told: Told, number: int) -> str | Text | None:
    """Tell what has a line of its own."""
    fact = told.facts[number]
    if fact.kind == facts.COMPLETED:
        return _completed(words, table, fact)
    if fact.kind == facts.CYCLE_BEGAN and fact.about[0] == 1:
        return words.say("dreamscape-brief-first")
    if fact.kind == facts.MARKER_DEALT and fact.about[1] == table.players:
        return _order(words, told, number)
    return None


def _phase(fact: Fact) -> str:
    if fact.kind == facts.TRAVEL_BEGAN:
        return "travel"
    return "last" if fact.about[1] else "creation"


def _completed(words: Words, table: Dreamscape, fact: Fact) -> Text:
    """Make the completion of a card an event."""
    card = table.box.cards[fact.about[1]]
    line = words.say(
        "dreamscape-brief-completed",
        seat=seat_name(fact.about[0]),
        card=said.card_name(words, card),
        level=LEVELS[card.level],
        points=card.points,
    )
    return Text(line, _COMPLETED)


def _order(words: Words, told: Told, number: int) -> str:
    """Say in which order players follow each other, in a cycle or in the last creation."""
    before = told.facts[: number + 1]
    dealt = [fact for fact in before if fact.kind == facts.MARKER_DEALT]
    order = " ".join(SEATS[fact.about[0]] for fact in dealt[-dealt[-1].about[1] :])
    cycles = [fact.about[0] for fact in before if fact.kind == facts.CYCLE_BEGAN]
    rule = told.facts[number].cause.rule
    if rule == "8.1":
        return words.say("dreamscape-brief-last-order", order=order)
    if not cycles:
        return words.say("dreamscape-brief-order", order=order)
    return words.say("dreamscape-brief-cycle", cycle=cycles[-1], order=order)
