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
SCHEMES = ("oneiros-fair-1", "oneiros-fair-2", "oneiros-fair-3")
REASONS = ("left", "restored", "behind", "rules", "closed")
KNOWN = NEEDED | {"table", "answers", "result", "final"}


class Rejected(Exception):  # noqa: N818 - the verdict of this verifier
    """The record is not to be believed."""


def want(condition: object, what: str) -> None:
    if not condition:
        raise Rejected(what)


def matches(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None


def whole(value: object, least: int, most: int = 2**53 - 1) -> bool:
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
        want(-(2**53) < value < 2**53, "number")


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
    want(whole(record["schema"], 1, 3), "schema")
    want(matches(NAME, record["game"]), "game")
    want(whole(record["rules"], 1), "rules")
    want(isinstance(record["setup"], dict), "setup")
    check_seats(record["seats"])
    want(record.get("table") is None or matches(NAME, record["table"]), "table")
    check_fairness(record["fairness"], record["schema"])
    check_answers(record.get("answers", []), record["seats"], record["schema"])
    check_result(record.get("result"), record["seats"])
    want(record.get("final") is None or matches(HEX, record["final"]), "final")
    check_ranges(record)
    return record


def ranges(record: dict[str, Any]) -> list[tuple[dict[str, Any], int, int]]:
    """Give each sowing that counted with its entries."""
    sown = [record["fairness"], *record["fairness"].get("renewed", [])]
    begins = [one.get("since", 0) for one in sown]
    ends = [*begins[1:], len(record.get("answers", []))]
    return list(zip(sown, begins, ends, strict=True))


def in_order(record: dict[str, Any]) -> list[dict[str, Any]]:
    """Give all sowings by their numbers; those that counted have the numbers that are left."""
    counted = iter([record["fairness"], *record["fairness"].get("renewed", [])])
    aborted = {one["number"]: one for one in record["fairness"].get("aborted", [])}
    total = len(aborted) + 1 + len(record["fairness"].get("renewed", []))
    want(all(number < total for number in aborted), "number")
    want(list(aborted) == sorted(aborted), "order of numbers")
    want(len(aborted) == len(record["fairness"].get("aborted", [])), "a number twice")
    return [aborted[number] if number in aborted else next(counted) for number in range(total)]


def check_ranges(record: dict[str, Any]) -> None:
    seats = len(record["seats"])
    begins = [one.get("since", 0) for one in in_order(record)]
    begins.append(len(record.get("answers", [])))
    want(begins == sorted(begins), "since")
    for one, begin, end in ranges(record):
        rows = record.get("answers", [])[begin:end]
        seeds = one.get("player_seeds", [])
        outcomes = any(answer[0] == "*" for answer in rows)
        want(len(seeds) == seats or (not seeds and not outcomes), "player seeds")
        third = one.get("scheme") == SCHEMES[2]
        want(len(one.get("seals", [])) in ((seats,) if third else (0, seats)), "seals")
        want(not third or record.get("table") is not None, "the table is missing")
    for one in record["fairness"].get("aborted", []):
        want(len(one["player_seeds"]) == seats, "aborted seeds")
        want(len(one["seals"]) == seats, "aborted seals")
        want(record.get("table") is not None, "the table is missing")


def check_seats(seats: object) -> None:
    want(isinstance(seats, list) and 1 <= len(seats) <= 16, "seats")
    assert isinstance(seats, list)
    want(all(matches(NAME, seat) for seat in seats), "seat")
    want(len(set(seats)) == len(seats), "seats differ")


def check_fairness(fairness: object, schema: int) -> None:
    check_sowing(fairness, {"renewed", "aborted"} if schema > 1 else set(), schema)
    assert isinstance(fairness, dict)
    renewed = fairness.get("renewed", [])
    want(isinstance(renewed, list), "renewed")
    for one in renewed:
        check_sowing(one, {"since", "reason"}, schema)
        want(whole(one.get("since"), 0), "since")
        want(one.get("reason") is None or one["reason"] in REASONS, "reason")
    aborted = fairness.get("aborted", [])
    want(isinstance(aborted, list), "aborted")
    for one in aborted:
        check_aborted(one)


def check_sowing(sown: object, more: set[str], schema: int) -> None:
    want(isinstance(sown, dict), "fairness")
    assert isinstance(sown, dict)
    if schema > 1:
        more = more | {"scheme", "seals"}
    want(sown.keys() <= {"commitment", "player_seeds", "server_seed"} | more, "fairness fields")
    want(sown.get("scheme", SCHEMES[1]) in SCHEMES, "scheme")
    seeds = sown.get("player_seeds", [])
    want(isinstance(seeds, list) and all(matches(NAME, seed) for seed in seeds), "player seeds")
    check_digests(sown)


def check_aborted(sown: object) -> None:
    want(isinstance(sown, dict), "aborted")
    assert isinstance(sown, dict)
    needed = {"number", "since", "reason", "setup", "commitment", "seals", "player_seeds"}
    want(needed <= sown.keys() <= needed | {"server_seed"}, "fields of an aborted sowing")
    want(whole(sown["number"], 0) and whole(sown["since"], 0), "number and since")
    want(sown["reason"] in REASONS, "reason")
    want(matches(HEX, sown["setup"]), "setup")
    seeds = sown["player_seeds"]
    want(isinstance(seeds, list), "player seeds")
    want(all(seed is None or matches(NAME, seed) for seed in seeds), "player seed")
    check_digests(sown)


def check_digests(sown: dict[str, Any]) -> None:
    want(matches(HEX, sown.get("commitment")), "commitment")
    seals = sown.get("seals", [])
    want(isinstance(seals, list), "seals")
    want(all(one is None or matches(HEX, one) for one in seals), "seal")
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
    counts = [str(counter)] if start.startswith(SCHEMES[0]) else [str(takebacks), str(counter)]
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


def scheme_of(record: dict[str, Any], sown: dict[str, Any]) -> str:
    if "number" in sown:
        return SCHEMES[2]
    return str(sown.get("scheme", SCHEMES[0] if record["schema"] == 1 else SCHEMES[1]))


def check_seeds(record: dict[str, Any], sown: dict[str, Any]) -> None:
    want(sown.get("server_seed"), "the server seed is not revealed")
    promise = hashlib.sha256(bytes.fromhex(sown["server_seed"])).hexdigest()
    want(promise == sown["commitment"], "commitment")
    seeds = sown.get("player_seeds", [])
    want(len(seeds) == len(record["seats"]), "one player seed for each seat")
    seals = sown.get("seals", []) or [None] * len(seeds)
    scheme = scheme_of(record, sown)
    bound = any(seals) or scheme == SCHEMES[2]
    want(scheme != SCHEMES[0] or not any(seals), "seals in the first scheme")
    want(scheme != SCHEMES[2] or "since" not in sown or sown.get("reason"), "a reason")
    for seat, seed, seal in zip(record["seats"], seeds, seals, strict=True):
        if seal is None:
            want(not bound or seed == "bot" or (seed is None and "number" in sown), "no bot")
        elif seed is not None:
            written = f"oneiros-seed-2:{promise}:{seat}:{seed}".encode("ascii")
            want(seal in (seed, hashlib.sha256(written).hexdigest()), "seal")


def canonical(value: object) -> str:
    if isinstance(value, dict):
        pairs = {json.dumps(name): canonical(inner) for name, inner in value.items()}
        return "{" + ",".join(f"{name}:{pairs[name]}" for name in sorted(pairs)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    return json.dumps(value)


def starts(record: dict[str, Any]) -> list[str]:
    """Give what the messages of each sowing that counted begin with, before the player seeds."""
    text = canonical([record["game"], record["rules"], record["setup"]])
    setup = hashlib.sha256(text.encode("ascii")).hexdigest()
    found, before = [], "-"
    for number, sown in enumerate(in_order(record)):
        scheme = scheme_of(record, sown)
        if scheme != SCHEMES[2]:
            before = sown["commitment"]
            found.append(scheme)
            continue
        lines = ["oneiros-root", record["table"], SCHEMES[2], sown.get("setup", setup)]
        lines += [sown["commitment"], str(number), before]
        for seat, seal in zip(record["seats"], sown["seals"], strict=True):
            lines.append(f"{seat} bot" if seal is None else f"{seat} person {seal}")
        before = hashlib.sha256("\n".join(lines).encode("ascii")).hexdigest()
        if "number" not in sown:
            found.append(f"{scheme}:{before}")
    return found


def verify(data: bytes) -> int:
    """Count the outcomes of a record that prove to be as promised, or reject it."""
    record = read(data)
    standing: list[int] = []
    takebacks = counted = 0
    rows = record.get("answers", [])
    order = in_order(record)
    ends = [*(one.get("since", 0) for one in order[1:]), len(rows)]
    for sown, end in zip(order, ends, strict=True):
        check_seeds(record, sown)
        want("number" not in sown or sown["since"] == end, "put aside, and not renewed")
    for (sown, begin, end), first in zip(ranges(record), starts(record), strict=True):
        key = bytes.fromhex(sown["server_seed"])
        for entry in range(begin, end):
            row = rows[entry]
            if row[0] == "<":
                want(first != SCHEMES[0], "a cut in the first scheme")
                want(row[1] in standing, "nothing to cut")
                want(rows[row[1]][0] == row[2][0], "a foreign answer")
                sealed = zip(record["seats"], sown.get("seals", []), strict=False)
                want(all(seal is None or seat in row[2] for seat, seal in sealed), "agreement")
                del standing[standing.index(row[1]) :]
                takebacks += 1
                continue
            if row[0] == "*":
                counter = sum(rows[one][0] == "*" for one in standing)
                start = ":".join([first, *sown["player_seeds"]])
                drawn = outcome(start, key, takebacks, counter, row[2])
                want(drawn == row[1], f"outcome of entry {entry}")
                counted += 1
            standing.append(entry)
    return counted
