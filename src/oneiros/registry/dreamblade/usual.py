"""What people mostly answer where a question comes up in the middle of something else."""

from __future__ import annotations

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.table.board import WORTH
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.views.shares import usual_share

_NONE = -1
# A phase is what players think about; nobody does the thinking for them.
_PHASES = (questions.SPAWN_PHASE, questions.ACTION, questions.SHIFT, questions.STRIKE)


def usual(table: Table) -> int:  # noqa: PLR0911 - one for each question
    """Give the index of the usual answer among the options, or -1 where there is none."""
    if table.question in _PHASES:
        return _NONE
    if table.question == questions.DAMAGE:
        return usual_share(table)
    if table.question == questions.FATE:
        own = table.subject >> 4 == table.seat
        return _index(table, opt.DISRUPT if own else opt.DESTROY)
    if table.question == questions.DISRUPTION:
        return _disruption(table)
    if table.question == questions.DEATHBLOW:
        # They are destroyed anyway, so all of them strike.
        return len(table.options) - 1
    if table.question == questions.REROLL:
        return _index(table, opt.KEEP_DICE)
    deeds = [opt.deed(option) for option in table.options]
    return next((at for at, deed in enumerate(deeds) if deed not in (opt.END, opt.DECLINE)), 0)


def _index(table: Table, what: int) -> int:
    """Find the option that does something."""
    return next((at for at, one in enumerate(table.options) if opt.deed(one) == what), 0)


def _disruption(table: Table) -> int:
    """One's own goes where it scores most, an enemy where it scores least."""

    def worth(at: int) -> int:
        option = table.options[at]
        side = opt.miniature_of(option) >> 4
        points = WORTH[side][opt.cell_of(option)]
        return points if side == table.seat else -points

    return max(range(len(table.options)), key=worth)
