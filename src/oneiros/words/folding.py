"""Letters without their marks, so that people may leave the marks out."""

from __future__ import annotations

from typing import Final
from unicodedata import combining, normalize

# Letters that Unicode does not take apart.
_WHOLE: Final = str.maketrans("łø", "lo")


def fold(text: str) -> str:
    """Write a text in small letters without marks and with single blanks: stół becomes stol."""
    apart = normalize("NFKD", " ".join(text.casefold().split()))
    return "".join(letter for letter in apart if not combining(letter)).translate(_WHOLE)
