"""The tools themselves, and the server that offers them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from threading import Lock
from typing import Any, Final

import anyio.to_thread
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from oneiros import __version__
from oneiros.envs import prompt
from oneiros.envs.text import TextEnv
from oneiros.kernel.errors import BadData, Refusal
from oneiros.mcp.remote import ServerSitting
from oneiros.mcp.sitting import LocalSitting, Sitting
from oneiros.mcp.visit import Visit, check_address
from oneiros.registry.bots.names import outsiders
from oneiros.registry.game import Game
from oneiros.registry.games import all_games, game
from oneiros.words import Words, refusals
from oneiros.words.rulebook import pages, rulebook
from oneiros.words.spoken import spoken

MOST_GAMES: Final = 32
"""So many games are remembered at a time; those that are over make room for others."""


class Tools:
    """What a language model can do, one method for each tool; the texts are what it reads."""

    def __init__(self, words: Words, server: str = "") -> None:
        """Begin without games; only tables of the named server may be sat down at."""
        if server:
            check_address(server)
        self.words = words
        self.server = server
        self.sittings: dict[str, Sitting] = {}
        self._locks: dict[str, Lock] = {}
        self._naming = Lock()
        # The seats belong to one guest, who comes in when a table is first sat down at.
        self._coming = Lock()
        self._guest: Visit | None = None
        self._begun = 0

    def offered(self) -> MCPServer:
        """Give a server with all tools."""
        server: MCPServer = MCPServer(
            "oneiros", version=__version__, instructions=self.words.say("mcp-instructions")
        )
        tools: dict[str, Callable[..., Any]] = {
            "games": self.games,
            "rules": self.rules,
            "pieces": self.pieces,
            "new_game": self.new_game,
            "look": self.look,
            "why": self.why,
            "answer": self.answer,
            "record": self.record,
        }
        if self.server:
            tools["sit_down"] = self.sit_down
        for name, tool in tools.items():
            said = self.words.say(f"mcp-tool-{name.replace('_', '-')}")
            server.add_tool(tool, name=name, description=said, structured_output=False)
        return server

    async def games(self) -> str:
        """Name the games, who plays them, and what may be agreed on."""
        return "\n\n".join(_described(one) for one in all_games().values())

    async def rules(self, game: str, about: str = "") -> str:
        """Give rules by number, by section or by word; without any, the contents."""
        return self._told(lambda: _rules(self.words, game, about))

    async def pieces(self, game: str, name: str = "") -> str:
        """Say what is printed on a piece or card; without a name, name all of them."""
        return self._told(lambda: _pieces(self.words, game, name))

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

    async def sit_down(
        self, game: str = "", opponent: str = "", table: str = "", invite: str = ""
    ) -> str:
        """Sit down at a table of the server, again if need be, or make one against a bot."""
        for name, one in list(self.sittings.items()):
            if table and isinstance(one, ServerSitting) and one.id == table:
                return await self._take_up(name, one)
        return await self._sit_down(partial(self._visit, game, opponent, table, invite))

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

    def leave(self) -> None:
        """Get up from all tables."""
        for one in self.sittings.values():
            one.leave()

    async def _sit_down(self, begin: Callable[[], Sitting]) -> str:
        def seated() -> str:
            with self._naming:
                self._make_room()
            sitting = begin()
            try:
                said = [sitting.introduce(), "", sitting.look()]
                name = self._name(sitting)
            except BaseException:
                sitting.leave()
                raise
            return "\n".join([self.words.say("mcp-id", id=name), *said])

        return await anyio.to_thread.run_sync(partial(self._told, seated))

    async def _take_up(self, name: str, sitting: ServerSitting) -> str:
        said = await self._asked(name, lambda _: sitting.take_up())
        return f"{self.words.say('mcp-id', id=name)}\n{said}"

    async def _asked(self, name: str, ask: Callable[[Sitting], str]) -> str:
        def asked() -> str:
            with self._naming:
                self._check_known(name)
                sitting, lock = self.sittings[name], self._locks[name]
            # A model may call several tools at once.
            with lock:
                return ask(sitting)

        return await anyio.to_thread.run_sync(partial(self._told, asked))

    def _make_room(self) -> None:
        """Forget the oldest games that are over, or refuse where all places are needed."""
        while len(self.sittings) >= MOST_GAMES:
            oldest = next((name for name, one in self.sittings.items() if one.over), None)
            if oldest is None:
                raise BadData("mcp-many", most=MOST_GAMES)
            del self._locks[oldest]
            self.sittings.pop(oldest).leave()

    def _name(self, sitting: Sitting) -> str:
        """Give a game the next id; others may have begun meanwhile."""
        with self._naming:
            self._make_room()
            self._begun += 1
            name = str(self._begun)
            self._locks[name] = Lock()
            self.sittings[name] = sitting
            return name

    def _check_known(self, name: str) -> None:
        """Refuse an id that no game has, or none any more."""
        if name in self.sittings:
            return
        forgotten = name in map(str, range(1, self._begun + 1))
        key = "mcp-forgotten" if forgotten else "mcp-no-game"
        raise BadData(key, came=name[:80], known=", ".join(self.sittings) or "-")

    def _told(self, tell: Callable[[], str]) -> str:
        """Say something, or why it is refused, as an error of the tool."""
        try:
            return tell()
        except Refusal as refusal:
            said = spoken(self.words, refusals.refusal(self.words, refusal))
            raise ToolError(said) from None

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

    def _visit(self, name: str, opponent: str, table: str, invite: str) -> Sitting:
        with self._coming:
            visit = self._guest = self._guest or Visit(self.server)
        if table:
            visit.join(table, invite)
        else:
            played = game(name)
            bot = {"kind": "bot", "bot": opponent or None}
            table = visit.lay(name, [{"kind": "me"}, *[bot] * (played.least_seats - 1)])
        return ServerSitting(visit, table, self.words)


def _described(played: Game) -> str:
    fields = [f"{one.name} ({', '.join(map(str, one.values))})" for one in played.fields]
    bots = [*played.bots, *outsiders(played)]
    seats = f"{played.least_seats}-{played.most_seats}"
    told = {"game": played.ruleset.name, "seats": seats, "bots": bots, "format": fields}
    return prompt.position(told)


def _rules(words: Words, name: str, about: str) -> str:
    if name not in pages():
        raise BadData("game-unknown", came=name[:80], known=", ".join(pages()))
    book = rulebook(name, words.language)
    sought = about.strip()
    if not sought:
        return "\n".join(f"{one.number} {one.title}" for one in book.sections)
    section, rule = book.section(sought), book.rule(sought)
    if section is not None:
        found = [f"{one.number} {one.text}" for one in section.rules]
        return "\n".join([f"{section.number} {section.title}", *section.lines, *found])
    mentioned = [rule] if rule is not None else book.mentions(sought)
    if not mentioned:
        raise BadData("mcp-no-rule", came=sought[:80])
    return "\n".join(f"{one.number} {one.text}" for one in mentioned)


def _pieces(words: Words, name: str, piece: str) -> str:
    played = game(name)
    if piece.strip():
        found = prompt.printed(words, played, piece.strip())
        if not found:
            raise BadData("mcp-no-piece", came=piece[:80], game=name)
        return found
    lists = {
        one.path: [entry["name"] for entry in prompt.library(words, one)]
        for one in prompt.readable(played)
    }
    return prompt.position(lists)
