"""Refusals: what was expected, what came, where. Keys and details only; `words` makes sentences."""

from __future__ import annotations


class Refusal(Exception):  # noqa: N818 - a refusal is the word players and authors meet
    """Something is not accepted, and nothing has changed.

    `key` names the sentence in `words`, `details` are its arguments.
    """

    def __init__(self, key: str, **details: object) -> None:
        """Say which sentence explains the refusal and with which arguments."""
        super().__init__(key, details)
        self.key = key
        self.details = details

    def __str__(self) -> str:
        """Show the key and the details, for developers."""
        shown = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.key}({shown})" if shown else self.key


class StaleAnswer(Refusal):
    """An answer to a question that is no longer, or not yet, asked."""


class ForeignAnswer(Refusal):
    """An answer by a seat that is not asked."""


class IllegalAnswer(Refusal):
    """An answer that is not among the options; `details` hold the rule and what is in the way."""


class NothingToUndo(Refusal):
    """An undo past the last point before which new information appeared."""


class BadData(Refusal):
    """A file or a text that does not say what it should; `details` hold the place of the fault."""


class BadNotation(BadData):
    """A text that names no option, or more than one."""
