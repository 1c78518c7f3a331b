"""Sealed play (3.3): chance opens packs, each player builds in secret, then they play.

A player is asked about the miniatures of the own pool one by one, the cheapest first: take it, or
leave it. So every warband is built in exactly one way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.names import SEATS
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES
from oneiros.games.dreamblade.vocabulary import VERSION
from oneiros.games.dreamblade.warbands import builder, sealed
from oneiros.games.dreamblade.warbands.warband import MOST_COPIES
from oneiros.kernel.errors import BadData
from oneiros.kernel.prelude import Prelude
from oneiros.kernel.state import CHANCE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.warbands.miniature import Miniature

LEAVE: Final = 0
TAKE: Final = 1
LARGEST_POOL: Final = 23
"""A starter and a booster."""


class Packs:
    """What is opened: for each place in the packs, the miniatures that may lie there."""

    def __init__(self, choice: str, title: str, chosen_format: dict[str, object]) -> None:
        """Refuse packs that there are not, and a set that lacks a rarity."""
        if choice not in sealed.CHOICES:
            raise BadData("prelude-way", came=choice, known=", ".join(sealed.CHOICES))
        shelf = sealed.shelf_of(title)
        self.choice = choice
        self.title = title
        self.chosen_format = chosen_format
        self.shelf: list[Miniature] = sorted(shelf, key=lambda one: (one.cost, one.name))
        self.places: list[list[int]] = []
        for _, pack in sealed.CHOICES[choice]:
            for rarity, copies in pack.items():
                kinds = [at for at, one in enumerate(self.shelf) if one.rarity == rarity]
                if not kinds:
                    raise BadData("sealed-rarity", rarity=rarity)
                self.places += [kinds] * copies

    def __reduce__(self) -> tuple[type[Packs], tuple[object, ...]]:
        """Pickle what it is made of, compiled or not."""
        return Packs, (self.choice, self.title, self.chosen_format)


class Building(Prelude):
    """Pools that are opened and warbands that are built, then the game between these."""

    def __init__(self, packs: Packs, other: Building | None = None) -> None:
        """Begin with closed packs, or as another one is."""
        super().__init__(other)
        self.packs = packs
        # The kinds of each pool, by their place on the shelf, and what was answered about them.
        self.pools: list[list[int]] = [[] for _ in SEATS]
        self.answers: list[list[int]] = [[] for _ in SEATS]
        if other is None:
            self._go_on()
        else:
            self.pools = [pool[:] for pool in other.pools]
            self.answers = [answers[:] for answers in other.answers]

    def __getnewargs__(self) -> tuple[object, ...]:
        """Give the packs, without which there is none."""
        return (self.packs,)

    def rules_version(self) -> int:
        """Give the version of the rules of Dreamblade."""
        return VERSION

    def decide(self, option: i64) -> None:
        """3.3: something lies in a pack; a player takes or leaves what is asked about."""
        if self.seat == CHANCE:
            pool = self.pools[self._opening()]
            pool.append(option)
            if len(pool) == len(self.packs.places):
                pool.sort()
        else:
            self.answers[self.seat].append(option)
        self._go_on()

    def usual(self) -> i64:
        """Take what the builder of warbands would take."""
        shelf = self.packs.shelf
        pool, answers = self.pools[self.seat], self.answers[self.seat]
        built = builder.build([shelf[kind] for kind in pool]).chosen
        asked = shelf[pool[len(answers)]]
        taken = self.warband(self.seat).count(asked.name)
        return TAKE if built.count(asked) > taken else LEAVE

    def view(self, seat: i64) -> dict[str, object]:
        """Show a player the own pool, what was taken of it, and what is asked about."""
        pool = [self.packs.shelf[kind].name for kind in self.pools[seat]]
        return {
            "game": DREAMBLADE.name,
            "building": SEATS[self.seat] if self.seat >= 0 else None,
            "pool": pool,
            "taken": self.warband(seat),
            "asked": pool[len(self.answers[seat])] if self.seat == seat else None,
        }

    def warband(self, seat: i64) -> list[str]:
        """Name what a player has taken."""
        pool, answers = self.pools[seat], self.answers[seat]
        return [
            self.packs.shelf[pool[at]].name for at, answer in enumerate(answers) if answer == TAKE
        ]

    def copy(self) -> Building:
        """Give an equal one that shares nothing that changes."""
        return Building(self.packs, self)

    def frozen(self) -> tuple[object, ...]:
        """Give pools, answers, and the game if it has begun."""
        pools = tuple([tuple(pool) for pool in self.pools])
        answers = tuple([tuple(answers) for answers in self.answers])
        return (pools, answers, None if self.game is None else self.game.frozen())

    def _opening(self) -> i64:
        """Give the player whose packs are opened now, or the number of players."""
        for seat in range(len(SEATS)):
            if len(self.pools[seat]) < len(self.packs.places):
                return seat
        return len(SEATS)

    def _go_on(self) -> None:
        """Go on to the next question: what lies in a pack, what a player takes, or the game's."""
        opening = self._opening()
        if opening < len(SEATS):
            self.seat = CHANCE
            self.options = self.packs.places[len(self.pools[opening])]
            self.weights = [1] * len(self.options)
            if len(self.options) == 1:
                self.decide(self.options[0])
            return
        self.weights = []
        self.options = [LEAVE, TAKE]
        for seat in range(len(SEATS)):
            self.seat = seat
            pool, answers = self.pools[seat], self.answers[seat]
            while len(answers) < len(pool):
                if not self._forced(pool, answers):
                    return
        self._play()

    def _forced(self, pool: list[int], answers: list[int]) -> bool:
        """3.1: answer what has one answer: 16 miniatures, three copies, and one at least."""
        at = len(answers)
        kind = pool[at]
        taken, copies = 0, 0
        for earlier in range(at):
            if answers[earlier] == TAKE:
                taken += 1
                copies += 1 if pool[earlier] == kind else 0
        if taken == MOST_MINIATURES or copies == MOST_COPIES:
            answers.append(LEAVE)
        elif taken == 0 and at == len(pool) - 1:
            answers.append(TAKE)
        else:
            return False
        return True

    def _play(self) -> None:
        setup = {
            "warbands": [self.warband(seat) for seat in range(len(SEATS))],
            "format": self.packs.chosen_format,
        }
        self.begin(DREAMBLADE.start(DREAMBLADE.check(setup)))


def opened(choice: str, title: str, chosen_format: dict[str, object]) -> Building:
    """Lay out sealed play with packs of a set, which chance is about to open."""
    return Building(Packs(choice, title, chosen_format))
