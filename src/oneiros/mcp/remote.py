"""A seat at a table of a server, played by texts."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from oneiros.data import transcript
from oneiros.envs import prompt
from oneiros.envs.text import as_index, last_line
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.record import read_record
from oneiros.kernel.replay import verify
from oneiros.mcp import pool, standing
from oneiros.mcp.connection import Connection
from oneiros.mcp.visit import TABLE, TurnedDown, Visit, path_of
from oneiros.registry.games import game as registered
from oneiros.registry.sealed import Drawn
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.packs import Pool
from oneiros.words import Words
from oneiros.words.spoken import spoken

T = TypeVar("T")

_POOL: Final = msgspec.json.Decoder(Pool)
_REMATCHED: Final = msgspec.json.Decoder(api.Rematched)


class ServerSitting:
    """A seat at a table of a server; messages are heard whenever somebody looks."""

    def __init__(self, visit: Visit, table: str, words: Words) -> None:
        """Connect to a table at which the guest sits."""
        self.visit = visit
        self.words = words
        self.id = table
        self.seated = True
        self._seeds: dict[str, str] = {}
        self._at = Connection(visit, table, self._seeds)
        # What is played is agreed on when everybody is bound to a seed.
        self._introduced = False
        # Whoever has just sat down at a table that waits for others is told how they come.
        self._hurries = False

    @property
    def over(self) -> bool:
        """Whether nothing more is done here: the game has ended, or the guest got up."""
        return self._at.over or not self.seated

    def introduce(self) -> str:
        """Say what is played and how to answer, or how the table stands that waits for others."""
        at = self._at
        at.hear_until(lambda: at.table is not None and at.seat >= 0)
        if at.table is None or at.seat < 0:
            raise BadData("mcp-no-seat", table=self.id)
        self._hurries = any(one.kind == "open" for one in at.table.seats)
        at.wait_for_others(lambda: self._hurries or at.play is not None or at.over or at.builds)
        address = f"{self.visit.server}/table/{self.id}"
        where = self.words.say("mcp-table", address=address)
        if at.table.status == "seating":
            return "\n".join([where, *standing.agreed(self.words, at.table, at.seat)])
        return "\n".join([*self._introduction(at.table), where])

    def look(self) -> str:
        """Say what happened, the position, and what is asked; at the end, who has won."""
        at = self._at
        if not self.seated:
            return self.words.say("mcp-got-up")
        self._catch_up()
        at.wait_for_others(lambda: self._hurries or at.over or at.asked() is not None or at.builds)
        self._hurries = False
        table = at.table
        said = [standing.back(self.words, table)] if table is not None and at.went_back else []
        at.went_back = False
        if table is not None and table.status == "playing" and not self._introduced:
            said += [*self._introduction(table), ""]
        happened = prompt.sentences(self.words, at.events)
        at.events = []
        ask = at.asked()
        if ask is not None and table is not None:
            name = table.names[at.seat]
            said.append(prompt.decision(self.words, name, happened, at.view, ask))
            return "\n".join(said)
        said += prompt.news(self.words, happened)
        last = self._result() if at.over else [standing.expected(self.words, at)]
        return "\n".join([*said, *last])

    def pool(self) -> str:
        """Say what was opened for the seat, with what is printed on it."""
        drawn = self._drawn()
        rows = pool.rows(self.visit, self._game, drawn)
        told = [prompt.position({"pool": rows}), self.words.say("mcp-pool-more")]
        return "\n".join([*told, standing.expected(self.words, self._at)])

    def suggest(self) -> str:
        """Say what the server would build of that, and why."""
        return pool.suggested(self.words, self.visit, self._game, self._drawn())

    def bring(self, brings: str) -> str:
        """Bring something that was built of what was opened, and say what comes next."""
        self._catch_up()
        body = {"brings": brings, "seat": max(0, self._at.seat)}
        self._called("POST", "bring", TABLE, body)
        return self.look()

    def next_table(self, brings: str) -> str:
        """Wish for another game with the same players, and give its table once all wish for it.

        Something else is brought before the guest is connected there, and so bound to a seed.
        """
        at = self._at
        self._catch_up()
        table = self._called("POST", "rematch", _REMATCHED).table
        if not table:
            at.wait_for_others(lambda: at.table is not None and bool(at.table.next))
            table = "" if at.table is None else at.table.next
        if not table:
            raise BadData("mcp-next-waits")
        if brings:
            path = f"{path_of('tables', table)}/bring"
            self.visit.ask("POST", path, TABLE, {"brings": brings})
        return table

    def get_up(self) -> str:
        """Get up before the game, or resign it."""
        at = self._at
        self._catch_up()
        if self.over or at.table is None or at.table.status == "seating":
            self._called("POST", "leave", TABLE)
            self.seated = False
            self.leave()
            return self.look()
        refused = at.say(told.Resign(at.seat), lambda: at.over)
        if refused is not None:
            raise TurnedDown([refused.sentence])
        return self.look()

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
        if at.table is not None and at.table.status == "seating":
            return standing.expected(self.words, at)
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
            going_on = self.words.say("text-going-on")
            return f"{going_on}\n{standing.expected(self.words, self._at)}"
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

    @property
    def _game(self) -> str:
        return "" if self._at.table is None else self._at.table.game

    def _introduction(self, table: told.Table) -> list[str]:
        """Say what is played, by what was agreed on."""
        self._introduced = True
        played, name = table.fairness.played, table.names[self._at.seat]
        setup = played.setup if played else {}
        said = prompt.introduction(self.words, registered(table.game), name, setup)
        return [said, *standing.rubber(self.words, table)]

    def _catch_up(self) -> None:
        """Hear what came meanwhile: what was heard last may be long past."""
        if not self._at.over:
            self._at.catch_up()

    def _drawn(self) -> list[Drawn]:
        self._catch_up()
        found = self._called("GET", f"pool?seat={max(0, self._at.seat)}", _POOL)
        return [one for pack in found.packs for one in pack.contents]

    def _called(
        self, method: str, deed: str, reader: msgspec.json.Decoder[T], body: object = None
    ) -> T:
        """Call something of the table, or say why it is refused and what is expected now."""
        try:
            return self.visit.ask(method, f"{path_of('tables', self.id)}/{deed}", reader, body)
        except TurnedDown as refusal:
            refusal.now = standing.expected(self.words, self._at)
            raise

    def _result(self) -> list[str]:
        table = self._at.table
        if table is None or table.ending is None:
            return [self.words.say("mcp-closed")]
        ending = spoken(self.words, table.ending.sentence)
        rubber = standing.rubber(self.words, table)
        return [ending, *rubber, *standing.further(self.words, table)]

    def _is_taken(self, play: told.Play | told.News) -> bool:
        """Tell whether it is certain that an answer was taken: nobody else could have given one."""
        now = self._at.play
        if now is None or len(play.asks) > 1:
            return False
        return now.cuts == play.cuts and now.step > play.step


def _sendable(said: str) -> str:
    """Give what somebody said as long as the server takes it, and never nothing."""
    return said[: told.LONGEST_TEXT] or "-"
