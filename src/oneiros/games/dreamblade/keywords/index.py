"""All keywords in the order of their numbers: a new one goes to the end.

Options are sorted by the numbers they hold, so games without it list theirs as before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords import (
    advance,
    ambush,
    appease,
    assault,
    bloodthirsty,
    bodyguard,
    bolster,
    bomb,
    channel,
    charge,
    copy,
    crit,
    defender,
    demolish,
    detonate,
    dissipate,
    dominate,
    drain,
    energize,
    enrage,
    expel,
    fade,
    ferocity,
    fight,
    flanking,
    fortunate,
    fumble,
    gather,
    geomancy,
    hells_fury,
    heroics,
    inciter,
    invigorate,
    loner,
    lure,
    nullify,
    pack,
    panic,
    payback,
    purge,
    raising,
    regenerate,
    reincarnate,
    reinforce,
    relentless,
    respawn,
    scare,
    skirmish,
    stalwart,
    strikeback,
    swap,
    teleport,
    thanatomancy,
    unique,
    vengeance,
    vessel,
    wail,
    warpstrike,
    weaken,
)

if TYPE_CHECKING:
    from oneiros.games.dreamblade.keywords.keyword import Keyword


def _numbered(*keywords: Keyword) -> tuple[Keyword, ...]:
    """Tell each keyword its number."""
    for code, keyword in enumerate(keywords):
        keyword.code = code
    return keywords


KEYWORDS: Final[tuple[Keyword, ...]] = _numbered(
    advance.KEYWORD,
    ambush.KEYWORD,
    appease.KEYWORD,
    assault.KEYWORD,
    bloodthirsty.KEYWORD,
    bodyguard.KEYWORD,
    bolster.KEYWORD,
    bomb.KEYWORD,
    channel.KEYWORD,
    charge.KEYWORD,
    copy.KEYWORD,
    crit.KEYWORD,
    defender.KEYWORD,
    demolish.KEYWORD,
    detonate.KEYWORD,
    dissipate.KEYWORD,
    dominate.KEYWORD,
    drain.KEYWORD,
    energize.KEYWORD,
    enrage.KEYWORD,
    expel.KEYWORD,
    fade.KEYWORD,
    ferocity.KEYWORD,
    fight.KEYWORD,
    flanking.KEYWORD,
    fortunate.KEYWORD,
    fumble.KEYWORD,
    gather.KEYWORD,
    geomancy.KEYWORD,
    hells_fury.KEYWORD,
    heroics.KEYWORD,
    inciter.KEYWORD,
    invigorate.KEYWORD,
    loner.KEYWORD,
    lure.KEYWORD,
    nullify.KEYWORD,
    pack.KEYWORD,
    panic.KEYWORD,
    payback.KEYWORD,
    purge.KEYWORD,
    raising.KEYWORD,
    regenerate.KEYWORD,
    reincarnate.KEYWORD,
    reinforce.KEYWORD,
    relentless.KEYWORD,
    respawn.KEYWORD,
    scare.KEYWORD,
    skirmish.KEYWORD,
    stalwart.KEYWORD,
    strikeback.KEYWORD,
    swap.KEYWORD,
    teleport.KEYWORD,
    thanatomancy.KEYWORD,
    unique.KEYWORD,
    vengeance.KEYWORD,
    vessel.KEYWORD,
    wail.KEYWORD,
    warpstrike.KEYWORD,
    weaken.KEYWORD,
)


def numbered(code: int) -> Keyword:
    """Give the keyword of a number."""
    return KEYWORDS[code]
