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
SCHEMES = ("oneiros-fair-1", "oneiros-fair-2")
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
    want(whole(record["schema"], 1, 2), "schema")
    want(matches(NAME, record["game"]), "game")
    want(whole(record["rules"], 1), "rules")
    want(isinstance(record["setup"], dict), "setup")
    check_seats(record["seats"])
    check_fairness(record["fairness"], record["schema"])
    check_answers(record.get("answers", []), record["seats"], record["schema"])
    check_result(record.get("result"), record["seats"])
    want(record.get("final") is None or matches(HEX, record["final"]), "final")
    check_ranges(record)
    return record


def ranges(record: dict[str, Any]) -> list[tuple[dict[str, Any], int, int]]:
    """Give each sowing with the entries that it counts for."""
    sown = [record["fairness"], *record["fairness"].get("renewed", [])]
    begins = [one.get("since", 0) for one in sown]
    ends = [*begins[1:], len(record.get("answers", []))]
    return list(zip(sown, begins, ends, strict=True))


def check_ranges(record: dict[str, Any]) -> None:
    seats = len(record["seats"])
    for one, begin, end in ranges(record):
        want(begin <= end, "since")
        rows = record.get("answers", [])[begin:end]
        seeds = one.get("player_seeds", [])
        outcomes = any(answer[0] == "*" for answer in rows)
        want(len(seeds) == seats or (not seeds and not outcomes), "player seeds")
        want(len(one.get("seals", [])) in (0, seats), "seals")


def check_seats(seats: object) -> None:
    want(isinstance(seats, list) and 1 <= len(seats) <= 16, "seats")
    assert isinstance(seats, list)
    want(all(matches(NAME, seat) for seat in seats), "seat")
    want(len(set(seats)) == len(seats), "seats differ")


def check_fairness(fairness: object, schema: int) -> None:
    check_sowing(fairness, {"renewed"} if schema > 1 else set(), schema)
    assert isinstance(fairness, dict)
    renewed = fairness.get("renewed", [])
    want(isinstance(renewed, list), "renewed")
    for one in renewed:
        check_sowing(one, {"since"}, schema)
        want(whole(one.get("since"), 0), "since")


def check_sowing(sown: object, more: set[str], schema: int) -> None:
    want(isinstance(sown, dict), "fairness")
    assert isinstance(sown, dict)
    if schema > 1:
        more = more | {"scheme", "seals"}
    want(sown.keys() <= {"commitment", "player_seeds", "server_seed"} | more, "fairness fields")
    want(matches(HEX, sown.get("commitment")), "commitment")
    want(sown.get("scheme", SCHEMES[1]) in SCHEMES, "scheme")
    seals = sown.get("seals", [])
    want(isinstance(seals, list), "seals")
    want(all(one is None or matches(HEX, one) for one in seals), "seal")
    seeds = sown.get("player_seeds", [])
    want(isinstance(seeds, list) and all(matches(NAME, seed) for seed in seeds), "player seeds")
    secret = sown.get("server_seed")
    want(secret is None or matches(HEX, secret), "server seed")


def check_answers(answers: object, seats: list[str], schema: int) -> None:
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
        elif answer[0] == "<" and schema > 1:
            want(len(answer) == 3 and whole(answer[1], 0), "cut")
            agreed = answer[2]
            want(isinstance(agreed, list) and 1 <= len(agreed) <= 16, "agreed")
            want(all(isinstance(one, str) and one in seats for one in agreed), "agreed seats")
            want(len(set(agreed)) == len(agreed), "agreed twice")
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


def outcome(
    start: str, server_seed: bytes, takebacks: int, counter: int, weights: list[int]
) -> int:
    """Compute an outcome; every message starts with the scheme and the player seeds."""
    total = sum(weights)
    limit = 4294967296 - 4294967296 % total
    counts = [str(takebacks), str(counter)] if start.startswith(SCHEMES[1]) else [str(counter)]
    block = 0
    while True:
        message = ":".join([start, *counts, str(block)])
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


def check_seeds(record: dict[str, Any], sown: dict[str, Any]) -> None:
    want(sown.get("server_seed"), "the server seed is not revealed")
    promise = hashlib.sha256(bytes.fromhex(sown["server_seed"])).hexdigest()
    want(promise == sown["commitment"], "commitment")
    seeds = sown.get("player_seeds", [])
    want(len(seeds) == len(record["seats"]), "one player seed for each seat")
    for seat, seed, seal in zip(record["seats"], seeds, sown.get("seals", []), strict=False):
        written = f"oneiros-seed-2:{promise}:{seat}:{seed}".encode("ascii")
        want(seal in (None, seed, hashlib.sha256(written).hexdigest()), "seal")


def verify(data: bytes) -> int:
    """Count the outcomes of a record that prove to be as promised, or reject it."""
    record = read(data)
    standing: list[int] = []
    takebacks = counted = 0
    rows = record.get("answers", [])
    for sown, _, _ in ranges(record):
        check_seeds(record, sown)
    for sown, begin, end in ranges(record):
        first = SCHEMES[0] if record["schema"] == 1 else SCHEMES[1]
        scheme = sown.get("scheme", first)
        key = bytes.fromhex(sown["server_seed"])
        for entry in range(begin, end):
            row = rows[entry]
            if row[0] == "<":
                want(scheme == SCHEMES[1], "a cut in the first scheme")
                want(row[1] in standing, "nothing to cut")
                want(rows[row[1]][0] == row[2][0], "a foreign answer")
                sealed = zip(record["seats"], sown.get("seals", []), strict=False)
                want(all(seal is None or seat in row[2] for seat, seal in sealed), "agreement")
                del standing[standing.index(row[1]) :]
                takebacks += 1
                continue
            if row[0] == "*":
                counter = sum(rows[one][0] == "*" for one in standing)
                start = ":".join([scheme, *sown["player_seeds"]])
                drawn = outcome(start, key, takebacks, counter, row[2])
                want(drawn == row[1], f"outcome of entry {entry}")
                counted += 1
            standing.append(entry)
    return counted
