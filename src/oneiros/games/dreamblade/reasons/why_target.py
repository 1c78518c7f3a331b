"""Why an ability may not choose a target or a destination (10.3, 10.4, 10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.combat import effect
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table.board import CELLS, cell_name
from oneiros.kernel.ruleset import Reason

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.table import Table


def reason(table: Table, attempt: int) -> Reason | None:
    """Say why an answer to an ability's question is not listed."""
    keyword = KEYWORDS[table.subject_keyword]
    details: dict[str, object] = {"ability": keyword.name}
    what = opt.deed(attempt)
    if what == opt.DECLINE:
        return None if keyword.optional else Reason("10.3", "reason-must-be-done", details)
    if what != keyword.deed():
        return Reason("10.4", "reason-other-answer", details)
    moved = what == opt.CARRY
    target = opt.miniature_of(attempt) if moved else attempt & 31
    cell = opt.cell_of(attempt) if moved else 0
    details["miniature"] = table.roster.called[target]
    details["cell"] = cell_name(cell % CELLS)
    if cell >= CELLS:
        return Reason("1.1", "reason-off-the-map", details)
    lacking = keyword.unmet(table, effect.under_way(table), attempt)
    return Reason(lacking.rule, lacking.key, details) if lacking is not None else None
