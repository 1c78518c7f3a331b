"""Every message between server and browser; `docs/protocol.md` tells how they follow each other.

The types of the browser are generated from these. A `Sentence` is written by `words.portable` and
put into a language where it is shown.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from oneiros.registry.named import Ask, Event, Odds, Sentence, Strict, Told

LONGEST_TEXT = 400
LONGEST_NAME = 24

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
Step = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Cuts = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""How often answers were taken back: with a step it names one question and no other."""
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]
Seed = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,64}\Z")]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
View = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]
"""What a game shows of itself, already written: once for all who see the same."""
Path = list[str | int]
"""Where something stands in a view: the names of fields, and indexes in lists."""


class Sow(Strict, tag="sow", frozen=True):
    """A seal, which binds a player to a seed of their own before anybody shows one.

    `promise` is the commitment to the server's seed that the seal was made for.
    """

    seat: SeatNumber
    promise: Digest
    seal: Digest


class Reveal(Strict, tag="reveal", frozen=True):
    """The seed that a seal binds to, shown when every seat is bound to one."""

    seat: SeatNumber
    seed: Seed


class Accept(Strict, tag="accept", frozen=True):
    """That a player goes on although their seed came too late and their seal takes its place."""

    seat: SeatNumber


class Seen(Strict, tag="seen", frozen=True):
    """The last entry of the log at which a player was shown an outcome by the seeds of a promise.

    A server that does not know of it was set back, so the seeds of that game are renewed.
    """

    seat: SeatNumber
    promise: Digest
    entry: Step


class Answer(Strict, tag="answer", frozen=True):
    """One of the options, by its index in the list, as the answer to the question of a step."""

    seat: SeatNumber
    step: Step
    cuts: Cuts
    option: Annotated[int, msgspec.Meta(ge=0)]


class Say(Strict, tag="say", frozen=True):
    """An answer in notation."""

    seat: SeatNumber
    step: Step
    cuts: Cuts
    text: Text


class Why(Strict, tag="why", frozen=True):
    """The question why a seat may not do something, which is written in notation."""

    seat: SeatNumber
    text: Text


class Try(Strict, tag="try", frozen=True):
    """The question what some answers, in notation, would do one after another; nothing changes."""

    seat: SeatNumber
    step: Step
    cuts: Cuts
    answers: list[Text]


class AskOdds(Strict, tag="ask-odds", frozen=True):
    """The question what an answer, in notation, may come to for an aim; nothing changes."""

    seat: SeatNumber
    step: Step
    cuts: Cuts
    text: Text
    aim: Text


class Undo(Strict, tag="undo", frozen=True):
    """The wish to take back the last answer, as long as nothing was learnt since."""

    seat: SeatNumber
    step: Step
    cuts: Cuts


class AskTakeback(Strict, tag="ask-takeback", frozen=True):
    """The wish to go back to one's own last answer up to a step; every other guest must allow."""

    seat: SeatNumber
    step: Step
    cuts: Cuts


class ReplyTakeback(Strict, tag="reply-takeback", frozen=True):
    """Whether a player allows what another has asked for: to go back to that step and no other."""

    seat: SeatNumber
    step: Step
    allow: bool


class Resign(Strict, tag="resign", frozen=True):
    """The end of a game by a player who gives up."""

    seat: SeatNumber


class Claim(Strict, tag="claim", frozen=True):
    """The claim of a victory or a draw against players who do not answer."""

    seat: SeatNumber
    what: Literal["win", "draw"]


class Rematch(Strict, tag="rematch", frozen=True):
    """The wish to play again with seats changed; once every guest has it, a table is made."""

    seat: SeatNumber


class Resync(Strict, tag="resync", frozen=True):
    """The wish to be told everything again."""


class Earlier(Strict, tag="earlier", frozen=True):
    """The wish to be told what happened before a step."""

    before: Step


class Ping(Strict, tag="ping", frozen=True):
    """A sign of life."""

    number: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


ToServer = (
    Sow
    | Reveal
    | Accept
    | Seen
    | Answer
    | Say
    | Why
    | Try
    | AskOdds
    | Undo
    | AskTakeback
    | ReplyTakeback
    | Resign
    | Claim
    | Rematch
    | Resync
    | Earlier
    | Ping
)


