"""Dreamscape has secrets: nobody is sent what their view hides, however they come to listen."""

from __future__ import annotations

from random import Random
from typing import cast

import msgspec
import pytest

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.kernel.bits import BIT
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.listener import encode
from oneiros.server.rooms import playing, seating
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Views
from oneiros.storage import new_guest_id
from tests.server.rooms.sowing import agree
from tests.server.story import Follower

SEATS = 3
SECRETS = (questions.KEEP, questions.FIRST_CARD, questions.HARVEST)


def room_of_three(*, simultaneous: bool) -> Room:
    guest = new_guest_id()
    chosen_format = {"nightmare": True, "simultaneous": simultaneous}
    room = Room(seating.lay(NewTable("dreamscape", [NewSeat("me")] * SEATS, chosen_format), guest))
    agree(room, *range(SEATS))
    return room


def hidden_cards(table: Dreamscape, viewer: int) -> set[str]:
    """Name the cards that others look at and that a viewer has never seen."""
    known = table.known[viewer] if viewer >= 0 else 0
    return {
        table.box.cards[card].name
        for player in range(SEATS)
        if player != viewer
        for card in table.looked[player]
        if not known & BIT[card]
    }


def check(room: Room, follower: Follower, mine: tuple[int, ...]) -> None:
    """Look at what is sent to the guest in a seat, or to an onlooker."""
    play = follower.listen()
    assert room.match is not None
    table = cast("Dreamscape", room.match.state)
    viewer = mine[0] if mine else NOBODY
    sent = encode(play).decode()
    for name in hidden_cards(table, viewer):
        assert f'"{name}"' not in sent
        assert f'"{name}"' not in follower.raw[-1].decode()
    told = msgspec.json.decode(sent)
    if viewer != table.active:
        assert set(told["view"]["harvested"]) <= {None}
    for ask in told["asks"]:
        assert ("options" in ask) == (ask["seat"] in mine)
        if ask["seat"] not in mine and table.seat == ask["seat"] and table.question in SECRETS:
            assert ask["sentence"].startswith("⟦server-asked-secretly")
    for event in told["events"]:
        secret = event["kind"] in ("card-shown", "shard-looked-at")
        if secret and (not mine or event["about"]["seat"] != "ABC"[viewer]):
            assert None in event["about"].values()
    assert room.sowing.server_seed.hex() not in sent


def secrets_of_a_game(*, simultaneous: bool) -> int:
    """Look at everything that is sent in a game, and count the secret questions in it."""
    room = room_of_three(simultaneous=simultaneous)
    assert room.match is not None
    random, dice, views = Random(11), Dice(11), Views(room, lambda _: None)
    bot = room.game.bots["scripted"]()
    secrets = 0
    viewers: list[tuple[int, ...]] = [(0,), (1,), (2,), ()]
    followers = {mine: Follower(views, *mine) for mine in viewers}
    for _ in range(400):
        if room.status != "playing":
            break
        for mine in viewers:
            check(room, followers[mine], mine)
        secrets += room.match.state.question in SECRETS
        able = [seat for seat in range(SEATS) if room.match.facing(seat) is not None]
        seat = random.choice(able)
        asking = room.match.facing(seat)
        assert asking is not None
        chosen = bot.choose(room.game.ruleset.veil(asking, seat), dice)
        playing.choose(room, seat, room.match.step, chosen)
    # Someone who comes later and is told everything learns no more than those who listened.
    for mine in viewers:
        fresh = Follower(Views(room, lambda _: None), *mine)
        check(room, fresh, mine)
        check(room, followers[mine], mine)
        assert fresh.story.known() == followers[mine].story.known()
        assert fresh.story.outcomes == followers[mine].story.outcomes
    return secrets


@pytest.mark.parametrize("simultaneous", [False, True])
def test_nobody_is_sent_what_their_view_hides(*, simultaneous: bool) -> None:
    secrets = 0
    while secrets <= 10:
        secrets += secrets_of_a_game(simultaneous=simultaneous)
