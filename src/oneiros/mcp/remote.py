"""A seat at a table of a server, played by texts."""

from __future__ import annotations

from oneiros.data import transcript
from oneiros.envs import prompt
from oneiros.envs.text import as_index, last_line
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.record import read_record
from oneiros.kernel.replay import verify
from oneiros.mcp.connection import Connection
from oneiros.mcp.visit import Visit
from oneiros.registry.games import game as registered
from oneiros.server.protocol import messages as told
from oneiros.words import Words
from oneiros.words.spoken import spoken


class ServerSitting:
    """A seat at a table of a server; messages are heard whenever somebody looks."""

    def __init__(self, visit: Visit, table: str, words: Words) -> None:
        """Connect to a table at which the guest sits."""
        self.visit = visit
        self.words = words
        self.id = table
        self._seeds: dict[str, str] = {}
        self._at = Connection(visit, table, self._seeds)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._at.over

    def introduce(self) -> str:
        """Say what is played, and how to answer."""
        at = self._at
        at.hear_until(lambda: at.table is not None and at.seat >= 0)
        if at.table is None or at.seat < 0:
            raise BadData("mcp-no-seat", table=self.id)
        at.hear_until(lambda: at.play is not None or at.over)
        played, name = at.table.fairness.played, at.table.names[at.seat]
        setup = played.setup if played else {}
        said = prompt.introduction(self.words, registered(at.table.game), name, setup)
        address = f"{self.visit.server}/table/{self.id}"
        return f"{said}\n{self.words.say('mcp-table', address=address)}"

    def look(self) -> str:
        """Say what happened, the position, and what is asked; at the end, who has won."""
        at = self._at
        at.hear_until(lambda: at.over or at.asked() is not None)
        happened = prompt.sentences(self.words, at.events)
        at.events = []
        ask = at.asked()
        if ask is not None and at.table is not None:
            name = at.table.names[at.seat]
            return prompt.decision(self.words, name, happened, at.view, ask)
        last = self._result() if at.over else self.words.say("mcp-waiting")
        return "\n".join([*prompt.news(self.words, happened), last])

    def answer(self, text: str) -> str:
        """Answer, and say what comes next, or why that is refused."""
        at = self._at
        play = at.play
        if at.over or at.asked() is None or play is None:
            return self.look()
        said = last_line(text)
        asked = (at.seat, play.step, play.cuts)
        index = as_index(said)
        message: told.Answer | told.Say = (
            told.Say(*asked, _sendable(said)) if index is None else told.Answer(*asked, index)
        )
        refused = at.say(message, lambda: self._is_taken(play))
        if refused is not None and not at.over:
            why = spoken(self.words, refused.sentence)
            return self.words.say("text-again", why=why)
        return self.look()

    def why(self, text: str) -> str:
        """Say why something may not be answered, or that it may."""
        at = self._at
        asking = told.Why(at.seat, _sendable(last_line(text)))
        refused = at.say(asking, lambda: at.because is not None)
        if refused is not None:
            return spoken(self.words, refused.sentence)
        if at.because is None:
            return self.words.say("mcp-waiting")
        sentence = spoken(self.words, at.because.sentence)
        return self.words.say("text-may") if at.because.may else sentence

    def record(self) -> str:
        """Give the game as a text once it is over, and say whether its dice are right."""
        if not self.over:
            return self.words.say("text-going-on")
        record = read_record(self.visit.call("GET", f"/api/tables/{self.id}/record"))
        verify(registered(record.game).ruleset, record)
        return transcript.write(record)

    def take_up(self) -> str:
        """Connect again, and say everything as at the beginning; the seat is still the guest's."""
        self.leave()
        self._at = Connection(self.visit, self.id, self._seeds)
        try:
            return f"{self.introduce()}\n\n{self.look()}"
        except Refusal:
            self.leave()
            raise

    def leave(self) -> None:
        """Hang up; the seat stays the guest's."""
        self._at.close()

    def _result(self) -> str:
        ending = None if self._at.table is None else self._at.table.ending
        if ending is None:
            return self.words.say("mcp-closed")
        return spoken(self.words, ending.sentence)

    def _is_taken(self, play: told.Play | told.News) -> bool:
        """Tell whether it is certain that an answer was taken: nobody else could have given one."""
        now = self._at.play
        if now is None or len(play.asks) > 1:
            return False
        return now.cuts == play.cuts and now.step > play.step


def _sendable(said: str) -> str:
    """Give what somebody said as long as the server takes it, and never nothing."""
    return said[: told.LONGEST_TEXT] or "-"
