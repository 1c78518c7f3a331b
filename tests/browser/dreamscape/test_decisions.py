"""Every kind of question is shown, lights what it is about, and is answered in two ways."""

from __future__ import annotations

import pytest

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.vocabulary import POWERS
from tests.browser.dreamscape import doing
from tests.browser.dreamscape.asking import Asking
from tests.browser.dreamscape.positions import ask, first_asked, names, position
from tests.browser.visitor import Regular
from tests.server.served import Served

CHANCE = ("marker", "tile", "colour", "card", "shard")


def _deeds(name: str) -> list[str]:
    if name.startswith("power-"):
        return ["power"]
    match = position(name).match()
    return list(dict.fromkeys(one.deed for one in ask(match, first_asked(match)).options))


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
    ("name", "deed"), [(name, deed) for name in names() for deed in _deeds(name)]
)
def test_a_decision(regular: Regular, served: Served, name: str, deed: str) -> None:
    ways = (("en", doing.on_the_board), ("pl", doing.in_the_list))
    # Ending has one button, wherever the hand is.
    for language, way in ways[deed == "end" :]:
        zoe = regular(language)
        asking = Asking(zoe, served, position(name), language)
        asking.check_asked()
        option = asking.option(deed)
        way(asking, option)
        asking.check_answered(option)
        zoe.check()
