"""The tools themselves, and the server that offers them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from threading import Lock
from typing import Any

import anyio.to_thread
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from oneiros import __version__
from oneiros.envs.text import TextEnv
from oneiros.kernel.errors import BadData, Refusal
from oneiros.mcp import laying, reading
from oneiros.mcp.draft import DraftSitting
from oneiros.mcp.remote import ServerSitting
from oneiros.mcp.sitting import LocalSitting, Sitting
from oneiros.mcp.sittings import Sittings
from oneiros.mcp.visit import TurnedDown, Visit, check_address
from oneiros.registry.games import all_games, game
from oneiros.words import Words, refusals


class Tools:
    """What a language model can do, one method for each tool; the texts are what it reads."""

    def __init__(self, words: Words, server: str = "") -> None:
        """Begin without games; only tables of the named server may be sat down at."""
        if server:
            check_address(server)
        self.words = words
        self.server = server
        self.sittings = Sittings()
        # The seats belong to one guest, who comes in when a table is first sat down at.
        self._coming = Lock()
        self._guest: Visit | None = None

    def offered(self) -> MCPServer:
        """Give a server with all tools."""
        about = self.words.say("mcp-instructions")
        if self.server:
            about = f"{about} {self.words.say('mcp-instructions-server')}"
        server: MCPServer = MCPServer("oneiros", version=__version__, instructions=about)
        tools: list[Callable[..., Any]] = [
            *(self.games, self.rules, self.pieces, self.new_game),
            *(self.look, self.why, self.answer, self.record),
        ]
        if self.server:
            tools += [self.sit_down, self.pool, self.suggest, self.bring]
            tools += [self.again, self.get_up, self.draft]
        for tool in tools:
            name = tool.__name__
            said = self.words.say(f"mcp-tool-{name.replace('_', '-')}")
            server.add_tool(tool, name=name, description=said, structured_output=False)
        return server

    async def games(self) -> str:
        """Name the games, who plays them, and what may be agreed on."""
        return "\n\n".join(reading.described(one) for one in all_games().values())

    async def rules(self, game: str, about: str = "") -> str:
        """Give rules by number, by section or by word; without any, the contents."""
        return self._told(lambda: reading.rules(self.words, game, about))

    async def pieces(self, game: str, name: str = "") -> str:
        """Say what is printed on a piece or card; without a name, name all of them."""
        return self._told(lambda: reading.pieces(self.words, game, name))

    async def new_game(
        self,
        game: str,
        opponent: str = "",
        seat: int = 0,
        brings: str = "",
        format: dict[str, Any] | None = None,  # noqa: A002 - the word of the game
    ) -> str:
        """Begin a game against a bot in this process."""
        begin = partial(self._begin, game, opponent, seat, brings, format or {})
        return await self._sit_down(begin)

    async def sit_down(  # noqa: PLR0913, PLR0917 - everything that a table may be
        self,
        game: str = "",
        opponent: str = "",
        table: str = "",
        invite: str = "",
        format: dict[str, Any] | None = None,  # noqa: A002 - the word of the game
        sealed: dict[str, str] | None = None,
        best_of: int = 1,
    ) -> str:
        """Sit down at a table of the server, again if need be, or make one."""
        for name, one in self.sittings.all():
            if table and isinstance(one, ServerSitting) and one.id == table and one.seated:
                return await self._take_up(name, one)

        def begin() -> Sitting:
            visit, found = self._visit(), table
            if table:
                visit.join(table, invite)
            else:
                chosen = {"format": format or {}, "best_of": best_of}
                found = laying.lay(visit, game, opponent, sealed, **chosen)
            return ServerSitting(visit, found, self.words)

        return await self._sit_down(begin)

    async def draft(
        self, game: str = "", bots: int = 3, people: int = 0, draft: str = "", invite: str = ""
    ) -> str:
        """Sit down at a draft of the server, or make one."""
        for name, one in self.sittings.all():
            if draft and isinstance(one, DraftSitting) and one.id == draft and one.seated:
                return await self._take_up(name, one)

        def begin() -> Sitting:
            visit = self._visit()
            if draft:
                visit.join_draft(draft, invite)
                return DraftSitting(visit, draft, self.words)
            made = laying.lay_draft(visit, game, bots, people)
            return DraftSitting(visit, made, self.words)

        return await self._sit_down(begin)

    async def look(self, id: str) -> str:  # noqa: A002 - the word of the protocol
        """Look at the table."""
        return await self._asked(id, lambda one: one.look())

    async def why(self, id: str, answer: str) -> str:  # noqa: A002 - the same
        """Ask why something may not be answered."""
        return await self._asked(id, lambda one: one.why(answer))

    async def answer(self, id: str, answer: str) -> str:  # noqa: A002 - the same
        """Answer."""
        return await self._asked(id, lambda one: one.answer(answer))

    async def record(self, id: str) -> str:  # noqa: A002 - the same
        """Give the game as a text."""
        return await self._asked(id, lambda one: one.record())

    async def pool(self, id: str) -> str:  # noqa: A002 - the same
        """Say what was opened for the seat."""
        return await self._asked(id, lambda one: _at_table(one).pool())

    async def suggest(self, id: str) -> str:  # noqa: A002 - the same
        """Say what the server would build of that."""
        return await self._asked(id, lambda one: _at_table(one).suggest())

    async def bring(self, id: str, brings: str) -> str:  # noqa: A002 - the same
        """Bring what was built of that."""
        return await self._asked(id, lambda one: _at_table(one).bring(brings))

    async def again(self, id: str, brings: str = "") -> str:  # noqa: A002 - the same
        """Play the next game with the same players, perhaps with something else of one's pool."""
        table = await self._asked(id, lambda one: _at_table(one).next_table(brings))
        return await self.sit_down(table=table)

    async def get_up(self, id: str) -> str:  # noqa: A002 - the same
        """Get up before a game, or resign it."""
        return await self._asked(id, lambda one: _at_server(one).get_up())

    def leave(self) -> None:
        """Hang up everywhere."""
        self.sittings.leave()

    async def _sit_down(self, begin: Callable[[], Sitting]) -> str:
        def seated() -> str:
            self.sittings.make_room()
            sitting = begin()
            try:
                said = [sitting.introduce(), "", sitting.look()]
                name = self.sittings.name(sitting)
            except BaseException:
                sitting.leave()
                raise
            return "\n".join([self.words.say("mcp-id", id=name), *said])

        return await anyio.to_thread.run_sync(partial(self._told, seated))

    async def _take_up(self, name: str, sitting: ServerSitting | DraftSitting) -> str:
        said = await self._asked(name, lambda _: sitting.take_up())
        return f"{self.words.say('mcp-id', id=name)}\n{said}"

    async def _asked(self, name: str, ask: Callable[[Sitting], str]) -> str:
        def asked() -> str:
            sitting, lock = self.sittings.named(name)
            with lock:
                return ask(sitting)

        return await anyio.to_thread.run_sync(partial(self._told, asked))

    def _told(self, tell: Callable[[], str]) -> str:
        """Say something, or why it is refused, as an error of the tool."""
        try:
            return tell()
        except TurnedDown as refusal:
            raise ToolError(refusal.said(self.words)) from None
        except Refusal as refusal:
            raise ToolError(refusals.refusal(self.words, refusal)) from None

    def _begin(
        self, name: str, opponent: str, seat: int, brings: str, chosen: dict[str, Any]
    ) -> Sitting:
        played = game(name)
        seats = played.least_seats
        if not 0 <= seat < seats:
            raise BadData("mcp-seat", came=seat, most=seats - 1)
        brought = [played.brought(None)] * seats
        brought[seat] = played.brought(brings or None)
        setup = played.setup(chosen, brought)
        players: list[str | None] = [opponent or next(iter(played.bots))] * seats
        players[seat] = None
        env = TextEnv(
            played, players, setup, seed=secrets.token_hex(16), language=self.words.language
        )
        return LocalSitting(env, seat)

    def _visit(self) -> Visit:
        with self._coming:
            self._guest = self._guest or Visit(self.server)
            return self._guest


def _at_table(sitting: Sitting) -> ServerSitting:
    """Give a seat at a table of the server, or refuse any other."""
    if isinstance(sitting, ServerSitting):
        return sitting
    raise BadData("mcp-of-draft" if isinstance(sitting, DraftSitting) else "mcp-of-server")


def _at_server(sitting: Sitting) -> ServerSitting | DraftSitting:
    """Give a seat at a table or a draft of the server, or refuse a game of this process."""
    if isinstance(sitting, DraftSitting):
        return sitting
    return _at_table(sitting)
