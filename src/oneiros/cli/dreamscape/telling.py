"""What happened, in lines: all of it with its causes, or briefly for whoever waits for a turn."""

from __future__ import annotations

from typing import Final

from oneiros.cli.game import Told
from oneiros.games.dreamscape import dreamworld, facts, shards
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.vocabulary import KINDS, POWERS, SEATS
from oneiros.kernel.fact import NONE, Fact
from oneiros.words import Words
from oneiros.words import dreamscape as said
from oneiros.words.dreamscape.names import row, seat_name

# Deeds told in a few words: what the numbers after the player are.
_DEEDS: Final[dict[int, str]] = {
    facts.COLLECTED: "location kind",
    facts.SLEEPER_MOVED: "from location spent",
    facts.LINK_TAKEN: "link",
    facts.POWER_USED: "power",
    facts.SHARD_STORED: "card kind used",
    facts.LAIN_DOWN: "location",
    facts.LINK_SEEDED: "link",
    facts.SHARD_TAKEN: "kind",
    facts.SHARD_PUT: "kind location",
    facts.PLACED: "kind slot",
    facts.ENTERED: "slot",
    facts.STEPPED: "left slot white",
    facts.PLANTED: "slot",
    facts.DISCARDED: "kind count",
    facts.TAKEN_UP: "slot kind",
    facts.SHIFTED: "left level slot",
    facts.COMPLETED: "card kept returned",
    facts.CARD_KEPT: "card",
    facts.SET_ASIDE: "count",
}
_KEYS: Final = {
    facts.COLLECTED: "collected",
    facts.SLEEPER_MOVED: "moved",
    facts.LINK_TAKEN: "link-taken",
    facts.POWER_USED: "power",
    facts.SHARD_STORED: "stored",
    facts.LAIN_DOWN: "lain-down",
    facts.LINK_SEEDED: "seeded",
    facts.SHARD_TAKEN: "taken",
    facts.SHARD_PUT: "put",
    facts.PLACED: "placed",
    facts.ENTERED: "entered",
    facts.STEPPED: "stepped",
    facts.PLANTED: "planted",
    facts.DISCARDED: "discarded",
    facts.TAKEN_UP: "taken-up",
    facts.SHIFTED: "shifted",
    facts.COMPLETED: "completed",
    facts.CARD_KEPT: "kept",
    facts.SET_ASIDE: "set-aside",
}
# What stands in a line of its own; everything else the picture shows anyway.
_WHOLE: Final = (facts.CYCLE_BEGAN, facts.PURPOSE_PAID, facts.GAME_ENDED)
_ENDS: Final = (facts.LAIN_DOWN, facts.CREATION_ENDED)
_BEGINS: Final = (facts.TRAVEL_BEGAN, facts.CREATION_BEGAN)


def log(words: Words, table: Dreamscape, told: Told) -> list[str]:
    """Tell everything."""
    lines = [said.log(words, table, fact) for fact in told.facts[told.start :]]
    return [line for line in lines if line is not None]


class _Brief:
    """Lines that grow while one player goes on with one phase."""

    def __init__(self, words: Words, table: Dreamscape) -> None:
        self.words = words
        self.table = table
        self.lines: list[str] = []
        self.player = NONE
        self.phase = "on"
        self.deeds: list[str] = []

    def begin(self, player: int, phase: str) -> None:
        """Begin a line about a player."""
        self.close()
        self.player, self.phase = player, phase

    def deed(self, player: int, text: str) -> None:
        """Add a deed to the line of its player."""
        if player != self.player:
            self.begin(player, "on")
        self.deeds.append(text)

    def score(self, player: int, points: int) -> None:
        """Write points behind the deed that brought them."""
        worth = f"({points:+d})".replace("-", "−")
        if player == self.player and self.deeds:
            self.deeds[-1] = f"{self.deeds[-1]} {worth}"
        else:
            self.deed(player, worth)

    def close(self) -> None:
        """Tell what was gathered."""
        if self.deeds:
            key = f"dreamscape-brief-{self.phase}"
            deeds = "; ".join(self.deeds)
            self.lines.append(self.words.say(key, seat=seat_name(self.player), deeds=deeds))
        self.deeds, self.phase = [], "on"

    def line(self, text: str) -> None:
        """Tell something that belongs to nobody's phase."""
        self.close()
        self.lines.append(text)


def brief(words: Words, table: Dreamscape, told: Told) -> list[str]:
    """Tell what players did in few words, and what the picture shows anyway not at all."""
    text = _Brief(words, table)
    for number, fact in enumerate(told.facts):
        if number < told.start:
            continue
        if fact.kind in _BEGINS:
            phase = "travel" if fact.kind == facts.TRAVEL_BEGAN else "creation"
            text.begin(fact.about[0], phase)
        elif fact.kind == facts.SCORED:
            text.score(*fact.about)
        elif fact.kind in _WHOLE:
            text.line(said.log(words, table, fact) or "")
        elif fact.kind == facts.ROW_REARRANGED:
            player, location, *kinds = fact.about
            shown = row(shards.of(kinds))
            deed = words.say("dreamscape-deed-rearranged", location=location, row=shown)
            text.deed(player, deed)
        elif fact.kind == facts.MARKER_DEALT and fact.about[1] == table.players:
            order = " ".join(SEATS[player] for player in _order(told, number))
            text.line(words.say("dreamscape-brief-order", order=order))
        elif fact.kind in _DEEDS:
            text.deed(fact.about[0], _deed(words, table, fact))
        if fact.kind in _ENDS and number < told.caused:
            text.line(words.say("dreamscape-brief-by-itself"))
    text.close()
    return text.lines


def _order(told: Told, number: int) -> list[int]:
    """Read the markers off the facts up to a number: the last dealing of all of them."""
    dealt = [fact for fact in told.facts[: number + 1] if fact.kind == facts.MARKER_DEALT]
    return [fact.about[0] for fact in dealt[-dealt[-1].about[1] :]]


def _deed(words: Words, table: Dreamscape, fact: Fact) -> str:
    """Say a deed in a few words, without who did it."""
    names = _DEEDS[fact.kind].split()
    about = dict(zip(names, fact.about[1:], strict=True))
    details: dict[str, object] = dict(about)
    if "kind" in about:
        details["kind"] = KINDS[about["kind"]]
    if "card" in about:
        details["card"] = said.card_name(words, table.box.cards[about["card"]])
    if "slot" in about:
        details["slot"] = table.box.grid.names[about["slot"]]
    if "left" in about:
        details["from"] = table.box.grid.names[about["left"]]
    if "link" in about:
        details["link"] = dreamworld.link_name(about["link"])
    if "power" in about:
        details["power"] = POWERS[about["power"]]
    key = _KEYS[fact.kind]
    if fact.kind == facts.SHARD_STORED and about["used"]:
        key, details["power"] = "used", POWERS[fact.cause.ability]
    elif fact.kind == facts.SLEEPER_MOVED and not about["spent"]:
        key = "key"
    return words.say(f"dreamscape-deed-{key}", **details)
