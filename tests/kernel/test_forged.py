"""Records that somebody has made to suit their dice are refused, by both verifiers."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import SECOND, THIRD, commitment, seal
from oneiros.kernel.proof import prove
from oneiros.kernel.record import read_record, write_record
from tests.kernel import second_verifier
from tests.kernel.games import SERVER_SEED, recorded_on_the_page
from tests.web.fair import told

Sheet = dict[str, Any]


def sheet() -> Sheet:
    """Give a record with two sowings that counted and one between them that did not."""
    record: Sheet = told()["record"]  # type: ignore[index] # what pages are told is plain data
    return record


def page() -> Sheet:
    """Give the record of the page."""
    found: Sheet = json.loads(write_record(recorded_on_the_page()))
    return found


def key(forged: Sheet) -> str:
    """Say by which word both verifiers refuse a record."""
    data = json.dumps(forged).encode()
    with pytest.raises(second_verifier.Rejected):
        second_verifier.verify(data)
    with pytest.raises(BadData) as caught:
        prove(read_record(data))
    return caught.value.key


def unsealed(scheme: str, seed: str) -> Sheet:
    """Say that seat B is a bot's, and give it a seed; nothing was rolled."""
    forged = page()
    forged["answers"] = []
    forged["fairness"] |= {"scheme": scheme, "player_seeds": ["alice-7", seed]}
    forged["fairness"]["seals"][1] = None
    return forged


@pytest.mark.parametrize("scheme", [SECOND, THIRD])
def test_the_seed_of_a_bot_is_not_chosen(scheme: str) -> None:
    assert key(unsealed(scheme, "ground-to-suit")) == "verify-unsealed"
    second_verifier.verify(json.dumps(unsealed(scheme, "bot")).encode())


def test_the_first_scheme_has_no_seals() -> None:
    forged = page()
    forged["answers"] = []
    forged["fairness"]["scheme"] = "oneiros-fair-1"
    assert key(forged) == "verify-scheme"


def test_a_scheme_of_ones_own_is_refused() -> None:
    forged = page()
    forged["fairness"]["scheme"] = "oneiros-fair-3x7"
    assert key(forged) == "record-shape"


def test_an_older_scheme_is_another_game() -> None:
    forged = page()
    forged["fairness"]["scheme"] = SECOND
    forged["answers"] = forged["answers"] * 4
    assert key(forged) == "verify-outcome"


def test_a_takeback_needs_everybody_who_has_a_seal_and_an_answer_of_its_own() -> None:
    for seats, refused in (
        (["A"], "verify-agreed"),
        (["B", "A"], "verify-cut"),
        (["A", "B", "B"], "record-seat-twice"),
    ):
        forged = page()
        forged["answers"][3][2] = seats
        assert key(forged) == refused


def other_table(forged: Sheet) -> None:
    forged["table"] = "somewhere-else"


def other_setup(forged: Sheet) -> None:
    forged["setup"]["heap"] = 61


def other_rules(forged: Sheet) -> None:
    forged["rules"] = 2


def without_abort(forged: Sheet) -> None:
    forged["fairness"]["aborted"] = []


def other_abort(forged: Sheet) -> None:
    forged["fairness"]["aborted"][0]["setup"] = "0" * 64


def later_abort(forged: Sheet) -> None:
    forged["fairness"]["aborted"][0] |= {"number": 2, "since": len(forged["answers"])}


@pytest.mark.parametrize(
    "forge", [other_table, other_setup, other_rules, without_abort, other_abort, later_abort]
)
def test_every_outcome_depends_on_all_that_was_agreed(forge: Callable[[Sheet], None]) -> None:
    second_verifier.verify(json.dumps(sheet()).encode())
    forged = sheet()
    forge(forged)
    assert key(forged) == "verify-outcome"


def early(forged: Sheet) -> None:
    forged["fairness"]["aborted"][0]["number"] = 0


def beyond(forged: Sheet) -> None:
    forged["fairness"]["aborted"][0]["number"] = 3


def unopened(forged: Sheet) -> None:
    forged["fairness"]["aborted"][0]["server_seed"] = None


def other_promise(forged: Sheet) -> None:
    forged["fairness"]["aborted"][0]["server_seed"] = "0" * 64


def other_seed(forged: Sheet) -> None:
    forged["fairness"]["aborted"][0]["player_seeds"][0] = "another"


def put_aside(forged: Sheet) -> None:
    """Old seeds go on after others were shown."""
    forged["fairness"]["aborted"][0]["since"] -= 1


def never_renewed(forged: Sheet) -> None:
    forged["fairness"]["renewed"] = []


def no_reason(forged: Sheet) -> None:
    forged["fairness"]["renewed"][0]["reason"] = None


def no_table(forged: Sheet) -> None:
    forged["table"] = None


@pytest.mark.parametrize(
    ("forge", "refused"),
    [
        (early, "record-since"),
        (beyond, "record-sowing-number"),
        (unopened, "verify-no-seed"),
        (other_promise, "verify-commitment"),
        (other_seed, "verify-seal"),
        (put_aside, "verify-put-aside"),
        (never_renewed, "verify-put-aside"),
        (no_reason, "verify-reason"),
        (no_table, "record-no-table"),
    ],
)
def test_seeds_that_came_to_nothing_are_as_strict(
    forge: Callable[[Sheet], None], refused: str
) -> None:
    forged = sheet()
    forge(forged)
    assert key(forged) == refused


def test_whoever_writes_a_record_alone_can_choose_and_no_verifier_can_know() -> None:
    """A record proves only that seeds, seals and outcomes fit; see "What a record cannot prove"."""
    forged = page()
    promise = commitment(SERVER_SEED)
    seeds = [sha256(name.encode()).hexdigest() for name in "AB"]
    forged["answers"] = []
    forged["fairness"]["player_seeds"] = seeds
    forged["fairness"]["seals"] = [
        seal(promise, seat, seed) for seat, seed in zip("AB", seeds, strict=True)
    ]
    assert second_verifier.verify(json.dumps(forged).encode()) == 0
