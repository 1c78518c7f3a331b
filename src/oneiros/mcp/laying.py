"""Making a table or a draft of a server, as a guest wishes who names little of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from oneiros.mcp.visit import Visit
from oneiros.registry.games import game as registered
from oneiros.server.protocol.packs import MOST_SECONDS, USUAL_SECONDS, Draft

OPEN: Final = "open"
"""In the place of an opponent: others may sit down, by an invite."""
DRAFT: Final = msgspec.json.Decoder(Draft)


def lay(
    visit: Visit, game: str, opponent: str, sealed: Mapping[str, str] | None, **more: object
) -> str:
    """Make a table with the least seats of a game, and give its id.

    Where pools of a draft are brought, the opponent is the number of a bot there.
    """
    other: dict[str, Any] = {"kind": "bot", "bot": opponent or None}
    if opponent == OPEN:
        other = {"kind": "open"}
    elif sealed is not None and sealed.get("draft"):
        drafter = int(opponent) if opponent.isascii() and opponent.isdecimal() else None
        other = {"kind": "bot", "drafter": drafter}
    others = [other] * (registered(game).least_seats - 1)
    if sealed is not None:
        more["sealed"] = sealed
    return visit.lay(game, [{"kind": "me"}, *others], **more)


def lay_draft(visit: Visit, game: str, bots: int, people: int) -> str:
    """Make a draft, and give its id; where nobody waits, there is time to think."""
    seats = ["me", *["open"] * people, *["bot"] * bots]
    seconds = USUAL_SECONDS if people else MOST_SECONDS
    wish = {"game": game, "seats": seats, "seconds": seconds}
    return visit.ask("POST", "/api/drafts", DRAFT, wish).id
