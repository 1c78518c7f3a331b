"""One question on the page: what it lights, and answering it on the board or in the list."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket, expect

from oneiros.registry.named import Ask, Option
from oneiros.words import Words
from oneiros.words.dreamblade.names import label_name
from tests.browser import looks
from tests.browser.dreamblade import hands
from tests.browser.dreamblade.positions import (
    Position,
    Told,
    ask,
    lay,
    left_to_place,
    spoken,
    standing,
    told,
    waiting,
)
from tests.browser.settling import comes_to, settle
from tests.browser.visitor import Visitor
from tests.folding import index_of, last_index
from tests.server.served import Served, wait_until

ENDINGS: Final = ("end", "decline", "keep-dice")
TO_CELLS: Final = ("spawn", "move", "place", "carry")
ATTACKS: Final = ("strike", "deathblow")
AT_ONCE: Final = ("target", "keep")
ON_STAGE: Final = ("blade", "disrupt", "destroy")
MANY: Final = 8
_LIT: Final = """() => {
  const found = { pieces: {}, cells: {} };
  const state = (one) => ["open", "chosen", "target"].find((name) => one?.classList.contains(name));
  for (const one of document.querySelectorAll("[data-piece]")) {
    const lit = state(one.querySelector(".token"));
    if (lit) found.pieces[one.dataset.piece] = lit;
  }
  for (const one of document.querySelectorAll("[data-cell]")) {
    const lit = state(one);
    if (lit) found.cells[one.dataset.cell] = lit;
  }
  return found;
}"""
_STANDING: Final = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-cell] [data-piece]")].map(
    (one) => [one.dataset.piece, one.closest("[data-cell]").dataset.cell],
  ),
)"""


