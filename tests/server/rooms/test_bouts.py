"""Games between bots for whoever waits: what was played stays, whatever ends it, and goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise
from typing import NamedTuple, cast

import pytest

from oneiros.arena.bouts import Bout, Part, play_part
from oneiros.arena.duel import pair
from oneiros.registry.dreamblade.tale import Side, Tale
from oneiros.registry.games import game
from oneiros.server.refusals import Failed
from oneiros.server.rooms import bouts as module
from oneiros.server.rooms import pursuits
from oneiros.server.rooms.bouts import TOGETHER, Bouts, Wish
from oneiros.server.rooms.duels import SIZES, Duels, Progress
from oneiros.server.rooms.pursuits import Pursuits, Refusals
from oneiros.server.rooms.sparrings import Sparrings
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.turns import Who

ANN: Who = ("here", "ann")
EVE: Who = ("there", "eve")
DREAMBLADE = game("dreamblade")
PAIR = pair(DREAMBLADE, DREAMBLADE.setup({}, ["sample", "nine-rooms"]))
FIRST, CLOSER = SIZES


ONE_EACH = Side(*[1] * len(Side._fields))


class Even(NamedTuple):
    """An encounter in which the games of even numbers are won, and all are told alike."""

    def bout(self, number: int) -> Bout:
        return Bout(1.0 - number % 2, Tale(1, ONE_EACH, ONE_EACH, ()))


class Slowly:
    """Plays some games whenever it is told to go on, as if every encounter were even."""

    def __init__(self) -> None:
        """Wait for the first word."""
        self.go = asyncio.Semaphore(0)
        self.fails = False
        self.asked: list[tuple[int, ...]] = []

    async def play(self, part: Part, _: Who) -> list[Bout]:
        self.asked.append(part.numbers)
        await self.go.acquire()
        if self.fails:
            raise RuntimeError
        return play_part(part._replace(encounter=Even()))

    async def let(self, times: int) -> None:
        """Let so many parts be played, and whoever waits for them hear of it."""
        for _ in range(times):
            self.go.release()
        for _ in range(10 * times + 10):
            await asyncio.sleep(0)


def run(test: Callable[[Bouts, Slowly], Awaitable[None]]) -> None:
    async def whole() -> None:
        thinkers = Slowly()
        under_way = Pursuits(Refusals("busy", "full", "failed"))
        await test(Bouts(cast("Thinkers", thinkers), under_way), thinkers)
        under_way.close()

    asyncio.run(whole())


def told(found: Sequence[Bout]) -> list[float]:
    return [one.points for one in found]


def test_what_was_played_stays_when_it_is_given_up_and_whoever_asks_again_goes_on_there() -> None:
    async def test(bouts: Bouts, thinkers: Slowly) -> None:
        wish = Wish("even", Even(), 4 * TOGETHER)
        assert bouts.begin("place", ANN, wish).done == 0
        await thinkers.let(2)
        bouts.give_up("place", "ann")
        await asyncio.sleep(0)
        assert told(bouts.played("even")) == [1.0, 0.0] * TOGETHER
        assert bouts.begin("place", EVE, wish).done == 2 * TOGETHER
        await thinkers.let(3)
        assert bouts.asked("place") is None
        assert told(bouts.played("even")) == [1.0, 0.0] * 2 * TOGETHER
        # Only the part that was under way when it ended was begun twice.
        numbers = sorted({number for part in thinkers.asked for number in part})
        assert (numbers, len(thinkers.asked)) == ([*range(4 * TOGETHER)], 5)

    run(test)


def test_what_nobody_asks_for_any_more_ends_and_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pursuits, "GIVE_UP_AFTER", -1.0)

    async def test(bouts: Bouts, thinkers: Slowly) -> None:
        for times in (1, 2):
            bouts.begin("place", ANN, Wish("even", Even(), 400))
            await thinkers.let(1)
            assert bouts.asked("place") is None
            assert len(bouts.played("even")) == times * TOGETHER

    run(test)


def test_a_fault_costs_only_the_games_under_way() -> None:
    async def test(bouts: Bouts, thinkers: Slowly) -> None:
        bouts.begin("place", ANN, Wish("even", Even(), 400))
        await thinkers.let(2)
        thinkers.fails = True
        await thinkers.let(1)
        with pytest.raises(Failed):
            bouts.asked("place")
        assert len(bouts.played("even")) == 2 * TOGETHER

    run(test)


def test_whoever_wants_all_games_hears_of_as_many_as_were_wished_for() -> None:
    async def test(bouts: Bouts, thinkers: Slowly) -> None:
        heard: list[int] = []

        def hear(found: Sequence[Bout]) -> None:
            heard.append(len(found))

        bouts.begin("many", ANN, Wish("even", Even(), 11, hear))
        await thinkers.let(3)
        # Fewer of them are known already, and nothing is played for that.
        assert bouts.begin("few", EVE, Wish("even", Even(), 6, hear)).done == 6
        await thinkers.let(1)
        assert heard == [11, 6]
        assert thinkers.asked == [(0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10)]

    run(test)


def test_two_who_wait_for_the_same_games_lose_none_of_them() -> None:
    async def test(bouts: Bouts, thinkers: Slowly) -> None:
        bouts.begin("many", ANN, Wish("even", Even(), 400))
        bouts.begin("few", EVE, Wish("even", Even(), 2 * TOGETHER))
        lengths = [len(bouts.played("even"))]
        for _ in range(8):
            await thinkers.let(1)
            lengths.append(len(bouts.played("even")))
        assert all(was <= now for was, now in pairwise(lengths))
        assert lengths[-1] > 2 * TOGETHER

    run(test)


def test_games_that_made_room_for_others_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 1)

    async def test(bouts: Bouts, thinkers: Slowly) -> None:
        for name in ("one", "two"):
            bouts.begin("place", ANN, Wish(name, Even(), TOGETHER))
            await thinkers.let(1)
        assert (len(bouts.played("one")), len(bouts.played("two"))) == (0, TOGETHER)

    run(test)


def test_a_duel_says_what_a_whole_look_found_and_goes_on_from_any_game() -> None:
    async def test(bouts: Bouts, thinkers: Slowly) -> None:
        assert PAIR is not None
        duels = Duels(bouts)
        assert duels.progress(DREAMBLADE, PAIR) == Progress(0, FIRST, going=False, found=None)
        assert duels.begin(DREAMBLADE, PAIR, ANN).going
        await thinkers.let(15)
        assert duels.progress(DREAMBLADE, PAIR) == Progress(60, FIRST, going=True, found=None)
        assert duels.give_up(DREAMBLADE, PAIR, "eve").going
        left = duels.give_up(DREAMBLADE, PAIR, "ann")
        assert left == Progress(60, FIRST, going=False, found=None)
        assert duels.begin(DREAMBLADE, PAIR, EVE) == left._replace(going=True)
        await thinkers.let(10)
        first = duels.progress(DREAMBLADE, PAIR)
        assert (first.done, first.total, first.going) == (FIRST, CLOSER, False)
        assert first.found is not None
        assert [one.share for one in first.found.seats] == [0.5, 0.5]
        duels.begin(DREAMBLADE, PAIR, ANN)
        await thinkers.let(74)
        left = duels.give_up(DREAMBLADE, PAIR, "ann")
        # Of the 396 games those of the first look are told.
        assert left == Progress(396, CLOSER, going=False, found=first.found)
        duels.begin(DREAMBLADE, PAIR, ANN)
        await thinkers.let(2)
        closer = duels.progress(DREAMBLADE, PAIR)
        assert closer.found is not None
        assert (closer.done, closer.total, closer.found.games) == (CLOSER, CLOSER, CLOSER)
        asked = len(thinkers.asked)
        assert duels.begin(DREAMBLADE, PAIR, ANN) == closer
        assert len(thinkers.asked) == asked

    run(test)


def test_a_sparring_goes_on_from_what_was_played_of_it_also_for_a_closer_look() -> None:
    async def test(bouts: Bouts, thinkers: Slowly) -> None:
        sparrings = Sparrings(bouts)
        brings = DREAMBLADE.brought("sample")
        total = 2 * len(DREAMBLADE.ready)
        begun = sparrings.begin(DREAMBLADE, brings, 1, ANN)
        assert (begun.done, begun.total) == (0, total)
        await thinkers.let(2)
        bouts.give_up(f"dreamblade/{begun.id}", "ann")
        assert sparrings.begin(DREAMBLADE, brings, 1, ANN).done == 2 * TOGETHER
        await thinkers.let(4)
        found = sparrings.progress(DREAMBLADE, begun.id).found
        assert found is not None
        assert found.games == total
        closer = sparrings.begin(DREAMBLADE, brings, 3, ANN)
        assert (closer.done, closer.total) == (total, 3 * total)

    run(test)
