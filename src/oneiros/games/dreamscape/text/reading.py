"""Reading notation: the text becomes every attempt it could mean; the legal one is meant."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.reasons import explain
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.text import notation
from oneiros.games.dreamscape.vocabulary import (
    COLOURS,
    KINDS,
    LEVELS,
    LOCATIONS,
    NIGHTMARE,
    SEATS,
)
from oneiros.kernel.errors import BadNotation, IllegalAnswer
from oneiros.kernel.state import CHANCE

if TYPE_CHECKING:
    from oneiros.games.dreamscape.flow import Dreamscape

_LONGEST: Final = 400
_PLAIN: Final = {text: option for option, text in notation.PLAIN.items()}
_LOCATION_VERBS: Final = {verb: deed for deed, verb in notation.WITH_LOCATION.items()}
_SLOT_VERBS: Final = {verb: deed for deed, verb in notation.WITH_SLOT.items()}
_CARD_VERBS: Final = {verb: deed for deed, verb in notation.WITH_CARD.items()}
_KIND_VERBS: Final = {verb: deed for deed, verb in notation.WITH_KIND.items()}
_PAYING_VERBS: Final = {verb: deed for deed, verb in notation.WITH_CARD_AND_KIND.items()}
_DEALT: Final = {
    questions.MARKER: "marker",
    questions.TILE: "tile",
    questions.COLOUR: "colour",
    questions.CARD: "card",
    questions.SHARD: "draw",
}
_SHIFT: Final = re.compile(r"([a-g]\d)(?::(\d{1,3}))? +(?:to +)?([a-g]\d)")


def read(table: Dreamscape, text: str) -> int:
    """Give the option that a text means, or refuse with the candidates or the rule."""
    meant = meanings(table, text)
    legal = [attempt for attempt in meant if attempt in table.options]
    if len(legal) == 1:
        return legal[0]
    if legal:
        candidates = "; ".join([notation.write(table, option) for option in legal[:8]])
        raise BadNotation("notation-ambiguous", text=text.strip(), candidates=candidates)
    reason = explain.explain(table, table.seat, meant[0])
    if reason is None:  # pragma: no cover - what is not listed has a reason
        raise BadNotation("notation-unknown", text=text.strip())
    raise IllegalAnswer(reason.key, rule=reason.rule, **reason.details)


def meanings(table: Dreamscape, text: str) -> list[int]:
    """Give every attempt a text could mean, legal or not; refuse what means nothing."""
    said = " ".join(text.split())
    if not said or len(said) > _LONGEST:
        raise BadNotation("notation-unknown", text=said[:80])
    if table.seat == CHANCE:
        said = _with_verb(table, said)
    if said.lower() in _PLAIN:
        return [_PLAIN[said.lower()]]
    verb, _, rest = said.partition(" ")
    found = _read_verb(table, verb.lower(), rest.strip())
    if not found:
        raise BadNotation("notation-unknown", text=said)
    return found


def _with_verb(table: Dreamscape, said: str) -> str:
    """What chance deals may be named alone: the question says what is dealt."""
    verb = _DEALT[table.question]
    return said if said.lower().startswith(f"{verb} ") else f"{verb} {said}"


def _read_verb(table: Dreamscape, verb: str, rest: str) -> list[int]:
    if verb in _LOCATION_VERBS:
        return [_LOCATION_VERBS[verb] | _location(rest)]
    if verb in _SLOT_VERBS:
        return [_SLOT_VERBS[verb] | _slot(table, rest)]
    if verb in _CARD_VERBS:
        return [_CARD_VERBS[verb] | _card(table, rest)]
    if verb in _KIND_VERBS:
        return [_KIND_VERBS[verb] | _kind(rest)]
    if verb in _PAYING_VERBS:
        return _read_payment(table, _PAYING_VERBS[verb], rest)
    if verb == "place":
        first, last = _two(rest, "notation-needs-slot")
        return [opt.PLACE | _kind(first) << 6 | _slot(table, last)]
    if verb == "trade":
        first, last = _two(rest.replace(" for ", " "), "notation-needs-kind")
        return [opt.TRADE | _kind(first) << 6 | _kind(last)]
    if verb == "put":
        first, last = _two(rest, "notation-needs-location")
        return [opt.PUT | _kind(first) << 6 | _location(last)]
    if verb == "shift":
        return _read_shift(table, rest)
    return _read_dealing(verb, rest)


def _read_dealing(verb: str, rest: str) -> list[int]:
    """Read what is chosen or dealt once in a while."""
    if verb == "seed":
        link = dreamworld.link_named(rest)
        if link < 0:
            raise BadNotation("notation-link", came=rest)
        return [opt.SEED | link]
    if verb == "deck":
        level = rest.upper()
        if level in ("1", "2", "3"):
            return [opt.DECK | int(level)]
        if level not in LEVELS or not level:
            raise BadNotation("notation-level", came=rest)
        return [opt.DECK | LEVELS.index(level)]
    if verb == "marker":
        if rest.upper() not in SEATS:
            raise BadNotation("notation-seat", came=rest)
        return [opt.MARKER | SEATS.index(rest.upper())]
    if verb == "tile":
        if rest.lower() not in purpose.NAMES:
            raise BadNotation("notation-purpose", came=rest, expected=" ".join(purpose.NAMES))
        return [opt.TILE | purpose.NAMES.index(rest.lower())]
    return []


def _read_payment(table: Dreamscape, what: int, rest: str) -> list[int]:
    """Read `use CARD: KIND`; the kind may be left out where only one fits."""
    name, colon, paid = rest.rpartition(":")
    if colon:
        return [what | _card(table, name) << 6 | _kind(paid.strip())]
    card = _card(table, rest)
    return [what | card << 6 | kind for kind in range(1, NIGHTMARE + 1)]


def _read_shift(table: Dreamscape, rest: str) -> list[int]:
    """Read `shift SLOT:LEVEL SLOT`; the level may be left out where only one fits."""
    parsed = _SHIFT.fullmatch(rest.lower())
    if parsed is None:
        raise BadNotation("notation-shift", came=rest)
    slot, target = _slot(table, parsed[1]), _slot(table, parsed[3])
    if parsed[2]:
        level = int(parsed[2])
        if level > 255:
            raise BadNotation("notation-shift", came=rest)
        return [opt.shift(slot, level, target)]
    height = shards.height(table.stack_at(table.active, slot)) if table.active >= 0 else 0
    return [opt.shift(slot, level, target) for level in range(1, max(int(height), 1) + 1)]


def _two(rest: str, key: str) -> tuple[str, str]:
    """Split what needs two words."""
    first, _, last = rest.rpartition(" ")
    if not first:
        raise BadNotation(key, came=rest)
    return first.strip(), last


def _kind(name: str) -> int:
    word = name.lower().replace("grey", "gray")
    if word and word in KINDS:
        return KINDS.index(word)
    if word and word in COLOURS:
        return COLOURS.index(word)
    raise BadNotation("notation-kind", came=name, expected=" ".join(KINDS[1:]))


def _location(name: str) -> int:
    if not re.fullmatch(r"[0-9]", name) or not 1 <= int(name) <= LOCATIONS:
        raise BadNotation("notation-location", came=name)
    return int(name)


def _slot(table: Dreamscape, name: str) -> int:
    slot = table.box.grid.named(name.lower())
    if slot < 0:
        raise BadNotation("notation-slot", came=name)
    return slot


def _card(table: Dreamscape, name: str) -> int:
    wanted = name.strip().lower()
    for number, card in enumerate(table.box.cards):
        if card.name.lower() == wanted:
            return number
    raise BadNotation("notation-card", came=name.strip())
