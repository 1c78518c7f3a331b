"""Sentences: everything the program says, in English and in Polish. Rules give keys and details."""

from __future__ import annotations

from oneiros.words.bundle import Words, WordsError, choose, languages

__all__ = ["Words", "WordsError", "choose", "languages"]
