"""Why something may not be done: the rule, and what is in the way.

`explain` finds a reason for exactly those attempts that the enumerators do not list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.reasons import why_cards, why_creation, why_power, why_travel
from oneiros.games.dreamscape.scoring import purpose, scoring
from oneiros.games.dreamscape.table.dreamworld import LINKS
from oneiros.games.dreamscape.views.view import seat_name
from oneiros.games.dreamscape.vocabulary import GRASS, LEVELS, LOCATIONS, NIGHTMARE
from oneiros.kernel.ruleset import Reason
from oneiros.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from oneiros.games.dreamscape.flow import Dreamscape

_TRAVEL: Final = (opt.COLLECT, opt.MOVE, opt.KEY, opt.POWER)
_CREATION: Final = (opt.PLACE, opt.ENTER, opt.STEP, opt.PLANT, opt.TRADE)
_CARDS: Final = (opt.USE, opt.STORE)
_ANSWERS: Final[dict[int, tuple[int, ...]]] = {
    questions.MARKER: (opt.MARKER,),
    questions.TILE: (opt.TILE,),
    questions.COLOUR: (opt.COLOUR,),
    questions.CARD: (opt.CARD,),
    questions.SHARD: (opt.SHARD,),
    questions.TRAVEL: (opt.END, *_TRAVEL, *_CARDS),
    questions.SEED: (opt.SEED,),
    questions.CREATION: (opt.END, *_CREATION, *_CARDS),
    questions.CROSS: (opt.STEP,),
    questions.ORDER: (opt.COMPLETE,),
    questions.SHARD_KEPT: (opt.KEEP_SHARD,),
    questions.DECK: (opt.DECLINE, opt.DECK),
    questions.KEEP: (opt.DECLINE, opt.KEEP),
    questions.FIRST_CARD: (opt.KEEP,),
    questions.HARVEST: (opt.PUT,),
    questions.TOWER: (opt.DECLINE, opt.TAKE),
    questions.GOLEM: (opt.DECLINE, opt.SHIFT),
    questions.LAKE: (opt.DECLINE, opt.CHOOSE),
    questions.ARRANGE: (opt.NEXT,),
}
# The rule that says what must be answered before anything else.
_RULE: Final[dict[int, str]] = {
    questions.MARKER: "2.1",
    questions.TILE: "2.2",
    questions.COLOUR: "2.2",
    questions.CARD: "6.3",
    questions.SHARD: "3.2",
    questions.TRAVEL: "4.1",
    questions.SEED: "10.4",
    questions.CREATION: "3.1",
    questions.CROSS: "5.3",
    questions.ORDER: "6.4",
    questions.SHARD_KEPT: "6.2",
    questions.DECK: "6.3",
    questions.KEEP: "6.3",
    questions.FIRST_CARD: "2.3",
    questions.HARVEST: "7.1",
    questions.TOWER: "7.1",
    questions.GOLEM: "7.1",
    questions.LAKE: "7.1",
    questions.ARRANGE: "7.1",
}
# Deeds that belong to the other phase, and the rule of each.
_ELSEWHERE: Final[dict[int, str]] = {
    opt.COLLECT: "4.2",
    opt.MOVE: "4.3",
    opt.KEY: "4.4",
    opt.POWER: "4.5",
    opt.PLACE: "5.1",
    opt.ENTER: "5.2",
    opt.STEP: "5.3",
    opt.PLANT: "5.4",
    opt.TRADE: "5.5",
}


def explain(table: Dreamscape, seat: int, attempt: int) -> Reason | None:
    """Say why a seat may not do what the attempt says; None if it may."""
    if table.seat == NOBODY:
        return Reason(scoring.ending_rule(table), "why-game-over")
    facing = table.facing(seat)
    if facing is not None and facing is not table:
        return explain(cast("Dreamscape", facing), seat, attempt)
    if seat != table.seat:
        return Reason("3.1", "why-not-asked", {"seat": seat_name(table.seat)})
    if attempt in table.options:
        return None
    if not opt.well_formed(attempt) or not _exists(table, attempt):
        return Reason("1.1", "why-no-such-thing")
    what = opt.deed(attempt)
    question = table.question
    if what not in _ANSWERS[question]:
        return _other_question(table, what)
    if seat == CHANCE:
        return Reason(_RULE[question], "why-chance")
    if what in _CARDS:
        return why_cards.reason(table, attempt)
    if question == questions.TRAVEL:
        return why_travel.reason(table, attempt)
    if question == questions.SEED:
        return why_travel.why_seed(table, attempt)
    if question in (questions.CREATION, questions.CROSS):
        return why_creation.reason(table, attempt)
    if question in (questions.TOWER, questions.GOLEM, questions.LAKE, questions.ARRANGE):
        return why_power.reason(table, attempt)
    if question == questions.HARVEST:
        return why_power.why_put(attempt)
    return why_cards.why_choice(table, attempt)


def _other_question(table: Dreamscape, what: int) -> Reason:
    """Say that something else is asked now."""
    question = int(table.question)
    if question in (questions.TRAVEL, questions.CREATION) and what in _ELSEWHERE:
        key = "why-creation-only" if question == questions.TRAVEL else "why-travel-only"
        return Reason(_ELSEWHERE[what], key)
    return Reason(_RULE[question], "why-other-question", {"question": questions.NAMES[question]})


def _exists(table: Dreamscape, attempt: int) -> bool:
    """Tell whether there are the cards, slots, kinds and locations that an attempt names."""
    what = opt.deed(attempt)
    first, last = opt.high(attempt), opt.low(attempt)
    area, cards = table.area, len(table.box.cards)
    kinds = range(GRASS, NIGHTMARE + 1)
    if what in (opt.MOVE, opt.KEY, opt.CHOOSE):
        return 1 <= last <= LOCATIONS
    if what in (opt.STEP, opt.PLANT, opt.TAKE):
        return last < area
    if what in (opt.COMPLETE, opt.KEEP, opt.CARD):
        return last < cards
    if what in (opt.KEEP_SHARD, opt.NEXT, opt.COLOUR, opt.SHARD):
        return int(last) in kinds
    if what in _CARDS:
        return first < cards and int(last) in kinds
    if what == opt.PLACE:
        return int(first) in kinds and last < area
    if what == opt.TRADE:
        return int(first) in kinds and int(last) in kinds
    if what == opt.PUT:
        return int(first) in kinds and 1 <= last <= LOCATIONS
    if what == opt.SHIFT:
        slot, level, target = opt.shifted(attempt)
        return slot < area and target < area and level >= 1
    if what == opt.SEED:
        return last < len(LINKS)
    if what == opt.DECK:
        return 1 <= last < len(LEVELS)
    if what == opt.MARKER:
        return last < table.players
    return what != opt.TILE or last < len(purpose.NAMES)
