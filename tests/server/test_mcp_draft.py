"""A language model picks from packs at a draft of the server, and plays with its picks."""

from __future__ import annotations

import re

import pytest
from mcp import Client

from oneiros.mcp import draft as drafting
from oneiros.server.protocol.packs import Draft
from tests.mcp.client import built, pooled, refused, told, visited
from tests.server.guest import Guest
from tests.server.served import Served

PICKS = 21


def held(said: str) -> list[str]:
    """Give what lies in the pack that a text tells, in the order of its answers."""
    return re.findall(r"^[0-9]+ (.+)$", said.rpartition("\nAnswers:\n")[2], re.MULTILINE)


def picked(said: str) -> dict[str, int]:
    """Give what has been picked, by the rows that tell it."""
    return pooled(said.partition("pack:")[0])


def test_3_3_a_draft_among_bots_is_picked_and_played(served: Served) -> None:
    async def visit(client: Client) -> None:
        said = await told(client, "draft", game="dreamblade", bots=2)
        assert "0 guest*, 1 bot, 2 bot" in said
        assert "Pick 1 of 21" in said
        (draft,) = re.findall(r"Draft (\S+) of the set first-sleep", said)
        early = await refused(
            client, "sit_down", game="dreamblade", opponent="1", sealed={"draft": draft}
        )
        assert "This draft is not over yet" in early
        assert "answer that" in await told(client, "why", id="1", answer="0")
        assert "is not in the pack" in await told(client, "why", id="1", answer="Noble Dragon")
        for odd in ("99", "Noble Dragon", ""):
            wrong = await told(client, "answer", id="1", answer=odd)
            assert "is not in the pack that you hold" in wrong
            assert held(wrong) == held(said)
        assert "draft, not a table" in await refused(client, "bring", id="1", brings="")
        assert "draft, not a table" in await refused(client, "record", id="1")
        mine: list[str] = []
        for number in range(PICKS):
            pack = held(said)
            mine.append(pack[-1])
            text = str(len(pack) - 1) if number % 2 else f"I think.\n{pack[-1].upper()}"
            said = await told(client, "answer", id="1", answer=text)
            assert picked(said) == {one: mine.count(one) for one in mine}
        assert "The draft is over." in said
        assert "by its number: 1, 2;" in said
        assert await told(client, "answer", id="1", answer="0") == said
        wish = {"game": "dreamblade", "sealed": {"draft": draft}}
        assert "Say which bot of the draft plays: 1, 2." in await refused(
            client, "sit_down", **wish, opponent="scripted"
        )
        said = await told(client, "sit_down", **wish, opponent="2")
        assert "everybody builds from what they drafted" in said
        assert pooled(await told(client, "pool", id="2")) == picked(
            await told(client, "look", id="1")
        )
        lines = built(await told(client, "suggest", id="2"))
        said = await told(client, "bring", id="2", brings=lines)
        assert "You play dreamblade as player A." in said
        said = await told(client, "look", id="1")
        assert re.search(r"a table of this draft: \S+ \(playing\)", said)

    visited(visit, server=served.url)


def test_3_3_a_model_and_a_person_draft_and_neither_sees_what_the_other_has(
    served: Served, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafting, "PATIENCE", 0.0)

    async def visit(client: Client) -> None:
        said = await told(client, "draft", game="dreamblade", bots=0, people=1)
        assert "The draft has not begun yet." in said
        (path,) = (f"/api/drafts/{one}" for one in re.findall(r"Draft (\S+) of", said))
        (invite,) = re.findall(r"by the invite (\S+)", said)
        assert "has not begun yet" in await told(client, "answer", id="1", answer="0")
        ann.give("POST", f"{path}/join", Draft, {"invite": invite})
        said = await told(client, "look", id="1")
        assert "Pick 1 of 21" in said
        before = held(said)
        said = await told(client, "answer", id="1", answer=before[0])
        assert "You have picked." in said
        assert picked(said) == {before[0]: 1}
        other = ann.give("GET", path, Draft)
        hers = {one.name for one in other.pack}
        assert not any(one in said for one in hers - set(before))
        body = {"step": 0, "name": other.pack[0].name}
        ann.give("POST", f"{path}/pick", Draft, body)
        said = await told(client, "look", id="1")
        assert sorted(held(said)) == sorted({one.name for one in other.pack[1:]})
        assert picked(said) == {before[0]: 1}
        (draft,) = re.findall(r"/api/drafts/(.+)", path)
        again = await told(client, "draft", draft=draft)
        assert again.startswith("The id of this game is 1.\n")
        assert held(again) == held(said)
        assert await told(client, "get_up", id="1") == "You got up."
        assert ann.give("GET", path, Draft).seats[0].kind == "bot"
        assert "begun already" in await refused(client, "draft", draft=draft, invite=invite)

    visited(visit, server=served.url)


def test_a_draft_of_somebody_else_that_closes_is_told(served: Served, ann: Guest) -> None:
    wish = {"game": "dreamblade", "seats": ["me", "open", "open"]}
    made = ann.give("POST", "/api/drafts", Draft, wish)

    async def visit(client: Client) -> None:
        assert "invitation" in await refused(client, "draft", draft=made.id, invite="wrong")
        said = await told(client, "draft", draft=made.id, invite=made.invite)
        assert "0 Ann, 1 guest*, 2 open" in said
        ann.give("POST", f"/api/drafts/{made.id}/close", Draft)
        assert await told(client, "look", id="1") == "The draft was closed."
        assert "There is no draft" in await refused(client, "draft", draft="nothing")

    visited(visit, server=served.url)
