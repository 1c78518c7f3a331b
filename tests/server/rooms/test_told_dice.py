"""The dice that events tell are the outcomes that are noted: the pages compare both."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from oneiros.games.dreamblade.vocabulary import FACE_WEIGHTS
from oneiros.registry.named import Event
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.messages import Outcome, Past, Play
from oneiros.server.rooms import playing, seating
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Views
from tests.server.rooms.sowing import agree

ANN = "a" * 26
FACES = ("miss", "1", "2", "3", "blade")


def die(event: Event) -> tuple[int, list[int]] | None:
    """Read a die as games/dreamblade/table/dice.ts does."""
    if event.kind == "face-rolled":
        return FACES.index(str(event.about["face"])), list(FACE_WEIGHTS)
    if event.kind in ("initiative-rolled", "wail-rolled"):
        return int(str(event.about["number"])) - 1, [1] * 6
    return None


def agrees(events: list[Event], outcomes: list[Outcome]) -> int:
    """Compare dice with outcomes, and count them."""
    dice = [found for event in events if (found := die(event)) is not None]
    assert dice == [(one.chosen, one.weights) for one in outcomes]
    return len(dice)


@pytest.mark.parametrize("seed", range(3))
def test_each_message_tells_as_many_dice_as_outcomes_in_the_same_order(seed: int) -> None:
    room = Room(seating.lay(NewTable("dreamblade", [NewSeat("me"), NewSeat("me")]), ANN))
    agree(room, 0, 1)
    random = Random(seed)
    views = Views(room, lambda _: None)
    match, _ = room.playing()
    compared = 0
    while room.status == "playing" and match.step < 600:
        playing.choose(room, match.state.seat, match.step, random.choice(match.state.options))
        news = msgspec.json.decode(views.whole(match, (0, 1)).written, type=Play, strict=False)
        compared += agrees(news.events, news.outcomes)
    before = match.step
    found = 0
    while before:
        past = msgspec.json.decode(
            msgspec.json.encode(views.earlier((0, 1), before)), type=Past, strict=False
        )
        found += agrees(past.events, past.outcomes)
        before = past.since
    assert found == match.drawn
    assert compared > found
