"""A game of Dreamscape to learn from: each end of a creation, as whoever created knows it."""

from __future__ import annotations

from functools import cache
from typing import Final

from oneiros.bots.dreamscape.planning.playout import has_created
from oneiros.bots.dreamscape.value.hopes import Hopes, final
from oneiros.bots.dreamscape.value.inputs import inputs
from oneiros.bots.dreamscape.value.judge import KIND, UNIT
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.cards import catalogue
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.format import Format
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table.box import Box
from oneiros.games.dreamscape.table.layout import OVER
from oneiros.games.dreamscape.vocabulary import CYCLES
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.learn import shards
from oneiros.learn.dreamscape.players import player
from oneiros.learn.subject import Subject

HELD_OUT: Final = (
    "Mirror Pool",
    "The Stubborn Seed",
    "The Unkept Lighthouse",
    "Bridge of Held Breath",
    "The Broken Ring",
    "Avenue of Poplars",
)
"""Cards that are in no deck of a game to learn from; in matches they are."""
_PLAYERS: Final = (2, 2, 2, 3, 4)
"""Of five games three are for two, and one each for three and four."""
_VARIANT: Final = 4
"""One game in so many is with nightmares, and one in so many with creation at the same time."""
_STRAYING: Final = (questions.TRAVEL, questions.CREATION, questions.DECK, questions.KEEP)
_THOUSAND: Final = 1000


def played(said: str, noise: int, seed: str, number: int) -> shards.Game:
    """Play one game and note each end of a creation, from a cycle on.

    Up to that cycle's end answers are random up to `noise` times in a thousand; then they are the
    player's own, so that what comes of a position is what such a player makes of it. In a third of
    the games nobody strays, and all cycles are noted.
    """
    dice = Dice(derived_seed(seed, "learn", number))
    unknown = shards.shows_unknown(number)
    table = _begun(dice, unknown=unknown)
    bots = [player(said) for _ in range(table.players)]
    straying = dice.below(CYCLES) + 1 if dice.below(3) else 0
    slips = dice.below(noise + 1)
    noted: list[list[shards.Position]] = [[] for _ in range(table.players)]
    ended = [0] * table.players
    while table.seat != NOBODY:
        seat = table.seat
        if seat == CHANCE:
            table.apply(dice.choose(table))
        elif _strays(table, ended[seat] < straying) and dice.below(_THOUSAND) < slips:
            table.apply(table.options[dice.below(len(table.options))])
        else:
            table.apply(bots[seat].choose(DREAMSCAPE.veil(table, seat), dice))
        for one in range(table.players):
            if ended[one] < CYCLES and has_created(table, one, ended[one] + 1):
                ended[one] += 1
                if ended[one] >= straying and table.phase != OVER:
                    noted[one].append(_position(table, one))
    tracks = [shards.Track(int(final(table, one)), noted[one]) for one in range(table.players)]
    return shards.Game(number, unknown, tracks)


def _strays(table: Dreamscape, yet: bool) -> bool:  # noqa: FBT001 - whether it may at all
    return yet and table.question in _STRAYING


def _position(table: Dreamscape, seat: int) -> shards.Position:
    """Note what the seat knows and what that is weighed at."""
    seen = DREAMSCAPE.veil(table, seat)
    hopes = Hopes(seen, seat)
    return shards.Position(int(hopes.worth()), shards.packed(inputs(seen, seat, hopes)))


def _begun(dice: Dice, *, unknown: bool) -> Dreamscape:
    """Begin a game for some players, of some variant."""
    players = _PLAYERS[dice.below(len(_PLAYERS))]
    nightmare = dice.below(_VARIANT) == 0
    simultaneous = dice.below(_VARIANT) == 0
    table = Dreamscape(
        _box(players, nightmare=nightmare, simultaneous=simultaneous, unknown=unknown)
    )
    table.begin()
    return table


@cache
def _box(players: int, *, nightmare: bool, simultaneous: bool, unknown: bool) -> Box:
    cards = [card for card in catalogue.load() if unknown or card.name not in HELD_OUT]
    return Box(cards, Format(players, nightmare=nightmare, simultaneous=simultaneous))


_EMPHASIS: Final = {"planner": 4.0, "merciless": 4.0}
SUBJECT: Final = Subject(KIND, played, "quick", noise=100, emphasis=_EMPHASIS, unit=UNIT)
