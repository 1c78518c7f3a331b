"""Deeds in a few words, without who did them; equal ones in a row are told together."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table import dreamworld, facts, shards
from oneiros.games.dreamscape.vocabulary import KINDS, LETTERS, LEVELS, POWERS
from oneiros.kernel.fact import Fact
from oneiros.words import Words
from oneiros.words import dreamscape as said
from oneiros.words.dreamscape.names import row

# Deeds: their phrase, and what the numbers after the player are.
_DEEDS: Final[dict[int, tuple[str, str]]] = {
    facts.COLLECTED: ("collected", "location kind"),
    facts.SLEEPER_MOVED: ("moved", "from location spent"),
    facts.LINK_TAKEN: ("link-taken", "link"),
    facts.POWER_USED: ("power", "power"),
    facts.SHARD_STORED: ("stored", "card kind used"),
    facts.LAIN_DOWN: ("lain-down", "location"),
    facts.LINK_SEEDED: ("seeded", "link"),
    facts.SHARD_TAKEN: ("taken", "kind"),
    facts.SHARD_PUT: ("put", "kind location"),
    facts.PLACED: ("placed", "kind slot"),
    facts.ENTERED: ("entered", "slot"),
    facts.STEPPED: ("stepped", "left slot white"),
    facts.PLANTED: ("planted", "slot"),
    facts.TAKEN_UP: ("taken-up", "slot kind"),
    facts.SHIFTED: ("shifted", "left level slot"),
    facts.DECK_CHOSEN: ("deck", "deck cards"),
    facts.CARD_KEPT: ("kept", "card place"),
    facts.SET_ASIDE: ("set-aside", "count"),
}
# What several of them in a row are told by, and what stands between them.
_TOGETHER: Final = {
    "collected": "{kind}",
    "moved": "{location}",
    "key": "{location}",
    "placed": "{kind} {slot}",
    "stepped": "{slot}",
    "taken-up": "{kind} {slot}",
}
_LOST: Final = "lost"
_TRADED: Final = "traded"
_TRADES: Final = ("5.5", "10.5")


class Deed:
    """One deed, or several of a kind one after the other."""

    def __init__(self, text: str, group: str = "", item: str = "", place: object = "") -> None:
        """Say it in words; an item of a group joins others of the same group and place."""
        self.text = text
        self.group = group
        self.place = place
        self.items = [item]

    def joins(self, other: Deed) -> bool:
        """Tell whether another deed can be told together with this one."""
        whole = not self.group or (self.group == _TRADED and len(self.items) > 1)
        return not whole and (self.group, self.place) == (other.group, other.place)

    def join(self, other: Deed) -> None:
        """Tell another deed together with this one."""
        self.items += other.items

    def score(self, worth: str) -> None:
        """Write points behind it."""
        self.text = f"{self.text} {worth}".strip()
        self.items[-1] = f"{self.items[-1]} {worth}"

    def said(self, words: Words) -> str:
        """Say it in words, and several together in letters."""
        if self.text and len(self.items) == 1:
            return self.text
        if self.group == _TRADED:
            given, taken = self.items
            return words.say("dreamscape-deed-traded", given=given, taken=taken)
        between = " " if self.group in (_LOST, "collected") else ", "
        items = between.join(self.items)
        return words.say(f"dreamscape-deeds-{self.group}", items=items, location=self.place)


def deed(words: Words, table: Dreamscape, fact: Fact) -> Deed | None:
    """Say what a player did; None where that is not worth a word."""
    if fact.kind == facts.ROW_REARRANGED:
        _, location, *kinds = fact.about
        shown = row(words, shards.of(kinds))
        return Deed(words.say("dreamscape-deed-rearranged", location=location, row=shown))
    if fact.kind == facts.DISCARDED:
        _, kind, number = fact.about
        group = _TRADED if fact.cause.rule in _TRADES else _LOST
        return Deed("", group, " ".join(LETTERS[kind] * number))
    if fact.kind == facts.SHARD_TAKEN and fact.cause.rule in _TRADES:
        return Deed("", _TRADED, LETTERS[fact.about[1]])
    if fact.kind not in _DEEDS or fact.about[0] < 0:
        return None
    key, names = _DEEDS[fact.kind]
    about = dict(zip(names.split(), fact.about[1:], strict=True))
    details = _details(words, table, about)
    if fact.kind == facts.SHARD_STORED and about["used"]:
        key, details["power"] = "used", POWERS[fact.cause.ability]
    elif fact.kind == facts.SLEEPER_MOVED and not about["spent"]:
        key = "key"
    text = words.say(f"dreamscape-deed-{key}", **details)
    if key not in _TOGETHER:
        return Deed(text)
    short = {**details, "kind": LETTERS[about.get("kind", 0)]}
    place = about["location"] if key == "collected" else ""
    return Deed(text, key, _TOGETHER[key].format(**short), place)


def _details(words: Words, table: Dreamscape, about: dict[str, int]) -> dict[str, object]:
    """Give the names of what a deed is about."""
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
    if "deck" in about:
        details["level"] = LEVELS[about["deck"]]
    return details
