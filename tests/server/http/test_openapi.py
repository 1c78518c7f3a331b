"""The documentation of the API is true: every call is in it, and answers as it says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from oneiros.registry.dreamblade import printed
from oneiros.registry.dreamblade.pools import WarbandPool
from oneiros.registry.dreamblade.study import WarbandDraft
from oneiros.registry.dreamblade.written import WarbandForm
from oneiros.registry.games import all_games
from oneiros.registry.games import game as registered
from oneiros.registry.seat_bots import weakened
from oneiros.server.http.endpoints import endpoints
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from oneiros.server.protocol import packs
from tests.server.guest import BOT, ME, OPEN, Guest, exact

PUZZLE = "e4c097"


@pytest.fixture
def document(ann: Guest) -> dict[str, Any]:
    answer = ann.call("GET", "/api/openapi.json")
    assert answer.headers["Content-Type"] == "application/json"
    found = answer.json()
    assert isinstance(found, dict)
    return found


def references(part: object) -> Iterator[str]:
    """Find every reference."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for one in part.values():
            yield from references(one)
    elif isinstance(part, list):
        for one in part:
            yield from references(one)


def test_the_document_is_whole(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    assert document["info"]["title"]
    assert document["info"]["version"]
    schemas = document["components"]["schemas"]
    found = set(references(document))
    assert found == {f"#/components/schemas/{name}" for name in schemas}
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            assert method in ("get", "post", "put", "delete")
            assert call["summary"]
            assert {"200", "default"} <= set(call["responses"])
            names = {one["name"] for one in call["parameters"] if one["in"] == "path"}
            assert names == {part[1:-1] for part in path.split("/") if part.startswith("{")}
            assert ("requestBody" in call) == any(
                one.takes is not None
                for one in endpoints()
                if (one.path, one.method.lower()) == (path, method)
            )


def test_the_page_lists_every_call(ann: Guest, document: dict[str, Any]) -> None:
    page = ann.call("GET", "/api")
    assert page.headers["Content-Type"].startswith("text/html")
    for one in endpoints():
        assert f"{one.method} {one.path}" in page.text
        assert one.method.lower() in document["paths"][one.path]


def test_what_a_game_offers_stands_below_its_name() -> None:
    calls = [(one.method, one.path) for one in endpoints()]
    assert len(set(calls)) == len(calls)
    for name, game in all_games().items():
        below = [path for _, path in calls if path.startswith(f"/api/games/{name}/")]
        assert below == [f"/api/games/{name}/{one.path}" for one in game.readings]


def test_every_call_answers_as_documented(ann: Guest, bob: Guest, eve: Guest) -> None:
    waiting = ann.lay(ME, OPEN, public=True)
    left = ann.lay(ME, OPEN)
    bob.join(left, invite=ann.summary(left).invite)
    with ann.playing({**ME, "brings": "red-ribbons"}, BOT) as browser:
        browser.play_on(Random(3), 3)
        browser.say(told.Resign(0))
        browser.until_status("over")
        assert browser.table is not None
        over = browser.table.id
    record = ann.call("GET", f"/api/tables/{over}/record").text
    sent = ann.give("POST", "/api/reviews", api.Reviewed, {"text": record})
    puzzle = ann.give("POST", "/api/tables", api.Made, {"game": "dreamblade", "puzzle": PUZZLE}).id
    with ann.at(puzzle) as browser:
        browser.sow()
        browser.until_play()
    of_puzzles = "/api/games/dreamblade/puzzles"
    keepsake = {"game": "dreamblade", "text": "1 Mirrorman"}
    kept = ann.give("POST", "/api/me/keepsakes", api.Keepsake, keepsake).id
    sparrings = "/api/games/dreamblade/sparrings"
    sparring = {"brings": "1 Mirrorman", "rounds": 1}
    begun = ann.give("POST", sparrings, api.Sparred, sparring).id
    packs_of = "/api/games/dreamblade/sealed"
    new_draft = {"game": "dreamblade", "seats": ["me", "bot"]}
    sealed = ann.lay(ME, OPEN, sealed={})
    pool = ann.give("GET", f"/api/tables/{sealed}/pool", packs.Pool)
    opened = [one.name for one in pool.packs[0].contents[:1]]
    draft = ann.give("POST", "/api/drafts", packs.Draft, {**new_draft, "seats": ["me", "open"]})
    to_leave = ann.give("POST", "/api/drafts", packs.Draft, {**new_draft, "seats": ["me", "open"]})
    to_close = ann.give("POST", "/api/drafts", packs.Draft, {**new_draft, "seats": ["me", "open"]})
    begun_draft = ann.give("POST", "/api/drafts", packs.Draft, new_draft)
    parts = {
        **{
            f"/api/drafts/{{draft}}{deed}": f"/api/drafts/{one.id}{deed}"
            for deed, one in (
                ("", draft),
                ("/join", draft),
                ("/begin", draft),
                ("/leave", to_leave),
                ("/close", to_close),
                ("/pick", begun_draft),
            )
        },
        "/api/games/{game}/sealed": packs_of,
        "/api/tables/{table}/bring": f"/api/tables/{sealed}/bring",
        "/api/tables/{table}/pool": f"/api/tables/{sealed}/pool",
        "/api/games/{game}/puzzles": of_puzzles,
        "/api/me/keepsakes/{keepsake}": f"/api/me/keepsakes/{kept}",
        "/api/games/{game}/sparrings": sparrings,
        "/api/games/{game}/sparrings/{sparring}": f"{sparrings}/{begun}",
        "/api/tables/{table}/verdict": f"/api/tables/{puzzle}/verdict",
        "/api/games/{game}/puzzles/{puzzle}/solution": f"{of_puzzles}/{PUZZLE}/solution",
        "/api/rules/{game}": "/api/rules/dreamblade?lang=pl",
        "/api/tables/{table}": f"/api/tables/{over}",
        "/api/tables/{table}/join": f"/api/tables/{waiting}/join",
        "/api/tables/{table}/leave": f"/api/tables/{left}/leave",
        "/api/tables/{table}/close": f"/api/tables/{waiting}/close",
        "/api/tables/{table}/rematch": f"/api/tables/{over}/rematch",
        "/api/tables/{table}/record": f"/api/tables/{over}/record",
        "/api/tables/{table}/review": f"/api/tables/{over}/review",
        "/api/tables/{table}/analysis": f"/api/tables/{over}/analysis",
        "/api/tables/{table}/lookback": f"/api/tables/{over}/lookback",
        "/api/tables/{table}/duel": f"/api/tables/{over}/duel",
        "/api/reviews/{review}": f"/api/reviews/{sent.id}",
        "/api/reviews/{review}/analysis": f"/api/reviews/{sent.id}/analysis",
        "/api/reviews/{review}/lookback": f"/api/reviews/{sent.id}/lookback",
        "/api/reviews/{review}/duel": f"/api/reviews/{sent.id}/duel",
    }
    bodies: dict[object, object] = {
        api.NewName: {"name": "Anna"},
        api.NewTable: {"game": "dreamblade", "seats": [ME, BOT]},
        api.Join: {},
        api.RecordFile: {"text": record},
        api.NewKeepsake: keepsake,
        api.Arrival: {"phrase": eve.give("POST", "/api/me/pass", api.Pass).phrase},
        api.NewSparring: sparring,
        api.Bring: {"brings": opened},
        packs.NewPool: {},
        packs.NewDraft: new_draft,
        packs.JoinDraft: {"invite": draft.invite},
        packs.NewPick: {"step": 0, "name": begun_draft.pack[0].name},
        WarbandPool: {"pool": {"Mirrorman": 1}},
        WarbandForm: {"text": "1 Mirrorman"},
        WarbandDraft: {"text": "1 Mirrorman"},
    }
    others = {
        "POST /api/tables/{table}/join": bob,
        "POST /api/drafts/{draft}/join": bob,
        "POST /api/me/arrive": eve,
        "DELETE /api/me": eve,
    }
    for one in endpoints():
        guest = others.get(f"{one.method} {one.path}", ann)
        body = bodies[one.takes] if one.takes is not None else None
        answer = guest.call(one.method, parts.get(one.path, one.path), body)
        assert answer.status_code == httpx.codes.OK, (one.path, answer.text)
        assert answer.headers["Content-Type"] == "application/json"
        guest.cookie = answer.cookies.get(guest.cookie_name) or guest.cookie
        if one.gives is not None:
            exact(answer.content, one.gives)


def test_every_call_with_a_body_refuses_as_documented(ann: Guest) -> None:
    taking = [one for one in endpoints() if one.takes is not None]
    assert taking
    for one in taking:
        answer = ann.raw(one.method, one.path.replace("{table}", "nothing"), b"5")
        assert answer.is_client_error
        exact(answer.content, api.Problem)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_rules_are_given_in_each_language(ann: Guest, language: str) -> None:
    book = ann.give("GET", f"/api/rules/dreamblade?lang={language}", api.Rulebook)
    assert book.language == language
    assert len(book.sections) > 5
    assert any(rule.number == "7.5" for section in book.sections for rule in section.rules)


def test_the_library_is_whole(ann: Guest) -> None:
    (game,) = [
        one
        for one in ann.give("GET", "/api/games", list[api.GameDescription])
        if one.name == "dreamblade"
    ]
    assert game.bots[0] == "scripted"
    assert game.levels == ["drowsy", "hasty", "scripted", "planner", "merciless"]
    assert game.weaker == weakened(registered("dreamblade"))
    assert len(game.cells) == 25
    miniatures = {
        one.name
        for one in ann.give("GET", "/api/games/dreamblade/miniatures", list[printed.MiniatureText])
    }
    for warband in ann.give("GET", "/api/games/dreamblade/warbands", list[printed.ReadyWarband]):
        assert sum(warband.copies.values()) == 16
        assert set(warband.copies) <= miniatures
        text = "\n".join(f"{number} {name}" for name, number in warband.copies.items())
        checked = ann.give(
            "POST", "/api/games/dreamblade/warbands/check", printed.CheckedWarband, {"text": text}
        )
        assert (checked.problems, checked.copies) == ([], warband.copies)
        table = ann.lay({"kind": "me", "brings": checked.packed}, BOT)
        assert ann.summary(table).seats[0].brings == "own"
