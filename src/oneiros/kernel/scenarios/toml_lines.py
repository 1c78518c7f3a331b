"""The lines on which the fields of a TOML text stand, so that a refusal can be shown there."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import Final

_BETWEEN: Final = re.compile(r"(?:\s|#[^\n]*)*")
_NAME: Final = r"(?:\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'|[A-Za-z0-9_-]+)"
_KEY: Final = re.compile(rf"({_NAME}(?:[ \t]*\.[ \t]*{_NAME})*)[ \t]*=[ \t]*")
_HEADING: Final = re.compile(rf"(\[\[?)[ \t]*({_NAME}(?:[ \t]*\.[ \t]*{_NAME})*)[ \t]*\]\]?")
_PART: Final = re.compile(_NAME)
_PLAIN: Final = re.compile(
    r"'''.*?'''{1,3}|\"\"\"(?:[^\\]|\\.)*?\"\"\"{1,3}"
    r"|'[^'\n]*'|\"(?:[^\"\\\n]|\\.)*\"|[^,\]}#\n]+",
    re.DOTALL,
)


def lines_of(text: str) -> dict[str, int]:
    """Note the line of every field of a text that can be read, by its path.

    Below `[heading]` a path is `heading.name`, below the second `[[heading]]` it is
    `heading.2.name`, and the third thing in a list is `name.3`.
    """
    reading = _Reading(text)
    reading.read()
    return reading.found


class _Reading:
    """A way through a text from its beginning to its end."""

    def __init__(self, text: str) -> None:
        """Begin at the beginning."""
        self.text = text
        self.at = 0
        self.found: dict[str, int] = {}
        self.ends = [end.start() for end in re.finditer("\n", text)]

    def read(self) -> None:
        """Go from heading to heading and from field to field."""
        heading = ""
        rows: dict[str, int] = {}
        self._skip()
        while self.at < len(self.text):
            begun = self.at
            opened = _HEADING.match(self.text, self.at)
            if opened:
                heading = _path(opened[2])
                if opened[1] == "[[":
                    rows[heading] = rows.get(heading, 0) + 1
                    heading = f"{heading}.{rows[heading]}"
                self._note(heading)
                self.at = opened.end()
            else:
                self._field(heading)
            self._skip()
            if self.at == begun:  # pragma: no cover - only what is no TOML stops here
                return

    def _note(self, path: str) -> None:
        self.found.setdefault(path, bisect_left(self.ends, self.at) + 1)

    def _skip(self) -> None:
        """Go past spaces, ends of lines and comments."""
        between = _BETWEEN.match(self.text, self.at)
        if between:
            self.at = between.end()

    def _field(self, above: str) -> None:
        """Go past a name and its value."""
        key = _KEY.match(self.text, self.at)
        if key:
            path = _path(key[1])
            path = f"{above}.{path}" if above else path
            self._note(path)
            self.at = key.end()
            self._value(path)

    def _value(self, path: str) -> None:
        """Go past a value; what is in a list or in braces is noted."""
        if self.text.startswith(("[", "{"), self.at):
            self._values(path, "]" if self.text[self.at] == "[" else "}")
            return
        plain = _PLAIN.match(self.text, self.at)
        if plain:
            self.at = plain.end()

    def _values(self, path: str, closing: str) -> None:
        items = 0
        self.at += 1
        self._skip()
        while not self.text.startswith(closing, self.at) and self.at < len(self.text):
            begun = self.at
            if closing == "}":
                self._field(path)
            else:
                items += 1
                self._note(f"{path}.{items}")
                self._value(f"{path}.{items}")
            self._skip()
            if self.text.startswith(",", self.at):
                self.at += 1
                self._skip()
            if self.at == begun:  # pragma: no cover - only what is no TOML stops here
                return
        self.at += 1


def _path(written: str) -> str:
    """Give the path of a name that may have several parts, some of them in quotation marks."""
    return ".".join(part[0].strip("\"'") for part in _PART.finditer(written))
