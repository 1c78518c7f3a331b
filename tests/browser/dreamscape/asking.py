"""One question on the page: what it lights, and answering it on the board or in the list."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket, expect

from oneiros.kernel.match import Match
from oneiros.kernel.state import NOBODY
from oneiros.registry.named import Ask, Option
from tests.browser import looks
from tests.browser.dreamscape import hands, lighting, table
from tests.browser.dreamscape.positions import Position, ask
from tests.browser.settling import comes_to, settle
from tests.browser.visitor import Visitor
from tests.server.served import Served, wait_until

ENDINGS: Final = ("end", "decline")


def named(option: Option, name: str) -> str:
    """Give what an option is about by its name."""
    return str(option.about[name])


def _log_faults(log: list[str], told: list[str], joined: int) -> list[object]:
    """List what is wrong with the end of a log that tells lines in order and joins others."""
    place = len(log)
    for line in reversed(told):
        if line not in log[:place]:
            return [line, log]
        place = len(log[:place]) - 1 - log[:place][::-1].index(line)
    return [] if len(log[place:]) <= len(told) + joined else [told, log[place:]]


class Asking:
    """A page that stands before a question, and the answers that were sent from it."""

    def __init__(self, visitor: Visitor, served: Served, position: Position, language: str) -> None:
        """Open a table of its own in a position, in a language."""
        self.visitor = visitor
        self.position = position
        self.sent: list[dict[str, Any]] = []
        self.page: Page = visitor.page
        self.page.on("websocket", self._connect)
        visitor.follow(table.lay(served.database, visitor.guest, position))
        hands.uncover(self.page)
        self.speak(language)
        self.before: Match = position.match()
        self.seat: int = visitor.plays[-1]["viewer"]
        self.ask: Ask = ask(self.before, self.seat)

    def speak(self, language: str) -> None:
        """Switch to a language."""
        self.language = language
        looks.speak(self.page, language)

    @property
    def question(self) -> Locator:
        """The part of the page that asks."""
        return hands.question(self.page)

    @property
    def staged(self) -> bool:
        """Whether what is asked has a stage of its own."""
        return self.ask.question in lighting.STAGED

    def option(self, deed: str) -> Option:
        """Give the last option of a deed, which takes the most choosing."""
        return [one for one in self.ask.options if one.deed == deed][-1]

    def spoken(self, option: Option) -> str:
        """Say what an option does."""
        return table.spoken(self.before, self.seat, option.index, self.language)

    def say(self, key: str, **details: object) -> str:
        """Say something in the language of the page."""
        return table.words(self.language).say(key, **details)

    def check_asked(self) -> None:
        """Find the question in words, and exactly what the options are about lit."""
        asked = table.question(self.before, self.seat, self.language)
        expect(self.question.locator("h2")).to_have_text(asked)
        shown = table.view(self.before, self.seat)
        self._check_same(hands.lit, lighting.expected(self.ask, shown))
        if self.staged:
            expect(hands.stage(self.page)).to_be_visible()
            self._check_same(lighting.offered, lighting.to_offer(self.ask, shown))

    def check_sent(self, option: Option) -> Match:
        """Find that one answer was sent; give what the rules make of it, once it has arrived."""
        after = self.position.after(self.seat, option.index)
        wait_until(self._arrived(after.step))
        assert self._answers() == [self._answer(option)], self.sent
        hands.uncover(self.page)
        return after

    def check_answered(self, option: Option) -> None:
        """Find that one answer was sent, and that the page shows what the rules make of it."""
        after = self.check_sent(option)
        if after.state.seat == NOBODY:
            expect(hands.ended(self.page)).to_be_visible()
            return
        viewer = self.visitor.plays[-1]["viewer"]
        asked = table.question(after, viewer, self.language)
        expect(self.question.locator("h2")).to_have_text(asked)
        view = table.view(after, viewer)
        hands.show(self.page, "land")
        self._check_right(lambda shown: self._land_faults(view, viewer, shown))
        hands.show(self.page, "world")
        self._check_right(lambda shown: self._world_faults(view, shown))
        self._check_told(after)

    def _check_same(self, read: Callable[[Page], hands.Lit], wanted: hands.Lit) -> None:
        found = settle(self.page, lambda: read(self.page), lambda one: lighting.same(one, wanted))
        assert lighting.same(found, wanted), (found, wanted)

    def _check_right(self, faults: Callable[[hands.Shown], list[object]]) -> None:
        """Find nothing wrong with what is drawn, now or soon."""
        comes_to(self.page, lambda: faults(hands.shown(self.page)), [])

    def _land_faults(self, view: table.View, viewer: int, shown: hands.Shown) -> list[object]:
        """List what is wrong with the stacks, trees and shards of the viewer."""
        me = view["seats"][viewer]
        held = {kind: shown["held"].get(kind, 0) for kind in me["hands"]}
        faults: list[object] = [] if held == me["hands"] else [held]
        for slot, label in shown["slots"].items():
            here = me["slots"].get(slot, {"stack": [], "tree": False})
            told = (
                label.startswith(self._stack(slot, here["stack"])),
                self.say("web-dreamscape-land-tree") in label,
                self.say("web-dreamscape-land-dreamer") in label,
            )
            if told != (True, here["tree"], me["dreamer"] == slot):
                faults.append(label)
        if len(shown["slots"]) != view["columns"] * view["rows"]:
            faults.append(len(shown["slots"]))
        return faults

    def _world_faults(self, view: table.View, shown: hands.Shown) -> list[object]:
        """List what is wrong with the rows of the dreamworld."""
        faults: list[object] = []
        for number, label in shown["places"].items():
            row = ", ".join(self._kind(kind) for kind in view["locations"][number])
            if row and f": {row};" not in label:
                faults.append(label)
        if len(shown["places"]) != len(view["locations"]):
            faults.append(len(shown["places"]))
        return faults

    def _check_told(self, after: Match) -> None:
        """Find in the log what has happened since the question, line by line."""
        hands.show_log(self.page)
        told, joined = table.lines(after, self.before.step, self.language)
        self._check_right(lambda shown: _log_faults(shown["log"], told, joined))

    def _stack(self, slot: str, stack: list[str]) -> str:
        if not stack:
            return self.say("web-dreamscape-land-bare", slot=slot)
        shards = ", ".join(map(self._kind, stack))
        return self.say("web-dreamscape-land-slot", slot=slot, count=len(stack), shards=shards)

    def _kind(self, kind: str) -> str:
        return self.say("shard-kind", kind=kind)

    def _answers(self) -> list[dict[str, Any]]:
        return [one for one in self.sent if one["type"] in {"answer", "say"}]

    def _answer(self, option: Option) -> dict[str, Any]:
        """Give what must have been sent; where others may answer meanwhile, in notation."""
        where = {"seat": self.seat, "step": self.before.step, "cuts": 0}
        if table.view(self.before, self.seat)["simultaneous"]:
            return {"type": "say", **where, "text": option.text}
        return {"type": "answer", **where, "option": option.index}

    def _arrived(self, step: int) -> Any:  # noqa: ANN401 - a question to the page
        def arrived() -> bool:
            self.page.wait_for_timeout(10)
            return bool(self.visitor.plays and self.visitor.plays[-1]["step"] == step)

        return arrived

    def _connect(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)))
