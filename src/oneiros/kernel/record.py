"""A game on disk: one JSON file, read strictly. `docs/records.md` describes it field by field."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec

from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import FIRST, WORDS
from oneiros.kernel.sowing import Digest, Fairness, Name, check_sowings

FORMAT: Final = "oneiros-record"
SCHEMA: Final = 3
LARGEST_FILE: Final = 8 * 1024 * 1024
MOST_ANSWERS: Final = 100_000
RESIGNED: Final = "resigned"
TIMED: Final = "time"
CLAIMED: Final = "claimed"
CLOSED: Final = "closed"
BY_PEOPLE: Final = (RESIGNED, TIMED, CLAIMED, CLOSED)
"""What stands in the place of a rule where people, or their clocks, ended a game."""
DEEPEST: Final = 16
LARGEST_NUMBER: Final = 2**53 - 1
"""Every language reads whole numbers up to this one alike."""

Line = Annotated[str, msgspec.Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f]{1,400}\Z")]
Weight = Annotated[int, msgspec.Meta(ge=1, le=WORDS)]


class Said(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """A player's answer: the name of the seat, and the option in notation."""

    seat: Name
    text: Line


class Rolled(msgspec.Struct, array_like=True, tag="*", frozen=True, forbid_unknown_fields=True):
    """An answer of chance: which of the weights was drawn."""

    index: Annotated[int, msgspec.Meta(ge=0)]
    weights: Annotated[list[Weight], msgspec.Meta(min_length=1, max_length=1000)]


class TakenBack(msgspec.Struct, array_like=True, tag="<", frozen=True, forbid_unknown_fields=True):
    """A cut: the entry that is taken back with everything after it, and the seats that agreed."""

    entry: Annotated[int, msgspec.Meta(ge=0)]
    seats: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=16)]


class _FirstFairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What proved the outcomes in records of schema 1."""

    commitment: Digest
    player_seeds: list[Name] = []
    server_seed: Digest | None = None


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended: the seats that won, none for a draw, and the rule that ended it.

    Where people ended it, the rule is one of BY_PEOPLE.
    """

    winners: list[Name]
    rule: Line


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game: what was agreed, what was answered, and how it ended if it has."""

    format: Literal["oneiros-record"] = FORMAT
    schema: Literal[1, 2, 3] = SCHEMA
    game: Name
    rules: Annotated[int, msgspec.Meta(ge=1)]
    setup: dict[str, Any]
    seats: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=16)]
    table: Name | None = None
    fairness: Fairness
    # Said, Rolled or TakenBack, which differ by their first element.
    answers: Annotated[list[Any], msgspec.Meta(max_length=MOST_ANSWERS)] = []
    result: Result | None = None
    final: Digest | None = None


class _Fault(NamedTuple):
    """What is wrong with a value, and where below it."""

    key: str
    place: str = ""


class _Twice:
    """Stands for the value of a name that an object holds twice."""


def write_record(record: Record) -> bytes:
    """Write a record for people too, one answer in a line; refuse what could not be read again.

    It is written by the newest schema, whichever it was read by.
    """
    record = msgspec.structs.replace(record, schema=SCHEMA)
    parts = []
    for name in record.__struct_fields__:
        value = msgspec.to_builtins(getattr(record, name))
        if name == "answers" and value:
            lines = ",\n    ".join(_json(one) for one in value)
            parts.append(f'  "answers": [\n    {lines}\n  ]')
        else:
            parts.append(f'  "{name}": {_json(value)}')
    data = ("{\n" + ",\n".join(parts) + "\n}\n").encode("utf-8", "surrogatepass")
    read_record(data)
    return data


def write_line(record: Record) -> bytes:
    """Write a record in one line, for files of many; refuse what could not be read again."""
    newest = msgspec.structs.replace(record, schema=SCHEMA)
    data = (_json(msgspec.to_builtins(newest)) + "\n").encode("utf-8", "surrogatepass")
    read_record(data)
    return data


def read_record(data: bytes) -> Record:
    """Read a record, or refuse it as BadData with the place of the fault."""
    if len(data) > LARGEST_FILE:
        raise BadData("record-too-large", came=len(data), limit=LARGEST_FILE)
    sheet = _parse(data)
    if not isinstance(sheet, dict) or sheet.get("format") != FORMAT:
        raise BadData("record-foreign", place="$.format", expected=FORMAT)
    schema = sheet.get("schema")
    if not isinstance(schema, int) or isinstance(schema, bool):
        raise BadData("record-shape", place="$.schema", why="Expected `int`")
    if schema > SCHEMA:
        raise BadData("record-newer", place="$.schema", came=schema, known=SCHEMA)
    fault = _fault(sheet, 0)
    if fault is not None:
        raise BadData(fault.key, place=f"${fault.place}")
    if schema == 1 and "fairness" in sheet:
        _convert(sheet["fairness"], _FirstFairness, "$.fairness")
        sheet["fairness"]["scheme"] = FIRST
    record: Record = _convert(sheet, Record, "$")
    marks = ("*",) if schema == 1 else ("*", "<")
    answers = [_answer(one, marks, f"$.answers[{n}]") for n, one in enumerate(record.answers)]
    record = msgspec.structs.replace(record, answers=answers)
    _check_seats(record)
    rolled = [isinstance(one, Rolled) for one in answers]
    check_sowings(record.fairness, len(record.seats), rolled, record.table)
    return record


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _parse(data: bytes) -> object:
    """Read JSON, or say in which line and column it stops being JSON."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        raise BadData("record-not-text", **_position(before)) from None
    try:
        parsed: object = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        body = text.rstrip()
        cut = body.startswith("{") and (error.pos >= len(body) or not body.endswith("}"))
        if cut or not body:
            raise BadData("record-truncated", **_position(body)) from None
        raise BadData("record-not-json", **_position(text[: error.pos])) from None
    except RecursionError:
        raise BadData("record-too-deep", place="$") from None
    except ValueError:  # a number with thousands of digits
        raise BadData("record-number", place="$") from None
    return parsed


