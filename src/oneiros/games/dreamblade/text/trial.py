"""A table under test, and what a scenario can expect of it (docs/scenarios-dreamblade.md)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import damage
from oneiros.games.dreamblade.phases import initiative
from oneiros.games.dreamblade.table import facts, values
from oneiros.games.dreamblade.table.board import CELLS, GRAVEYARD, RESERVES, cell_name, cell_named
from oneiros.games.dreamblade.table.names import PHASES, SEATS, ZONE_NAMES, place_name
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.text import reading
from oneiros.games.dreamblade.vocabulary import FACES, RESPAWN
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.errors import BadNotation, IllegalAnswer
from oneiros.kernel.fact import NONE, Cause
from oneiros.kernel.scenarios.stage import Unmet
from oneiros.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from oneiros.games.dreamblade.flow import Dreamblade
    from oneiros.kernel.fact import Fact

_INITIATIVE: Final = PHASES.index("initiative")
_SPAWN: Final = PHASES.index("spawn")
_CONQUEST: Final = PHASES.index("conquest")
# What any die of the game shows.
_ON_DICE: Final = ("1", "2", "3", "4", "5", "6", "miss", "blade")
_CONTENTS: Final = re.compile(r"([a-e][1-5]|[AB] \w+) ?(?:: ?(.+)|(?<= )(empty))")
# 7.7, 8.7: the damage of an attack is assigned defender by defender; held damage has a source.
_ASSIGNED: Final = (Cause("7.7"), Cause("8.7"))
_ITEM: Final = re.compile(r"(?:([0-9]{1,2}) )?(.+)")
_OF_THE_GAME: Final = ("turn", "first", "phase", "initiative", "dice", "blades", "winner", "draw")
_OF_A_MINIATURE: Final = re.compile(
    r"(.+?) (?:(?:at|in|cost|power|defense|life|damage|held) .+|engaged|unengaged)"
)
_NUMBERED: Final = re.compile(r"(.+?#[0-9]{1,2}) ")
_SHARES: Final = re.compile(r"damage .+? [0-9]{1,4}( ?, ?.+? [0-9]{1,4})+", re.IGNORECASE)


class Trial:
    """A table under test and what it forgets: the rest of the damage, the last conquest."""

    def __init__(self, table: Dreamblade) -> None:
        """Listen to a table that is laid out but not begun."""
        table.facts = []
        self.state = table
        self.seats: tuple[str, ...] = SEATS
        self._points = list(table.points)
        self._scored: list[int] = []
        # What was assigned with the last answer beside what it said, and by which rule.
        self._rest: dict[int, int] = {}
        self._rest_by = "7.7"
        self._asked_about = self._defender()
        self._claimed: tuple[list[int], list[int]] = ([], [])

    def follow(self) -> None:
        """Take note of damage assigned, points scored and cells claimed."""
        heard = self.state.facts or []
        self.state.facts = []
        self._rest = {}
        for fact in heard:
            self._hear(fact)
        self._rest.pop(self._asked_about, None)
        self._asked_about = self._defender()

    def _defender(self) -> int:
        """Give the one whose share of the damage is asked for, or NONE."""
        table = self.state
        asked = table.seat != NOBODY and table.question == questions.DAMAGE
        return table.subject if asked else NONE

    def _hear(self, fact: Fact) -> None:
        about = fact.about
        if fact.kind == facts.TURN_BEGAN:
            self._points = [0, 0]
        elif fact.kind == facts.DESTROYED:
            self._points[1 - (about[0] >> 4)] += about[1]
        elif fact.kind == facts.PHASE_BEGAN and about[0] == _CONQUEST:
            self._scored = self._points
            self._claimed = ([], [])
        elif fact.kind == facts.DAMAGED and fact.cause in _ASSIGNED:
            self._rest[about[0]] = about[1]
            self._rest_by = fact.cause.rule
        elif fact.kind == facts.CLAIMED:
            self._points[about[0]] += about[2]
            self._claimed[about[0]].append(about[1])

    def faces(self, text: str) -> list[str]:
        """Give the faces or numbers of a line, one die after another."""
        words = text.replace(",", " ").split()
        never = [word for word in words if word.lower() not in _ON_DICE]
        if never:
            raise BadNotation(
                "notation-die", came=" ".join(never)[:80], expected=" ".join(_ON_DICE)
            )
        return [f"roll {word}" for word in words]

    def copy(self) -> Trial:
        """Give a trial of a copy of the table."""
        return Trial(self.state.copy())

    def answers(self, text: str) -> list[str]:
        """Give the answers of a line: of `damage X 6, Y 1` one for each defender."""
        said = " ".join(text.split())
        if not _SHARES.fullmatch(said):
            return [text]
        return [f"damage {share.strip()}" for share in said.partition(" ")[2].split(",")]

    def is_given(self, text: str) -> bool:
        """Tell whether a defender got its share as the rest, about which nobody is asked."""
        name, _, amount = text.partition(" ")[2].rpartition(" ")
        named = reading.named(self.state, name)
        meant = [one for one in named if one in self._rest]
        if not meant and self._asked_about != NONE:
            return False
        found = self._rest[meant[0]] if meant else 0
        if found != int(amount):
            label = self.state.roster.labels[(meant or named)[0]]
            details: dict[str, object] = {"miniature": label, "found": found, "came": int(amount)}
            raise IllegalAnswer("reason-damage-rest", rule=self._rest_by, **details)
        return True

    def may_end(self) -> bool:
        """Tell whether a new turn begins: both initiative dice wait to be rolled."""
        table = self.state
        if table.seat != CHANCE or table.phase != _INITIATIVE:
            return False
        return initiative.begins(table)

    def expectations(self, text: str) -> list[str]:
        """Give what a line expects of a player or a miniature: several things after commas."""
        said = " ".join(text.split())
        subject, _, clauses = said.partition(" ")
        if _CONTENTS.fullmatch(said) or subject in _OF_THE_GAME:
            return [said]
        if subject not in SEATS:
            begin = self._end_of_name(said)
            subject, clauses = said[:begin], said[begin:]
        if not subject:
            return [said]
        return [f"{subject.strip()} {clause.strip()}" for clause in clauses.split(",")]

    def check(self, text: str) -> None:
        """Refuse what does not hold."""
        said = " ".join(text.split())
        contents = _CONTENTS.fullmatch(said)
        if contents:
            return self._check_contents(contents[1], contents[2] or "")
        word, _, rest = said.partition(" ")
        if word in SEATS and rest:
            return self._check_player(SEATS.index(word), rest)
        if word in _OF_THE_GAME:
            return self._check_game(word, rest)
        return self._check_miniature(said)

    def _check_game(self, word: str, rest: str) -> None:
        """Turn, first player, phase, dice and the end of the game."""
        table = self.state
        if word == "turn":
            _compare(word, _number(rest), table.turn)
        elif word == "first":
            _compare(word, _one_of(rest, SEATS), SEATS[table.first])
        elif word == "phase":
            _compare(word, _one_of(rest, _phases()), self._phase())
        elif word == "initiative":
            _compare(word, " ".join(rest.split()), " ".join(str(n) for n in table.initiative))
        elif word == "dice":
            _compare(word, _dice(rest), self._dice())
        elif word == "blades":
            _compare(word, _number(rest), table.blades)
        elif word == "winner":
            _compare(word, _one_of(rest, SEATS), self._ending())
        elif rest:
            raise BadNotation("scenario-expectation")
        else:
            _compare("game", "draw", self._ending())

    def _phase(self) -> str:
        name = PHASES[self.state.phase]
        return name if self.state.active == NOBODY else f"{name} {SEATS[self.state.active]}"

    def _dice(self) -> str:
        dice = self.state.dice
        return " ".join(FACES[face] for face in range(5) for _ in range(dice[face])) or "none"

    def _ending(self) -> str:
        if self.state.seat != NOBODY:
            return "not over"
        return "draw" if self.state.champion == NOBODY else SEATS[self.state.champion]

    def _check_player(self, player: int, said: str) -> None:
        """Points, wins, bonus points and the pool."""
        table = self.state
        word, _, rest = said.partition(" ")
        name = f"{SEATS[player]} {word}"
        if word in ("points", "wins", "bonus"):
            pairs = {"points": table.points, "wins": table.wins, "bonus": table.bonus}
            _compare(name, _number(rest), pairs[word][player])
        elif word == "pool":
            spawning = table.phase == _SPAWN and table.active == player
            _compare(name, _number(rest), max(table.pool, 0) if spawning else "none")
        elif word == "scored":
            scored = self._scored[player] if self._scored else "none"
            _compare(name, _number(rest), scored)
        elif word == "claimed":
            cells = " ".join(sorted(cell_name(cell) for cell in self._claimed[player]))
            _compare(name, " ".join(sorted(rest.split())), cells or "nothing")
        else:
            raise BadNotation("scenario-expectation")

    def _check_contents(self, place: str, listed: str) -> None:
        """Exactly these miniatures in a cell, or of a player in a zone; numbers may be left out."""
        table = self.state
        if place[0] in SEATS:
            zone = _one_of(place[2:], ZONE_NAMES)
            here = table.at[RESERVES + ZONE_NAMES.index(zone)] & SIDE[SEATS.index(place[0])]
        else:
            here = table.at[cell_named(place)]
        present = numbers(here)
        wanted = 0
        left = set(present)
        vague: list[tuple[set[int], int]] = []
        for item in listed.split(",") if listed else []:
            parsed = _ITEM.fullmatch(item.strip())
            if parsed is None:
                raise BadNotation("scenario-expectation")
            named = set(reading.named(table, parsed[2]))
            copies = int(parsed[1] or 1)
            wanted += copies
            if len(named) == 1 and copies == 1:
                left -= named
            else:
                vague.append((named, copies))
        for named, copies in vague:
            for one in sorted(left & named)[:copies]:
                left.remove(one)
        if left or wanted != len(present):
            found = ", ".join(table.roster.labels[one] for one in present) or "empty"
            raise Unmet("scenario-unmet", expected=f"{place}: {listed or 'empty'}", found=found)

    def _check_miniature(self, said: str) -> None:
        """Where a miniature is and its values now."""
        begin = self._end_of_name(said)
        if not begin:
            worded = _OF_A_MINIATURE.fullmatch(said)
            if worded:
                # It has the form, so the name is at fault.
                reading.named(self.state, worded[1])
            raise BadNotation("scenario-expectation")
        name = said[:begin].strip()
        found = reading.named(self.state, name)
        if len(found) > 1:
            candidates = "; ".join(self.state.roster.labels[one] for one in found)
            raise BadNotation("notation-ambiguous", text=name, candidates=candidates)
        self._check_clause(found[0], said[begin:])

    def _end_of_name(self, said: str) -> int:
        """Find the end of the longest name of a miniature with which a text begins, or 0."""
        numbered = _NUMBERED.match(said)
        if numbered:
            return numbered.end()
        names = {miniature.name for miniature in self.state.roster.miniatures.values()}
        for name in sorted(names, key=len, reverse=True):
            if said.lower().startswith(name.lower() + " "):
                return len(name) + 1
        return 0

    def _check_clause(self, miniature: int, clause: str) -> None:
        table = self.state
        label = table.roster.labels[miniature]
        place = table.where[miniature]
        word, _, rest = clause.partition(" ")
        if word in ("at", "in"):
            known = rest in ZONE_NAMES or cell_named(rest) >= 0
            if not known:
                raise BadNotation("scenario-place", came=rest[:80])
            _compare(f"{label} {word}", rest, place_name(place))
        elif word == "cost":
            buyable = place == RESERVES or (
                place == GRAVEYARD and table.roster.having[RESPAWN] & BIT[miniature]
            )
            found = values.price(table, miniature) if buyable else f"in {place_name(place)}"
            _compare(f"{label} cost", _number(rest), found)
        elif word in ("power", "defense", "life", "damage", "held"):
            _compare(f"{label} {word}", _number(rest), self._value(miniature, word))
        elif clause in ("engaged", "unengaged"):
            engaged = place < CELLS and table.engaged(miniature)
            _compare(label, clause, "engaged" if engaged else "unengaged")
        else:
            raise BadNotation("scenario-expectation")

    def _value(self, miniature: int, word: str) -> object:
        """Give a creature's value with all modifiers; only the dreamscape gives it any."""
        table = self.state
        if table.where[miniature] >= CELLS:
            return f"in {place_name(table.where[miniature])}"
        if not table.roster.creatures & BIT[miniature]:
            return "a location"
        if word == "power":
            return values.power(table, miniature)
        if word == "defense":
            return values.defense(table, miniature)
        if word == "life":
            return values.life(table, miniature)
        return table.damage[miniature] if word == "damage" else damage.held_for(table, miniature)


def _compare(what: str, expected: object, found: object) -> None:
    if expected != found:
        raise Unmet("scenario-unmet", expected=f"{what} {expected}", found=str(found))


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", text):
        raise BadNotation("scenario-number", came=text[:80])
    return int(text)


def _one_of(text: str, expected: tuple[str, ...]) -> str:
    if text not in expected:
        raise BadNotation("scenario-word", came=text[:80], expected=", ".join(expected))
    return text


def _phases() -> tuple[str, ...]:
    owned = tuple(f"{name} {seat}" for name in PHASES[1:4] for seat in SEATS)
    return ("initiative", *owned)


def _dice(text: str) -> str:
    """Put faces in order: what lies on the table has none."""
    words = text.lower().replace(",", " ").split()
    if words == ["none"]:
        return "none"
    for word in words:
        _one_of(word, FACES)
    return " ".join(sorted(words, key=FACES.index))
