"""Everything a player could try and may not has a reason with a rule, said in both languages."""

from __future__ import annotations

import re

import pytest

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.reasons.explain import explain
from oneiros.kernel.dice import Dice
from oneiros.kernel.ruleset import Reason
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.words import Words, WordsError
from oneiros.words.dreamscape import reason as said
from tests.games.dreamscape import invented
from tests.root import ROOT
from tests.words.words_in_sources import modules

pytestmark = pytest.mark.once

RULES = set(
    re.findall(
        r"^- (\d+\.\d+) ",
        ROOT.joinpath("docs/rules/dreamscape.md").read_text("utf-8"),
        re.MULTILINE,
    )
)
LANGUAGES = [Words("en"), Words("pl")]
DEEDS = 28
_PAIRS = (opt.USE, opt.STORE, opt.PLACE, opt.TRADE, opt.PUT)


def attempts(table: Dreamscape, dice: Dice) -> list[int]:
    """Make up what a player could try: every simple deed, most pairs, and numbers of no meaning."""
    found = [deed << opt.DEED | about for deed in range(DEEDS) for about in range(34)]
    found += [deed << opt.DEED | about for deed in range(DEEDS) for about in (49, 50, 61, 63)]
    own = [*table.open[table.seat], *table.pile[table.seat], dice.below(50), 63]
    for what in _PAIRS:
        firsts = own if what in (opt.USE, opt.STORE) else range(8)
        lasts = range(table.area + 1) if what == opt.PLACE else range(8)
        found += [int(opt.pair(what, first, last)) for first in firsts for last in lasts]
    for _ in range(200):
        slot, target = dice.below(table.area + 1), dice.below(table.area + 1)
        found.append(int(opt.shift(slot, dice.below(5), target)))
        beside = invented.one(dice, table.box.grid.neighbours[slot % table.area])
        found.append(int(opt.shift(slot % table.area, 1 + dice.below(2), beside)))
        found.append((dice.below(32) << opt.DEED) | dice.below(1 << opt.DEED))
    return [*found, -1, -(1 << 20), 1 << 25, (1 << 62) - 1, -(1 << 62)]


@pytest.mark.parametrize("seed", range(24))
def test_every_attempt_that_is_not_listed_has_a_reason(seed: int) -> None:
    table, dice = invented.start(seed)
    asked: set[int] = set()
    spoken: set[str] = set()
    for step in range(250):
        if table.seat == NOBODY:
            break
        option = invented.answer(table, dice)
        if table.seat != CHANCE and (step % 40 == 0 or table.question not in asked):
            asked.add(table.question)
            check(table, dice, spoken)
        table.apply(option)
    assert asked
    assert spoken


def check(table: Dreamscape, dice: Dice, spoken: set[str]) -> None:
    before = table.frozen()
    for attempt in [*attempts(table, dice), *table.options]:
        reason = explain(table, table.seat, attempt)
        if attempt in table.options:
            assert reason is None
        else:
            assert reason is not None, (questions.NAMES[table.question], hex(attempt))
            check_reason(reason, spoken)
        check_foreign(table, (table.seat + 1) % table.players, attempt)
    assert table.frozen() == before


def check_foreign(table: Dreamscape, seat: int, attempt: int) -> None:
    """A seat that is not asked may do nothing; one asked meanwhile has its own reasons (5.11)."""
    foreign = explain(table, seat, attempt)
    facing = table.facing(seat)
    if facing is None:
        assert foreign is not None
        assert foreign.key == "why-not-asked"
    else:
        assert (foreign is None) == (attempt in facing.options)


def check_reason(reason: Reason, spoken: set[str]) -> None:
    assert reason.rule in RULES
    assert reason.key.startswith("why-")
    if reason.key not in spoken:
        spoken.add(reason.key)
        english, polish = (said(words, reason) for words in LANGUAGES)
        assert english != polish
        assert reason.rule in english
        assert reason.rule in polish


def test_chance_and_a_finished_game_give_reasons_too() -> None:
    table, dice = invented.start(3)
    while table.seat != NOBODY:
        if table.seat == CHANCE:
            for attempt in (table.options[0], opt.END, opt.SHARD | 7, opt.SHARD | 6, opt.CARD | 63):
                reason = explain(table, CHANCE, attempt)
                assert (reason is None) == (attempt in table.options)
                if reason is not None:
                    check_reason(reason, set())
        table.apply(invented.answer(table, dice))
    for attempt in (opt.END, opt.COLLECT, -1):
        reason = explain(table, 0, attempt)
        assert reason is not None
        assert reason.key == "why-game-over"
        check_reason(reason, set())


def test_every_key_of_a_reason_can_be_said_with_the_details_it_brings() -> None:
    sites = [
        site
        for module in modules()
        if module.name.startswith("games/dreamscape/")
        for site in module.sites()
        if site.key.startswith("why-")
    ]
    assert len(sites) > 50
    missing = set()
    for site in sites:
        details: dict[str, object] = dict.fromkeys(site.details, "1")
        for words in LANGUAGES:
            try:
                words.say(site.key, **details)
            except WordsError as error:
                missing.add(f"{site.where} {site.key}: {error}")
    assert not missing
