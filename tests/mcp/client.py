"""A language model for tests: it calls tools through the protocol's own client."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Any

import anyio
from mcp import Client, StdioServerParameters
from mcp.server.mcpserver import MCPServer

from oneiros.kernel.dice import Dice
from oneiros.mcp.tools import Tools
from oneiros.words import Words

Visit = Callable[[Client], Coroutine[Any, Any, None]]


def visited(visit: Visit, language: str = "en", server: str = "") -> None:
    """Let a client visit the tools in this process, perhaps with a server to play at."""
    tools = Tools(Words(language), server)
    try:
        connected(visit, tools.offered())
    finally:
        tools.leave()


def connected(visit: Visit, to: MCPServer | StdioServerParameters) -> None:
    """Let a client visit tools in this process or in another."""

    async def go() -> None:
        async with Client(to) as client:
            await visit(client)

    anyio.run(go)


async def told(client: Client, tool: str, **arguments: object) -> str:
    """Call a tool that must succeed."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    return text_of(result)


async def refused(client: Client, tool: str, **arguments: object) -> str:
    """Call a tool that must refuse."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return text_of(result)


def text_of(result: Any) -> str:  # noqa: ANN401 - of the protocol
    """Give the text of a result."""
    (content,) = result.content
    return str(content.text)


def number(prompt: str, dice: Dice) -> str:
    """Choose one of the answers that a prompt lists."""
    numbers: list[str] = re.findall(
        r"^([0-9]+) ", prompt.rpartition("\nAnswers:\n")[2], re.MULTILINE
    )
    return numbers[dice.below(len(numbers))]


def pooled(said: str) -> dict[str, int]:
    """Give what a pool holds, by the rows that tell it."""
    rows: list[tuple[str, str]] = re.findall(r"^  ([0-9]) \| ([^|]+) \|", said, re.MULTILINE)
    return {name: int(copies) for copies, name in rows}


def built(said: str) -> str:
    """Give the lines that a suggestion says may be brought."""
    return said.partition("\n")[2].partition("\nBecause:")[0]
