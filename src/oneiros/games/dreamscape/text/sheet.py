"""A sheet describes a position: its fields, read strictly, each named by its path.

Scenarios write sheets in TOML, positions as one line (`position`); `laying` lays them out.
"""

from __future__ import annotations

import re
from typing import Final

from oneiros.games.dreamscape.vocabulary import COLOURS, KINDS, LETTERS
from oneiros.kernel.errors import BadData
from oneiros.kernel.nearest import nearest
from oneiros.kernel.refusals import Refusals

Fields = dict[str, object]

_COUNTED: Final = re.compile(r"([GWRLMN])([0-9]{0,3})")
_SHOWN: Final = 80


class Sheet:
    """The fields below a path such as `A`, or at the top; the caller says what each must be.

    A field that cannot be read is noted and taken as left out, so that all of them can be told.
    """

    def __init__(
        self,
        fields: object,
        path: str,
        known: tuple[str, ...],
        refusals: Refusals | None = None,
    ) -> None:
        """Note what is no table and names that mean nothing here."""
        self.path = path
        self.refusals = Refusals() if refusals is None else refusals
        self.fields: Fields = {}
        if not isinstance(fields, dict):
            self.refusals.note(BadData("scenario-side", path=path, came=str(fields)[:_SHOWN]))
            return
        for name, value in fields.items():
            if name in known:
                self.fields[name] = value
                continue
            near = nearest(str(name), known, 2)
            where = self.where(str(name))
            self.refusals.note(BadData("scenario-unknown", path=where, near=near))

    def where(self, name: str) -> str:
        """Give the path of a field."""
        return f"{self.path}.{name}" if self.path else name

    def refuse(self, name: str, expected: str) -> BadData:
        """Say that a field is not what it should be."""
        came = str(self.fields.get(name))[:_SHOWN]
        return BadData("scenario-field", path=self.where(name), came=came, expected=expected)

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """Read a whole number within limits."""
        came = self.fields.get(name, default)
        if not isinstance(came, int) or isinstance(came, bool) or not least <= came <= most:
            self.refusals.note(self.refuse(name, f"{least}–{most}"))
            return default
        return came

    def switch(self, name: str) -> bool:
        """Read true or false, which is meant where nothing is said."""
        came = self.fields.get(name, False)
        if not isinstance(came, bool):
            self.refusals.note(self.refuse(name, "true, false"))
            return False
        return came

    def text(self, name: str, default: str = "") -> str:
        """Read a text, with single blanks."""
        came = self.fields.get(name, default)
        if not isinstance(came, str):
            self.refusals.note(self.refuse(name, '"…"'))
            return default
        return " ".join(came.split())

    def texts(self, name: str) -> list[str]:
        """Read a list of texts."""
        came = self.fields.get(name, [])
        if not isinstance(came, list) or not all(isinstance(one, str) for one in came):
            self.refusals.note(self.refuse(name, '["…", "…"]'))
            return []
        return [" ".join(one.split()) for one in came]

    def shards(self, name: str) -> list[int]:
        """Read shards in their order, as letters or with numbers: GGW or G2 W1."""
        found: list[int] = []
        said = self.text(name).upper().replace(" ", "")
        if _COUNTED.sub("", said):
            self.refusals.note(self.refuse(name, "G W R L M N"))
            return []
        for letter, number in _COUNTED.findall(said):
            found += [LETTERS.index(letter)] * (int(number) if number else 1)
        return found

    def kind(self, name: str) -> int:
        """Read one kind of shard, or 0 where nothing is said."""
        said = self.text(name).lower()
        with self.refusals:
            return kind_named(said, self.where(name)) if said else 0
        return 0

    def below(self, name: str, known: tuple[str, ...]) -> Sheet:
        """Give the fields below a heading."""
        return Sheet(self.fields.get(name, {}), self.where(name), known, self.refusals)


def kind_named(name: str, path: str) -> int:
    """Give the kind of a shard by its name or colour, or refuse."""
    for names in (KINDS, COLOURS):
        if name and name in names:
            return names.index(name)
    raise BadData("notation-kind", path=path, came=name[:_SHOWN], expected=" ".join(KINDS[1:]))
