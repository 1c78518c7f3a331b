"""What is remembered of a record file: as much of it as can be looked at."""

from __future__ import annotations

from typing import NamedTuple

from oneiros.kernel.errors import BadData
from oneiros.kernel.origin import checked
from oneiros.kernel.record import BY_PEOPLE, Record, Rolled, Said, TakenBack, read_record
from oneiros.kernel.ruleset import Setup
from oneiros.registry.game import Game
from oneiros.server.games import known_game
from oneiros.server.protocol.messages import Ending, Fairness, Sitter, Table
from oneiros.server.refusals import TooMuch, Untimely
from oneiros.server.rooms.room import MOST_ENTRIES
from oneiros.server.rooms.weight import weight
from oneiros.words.portable import PORTABLE
from oneiros.words.refusals import quoted


class RecordedGame(NamedTuple):
    """The game of a record file: its set-up in full, the answers that stand, and who played."""

    game: Game
    setup: Setup
    answers: list[Said | Rolled]
    table: Table
    size: int
    """How many bytes of memory this takes."""


def read_game(written: bytes) -> RecordedGame:
    """Read a record file, or refuse it."""
    record = read_record(written)
    game = known_game(record.game, BadData)
    if len(record.answers) > MOST_ENTRIES:
        raise TooMuch("server-review-long", came=len(record.answers), most=MOST_ENTRIES)
    check_rules(game, record.rules)
    setup, answers, table = checked(game.ruleset, record.setup), _standing(record), _table(record)
    return RecordedGame(game, setup, answers, table, weight([setup, answers, table]))


def check_rules(game: Game, came: int) -> None:
    """Refuse a game that was played by another version of the rules."""
    expected = game.ruleset.version
    if came != expected:
        raise Untimely("server-other-rules", came=came, expected=expected)


def _standing(record: Record) -> list[Said | Rolled]:
    """Give the answers of a record that were not taken back."""
    standing: list[tuple[int, Said | Rolled]] = []
    for entry, one in enumerate(record.answers):
        if isinstance(one, TakenBack):
            while standing and standing[-1][0] >= one.entry:
                standing.pop()
        else:
            standing.append((entry, one))
    return [one for _, one in standing]


def _table(record: Record) -> Table:
    """Show who played, as far as a record says it: the names of the seats."""
    ending = None
    if record.result is not None:
        winners = record.result.winners
        how = quoted(record.result.rule)
        sentence = PORTABLE.say(
            "server-ending",
            how=how if how in BY_PEOPLE else "rule",
            won="yes" if winners else "no",
            winners=", ".join(winners),
            rule=how,
        )
        ending = Ending([record.seats.index(one) for one in winners], how, sentence)
    return Table(
        id=record.table or "",
        game=record.game,
        status="over",
        seats=[Sitter("guest") for _ in record.seats],
        names=record.seats,
        public=False,
        onlookers=0,
        fairness=Fairness(record.fairness.scheme, record.fairness.commitment),
        ending=ending,
    )
