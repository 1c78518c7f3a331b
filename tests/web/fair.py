"""A game with takebacks and renewed seeds, by which the pages test their own verifier."""

from __future__ import annotations

import json

from oneiros.kernel.fair import FIRST, SECOND, FairChance, Scheme, commitment
from oneiros.kernel.match import Match
from oneiros.kernel.record import write_record
from oneiros.kernel.replay import to_record, verify
from oneiros.kernel.state import CHANCE
from tests.kernel.games import PLAYER_SEEDS, SERVER_SEED, sown
from tests.kernel.toy import PEBBLES

RENEWED = bytes(reversed(range(32)))
WEIGHTS = ([1] * 6, [2, 1, 1, 1, 1], [10**9] * 3, [2**31, 1], [2**32])


def told() -> object:
    """Give a record, and outcomes of both schemes."""
    schemes: tuple[Scheme, ...] = (FIRST, SECOND)
    return {
        "server_seed": SERVER_SEED.hex(),
        "player_seeds": list(PLAYER_SEEDS),
        "commitment": commitment(SERVER_SEED),
        "seals": sown().seals,
        "outcomes": [
            {
                "scheme": scheme,
                "takebacks": takebacks,
                "counter": counter,
                "weights": weights,
                "outcome": FairChance(
                    SERVER_SEED, PLAYER_SEEDS, counter, takebacks=takebacks, scheme=scheme
                ).draw(weights),
            }
            for scheme in schemes
            for takebacks in (0, 3)
            for counter in (0, 7, 429)
            for weights in WEIGHTS
        ],
        "record": json.loads(_record()),
    }


def _record() -> bytes:
    """Play a game, take back twice, and go on with other seeds in the middle."""
    match = Match(PEBBLES, {"heap": 60})
    chance = FairChance(SERVER_SEED, PLAYER_SEEDS)
    _play(match, chance, 12)
    for steps in (5, 3):
        back = max(step for step in range(match.step - steps) if match.answers[step].seat != CHANCE)
        answered = match.answers[back].seat
        match.go_back(back, [answered, 1 - answered])
        chance.go_to(match.drawn, match.takebacks)
        _play(match, chance, 8)
    since = len(match.log)
    later = FairChance(RENEWED, PLAYER_SEEDS, match.drawn, takebacks=match.takebacks)
    _play(match, later, 1000)
    record = to_record(match, [sown(), sown(RENEWED, since)])
    verify(PEBBLES, record)
    return write_record(record)


def _play(match: Match, chance: FairChance, answers: int) -> None:
    for _ in range(answers):
        decision = match.decision()
        if decision is None:
            return
        said = "take 1" if decision.question == "take" else "roll"
        match.say(decision.seat, said, match.step)
        match.roll(chance)
