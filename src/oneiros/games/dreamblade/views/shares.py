"""How people mostly split damage."""

from __future__ import annotations

from typing import cast

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.combat import damage, fates
from oneiros.games.dreamblade.table.table import Table
from oneiros.kernel.bits import numbers


def usual_share(table: Table) -> int:
    """Give the index of the usual amount: just enough to destroy, else to disrupt, else least."""
    found = [damage.fate_with(table, *opt.dealt(option)) for option in table.options]
    for wished in ((fates.DESTRUCTION, fates.EITHER), (fates.DISRUPTION,)):
        for at, fate in enumerate(found):
            if fate in wished:
                return at
    return 0


def usual_shares(table: Table) -> dict[int, int]:
    """Give what everybody who waits has in the end, if each question is answered as usual."""
    shares = dict.fromkeys(numbers(damage.waiting_defenders(table)), 0)
    trial = cast("Table", table.copy())
    for _ in shares.copy():
        option = trial.options[usual_share(trial)]
        target, amount = opt.dealt(option)
        shares[target] = amount
        if amount == damage.left_to_assign(trial):
            break
        damage.answer(trial, option)
        damage.proceed(trial)
    return shares
