"""What a question must light up, by its options alone."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from oneiros.registry.named import Ask
from tests.browser.dreamscape.hands import Lit
from tests.browser.dreamscape.table import View

STAGED: Final = (
    *("golem", "tower", "lake", "arrange", "harvest"),
    *("deck", "keep", "first", "order", "stored"),
)
"""Questions that have a stage of their own."""
_OFFERED: Final = """() => {
  const stage = document.querySelector("[data-stage]");
  const all = (what, read) => [...stage.querySelectorAll(what)].map(read);
  return {
    slots: all(".plan button:enabled .name", (one) => one.textContent),
    places: all("ul button .name b", (one) => Number(one.textContent)),
    levels: all("button[data-deck]", (one) => one.dataset.deck),
    cards: all("[data-card] > button", (one) => one.parentElement.dataset.card),
    shards: all(".next button, .drawn button, ul button > b", () => "shard").length,
  };
}"""


def expected(ask: Ask, view: View) -> Lit:
    """Say what lights up on the board before anything is picked."""
    deeds = _by_deed(ask)
    me = view["seats"][ask.seat]
    found: Lit = {
        "slots": {},
        "locations": _all(deeds, "location", "move", "key", "rearrange", "put"),
        "collect": _all(deeds, "location", "collect"),
        "power": _all(deeds, "power", "power"),
        "links": _all(deeds, "link", "seed"),
        "shards": {},
        "cards": dict.fromkeys(_all(deeds, "card", "keep", "complete"), "open"),
    }
    if ask.question in {"travel", "creation"}:
        kinds = [*_all(deeds, "kind", "place", "use", "store"), *_all(deeds, "given", "trade")]
        found["shards"] = dict.fromkeys([*kinds, *(["grass"] if "plant" in deeds else [])], "open")
    if ask.question == "cross":
        found["slots"] = dict.fromkeys(_all(deeds, "slot", "step"), "target")
        if me["dreamer"]:
            found["slots"][me["dreamer"]] = "chosen"
    elif "step" in deeds or "enter" in deeds:
        found["slots"] = {me["dreamer"] or view["entry"]: "open"}
    else:
        slots = _all(deeds, "slot", "take") or _all(deeds, "from_slot", "shift")
        found["slots"] = dict.fromkeys(slots, "open")
    return found


def offered(page: Page) -> dict[str, Any]:
    """Read what can be chosen on the stage."""
    return dict(page.evaluate(_OFFERED))


def to_offer(ask: Ask, view: View) -> dict[str, Any]:
    """Say what can be chosen on the stage before anything is picked."""
    deeds = _by_deed(ask)
    drawn = [kind for kind in view["harvested"] if kind]
    puts = [one for one in deeds.get("put", []) if drawn and one["kind"] == drawn[0]]
    return {
        "slots": _all(deeds, "slot", "take") or _all(deeds, "from_slot", "shift"),
        "places": _all({**deeds, "put": puts}, "location", "rearrange", "put"),
        "levels": _all(deeds, "level", "deck"),
        "cards": _all(deeds, "card", "keep", "complete"),
        "shards": len(deeds.get("next", [])) + len(deeds.get("cover", [])) + len(drawn),
    }


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Compare, whatever the order."""
    return {name: _sorted(value) for name, value in one.items()} == {
        name: _sorted(value) for name, value in other.items()
    }


def _sorted(value: object) -> object:
    return sorted(value) if isinstance(value, list) else value


def _by_deed(ask: Ask) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for one in ask.options:
        found.setdefault(one.deed, []).append(one.about)
    return found


def _all(deeds: dict[str, list[dict[str, Any]]], name: str, *wanted: str) -> list[Any]:
    return list(dict.fromkeys(one[name] for deed in wanted for one in deeds.get(deed, [])))
