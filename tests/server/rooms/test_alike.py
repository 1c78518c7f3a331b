"""Tables that differ only in what a viewer cannot know send that viewer the same, word for word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import msgspec
import pytest

from oneiros.games.dreamscape.cards import catalogue
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import Refusal
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.listener import encode
from oneiros.server.protocol.messages import ToBrowser, Try
from oneiros.server.rooms import playing, seating
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Views
from oneiros.server.sockets.talk import refused
from oneiros.storage import StoredTable, new_guest_id
from tests.games.alike import alike
from tests.server.story import Follower

SEATS: Final = 3
STEPS: Final = 110
LEAST: Final = 5
"""So many of the steps at least are taken at tables that differ."""
# Some of them are wrong at any moment, and each for a reason of its own.
TEXTS: Final = (
    *("end", "collect", "move 2", "key 5", "power", "deck II", "place water c1", "step c2"),
    *("put rock 3", "take c1", "next grass", "decline", "no such words"),
)
CARDS: Final = tuple(card.name for card in catalogue.load())


class Table:
    """A table of three guests whose chance the test decides."""

    def __init__(self, stored: StoredTable) -> None:
        """Begin."""
        room = self.room = Room(stored)
        seeds = ["seed"] * SEATS
        room.sowing.player_seeds = [*seeds]
        room.setup = room.game.setup(stored.format, [None] * SEATS)
        self.match = room.match = Match(room.game.ruleset, room.setup)
        room.chance = FairChance(room.sowing.server_seed, seeds)
        room.status = "playing"
        self.views = Views(room, lambda _: None)
        self.since = 0
        self.follower: Follower | None = None

    def answer(self, option: int) -> None:
        """Answer for whoever is asked."""
        if self.match.state.seat == CHANCE:
            self.match.answer_chance(option)
        else:
            self.match.answer(self.match.state.seat, option, self.match.step)

    def told(self, viewer: int, dice: Dice) -> Iterator[bytes]:
        """Give every message that a viewer gets or can ask for now."""
        room, match = self.room, self.match
        mine = [viewer] if viewer != NOBODY else []
        guest = room.seats[viewer].guest_id if mine else None
        names = {one.guest_id: "Ann" for one in room.seats if one.guest_id is not None}
        yield encode(self.views.table(guest, names, set(names), 1))
        yield from self.heard(viewer)
        newcomer = Follower(self.views, *mine)
        newcomer.listen()
        yield from newcomer.raw
        if viewer == NOBODY:
            return
        for text in (*TEXTS, *(f"keep {CARDS[dice.below(len(CARDS))]}" for _ in range(4))):
            yield encode(playing.why(room, viewer, text))
            yield self._heard(partial(self._refused, viewer, text))
        for answers in (self._plan(viewer, dice), [TEXTS[dice.below(len(TEXTS))]]):
            wish = Try(viewer, match.step, room.cuts, answers)
            yield self._heard(partial(self.views.tried, wish, mine))

    def heard(self, viewer: int) -> list[bytes]:
        """Give what a viewer hears who has listened all the time."""
        mine = [viewer] if viewer != NOBODY else []
        self.follower = self.follower or Follower(self.views, *mine)
        self.follower.raw.clear()
        self.follower.listen()
        self.since = self.match.step
        return self.follower.raw

    def _heard(self, say: Callable[[], ToBrowser]) -> bytes:
        """Give what is sent back, be it a refusal."""
        try:
            return encode(say())
        except Refusal as refusal:
            return encode(refused(self.room.game.ruleset.name, refusal))

    def _refused(self, viewer: int, text: str) -> ToBrowser:
        """Read what is said as an answer, and give none where it is one."""
        asking = self.match.asking(viewer, self.match.step)
        self.match.ruleset.read(asking, text)
        return playing.why(self.room, viewer, text)

    def _plan(self, viewer: int, dice: Dice) -> list[str]:
        """Make up a few answers that may be tried one after another."""
        answers: list[str] = []
        for _ in range(4):
            try:
                wish = Try(viewer, self.match.step, self.room.cuts, answers)
                tried = self.views.tried(wish, [viewer])
            except Refusal:
                break
            if tried.ask is None:
                break
            answers.append(tried.ask.options[dice.below(len(tried.ask.options))].text)
        return answers


def stored(*, nightmare: bool, simultaneous: bool) -> StoredTable:
    wish = NewTable(
        "dreamscape",
        [NewSeat("me")] * SEATS,
        {"nightmare": nightmare, "simultaneous": simultaneous},
    )
    table = seating.lay(wish, new_guest_id())
    own = tuple(msgspec.structs.replace(one, guest_id=new_guest_id()) for one in table.seats)
    return msgspec.structs.replace(table, seats=own)


@pytest.mark.parametrize("viewer", [0, 1, 2, NOBODY])
@pytest.mark.parametrize("simultaneous", [False, True])
def test_who_cannot_know_what_differs_is_told_the_same(viewer: int, *, simultaneous: bool) -> None:
    kept = stored(nightmare=viewer == 1, simultaneous=simultaneous)
    first, second = Table(kept), Table(kept)
    dice, differed = Dice(viewer + 10 * simultaneous), 0
    ruleset = first.match.ruleset
    for _ in range(STEPS):
        if first.match.state.seat == NOBODY:
            break
        seed = dice.word()
        told = [list(one.told(viewer, Dice(seed))) for one in (first, second)]
        for one, other in zip(*told, strict=True):
            assert one == other
        differed += first.match.state.frozen() != second.match.state.frozen()
        chosen = alike(ruleset, first.match.state, second.match.state, viewer, dice)
        if chosen is None:
            # What happens at one table cannot happen at the other, so both go on as the first.
            first.answer(dice.choose(first.match.state))
            second = Table(kept)
            for step, answer in enumerate(first.match.answers):
                if step == first.since:
                    second.heard(viewer)
                second.answer(answer.option)
        else:
            first.answer(chosen[0])
            second.answer(chosen[1])
    assert differed >= LEAST
