"""Every message of a browser."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from oneiros.registry.named import Strict
from oneiros.server.protocol.parts import Cuts, Digest, SeatNumber, Seed, Step, Text


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


class AskThreats(Strict, tag="ask-threats", frozen=True):
    """The question what others may do next to the pieces of a seat, at a step; nothing changes."""

    seat: SeatNumber
    step: Step
    cuts: Cuts


class AskHint(Strict, tag="ask-hint", frozen=True):
    """The question what could be answered, and what speaks for it; nothing changes."""

    seat: SeatNumber
    step: Step
    cuts: Cuts


class AskMotive(Strict, tag="ask-motive", frozen=True):
    """The question why a bot gave its answer of a step, and those with it; nothing changes."""

    seat: SeatNumber
    step: Step
    cuts: Cuts


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
    | AskThreats
    | AskHint
    | AskMotive
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
