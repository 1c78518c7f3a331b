"""What follows from a plan of Dreamscape, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from oneiros.games.dreamscape.table.box import Box
from oneiros.words.bundle import Words
from oneiros.words.dreamscape.names import card_name, purpose_name


def look_at_place(words: Words, location: int) -> str:
    """Name a location that deserves a look."""
    name = words.say(f"location-{location}")
    return words.say("advice-look-place", location=location, name=name)


def look_at_card(words: Words, box: Box, card: str) -> str:
    """Name a card that deserves a look."""
    return words.say("advice-look-card", card=_card(words, box, card))


def consequence(words: Words, box: Box, kind: str, about: Mapping[str, object]) -> str:
    """Say what follows from a plan."""
    details = dict(about)
    if "card" in about:
        details["card"] = _card(words, box, str(about["card"]))
    if kind.startswith("purpose"):
        tile, colour = cast("int", about["kind"]), cast("int", about["colour"])
        del details["kind"], details["colour"], details["tile"]
        details["purpose"] = purpose_name(words, tile, colour)
    if kind == "collects":
        counted = cast("Mapping[str, int]", about["shards"])
        details["shards"] = ", ".join(
            words.say("shards-counted", count=number, kind=shard)
            for shard, number in counted.items()
        )
    if kind == "free-ways":
        locations = cast("list[int]", about["locations"])
        details = {"count": len(locations), "locations": ", ".join(map(str, locations))}
    return words.say(f"advice-{kind}", **details)


def _card(words: Words, box: Box, name: str) -> str:
    """Name a card of the box by its English name."""
    return next(card_name(words, one) for one in box.cards if one.name == name)
