"""Every decision of a game as a row: who was asked what, what was chosen, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from oneiros.kernel.encoding import Encoding
from oneiros.kernel.match import Match
from oneiros.kernel.origin import PLAYED_BY
from oneiros.kernel.record import CLOSED, Record
from oneiros.kernel.replay import replay
from oneiros.kernel.ruleset import Ending, returns
from oneiros.kernel.saying import Saying, observed
from oneiros.kernel.state import CHANCE, State
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered


class Row(msgspec.Struct, frozen=True):
    """One decision that stands in a game; the names of the fields are those of the columns."""

    record: int
    """The game in its file, from 0."""
    game: str
    rules: int
    step: int
    """The answer in its game, from 0, those of chance counted."""
    turn: int
    seat: str
    player: str
    """Who played the seat, where the record names bots."""
    question: str
    options: list[str]
    """What could be answered, in notation."""
    choice: int
    """The index of the answer among them."""
    answer: str
    outcome: float | None
    """What the seat got out of the game, from -1 to 1; null where it has no result."""
    score: int | None
    """The points of the seat at the end, where the game is about points."""
    view: str | None = None
    """What the seat could know, as JSON."""
    encoding: int | None = None
    """The version of the encoding of the two that follow; null where a game has none."""
    observation: bytes | None = None
    """What the seat could know, as an environment shows it."""
    actions: list[int] | None = None
    """The actions in which the answer is said."""


class Wanted(NamedTuple):
    """What rows have beside what all of them have."""

    views: bool = False
    observations: bool = False


USUAL: Final = Wanted()


def rows(number: int, record: Record, wanted: Wanted = USUAL) -> Iterator[Row]:
    """Play a record again and give a row for each decision; refuse what cannot be played."""
    game = registered(record.game)
    ruleset = game.ruleset
    match = replay(ruleset, record, facts=False)
    outcomes = _outcomes(game, match, record)
    scores = game.scores(match.state)
    players = _players(record)
    walked = Match(ruleset, match.setup, facts=False)
    for step, answer in enumerate(match.answers):
        if answer.seat != CHANCE:
            seat = answer.seat
            asking = walked.asking(seat, step)
            encoding = game.encoding(asking) if wanted.observations else None
            yield Row(
                record=number,
                game=record.game,
                rules=record.rules,
                step=step,
                turn=game.turns(asking),
                seat=match.seats[seat],
                player=players[seat],
                question=ruleset.question(asking),
                options=[ruleset.write(asking, one) for one in asking.options],
                choice=answer.chosen,
                answer=answer.text,
                outcome=outcomes[seat],
                score=None if scores is None else scores[seat],
                view=_json(game.view(asking, seat)) if wanted.views else None,
                encoding=None if encoding is None else encoding.version,
                observation=None if encoding is None else _observed(encoding, asking),
                actions=None if encoding is None else _said(encoding, asking, answer.option),
            )
        walked.repeat(answer)


def _observed(encoding: Encoding, asking: State) -> bytes:
    return observed(encoding, asking, asking.seat, Saying(encoding, asking).said)


def _said(encoding: Encoding, asking: State, option: int) -> list[int]:
    return Saying(encoding, asking).said_of(option)


def _outcomes(game: Game, match: Match, record: Record) -> Sequence[float | None]:
    """Give what each seat got, as the rules say or as people ended it; nothing where nobody did."""
    if match.ending() is not None:
        return game.returns(match.state)
    if record.result is None or record.result.rule == CLOSED:
        return [None] * len(match.seats)
    winners = tuple(match.seats.index(name) for name in record.result.winners)
    return returns(Ending(winners, record.result.rule), len(match.seats))


def _players(record: Record) -> list[str]:
    return [one["name"] for one in record.setup.get(PLAYED_BY, ())] or [""] * len(record.seats)


def _json(view: dict[str, object]) -> str:
    return msgspec.json.encode(view).decode()
