"""What guests keep to bring it to games: kept, changed, forgotten, bounded, and nobody else's."""

from __future__ import annotations

import json

import httpx
import pytest

from oneiros.registry.dreamblade.game import DreambladeGame
from oneiros.registry.game import Kept
from oneiros.server.protocol.api_types import Keepsake
from oneiros.server.rooms import keepsakes
from oneiros.server.rooms.keepsakes import MOST_KEPT
from oneiros.storage import StoredKeepsake
from tests.server.guest import BOT, Guest
from tests.server.served import Served

PATH = "/api/me/keepsakes"


def kept(guest: Guest) -> list[Keepsake]:
    """List what somebody keeps."""
    return guest.give("GET", PATH, list[Keepsake])


def keep(guest: Guest, text: str) -> Keepsake:
    """Keep a warband."""
    return guest.give("POST", PATH, Keepsake, {"game": "dreamblade", "text": text})


def test_a_warband_is_kept_changed_played_and_forgotten(ann: Guest) -> None:
    made = keep(ann, "# Cold feet\n# Slow.\n2 Twilight Scout\n1 Noble Dragon")
    assert (made.name, made.ready) == ("Cold feet", True)
    told = json.loads(made.text)
    assert told["description"] == "Slow."
    assert told["miniatures"] == {"Twilight Scout": 2, "Noble Dragon": 1}
    assert kept(ann) == [made]
    path = f"{PATH}/{made.id}"
    other = {"game": "dreamblade", "text": "# Colder\n4 Twilight Scout"}
    changed = ann.give("PUT", path, Keepsake, other)
    assert (changed.id, changed.name, changed.ready) == (made.id, "Colder", False)
    ann.give("PUT", path, Keepsake, {"game": "dreamblade", "text": made.text})
    table = ann.lay({"kind": "me", "brings": kept(ann)[0].text}, BOT)
    assert ann.summary(table).seats[0].brings == "own"
    assert ann.give("DELETE", path, list[Keepsake]) == []
    assert ann.refused("DELETE", path).reason == "server-keepsake-unknown"


def test_nobody_sees_or_changes_what_somebody_else_keeps(ann: Guest, eve: Guest) -> None:
    made = keep(ann, "2 Twilight Scout")
    assert kept(eve) == []
    path = f"{PATH}/{made.id}"
    body = {"game": "dreamblade", "text": "1 Mirrorman"}
    assert eve.refused("PUT", path, body).reason == "server-keepsake-unknown"
    assert eve.refused("DELETE", path).reason == "server-keepsake-unknown"
    assert kept(ann) == [made]


def test_whoever_has_no_cookie_keeps_nothing(served: Served) -> None:
    stranger = Guest(served, known=False)
    assert stranger.refused("GET", PATH).reason == "server-no-guest"
    body = {"game": "dreamblade", "text": "2 Twilight Scout"}
    assert stranger.refused("POST", PATH, body).reason == "server-no-guest"


def test_nonsense_is_refused_with_every_wrong_line(ann: Guest) -> None:
    body = {"game": "dreamblade", "text": "hello\n2 Twilight Scout\n1 Twilight Scoot\nworld"}
    refused = ann.refused("POST", PATH, body)
    assert refused.reason == "warband-line"
    assert [one for one in (refused.sentence, *refused.more) if "line" in one] == [
        refused.sentence,
        *refused.more,
    ]
    assert len(refused.more) == 2
    unknown = json.dumps(
        {"format": "oneiros-warband", "version": 1, "miniatures": {"Twilight Scoot": 1}}
    )
    body = {"game": "dreamblade", "text": unknown}
    assert ann.refused("POST", PATH, body).reason == "miniature-unknown"
    body = {"game": "dreamscape", "text": "anything"}
    assert ann.refused("POST", PATH, body).reason == "setup-brings"
    body = {"game": "chess", "text": "anything"}
    assert ann.refused("POST", PATH, body).reason == "server-game-unknown"
    assert kept(ann) == []


def test_a_guest_keeps_so_many_and_none_too_large(ann: Guest) -> None:
    for number in range(MOST_KEPT):
        keep(ann, f"# Number {number}\n1 Twilight Scout")
    body = {"game": "dreamblade", "text": "1 Twilight Scout"}
    assert ann.refused("POST", PATH, body).reason == "server-keepsakes-many"
    assert len(kept(ann)) == MOST_KEPT
    body = {"game": "dreamblade", "text": "1 Twilight Scout\n" * 500}
    assert ann.call("POST", PATH, body).status_code == httpx.codes.UNPROCESSABLE_ENTITY


def test_what_is_listed_again_and_again_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []

    def counted(_game: DreambladeGame, text: str) -> Kept:
        texts.append(text)
        return Kept("", text, ready=True)

    monkeypatch.setattr(DreambladeGame, "kept", counted)
    stored = StoredKeepsake("one", "ann", "dreamblade", "", "read once", 0)
    assert all(keepsakes.is_ready(stored) for _ in range(3))
    assert texts == ["read once"]
