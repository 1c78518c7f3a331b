"""A language model reads, looks, asks why and plays, through the protocol's own client."""

from __future__ import annotations

import sys

import pytest
from mcp import Client, StdioServerParameters

from oneiros.data import transcript
from oneiros.envs.text import TRIES
from oneiros.kernel.dice import Dice
from oneiros.kernel.replay import verify
from oneiros.mcp import sittings
from oneiros.registry.games import all_games, game
from tests.cli.command import COMMAND, environment
from tests.cli.command import refused as refused_command
from tests.mcp.client import connected, number, refused, told, visited


def test_every_tool_is_offered_with_what_it_does() -> None:
    async def visit(client: Client) -> None:
        offered = {one.name: one.description for one in (await client.list_tools()).tools}
        assert set(offered) == {
            *("games", "rules", "pieces", "new_game", "look", "why", "answer", "record")
        }
        assert all(offered.values())
        assert client.instructions

    visited(visit)


@pytest.mark.parametrize("name", all_games())
def test_a_whole_game_is_played(name: str) -> None:
    async def visit(client: Client) -> None:
        said = await told(client, "new_game", game=name, opponent="random")
        assert said.startswith("The id of this game is 1.\nYou play")
        dice = Dice(3)
        answers = 0
        while "\nAnswers:\n" in said:
            assert "goes on" in await told(client, "record", id="1")
            said = await told(client, "answer", id="1", answer=number(said, dice))
            answers += 1
        assert said.startswith("The game is over.")
        assert answers > 10
        record = transcript.read(await told(client, "record", id="1"))
        assert verify(game(name).ruleset, record).ending is not None
        assert await told(client, "answer", id="1", answer="0") == said

    visited(visit)


def test_a_refusal_says_why_and_the_question_stands() -> None:
    async def visit(client: Client) -> None:
        await told(client, "new_game", game="dreamblade", opponent="random", seat=1)
        seen = await told(client, "look", id="1")
        assert "rule" in await told(client, "why", id="1", answer="spawn Noble Dragon#2 a5")
        said = await told(client, "answer", id="1", answer="spawn Noble Dragon#2 a5")
        assert said.endswith("Answer again.")
        assert await told(client, "look", id="1") == seen
        for _ in range(TRIES - 1):
            said = await told(client, "answer", id="1", answer="fly")
        assert "This answer was given instead: " in said
        assert "\nAnswers:\n" in said

    visited(visit)


async def play_to_the_end(client: Client, name: str, said: str) -> None:
    """Answer at random until a game is over."""
    dice = Dice(4)
    while "\nAnswers:\n" in said:
        said = await told(client, "answer", id=name, answer=number(said, dice))


def test_games_that_are_over_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sittings, "MOST_GAMES", 2)
    begin = {"game": "dreamscape", "opponent": "random"}

    async def visit(client: Client) -> None:
        await told(client, "new_game", **begin)
        await play_to_the_end(client, "2", await told(client, "new_game", **begin))
        said = await told(client, "new_game", **begin)
        assert said.startswith("The id of this game is 3.")
        forgotten = await refused(client, "record", id="2")
        assert "“2” was over and is forgotten" in forgotten
        assert forgotten.endswith("there are: 1, 3.")
        assert "\nAnswers:\n" in await told(client, "look", id="1")
        assert "At most 2 games may be under way" in await refused(client, "new_game", **begin)
        assert "There is no game with the id “4”" in await refused(client, "look", id="4")

    visited(visit)


def test_rules_and_pieces_are_read() -> None:
    async def visit(client: Client) -> None:
        assert "scripted" in await told(client, "games")
        assert "7 " in await told(client, "rules", game="dreamblade")
        assert (await told(client, "rules", game="dreamblade", about="7.5")).startswith("7.5 ")
        assert "\n7.1 " in await told(client, "rules", game="dreamblade", about="7")
        assert "Bodyguard" in await told(client, "rules", game="dreamblade", about="bodyguard")
        assert "Noble Dragon" in await told(client, "pieces", game="dreamblade")
        dragon = await told(client, "pieces", game="dreamblade", name="noble dragon")
        assert "power: 6" in dragon
        assert "⟦" not in dragon
        assert "points: " in await told(client, "pieces", game="dreamscape", name="Memory Rock")

    visited(visit)


def test_what_is_not_there_is_refused_in_words() -> None:
    async def visit(client: Client) -> None:
        assert "chess" in await refused(client, "new_game", game="chess")
        assert "chess" in await refused(client, "rules", game="chess")
        assert "No rule is about" in await refused(
            client, "rules", game="dreamscape", about="xyzzy"
        )
        assert "Nothing of" in await refused(client, "pieces", game="dreamscape", name="xyzzy")
        assert "There is no seat 7" in await refused(client, "new_game", game="dreamscape", seat=7)
        assert "There is no game with the id “9”" in await refused(client, "look", id="9")
        assert "nobody" in await refused(client, "new_game", game="dreamscape", opponent="nobody")

    visited(visit)


def test_a_format_may_be_agreed_on() -> None:
    async def visit(client: Client) -> None:
        said = await told(
            client, "new_game", game="dreamscape", opponent="random", format={"nightmare": True}
        )
        assert "nightmare yes" in said
        parade = {"game": "dreamblade", "opponent": "random", "brings": "mirror-parade"}
        assert "Tenant of the Mirror#2 | Tenant of the Mirror | A" in await told(
            client, "new_game", **parade
        )
        complaint = await refused(client, "new_game", game="dreamblade", brings="nothing ready")
        assert "nothing ready" in complaint

    visited(visit)


def test_polish_is_spoken() -> None:
    async def visit(client: Client) -> None:
        assert "Odpowiedzi:" in await told(client, "new_game", game="dreamscape", opponent="random")

    visited(visit, "pl")


def test_the_command_serves_over_standard_input_and_output() -> None:
    async def visit(client: Client) -> None:
        assert client.server_info is not None
        assert client.server_info.name == "oneiros"
        said = await told(client, "new_game", game="dreamscape", opponent="random")
        for _ in range(3):
            said = await told(client, "answer", id="1", answer=number(said, Dice(1)))
        assert "\nAnswers:\n" in said

    server = StdioServerParameters(command=COMMAND, args=["mcp"], env=environment())
    connected(visit, server)


def test_without_the_extra_the_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "oneiros.mcp.tools", raising=False)
    for name in ("mcp", "mcp.server", "mcp.server.mcpserver"):
        monkeypatch.setitem(sys.modules, name, None)
    complaint = refused_command("mcp")
    assert "install the extra “mcp”" in complaint
