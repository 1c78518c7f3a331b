"""What follows from a plan by the rules alone: shards, free ways, cards, points and purposes.

Every number can be worked out again from the table and the plan, and a test does so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.phases import completion
from oneiros.games.dreamscape.scoring import purposes
from oneiros.games.dreamscape.table import facts
from oneiros.games.dreamscape.table.layout import CREATION, LAST_CREATION, TRAVEL
from oneiros.games.dreamscape.views.nearest import nearest, not_held
from oneiros.games.dreamscape.vocabulary import KINDS, LEVELS, SEATS
from oneiros.kernel.fact import Fact
from oneiros.kernel.state import CHANCE
from oneiros.registry.accounts import Found
from oneiros.registry.planned import Played


def consequences(table: Dreamscape, steps: Sequence[Played]) -> list[Found]:
    """List what follows from a plan, what weighs most first."""
    player = int(table.seat)
    told = [fact for step in steps for fact in step.facts if fact.about[:1] == (player,)]
    shown = _last_shown(table, steps)
    found = [
        *_scored(table, told),
        *_nearer(table, shown, player),
        *_purposes(table, shown, player),
        *_collected(told),
        *_travelled(told),
        *_kept(table, steps),
    ]
    if steps and steps[-1].after.seat == CHANCE:
        found.append(("draws", {}))
    if shown is not table and shown.phase == TRAVEL and _ends(steps):
        found.append(("points-left", {"left": int(shown.points)}))
    return found


def _last_shown(table: Dreamscape, steps: Sequence[Played]) -> Dreamscape:
    """Give the last table of the same phase of the player, before Hands are emptied."""
    shown = table
    for step in steps:
        after = cast("Dreamscape", step.after)
        ended = any(one.kind in (facts.CREATION_ENDED, facts.LAIN_DOWN) for one in step.facts)
        if (ended and opt.deed(step.option) == opt.END) or after.cycle != table.cycle:
            break
        shown = after
    return shown


def _ends(steps: Sequence[Played]) -> bool:
    return bool(steps) and opt.deed(steps[-1].option) == opt.END


def _scored(table: Dreamscape, told: Sequence[Fact]) -> Iterator[Found]:
    """Tell which cards are completed, and by which rules else points are scored."""
    by_rule: Counter[str] = Counter()
    for fact in told:
        if fact.kind != facts.SCORED:
            continue
        if fact.cause.rule == completion.RULE:
            card = table.box.cards[fact.cause.piece].name
            yield "completes", {"card": card, "points": fact.about[1]}
        else:
            by_rule[fact.cause.rule] += fact.about[1]
    for rule, points in sorted(by_rule.items()):
        if points:
            yield "scores", {"points": points, "rule": rule}


def lacking(table: Dreamscape, player: int, card: int) -> tuple[int, int]:
    """Count the shards that a card still takes, and those of them that are not in Hands."""
    found = nearest(table, player, card)
    if found is None:
        return -1, -1
    return sum(found.lacks), sum(not_held(table, player, found.lacks))


def _nearer(table: Dreamscape, shown: Dreamscape, player: int) -> Iterator[Found]:
    """Tell of each card that stays open how near it comes: on the land, or with what is held."""
    creating = table.phase in (CREATION, LAST_CREATION)
    for card in table.open[player]:
        if card not in shown.open[player]:
            continue
        before, after = lacking(table, player, card), lacking(shown, player, card)
        if -1 in before + after:
            continue
        which = 0 if creating else 1
        if before[which] != after[which]:
            name = table.box.cards[card].name
            how = "card-lacks" if creating else "card-nearer"
            if after[which] > before[which]:
                how = "card-farther"
            yield how, {"card": name, "before": before[which], "after": after[which]}


def _purposes(table: Dreamscape, shown: Dreamscape, player: int) -> Iterator[Found]:
    """Tell which purposes would pay more or less, to the player and to others."""
    for place in range(len(table.purposes)):
        before, after = purposes.paid(table, place), purposes.paid(shown, place)
        for seat in range(table.players):
            if before[seat] != after[seat]:
                yield (
                    "purpose" if seat == player else "purpose-other",
                    {
                        "tile": place,
                        "kind": int(table.purposes[place]),
                        "colour": int(table.colours[place]),
                        "seat": SEATS[seat],
                        "before": before[seat],
                        "after": after[seat],
                    },
                )


def _collected(told: Sequence[Fact]) -> Iterator[Found]:
    """Tell which shards come into Hands."""
    counted: Counter[int] = Counter()
    for fact in told:
        if fact.kind == facts.COLLECTED:
            counted[fact.about[2]] += 1
        elif fact.kind in (facts.SHARD_TAKEN, facts.TAKEN_UP):
            counted[fact.about[-1]] += 1
    if counted:
        yield "collects", {"shards": {KINDS[kind]: counted[kind] for kind in sorted(counted)}}


def _travelled(told: Sequence[Fact]) -> Iterator[Found]:
    """Tell which ways cost nothing, and which nightmare shards are taken on them."""
    taken, free = 0, list[int]()
    for fact in told:
        if fact.kind == facts.SLEEPER_MOVED and not fact.about[3]:
            free.append(fact.about[2])
        elif fact.kind == facts.LINK_TAKEN:
            taken += 1
    if free:
        yield "free-ways", {"locations": free}
    if taken:
        yield "nightmares", {"count": taken}


def _kept(table: Dreamscape, steps: Sequence[Played]) -> Iterator[Found]:
    """Tell of a card that is kept what it pays and what it takes."""
    player = int(table.seat)
    for step in steps:
        if opt.deed(step.option) != opt.KEEP or table.question not in (
            questions.KEEP,
            questions.FIRST_CARD,
        ):
            continue
        card = int(opt.low(step.option))
        takes, absent = lacking(table, player, card)
        printed = table.box.cards[card]
        about: dict[str, object] = {"card": printed.name, "points": int(table.box.points[card])}
        yield "card-pays", {**about, "level": LEVELS[printed.level]}
        if takes >= 0:
            yield "card-takes", {"card": printed.name, "takes": takes, "absent": absent}
