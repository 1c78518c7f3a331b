"""Every message of the server, but for what tells of the table itself."""

from __future__ import annotations

from typing import Literal

from oneiros.registry.named import Advice, Ask, Event, Odds, Sentence, Threat, Told
from oneiros.server.protocol.parts import Path, View
from oneiros.server.protocol.table import Clocks, Outcome, Table


class Play(Told, tag="play", frozen=True):
    """The game as its viewer sees it, whole, and the last of what happened: from `since` on.

    It comes first, and whenever somebody asks for everything with `resync`: whatever a browser
    knew before is worth nothing now. What happened before `since` is told by `past`.
    """

    since: int
    step: int
    cuts: int
    """How often answers were taken back at this table."""
    view: View
    events: list[Event]
    asks: list[Ask]
    thinking: list[int]
    """The seats of bots that think now."""
    undo: int
    """The step to which the viewer may go back without asking; `step` where there is none."""
    outcomes: list[Outcome] = []
    """What chance answered from `since` on, where the viewer knows everything of it."""
    takebacks: int = 0
    """How many takebacks are in the log; free undo does not count."""
    viewer: int = -1
    """The seat for which the view is made, or -1 for an onlooker."""


class News(Told, tag="news", frozen=True):
    """What is new since the last `play` or `news`; what it does not name is as it was.

    What a browser knows of the step `since` and later ones never happened.
    """

    since: int
    step: int
    cuts: int
    events: list[Event]
    asks: list[Ask]
    undo: int
    changes: list[tuple[Path, object]] = []
    """What is different in the view: where it stands there, and what stands there now."""
    removed: list[Path] = []
    """What is not in the view any more."""
    thinking: list[int] = []
    outcomes: list[Outcome] = []
    takebacks: int = 0
    viewer: int = -1


class Past(Told, tag="past", frozen=True):
    """The answer to `earlier`: what happened from one step up to another, without that one."""

    since: int
    until: int
    events: list[Event]
    outcomes: list[Outcome] = []


class Because(Told, tag="because", frozen=True):
    """The answer to `why`: a sentence with its rule, or none where it may be done."""

    text: str
    may: bool
    sentence: Sentence = ""
    rule: str = ""


class Tried(Told, tag="tried", frozen=True):
    """The answer to `try`: what the seat would then see, hear and be asked, as far as it can know.

    `stop` says why it is asked nothing more: chance is asked or something hidden comes to light,
    the others go on, or the game is over.
    """

    seat: int
    step: int
    cuts: int
    answers: list[str]
    view: View
    events: list[Event]
    ask: Ask | None
    """What it would be asked next, with options."""
    stop: Literal["", "chance", "others", "over"]


class OddsOf(Told, tag="odds", frozen=True):
    """The answer to `ask-odds`: what an answer of the seat may come to, as far as it can know."""

    seat: int
    step: int
    cuts: int
    text: str
    aim: str
    odds: Odds


class ThreatsOf(Told, tag="threats", frozen=True):
    """The answer to `ask-threats`: what the pieces of the seat have to fear."""

    seat: int
    step: int
    cuts: int
    threats: list[Threat]


class Hint(Told, tag="hint", frozen=True):
    """The answer to `ask-hint`: a plan by what the seat can know, and what speaks for it."""

    seat: int
    step: int
    cuts: int
    advice: Advice


class Motive(Told, tag="motive", frozen=True):
    """The answer to `ask-motive`: what a bot did from a step on, and what speaks for it.

    What is said follows from the rules. Which other plan is the best was judged afterwards by the
    strongest planner, whatever the bot itself thought.
    """

    seat: int
    """The seat of the bot."""
    step: int
    """The step of its first answer."""
    asked: int
    """The step that was asked about."""
    cuts: int
    advice: Advice


class Refused(Told, tag="refused", frozen=True):
    """What was said is not accepted and has changed nothing."""

    reason: str
    """A word for programs, such as answer-stale."""
    sentence: Sentence
    rule: str = ""
    to: str = ""
    """The type of the message that is refused, or empty: of none, or of one that has no type."""


class Pong(Told, tag="pong", frozen=True):
    """The answer to a sign of life."""

    number: int


ToBrowser = (
    Table
    | Clocks
    | Play
    | News
    | Past
    | Because
    | Tried
    | OddsOf
    | ThreatsOf
    | Hint
    | Motive
    | Refused
    | Pong
)
