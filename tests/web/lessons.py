"""What a learner is told in each lesson of a game, by right answers and by others."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from oneiros.kernel.match import ChanceSeat, Match
from oneiros.registry.game import Lesson
from oneiros.registry.games import game
from oneiros.registry.named import Event

GAMES: Final = ("dreamscape", "dreamblade")
GAME_OF: Final = {one.name: name for name in GAMES for one in game(name).lessons}
"""The lessons by their names, each with its game: no two games have one of the same name."""
LESSONS: Final = {one.name: one for name in GAMES for one in game(name).lessons}
ANSWERS: Final = cast(
    "dict[str, dict[str, Any]]",
    tomllib.loads(Path(__file__).with_name("lessons.toml").read_text("utf-8")),
)


class Told:
    """Chance that gives what it is told, over and over."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        """Take the indices of outcomes."""
        self._outcomes = cycle(outcomes)

    def draw(self, _weights: Sequence[int]) -> int:
        return next(self._outcomes)


class Learning(NamedTuple):
    """A lesson after some answers of the learner."""

    match: Match
    events: list[Event]


def learn(lesson: Lesson, answers: Sequence[str], chance: ChanceSeat | None = None) -> Learning:
    """Give a learner's answers; everything that happened is told as the learner hears it."""
    played = game(GAME_OF[lesson.name])
    chance = chance or Told(ANSWERS[lesson.name].get("outcomes", [0]))
    match = Match(played.ruleset, lesson.setup)
    match.roll(chance)
    for answer in answers:
        match.say(lesson.seat, answer, match.step)
        match.roll(chance)
    told = played.chronicle(match).tell(match.heard_by_step(0, lesson.seat))
    return Learning(match, told)


def wrong(name: str) -> dict[str, list[str]]:
    """Give the answers that lead elsewhere, each with the right ones before it."""
    right = ANSWERS[name]["right"]
    return {
        reason: [*right[:after], answer]
        for reason, (after, answer) in ANSWERS[name]["wrong"].items()
    }


def told(of: str) -> object:
    """Tell what happens in a game's lessons by right answers, and by each of the others."""
    return {
        name: {
            "right": learn(lesson, ANSWERS[name]["right"]).events,
            "wrong": {why: learn(lesson, said).events for why, said in wrong(name).items()},
        }
        for name, lesson in LESSONS.items()
        if GAME_OF[name] == of
    }
