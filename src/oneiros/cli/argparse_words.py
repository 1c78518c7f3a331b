"""The texts that argparse has built in, in our words."""

from __future__ import annotations

import argparse
from typing import Final

from oneiros.words import Words

# The texts as argparse hands them to gettext, and the keys of our words for them.
_SAYINGS: Final = {
    "usage: ": "cli-parser-usage",
    "positional arguments": "cli-parser-positional",
    "options": "cli-parser-options",
    "show this help message and exit": "cli-parser-help",
    "%(prog)s: error: %(message)s\n": "cli-parser-error",
    "argument %(argument_name)s: %(message)s": "cli-parser-argument",
    "unrecognized arguments: %s": "cli-parser-unrecognized",
    "the following arguments are required: %s": "cli-parser-required",
    "expected one argument": "cli-parser-one-value",
    "expected at least one argument": "cli-parser-some-values",
    "ignored explicit argument %r": "cli-parser-no-value",
    "not allowed with argument %s": "cli-parser-not-with",
}


def translate(words: Words) -> None:
    """Let argparse itself speak these words; what has none stays as it is.

    argparse looks gettext up as `_` among the names of its own module, and gettext can only be
    given files of its own kind. So that one name is replaced, for the whole process: the command
    line is the only part of Oneiros that uses argparse, and it speaks one language at a time.
    """

    def say(text: str) -> str:
        if text not in _SAYINGS:
            return text
        # Fluent keeps no blanks at the end of a line.
        return words.say(_SAYINGS[text]) + text[len(text.rstrip()) :]

    setattr(argparse, "_", say)  # noqa: B010 - it is not in the published types
