"""The typed views hold all that a view holds and nothing else: the plain one, and people's."""

from __future__ import annotations

import msgspec
import pytest

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.views.typed_view import PlainView, View
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY
from oneiros.registry.dreamscape.game import DREAMSCAPE as GAME
from tests.games.dreamscape import invented

pytestmark = pytest.mark.once

ANSWERS = 120


def check(table: Dreamscape) -> None:
    for seat in (NOBODY, *range(table.players)):
        plain = DREAMSCAPE.view(table, seat)
        typed = msgspec.convert(plain, PlainView, strict=True)
        assert msgspec.to_builtins(typed) == plain
        for_people = GAME.view(table.facing(seat) or table, seat)
        whole = msgspec.convert(for_people, View, strict=True)
        assert msgspec.to_builtins(whole) == for_people
        assert len(whole.near) == (len(table.open[seat]) if seat >= 0 else 0)


def play(table: Dreamscape, dice: Dice, most: int) -> int:
    """Answer at random, and look at every position; say how many there were."""
    for answers in range(most):
        check(table)
        if table.seat == NOBODY:
            return answers
        table.apply(invented.answer(table, dice))
    return most


@pytest.mark.parametrize("switches", [(), ("nightmare",), ("simultaneous",)])
def test_every_view_of_a_game_is_whole_when_it_is_typed(switches: tuple[str, ...]) -> None:
    form = {"players": 3, **dict.fromkeys(switches, True)}
    table = DREAMSCAPE.start(DREAMSCAPE.check(form))
    assert play(table, Dice(len(switches)), 10_000) > 200
    assert table.seat == NOBODY


def test_every_view_from_the_middle_is_whole_when_it_is_typed() -> None:
    looked = sum(play(*invented.start(seed), ANSWERS) for seed in range(40))
    assert looked > 3000
