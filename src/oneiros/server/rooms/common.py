"""How much of what was known of a match still stands after answers were taken back."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.kernel.log import Answer


def common_start(known: Sequence[Answer], now: Sequence[Answer]) -> int:
    """Give the step up to which both hold the same answers.

    An answer that is given anew is another object, whatever it says; so from the first that differs
    on, all do, and looking from the end finds it as fast as something was taken back.
    """
    step = min(len(known), len(now))
    while step and known[step - 1] is not now[step - 1]:
        step -= 1
    return step
