"""A language model opens packs at a table of the server, builds from them, and plays with that."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from threading import Thread
from typing import Any

import anyio
import pytest
from mcp import Client

from oneiros.data import transcript
from oneiros.kernel.dice import Dice
from oneiros.kernel.replay import verify
from oneiros.mcp import connection
from oneiros.mcp.tools import Tools
from oneiros.registry.games import game
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol.packs import Pool
from oneiros.words import Words
from tests.mcp.client import built, number, pooled, refused, told, visited
from tests.server.guest import ME, OPEN, SHORT, Guest
from tests.server.served import PATIENCE, Served

OWN = {"game": "dreamblade", "format": SHORT, "sealed": {"pools": "own"}}
AGAINST_BOT = {**OWN, "opponent": "random"}
SAME = {"pools": "same", "way": "boosters", "seed": "amber-otter-quill"}
TWO_MODELS = 2


def tables(served: Served, said: str) -> str:
    """Give the table that a text speaks of."""
    (table,) = re.findall(rf"{served.url}/table/(\S+)", said)
    return str(table)


def invite(said: str) -> str:
    """Give the invite that a text tells."""
    (found,) = re.findall(r"by the invite (\S+)", said)
    return str(found)


async def warband(client: Client, name: str) -> str:
    """Have a warband built, as lines."""
    return built(await told(client, "suggest", id=name))


def in_short(lines: str) -> list[str]:
    """Name everything that lines bring, one by one."""
    pairs = [one.split(" ", 1) for one in lines.split("\n")]
    return [name for copies, name in pairs for _ in range(int(copies))]


async def played(client: Client, name: str, said: str) -> str:
    """Play at random to the end."""
    dice = Dice(7)
    while "\nAnswers:\n" in said or "Look again" in said:
        if "\nAnswers:\n" in said:
            said = await told(client, "answer", id=name, answer=number(said, dice))
        else:
            said = await told(client, "look", id=name)
    return said


async def brought(client: Client, name: str) -> list[list[str]]:
    """Give what both sides brought, by the record of a game that is over."""
    record = transcript.read(await told(client, "record", id=name))
    verify(game("dreamblade").ruleset, record)
    both: list[list[str]] = record.setup["warbands"]
    return both


def test_3_3_a_sealed_table_is_played_against_a_bot_from_packs_to_the_end(served: Served) -> None:
    async def visit(client: Client) -> None:
        said = await told(client, "sit_down", **AGAINST_BOT)
        assert "everybody opens packs of their own" in said
        assert "Packs are open" in said
        for tool in ("look", "answer", "why"):
            more = {} if tool == "look" else {"answer": "0"}
            assert "“bring” brings what you choose" in await told(client, tool, id="1", **more)
        seen = await told(client, "pool", id="1")
        pool = pooled(seen)
        assert sum(pool.values()) == 23
        assert len(seen) < 4000
        assert "| Fear |" in seen
        assert "blade: " in seen
        lines = await warband(client, "1")
        assert len(in_short(lines)) == 16
        assert all(pool[one] >= in_short(lines).count(one) for one in in_short(lines))
        said = await told(client, "bring", id="1", brings=lines)
        assert said.startswith("You play dreamblade as player A.")
        assert "turn_limit 4" in said
        said = await played(client, "1", said)
        assert "The game is over" in said
        assert "“again” plays another game" in said
        assert sorted((await brought(client, "1"))[0]) == sorted(in_short(lines))

    visited(visit, server=served.url)


def test_3_3_a_bad_warband_is_refused_with_all_that_is_wrong_and_a_late_one_too(
    served: Served,
) -> None:
    async def visit(client: Client) -> None:
        await told(client, "sit_down", **{**AGAINST_BOT, "sealed": SAME})
        pool = pooled(await told(client, "pool", id="1"))
        absent = next(one for one in ("Porch Light", "Tin Bugler", "Damp Patch") if one not in pool)
        said = await refused(
            client, "bring", id="1", brings=f"9 {absent}\n1 Nobody\n1 Noble Dragon"
        )
        for wrong in (
            f"This warband has 9 copies of {absent}; at most 3 are allowed",
            "No miniature is called “Nobody”",
            f"{absent} is not in the pool",
            "Noble Dragon is not in the pool",
            "“suggest” builds from it",
        ):
            assert wrong in said
        assert "⟦" not in said
        assert "\ufffd" not in said
        assert "refuses" in await refused(client, "bring", id="1", brings="")
        lines = await warband(client, "1")
        await told(client, "bring", id="1", brings=lines)
        late = await refused(client, "bring", id="1", brings=lines)
        assert "The game has begun" in late
        assert late.endswith("“answer” answers.")

    visited(visit, server=served.url)


def test_polish_is_spoken_where_packs_are_opened(served: Served) -> None:
    async def visit(client: Client) -> None:
        said = await told(client, "sit_down", **AGAINST_BOT)
        assert "Pakiety są otwarte" in said
        assert "Dwa aspekty" in await told(client, "suggest", id="1")
        said = await refused(client, "bring", id="1", brings="1 Noble Dragon")
        assert "W puli nie ma figurki Szlachetny Smok" in said

    visited(visit, "pl", served.url)


def test_a_tool_that_is_of_no_use_says_which_one_is(served: Served) -> None:
    async def visit(client: Client) -> None:
        await told(client, "new_game", game="dreamblade", opponent="random")
        for tool in ("pool", "suggest", "again", "get_up"):
            assert "not a table of the server" in await refused(client, tool, id="1")
        await told(client, "sit_down", game="dreamblade", opponent="random")
        for tool in ("pool", "suggest"):
            said = await refused(client, tool, id="2")
            assert "No packs are opened at this table" in said
            assert said.endswith("“answer” answers.")
        said = await refused(client, "again", id="2")
        assert "The game is still being played" in said
        assert "You are asked something" in await told(client, "record", id="2")

    visited(visit, server=served.url)


Visitors = Callable[[Client, Client], Coroutine[Any, Any, None]]


def both(visit: Visitors, server: str) -> None:
    """Let two models visit, each with tools and a cookie of its own."""
    models = [Tools(Words("en"), server) for _ in range(TWO_MODELS)]

    async def go() -> None:
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(one.offered())) for one in models]
            await visit(clients[0], clients[1])

    try:
        anyio.run(go)
    finally:
        for one in models:
            one.leave()


async def begun(*seats: tuple[Client, str]) -> list[str]:
    """Look from several seats in turn until their game has begun, and give what each is told."""
    said = [""] * len(seats)
    end = time.monotonic() + PATIENCE
    while not all("You play dreamblade" in one for one in said):
        assert time.monotonic() < end, said
        for place, (client, name) in enumerate(seats):
            if "You play dreamblade" not in said[place]:
                said[place] = await told(client, "look", id=name)
    return said


def test_3_3_two_models_open_packs_of_their_own_when_both_sit_there(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Neither waits for the other, who is heard in the same thread.
    monkeypatch.setattr(connection, "OTHERS", 0.0)

    async def visit(first: Client, second: Client) -> None:
        said = await told(first, "sit_down", **OWN, opponent="open", best_of=3)
        assert "packs stay shut until then" in said
        table = tables(served, said)
        for tool, more in (("pool", {}), ("suggest", {}), ("bring", {"brings": "1 Damp Patch"})):
            early = await refused(first, tool, id="1", **more)
            assert "The packs stay shut until everybody sits at the table." in early
            assert early.endswith("“look” waits for them.")
        wrong = await refused(second, "sit_down", table=table, invite="wrong")
        assert "This table is by invitation only" in wrong
        await told(second, "sit_down", table=table, invite=invite(said))
        assert "Packs are open" in await told(first, "look", id="1")
        mine, other = [await told(one, "pool", id="1") for one in (first, second)]
        assert pooled(mine) != pooled(other)
        lines = [await warband(one, "1") for one in (first, second)]
        wrong = await refused(first, "bring", id="1", brings=lines[1])
        assert "is not in the pool" in wrong
        # Nobody is bound yet, so it may be brought once more.
        for _ in range(2):
            said = await told(first, "bring", id="1", brings=lines[0])
            assert "Others have yet to do so" in said
        assert "Answers:" not in await told(second, "look", id="1")
        await told(second, "bring", id="1", brings=lines[1])
        await begun((first, "1"), (second, "1"))
        late = await refused(first, "bring", id="1", brings=lines[0])
        assert "The game has begun" in late
        for client in (first, second) * 3:
            said = await told(client, "look", id="1")
            if "\nAnswers:\n" in said:
                await told(client, "answer", id="1", answer=number(said, Dice(1)))
        assert "Winner: B" in await told(first, "get_up", id="1")
        assert "Winner: B" in await told(second, "look", id="1")
        assert [sorted(one) for one in await brought(first, "1")] == [
            sorted(in_short(one)) for one in lines
        ]
        # The next game needs both, and each sits one seat further.
        waits = await refused(first, "again", id="1")
        assert "have not wished for another game yet" in waits
        told_first = await told(second, "again", id="1")
        assert "Games won: A 1, B 0" in told_first
        assert "Games won: A 1, B 0" in await told(first, "again", id="1")
        said, other = await begun((first, "2"), (second, "2"))
        assert "You play dreamblade as player B." in said
        assert "You play dreamblade as player A." in other

    both(visit, served.url)


def test_between_two_games_another_warband_of_the_same_pool_is_brought(served: Served) -> None:
    async def visit(client: Client) -> None:
        said = await told(client, "sit_down", **AGAINST_BOT, best_of=3)
        assert "This is game 1 of at most 3." in said
        pool = await told(client, "pool", id="1")
        lines = await warband(client, "1")
        await told(client, "bring", id="1", brings=lines)
        said = await told(client, "get_up", id="1")
        assert "Games won: A 0, B 1; drawn: 0.\n“again” plays the next game" in said
        (left,) = re.findall(r"Left over: [0-9] ([^,]+)", await told(client, "suggest", id="1"))
        chosen = in_short(lines)
        chosen[0] = left
        wrong = await refused(client, "again", id="1", brings="1 Noble Dragon")
        assert "Noble Dragon is not in the pool" in wrong
        other = "\n".join(f"1 {one}" for one in chosen)
        said = await told(client, "again", id="1", brings=other)
        assert said.startswith("The id of this game is 2.\nYou play dreamblade as player B.")
        assert "This is game 2 of at most 3. Games won: A 1, B 0; drawn: 0." in said
        assert pooled(await told(client, "pool", id="2")) == pooled(pool)
        assert "All in all it is won by: A." in await told(client, "get_up", id="2")
        assert sorted((await brought(client, "2"))[1]) == sorted(chosen)
        assert sorted((await brought(client, "1"))[0]) == sorted(in_short(lines))
        # What follows begins anew, with packs that nobody knows.
        said = await told(client, "again", id="2")
        assert "This is game 1 of at most 3." in said
        assert "Packs are open" in said
        assert pooled(await told(client, "pool", id="3")) != pooled(pool)

    visited(visit, server=served.url)


def test_packs_go_back_when_somebody_gets_up_and_the_model_is_told(
    served: Served, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(client: Client) -> None:
        said = await told(client, "sit_down", **OWN, opponent="open")
        table, letter = tables(served, said), invite(said)
        ann.join(table, invite=letter)
        assert "Packs are open" in await told(client, "look", id="1")
        pool = pooled(await told(client, "pool", id="1"))
        monkeypatch.setattr(connection, "OTHERS", 0.0)
        await told(client, "bring", id="1", brings=await warband(client, "1"))
        ann.give("POST", f"/api/tables/{table}/leave", api.TableSummary)
        said = await told(client, "look", id="1")
        assert said.startswith("Somebody got up, so all packs went back")
        assert "packs stay shut until then" in said
        assert "Somebody got up" not in await told(client, "look", id="1")
        bob.join(table, invite=letter)
        assert (await told(client, "look", id="1")).startswith("Packs are open")
        assert pooled(await told(client, "pool", id="1")) != pool
        # Whoever gets up knows what was opened, and does not come back.
        assert await told(client, "get_up", id="1") == "You got up."
        assert await told(client, "look", id="1") == "You got up."
        barred = await refused(client, "sit_down", table=table, invite=letter)
        assert "you cannot sit down here again" in barred

    visited(visit, server=served.url)


def lose(guest: Guest, table: str) -> None:
    """Sit at a table as a person does until the game has begun, and see how it ends."""
    with guest.at(table) as browser:
        browser.sow()
        browser.until_status("over")


# Now and then its tools wait a minute for what does not come.
@pytest.mark.slow
def test_a_table_that_closes_between_two_games_is_told(
    served: Served, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.lay(ME, OPEN, format=SHORT, sealed=SAME, best_of=3)

    async def visit(client: Client) -> None:
        said = await told(client, "sit_down", table=table, invite=ann.summary(table).invite)
        assert "all people open the same packs" in said
        assert "seed: amber-otter-quill" in said
        found = ann.give("GET", f"/api/tables/{table}/pool", Pool)
        names = [one.name for pack in found.packs for one in pack.contents]
        pool = pooled(await told(client, "pool", id="1"))
        assert pool == {one: names.count(one) for one in names}
        lines = await warband(client, "1")
        ann.give("POST", f"/api/tables/{table}/bring", api.TableSummary, {"brings": lines})
        person = Thread(target=lose, args=(ann, table))
        person.start()
        assert "You play dreamblade as player B." in await told(
            client, "bring", id="1", brings=lines
        )
        assert "“again” plays the next game" in await told(client, "get_up", id="1")
        person.join(PATIENCE)
        ann.give("POST", f"/api/tables/{table}/rematch", api.Rematched)
        monkeypatch.setattr(connection, "OTHERS", 0.0)
        said = await told(client, "again", id="1")
        assert "This is game 2 of at most 3." in said
        assert "You have brought something." in said
        ann.give("POST", f"/api/tables/{tables(served, said)}/leave", api.TableSummary)
        assert "closed" in await told(client, "look", id="2")
        assert "closed" in await refused(client, "again", id="2")

    visited(visit, server=served.url)
