"""Why an answer is not accepted."""

from __future__ import annotations

from typing import Final

from oneiros.kernel.errors import IllegalAnswer
from oneiros.kernel.ruleset import Ruleset
from oneiros.kernel.state import State

# States hold options in 64 bits; a larger number can mean nothing to a ruleset.
_LARGEST: Final = 2**63 - 1


def illegal(ruleset: Ruleset, asking: State, option: int) -> IllegalAnswer:
    """Say by which rule an answer is not among the options, and what is in the way."""
    if -_LARGEST <= option <= _LARGEST:
        reason = ruleset.explain(asking, asking.seat, option)
        if reason is not None:
            return IllegalAnswer(reason.key, **{**reason.details, "rule": reason.rule})
    return IllegalAnswer("answer-not-offered", came=option, question=ruleset.question(asking))
