"""A language model sits down at a table of the server."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from mcp import Client

from oneiros.data import transcript
from oneiros.kernel.dice import Dice
from oneiros.kernel.replay import verify
from oneiros.mcp.visit import Visit
from oneiros.registry.games import all_games, game
from tests.mcp.client import number, refused, told, visited
from tests.server.guest import ME, OPEN, SHORT, Guest, sitters
from tests.server.served import PATIENCE, Served, Steady


@pytest.mark.parametrize("name", all_games())
def test_a_whole_game_is_played_at_a_table(served: Served, name: str) -> None:
    async def visit(client: Client) -> None:
        said = await told(client, "sit_down", game=name, opponent="random")
        assert f"Others can watch at {served.url}/table/" in said
        dice = Dice(5)
        answers = 0
        while "\nAnswers:\n" in said:
            said = await told(client, "answer", id="1", answer=number(said, dice))
            answers += 1
        assert answers > 10
        assert "⟦" not in said
        record = transcript.read(await told(client, "record", id="1"))
        assert verify(game(name).ruleset, record).ending is not None

    visited(visit, server=served.url)


def play_as(guest: Guest, table: str) -> None:
    """Play at random as a person does, to the end."""
    with guest.at(table) as browser:
        browser.sow()
        browser.play_on(Random(1))


def test_a_model_joins_a_person_and_is_told_what_it_may_not_do(served: Served, ann: Guest) -> None:
    table = ann.lay(ME, OPEN, format=SHORT)
    invite = ann.summary(table).invite
    person = Thread(target=play_as, args=(ann, table))

    async def visit(client: Client) -> None:
        assert "refuses" in await refused(client, "sit_down", table=table, invite="wrong")
        person.start()
        said = await told(client, "sit_down", table=table, invite=invite)
        assert "You play dreamblade as player B." in said
        assert "turn_limit 4" in said
        assert "rule" in await told(client, "why", id="1", answer="spawn Noble Dragon#2 a5")
        wrong = await told(client, "answer", id="1", answer="fly to the moon")
        assert wrong.endswith("Answer again.")
        for odd in ("", "9" * 5000, "end " * 3000, "\x00"):
            wrong = await told(client, "answer", id="1", answer=odd)
            assert wrong.endswith("Answer again.")
        dice = Dice(2)
        while "\nAnswers:\n" in said:
            said = await told(client, "answer", id="1", answer=number(said, dice))
        assert "The game is over" in said

    visited(visit, server=served.url)
    person.join(PATIENCE)
    assert ann.verified(table).ending is not None


@pytest.mark.slow
def test_a_seat_is_taken_up_again_after_the_server_was_killed(tmp_path: Path) -> None:
    async def visit(client: Client) -> None:
        said = await told(client, "sit_down", game="dreamscape", opponent="random")
        (table,) = re.findall(rf"{served.url}/table/(\S+)", said)
        dice = Dice(6)
        for _ in range(5):
            said = await told(client, "answer", id="1", answer=number(said, dice))
        served.restart()
        lost = await refused(client, "answer", id="1", answer=number(said, dice))
        assert lost.endswith(f"table {table} was closed. Sit down there again to go on.")
        again = await told(client, "sit_down", table=table)
        assert again.startswith("The id of this game is 1.\nYou play dreamscape as player A.")
        assert again.endswith(said[said.rindex("\nAnswers:\n") :])
        while "\nAnswers:\n" in again:
            again = await told(client, "answer", id="1", answer=number(again, dice))
        record = transcript.read(await told(client, "record", id="1"))
        assert verify(game("dreamscape").ruleset, record).ending is not None

    with Steady(tmp_path) as served:
        visited(visit, server=served.url)


def test_who_has_a_seat_takes_no_other(served: Served, ann: Guest) -> None:
    table = ann.lay(ME, OPEN, OPEN, game="dreamscape")
    guest = Visit(served.url)
    for invite in (ann.summary(table).invite, ""):
        guest.join(table, invite)
    assert sitters(ann.summary(table)) == ["guest", "guest", "open"]


def test_only_the_server_that_was_named_is_played_at() -> None:
    async def visit(client: Client) -> None:
        names = [one.name for one in (await client.list_tools()).tools]
        assert "sit_down" not in names

    visited(visit)


def test_a_server_that_cannot_be_reached_is_told() -> None:
    async def visit(client: Client) -> None:
        said = await refused(client, "sit_down", game="dreamscape")
        assert "cannot be reached" in said

    visited(visit, server="http://127.0.0.1:9")
