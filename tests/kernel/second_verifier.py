"""A second verifier of dice, written from docs/fair-dice.md and docs/records.md alone.

It shares no line with the package and needs only the standard library.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import struct
from typing import Any

NAME = re.compile(r"[0-9A-Za-z_-]{1,64}")
HEX = re.compile(r"[0-9a-f]{64}")
TEXT = re.compile(r"[^\x00-\x1f\x7f-\x9f]{1,400}")
NEEDED = {"format", "schema", "game", "rules", "setup", "seats", "fairness"}
KNOWN = NEEDED | {"answers", "result", "final"}


class Rejected(Exception):  # noqa: N818 - the verdict of this verifier
    """The record is not to be believed."""


def want(condition: object, what: str) -> None:
    if not condition:
        raise Rejected(what)


def matches(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None


def whole(value: object, least: int, most: int = 2**63 - 1) -> bool:
    return type(value) is int and least <= value <= most


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    want(len({name for name, _ in pairs}) == len(pairs), "a name twice")
    return dict(pairs)


def no_fraction(text: str) -> None:
    raise Rejected(text)


def check_values(value: object, steps: int = 0) -> None:
    want(steps <= 16, "too deep")
    if isinstance(value, dict):
        for name, inner in value.items():
            check_values(name)
            check_values(inner, steps + 1)
    elif isinstance(value, list):
        for inner in value:
            check_values(inner, steps + 1)
    elif isinstance(value, str):
        want(not re.search("[\ud800-\udfff]", value), "half a pair")
    elif value is not None:
        assert isinstance(value, int)
        want(-(2**63) <= value < 2**63, "number")


def read(data: bytes) -> dict[str, Any]:
    want(len(data) <= 8 * 1024 * 1024, "size")
    try:
        record = json.loads(
            data.decode("utf-8"),
            object_pairs_hook=once,
            parse_float=no_fraction,
            parse_constant=no_fraction,
        )
    except (ValueError, RecursionError) as error:
        raise Rejected(str(error)) from None
    want(isinstance(record, dict), "not an object")
    assert isinstance(record, dict)
    check_values(record)
    want(record.keys() >= NEEDED, "a field is missing")
    want(record.keys() <= KNOWN, "an unknown field")
    want(record["format"] == "oneiros-record", "format")
    want(whole(record["schema"], 1, 1), "schema")
    want(matches(NAME, record["game"]), "game")
    want(whole(record["rules"], 1), "rules")
    want(isinstance(record["setup"], dict), "setup")
    check_seats(record["seats"])
    check_fairness(record["fairness"])
    check_answers(record.get("answers", []), record["seats"])
    check_result(record.get("result"), record["seats"])
    want(record.get("final") is None or matches(HEX, record["final"]), "final")
    outcomes = any(answer[0] == "*" for answer in record.get("answers", []))
    seeds = record["fairness"].get("player_seeds", [])
    want(len(seeds) == len(record["seats"]) or (not seeds and not outcomes), "player seeds")
    return record


def check_seats(seats: object) -> None:
    want(isinstance(seats, list) and 1 <= len(seats) <= 16, "seats")
    assert isinstance(seats, list)
    want(all(matches(NAME, seat) for seat in seats), "seat")
    want(len(set(seats)) == len(seats), "seats differ")


def check_fairness(fairness: object) -> None:
    want(isinstance(fairness, dict), "fairness")
    assert isinstance(fairness, dict)
    want(fairness.keys() <= {"commitment", "player_seeds", "server_seed"}, "fairness fields")
    want(matches(HEX, fairness.get("commitment")), "commitment")
    seeds = fairness.get("player_seeds", [])
    want(isinstance(seeds, list) and all(matches(NAME, seed) for seed in seeds), "player seeds")
    secret = fairness.get("server_seed")
    want(secret is None or matches(HEX, secret), "server seed")


def check_answers(answers: object, seats: list[str]) -> None:
    want(isinstance(answers, list) and len(answers) <= 100_000, "answers")
    assert isinstance(answers, list)
    for answer in answers:
        want(isinstance(answer, list) and answer, "answer")
        if answer[0] == "*":
            want(len(answer) == 3, "outcome")
            _, index, weights = answer
            want(isinstance(weights, list) and 1 <= len(weights) <= 1000, "weights")
            want(all(whole(weight, 1) for weight in weights), "weight")
            want(sum(weights) <= 4294967296, "total")
            want(whole(index, 0, len(weights) - 1), "index")
        else:
            want(len(answer) == 2 and answer[0] in seats, "seat of an answer")
            want(matches(TEXT, answer[1]), "text of an answer")


def check_result(result: object, seats: list[str]) -> None:
    if result is None:
        return
    want(isinstance(result, dict) and result.keys() == {"winners", "rule"}, "result")
    assert isinstance(result, dict)
    winners = result["winners"]
    want(isinstance(winners, list) and all(seat in seats for seat in winners), "winners")
    want(len(set(winners)) == len(winners), "winners differ")
    want(matches(TEXT, result["rule"]), "rule")


def outcome(server_seed: bytes, player_seeds: list[str], counter: int, weights: list[int]) -> int:
    total = sum(weights)
    limit = 4294967296 - 4294967296 % total
    block = 0
    while True:
        message = ":".join(["oneiros-fair-1", *player_seeds, str(counter), str(block)])
        mac = hmac.new(server_seed, message.encode("ascii"), hashlib.sha256).digest()
        kept = [word for word in struct.unpack(">8I", mac) if word < limit]
        if kept:
            ticket = kept[0] % total
            break
        block += 1
    holder = 0
    while ticket >= weights[holder]:
        ticket -= weights[holder]
        holder += 1
    return holder


def verify(data: bytes) -> int:
    """Count the outcomes of a record that prove to be as promised, or reject it."""
    record = read(data)
    fairness = record["fairness"]
    want(fairness.get("server_seed"), "the server seed is not revealed")
    server_seed = bytes.fromhex(fairness["server_seed"])
    want(hashlib.sha256(server_seed).hexdigest() == fairness["commitment"], "commitment")
    seeds = fairness.get("player_seeds", [])
    want(len(seeds) == len(record["seats"]), "one player seed for each seat")
    counter = 0
    for answer in record.get("answers", []):
        if answer[0] == "*":
            want(outcome(server_seed, seeds, counter, answer[2]) == answer[1], f"outcome {counter}")
            counter += 1
    return counter
