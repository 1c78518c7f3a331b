"""An analysis as data: what programs read, what the server tells, and what is shown."""

from __future__ import annotations

from typing import Literal

from oneiros.analysis.grades import Grade
from oneiros.registry.named import Sentence, Told

Part = Literal["luck", "choices", "others"]
"""What moves the chances of a seat."""


class TurnLoss(Told, frozen=True):
    """What a seat has lost within a turn."""

    turn: int
    lost: float


class Passage(Told, frozen=True):
    """The way from one moment at which chances are known to the next: a choice, or chance."""

    kind: Literal["choice", "chance", "outlook", "people"]
    """What moved the chances: a seat, chance, what came to light or had been misjudged before, or
    people who ended the game."""
    seat: int
    """Whose choice it was, or -1."""
    step: int
    """The step of its first answer, and that after its last one."""
    until: int
    turn: int
    change: list[float]
    """How much the chance of each seat has changed."""
    chances: list[float]
    """The chance of each seat afterwards."""
    error: float = 0.0
    """The largest standard error of a change."""
    question: str = ""
    """What chance was asked first, of a roll."""
    texts: list[str] = []
    """What was answered, in notation."""
    sentences: list[Sentence] = []
    """The same as phrases."""
    lost: float = 0.0
    """How much more the best found was worth to the seat."""
    lost_error: float = 0.0
    grade: Grade = ""
    better: list[str] = []
    """What would have been better, in notation and as phrases."""
    better_sentences: list[Sentence] = []
    reasons: list[Sentence] = []
    """What speaks for that by the rules beside what was chosen; of graded choices only."""
    against: list[Sentence] = []
    """What speaks against what was chosen, where nothing speaks for the other."""


class PlayerShare(Told, frozen=True):
    """What became of a seat's chances: `start + luck + choices + others = result`, exactly."""

    name: str
    start: float
    luck: float
    """What nobody chose: what chance has brought, whoever rolled, and what is `unforeseen`."""
    unforeseen: float
    """The part of luck that is no roll: what came to light, and what had been misjudged."""
    choices: float
    """What the seat's own choices have brought, against those of a quick player."""
    others: float
    """What the choices of all others have brought."""
    result: float
    luck_error: float
    """The standard error of luck, and so of the choices of all together."""
    choices_error: float
    others_error: float
    """Those of the seat's own choices, and of the choices of all others, by themselves."""
    lost: float
    """What the seat has given away by what is graded, against the best that was found."""
    inaccuracies: int = 0
    mistakes: int = 0
    blunders: int = 0
    mostly: list[Part] = []
    """What the game was mostly won or lost by, the largest part first; none if nothing stands out.

    Luck without what was only unforeseen."""
    fell: TurnLoss | None = None
    """The turn in which most of the seat's chance was lost, whoever did it."""
    missed: TurnLoss | None = None
    """The turn in which most was given away, against the best that was found."""


class Analysis(Told, frozen=True):
    """The course of a game, and what decided it."""

    game: str
    seats: list[str]
    playouts: int
    seed: str
    finished: bool
    """Whether somebody has won, or it is a draw; otherwise the result is how it stands."""
    how: str
    """The rule that ended it, or how people did."""
    players: list[PlayerShare]
    passages: list[Passage]
    decisive: list[int] = []
    """The passages that moved the chances or cost most, in the order of the game."""
