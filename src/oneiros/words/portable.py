"""Sentences that are put into a language elsewhere: a key and its details, written as one text.

`⟦key¦name=value¦number#3⟧` stands for a sentence. A value may hold further ones, so whatever joins
sentences to longer ones works on these as well. `web/src/words` reads them with the same files.
"""

from __future__ import annotations

from typing import Final

from oneiros.words.bundle import Words

BEGIN: Final = "⟦"
BETWEEN: Final = "¦"
END: Final = "⟧"


class Portable(Words):
    """Speaks no language: it names the sentence and its details instead of saying it."""

    def __init__(self) -> None:
        """Load nothing."""
        self.language = ""

    def say(self, key: str, /, **details: object) -> str:
        """Name a sentence; numbers stay numbers, for plural forms."""
        parts = [BEGIN + key]
        for name, value in details.items():
            number = isinstance(value, int) and not isinstance(value, bool)
            parts.append(f"{name}#{value}" if number else f"{name}={value}")
        return BETWEEN.join(parts) + END


PORTABLE: Final = Portable()
