"""The log: one line for each fact, with its cause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oneiros.games.dreamblade import facts
from oneiros.games.dreamblade.dreamscape import cell_name
from oneiros.games.dreamblade.roster import SLOTS, Roster
from oneiros.games.dreamblade.view import PHASES
from oneiros.games.dreamblade.vocabulary import FACES
from oneiros.kernel.fact import Cause, Fact
from oneiros.words.bundle import Words
from oneiros.words.dreamblade.names import ability_name, dice_names, group_name, seat_name, signed

# The sentence of each kind of fact, and what its numbers are.
_LINES: Final[dict[int, tuple[str, str]]] = {
    facts.TURN_BEGAN: ("log-turn-began", "turn"),
    facts.INITIATIVE_ROLLED: ("log-initiative-rolled", "player number"),
    facts.WENT_FIRST: ("log-went-first", "player"),
    facts.PHASE_BEGAN: ("log-phase-began", "phase player"),
    facts.POINTS_GAINED: ("log-points-gained", "player amount"),
    facts.POINTS_SPENT: ("log-points-spent", "amount"),
    facts.BONUS_TAKEN: ("log-bonus-taken", "player amount"),
    facts.SPAWNED: ("log-spawned", "miniature cell"),
    facts.ABILITY_USED: ("log-ability-used", "miniature slot"),
    facts.ENERGIZED: ("log-energized", "miniature slot amount"),
    facts.MOVED: ("log-moved", "miniature cell"),
    facts.SHIFTED: ("log-shifted", "miniature cell"),
    facts.STRUCK: ("log-struck", "cell attackers"),
    facts.FACE_ROLLED: ("log-face-rolled", "face"),
    facts.DICE_TAKEN_UP: ("log-dice-taken-up", "misses ones twos threes blades"),
    facts.BLADES_ASSIGNED: ("log-blades-assigned", "miniature source blades"),
    facts.DAMAGE_MODIFIED: ("log-damage-modified", "signed"),
    facts.DAMAGE_HELD: ("log-damage-held", "miniature amount relentless"),
    facts.DAMAGED: ("log-damaged", "miniature amount"),
    facts.DAMAGE_CLEARED: ("log-damage-cleared", ""),
    facts.DISRUPTED: ("log-disrupted", "miniature cell"),
    facts.DESTROYED: ("log-destroyed", "miniature point bonus"),
    facts.SACRIFICED: ("log-sacrificed", "miniature"),
    facts.BANISHED: ("log-banished", "miniature"),
    facts.PURGED: ("log-purged", "miniature"),
    facts.RAISED: ("log-raised", "miniature"),
    facts.MARKED_RELENTLESS: ("log-marked-relentless", "miniature"),
    facts.MARKED_FEROCIOUS: ("log-marked-ferocious", "miniature"),
    facts.DEATHBLOW_STRUCK: ("log-deathblow-struck", "cell attackers"),
    facts.WAIL_ROLLED: ("log-wail-rolled", "number"),
    facts.CLAIMED: ("log-claimed", "player cell worth"),
    facts.TURN_WON: ("log-turn-won", "player a b"),
    facts.GAME_ENDED: ("log-game-ended", "winner"),
    facts.SPAWNING_SKIPPED: ("log-spawning-skipped", ""),
    facts.TURN_DRAWN: ("log-turn-drawn", "a b"),
    facts.ABILITY_LIT: ("log-ability-lit", "miniature source"),
    facts.DAMAGE_LOST: ("log-damage-lost", "miniature amount"),
    facts.SPECIAL_ATTACK: ("log-special-attack", "miniature target dice"),
}


# Facts that only keep the table in order; what players want to know is told by others.
SILENT: Final = (
    facts.ROLL_BEGAN,
    facts.BLADES_COUNTED,
    facts.HELD_RELEASED,
    facts.COMBAT_ENDED,
)


def log(words: Words, roster: Roster, fact: Fact) -> str | None:
    """Tell what happened and why; None where there is nothing worth telling."""
    if fact.kind in SILENT or (fact.kind == facts.POINTS_SPENT and fact.about[0] == 0):
        return None
    key, names = _LINES[fact.kind]
    about = dict(zip(names.split(), fact.about, strict=True))
    details: dict[str, object] = {
        name: _SHOWN[name](roster, number) if name in _SHOWN else number
        for name, number in about.items()
    }
    if fact.kind == facts.DICE_TAKEN_UP:
        details["dice"] = dice_names(words, list(fact.about))
    if "miniature" in about:
        details["owner"] = seat_name(about["miniature"] >> 4)
        details["opponent"] = seat_name(1 - (about["miniature"] >> 4))
    if "source" in about:
        # An ability copied or granted is printed on another miniature than its user.
        details["borrowed"] = "no" if about["source"] // SLOTS == about["miniature"] else "yes"
    return words.say(key, **details, **_cause(words, roster, fact.cause, about.get("miniature")))


def _cause(words: Words, roster: Roster, cause: Cause, told: int | None) -> dict[str, str]:
    """Name what caused a fact, without the miniature that its line is about anyway."""
    said = {
        "rule": cause.rule,
        "ability": ability_name(words, cause.ability),
        "piece": roster.labels[cause.piece] if cause.piece >= 0 else "",
    }
    key = "cite"
    if cause.ability >= 0:
        key = "cause-ability" if cause.piece in (told, -1) else "cause-piece"
    return {**said, "cause": words.say(key, **said)}


def _winner(_: Roster, seat: int) -> str:
    return seat_name(seat) if seat >= 0 else "nobody"


# How a number is shown by what it stands for; other numbers are shown as they are.
_SHOWN: Final[dict[str, Callable[[Roster, int], str]]] = {
    "miniature": lambda roster, miniature: roster.labels[miniature],
    "target": lambda roster, miniature: roster.labels[miniature],
    "source": lambda roster, place: roster.labels[place // SLOTS],
    "attackers": group_name,
    "cell": lambda _, cell: cell_name(cell),
    "player": lambda _, seat: seat_name(seat),
    "winner": _winner,
    "phase": lambda _, phase: PHASES[phase].replace(" ", "-"),
    "face": lambda _, face: FACES[face],
    "signed": lambda _, amount: signed(amount),
}
