"""Games between bots that show how a warband does: begun once, told until done, bounded."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec

from oneiros.registry.games import game
from oneiros.server.protocol.api_types import Sparred, SparringSize
from tests.server.app import Endless, door
from tests.server.guest import Guest
from tests.server.inside import known

PATH = "/api/games/dreamblade/sparrings"
SMALL = "2 Twilight Scout\n1 Noble Dragon"


def sparred(guest: Guest, **wish: object) -> Sparred:
    """Have bots play, and wait for it."""
    found = guest.give("POST", PATH, Sparred, wish)
    while found.sparring is None:
        assert 0 <= found.done <= found.total
        time.sleep(0.1)
        found = guest.give("GET", f"{PATH}/{found.id}", Sparred)
    return found


def test_a_warband_meets_every_ready_one_from_both_seats(ann: Guest, eve: Guest) -> None:
    found = sparred(ann, brings=SMALL, rounds=1)
    told = found.sparring
    assert told is not None
    ready = game("dreamblade").ready
    assert (told.bot, told.games, found.total) == ("scripted", 2 * len(ready), 2 * len(ready))
    assert [one.rival for one in told.met] == list(ready)
    assert all(one.games == 2 for one in told.met)
    assert sum(one.points for one in told.met) == round(told.share * told.games, 3)
    assert told.low <= told.share <= told.high
    assert told.why is not None
    assert {one.piece for one in told.why.pieces} == {"Twilight Scout", "Noble Dragon"}
    assert any(not one.good for one in told.why.findings)
    # The same warband, however it is written, is known already.
    again = eve.give(
        "POST", PATH, Sparred, {"brings": "1 Noble Dragon\n2x Twilight Scout", "rounds": 1}
    )
    assert again == found


def test_a_warband_that_may_not_be_brought_is_refused(ann: Guest) -> None:
    assert ann.refused("POST", PATH, {"brings": "4 Twilight Scout"}).reason == "warband-copies"
    assert ann.refused("POST", PATH, {"brings": "so what"}).reason == "warband-line"
    assert ann.refused("GET", f"{PATH}/none").reason == "server-sparring-unknown"
    elsewhere = "/api/games/dreamscape/sparrings"
    assert ann.refused("POST", elsewhere, {"brings": SMALL}).reason == "setup-brings"
    nowhere = "/api/games/chess/sparrings"
    assert ann.refused("POST", nowhere, {"brings": SMALL}).reason == "server-game-unknown"


def test_the_server_says_how_many_games_there_may_be(ann: Guest) -> None:
    ready = len(game("dreamblade").ready)
    sizes = ann.give("GET", PATH, list[SparringSize])
    assert sizes == [SparringSize(3, 6 * ready), SparringSize(12, 24 * ready)]
    assert ann.give("GET", "/api/games/dreamscape/sparrings", list[SparringSize]) == []


def test_a_sparring_of_another_game_is_not_told(ann: Guest) -> None:
    found = sparred(ann, brings=SMALL, rounds=1)
    elsewhere = f"/api/games/dreamscape/sparrings/{found.id}"
    assert ann.refused("GET", elsewhere).reason == "server-sparring-unknown"
    nowhere = f"/api/games/chess/sparrings/{found.id}"
    assert ann.refused("GET", nowhere).reason == "server-game-unknown"


def test_nobody_has_more_than_two_under_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with door(tmp_path, Endless()) as (opened, inside):
            ann = await known(inside, "Ann")
            wishes = [{"brings": f"{copies} Mirrorman", "rounds": 12} for copies in (1, 2, 3)]
            found = [await opened.answer("POST", PATH, "a", guest=ann, body=one) for one in wishes]
            for one in found[:2]:
                assert msgspec.json.decode(one.content, type=Sparred).sparring is None
            assert found[2].json()["reason"] == "server-bouts-busy"

    asyncio.run(story())
