"""Games between bots with their records, whose dice anybody can check."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from oneiros.arena.series import Fixture, Result, begun, play_from
from oneiros.kernel import record
from oneiros.kernel.fair import BOT_SEED, FairChance
from oneiros.kernel.origin import PLAYED_BY, checked
from oneiros.kernel.record import Record, Rolled, Said
from oneiros.kernel.replay import alone, fingerprint
from oneiros.kernel.ruleset import Ruleset, Setup
from oneiros.kernel.state import CHANCE, State
from oneiros.registry.bots.names import version_of
from oneiros.registry.games import game

_LONGEST_NAME: Final = 200


class Recorded(NamedTuple):
    """A game that was played: what came of it, and its record in one line."""

    result: Result
    line: bytes


def play_recorded(fixture: Fixture) -> Recorded:
    """Play one game with dice that can be verified, and write it down.

    Its server seed follows from the first of the seeds, so it is another game than the same seeds
    give where nobody writes it down. The scheme is one without a root, so that a seed gives the
    same game whatever the versions of bots are called.
    """
    ruleset = game(fixture.game).ruleset
    setup = checked(ruleset, {**fixture.setup, PLAYED_BY: _players(fixture)})
    seats = ruleset.seats(setup)
    server_seed = sha256(f"oneiros simulation {fixture.seeds[0]}".encode("ascii")).digest()
    chance = FairChance(server_seed, [BOT_SEED] * len(seats))
    state = begun(fixture)
    clerk = _Clerk(ruleset, seats)
    result = play_from(state, fixture, chance=chance, listener=clerk.note)
    kept = _record(ruleset, setup, chance, clerk.answers, state)
    return Recorded(result, record.write_line(kept))


class _Clerk:
    """Writes down every answer of a game as it is given."""

    def __init__(self, ruleset: Ruleset, seats: tuple[str, ...]) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.answers: list[Said | Rolled] = []

    def note(self, state: State, option: int) -> None:
        if state.seat == CHANCE:
            self.answers.append(Rolled(state.options.index(option), list(state.weights)))
        else:
            self.answers.append(Said(self.seats[state.seat], self.ruleset.write(state, option)))


def _players(fixture: Fixture) -> list[dict[str, str]]:
    played = game(fixture.game)
    return [
        {"name": bot[:_LONGEST_NAME], "version": version_of(played, bot)} for bot in fixture.bots
    ]


def _record(
    ruleset: Ruleset,
    setup: Setup,
    chance: FairChance,
    answers: list[Said | Rolled],
    state: State,
) -> Record:
    seats = list(ruleset.seats(setup))
    ending = ruleset.ending(state)
    return Record(
        game=ruleset.name,
        rules=ruleset.version,
        setup=setup,
        seats=seats,
        fairness=alone(chance),
        answers=answers,
        result=ending and record.Result([seats[seat] for seat in ending.winners], ending.rule),
        final=fingerprint(state),
    )
