"""The garbage collector of Python rests while a search keeps many states.

The collector looks at everything that was kept, again and again, for what refers to itself. States
do not, so a search loses most of its time there and gains nothing.
"""

from __future__ import annotations

import gc
from types import TracebackType


class CollectorRests:
    """A context in which the collector rests; it works again after the outermost one.

    Where it rested already it goes on resting. However a search ends, the collector is as before.
    """

    def __init__(self) -> None:
        """Change nothing yet."""
        self._worked = False

    def __enter__(self) -> None:
        """Let the collector rest."""
        self._worked = gc.isenabled()
        gc.disable()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let it work again, if it did."""
        if self._worked:
            gc.enable()
