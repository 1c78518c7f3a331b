"""From an option to the clicks that give it: on the board and its stages, or in the list."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import Locator, expect

from oneiros.games.dreamscape.vocabulary import POWERS
from oneiros.registry.named import Option
from tests.browser.dreamscape import hands, table
from tests.browser.dreamscape.asking import ENDINGS, Asking, named
from tests.browser.settling import settle

Way = Callable[[Asking, Option], None]


def on_the_board(asking: Asking, option: Option) -> None:
    """Answer by clicking on the board or on the stage of a power."""
    if asking.staged:
        _STAGED[option.deed](asking, option)
        return
    ON_BOARD[option.deed](asking, option)
    hands.confirm(asking.page)


def in_the_list(asking: Asking, option: Option) -> None:
    """Answer in the list beside the board."""
    if option.deed in ENDINGS:
        hands.key(asking.page, "E").click()
    else:
        hands.unfold(asking.page)
        first = _first(asking, option)
        if first:
            row(asking, first).click()
        _answer(asking, option).click()
    _use(asking, option)
    hands.confirm(asking.page)


def row(asking: Asking, text: str, group: str = "") -> Locator:
    """Find a line of the list by what it says, and by its heading where another says the same."""
    lists = asking.question.locator(f".choices h3.{group} + ul" if group else ".choices ul")
    name = asking.page.locator(".name").filter(has_text=re.compile(f"^{re.escape(text)}$"))
    return lists.locator("button.line").filter(has=name)


def _answer(asking: Asking, option: Option) -> Locator:
    """Find an option in the list, beside the free way to its place, or alone below the list."""
    if option.deed == "move" and named(option, "location") in _free(asking):
        return asking.question.locator(f'.paid[title="{asking.spoken(option)}"]')
    below = hands.key(asking.page, "Enter").filter(has_text=asking.spoken(option))
    return row(asking, _line(asking, option), _GROUPS.get(option.deed, "")).or_(below)


def _free(asking: Asking) -> list[str]:
    """Name the locations to which a way costs nothing."""
    return [named(one, "location") for one in asking.ask.options if one.deed == "key"]


def _first(asking: Asking, option: Option) -> str:
    """Give what must be picked in the list before the option is there."""
    if option.deed in {"use", "store"}:
        return table.title(asking.before, named(option, "card"), asking.language)
    if asking.ask.question == "golem":
        return asking.say("web-dreamscape-line-slot", slot=named(option, "from_slot"))
    if asking.ask.question != "creation" or option.deed == "enter":
        return ""
    if option.deed == "step":
        return asking.say("web-dreamscape-line-dreamer")
    kind = option.about.get("kind") or option.about.get("given") or "grass"
    held = asking.visitor.plays[-1]["view"]["seats"][asking.seat]["hands"][kind]
    return asking.say("web-dreamscape-line-shard", kind=kind, count=held)


def _line(asking: Asking, option: Option) -> str:
    if option.deed in {"key", "move"}:
        location = named(option, "location")
        return asking.say(
            "web-dreamscape-line-go", location=location, name=_short(asking, location)
        )
    if option.deed == "power":
        name = _short(asking, named(option, "location"))
        return asking.say("web-dreamscape-line-power", name=name)
    if option.deed == "collect":
        return asking.say("web-dreamscape-line-collect", kind=named(option, "kind"))
    return asking.spoken(option)


def _short(asking: Asking, location: str) -> str:
    """Name a location as below its island."""
    return asking.say(f"power-{POWERS[int(location)]}-short")


def _use(asking: Asking, option: Option) -> None:
    """Use a power that is shown on its stage first."""
    if option.deed in {"power", "use"}:
        stage = hands.stage(asking.page)
        expect(stage).to_be_visible()
        assert not [one for one in asking.sent if one["type"] in {"answer", "say"}]
        stage.get_by_role("button", name=asking.say("web-dreamscape-stage-use")).click()


def _go(asking: Asking, option: Option) -> None:
    hands.location(asking.page, named(option, "location")).click()


def _move(asking: Asking, option: Option) -> None:
    """Go for a point; a way that costs nothing is meant by a click, so the list is needed then."""
    if named(option, "location") in _free(asking):
        in_the_list(asking, option)
    else:
        _go(asking, option)


def _collect(asking: Asking, option: Option) -> None:
    asking.page.locator(f'[data-collect="{named(option, "location")}"]').click()


def _power(asking: Asking, option: Option) -> None:
    asking.page.locator(f'[data-power="{named(option, "power")}"]').click()
    _use(asking, option)


def _on_card(asking: Asking, option: Option) -> None:
    hands.shard(asking.page, named(option, "kind")).click()
    _expect_targets(asking, "cards", named(option, "card"))
    hands.card(asking.page, named(option, "card")).click()
    _say_which(asking, option)
    _use(asking, option)


def _to_slot(kind: str | None) -> Way:
    def go(asking: Asking, option: Option) -> None:
        hands.shard(asking.page, kind or named(option, "kind")).click()
        _expect_targets(asking, "slots", named(option, "slot"))
        hands.choose_slot(asking.page, named(option, "slot"))
        _say_which(asking, option)

    return go


def _step(asking: Asking, option: Option) -> None:
    dreamer = asking.visitor.plays[-1]["view"]["seats"][asking.seat]["dreamer"]
    if asking.ask.question != "cross":
        hands.choose_slot(asking.page, dreamer)
    _expect_targets(asking, "slots", named(option, "slot"))
    hands.choose_slot(asking.page, named(option, "slot"))


def _enter(asking: Asking, option: Option) -> None:
    """The entry slot is touched; the list tells what else could be meant by that."""
    hands.choose_slot(asking.page, asking.visitor.plays[-1]["view"]["entry"])
    _answer(asking, option).click()


def _trade(asking: Asking, option: Option) -> None:
    hands.shard(asking.page, named(option, "given")).click()
    panel = asking.question.locator(".trading")
    panel.get_by_role("button", name=asking.spoken(option), exact=True).click()


def _seed(asking: Asking, option: Option) -> None:
    asking.page.locator(f'[data-link="{named(option, "link")}"] button').click()


def _say_which(asking: Asking, option: Option) -> None:
    """Say what is meant where a touch can mean more than one thing."""
    menu = asking.page.locator(".among")
    several = [one for one in asking.ask.options if _touched(one) == _touched(option)]
    if len(several) > 1:
        expect(menu.get_by_role("button")).to_have_count(len(several))
        said = asking.page.get_by_text(asking.spoken(option), exact=True)
        menu.get_by_role("button").filter(has=said).click()
    expect(menu).to_have_count(0)


def _touched(option: Option) -> tuple[object, ...]:
    kind = "grass" if option.deed == "plant" else option.about.get("kind")
    return kind, option.about.get("slot"), option.about.get("card"), option.deed == "step"


def _expect_targets(asking: Asking, what: str, wanted: str) -> None:
    """Find what is wanted among the targets of what is picked, and nothing that is none."""
    name = what.removesuffix("s")
    named = {str(one.about.get(name)) for one in asking.ask.options}

    def targets() -> set[str]:
        lit = hands.lit(asking.page)[what]
        return {one for one, state in lit.items() if state == "target"}

    found = settle(asking.page, targets, lambda some: {wanted} <= some <= named)
    assert {wanted} <= found <= named


def _button(asking: Asking, name: str) -> None:
    """Press the button that does something; what is seen on it comes first in its name."""
    stage = hands.stage(asking.page)
    stage.get_by_role("button", name=re.compile(re.escape(name))).click()


def _spoken(asking: Asking, option: Option) -> None:
    _button(asking, asking.spoken(option))


def _main(asking: Asking) -> None:
    hands.stage(asking.page).locator("footer button").first.click()


def _take(asking: Asking, option: Option) -> None:
    _mini(asking, named(option, "slot")).click()
    _main(asking)


def _shift(asking: Asking, option: Option) -> None:
    _mini(asking, named(option, "from_slot")).click()
    levels = hands.stage(asking.page).locator(".levels button")
    if levels.count():
        levels.nth(levels.count() - int(named(option, "height"))).click()
    _mini(asking, named(option, "slot")).click()
    _main(asking)


def _mini(asking: Asking, slot: str) -> Locator:
    name = asking.page.locator(".name").filter(has_text=re.compile(f"^{slot}$"))
    return hands.stage(asking.page).locator(".plan button").filter(has=name)


def _put(asking: Asking, option: Option) -> None:
    kind = asking.say("shard-kind", kind=named(option, "kind"))
    drawn = hands.stage(asking.page).locator(".drawn button")
    drawn.filter(has_text=re.compile(f"{kind}\\s*$")).first.click()
    _spoken(asking, option)


def _deck(asking: Asking, option: Option) -> None:
    hands.stage(asking.page).locator(f'button[data-deck="{named(option, "level")}"]').click()


def _card(asking: Asking, option: Option) -> None:
    card = f'[data-card="{named(option, "card")}"] > button'
    hands.stage(asking.page).locator(card).click()
    _main(asking)


ON_BOARD: Final[Mapping[str, Way]] = {
    "collect": _collect,
    "power": _power,
    "enter": _enter,
    "move": _move,
    "key": _go,
    "step": _step,
    "plant": _to_slot("grass"),
    "place": _to_slot(None),
    "use": _on_card,
    "store": _on_card,
    "trade": _trade,
    "seed": _seed,
    "end": in_the_list,
}
_STAGED: Final[Mapping[str, Way]] = {
    "decline": _spoken,
    "rearrange": _spoken,
    "next": _spoken,
    "cover": _spoken,
    "take": _take,
    "shift": _shift,
    "put": _put,
    "deck": _deck,
    "keep": _card,
    "complete": _card,
}
_GROUPS: Final[Mapping[str, Any]] = {"key": "free", "move": "point"}
