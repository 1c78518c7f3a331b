"""Games of Pebbles and Envelopes that several tests begin with."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.kernel.fair import SECOND, THIRD, FairChance, Scheme, commitment, seal
from oneiros.kernel.match import Match
from oneiros.kernel.record import Record
from oneiros.kernel.replay import to_record
from oneiros.kernel.root import setup_digest
from oneiros.kernel.sowing import Aborted, Fairness, Renewal, roots
from tests.kernel.toy import FACE, PEBBLES
from tests.thirdgame.rules import CARD, ENVELOPES

A, B, C, D = range(4)
SERVER_SEED = bytes(range(32))
PLAYER_SEEDS = ("alice-7", "bob_42")
TABLE = "k7q2m9x4ab"
WHOLE_GAME = ("take 3", "roll", "take 2", "roll", "take 2", "end")


def dice() -> FairChance:
    return FairChance(SERVER_SEED, PLAYER_SEEDS)


def begun(*answers: str, setup: object = None, facts: bool = True) -> Match:
    """Begin a game: each seat says what it is asked for, chance rolls what a "face 1" says."""
    match = Match(PEBBLES, setup or {}, facts=facts)
    for text in answers:
        if text.startswith("face "):
            match.answer_chance(FACE + int(text.removeprefix("face ")))
        else:
            match.say(match.state.seat, text, match.step)
    return match


def played(chance: FairChance | None = None) -> Match:
    """Play a whole game."""
    chance = chance or dice()
    match = Match(PEBBLES, {"heap": 7})
    for text in WHOLE_GAME:
        match.say(match.state.seat, text, match.step)
        match.roll(chance)
    return match


def recorded() -> Record:
    chance = dice()
    return to_record(played(chance), chance)


def recorded_on_the_page() -> Record:
    """Record the game of docs/records.md: sealed seeds, and one takeback."""
    match = Match(PEBBLES, {"heap": 7})
    agreed = sown_together(sown(scheme=THIRD))
    (chance,) = chances(match, agreed)
    for text in ("take 3", "roll", "<", "roll", "take 2", "roll", "take 2", "end"):
        if text == "<":
            match.go_back(1, [A, B])
            chance.go_to(match.drawn, match.takebacks)
        else:
            match.say(match.state.seat, text, match.step)
            match.roll(chance)
    return to_record(match, agreed, table=TABLE)


def sown(server_seed: bytes = SERVER_SEED, since: int = 0, scheme: Scheme = SECOND) -> Renewal:
    """Give the seeds of Alice and Bob with their seals."""
    promise = commitment(server_seed)
    return Renewal(
        since=since,
        reason="restored" if since else None,
        scheme=scheme,
        commitment=promise,
        seals=[seal(promise, seat, seed) for seat, seed in zip("AB", PLAYER_SEEDS, strict=True)],
        player_seeds=list(PLAYER_SEEDS),
        server_seed=server_seed.hex(),
    )


def sown_together(first: Renewal, *renewed: Renewal, aborted: Sequence[Aborted] = ()) -> Fairness:
    """Put the sowings of a game together."""
    return Fairness(
        scheme=first.scheme,
        commitment=first.commitment,
        seals=first.seals,
        player_seeds=first.player_seeds,
        server_seed=first.server_seed,
        renewed=list(renewed),
        aborted=list(aborted),
    )


def chances(match: Match, fairness: Fairness) -> list[FairChance]:
    """Give the dice of each sowing of the third scheme that counted."""
    digest = setup_digest(match.ruleset.name, match.ruleset.version, match.setup)
    found = roots(fairness, TABLE, match.seats, digest)
    numbers = {one.number for one in fairness.aborted}
    counted = [root for number, root in enumerate(found) if number not in numbers]
    return [
        FairChance(bytes.fromhex(str(one.server_seed)), one.player_seeds, scheme=THIRD, root=root)
        for one, root in zip((fairness, *fairness.renewed), counted, strict=True)
    ]


def recorded_at_length() -> Record:
    """Record a game of so many rolls that other seeds cannot give the same ones by accident."""
    chance = dice()
    match = Match(PEBBLES, {"heap": 100})
    while decision := match.decision():
        match.say(decision.seat, "take 1" if decision.question == "take" else "roll", match.step)
        match.roll(chance)
    return to_record(match, chance)


def sealed(*answers: str, heap: int = 4, cards: tuple[int, ...] = (3, 5, 7)) -> Match:
    """Begin Envelopes: chance deals the cards; then each answer names its seat, as "B peek"."""
    match = Match(ENVELOPES, {"players": len(cards), "heap": heap})
    for card in cards:
        match.answer_chance(CARD + card)
    for text in answers:
        name, _, said = text.partition(" ")
        if name == "card":
            match.answer_chance(CARD + int(said))
        else:
            match.say("ABCD".index(name), said, match.step)
    return match


def tell_apart(match: Match) -> tuple[object, ...]:
    """Give everything that a refusal must not change."""
    return (
        match.state.frozen(),
        tuple(match.answers),
        tuple(match.facts_since(0)),
        match.decision(),
        [match.undo_limit(seat) for seat in range(len(match.seats))],
    )
