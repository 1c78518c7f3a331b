"""A table under test, and what a scenario can expect of it (docs/scenarios-dreamscape.md)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.phases import filling
from oneiros.games.dreamscape.scoring import purposes
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.table.layout import KINDS, PHASES, SETTING_UP
from oneiros.games.dreamscape.vocabulary import KINDS as KIND_NAMES
from oneiros.games.dreamscape.vocabulary import LETTERS, LEVELS, SEATS
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.errors import BadNotation
from oneiros.kernel.fact import NONE
from oneiros.kernel.scenarios.stage import Unmet
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oneiros.games.dreamscape.flow import Dreamscape

_SLOT: Final = re.compile(r"([a-g][0-9]):? (.+)")
_ROW: Final = re.compile(r"([1-6]):? (.+)")
_LEVEL: Final = re.compile(r"(I{1,3}):? (.+)")
_NUMBER: Final = re.compile(r"-?[0-9]{1,4}")
_PURPOSE: Final = re.compile(r"([1-4]) ([ABCD]):? (-?[0-9]{1,3})")


class Trial:
    """A table under test."""

    def __init__(self, table: Dreamscape) -> None:
        """Listen to a table that is laid out but not begun."""
        table.facts = []
        self.state = table
        self.seats: tuple[str, ...] = SEATS[: table.players]

    def follow(self) -> None:
        """Forget what was told: the table remembers everything that can be expected."""
        self.state.facts = []

    def faces(self, text: str) -> list[str]:
        """Give what chance is to deal, one after another."""
        return [part.strip() for part in text.split(",") if part.strip()]

    def copy(self) -> Trial:
        """Give a trial of a copy of the table."""
        return Trial(self.state.copy())

    def answers(self, text: str) -> list[str]:
        """Give the one answer of a line."""
        return [text]

    def is_given(self, text: str) -> bool:  # noqa: ARG002 - a line has one answer
        """Tell that nothing comes about beside the one answer."""
        return False

    def may_end(self) -> bool:
        """Tell whether a new cycle begins: the script may end while the locations are filled."""
        return self.state.phase != SETTING_UP and filling.is_under_way(self.state)

    def expectations(self, text: str) -> list[str]:
        """Give the one expectation of a line: lists of cards hold commas."""
        return [text]

    def check(self, text: str) -> None:
        """Refuse what does not hold."""
        said = " ".join(text.split())
        word, _, rest = said.partition(" ")
        if word in self.seats and rest:
            self._check_player(SEATS.index(word), rest)
        else:
            self._check_game(word, rest)

    def _check_game(self, word: str, rest: str) -> None:
        table = self.state
        if word in ("cycle", "points", "trees", "nightmare", "reserve"):
            found = {
                "cycle": table.cycle,
                "points": table.points,
                "trees": table.pool,
                "nightmare": table.nightmare,
                "reserve": table.reserve,
            }
            _compare(word, _number(rest), int(found[word]))
        elif word == "phase":
            active = "" if table.active == NOBODY else f" {SEATS[table.active]}"
            _compare(word, rest, PHASES[table.phase] + active)
        elif word == "order":
            _compare(word, rest, " ".join([SEATS[player] for player in table.order]))
        elif word == "links":
            names = " ".join([dreamworld.link_name(link) for link in numbers(table.links)])
            _compare(word, " ".join(sorted(rest.split())), names or "none")
        elif word == "winners":
            found_winners = " ".join([SEATS[one] for one in numbers(table.champions)]) or "none"
            _compare(word, rest, found_winners)
        else:
            self._check_things(word, rest)

    def _check_things(self, word: str, rest: str) -> None:
        """Rows, the bag, decks and purposes."""
        table = self.state
        if word == "row" and (row := _ROW.fullmatch(rest)):
            found = shards.written(table.rows[int(row[1])]) or "empty"
            _compare(f"row {row[1]}", row[2], found)
        elif word == "bag":
            kind, _, number = rest.partition(" ")
            _compare(f"bag {kind}", _number(number), table.bag[_kind(kind)])
        elif word == "deck" and (deck := _LEVEL.fullmatch(rest)):
            _compare(f"deck {deck[1]}", _number(deck[2]), table.in_deck(LEVELS.index(deck[1])))
        elif word == "under" and (deck := _LEVEL.fullmatch(rest)):
            found = self._names(table.under[LEVELS.index(deck[1])])
            _compare(f"under {deck[1]}", deck[2], found)
        elif word == "purpose" and (tile := _PURPOSE.fullmatch(rest)):
            place = int(tile[1]) - 1
            if tile[2] not in self.seats:
                raise BadNotation("scenario-expectation")
            paid: object = "none"
            if place < len(table.purposes):
                paid = purposes.points(table, SEATS.index(tile[2]), place)
            _compare(f"purpose {tile[1]} {tile[2]}", int(tile[3]), paid)
        else:
            raise BadNotation("scenario-expectation")

    def _names(self, cards: Sequence[int]) -> str:
        names = self.state.box.cards
        return ", ".join(["?" if card == NONE else names[card].name for card in cards]) or "none"

    def _check_player(self, player: int, said: str) -> None:
        table = self.state
        word, _, rest = said.partition(" ")
        word = word.rstrip(":")
        name = f"{SEATS[player]} {word}"
        if word in ("score", "sleeper", "marker", "aside"):
            found = {
                "score": table.score[player],
                "sleeper": table.sleeper[player],
                "marker": table.order.index(player) + 1 if player in table.order else 0,
                "aside": table.aside[player],
            }
            _compare(name, _number(rest), found[word])
        elif word == "trees":
            _compare(name, _number(rest), len(numbers(table.trees[player])))
        elif word == "hands":
            held = table.hands[player * KINDS : (player + 1) * KINDS]
            found_hands = "".join([LETTERS[kind] * held[kind] for kind in range(KINDS)])
            wanted = "".join(sorted(rest.replace(" ", ""), key=LETTERS.find))
            _compare(name, "" if rest == "empty" else wanted, found_hands)
        elif word == "dreamer":
            at = table.dreamer[player]
            _compare(name, rest, "outside" if at == NONE else table.box.grid.names[at])
        elif said in ("flipped", "not flipped", "free step", "no free step"):
            self._check_mark(player, said)
        elif slot := _SLOT.fullmatch(said):
            self._check_slot(player, slot[1], slot[2])
        else:
            self._check_cards(player, word, rest)

    def _check_mark(self, player: int, said: str) -> None:
        marks = self.state.flipped if "flipped" in said else self.state.free
        holds = bool(marks & BIT[player])
        wanted = not said.startswith("no")
        _compare(SEATS[player], said, said if holds == wanted else f"not so: {said}")

    def _check_slot(self, player: int, name: str, wanted: str) -> None:
        table = self.state
        slot = table.box.grid.named(name)
        if slot < 0:
            raise BadNotation("notation-slot", came=name)
        found = shards.written(table.stack_at(player, slot)) or "bare"
        if table.trees[player] & BIT[slot]:
            found += "*"
        if table.dreamer[player] == slot:
            found += "@"
        _compare(f"{SEATS[player]} {name}", wanted, found)

    def _check_cards(self, player: int, word: str, rest: str) -> None:
        """Open cards, the pile, what is stored on them and what a player looks at."""
        table = self.state
        name = f"{SEATS[player]} {word}"
        if word == "cards":
            _compare(name, rest, self._names(table.open[player]))
        elif word == "pile":
            _compare(name, rest, self._names(table.pile[player]))
        elif word == "looks" and rest.startswith("at"):
            _compare(name, rest[2:].strip(": "), self._names(table.looked[player]))
        elif word == "covered":
            _compare(name, rest, KIND_NAMES[table.covered[player]] or "none")
        elif word == "stored" and ":" in rest:
            card, _, kind = rest.rpartition(":")
            names = [one.name for one in table.box.cards]
            if card.strip() not in names:
                raise BadNotation("notation-card", came=card.strip()[:80])
            found = KIND_NAMES[table.stored[names.index(card.strip())]] or "none"
            _compare(f"{name} {card}", kind.strip(), found)
        else:
            raise BadNotation("scenario-expectation")


def _compare(what: str, expected: object, found: object) -> None:
    if expected != found:
        raise Unmet("scenario-unmet", expected=f"{what} {expected}", found=str(found))


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise BadNotation("scenario-number", came=text[:80])
    return int(text)


def _kind(name: str) -> int:
    if name not in KIND_NAMES or not name:
        raise BadNotation("notation-kind", came=name[:80], expected=" ".join(KIND_NAMES[1:]))
    return KIND_NAMES.index(name)
