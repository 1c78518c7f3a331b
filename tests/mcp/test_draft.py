"""A seat at a draft whose time runs out, or whose pack has been passed on."""

from __future__ import annotations

import msgspec

from oneiros.mcp.draft import DraftSitting
from oneiros.mcp.visit import TurnedDown, Visit
from oneiros.registry.sealed import Drawn
from oneiros.server.protocol.packs import Draft, Drafter
from oneiros.words import Words

FIRST, SECOND = (Drawn(name, "common") for name in ("Damp Patch", "Porch Light"))
SEATS = [Drafter("guest", mine=True), Drafter("bot")]
BEGUN = Draft(
    *("d", "dreamblade", "first-sleep", "drafting", 1, SEATS, 90, 0),
    mine=0,
    rounds=1,
    size=2,
    pack=[FIRST, SECOND],
    passes_to=1,
)
PASSED = msgspec.structs.replace(BEGUN, step=1, picks=[FIRST], missed=[0], pack=[SECOND])


class Hurried(Visit):
    """A guest whose time for the first pick is over before they pick."""

    def __init__(self) -> None:
        """Come in without a server."""
        self.draft = BEGUN
        super().__init__("http://localhost")

    def call(self, method: str, path: str, body: object = None) -> bytes:
        """Show the draft, refuse every pick, and tell nothing of what is printed."""
        del body
        if method == "POST":
            self.draft = PASSED
            raise TurnedDown(["⟦server-draft-stale⟧"])
        return msgspec.json.encode(self.draft if "/drafts/" in path else [])


def test_a_pick_that_comes_late_is_refused_and_what_was_picked_instead_is_told() -> None:
    sitting = DraftSitting(Hurried(), "d", Words("en"))
    assert "Pick 1 of 2" in sitting.look()
    said = sitting.answer("1")
    assert "This pack has been passed on or picked from already" in said
    assert "Your time ran out, so this was picked for you: Damp Patch" in said
    assert "Pick 2 of 2" in said
    assert "Your time ran out" not in sitting.look()
