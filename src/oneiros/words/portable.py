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
MARKS: Final = (BEGIN, BETWEEN, END)


class Portable(Words):
    """Speaks no language: it names the sentence and its details instead of saying it."""

    def __init__(self) -> None:
        """Load nothing; which sentences there are, English tells when somebody asks."""
        self.language = ""
        self._english: Words | None = None

    def knows(self, key: str) -> bool:
        """Tell whether there is a sentence of a key, in every language."""
        if self._english is None:
            self._english = Words("en")
        return self._english.knows(key)

    def say(self, _key: str, /, **details: object) -> str:
        """Name a sentence; numbers stay numbers, for plural forms."""
        told = BEGIN + _key
        for name, value in details.items():
            # Truth values are no numbers here.
            sign = "#" if type(value) is int else "="
            told += f"{BETWEEN}{name}{sign}{value}"
        return told + END


PORTABLE: Final = Portable()
