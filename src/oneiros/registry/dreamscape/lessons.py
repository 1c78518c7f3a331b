"""The lessons of Dreamscape: what lies on the table when each begins; A is the learner."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.registry.game import Lesson

# A Sleeper at the Lake, a water shard to take there, and the way to the Muse by a key and a point.
_TRAVEL: Final = (
    "players 2",
    "cycle 2",
    "phase travel A",
    "order A B",
    "purposes most-shards, count-of water, most-cards, farthest-dreamer",
    "row.1 RGM",
    "row.2 WML",
    "row.3 RLG",
    "row.4 RWL",
    "row.5 GRW",
    "row.6 GWR",
    "A.score 2",
    "A.sleeper 5",
    "A.cards Sleepwalker's Ford",
    "A.land . . . . ., . . L@ . .",
    "B.score 4",
    "B.sleeper 6",
    "B.cards Moss Pillow",
    "B.land . . G . ., . . RL@ . .",
)

# All that Hermit's Tree still lacks lies in Hands; land and water lie on the Dreamer's way.
_CREATION: Final = (
    "players 2",
    "cycle 3",
    "phase creation A",
    "order A B",
    "purposes most-shards, most-pairs, most-cards, longest-path water",
    "row.1 RGM",
    "row.2 WM",
    "row.3 RG",
    "row.4 RWL",
    "row.5 GR",
    "row.6 GWR",
    "A.score 5",
    "A.sleeper 3",
    "A.hands G2 R1 W1 M1",
    "A.cards Hermit's Tree",
    "A.land . L G . ., . . W . ., . . L . .",
    "B.score 7",
    "B.sleeper 4",
    "B.hands W1 L1",
    "B.cards Mirror Pool",
    "B.land . . W . ., . G RL@ . .",
)

# The last cycle: a rock lies where it serves nobody, and a card with the Tower's power is open.
_POWERS: Final = (
    "players 2",
    "cycle 6",
    "phase creation A",
    "order B A",
    "lain B A",
    "purposes count-of water, most-shards, most-cards, farthest-dreamer",
    "row.1 RG",
    "row.2 WML",
    "row.3 R",
    "row.4 RWL",
    "row.5 G",
    "row.6 GWR",
    "A.score 24",
    "A.sleeper 5",
    "A.hands W1 M2",
    "A.cards Lamp on the Cliff",
    "A.pile Doorstep of Grass, Puddle after No Rain",
    "A.land . . R W ., . G L@ W R",
    "B.score 27",
    "B.sleeper 2",
    "B.pile The First Stone, Moss Pillow",
    "B.land . . W . ., . G RG@ L .",
)


def _lesson(name: str, position: tuple[str, ...]) -> Lesson:
    return Lesson(name, DREAMSCAPE.check({"position": "; ".join(position)}), 0)


LESSONS: Final = (
    _lesson("travel", _TRAVEL),
    _lesson("creation", _CREATION),
    _lesson("powers", _POWERS),
)