class Sitter(Told, frozen=True):
    """Who sits in a seat: a guest, a bot, or nobody yet."""

    kind: Literal["guest", "bot", "open"]
    name: str = ""
    """The name of a guest."""
    bot: str = ""
    """The level of a bot."""
    mine: bool = False
    present: bool = False
    """Whether the guest is connected."""
    sown: bool = False
    """Whether the seat is bound to a seed, or needs none."""
    revealed: bool = False
    """Whether its seed has been shown, or none is needed."""
    brings: str = ""
    """What the seat brings to the table, such as the name of a warband."""


class Takeback(Told, frozen=True):
    """A seat wishes to go back to its answer of a step; those in `awaits` have not replied."""

    seat: int
    step: int
    awaits: list[int]


class Pace(Told, frozen=True):
    """How much time a player has: minutes with seconds for each go, or days for each go."""

    minutes: int = 0
    increment: int = 0
    days: int = 0


class Claimable(Told, frozen=True):
    """That a viewer may claim the game against seats, in so many milliseconds.

    It counts when everybody who is there and not claimed against has claimed it.
    """

    against: list[int]
    waits: int
    claimed: list[int]


class Ending(Told, frozen=True):
    """How a game ended: the seats that won, none for a draw, and the rule or what took its place.

    `how` is a rule's number, "resigned", "time", "claimed", "closed", or "long" where it was
    closed for its length.
    """

    winners: list[int]
    how: str
    sentence: Sentence


class Played(Told, frozen=True):
    """What everybody has agreed to play: the version of the rules, and the set-up of the game."""

    rules: int
    setup: dict[str, object]


class Fairness(Told, frozen=True):
    """What proves the dice; the server's seed is told when the game has ended."""

    scheme: str
    commitment: str
    setup: str = ""
    """The digest of what is to be played, once everybody is bound to a seed."""
    played: Played | None = None
    """What it is the digest of, together with the name of the game."""
    seals: list[str] = []
    player_seeds: list[str] = []
    server_seed: str = ""
    late: list[int] = []
    """The seats whose seeds came too late, and that have not accepted it yet."""
    since: int = 0
    """The entry of the log since which these seeds count."""
    before: list[str] = []
    """The roots of the sowings before this one, those included that came to nothing."""
    renewed: int = 0
    """How often seeds were renewed in the middle of this game."""


class Outcome(Told, frozen=True):
    """What chance has answered: the entry in the log, and which of the weights.

    Where the viewer may not know it, `chosen` is -1 and there are no weights.
    """

    entry: int
    chosen: int
    weights: list[int]


class Origin(Told, frozen=True):
    """The game from which another goes on: its table, or none for a record file, and the step."""

    table: str
    step: int


class Table(Told, tag="table", frozen=True):
    """The table itself: who sits where, and what it is waiting for."""

    id: str
    game: str
    status: Literal["seating", "playing", "over", "closed"]
    seats: list[Sitter]
    names: list[str]
    """The names of the seats in sentences and notation, such as A and B."""
    public: bool
    onlookers: int
    fairness: Fairness
    invite: str = ""
    """The secret part of the link that lets others sit down; told to those who sit here."""
    takeback: Takeback | None = None
    rematch: list[int] = []
    """The seats that wish for another game."""
    next: str = ""
    """The table of that other game."""
    ending: Ending | None = None
    lesson: str = ""
    """The name of the lesson that is learnt here, if any."""
    pace: Pace | None = None
    """How much time everybody has, if that is limited."""
    claim: Claimable | None = None
    closing: list[int] = []
    """The seats that wish to close the table."""
    other_rules: int = 0
    """The version of the rules by which the game was begun, where this server has another."""
    origin: Origin | None = None
    """The game from which this one goes on, if any."""


class Clocks(Told, tag="clocks", frozen=True):
    """What is left to each seat in milliseconds, -1 for a bot, and whose time runs now.

    They begin to run after `waits` milliseconds.
    """

    left: list[int]
    running: list[int]
    waits: int = 0


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


ToBrowser = Table | Clocks | Play | News | Past | Because | Tried | OddsOf | Refused | Pong
