"""Sentences: everything the program says, in English and in Polish. Rules give keys and details."""

from __future__ import annotations

from oneiros.words.bundle import Words, choose
from oneiros.words.shelf import WordsError, languages

__all__ = ["Words", "WordsError", "choose", "languages"]
