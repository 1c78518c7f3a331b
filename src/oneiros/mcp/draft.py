"""A seat at a draft of packs of a server: what is picked is answered like a question."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from oneiros.envs import prompt
from oneiros.envs.text import as_index, last_line
from oneiros.kernel.errors import BadData
from oneiros.mcp import pool
from oneiros.mcp.laying import DRAFT
from oneiros.mcp.visit import TurnedDown, Visit, path_of
from oneiros.server.protocol.packs import Draft
from oneiros.words import Words
from oneiros.words.folding import fold

PATIENCE: Final = 60.0
"""So many seconds are others waited for; whoever looks again waits again."""
_EVERY: Final = 1.0
_SECOND: Final = 1000
_NOBODY: Final = -1


class DraftSitting:
    """A seat at a draft; the server is asked how it stands whenever somebody looks."""

    def __init__(self, visit: Visit, draft: str, words: Words) -> None:
        """Look at a draft at which the guest sits."""
        self.visit = visit
        self.words = words
        self.id = draft
        self.seated = True
        self._at = self._called("GET", "")
        if self._at.mine == _NOBODY:
            raise BadData("mcp-no-draft", draft=draft)
        self._missed = 0
        # Whoever has just sat down is told how the others come.
        self._hurries = True

    @property
    def over(self) -> bool:
        """Whether nothing more is picked here."""
        return not self.seated or self._at.status in ("over", "closed")

    def introduce(self) -> str:
        """Say who sits there, and how others do."""
        at = self._at
        names = [
            f"{number} {one.name or one.kind}{'*' if one.mine else ''}"
            for number, one in enumerate(at.seats)
        ]
        lines = [self.words.say("mcp-draft", draft=at.id, set=at.set, seats=", ".join(names))]
        if at.invite:
            lines.append(self.words.say("mcp-draft-invite", draft=at.id, invite=at.invite))
        return "\n".join(lines)

    def look(self) -> str:
        """Say what was picked, and what lies in the pack; at the end, where to play with it."""
        if not self.seated:
            return self.words.say("mcp-got-up")
        self._wait()
        at, said = self._at, []
        if len(at.missed) > self._missed:
            late = [at.picks[number].name for number in at.missed[self._missed :]]
            said.append(self.words.say("mcp-draft-missed", names=", ".join(late)))
        self._missed = len(at.missed)
        if at.picks:
            rows = pool.rows(self.visit, at.game, at.picks)
            said.append(prompt.position({"picks": rows}))
        return "\n".join([*said, *self._standing()])

    def answer(self, text: str) -> str:
        """Pick by the number or the name of a line, and say what comes next."""
        at, said = self._at, last_line(text)
        if self.over or not at.pack:
            return self.look()
        index, names = as_index(said), self._names()
        if index is not None and 0 <= index < len(names):
            said = names[index]
        named = next((one for one in names if fold(one) == fold(said)), said[:100])
        try:
            self._at = self._called("POST", "/pick", {"step": at.step, "name": named})
        except TurnedDown as refusal:
            self._hurries = True
            return "\n".join([refusal.said(self.words), "", self.look()])
        return self.look()

    def why(self, text: str) -> str:
        """Say whether something lies in the pack."""
        said, names = last_line(text), self._names()
        index = as_index(said)
        there = 0 <= index < len(names) if index is not None else fold(said) in map(fold, names)
        known = ", ".join(names) or "-"
        key = "text-may" if there else "mcp-draft-not-there"
        return self.words.say(key, came=said[:100], known=known)

    def record(self) -> str:
        """Say that a draft has none."""
        raise BadData("mcp-of-draft")

    def take_up(self) -> str:
        """Say everything as at the beginning."""
        self._at = self._called("GET", "")
        self._hurries = True
        return f"{self.introduce()}\n\n{self.look()}"

    def get_up(self) -> str:
        """Get up; once it has begun, a bot picks on."""
        self._called("POST", "/leave")
        self.seated = False
        return self.look()

    def leave(self) -> None:
        """Nobody waits for anything."""

    def _standing(self) -> list[str]:
        """Say what is expected now."""
        at = self._at
        if at.status == "seating":
            return [self.words.say("mcp-draft-seating")]
        if at.status == "closed":
            return [self.words.say("mcp-draft-closed")]
        if at.status == "over":
            tables = [f"{one.id} ({one.status})" for one in at.tables]
            bots = [str(number) for number, one in enumerate(at.seats) if one.kind == "bot"]
            told = {"draft": at.id, "bots": ", ".join(bots) or "-"}
            return [self.words.say("mcp-draft-over", tables=", ".join(tables) or "-", **told)]
        if not at.pack:
            return [self.words.say("mcp-draft-waiting")]
        rows = pool.rows(self.visit, at.game, at.pack)
        most, seconds = at.rounds * at.size, at.left // _SECOND
        asked = self.words.say("mcp-draft-pick", number=at.step + 1, most=most, seconds=seconds)
        answers = [f"{index} {name}" for index, name in enumerate(self._names())]
        return [
            prompt.position({"pack": rows}),
            "",
            asked,
            self.words.say("text-answers"),
            *answers,
        ]

    def _names(self) -> Sequence[str]:
        """Name what may be picked, everything once."""
        return list(dict.fromkeys(one.name for one in self._at.pack))

    def _wait(self) -> None:
        """Ask how it stands until something is to be done, or patience is at its end."""
        end = time.monotonic() + PATIENCE
        while True:
            at = self._at = self._called("GET", "")
            full = at.status == "seating" and all(one.kind != "open" for one in at.seats)
            if full and at.owner:
                at = self._at = self._called("POST", "/begin")
            done = bool(at.pack) or at.status in ("over", "closed")
            if done or self._hurries or time.monotonic() >= end:
                self._hurries = False
                return
            time.sleep(_EVERY)

    def _called(self, method: str, deed: str, body: object = None) -> Draft:
        return self.visit.ask(method, f"{path_of('drafts', self.id)}{deed}", DRAFT, body)
