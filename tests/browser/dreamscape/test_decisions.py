"""Every kind of question is shown, lights what it is about, and is answered in two ways."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.vocabulary import POWERS
from tests.browser.dreamscape import doing
from tests.browser.dreamscape.asking import ENDINGS, Asking
from tests.browser.dreamscape.positions import ask, first_asked, names, position
from tests.browser.matrix import Case, once_each
from tests.browser.visitor import Regular
from tests.server.served import Served

CHANCE = ("marker", "tile", "colour", "card", "shard")


WAYS = {"en": doing.on_the_board, "pl": doing.in_the_list}


def _decisions() -> Iterator[Case]:
    """Give what is done at each position on the board, in English, and in the list, in Polish.

    The list is the same wherever the same is asked, and ending is one button wherever the hand is.
    """
    listed = set()
    for name in names():
        match = position(name).match()
        asked = ask(match, first_asked(match))
        power = name.startswith("power-")
        for deed in ["power"] if power else dict.fromkeys(one.deed for one in asked.options):
            if deed != "end":
                yield Case(name, deed, "en")
            if (kind := (name if power else asked.question, deed)) not in listed:
                listed.add(kind)
                yield Case(name, deed, "pl")


def _question(name: str) -> str:
    match = position(name).match()
    return ask(match, first_asked(match)).question


def test_there_is_a_position_for_every_kind_of_question() -> None:
    asked = {ask(position(name).match()).question for name in names()}
    assert asked == set(questions.NAMES) - set(CHANCE)


def test_there_is_a_position_for_every_power() -> None:
    powers = {
        option.about["power"]
        for name in names()
        for option in ask(position(name).match()).options
        if option.deed == "power"
    }
    assert powers == set(POWERS) - {""}


@pytest.mark.parametrize(
    ("name", "deed", "language"), list(once_each(_decisions(), _question, but=ENDINGS))
)
def test_a_decision(regular: Regular, served: Served, name: str, deed: str, language: str) -> None:
    zoe = regular(language)
    asking = Asking(zoe, served, position(name), language)
    asking.check_asked()
    option = asking.option(deed)
    WAYS[language](asking, option)
    asking.check_answered(option)
    zoe.check()
