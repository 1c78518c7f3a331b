"""Noting refusals one after another, so that an author is told of all of them at once."""

from __future__ import annotations

from types import TracebackType

from oneiros.kernel.errors import BadData


class ManyRefusals(BadData):
    """Several things that are wrong with one text; key and details are those of the first."""

    def __init__(self, refusals: list[BadData]) -> None:
        """Keep all of them in the order in which they were found."""
        super().__init__(refusals[0].key, **refusals[0].details)
        self.refusals = refusals


def each_of(refusal: BadData) -> list[BadData]:
    """Give the refusals that one refusal stands for, itself if it stands for no others."""
    return refusal.refusals if isinstance(refusal, ManyRefusals) else [refusal]


class Refusals:
    """What has been refused so far; inside `with` a refusal is noted in place of being raised."""

    def __init__(self) -> None:
        """Begin with nothing refused."""
        self.noted: list[BadData] = []

    def __enter__(self) -> None:
        """Begin to listen."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        """Note a refusal and go on behind the `with`; let any other error pass."""
        if not isinstance(error, BadData):
            return False
        self.noted += each_of(error)
        return True

    def note(self, refusal: BadData) -> None:
        """Note a refusal that nobody has raised."""
        self.noted.append(refusal)

    def check(self) -> None:
        """Refuse everything at once if anything has been noted."""
        if self.noted:
            raise ManyRefusals(self.noted)
