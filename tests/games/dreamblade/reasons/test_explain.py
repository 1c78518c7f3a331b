"""Everything a player could try and may not has a reason with a rule."""

from __future__ import annotations

import pytest

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.reasons.explain import explain
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.bits import BIT
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamblade import invented

pytestmark = pytest.mark.once

_CELLED = (opt.SPAWN, opt.MOVE, opt.PLACE, opt.CARRY)
_ALONE = (opt.TARGET, opt.DISRUPT, opt.DESTROY, opt.KEEP)
_PLAIN = (opt.END, opt.DECLINE, opt.KEEP_DICE, opt.BOMB)


def attempts(table: Dreamblade, dice: Dice) -> list[int]:
    """Make up what a player could try: every simple deed, and some of those with many parts."""
    known = list(table.roster.miniatures)
    found: list[int] = list(_PLAIN)
    found += [what | one for what in _ALONE for one in known]
    found += [
        opt.with_cell(what, one, dice.below(25))
        for what in _CELLED
        for one in known
        for _ in range(3)
    ]
    found += [opt.with_ability(one, slot, dice.below(6)) for one in known for slot in range(4)]
    found += [opt.with_amount(one, dice.below(8)) for one in known]
    for cell in range(25):
        here = table.at[cell]
        for what in (opt.STRIKE, opt.DEATHBLOW):
            found.append(opt.with_group(what, cell, here & dice.word()))
            found.append(opt.with_group(what, cell, here))
            found.append(opt.with_group(what, cell, BIT[known[dice.below(len(known))]]))
    for _ in range(60):
        user, bearer, lender = (known[dice.below(len(known))] for _ in range(3))
        found.append(opt.with_blade(user, bearer, lender * 4 + dice.below(4)))
        found.append(opt.with_blade(user, user, user * 4 + dice.below(4)))
        faces = [dice.below(2) for _ in range(5)]
        found.append(opt.with_dice(user, dice.below(4), faces))
        found.append(opt.waiting_effect(dice.below(len(KEYWORDS)), user, dice.below(4), bearer))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_attempt_that_is_not_listed_has_a_reason(seed: int) -> None:
    dice = Dice(seed)
    table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
    asked: set[int] = set()
    for step in range(600):
        if table.seat == NOBODY:
            break
        if table.seat != CHANCE and (step % 20 == 0 or table.question not in asked):
            asked.add(table.question)
            _check(table, dice)
        table.apply(dice.choose(table))


def _check(table: Dreamblade, dice: Dice) -> None:
    before = table.frozen()
    for attempt in attempts(table, dice):
        reason = explain(table, table.seat, attempt)
        if attempt in table.options:
            assert reason is None
        else:
            assert reason is not None, (table.question, hex(attempt))
            assert reason.rule[0].isdigit()
            assert reason.key.startswith("reason-")
        foreign = explain(table, 1 - table.seat, attempt)
        assert foreign is not None
        assert foreign.key == "reason-not-asked"
    assert table.frozen() == before
