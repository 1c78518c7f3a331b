"""Every kind of question is shown, lights what it is about, and is answered in two ways."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.text.scenario import STAGE
from oneiros.registry.dreamblade.game import DREAMBLADE
from oneiros.server.protocol.messages import Play
from oneiros.words import Words
from oneiros.words import dreamblade as said
from tests.browser.dreamblade import hands
from tests.browser.dreamblade.asking import ENDINGS, MANY, Asking
from tests.browser.dreamblade.positions import ask, names, position
from tests.browser.matrix import Case, once_each
from tests.browser.settling import box, comes_to, settle
from tests.browser.visitor import Regular, Visitor
from tests.server.served import Served

CHANCE = ("initiative", "attack")
NEVER = ("unique",)
"""No miniature of ours brings two of one Unique name into play; only a scenario does."""


@pytest.fixture
def zoe(regular: Regular) -> Visitor:
    """Somebody who stays for all questions."""
    return regular("en")


_PLACES = """(pieces) => pieces.map((one) => {
  const box = one.getBoundingClientRect();
  return [Math.round(box.x), Math.round(box.y)];
})"""


WAYS = {"en": Asking.on_the_board, "pl": Asking.in_the_list}


def _decisions() -> Iterator[Case]:
    """Give what is done at each position on the board, in English, and in the list, in Polish.

    The list is the same wherever the same is asked; ending and declining have one button, wherever
    the hand is.
    """
    listed = set()
    for name in names():
        asked = ask(position(name).match())
        for deed in dict.fromkeys(one.deed for one in asked.options):
            if deed not in ENDINGS:
                yield Case(name, deed, "en")
            if (asked.question, deed) not in listed:
                listed.add((asked.question, deed))
                yield Case(name, deed, "pl")


def _question(name: str) -> str:
    return ask(position(name).match()).question


def test_there_is_a_position_for_every_kind_of_question() -> None:
    asked = {ask(position(name).match()).question for name in names()}
    assert asked == set(questions.NAMES) - set(CHANCE) - set(NEVER)


@pytest.mark.parametrize(
    ("name", "deed", "language"), list(once_each(_decisions(), _question, but=ENDINGS))
)
def test_a_decision(regular: Regular, served: Served, name: str, deed: str, language: str) -> None:
    zoe = regular(language)
    asking = Asking(zoe, served, position(name), language)
    asking.check_asked()
    asking.check_answered(WAYS[language](asking, asking.option(deed)))
    zoe.check()


def test_a_miniature_is_dragged_to_a_cell(zoe: Visitor, served: Served) -> None:
    asking = Asking(zoe, served, position("spawn"), "en")
    option = asking.option("spawn")
    page = asking.page
    hands.piece(page, option.piece).hover()
    goal = box(hands.cell(page, option.cell))
    page.mouse.down()
    page.mouse.move(goal["x"] + 5, goal["y"] + 5, steps=20)
    reached = {one.cell for one in asking.ask.options if one.piece == option.piece}
    comes_to(page, lambda: set(asking.lit()[1]), reached)
    page.mouse.up()
    asking.check_answered(option.index)
    zoe.check()


@pytest.mark.slow
def test_a_crowd_is_shown_one_by_one(zoe: Visitor, served: Served) -> None:
    for name in ("crowd", "stacks"):
        asking = Asking(zoe, served, position(name), "en")
        cell = hands.cell(asking.page, asking.option("strike").cell)
        _check_apart(cell.locator("[data-piece]"))


def _check_apart(pieces: Locator) -> None:
    """Find many, each in a place of its own."""

    def apart(places: list[list[int]]) -> bool:
        return MANY <= len(places) == len(set(map(tuple, places)))

    places = settle(pieces.page, lambda: list(pieces.evaluate_all(_PLACES)), apart)
    assert apart(places), places


def test_unique_lets_one_of_a_name_stay(ann: Visitor, served: Served) -> None:
    glorious = {"b5": "Sir Glorious", "c4": "Sir Glorious"}
    trial = STAGE.lay_out({"phase": "spawn B", "A": {"c2": "Mirrorman"}, "B": glorious}, "unique")
    table = trial.state
    assert isinstance(table, Dreamblade)
    answers: list[dict[str, object]] = []

    def play(step: int) -> str:
        shown = Play(
            since=0,
            step=step,
            view=msgspec.Raw(msgspec.json.encode(DREAMBLADE.view(table, table.seat))),
            events=[],
            asks=[DREAMBLADE.ask(table, options=True)],
            thinking=[],
            undo=step,
            viewer=table.seat,
            cuts=0,
        )
        return msgspec.json.encode(shown).decode()

    def stand_between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def from_server(message: str | bytes) -> None:
            page.send(play(0) if json.loads(message)["type"] == "play" else message)

        def from_page(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard["type"] != "answer":
                server.send(message)
                return
            answers.append(heard)
            table.apply(table.options[heard["option"]])
            page.send(play(1))

        server.on_message(from_server)
        page.on_message(from_page)

    ann.page.route_web_socket(re.compile("/ws/"), stand_between)
    asking = Asking(ann, served, position("spawn"), "en")
    heading = asking.question.locator("h2")
    expect(heading).to_have_text(said.question_in_full(Words("en"), table))
    comes_to(ann.page, lambda: set(asking.lit()[0]), {"Sir Glorious#1", "Sir Glorious#2"})
    hands.piece(ann.page, "Sir Glorious#2").click()
    expect(hands.cell(ann.page, "b5").locator("[data-piece]")).to_have_count(0)
    assert [one["option"] for one in answers] == [1]
