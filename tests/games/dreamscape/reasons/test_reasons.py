"""What a reason says is so: the tree it names is there, the key it misses is not held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import pytest

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.reasons.explain import explain
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.kernel.ruleset import Reason
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamscape import invented
from tests.games.dreamscape.reasons.test_explain import attempts

pytestmark = pytest.mark.once

LINKED: Final = {1: (2, 4), 2: (1, 3, 5), 3: (2, 6), 4: (1, 5), 5: (2, 4, 6), 6: (3, 5)}


class Seen:
    """A table as the seat sees that is asked, and what a reason names on it."""

    def __init__(self, table: Dreamscape, reason: Reason) -> None:
        """Look at a table."""
        self.view = cast("dict[str, Any]", DREAMSCAPE.view(table, table.seat))
        self.own = self.view["seats"][table.seat]
        self.names: dict[str, Any] = dict(reason.details)
        self.here = self.own["sleeper"]
        # Before the first cycle the Sleeper is nowhere yet.
        where = self.names.get("location", self.here)
        self.row = [] if where is None else self.view["locations"][str(where)]
        self.entry = table.box.grid.names[table.box.grid.entry]

    @property
    def slot(self) -> Any:  # noqa: ANN401 - as plain data is
        """What lies on the slot that is named, or None."""
        return self.own["slots"].get(self.names["slot"])

    def held(self, kind: str) -> int:
        """Count a kind in Hands."""
        return int(self.own["hands"][kind])

    def price(self) -> int:
        """5.5, 10.5: two of a colour, or three red."""
        price = 3 if self.names["kind"] == "nightmare" else 2
        assert self.names["needed"] == price
        return price

    def stored(self) -> dict[str, Any]:
        """Give each card that shows its power, with the shard on it."""
        found = {card["card"]: card["stored"] for card in self.own["open"]}
        return found | dict.fromkeys(self.own["pile"][-1:], self.own["covered"])

    def is_adjacent(self, one: str, other: str) -> bool:
        """1.6: slots that share a side."""
        return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1

    def touches(self) -> bool:
        """Tell whether the slot that is named is beside a shard."""
        return any(self.is_adjacent(self.names["slot"], slot) for slot in self.own["slots"])


TRUE: Final[dict[str, Callable[[Seen], object]]] = {
    "why-card-buried": lambda seen: seen.names["card"] in seen.own["pile"][:-1],
    "why-card-covered": lambda seen: seen.stored()[seen.names["card"]] == seen.names["kind"],
    "why-card-not-yours": lambda seen: seen.names["card"] not in seen.stored(),
    "why-cannot-cross": lambda seen: seen.slot["tree"],
    "why-colour-limit": lambda seen: (
        seen.row[-1] == seen.names["kind"] and seen.held(seen.row[-1]) >= 2
    ),
    "why-creation-only": lambda seen: seen.view["phase"] == "travel",
    "why-deck-empty": lambda seen: seen.view["decks"][seen.names["level"]]["cards"] == 0,
    "why-dreamer-inside": lambda seen: seen.own["dreamer"],
    "why-dreamer-outside": lambda seen: seen.own["dreamer"] is None,
    "why-dreamer-there": lambda seen: seen.own["dreamer"] == seen.names["slot"],
    "why-entry-bare": lambda seen: seen.entry == seen.names["slot"] and seen.slot is None,
    "why-entry-first": lambda seen: seen.entry == seen.names["slot"] and not seen.own["slots"],
    "why-key-back": lambda seen: (
        not seen.row or (seen.names["location"] in LINKED[seen.here] and seen.held(seen.row[0]))
    ),
    "why-last-creation": lambda seen: seen.view["phase"] == "last creation",
    "why-link-elsewhere": lambda seen: str(seen.here) not in seen.names["link"].split("-"),
    "why-link-taken": lambda seen: seen.names["link"] in seen.view["links"],
    "why-marker-flipped": lambda seen: seen.own["flipped"],
    "why-nightmare-here": lambda seen: seen.view["nightmare"] == seen.here,
    "why-no-key": lambda seen: (
        seen.row[0] == seen.names["kind"] and seen.held(seen.names["kind"]) == 0
    ),
    "why-no-level": lambda seen: len(seen.slot["stack"]) == seen.names["height"],
    "why-no-moves": lambda seen: not seen.own["free_step"] and seen.held("movement") == 0,
    "why-no-points": lambda seen: seen.view["action_points"] == 0,
    "why-no-trees": lambda seen: seen.view["trees"] == 0,
    "why-already-there": lambda seen: seen.names["location"] == seen.here,
    # The Golem's shards may touch nothing but themselves there.
    "why-not-adjacent": lambda seen: (
        seen.slot is None and (seen.view["question"] == "golem" or not seen.touches())
    ),
    "why-not-drawn": lambda seen: seen.names["card"] not in seen.own["looking_at"],
    "why-not-harvested": lambda seen: seen.names["kind"] not in seen.view["harvested"],
    "why-not-held": lambda seen: seen.held(seen.names["kind"]) == 0,
    "why-not-in-bag": lambda seen: seen.view["bag"][seen.names["kind"]] == 0,
    "why-not-linked": lambda seen: seen.names["location"] not in LINKED[seen.names["here"]],
    "why-not-stored": lambda seen: seen.names["kind"] != seen.own["covered"],
    "why-nothing-to-draw": lambda seen: (
        not any(deck["cards"] for deck in seen.view["decks"].values())
        if seen.names["power"] == "king"
        else not any(seen.view["bag"].values())
    ),
    "why-nothing-to-rearrange": lambda seen: len(set(seen.row)) < 2,
    "why-power-barred": lambda seen: (
        seen.view["simultaneous"]
        and seen.view["phase"] == "creation"
        and seen.names["power"] in ("harvesters", "lake")
    ),
    "why-red-left": lambda seen: seen.held("nightmare") == seen.names["count"],
    "why-red-on-shard": lambda seen: seen.slot is not None,
    "why-red-there": lambda seen: seen.slot["stack"] == ["nightmare"],
    "why-row-empty": lambda seen: not seen.row,
    "why-slot-bare": lambda seen: seen.slot is None,
    "why-step-back": lambda seen: seen.own["free_step"] and seen.slot["stack"][-1] == "land",
    "why-step-too-far": lambda seen: not seen.is_adjacent(seen.own["dreamer"], seen.names["slot"]),
    "why-shift-too-far": lambda seen: (
        not seen.is_adjacent(seen.names["slot"], seen.names["target"])
    ),
    "why-trade-too-few": lambda seen: seen.held(seen.names["kind"]) < seen.price(),
    "why-travel-only": lambda seen: "creation" in seen.view["phase"],
    "why-tree-there": lambda seen: seen.slot["tree"],
}
# They say what was asked or tried, not what is on the table.
PLAIN: Final = (
    *("why-no-such-thing", "why-other-question", "why-red-not-stored", "why-trade-for-red"),
    *("why-trade-same", "why-not-matched", "why-not-in-row"),
)


# The game of 43 is over before anybody is asked.
@pytest.mark.parametrize("seed", [*range(40, 43), *range(44, 57)])
def test_what_a_reason_says_is_so(seed: int) -> None:
    table, dice = invented.start(seed)
    asked: set[int] = set()
    said: set[str] = set()
    for step in range(200):
        if table.seat == NOBODY:
            break
        option = invented.answer(table, dice)
        if table.seat != CHANCE and (step % 10 == 0 or table.question not in asked):
            asked.add(table.question)
            reasons = [explain(table, table.seat, one) for one in attempts(table, dice)]
            for reason in {repr(one): one for one in reasons if one is not None}.values():
                if reason.key not in PLAIN:
                    said.add(reason.key)
                    assert TRUE[reason.key](Seen(table, reason)), reason
        table.apply(option)
    assert said
