"""A game with takebacks and renewed seeds, by which the pages test their own verifier."""

from __future__ import annotations

import json

from oneiros.kernel.fair import FIRST, SECOND, THIRD, FairChance, Scheme, commitment
from oneiros.kernel.match import Match
from oneiros.kernel.record import write_record
from oneiros.kernel.replay import to_record, verify
from oneiros.kernel.root import NOTHING_BEFORE, Agreed, root, setup_digest
from oneiros.kernel.sowing import Aborted
from oneiros.kernel.state import CHANCE
from tests.kernel.games import PLAYER_SEEDS, SERVER_SEED, TABLE, chances, sown, sown_together
from tests.kernel.toy import PEBBLES

RENEWED = bytes(reversed(range(32)))
ABORTED = bytes([5] * 32)
WEIGHTS = ([1] * 6, [2, 1, 1, 1, 1], [10**9] * 3, [2**31, 1], [2**32])
SETUP = {"b": [1, -2, None, True], "a": {"ż\x7f": 'ą\n"\U0001f319', "z": ""}, "aa": {}, "10": 0}
"""A set-up that is written in many ways by many languages, and in one way for its digest."""


def told() -> object:
    """Give a record, roots, and outcomes of all schemes."""
    schemes: tuple[Scheme, ...] = (FIRST, SECOND, THIRD)
    seals = sown().seals
    digest = setup_digest("pebbles", 1, SETUP)
    agreed = (
        Agreed(TABLE, digest, commitment(SERVER_SEED), 0, NOTHING_BEFORE, "AB", seals),
        Agreed(TABLE, digest, commitment(SERVER_SEED), 2, "ab" * 32, "AB", [seals[0], None]),
    )
    return {
        "server_seed": SERVER_SEED.hex(),
        "player_seeds": list(PLAYER_SEEDS),
        "commitment": commitment(SERVER_SEED),
        "seals": seals,
        "setup": SETUP,
        "setup_digest": digest,
        "roots": [{**one._asdict(), "seats": [*one.seats], "root": root(one)} for one in agreed],
        "outcomes": [
            {
                "scheme": scheme,
                "takebacks": takebacks,
                "counter": counter,
                "weights": weights,
                "outcome": FairChance(
                    SERVER_SEED,
                    PLAYER_SEEDS,
                    counter,
                    takebacks=takebacks,
                    scheme=scheme,
                    root=root(agreed[0]) if scheme == THIRD else "",
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
    """Play a game, take back twice, and go on with other seeds in the middle.

    Before those everybody was bound to others, of which one was shown.
    """
    match = Match(PEBBLES, {"heap": 60})
    (chance,) = chances(match, sown_together(sown(scheme=THIRD)))
    _play(match, chance, 12)
    for steps in (5, 3):
        back = max(step for step in range(match.step - steps) if match.answers[step].seat != CHANCE)
        answered = match.answers[back].seat
        match.go_back(back, [answered, 1 - answered])
        chance.go_to(match.drawn, match.takebacks)
        _play(match, chance, 8)
    since = len(match.log)
    left = sown(ABORTED)
    aborted = Aborted(
        number=1,
        since=since,
        reason="restored",
        setup=setup_digest(PEBBLES.name, PEBBLES.version, match.setup),
        commitment=left.commitment,
        seals=left.seals,
        player_seeds=[left.player_seeds[0], None],
        server_seed=left.server_seed,
    )
    agreed = sown_together(sown(scheme=THIRD), sown(RENEWED, since, THIRD), aborted=[aborted])
    _, later = chances(match, agreed)
    later.go_to(match.drawn, match.takebacks)
    _play(match, later, 1000)
    record = to_record(match, agreed, table=TABLE)
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
