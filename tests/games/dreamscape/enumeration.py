"""What may be answered, written a second time from the rules: from a view to a set of texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

LINKED: Final = {1: (2, 4), 2: (1, 3, 5), 3: (2, 6), 4: (1, 5), 5: (2, 4, 6), 6: (3, 5)}
POWERS: Final = ("", "muse", "harvesters", "tower", "golem", "lake", "king")
PLAIN: Final = ("grass", "water", "rock", "land", "movement")


class Sight(NamedTuple):
    """What a seat sees, its own part of it, the powers of the cards, and the slots there are."""

    view: dict[str, Any]
    own: dict[str, Any]
    powers: dict[str, str]
    slots: list[str]
    entry: str
    # 3.4: everything of the player that has stood in this travel or creation.
    stood: list[dict[str, Any]]
    # 5.8: the slots whose mountain would pay.
    peaks: list[str]

    def held(self, kind: str) -> int:
        """Count a kind in Hands."""
        return int(self.own["hands"][kind])

    def near(self, slot: str) -> list[str]:
        """1.6: the slots that share a side."""
        beside = [(-1, 0), (1, 0), (0, -1), (0, 1)]
        names = [f"{chr(ord(slot[0]) + x)}{int(slot[1:]) + y}" for x, y in beside]
        return [name for name in names if name in self.slots]

    def top(self, slot: str) -> str:
        """Give the kind of the top shard."""
        return str(self.own["slots"][slot]["stack"][-1])

    def is_empty(self, slot: str) -> bool:
        """1.6: nothing is on the top shard."""
        return not self.own["slots"][slot]["tree"] and self.own["dreamer"] != slot

    def bears(self, slot: str) -> bool:
        """5.1, 10.5: an empty shard that is not red."""
        return slot in self.own["slots"] and self.is_empty(slot) and self.top(slot) != "nightmare"

    def touches(self, slot: str, without: str = "") -> bool:
        """Tell whether a slot is beside a shard, not counting one slot."""
        return any(one in self.own["slots"] and one != without for one in self.near(slot))

    def bare(self) -> list[str]:
        """5.1: where a shard may lie on the ground: the entry slot first, then beside a shard."""
        if not self.own["slots"]:
            return [self.entry]
        return [slot for slot in self.slots if slot not in self.own["slots"] and self.touches(slot)]


def cards(sight: Sight) -> Iterator[str]:
    """7.1, 3.3, 5.11, 8.1: putting a shard on an open card or on the top of the pile."""
    vacant = [one["card"] for one in sight.own["open"] if one["stored"] is None]
    vacant += sight.own["pile"][-1:] if sight.own["covered"] is None else []
    if sight.view["phase"] == "last creation":
        return
    together = sight.view["simultaneous"] and sight.view["phase"] == "creation"
    for card in vacant:
        power = sight.powers[card]
        usable = can_draw(sight, power) and not (together and power in ("harvesters", "lake"))
        for kind in PLAIN:
            if sight.held(kind):
                yield f"store {card}: {kind}"
                if usable:
                    yield f"use {card}: {kind}"


def can_draw(sight: Sight, power: str) -> bool:
    """3.3: there is something to draw where something is drawn."""
    if power in ("muse", "harvesters"):
        return any(sight.view["bag"].values())
    return power != "king" or any(deck["cards"] for deck in sight.view["decks"].values())


def travel(sight: Sight) -> Iterator[str]:
    """4.1 to 4.6, 10.2: what a player may do in travel."""
    yield "end"
    here = sight.own["sleeper"]
    row = sight.view["locations"][str(here)]
    if sight.view["action_points"]:
        if row and sight.held(row[-1]) < 2:
            yield "collect"
        for there in LINKED[here]:
            yield f"move {there}"
            other = sight.view["locations"][str(there)]
            if (not other or sight.held(other[0])) and arrived(sight, there) not in sight.stood:
                yield f"key {there}"
    barred = sight.own["flipped"] or sight.view["nightmare"] == here
    if not barred and can_draw(sight, POWERS[here]):
        yield "power"
    yield from cards(sight)


def arrived(sight: Sight, there: int) -> dict[str, Any]:
    """10.3: give what a player has after a key movement, with the red shard of the link."""
    here, red = sight.own["sleeper"], sight.held("nightmare")
    links = [
        link for link in sight.own["links"] if link != f"{min(here, there)}-{max(here, there)}"
    ]
    if red >= 2 or links == sight.own["links"]:
        return {**sight.own, "sleeper": there}
    hands = {**sight.own["hands"], "nightmare": red + 1}
    return {**sight.own, "sleeper": there, "hands": hands, "links": links}


def creation(sight: Sight) -> Iterator[str]:
    """5.1 to 5.5, 10.5, 10.7: what a player may do in creation."""
    bare = sight.bare()
    if not (sight.held("nightmare") and bare):
        yield "end"
    yield from cards(sight)
    for kind in (kind for kind in (*PLAIN, "nightmare") if sight.held(kind)):
        yield from [f"place {kind} {slot}" for slot in bare]
        if kind != "nightmare":
            yield from [f"place {kind} {slot}" for slot in sight.slots if sight.bears(slot)]
    if sight.own["dreamer"] is None:
        if sight.entry in sight.own["slots"] and sight.is_empty(sight.entry):
            yield "enter"
    else:
        yield from steps(sight)
    if sight.held("grass") and sight.view["trees"]:
        yield from [f"plant {slot}" for slot in sight.slots if sight.bears(slot)]
    for given in (*PLAIN, "nightmare"):
        if sight.held(given) >= (3 if given == "nightmare" else 2):
            yield from [
                f"trade {given} {taken}"
                for taken in PLAIN
                if taken != given and sight.view["bag"][taken]
            ]


def steps(sight: Sight) -> Iterator[str]:
    """5.3, 5.7: any adjacent stack, but a tree only if it can be left again."""
    for slot in sight.near(sight.own["dreamer"]):
        if slot in sight.own["slots"] and can_go(sight, slot):
            yield f"step {slot}"


def can_go(sight: Sight, slot: str) -> bool:
    """5.3, 3.4: try every way on from a tree; none may bring back for nothing what stood before."""
    own = sight.own
    if not own["free_step"] and not sight.held("movement"):
        return False
    after = {**own, "dreamer": slot, "free_step": sight.top(slot) == "land"}
    if not own["free_step"]:
        after["hands"] = {**own["hands"], "movement": sight.held("movement") - 1}
    after["score"] += {"water": 1, "nightmare": -1}.get(sight.top(slot), 0)
    after["score"] += 2 if slot in sight.peaks else 0
    if own["free_step"] and after in sight.stood:
        return False
    if not own["slots"][slot]["tree"]:
        return True
    there = sight._replace(
        own=after,
        stood=[*sight.stood, after],
        peaks=[peak for peak in sight.peaks if peak != slot],
    )
    return any(can_go(there, one) for one in there.near(slot) if one in own["slots"])


def golem(sight: Sight) -> Iterator[str]:
    """7.7, 10.5: a shard with everything above it to an adjacent slot."""
    yield "decline"
    for slot, there in sight.own["slots"].items():
        for level in range(1, len(there["stack"]) + 1):
            for target in sight.near(slot):
                if target in sight.own["slots"]:
                    legal = sight.bears(target) and sight.top(slot) != "nightmare"
                else:
                    legal = sight.touches(target, slot if level == 1 else "")
                if legal:
                    yield f"shift {slot}:{level} {target}"


def other(sight: Sight, question: str) -> set[str]:
    """Answer the questions that are about one list of things."""
    view, own = sight.view, sight.own
    if question == "tower":
        return {"decline", *(f"take {slot}" for slot in own["slots"] if sight.is_empty(slot))}
    if question == "harvest":
        return {f"put {kind} {there}" for kind in view["harvested"] for there in range(1, 7)}
    if question == "lake":
        mixed = [there for there, row in view["locations"].items() if len(set(row)) > 1]
        return {"decline", *(f"rearrange {there}" for there in mixed)}
    if question == "deck":
        decks = [level for level, deck in view["decks"].items() if deck["cards"]]
        return {"decline", *(f"deck {level}" for level in decks)}
    if question == "keep":
        return {"decline", *(f"keep {card}" for card in own["looking_at"])}
    assert question == "seed"
    links = [sorted((own["sleeper"], there)) for there in LINKED[own["sleeper"]]]
    names = [f"{one}-{two}" for one, two in links]
    return {f"seed {name}" for name in names if name not in view["links"]}