def _position(before: str) -> dict[str, Any]:
    """Count lines and columns from 1, as editors do."""
    return {"line": before.count("\n") + 1, "column": len(before) - before.rfind("\n")}


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in pairs:
        found[name] = _Twice() if name in found else value
    return found


def _constant(_name: str) -> float:
    """Let NaN and Infinity be found with their place, as other fractions are."""
    return 0.5


def _fault(value: object, depth: int) -> _Fault | None:
    """Look for what JSON allows and a record does not."""
    inside: list[tuple[str, object]] = []
    if isinstance(value, dict):
        inside = [(f".{_shown(name)}", inner) for name, inner in value.items()]
        inside += [(where, name) for (where, _), name in zip(inside, value, strict=True)]
    elif isinstance(value, list):
        inside = [(f"[{number}]", inner) for number, inner in enumerate(value)]
    elif key := _leaf_fault(value):
        return _Fault(key)
    if inside and depth == DEEPEST:
        return _Fault("record-too-deep")
    for where, inner in inside:
        if fault := _fault(inner, depth + 1):
            return _Fault(fault.key, where + fault.place)
    return None


def _leaf_fault(value: object) -> str:
    if isinstance(value, str):
        halves = any("\ud800" <= letter <= "\udfff" for letter in value)
        return "record-half-letter" if halves else ""
    if isinstance(value, _Twice):
        return "record-name-twice"
    whole = isinstance(value, int) and -LARGEST_NUMBER <= value <= LARGEST_NUMBER
    return "" if whole or value is None else "record-number"


def _shown(name: str) -> str:
    """Show the name of a field, however strange and long it is."""
    return name[:40].encode("ascii", "backslashreplace").decode("ascii")


def _convert(value: object, shape: Any, place: str) -> Any:  # noqa: ANN401 - as msgspec does
    """Check a value against a shape, or say where below a place it differs."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        why, _, where = str(error).partition(" - at `$")
        raise BadData("record-shape", place=place + where.removesuffix("`"), why=why) from None


def _answer(row: object, marks: tuple[str, ...], place: str) -> Said | Rolled | TakenBack:
    mark = row[0] if isinstance(row, list) and row else None
    if mark not in marks:
        said: Said = _convert(row, Said, place)
        return said
    if mark == "<":
        taken: TakenBack = _convert(row, TakenBack, place)
        return taken
    rolled: Rolled = _convert(row, Rolled, place)
    if sum(rolled.weights) > WORDS:
        raise BadData("record-weights", place=f"{place}[2]", limit=WORDS)
    if rolled.index >= len(rolled.weights):
        raise BadData(
            "record-index", place=f"{place}[1]", came=rolled.index, weights=len(rolled.weights)
        )
    return rolled


def _check_seats(record: Record) -> None:
    """Everything that names a seat names one of the seats, and none of them twice."""
    winners = record.result.winners if record.result else []
    named = [(record.seats, "$.seats"), (winners, "$.result.winners")]
    named += [
        (one.seats, f"$.answers[{number}][2]")
        for number, one in enumerate(record.answers)
        if isinstance(one, TakenBack)
    ]
    for names, place in named:
        if len(set(names)) < len(names):
            raise BadData("record-seat-twice", place=place)
        for number, name in enumerate(names):
            if name not in record.seats:
                raise BadData("record-no-seat", place=f"{place}[{number}]", came=name)
    for number, one in enumerate(record.answers):
        if isinstance(one, Said) and one.seat not in record.seats:
            raise BadData("record-no-seat", place=f"$.answers[{number}][0]", came=one.seat)
