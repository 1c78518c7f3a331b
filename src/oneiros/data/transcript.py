"""A game as a text that people read and that is read back: tags, then turns in notation.

`docs/data.md` describes it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.log import Answer, Cut
from oneiros.kernel.match import Match
from oneiros.kernel.record import FORMAT, SCHEMA, Record, Rolled, Said, TakenBack, read_record
from oneiros.kernel.replay import play_again, replay
from oneiros.kernel.state import CHANCE, State
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered

WIDTH: Final = 100
BEGIN: Final = "[Game "
"""How the text of a game begins."""
_DICE: Final = "*"
_BACK: Final = "<"
_REMARK: Final = "#"
_BETWEEN: Final = "; "
_INDENT: Final = "  "
_TURN: Final = re.compile(r"Turn [0-9]+")
_TAG: Final = re.compile(r"\[([A-Z][a-z]+) (.+)\]")
_ANSWERS: Final = re.compile(r"([0-9]{1,6}) (\S+) (.+)")
_TAKEN: Final = re.compile(r"([0-9]{1,6}) by ([^ ,]+(?:, [^ ,]+)*)")

# Each tag with its field of a record; those of the dice lie deeper, and the last two come last.
_TAGS: Final = {
    "Game": ("game",),
    "Rules": ("rules",),
    "Seats": ("seats",),
    "Table": ("table",),
    "Setup": ("setup",),
    "Scheme": ("fairness", "scheme"),
    "Commitment": ("fairness", "commitment"),
    "Seals": ("fairness", "seals"),
    "Seeds": ("fairness", "player_seeds"),
    "Secret": ("fairness", "server_seed"),
    "Renewed": ("fairness", "renewed"),
    "Aborted": ("fairness", "aborted"),
    "Result": ("result",),
    "Final": ("final",),
}
_LAST: Final = ("Result", "Final")
# Without these nothing can be played again.
_NEEDED: Final = ("Game", "Rules", "Seats", "Setup")


def write(record: Record) -> str:
    """Write a record as a text, or refuse one that cannot be played again."""
    game = registered(record.game)
    match = replay(game.ruleset, record, facts=False)
    sheet = msgspec.to_builtins(record)
    first = [line for name in _TAGS if name not in _LAST for line in _tag(sheet, name)]
    last = [line for name in _LAST for line in _tag(sheet, name)]
    return "\n".join([*first, "", *_body(game, match), "", *last]).rstrip() + "\n"


def read(text: str, first_line: int = 1) -> Record:
    """Read one game back, or refuse it with the line of the fault."""
    sheet: dict[str, Any] = {"format": FORMAT, "schema": SCHEMA, "fairness": {}}
    named: set[str] = set()
    rows: list[_Line] = []
    for number, line in _joined(text, first_line):
        tag = _TAG.fullmatch(line)
        if tag is not None:
            _set(sheet, tag[1], tag[2], named, number)
        elif not _TURN.fullmatch(line):
            rows.append(_Line(number, line))
    for name in _NEEDED:
        if name not in named:
            raise BadData("transcript-no-tag", tag=name, line=first_line)
    bare = read_record(json.dumps({**sheet, "answers": [], "result": None}).encode())
    game = registered(bare.game)
    # Whatever is wrong with game, rules, set-up and seats is found before any answer is read.
    match = replay(game.ruleset, bare, facts=False)
    answers: list[object] = []
    for row in rows:
        try:
            for one in _answers(match, row.text, len(answers)):
                answers.append(msgspec.to_builtins(one))
                play_again(match, [one])
        except Refusal as refusal:
            raise BadData("transcript-line", line=row.number, reason=refusal) from None
    return read_record(json.dumps({**sheet, "answers": answers}).encode())


class _Line(NamedTuple):
    number: int
    text: str


def _tag(sheet: dict[str, Any], name: str) -> Iterator[str]:
    value: Any = sheet
    for part in _TAGS[name]:
        value = value[part]
    if value is not None and (value != [] or name in _NEEDED):
        yield f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def _set(sheet: dict[str, Any], name: str, text: str, named: set[str], line: int) -> None:
    if name not in _TAGS or name in named:
        raise BadData("transcript-tag", line=line, came=name, known=", ".join(_TAGS))
    named.add(name)
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise BadData("transcript-value", line=line, came=name) from None
    *way, last = _TAGS[name]
    for part in way:
        sheet = sheet[part]
    sheet[last] = value


def _body(game: Game, match: Match) -> Iterator[str]:
    """Write the log: a heading for each turn, and in a line what one seat answers in a phase."""
    walked = Match(game.ruleset, match.setup, facts=False)
    turn = -1
    begun, who, said = 0, "", list[str]()
    phase = -1
    for number, entry in enumerate(match.log):
        seat = _seat(match, entry)
        now = game.turns(walked.state)
        if said and (seat != who or now != turn or game.phase(walked.state) != phase):
            yield from _wrapped(begun, who, said)
            said = []
        if now != turn:
            yield f"Turn {now}"
            turn = now
        if not said:
            begun, who, phase = number, seat, game.phase(walked.state)
        if isinstance(entry, Cut):
            names = ", ".join(match.seats[one] for one in entry.seats)
            yield f"{number} {_BACK} {entry.entry} by {names}"
            walked.go_back(walked.step_of(entry.entry), entry.seats)
            continue
        asking = walked.facing(entry.seat) or walked.state
        said.append(game.ruleset.write(asking, entry.option))
        walked.repeat(entry)
    if said:
        yield from _wrapped(begun, who, said)


def _seat(match: Match, entry: Answer | Cut) -> str:
    if isinstance(entry, Cut):
        return _BACK
    return _DICE if entry.seat == CHANCE else match.seats[entry.seat]


def _wrapped(number: int, seat: str, said: Sequence[str]) -> list[str]:
    """Break a long line between two answers; what goes on from it is indented."""
    lines = [f"{number} {seat} {said[0]}"]
    for one in said[1:]:
        if len(lines[-1]) + len(_BETWEEN) + len(one) < WIDTH:
            lines[-1] += _BETWEEN + one
        else:
            lines[-1] += _BETWEEN.rstrip()
            lines.append(_INDENT + one)
    return lines


def _joined(text: str, first_line: int) -> Iterator[_Line]:
    """Put lines together that were broken; leave out blank ones and remarks."""
    waiting: _Line | None = None
    # A name in a tag may hold other characters that end lines, and they are written as they are.
    for number, line in enumerate(text.split("\n"), first_line):
        if not line.strip() or line.startswith(_REMARK):
            continue
        if line[0].isspace() and waiting is not None:
            waiting = _Line(waiting.number, f"{waiting.text} {line.strip()}")
            continue
        if waiting is not None:
            yield waiting
        waiting = _Line(number, line.strip())
    if waiting is not None:
        yield waiting


def _answers(match: Match, line: str, expected: int) -> Iterator[Said | Rolled | TakenBack]:
    """Read what a line says; the answers before each of them have been given by then."""
    found = _ANSWERS.fullmatch(line)
    if found is None:
        raise BadData("transcript-form", came=line[:80])
    number, seat, text = int(found[1]), found[2], found[3]
    if number != expected:
        raise BadData("transcript-number", came=number, expected=expected)
    if seat == _BACK:
        cut = _TAKEN.fullmatch(text)
        if cut is None:
            raise BadData("transcript-form", came=line[:80])
        yield TakenBack(int(cut[1]), cut[2].split(", "))
        return
    if seat != _DICE and seat not in match.seats:
        raise BadData("transcript-seat", came=seat[:80], seats=", ".join(match.seats))
    for one in text.split(_BETWEEN):
        yield _rolled(match, one) if seat == _DICE else Said(seat, one)


def _rolled(match: Match, text: str) -> Rolled:
    state: State = match.state
    if state.seat != CHANCE:
        raise BadData("record-no-roll")
    option = match.ruleset.read(state, text)
    return Rolled(state.options.index(option), list(state.weights))