class Asking:
    """A page that stands before a question, and the answers that were sent from it."""

    def __init__(self, visitor: Visitor, served: Served, position: Position, language: str) -> None:
        """Open a table of its own in a position, in a language."""
        self.visitor = visitor
        self.position = position
        self.sent: list[dict[str, Any]] = []
        self.page: Page = visitor.page
        self.page.on("websocket", self._connect)
        visitor.follow(lay(served.database, visitor.guest, position))
        assert hands.until_asked(self.page)
        self.speak(language)
        self.before = position.match()
        self.ask: Ask = ask(self.before)

    def speak(self, language: str) -> None:
        """Switch to a language."""
        self.language = language
        looks.speak(self.page, language)

    @property
    def question(self) -> Locator:
        """The part of the page that asks."""
        return hands.question(self.page)

    def option(self, deed: str) -> Option:
        """Give the last option of a deed, which takes the most choosing."""
        return [one for one in self.ask.options if one.deed == deed][-1]

    def lit(self) -> tuple[dict[str, str], dict[str, str]]:
        """Give which pieces and which cells are lit, and how."""
        found = self.page.evaluate(_LIT)
        return found["pieces"], found["cells"]

    def check_asked(self) -> None:
        """Find the question in words, and exactly what the options are about lit."""
        expect(self.question.locator("h2")).to_have_text(self._heading())
        options = self.ask.options
        about = {one.piece for one in options} | {name for one in options for name in one.group}
        about |= {one.label for one in waiting(self.before)}
        about |= {self.ask.subject}
        attacked = {one.cell for one in options if one.deed in ATTACKS}
        given = self.given()
        reached = {one.cell for one in options if given and one.piece == given} - {""}
        wanted = about - {""}, attacked | reached
        comes_to(self.page, lambda: tuple(map(set, self.lit())), wanted)

    def given(self) -> str:
        """Give the miniature that need not be chosen, because there is no other."""
        doing = [one for one in self.ask.options if one.deed not in ENDINGS]
        moved = all(one.deed in ("place", "carry", "disrupt", "destroy") for one in doing)
        pieces = {one.piece for one in doing}
        return pieces.pop() if moved and len(pieces) == 1 else ""

    def on_the_board(self, option: Option) -> int:
        """Answer by clicking on the board as far as it goes; give the place of the answer."""
        page = self.page
        if option.deed in ATTACKS:
            if not self.staged:
                hands.cell(page, option.cell).click(position={"x": 4, "y": 4})
            return self._attack(option, lambda label: hands.portrait(page, label).click())
        if option.deed == "damage":
            for _ in range(option.amount):
                hands.portrait(page, option.piece).click()
            return self._confirm(option.index)
        if option.deed in ON_STAGE and self.staged:
            self.on_the_stage(option).click()
            return option.index
        if self.staged:
            return self.in_the_list(option)
        if option.piece and option.piece != self.given():
            hands.piece(page, option.piece).click()
        if option.deed in TO_CELLS:
            return self._go(option)
        return option.index if option.deed in AT_ONCE else self.in_the_list(option)

    def in_the_list(self, option: Option) -> int:
        """Answer beside the board; give the place of the answer."""
        if option.deed in ENDINGS:
            # Whoever is sure is not asked about spawning nothing.
            self.question.locator('button[aria-keyshortcuts~="E"]').click(modifiers=["Shift"])
        elif option.deed == "damage":
            more = hands.fighter(self.page, option.piece).locator(".round").last
            more.focus()
            for _ in range(option.amount):
                self.page.keyboard.press("Enter")
            expect(more).to_be_disabled()
            return self._confirm(option.index)
        elif option.deed == "reroll":
            return self._reroll(option)
        elif option.deed in ATTACKS:
            if not self.staged:
                self._attacks(option).click()
            return self._attack(option, lambda label: hands.portrait(self.page, label).press(" "))
        else:
            if option.deed in ON_STAGE and self.staged:
                self.page.keyboard.press("b")
            self.row(option).click()
        return option.index

    def check_answered(self, place: int) -> None:
        """Find that one answer was sent, and that the page shows what the rules make of it."""
        after = self.position.after(place)
        wait_until(self._arrived(after.step))
        sent = [one for one in self.sent if one["type"] == "answer"]
        asked = self.before.state.seat
        step = self.before.step
        assert sent == [
            {"type": "answer", "seat": asked, "step": step, "cuts": 0, "option": place}
        ], sent
        now = self._told(place)
        expect(self.question.locator("h2")).to_have_text(self._heading(place))
        comes_to(self.page, lambda: self.page.evaluate(_STANDING), standing(after))
        lines = self.page.get_by_role("log").locator("[data-line]")
        known = len(self._told().log)
        # How the earlier ones are told is the matter of other tests.
        expect(lines).to_have_text([*[re.compile(".")] * known, *now.log[known:]])

    def _told(self, *places: int) -> Told:
        return told(self.position.after(*places), self.language)

    def _arrived(self, step: int) -> Any:  # noqa: ANN401 - a question to the page
        def arrived() -> bool:
            self.page.wait_for_timeout(10)
            return bool(self.visitor.plays and self.visitor.plays[-1]["step"] == step)

        return arrived

    def _heading(self, *places: int) -> str:
        """Say what is asked; damage is placed all at once, though the rules ask one by one."""
        match = self.position.after(*places)
        left = left_to_place(match)
        if not left:
            return self._told(*places).question
        return hands.SAY[self.language]("web-asking-place-damage", count=left)

    @property
    def staged(self) -> bool:
        """Whether the stage of a combat covers the board."""
        hands.until_staged(self.page)
        return hands.stage(self.page).is_visible()

    def on_the_stage(self, option: Option) -> Locator:
        """Find an ability that takes blades, or a fate, below its miniature on the stage."""
        card = hands.fighter(self.page, option.piece)
        if option.deed != "blade":
            return card.locator(f"button.{option.deed}")
        mine = [one for one in self.ask.options if one.piece == option.piece]
        return card.locator("button.blade").nth(mine.index(option))

    def _go(self, option: Option) -> int:
        """Click one of the cells that light up for the picked miniature."""
        reached = {one.cell for one in self.ask.options if one.piece == option.piece}
        comes_to(self.page, lambda: self._marked("cells", "target"), reached - {""})
        hands.cell(self.page, option.cell).click(position={"x": 4, "y": 4})
        return option.index

    def row(self, option: Option) -> Locator:
        """Find an option in the list of choices, where a folded one speaks of everybody."""
        self.unfold()
        sentence = spoken(self.before, last_index(option), self.language)
        listed = self.question.locator(".choices")
        return listed.get_by_role("button", name=sentence, exact=True)

    def unfold(self) -> None:
        """Bring the whole list of choices, where it is folded away."""
        toggle = self.question.locator(".toggle")
        if toggle.is_visible() and toggle.get_attribute("aria-expanded") == "false":
            toggle.click()
            expect(toggle).to_have_attribute("aria-expanded", "true")

    def _attacks(self, option: Option) -> Locator:
        """Find the cell of an attack in the list; with nobody named where not all may attack."""
        if option.folded:
            return self.row(option)
        self.unfold()
        lines = self.question.locator(".choices li.attack")
        return lines.get_by_role("button").filter(has_text=re.compile(rf"\b{option.cell}\b"))

    def _attack(self, option: Option, toggle: Any) -> int:  # noqa: ANN401 - a click on somebody
        """Let only some attack: all but the first, a few of many, or those of a lone option."""
        few = option.group[1:] if len(option.group) < MANY else option.group[1::3]
        wanted = few if option.folded else option.group
        everybody = dict.fromkeys(
            name for one in self.ask.options if one.cell == option.cell for name in one.group
        )
        expect(hands.stage(self.page)).to_be_visible()
        chosen = settle(self.page, lambda: self._marked("pieces", "chosen"), bool)
        assert chosen
        assert chosen == set(everybody) or not option.folded
        for label in everybody:
            if (label in chosen) != (label in wanted):
                toggle(label)
        comes_to(self.page, lambda: self._marked("pieces", "chosen"), set(wanted))
        if not option.folded:
            return self._confirm(option.index)
        return self._confirm(index_of(option, wanted))

    def _reroll(self, option: Option) -> int:
        panel = hands.stage(self.page).locator("fieldset")
        expect(panel).to_be_visible()
        name = label_name(Words(self.language), option.piece)
        user = panel.get_by_role("radio", name=name, exact=True)
        if user.count():
            user.check()
        dice = panel.locator("button.die")
        before = 0
        for face, taken in enumerate(option.faces):
            for at in range(taken):
                dice.nth(before + at).click()
            before += self.visitor.plays[-1]["view"]["dice"][face]
        return self._confirm(option.index)

    def _marked(self, what: str, how: str) -> set[str]:
        """Name the pieces or the cells that are lit in a way."""
        lit = self.page.evaluate(_LIT)[what]
        return {name for name, state in lit.items() if state == how}

    def _confirm(self, place: int) -> int:
        self.question.locator('button[aria-keyshortcuts="Enter"]').click()
        return place

    def _connect(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)))
